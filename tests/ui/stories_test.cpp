// Stories 1 to 3 of the window, played with keys alone; wherever the keyboard goes, it is seen.
#include <set>

#include <gtest/gtest.h>

#include <QClipboard>
#include <QListView>
#include <QPushButton>

#include "tests/ui/window_fixture.h"
#include "ui/lecture/cue_book.h"
#include "ui/lecture/presentation.h"
#include "ui/notes/note_book.h"
#include "ui/panels/run_panel.h"
#include "ui/plots/trajectory_plot.h"
#include "ui/sweeps/sweep_window.h"
#include "ui/time_bar.h"
#include "ui/view_area.h"
#include "ui/workbench/seed_desk.h"
#include "ui/workbench/seed_window.h"

namespace icl::ui {
namespace {

constexpr char kStoryCues[] = R"([
  {"experiment": "cross-attention", "step": 12, "pace": 100000, "views": ["loss", "plane"],
   "caption": "First"},
  {"step": 24, "pace": 100000, "cover": 16, "views": ["loss"], "caption": "Guess"}])";

/// Nothing here is clicked, and no widget is given the keyboard but by keys.
struct StoryLab : WindowLab {
  explicit StoryLab(bool start = false) : WindowLab(start) { activate(); }
  /// Tab until the keyboard is in what the condition names; false after a whole round.
  static bool tabTo(const std::function<bool(const QWidget&)>& wanted) {
    for (int i = 0; i < 250; ++i) {
      const QWidget* now = QApplication::focusWidget();
      if (now == nullptr) return false;
      if (wanted(*now)) return true;
      press(Qt::Key_Tab);
    }
    return false;
  }
  static bool tabToName(const QString& name) {
    return tabTo([&](const QWidget& w) { return w.accessibleName() == name; });
  }
};

TEST(Stories, ALectureIsGivenWithKeysAlone) {
  StoryLab lab;
  Lecture lecture;
  lecture.cues =
      cuesFromJson(Json::parse(kStoryCues, "x").value(), "x", lab.catalog, lab.presets).value();
  lab.document.cues().load(std::move(lecture));
  Presentation& talk = lab.window.lecture();
  const auto still = [&] {
    return eventually([&] { return talk.player().phase() == CuePlayer::Phase::Still; });
  };
  const QStringList views = lab.controller.views();
  StoryLab::press(Qt::Key_F5);
  ASSERT_TRUE(talk.isOn());
  ASSERT_TRUE(still());
  EXPECT_EQ(lab.controller.position(), 12u);
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  StoryLab::press(Qt::Key_PageDown);
  ASSERT_TRUE(still());
  EXPECT_TRUE(talk.player().covered());
  StoryLab::press(Qt::Key_PageDown);
  EXPECT_FALSE(talk.player().covered());
  StoryLab::press(Qt::Key_B);
  EXPECT_TRUE(talk.audience()->isBlank());
  StoryLab::press(Qt::Key_Period);
  EXPECT_FALSE(talk.audience()->isBlank());
  StoryLab::press(Qt::Key_S);
  EXPECT_TRUE(talk.audience()->isFrozen());
  StoryLab::press(Qt::Key_S);
  StoryLab::press(Qt::Key_PageUp);
  ASSERT_TRUE(still());
  EXPECT_EQ(lab.controller.position(), 12u);
  StoryLab::press(Qt::Key_Escape);
  EXPECT_FALSE(talk.isOn());
  EXPECT_EQ(lab.controller.views(), views);
  EXPECT_TRUE(lab.window.isAncestorOf(QApplication::focusWidget()));
}

TEST(Stories, AnExplorationIsMadeWithKeysAlone) {
  StoryLab lab(true);
  SessionController& c = lab.controller;
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 30; }));
  // Depth by its slider: a new run, the old one a ghost.
  ASSERT_TRUE(StoryLab::tabToName(QStringLiteral("Depth, slider")));
  StoryLab::press(Qt::Key_Right);
  ASSERT_TRUE(eventually([&] { return c.runs().size() == 2; }));
  EXPECT_FALSE(c.runs().front()->live);
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 40; }));
  // Another start, from the parameter plane.
  ASSERT_TRUE(StoryLab::tabTo(
      [](const QWidget& w) { return qobject_cast<const TrajectoryPlot*>(&w) != nullptr; }));
  StoryLab::press(Qt::Key_Left);
  StoryLab::press(Qt::Key_Up);
  StoryLab::press(Qt::Key_Return);
  ASSERT_TRUE(eventually([&] { return c.runs().size() == 3; }));
  EXPECT_FALSE(c.runs()[1]->live);
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 40; }));
  // Back, a note there, a fork with another setting.
  ASSERT_TRUE(StoryLab::tabTo(
      [](const QWidget& w) { return qobject_cast<const TimeBar*>(&w) != nullptr; }));
  StoryLab::press(Qt::Key_Home);
  StoryLab::press(Qt::Key_Right, Qt::ShiftModifier);
  ASSERT_TRUE(eventually([&] { return c.position() == 10; }));
  StoryLab::press(Qt::Key_D, Qt::ControlModifier);
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("plateau"));
  StoryLab::press(Qt::Key_Return);
  ASSERT_EQ(c.notes().notes().size(), 1u);
  EXPECT_EQ(c.notes().notes().front().step, 10u);
  const std::size_t before = c.runs().size();
  StoryLab::press(Qt::Key_B, Qt::ControlModifier);
  ASSERT_EQ(c.runs().size(), before + 1);
  EXPECT_EQ(c.active()->state.first, 10u);
  StoryLab::press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(QApplication::clipboard()->text().startsWith(QStringLiteral("icl run")));
}

TEST(Stories, AnAblationIsStudiedWithKeysAlone) {
  StoryLab lab(true);
  SessionController& c = lab.controller;
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 10; }));
  ASSERT_TRUE(StoryLab::tabTo(
      [](const QWidget& w) { return w.accessibleName().startsWith(QStringLiteral("Twin of")); }));
  StoryLab::press(Qt::Key_Space);
  ASSERT_EQ(c.runs().size(), 2u);
  ASSERT_TRUE(c.runs().back()->twin_of);
  ASSERT_TRUE(eventually([&] { return c.runs().back()->steps.size() > 20; }));
  // The list of runs: another run is looked at, hidden, shown, removed, and back.
  ASSERT_TRUE(StoryLab::tabTo(
      [](const QWidget& w) { return qobject_cast<const RunList*>(&w) != nullptr; }));
  StoryLab::press(Qt::Key_End);
  StoryLab::press(Qt::Key_Space);
  EXPECT_FALSE(c.runs().back()->shown);
  StoryLab::press(Qt::Key_Space);
  EXPECT_TRUE(c.runs().back()->shown);
  StoryLab::press(Qt::Key_Delete);
  EXPECT_EQ(c.runs().size(), 1u);
  StoryLab::press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(c.runs().size(), 2u);
  // Five seeds of both in the background, and back.
  StoryLab::press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(eventually([&] { return QApplication::activeWindow() != &lab.window; }));
  StoryLab::press(Qt::Key_Return);
  EXPECT_TRUE(c.seeds().running());
  EXPECT_TRUE(eventually([&] { return c.seeds().done() > 0; }, 60000));
  c.seeds().stop();
  StoryLab::press(Qt::Key_Escape);
  EXPECT_FALSE(lab.window.findChild<SeedWindow*>()->isVisible());
  lab.window.activateWindow();  // as a window manager does
  ASSERT_TRUE(eventually([&] { return QApplication::activeWindow() == &lab.window; }));
  // A grid of a switch and a parameter is chosen, run and read, and one of its cells opened.
  StoryLab::press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(eventually([&] { return QApplication::activeWindow() != &lab.window; }));
  auto* sweeps = lab.window.findChild<SweepWindow*>();
  ASSERT_EQ(QApplication::activeWindow(), sweeps);
  const auto typeAt = [](const char* name, const QString& text) {
    ASSERT_TRUE(StoryLab::tabToName(QString::fromLatin1(name))) << name;
    QTest::keyClicks(QApplication::focusWidget(), text);
  };
  typeAt("Setting of axis 1", QStringLiteral("Tied"));
  typeAt("Setting of axis 2", QStringLiteral("Initial"));
  ASSERT_TRUE(StoryLab::tabToName(QStringLiteral("Values of axis 2")));
  StoryLab::press(Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.1, 0.2"));
  ASSERT_TRUE(StoryLab::tabToName(QStringLiteral("Steps of a job")));
  StoryLab::press(Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("5"));
  ASSERT_TRUE(eventually([&] {
    const auto sweep = sweeps->desk().sweep();
    return sweep != nullptr && sweep->spec().run.steps == 5;
  })) << sweeps->sentence().toStdString();
  ASSERT_TRUE(StoryLab::tabTo([](const QWidget& w) {
    const auto* button = qobject_cast<const QPushButton*>(&w);
    return button != nullptr && button->text() == SweepWindow::tr("&Start");
  })) << sweeps->sentence().toStdString();
  StoryLab::press(Qt::Key_Space);
  ASSERT_TRUE(eventually([&] { return sweeps->desk().stored() >= 4; }, 60000))
      << sweeps->sentence().toStdString();
  ASSERT_TRUE(StoryLab::tabToName(QStringLiteral("Phase diagram")));
  StoryLab::press(Qt::Key_Right);
  EXPECT_FALSE(QApplication::focusWidget()->accessibleDescription().isEmpty());
  const std::uint64_t before = c.active()->serial;
  StoryLab::press(Qt::Key_Return);
  EXPECT_TRUE(eventually([&] { return c.active() != nullptr && c.active()->serial != before; }));
  sweeps->close();
}

/// The picture of a widget with some room round it, as the person sees it.
QImage surroundings(QWidget& widget) {
  QWidget* window = widget.window();
  const QRect at(widget.mapTo(window, QPoint(0, 0)), widget.size());
  return window->grab(at.adjusted(-6, -6, 6, 6)).toImage();
}

TEST(Stories, WhereverTheKeyboardIsItIsSeen) {
  StoryLab lab;
  lab.controller.step(5);
  ASSERT_TRUE(eventually([&] { return lab.controller.active()->steps.size() == 6; }));
  QTest::qWait(50);
  QApplication::setCursorFlashTime(0);
  std::set<QWidget*> visited;
  QStringList unseen;
  for (int i = 0; i < 250; ++i) {
    QWidget* focus = QApplication::focusWidget();
    ASSERT_NE(focus, nullptr) << "the keyboard is nowhere";
    if (!visited.insert(focus).second) break;
    const QImage with = surroundings(*focus);
    focus->clearFocus();
    const QImage without = surroundings(*focus);
    focus->setFocus(Qt::TabFocusReason);
    if (with == without) {
      unseen << QString::fromLatin1(focus->metaObject()->className()) + QLatin1Char(' ') +
                    focus->accessibleName();
    }
    StoryLab::press(Qt::Key_Tab);
  }
  EXPECT_GT(visited.size(), 30u);
  EXPECT_TRUE(unseen.isEmpty()) << unseen.join(QStringLiteral("; ")).toStdString();
}

}  // namespace
}  // namespace icl::ui
