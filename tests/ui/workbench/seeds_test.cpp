// A run and its twin with further seeds: bands and verdicts against values worked out here, the
// store, cancelling, closing, and the window by keys.
#include <algorithm>
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "core/run/registry.h"
#include "tests/support/thread_time.h"
#include "tests/ui/window_fixture.h"
#include "ui/plots/line_chart.h"
#include "ui/views/channel_view.h"
#include "ui/views/view_parts.h"
#include "ui/workbench/seed_row.h"
#include "ui/workbench/seed_window.h"

namespace icl::ui {

namespace {

constexpr double kNoise = 2, kRate = 0.1;
constexpr std::uint64_t kSeed = 7;  // of TinyLab
constexpr int kSteps = 200;

/// Losses of the tiny experiment by its two lines of arithmetic.
std::vector<double> lossesOf(std::uint64_t seed, double curvature) {
  double x = 0, y = 0;
  std::vector<double> losses;
  for (std::uint64_t step = 0; step <= kSteps; ++step) {
    losses.push_back((x - 3) * (x - 3) + curvature * (y + 1) * (y + 1));
    x -= kRate * (2 * (x - 3) + kNoise * tiny::keyedDraw(seed, step));
    y -= kRate * 2 * curvature * (y + 1);
  }
  return losses;
}

struct SeedLab : TinyLab {
  explicit SeedLab(int work = 0) {
    Values changes{{"noise", Value(kNoise)}};
    if (work > 0) changes.set("work", Value(std::int64_t{work}));
    open(changes, false);
  }
  SeedDesk& desk() { return controller.seeds(); }
  bool finish(int count) {
    const auto plan = seedPlan(controller, count);
    if (!plan) return false;
    desk().start(*plan);
    return eventually([this] { return !desk().running(); });
  }
  std::size_t stored() const { return listRuns(folder.path().toStdString()).size(); }
};

}  // namespace

TEST(Seeds, BandInTheLossChartIsMedianAndOrderStatisticsOfTheSeeds) {
  SeedLab lab;
  ChannelView view(lab.controller, lossChoices, nullptr);
  ASSERT_TRUE(lab.finish(5));
  view.refresh();
  const auto& bands = view.chart().scene().bands;
  ASSERT_EQ(bands.size(), 1U);
  for (const QString& part : {QStringLiteral("median"), QStringLiteral("order statistics"),
                              QStringLiteral("93.8 %"), QStringLiteral("n = 5")}) {
    EXPECT_TRUE(bands[0].statistic.contains(part)) << bands[0].statistic.toStdString();
  }
  std::vector<std::vector<double>> losses;
  for (std::uint64_t seed = kSeed; seed < kSeed + 5; ++seed) losses.push_back(lossesOf(seed, 0.5));
  ASSERT_EQ(bands[0].x->size(), std::size_t{kSteps + 1});
  for (std::size_t i = 0; i <= kSteps; ++i) {
    std::array<double, 5> here{};
    for (std::size_t s = 0; s < 5; ++s) here[s] = losses[s][i];
    std::sort(here.begin(), here.end());
    EXPECT_EQ((*bands[0].x)[i], static_cast<double>(i));
    ASSERT_NEAR((*bands[0].low)[i], here[0], 1e-12 * (1 + here[0]));
    ASSERT_NEAR((*bands[0].middle)[i], here[2], 1e-12 * (1 + here[2]));
    ASSERT_NEAR((*bands[0].high)[i], here[4], 1e-12 * (1 + here[4]));
  }
  lab.desk().setBands(false);
  view.refresh();
  EXPECT_TRUE(view.chart().scene().bands.empty());
}

TEST(Seeds, TheLegendAndTheBandAreSeen) {
  SeedLab lab;
  ASSERT_TRUE(lab.finish(6));
  ChannelView view(lab.controller, lossChoices, nullptr);
  view.resize(420, 300);
  view.refresh();
  const QColor colour = runColour(lab.active(), PlotTheme::of(view.chart()));
  const auto ink = [&] {
    const QImage image = view.grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        count += std::abs(pixel.hue() - colour.hue()) < 8 && pixel.saturation() > 10 ? 1 : 0;
      }
    }
    return count;
  };
  const int with = ink();
  lab.desk().setBands(false);
  view.refresh();
  EXPECT_GT(with, ink() + 400) << "a band of noise covers more than its line";
}

TEST(Seeds, PairsShareTheirSeedsAndTheVerdictNamesLevelAndNumber) {
  SeedLab lab;
  lab.controller.startTwin(QStringLiteral("curvature"), Value(1.0));
  lab.controller.pause();
  SeedWindow window(lab.controller, nullptr);
  window.show();
  window.count().setValue(6);
  window.startOrStop();
  ASSERT_TRUE(eventually([&] { return !lab.desk().running(); }));
  const auto* plan = &*lab.desk().plan();
  ASSERT_EQ(plan->sides.size(), 2U);
  std::vector<double> a, b;
  for (std::uint64_t seed = kSeed; seed < kSeed + 6; ++seed) {
    a.push_back(lossesOf(seed, 0.5).back());
    b.push_back(lossesOf(seed, 1.0).back());
  }
  const auto shown = pairedSummary(seedValues(lab.desk(), 0, 0, std::nan("")),
                                   seedValues(lab.desk(), 1, 0, std::nan("")));
  std::vector<double> apart;
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_NEAR(shown.values[i], b[i] - a[i], 1e-12);
    apart.push_back(b[i] - a[i]);
  }
  std::sort(apart.begin(), apart.end());
  EXPECT_NEAR(shown.difference.median, (apart[2] + apart[3]) / 2, 1e-12);
  EXPECT_NEAR(shown.difference.low, apart[0], 1e-12);
  EXPECT_NEAR(shown.difference.high, apart[5], 1e-12);
  EXPECT_DOUBLE_EQ(shown.difference.level, 0.96875);
  const bool told = apart[0] > 0 || apart[5] < 0 || shown.below + shown.above == 0;
  EXPECT_EQ(window.verdict().contains(QStringLiteral("No difference")), !told)
      << window.verdict().toStdString();
  const QString csv = window.csv();
  EXPECT_TRUE(csv.startsWith(QStringLiteral("seed,a,b,difference\n7,")));
  EXPECT_EQ(csv.count(QLatin1Char('\n')), 7);
}

TEST(Seeds, VerdictsNeedEnoughPairs) {
  const auto verdict = [](const std::vector<double>& b) {
    return verdictText(pairedSummary(std::vector<double>(b.size(), 0.0), b), QStringLiteral("P"),
                       QStringLiteral("Q"));
  };
  EXPECT_TRUE(verdict({1, 2, 3}).contains(QStringLiteral("Too few")));
  EXPECT_TRUE(verdict({1, 2, 3, 4, 5}).contains(QStringLiteral("“Q” is above “P”")));
  EXPECT_TRUE(verdict({-1, -2, -3, -4, -5}).contains(QStringLiteral("“Q” is below “P”")));
  EXPECT_TRUE(verdict({-1, 2, 3, 4, 5}).contains(QStringLiteral("No difference")));
  EXPECT_TRUE(verdict({0, 0, 0, 0, 0}).contains(QStringLiteral("equal")));
  const SeedSummary odd = summaryOf({1, std::nan(""), 3});
  EXPECT_EQ(odd.n, 2);
  EXPECT_EQ(odd.left_out, 1);
}

TEST(Seeds, RunsAreInTheStoreAndFoundAgain) {
  SeedLab lab;
  ASSERT_TRUE(lab.finish(3));
  EXPECT_EQ(lab.stored(), 3U);
  EXPECT_FALSE(lab.desk().curve(0, 0)->found);
  ASSERT_TRUE(lab.finish(4)) << "a longer list makes what is missing";
  EXPECT_EQ(lab.stored(), 4U);
  const auto steps = lab.desk().curve(0, 2)->steps;
  lab.desk().clear();
  ASSERT_TRUE(lab.finish(4));
  EXPECT_EQ(lab.stored(), 4U) << "nothing is made twice";
  EXPECT_TRUE(lab.desk().curve(0, 2)->found);
  EXPECT_EQ(lab.desk().curve(0, 2)->steps, steps);
  EXPECT_EQ(lab.desk().curve(0, 2)->channels[0].back(), lossesOf(kSeed + 2, 0.5).back());
}

TEST(Seeds, CanBeStoppedGoOnAndBeClosedWhileTheyRun) {
  SeedLab lab(1000);  // a fifth of a second a run
  const double begin = test::threadMilliseconds();
  lab.desk().start(*seedPlan(lab.controller, 4));
  EXPECT_LT(test::threadMilliseconds() - begin, test::timeBudget(20)) << "nothing waits";
  EXPECT_EQ(lab.desk().done(), 0);
  ASSERT_TRUE(eventually([&] { return lab.desk().done() >= 1; }));
  EXPECT_EQ(lab.controller.activity(), Activity::Idle) << "the run itself is left alone";
  lab.desk().stop();
  ASSERT_TRUE(eventually([&] { return !lab.desk().running(); }));
  EXPECT_LT(lab.desk().done(), 4);
  lab.desk().start(*seedPlan(lab.controller, 2));
  ASSERT_TRUE(eventually([&] { return !lab.desk().running(); }));
  EXPECT_EQ(lab.desk().done(), 2);
  lab.desk().start(*seedPlan(lab.controller, 30));
  lab.controller.openExperiment(QStringLiteral("tiny"), {}, 1, false);
  EXPECT_FALSE(lab.desk().plan().has_value());
  lab.desk().start(*seedPlan(lab.controller, 30));
}

TEST(Seeds, AForkIsRefusedWithASentence) {
  SeedLab lab;
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.pause();
  lab.controller.seek(50);
  lab.controller.setCursor(50);
  lab.controller.forkHere();
  QString why;
  EXPECT_FALSE(seedPlan(lab.controller, 5, &why).has_value());
  EXPECT_TRUE(why.contains(QStringLiteral("fork"))) << why.toStdString();
}

TEST(Seeds, ManyRowsAreThinnedEvenlyAndKeepTheirLast) {
  CurveKeeper keeper(1);
  constexpr std::uint64_t kRows = 10001;
  for (std::uint64_t i = 0; i < kRows; ++i) {
    const double value = static_cast<double>(i) * 2;
    keeper.add(i, std::span(&value, 1));
  }
  const SeedCurve curve = keeper.take();
  EXPECT_LE(curve.steps.size(), CurveKeeper::kMost + 1);
  EXPECT_EQ(curve.steps[1] - curve.steps[0], 8);
  EXPECT_EQ(curve.steps.back(), 10000);
  for (std::size_t i = 0; i < curve.steps.size(); ++i) {
    EXPECT_EQ(curve.channels[0][i], 2 * curve.steps[i]);
  }
}

TEST(SeedWindow, OpensStartsAndFillsByKeysAlone) {
  WindowLab lab;
  lab.activate();
  WindowLab::press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
  auto* window = lab.window.findChild<SeedWindow*>();
  ASSERT_NE(window, nullptr);
  ASSERT_TRUE(eventually([&] { return window->isActiveWindow(); }));
  for (QWidget* widget : window->findChildren<QWidget*>()) {
    if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible()) continue;
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    EXPECT_TRUE(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()) ||
                qobject_cast<QLabel*>(widget) != nullptr ||
                widget->objectName().startsWith(QLatin1String("qt_")))
        << widget->metaObject()->className();
  }
  window->count().setFocus();
  QTest::keyClick(&window->count(), Qt::Key_Up);
  EXPECT_EQ(window->count().value(), SeedDesk::kUsual + 1);
  QTest::keyClick(&window->count(), Qt::Key_Return);
  EXPECT_TRUE(lab.controller.seeds().running());
  lab.controller.seeds().stop();
  ASSERT_TRUE(eventually([&] { return !lab.controller.seeds().running(); }));
  QTest::keyClick(window, Qt::Key_Escape);
  EXPECT_FALSE(window->isVisible());
}

}  // namespace icl::ui
