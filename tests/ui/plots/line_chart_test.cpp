// The live chart: honest decimation, log axes with bad values, cheap frames, cursor and zoom by
// mouse and keys, vectors in files.
#include "ui/plots/line_chart.h"

#include <cmath>
#include <limits>
#include <map>
#include <random>

#include <gtest/gtest.h>

#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/thread_time.h"
#include "tests/support/time_budget.h"

namespace icl::ui {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct Recorded {
  Series x{}, y{};
  ChartLine line(std::uint64_t id = 1) const {
    ChartLine l;
    l.id = id;
    l.name = QStringLiteral("run");
    l.color = QColor(0x0f, 0x58, 0xb5);
    l.x = &x;
    l.y = &y;
    return l;
  }
};

Recorded noise(std::size_t rows, unsigned seed) {
  Recorded r;
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  double level = 1;
  for (std::size_t i = 0; i < rows; ++i) {
    level = 0.999 * level + 0.05 * normal(random);
    r.x.append(static_cast<double>(i));
    r.y.append(level);
  }
  return r;
}

void shown(LineChart& chart, QSize size = {640, 400}) {
  chart.resize(size);
  chart.show();
  chart.refresh();
  QCoreApplication::processEvents();
  chart.grab();
}

TEST(LineChart, ShowsAtMostTwoPointsAPixelColumnAndTheirExtremesAreTheRecords) {
  const Recorded r = noise(200000, 5);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  const auto& points = chart.drawn().front();
  const double width = chart.plotArea().width();
  EXPECT_LE(chart.counts().shown, 2 * static_cast<std::size_t>(width));
  EXPECT_EQ(chart.counts().recorded, 200000u);
  double low = 1e300, high = -1e300;
  for (const double v : r.y.values()) {
    low = std::min(low, v);
    high = std::max(high, v);
  }
  double top = 1e300, bottom = -1e300;
  for (const QPointF& p : points) {
    if (std::isnan(p.y())) continue;
    top = std::min(top, p.y());
    bottom = std::max(bottom, p.y());
  }
  const auto valueAt = [&](double pixel) {
    return chart.scene().y.value((chart.plotArea().bottom() - pixel) / chart.plotArea().height());
  };
  EXPECT_NEAR(valueAt(top), high, 1e-9);
  EXPECT_NEAR(valueAt(bottom), low, 1e-9);
}

TEST(LineChart, ZerosAndNonFiniteValuesOnALogAxisLeaveGapsThatAreCounted) {
  Recorded r;
  for (int i = 0; i < 100; ++i) {
    r.x.append(i);
    r.y.append(i == 20 ? 0 : i == 40 ? kNaN : i == 60 ? -1 : std::pow(10, -i / 25.0));
  }
  LineChart chart;
  chart.setLog(false, true);
  chart.setLines({r.line()});
  shown(chart);
  EXPECT_EQ(chart.counts().non_finite, 1u);
  EXPECT_EQ(chart.counts().not_positive, 2u);
  int gaps = 0, finite = 0;
  for (const QPointF& p : chart.drawn().front()) std::isnan(p.y()) ? ++gaps : ++finite;
  EXPECT_GE(finite, 90) << "the curve stays";
  EXPECT_GE(gaps, 3);
  EXPECT_EQ(honestyText(chart.counts(), true),
            QStringLiteral("97 of 100 points · 1 non-finite · 2 not positive"));
}

TEST(LineChart, AZeroLossDoesNotDragTheLogAxisAway) {
  Recorded r;
  for (int i = 0; i < 50; ++i) {
    r.x.append(i);
    r.y.append(i < 40 ? 1.0 / (1 + i) : 0.0);
  }
  LineChart chart;
  chart.setLog(false, true);
  chart.setLines({r.line()});
  shown(chart);
  EXPECT_GT(chart.scene().y.low, 0.001);
}

TEST(LineChart, DrawsFourSeriesOfAMillionRowsWithinTheFrameBudget) {
  std::vector<Recorded> records;
  for (unsigned i = 0; i < 4; ++i) records.push_back(noise(1000000, i + 1));
  LineChart chart;
  std::vector<ChartLine> lines;
  for (std::size_t i = 0; i < records.size(); ++i) lines.push_back(records[i].line(i + 1));
  chart.setLines(lines);
  shown(chart, {1000, 600});
  QImage image(1000, 600, QImage::Format_RGB32);
  double best = 1e9;
  for (int i = 0; i < 9; ++i) {
    const double before = test::threadMilliseconds();
    chart.refresh();
    chart.render(&image);
    best = std::min(best, test::threadMilliseconds() - before);
  }
  RecordProperty("milliseconds", std::to_string(best));
  std::printf("[ measured ] 4 x 1e6 rows, 1000 x 600: %.2f ms a frame\n", best);
  // The budget is 8 ms on an idle machine; caches are shared while tests run side by side.
  EXPECT_LT(best, test::timeBudget(16));
}

TEST(LineChart, AChangeOfDataChangesThePicture) {
  Recorded r = noise(100, 3);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  const QImage before = chart.grab().toImage();
  r.y.append(40);
  r.x.append(100);
  chart.refresh();
  EXPECT_NE(chart.grab().toImage(), before);
}

TEST(LineChart, TheColourOfTheRunIsInThePicture) {
  const Recorded r = noise(100, 3);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  const QImage image = chart.grab().toImage();
  int found = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      found += (image.pixel(x, y) & 0xffffff) == 0x0f58b5 ? 1 : 0;
    }
  }
  EXPECT_GT(found, 50);
}

TEST(LineChart, WithoutPointsItTeachesInOneSentence) {
  LineChart chart, other;
  chart.setEmptyText(QStringLiteral("Press Run."));
  shown(chart);
  shown(other);
  EXPECT_NE(chart.grab().toImage(), other.grab().toImage());
}

TEST(LineChart, WheelZoomsAboutThePointerAndHomeGoesBack) {
  const Recorded r = noise(1000, 2);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  const AxisScale before = chart.scene().x;
  chart.zoomBy(0.5, true, false, chart.plotArea().center());
  EXPECT_TRUE(chart.zoomed());
  EXPECT_NEAR(chart.scene().x.high - chart.scene().x.low, (before.high - before.low) / 2, 1e-6);
  chart.refresh();
  EXPECT_TRUE(chart.zoomed()) << "new rows do not undo a zoom";
  QTest::keyClick(&chart, Qt::Key_Home);
  EXPECT_FALSE(chart.zoomed());
  EXPECT_NEAR(chart.scene().x.high, before.high, 1e-9);
}

TEST(LineChart, DraggingABandZoomsIntoItAndDoubleClickResets) {
  const Recorded r = noise(1000, 2);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  const QPoint from = chart.plotArea().topLeft().toPoint() + QPoint(100, 40);
  const QPoint to = from + QPoint(120, 150);
  QTest::mousePress(&chart, Qt::LeftButton, {}, from);
  QTest::mouseMove(&chart, from + QPoint(30, 30));
  QTest::mouseMove(&chart, to);
  QTest::mouseRelease(&chart, Qt::LeftButton, {}, to);
  EXPECT_TRUE(chart.zoomed());
  EXPECT_LT(chart.scene().x.high - chart.scene().x.low, 400);
  QTest::mouseDClick(&chart, Qt::LeftButton, {}, from);
  EXPECT_FALSE(chart.zoomed());
}

TEST(LineChart, ArrowKeysMoveTheCursorRowByRowAndShiftSetsASecondOne) {
  Recorded r;
  for (int i = 0; i < 10; ++i) {
    r.x.append(i * 100);
    r.y.append(i);
  }
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  chart.setCursor(400);
  const QSignalSpy moved(&chart, &LineChart::cursorMoved);
  QTest::keyClick(&chart, Qt::Key_Right);
  ASSERT_EQ(moved.count(), 1);
  EXPECT_EQ(chart.cursor(), 500);
  QTest::keyClick(&chart, Qt::Key_Left);
  EXPECT_EQ(chart.cursor(), 400);
  QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
  ASSERT_TRUE(chart.scene().second);
  EXPECT_EQ(*chart.scene().second, 500);
  EXPECT_EQ(chart.cursor(), 400);
  QTest::keyClick(&chart, Qt::Key_Escape);
  EXPECT_FALSE(chart.cursor());
  EXPECT_FALSE(chart.scene().second);
}

TEST(LineChart, TheMouseReadsValuesOfTheNearestRow) {
  const Recorded r = noise(50, 1);
  const ChartLine line = r.line();
  EXPECT_EQ(rowNear(line, 12.4), 12u);
  EXPECT_EQ(rowNear(line, 12.6), 13u);
  EXPECT_EQ(rowNear(line, -5), 0u);
  EXPECT_EQ(rowNear(line, 1e9), 49u);
  EXPECT_FALSE(rowNear(ChartLine{}, 3));
}

TEST(LineChart, NewRowsMoveTheRightEndRarely) {
  Recorded r;
  LineChart chart;
  chart.setGrowing(true);
  std::map<double, int> ends;
  for (int i = 0; i < 3000; ++i) {
    r.x.append(i);
    r.y.append(std::sin(i * 0.01));
    chart.setLines({r.line()});
    chart.refresh();
    ++ends[chart.scene().x.high];
  }
  EXPECT_LE(ends.size(), 25u);
}

TEST(LineChart, APaletteChangeRecoloursTheSurfaceAtOnce) {
  const Recorded r = noise(50, 1);
  LineChart chart;
  chart.setLines({r.line()});
  shown(chart);
  QPalette dark;
  dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
  dark.setColor(QPalette::Text, QColor(0xe6, 0xe8, 0xea));
  chart.setPalette(dark);
  EXPECT_EQ(chart.grab().toImage().pixel(2, 2) & 0xffffff, 0x1b1e20u);
}

TEST(LineChart, EndLabelsOfManyRunsDoNotOverlap) {
  std::vector<Recorded> records(12);
  std::vector<ChartLine> lines;
  for (std::size_t i = 0; i < records.size(); ++i) {
    for (int k = 0; k < 5; ++k) {
      records[i].x.append(k);
      records[i].y.append(1 + 0.001 * static_cast<double>(i));
    }
    lines.push_back(records[i].line(i + 1));
    lines.back().name = QStringLiteral("run %1").arg(i);
  }
  LineChart chart;
  chart.setLines(lines);
  shown(chart);
  // Twelve labels of one line each fit into the picture only when each has its own place: count
  // the rows of pixels with ink to the right of the plot.
  const QImage image = chart.grab().toImage();
  const QRgb surface = image.pixel(1, 1);
  int inked = 0;
  for (int y = 0; y < image.height(); ++y) {
    bool ink = false;
    for (int x = static_cast<int>(chart.plotArea().right()) + 22; x < image.width(); ++x) {
      ink = ink || image.pixel(x, y) != surface;
    }
    inked += ink ? 1 : 0;
  }
  EXPECT_GE(inked, 12 * 7);
}

}  // namespace
}  // namespace icl::ui
