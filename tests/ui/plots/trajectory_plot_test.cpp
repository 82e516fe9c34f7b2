// The parameter plane: heights, levels, slopes, picking a start by mouse and keys, moving about.
#include "ui/plots/trajectory_plot.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace icl::ui {
namespace {

/// log10 of 1e-4 + (x − 0.3)² + 4 (y + 0.2)² on [-0.1, 0.6] × [-0.7, 0.3].
PlaneGrid bowl(int points = 71) {
  PlaneGrid g;
  g.x_low = -0.1;
  g.x_high = 0.6;
  g.y_low = -0.7;
  g.y_high = 0.3;
  g.cols = g.rows = points;
  for (int r = 0; r < points; ++r) {
    for (int c = 0; c < points; ++c) {
      const double x = g.x_low + 0.7 * c / (points - 1) - 0.3;
      const double y = g.y_low + 1.0 * r / (points - 1) + 0.2;
      g.values.push_back(std::log10(1e-4 + x * x + 4 * y * y));
    }
  }
  return g;
}

TEST(PlaneGrid, InterpolatesAndKnowsNothingOutside) {
  const PlaneGrid g = bowl();
  EXPECT_NEAR(g.at(0.5, 0.1), std::log10(1e-4 + 0.04 + 0.36), 1e-3);
  EXPECT_TRUE(std::isnan(g.at(0.7, 0)));
}

TEST(PlaneGrid, DownhillPointsToTheMinimum) {
  const PlaneGrid g = bowl();
  const QPointF d = g.downhill(0.5, -0.2);
  EXPECT_LT(d.x(), 0);
  EXPECT_NEAR(d.y() / d.x(), 0, 0.02);
  EXPECT_LT(g.downhill(0.3, 0.1).y(), 0);
}

TEST(PlaneGrid, StandInsForZeroAndInfinityAreNoHeights) {
  PlaneGrid g = bowl();
  g.values[0] = 1000;
  g.values[1] = -1000;
  EXPECT_TRUE(std::isnan(g.at(-0.1, -0.7)));
  const auto levels = planeLevels(g);
  EXPECT_GT(levels.front(), -10);
  EXPECT_LT(levels.back(), 10);
}

TEST(PlaneGrid, LevelsAreEightToSixteenRoundSteps) {
  const auto levels = planeLevels(bowl());
  EXPECT_GE(levels.size(), 6u);
  EXPECT_LE(levels.size(), 16u);
  const double step = levels[1] - levels[0];
  for (const double level : levels) EXPECT_NEAR(level / step, std::round(level / step), 1e-6);
}

TEST(PlaneGrid, AFlatPlaneHasNoLevelsAndSaysSo) {
  PlaneGrid g = bowl();
  for (double& v : g.values) v = -0.17;
  EXPECT_TRUE(planeLevels(g).empty());
  TrajectoryPlot plot, other;
  for (TrajectoryPlot* p : {&plot, &other}) p->resize(520, 420);
  plot.setGrid(g);
  other.setGrid(g);
  plot.setEmptyText({}, QStringLiteral("The same everywhere."));
  EXPECT_NE(plot.grab().toImage(), other.grab().toImage());
}

struct Shown {
  TrajectoryPlot plot{};
  Shown() {
    plot.resize(520, 420);
    plot.setGrid(bowl());
    plot.setHomeRange({-0.1, 0.6, false}, {-0.7, 0.3, false});
    plot.goHome();
    plot.show();
    plot.grab();
  }
  QPoint pixel(double x, double y) const {
    const QRectF r = plot.plotArea();
    return {qRound(r.left() + plot.scene().x.unit(x) * r.width()),
            qRound(r.bottom() - plot.scene().y.unit(y) * r.height())};
  }
};

TEST(TrajectoryPlot, AClickPicksTheStartUnderThePointer) {
  Shown s;
  const QSignalSpy picked(&s.plot, &TrajectoryPlot::startPicked);
  QTest::mouseClick(&s.plot, Qt::LeftButton, {}, s.pixel(0.25, -0.4));
  ASSERT_EQ(picked.count(), 1);
  EXPECT_NEAR(picked[0][0].toDouble(), 0.25, 0.005);
  EXPECT_NEAR(picked[0][1].toDouble(), -0.4, 0.005);
}

TEST(TrajectoryPlot, ArrowKeysAndEnterPickAStartWithoutAMouse) {
  Shown s;
  const QSignalSpy picked(&s.plot, &TrajectoryPlot::startPicked);
  QTest::keyClick(&s.plot, Qt::Key_Return);
  EXPECT_EQ(picked.count(), 0) << "no crosshair yet";
  QTest::keyClick(&s.plot, Qt::Key_Right);  // the crosshair appears in the middle
  for (int i = 0; i < 4; ++i) QTest::keyClick(&s.plot, Qt::Key_Up);
  QTest::keyClick(&s.plot, Qt::Key_Return);
  ASSERT_EQ(picked.count(), 1);
  EXPECT_NEAR(picked[0][0].toDouble(), 0.25, 1e-9);
  EXPECT_GT(picked[0][1].toDouble(), -0.2);
}

TEST(TrajectoryPlot, ADragMovesThePlaneAndPicksNothing) {
  Shown s;
  const QSignalSpy picked(&s.plot, &TrajectoryPlot::startPicked);
  const QSignalSpy moved(&s.plot, &TrajectoryPlot::rangeChanged);
  const QPoint from = s.pixel(0.2, -0.2);
  QTest::mousePress(&s.plot, Qt::LeftButton, {}, from);
  QTest::mouseMove(&s.plot, from + QPoint(20, 0));
  QTest::mouseMove(&s.plot, from + QPoint(60, 30));
  QTest::mouseRelease(&s.plot, Qt::LeftButton, {}, from + QPoint(60, 30));
  EXPECT_EQ(picked.count(), 0);
  EXPECT_GE(moved.count(), 1);
  EXPECT_LT(s.plot.scene().x.low, -0.1);
  EXPECT_FALSE(s.plot.atHome());
  QTest::keyClick(&s.plot, Qt::Key_Home);
  EXPECT_TRUE(s.plot.atHome());
}

TEST(TrajectoryPlot, ZoomKeepsTheValueUnderThePointer) {
  Shown s;
  const QPoint at = s.pixel(0.3, -0.2);
  s.plot.zoomBy(0.5, at);
  EXPECT_NEAR(s.pixel(0.3, -0.2).x(), at.x(), 1);
  EXPECT_NEAR(s.pixel(0.3, -0.2).y(), at.y(), 1);
  for (int i = 0; i < 80; ++i) s.plot.zoomBy(0.5, at);
  EXPECT_GT(s.plot.scene().x.high, s.plot.scene().x.low) << "zoom has an end";
}

TEST(TrajectoryPlot, APathIsDrawnInItsColourAndFollowsNewRows) {
  Shown s;
  Series x, y;
  for (int i = 0; i < 1000; ++i) {
    x.append(0.05 + 0.00025 * i);
    y.append(-0.05 - 0.00015 * i);
  }
  PlanePath path;
  path.id = 1;
  path.color = QColor(0xc1, 0x42, 0x3a);
  path.x = &x;
  path.y = &y;
  path.now = 999;
  s.plot.setPaths({path});
  const QImage before = s.plot.grab().toImage();
  int found = 0;
  for (int j = 0; j < before.height(); ++j) {
    for (int i = 0; i < before.width(); ++i) {
      found += (before.pixel(i, j) & 0xffffff) == 0xc1423a ? 1 : 0;
    }
  }
  EXPECT_GT(found, 60);
  x.append(0.5);
  y.append(0.2);
  path.now = 1000;
  s.plot.setPaths({path});
  EXPECT_NE(s.plot.grab().toImage(), before);
}

TEST(TrajectoryPlot, ARewoundPathForgetsItsFuture) {
  Shown s;
  Series x, y;
  PlanePath path;
  path.id = 1;
  path.color = Qt::red;
  path.x = &x;
  path.y = &y;
  s.plot.setPaths({path});
  const QImage empty = s.plot.grab().toImage();
  for (int i = 0; i < 50; ++i) {
    x.append(0.01 * i);
    y.append(-0.01 * i);
  }
  s.plot.setPaths({path});
  EXPECT_NE(s.plot.grab().toImage(), empty);
  x.clear();
  y.clear();
  s.plot.setPaths({path});
  EXPECT_EQ(s.plot.grab().toImage(), empty);
}

}  // namespace
}  // namespace icl::ui
