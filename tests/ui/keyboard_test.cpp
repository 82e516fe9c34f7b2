// Story 2 of the interface with keys only, and the way of Tab through the window.
#include <set>

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QUndoStack>

#include "tests/support/thread_time.h"
#include "tests/support/time_budget.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/experiment_panel.h"
#include "ui/time_bar.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"

namespace icl::ui {
namespace {

struct KeyboardLab : WindowLab {
  KeyboardLab() : WindowLab(true) { activate(); }
};

TEST(Keyboard, TabReachesEveryControlAndComesRound) {
  KeyboardLab lab;
  std::set<QWidget*> wanted;
  for (QWidget* widget : lab.window.findChildren<QWidget*>()) {
    const bool tab = (widget->focusPolicy() & Qt::TabFocus) != 0;
    if (tab && widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr) {
      wanted.insert(widget);
    }
  }
  for (const LabView* view : lab.window.findChildren<LabView*>()) {
    if (view->isVisible() && view->keyboardPart() != nullptr) {
      EXPECT_EQ(wanted.count(view->keyboardPart()), 1u) << view->accessibleName().toStdString();
    }
  }
  const std::size_t twice_round = 2 * wanted.size();
  for (std::size_t i = 0; i < twice_round && QApplication::focusWidget() != nullptr; ++i) {
    wanted.erase(QApplication::focusWidget());
    KeyboardLab::press(Qt::Key_Tab);
  }
  QStringList missed;
  for (const QWidget* widget : wanted) {
    missed << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                  widget->accessibleName();
  }
  EXPECT_TRUE(missed.isEmpty()) << missed.join(QStringLiteral("; ")).toStdString();
}

TEST(Keyboard, StoryTwoNeedsNoMouse) {
  KeyboardLab lab;
  SessionController& c = lab.controller;
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 30; })) << "moves by itself";
  // Depth 4→8: the old curve stays, a new run starts with the same seed.
  lab.window.findChild<ExperimentPanel*>()->focusField(QStringLiteral("depth"));
  auto* line = QApplication::focusWidget()->findChild<QLineEdit*>();
  ASSERT_NE(line, nullptr);
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("8"));
  KeyboardLab::press(Qt::Key_Return);
  ASSERT_EQ(c.runs().size(), 2u);
  EXPECT_TRUE(c.active()->name.contains(QStringLiteral("4→8")));
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 40; }));
  // Back to a step of the plateau.
  auto* time = lab.window.findChild<TimeBar*>();
  time->setFocus(Qt::TabFocusReason);
  KeyboardLab::press(Qt::Key_Home);
  for (int i = 0; i < 2; ++i) KeyboardLab::press(Qt::Key_Right, Qt::ShiftModifier);
  ASSERT_TRUE(eventually([&] { return c.position() == 20; }));
  // A fork from there with other settings.
  c.setSetting(QStringLiteral("depth"), Value(std::int64_t{2}));
  KeyboardLab::press(Qt::Key_B, Qt::ControlModifier);
  ASSERT_EQ(c.runs().size(), 3u);
  EXPECT_EQ(c.active()->state.first, 20u);
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 25; }));
  // The line for the lab book.
  KeyboardLab::press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(QApplication::clipboard()->text().startsWith(QStringLiteral("icl run")));
  KeyboardLab::press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(c.settings().integer("depth"), 8);
}

TEST(Keyboard, ControlJGoesFromPictureToPicture) {
  KeyboardLab lab;
  std::set<int> visited;
  for (int i = 0; i < ViewArea::kSlots; ++i) {
    KeyboardLab::press(Qt::Key_J, Qt::ControlModifier);
    visited.insert(lab.window.views().currentSlot());
  }
  EXPECT_EQ(visited.size(), static_cast<std::size_t>(ViewArea::kSlots));
}

TEST(Keyboard, TheWindowClosesWithinASecondWhileTraining) {
  std::unique_ptr<KeyboardLab> lab;
  const auto open = [&] {
    lab = std::make_unique<KeyboardLab>();
    lab->controller.setPace(0);
    lab->controller.run();
  };
  open();
  EXPECT_TRUE(test::holdsOnce(
      test::timeBudget(1000), [&] { lab.reset(); }, open));
}

}  // namespace
}  // namespace icl::ui
