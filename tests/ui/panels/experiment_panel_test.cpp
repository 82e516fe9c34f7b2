// The left side of the window: twins by one click, changes that start a new run when they are
// complete, and changes that wait while somebody looks at an earlier step.
#include "ui/panels/experiment_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QUndoStack>

#include "tests/support/places.h"
#include "tests/ui/window_fixture.h"

namespace icl::ui {
namespace {

std::vector<Preset> defaultDocument() {
  const Catalog catalog = makeCatalog();
  const std::filesystem::path folder(ICL_SOURCE_DIR "/resources/presets/cross_attention");
  auto preset = loadPreset(folder / "01-two-weights.json", catalog);
  EXPECT_TRUE(preset.ok());
  return {preset.value()};
}

QPushButton* button(const WindowLab& lab, const QString& text) {
  for (QPushButton* one : lab.window.findChildren<QPushButton*>()) {
    if (one->text() == text) return one;
  }
  return nullptr;
}

QPushButton* restartButton(const WindowLab& lab) {
  return button(lab, ExperimentPanel::tr("Restart"));
}

void setAtOnce(const WindowLab& lab, bool on) {
  for (QToolButton* one : lab.window.findChildren<QToolButton*>()) {
    if (one->text() == ExperimentPanel::tr("at once")) one->setChecked(on);
  }
}

/// Moves the slider of a setting as a mouse does: pressed, in small parts, released.
void drag(const FieldRow& row, int to) {
  auto* slider = row.findChild<QSlider*>();
  ASSERT_NE(slider, nullptr);
  const int from = slider->value();
  slider->setSliderDown(true);
  for (int i = 1; i <= 8; ++i) slider->setValue(from + (to - from) * i / 8);
  slider->setSliderDown(false);
}

TEST(ExperimentPanel, EveryTwinOfTheDefaultDocumentHasFiftyPointsWithinFiveSeconds) {
  WindowLab lab(true, defaultDocument());
  lab.showAt(1280, 800);
  std::size_t twins = 0;
  for (const ConfigForm* form : lab.window.findChildren<ConfigForm*>()) {
    for (const FieldRow* row : form->rows()) {
      if (!row->field().twins || !WindowLab::twinButton(*row)->isEnabled()) continue;
      WindowLab::clickTwin(*row);
      ++twins;
    }
  }
  ASSERT_GE(twins, 4u);
  ASSERT_EQ(lab.controller.runs().size(), 1 + twins);
  EXPECT_TRUE(eventually(
      [&] {
        for (const RunTrack* run : lab.controller.runs()) {
          if (run->steps.size() < 50) return false;
        }
        return true;
      },
      5000));
  for (const RunTrack* run : lab.controller.runs()) {
    EXPECT_GE(run->steps.size(), 50u) << run->name.toStdString();
  }
}

TEST(ExperimentPanel, TheSameTwinTwiceIsOneRun) {
  WindowLab lab(true);
  lab.showAt(1280, 800);
  WindowLab::clickTwin(*lab.row("depth"));
  WindowLab::clickTwin(*lab.row("depth"));
  EXPECT_EQ(lab.controller.runs().size(), 2u);
}

TEST(ExperimentPanel, ADepthTypedAndReturnStartsANewRunAndKeepsTheOldOne) {
  WindowLab lab(true);
  lab.activate();
  FieldRow* row = lab.row("depth");
  row->editor()->setFocus();
  auto* line = row->editor()->findChild<QLineEdit*>();
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("8"));
  QTest::keyClick(row->editor(), Qt::Key_Return);
  ASSERT_EQ(lab.controller.runs().size(), 2u);
  EXPECT_TRUE(lab.controller.active()->name.contains(QStringLiteral("4→8")));
  EXPECT_EQ(lab.controller.active()->state.seed, lab.controller.runs()[0]->state.seed);
  EXPECT_FALSE(lab.controller.runs()[0]->live);
}

TEST(ExperimentPanel, ADepthDraggedStartsOneNewRunOnReleaseAndOneUndoEntry) {
  WindowLab lab(true);
  lab.showAt(1280, 800);
  ASSERT_TRUE(eventually([&] { return lab.controller.active()->steps.size() > 3; }));
  FieldRow* row = lab.row("depth");
  drag(*row, row->findChild<QSlider*>()->value() + 90);
  ASSERT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }, 2000));
  EXPECT_TRUE(lab.controller.active()->name.startsWith(QStringLiteral("T 4→")));
  EXPECT_TRUE(lab.controller.active()->live);
  EXPECT_FALSE(lab.controller.runs()[0]->live) << "the old curve stays as a ghost";
  EXPECT_TRUE(lab.controller.runs()[0]->shown);
  EXPECT_EQ(lab.controller.undoStack().count(), 1);
  EXPECT_TRUE(eventually([&] { return lab.controller.active()->steps.size() > 3; })) << "it runs";
  EXPECT_TRUE(lab.controller.pending().empty());
}

TEST(ExperimentPanel, AFieldThatIsLeftTakesEffect) {
  WindowLab lab(true);
  lab.activate();
  FieldRow* row = lab.row("depth");
  row->editor()->setFocus();
  auto* line = row->editor()->findChild<QLineEdit*>();
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("6"));
  EXPECT_EQ(lab.controller.runs().size(), 1u) << "not while somebody is typing";
  WindowLab::press(Qt::Key_Tab);
  EXPECT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }, 2000));
  EXPECT_EQ(lab.controller.active()->state.config.integer("depth"), 6);
}

TEST(ExperimentPanel, ArrowKeysStartOneRunWhenTheyHaveComeToRest) {
  WindowLab lab(true);
  lab.activate();
  FieldRow* row = lab.row("depth");
  row->editor()->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(row->editor(), Qt::Key_Up);
  EXPECT_EQ(lab.controller.runs().size(), 1u);
  EXPECT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }, 3000));
  EXPECT_GT(lab.controller.active()->state.config.integer("depth"), 4);
}

TEST(ExperimentPanel, WhereAtOnceIsOffChangesWaitForTheButton) {
  WindowLab lab(true);
  lab.showAt(1280, 800);
  setAtOnce(lab, false);
  FieldRow* row = lab.row("depth");
  drag(*row, row->findChild<QSlider*>()->value() + 90);
  QTest::qWait(50);
  EXPECT_EQ(lab.controller.runs().size(), 1u);
  ASSERT_TRUE(restartButton(lab)->isEnabled());
  restartButton(lab)->click();
  EXPECT_EQ(lab.controller.runs().size(), 2u);
  QSettings().remove(QStringLiteral("form/restart-at-once"));
}

TEST(ExperimentPanel, UndoOfADragStartsWithTheOldSettingsAgain) {
  WindowLab lab(true);
  lab.activate();
  FieldRow* row = lab.row("depth");
  drag(*row, row->findChild<QSlider*>()->value() + 90);
  ASSERT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }, 2000));
  WindowLab::press(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(eventually([&] { return lab.controller.runs().size() == 3; }, 2000));
  EXPECT_EQ(lab.controller.active()->state.config.integer("depth"), 4);
}

TEST(ExperimentPanel, WhileLookingBackChangesWaitAndAForkKeepsWhatCameAfter) {
  WindowLab lab(true);
  lab.activate();
  SessionController& c = lab.controller;
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 40; }));
  c.seek(20);
  ASSERT_TRUE(eventually([&] { return c.position() == 20; }));
  const RunTrack* parent = c.active();
  const std::size_t rows = parent->steps.size();
  FieldRow* row = lab.row("depth");
  drag(*row, row->findChild<QSlider*>()->value() + 90);
  QTest::qWait(50);
  EXPECT_EQ(c.runs().size(), 1u) << "a fork may be meant";
  QPushButton* fork = button(lab, ExperimentPanel::tr("Fork here"));
  ASSERT_TRUE(fork->isEnabled());
  fork->click();
  ASSERT_EQ(c.runs().size(), 2u);
  EXPECT_EQ(c.active()->state.first, 20u);
  EXPECT_EQ(parent->steps.size(), rows);
}

}  // namespace
}  // namespace icl::ui
