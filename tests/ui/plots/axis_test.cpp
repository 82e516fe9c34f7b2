// Axes: labels on any range, never overlapping; ranges that leave the picture still.
#include "ui/plots/axis.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include <QFont>
#include <QFontMetricsF>
#include <QStringList>

namespace icl::ui {
namespace {

struct Labels {
  int count = 0;
  bool overlap = false, inside = true, increasing = true;
  double spread = 0;  // share of the axis between the first and the last label
};

Labels labelsOf(const AxisScale& scale, const TickRequest& request) {
  Labels found;
  double end = -1e300, last = -1e300, first = 0;
  for (const Tick& t : axisTicks(scale, request)) {
    found.increasing = found.increasing && t.value > last;
    last = t.value;
    if (t.label.isEmpty()) continue;
    const double centre = scale.unit(t.value) * request.length;
    const double half = request.extent(t.label) / 2;
    found.overlap = found.overlap || centre - half < end;
    found.inside = found.inside && centre > -0.5 && centre < request.length + 0.5;
    end = centre + half;
    if (found.count == 0) first = centre;
    found.spread = (centre - first) / request.length;
    ++found.count;
  }
  return found;
}

TickRequest alongX() {
  static const QFontMetricsF metrics((QFont()));
  TickRequest request;
  request.length = 420;
  request.gap = 12;
  request.extent = [](const QString& text) { return metrics.horizontalAdvance(text); };
  return request;
}

/// As in a window of 1024 × 640 with four pictures.
TickRequest alongShortX() {
  TickRequest request = alongX();
  request.length = 230;
  request.most = 4;
  return request;
}

TickRequest alongY() {
  TickRequest request;
  request.length = 220;
  request.gap = 4;
  request.extent = [](const QString&) { return 16.0; };
  return request;
}

TEST(Axis, HasThreeToSevenLabelsOnTwoHundredRandomLogRangesOfATenthToEightDecades) {
  std::mt19937 random(17);
  std::uniform_real_distribution<double> decades(0.1, 8), start(-9, 4);
  for (int i = 0; i < 200; ++i) {
    const double low = std::pow(10, start(random));
    const AxisScale scale{low, low * std::pow(10, decades(random)), true};
    for (const TickRequest& request : {alongX(), alongShortX(), alongY()}) {
      const Labels labels = labelsOf(scale, request);
      EXPECT_GE(labels.count, 3) << scale.low << " … " << scale.high << " on " << request.length;
      EXPECT_GT(labels.spread, 0.3) << scale.low << " … " << scale.high << " on " << request.length;
      EXPECT_LE(labels.count, 7) << scale.low << " … " << scale.high;
      EXPECT_FALSE(labels.overlap) << scale.low << " … " << scale.high;
      EXPECT_TRUE(labels.inside && labels.increasing) << scale.low << " … " << scale.high;
    }
  }
}

TEST(Axis, HasThreeToSevenLabelsOnTwoHundredRandomLinearRanges) {
  std::mt19937 random(18);
  std::uniform_real_distribution<double> size(-6, 6), place(-3, 3);
  for (int i = 0; i < 200; ++i) {
    const double span = std::pow(10, size(random)), low = place(random) * span;
    const AxisScale scale{low, low + span, false};
    for (const TickRequest& request : {alongX(), alongY()}) {
      const Labels labels = labelsOf(scale, request);
      EXPECT_GE(labels.count, 3) << scale.low << " … " << scale.high;
      EXPECT_LE(labels.count, 7) << scale.low << " … " << scale.high;
      EXPECT_FALSE(labels.overlap) << scale.low << " … " << scale.high;
      EXPECT_TRUE(labels.inside && labels.increasing) << scale.low << " … " << scale.high;
    }
  }
}

TEST(Axis, ALogAxisInsideOneDecadeHasLabels) {
  // Qt's own log axis shows none here.
  const Labels labels = labelsOf({0.31, 0.92, true}, alongX());
  EXPECT_GE(labels.count, 3);
}

TEST(Axis, WholeDecadesAreWrittenAsPowersOfTen) {
  QStringList shown;
  for (const Tick& t : axisTicks({1e-6, 1, true}, alongY())) {
    if (!t.label.isEmpty()) shown << t.label;
  }
  EXPECT_TRUE(shown.contains(QStringLiteral("10⁻⁶"))) << shown.join(QLatin1Char(' ')).toStdString();
  EXPECT_TRUE(shown.contains(QStringLiteral("1"))) << shown.join(QLatin1Char(' ')).toStdString();
}

TEST(Axis, LinearLabelsOfOneAxisHaveTheSameNumberOfDecimals) {
  QStringList shown;
  for (const Tick& t : axisTicks({0, 0.3, false}, alongX())) shown << t.label;
  EXPECT_EQ(shown.join(QLatin1Char(' ')), QStringLiteral("0.00 0.05 0.10 0.15 0.20 0.25 0.30"));
}

TEST(Axis, SixHundredDecadesAreStillAnAxis) {
  const AxisScale scale = paddedRange(1e-290, 1e290, true);
  EXPECT_NEAR(scale.unit(1), 0.5, 1e-9);
  EXPECT_GE(labelsOf(scale, alongY()).count, 3);
}

TEST(Axis, UnitAndValueAreInverse) {
  for (const AxisScale& scale : {AxisScale{-2, 5, false}, AxisScale{1e-4, 30, true}}) {
    for (const double u : {0.0, 0.25, 0.8, 1.0}) EXPECT_NEAR(scale.unit(scale.value(u)), u, 1e-12);
  }
}

TEST(Axis, AGrowingRecordMovesTheEndInJumps) {
  double end = std::nan("");
  int jumps = 0;
  for (int step = 1; step <= 10000; ++step) {
    const double next = grownEnd(0, end, step, false);
    EXPECT_GE(next, step);
    if (next != end) ++jumps;
    end = next;
  }
  EXPECT_LE(jumps, 30);
  EXPECT_EQ(grownEnd(0.01, std::nan(""), 37, true), 100);
}

TEST(Axis, ARangeIsNeverEmptyAndNeverNotPositiveOnALogAxis) {
  const AxisScale constant = paddedRange(2, 2, false);
  EXPECT_LT(constant.low, 2);
  EXPECT_GT(constant.high, 2);
  const AxisScale log = paddedRange(0, 1, true);
  EXPECT_GT(log.low, 0);
  EXPECT_GT(log.high, 1);
  const AxisScale nothing = paddedRange(1e300, -1e300, true);
  EXPECT_LT(nothing.low, nothing.high);
}

}  // namespace
}  // namespace icl::ui
