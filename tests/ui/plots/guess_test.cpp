// A guess drawn by hand over the covered part of a chart: by mouse, by keys, on log axes, and how
// far it was.
#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include <QImage>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/thread_time.h"
#include "tests/support/time_budget.h"
#include "ui/plots/color_science.h"
#include "ui/plots/line_chart.h"

namespace icl::ui {
namespace {

/// A curve that falls over 200 steps, covered from step 100 on.
struct CoveredChart {
  Series x{}, y{};
  LineChart chart{};
  explicit CoveredChart(bool log_x = false, bool log_y = false) {
    for (int i = 1; i <= 200; ++i) {
      x.append(i);
      y.append(std::exp(-0.02 * i));
    }
    ChartLine line;
    line.id = 1;
    line.name = QStringLiteral("run");
    line.color = QColor(0x0f, 0x58, 0xb5);
    line.x = &x;
    line.y = &y;
    chart.setLines({line});
    chart.setLog(log_x, log_y);
    chart.setCover(100);
    chart.resize(640, 400);
    chart.show();
    chart.refresh();
    QCoreApplication::processEvents();
    chart.grab();
  }
  QPoint pixel(double vx, double vy) const {
    const QRectF& plot = chart.plotArea();
    const ChartScene& scene = chart.scene();
    return QPointF(plot.left() + scene.x.unit(vx) * plot.width(),
                   plot.bottom() - scene.y.unit(vy) * plot.height())
        .toPoint();
  }
  void move(const QPoint& to) {
    QMouseEvent event(QEvent::MouseMove, QPointF(to), QPointF(to), Qt::LeftButton, Qt::LeftButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&chart, &event);
  }
  void drag(const std::vector<QPoint>& way) {
    QTest::mousePress(&chart, Qt::LeftButton, {}, way.front());
    for (const QPoint& to : way) move(to);
    QTest::mouseRelease(&chart, Qt::LeftButton, {}, way.back());
  }
  double guessed(double at) const {
    return chart.guess().at(at, chart.scene().x.log, chart.scene().y.log).value_or(std::nan(""));
  }
  /// What a pixel is worth on the vertical axis.
  double tolerance() const {
    return 1.5 * (chart.scene().y.high - chart.scene().y.low) / chart.plotArea().height();
  }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&chart, key, with); }
};

TEST(Guess, AStrokeReplacesWhatItPassesOverInEitherDirection) {
  GuessCurve guess;
  guess.put({0, 0});
  guess.stroke({0, 0}, {10, 10});
  guess.stroke({10, 10}, {20, 0});
  EXPECT_DOUBLE_EQ(*guess.at(5, false, false), 5);
  guess.stroke({14, 3}, {6, 3});  // backwards, over the peak
  EXPECT_DOUBLE_EQ(*guess.at(10, false, false), 3);
  EXPECT_DOUBLE_EQ(*guess.at(20, false, false), 0);
  for (std::size_t i = 1; i < guess.points().size(); ++i) {
    EXPECT_LT(guess.points()[i - 1].x(), guess.points()[i].x());
  }
  EXPECT_FALSE(guess.at(20.1, false, false));
  EXPECT_FALSE(guess.at(-0.1, false, false));
  guess.stroke({20, 7}, {20, 9});  // upright: where it ended
  EXPECT_DOUBLE_EQ(*guess.at(20, false, false), 9);
}

TEST(Guess, BetweenItsPointsItRunsStraightOnTheAxesItIsSeenOn) {
  GuessCurve guess;
  guess.stroke({1, 1}, {100, 1e-4});
  EXPECT_NEAR(*guess.at(10, true, true), 1e-2, 1e-12);
  EXPECT_NEAR(*guess.at(50.5, false, true), 1e-2, 1e-12);
  EXPECT_NEAR(*guess.at(50.5, false, false), (1 + 1e-4) / 2, 1e-12);
}

TEST(Guess, AStrokeMayBeginAtTheEndOfTheVisibleCurve) {
  CoveredChart lab;
  const QPoint beside = lab.pixel(100, 0.5) - QPoint(25, 0);
  lab.drag({beside, lab.pixel(100, 0.5), lab.pixel(150, 0.2)});
  EXPECT_FALSE(lab.chart.zoomed());
  EXPECT_NEAR(lab.guessed(100), 0.5, 3 * lab.tolerance());
  EXPECT_NEAR(lab.guessed(125), 0.35, 3 * lab.tolerance());
}

TEST(Guess, IsDrawnByDraggingOverTheCoverAndWhatIsSeenIsZoomed) {
  CoveredChart lab;
  QSignalSpy edits(&lab.chart, &LineChart::guessEdited);
  lab.drag({lab.pixel(110, 0.4), lab.pixel(140, 0.2), lab.pixel(180, 0.3)});
  EXPECT_FALSE(lab.chart.zoomed());
  EXPECT_NEAR(lab.guessed(112), 0.4, 3 * lab.tolerance());
  EXPECT_NEAR(lab.guessed(160), 0.25, 3 * lab.tolerance());
  ASSERT_GE(edits.size(), 3);
  EXPECT_TRUE(edits.front().front().toBool()) << "a stroke begins";
  EXPECT_FALSE(edits.back().front().toBool());
  const GuessCurve drawn = lab.chart.guess();
  lab.drag({lab.pixel(20, 0.9), lab.pixel(80, 0.4)});
  EXPECT_EQ(lab.chart.guess(), drawn) << "what is seen is zoomed, as ever";
  EXPECT_TRUE(lab.chart.zoomed());
}

TEST(Guess, ADragBackwardsOverwrites) {
  CoveredChart lab;
  lab.drag({lab.pixel(110, 0.4), lab.pixel(190, 0.4)});
  lab.drag({lab.pixel(160, 0.2), lab.pixel(130, 0.2)});
  EXPECT_NEAR(lab.guessed(145), 0.2, 2 * lab.tolerance());
  EXPECT_NEAR(lab.guessed(188), 0.4, 3 * lab.tolerance());
  EXPECT_NEAR(lab.guessed(111), 0.4, 3 * lab.tolerance());
}

TEST(Guess, StaysUnderTheCoverAndWithinTheAxes) {
  CoveredChart lab;
  const AxisScale x = lab.chart.scene().x, y = lab.chart.scene().y;
  lab.drag({lab.pixel(150, 0.4), QPoint(2, 2), QPoint(638, 398)});
  ASSERT_GE(lab.chart.guess().points().size(), 2u);
  for (const QPointF& point : lab.chart.guess().points()) {
    EXPECT_GE(point.x(), 100);
    EXPECT_LE(point.x(), x.high);
    EXPECT_GE(point.y(), y.low);
    EXPECT_LE(point.y(), y.high);
  }
  EXPECT_DOUBLE_EQ(lab.chart.guess().points().front().x(), 100);
}

TEST(Guess, IsDrawnOnLogarithmicAxesToo) {
  CoveredChart lab(true, true);
  lab.drag({lab.pixel(110, 0.1), lab.pixel(190, 0.05)});
  EXPECT_NEAR(std::log10(lab.guessed(115)), -1, 0.05);
  EXPECT_NEAR(std::log10(lab.guessed(188)), std::log10(0.05), 0.05);
  lab.chart.setCover(0);  // everything, though a log axis never reaches 0
  lab.chart.refresh();
  EXPECT_TRUE(lab.chart.canGuess());
}

TEST(Guess, SurvivesZoomAndSize) {
  CoveredChart lab;
  lab.drag({lab.pixel(110, 0.4), lab.pixel(190, 0.3)});
  const GuessCurve drawn = lab.chart.guess();
  lab.chart.zoomBy(0.5, true, true, lab.chart.plotArea().center());
  lab.chart.resize(900, 300);
  lab.chart.grab();
  EXPECT_EQ(lab.chart.guess(), drawn);
  lab.chart.setCover(std::nullopt);
  lab.chart.resetZoom();
  lab.chart.grab();
  EXPECT_EQ(lab.chart.guess(), drawn);
  EXPECT_TRUE(lab.chart.scene().y.holds(drawn.points().front().y()));
}

TEST(Guess, KeysDrawItPlaceByPlace) {
  CoveredChart lab;
  QSignalSpy edits(&lab.chart, &LineChart::guessEdited);
  lab.key(Qt::Key_Up);
  EXPECT_TRUE(lab.chart.guess().empty()) << "arrows move the cursor until G is pressed";
  lab.key(Qt::Key_G);
  ASSERT_TRUE(lab.chart.pen());
  EXPECT_DOUBLE_EQ(*lab.chart.pen(), 100);
  EXPECT_NEAR(lab.guessed(100), std::exp(-2.0), 1e-12) << "goes on where the curve ends";
  for (int i = 0; i < 24; ++i) lab.key(Qt::Key_Right);
  EXPECT_NEAR(*lab.chart.pen(), lab.chart.scene().x.high, 1e-9);
  EXPECT_NEAR(lab.guessed(150), std::exp(-2.0), 1e-12);
  const double before = lab.guessed(lab.chart.scene().x.high);
  lab.key(Qt::Key_Up);
  const double once = lab.guessed(lab.chart.scene().x.high);
  EXPECT_GT(once, before);
  lab.key(Qt::Key_Down, Qt::ShiftModifier);
  const double fine = lab.guessed(lab.chart.scene().x.high);
  EXPECT_LT(fine, once);
  EXPECT_GT(fine, before) << "with Shift finely";
  EXPECT_NEAR(lab.guessed(150), std::exp(-2.0), 1e-9) << "only around the pen";
  EXPECT_FALSE(lab.chart.accessibleDescription().isEmpty());
  lab.key(Qt::Key_Left);
  EXPECT_LT(*lab.chart.pen(), lab.chart.scene().x.high);
  lab.key(Qt::Key_Return);
  EXPECT_FALSE(lab.chart.pen());
  EXPECT_FALSE(edits.isEmpty());
  QSignalSpy back(&lab.chart, &LineChart::guessTakenBack);
  lab.key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(back.size(), 1);
  lab.key(Qt::Key_Delete);
  EXPECT_TRUE(lab.chart.guess().empty());
}

TEST(Guess, WithoutACoverTheKeysAreTheChartsOwn) {
  CoveredChart lab;
  lab.chart.setCover(std::nullopt);
  lab.key(Qt::Key_G);
  EXPECT_FALSE(lab.chart.pen());
  EXPECT_FALSE(lab.chart.canGuess());
  lab.drag({lab.pixel(110, 0.2), lab.pixel(190, 0.1)});
  EXPECT_TRUE(lab.chart.guess().empty());
}

TEST(Guess, TheAxisLeavesRoomForItAndDoesNotTellWhatIsCovered) {
  CoveredChart lab, other;
  Series risen;
  for (int i = 1; i <= 200; ++i) risen.append(i <= 100 ? std::exp(-0.02 * i) : 50.0);
  ChartLine line = other.chart.scene().lines.front();
  line.y = &risen;
  other.chart.setLines({line});
  other.chart.refresh();
  EXPECT_EQ(lab.chart.scene().y, other.chart.scene().y);
  EXPECT_LE(lab.chart.scene().y.low, 0.5 * std::exp(-2.0)) << "below the last visible value";
}

TEST(Guess, IsInkThatEveryEyeTellsFromTheRuns) {
  CoveredChart lab;
  const QImage empty = lab.chart.grab().toImage();
  lab.drag({lab.pixel(110, 0.4), lab.pixel(190, 0.3)});
  lab.chart.setCursor(std::nullopt);
  const PlotTheme theme = PlotTheme::of(lab.chart);
  const QImage drawn = lab.chart.grab().toImage();
  EXPECT_NE(empty, drawn);
  int ink = 0;
  const QRect middle(lab.pixel(120, 0.42), lab.pixel(180, 0.28));
  for (int y = middle.top(); y < middle.bottom(); ++y) {
    for (int x = middle.left(); x < middle.right(); ++x) {
      ink += colorDistance(drawn.pixelColor(x, y), theme.text) < 12 ? 1 : 0;
    }
  }
  EXPECT_GT(ink, middle.width() / 2) << "dashes";
  for (const Vision eye : {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan}) {
    for (int run = 0; run < PlotTheme::kSeries; ++run) {
      EXPECT_GE(colorDistance(theme.text, theme.series(run), eye), 20) << run;
    }
  }
}

TEST(Guess, ItsDistanceIsTheMeanOverTheRecordedValuesUnderIt) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> uniform(0.01, 1);
  Series x, y;
  for (int i = 0; i < 300; ++i) {
    x.append(0.5 * i);
    y.append(i == 170 ? std::nan("") : i == 180 ? -1.0 : uniform(random));
  }
  GuessCurve guess;
  guess.stroke({50.2, 0.5}, {80, 0.1});
  guess.stroke({80, 0.1}, {120.3, 0.8});
  double linear = 0, decades = 0;
  int n = 0, positive = 0;
  for (int i = 0; i < 300; ++i) {
    const double at = 0.5 * i, value = y[static_cast<std::size_t>(i)];
    if (at < 50.2 || at > 120.3 || std::isnan(value)) continue;
    const bool left = at <= 80;
    const double a = left ? 0.5 : 0.1, b = left ? 0.1 : 0.8;
    const double t = left ? (at - 50.2) / (80 - 50.2) : (at - 80) / (120.3 - 80);
    linear += std::abs(a + t * (b - a) - value);
    ++n;
    if (value <= 0) continue;
    decades += std::abs((1 - t) * std::log10(a) + t * std::log10(b) - std::log10(value));
    ++positive;
  }
  const auto plain = guessMiss(guess, &x, y, false, false);
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->steps, static_cast<std::size_t>(n));
  EXPECT_NEAR(plain->mean, linear / n, 1e-12);
  EXPECT_FALSE(plain->decades);
  const auto log = guessMiss(guess, &x, y, false, true);
  ASSERT_TRUE(log);
  EXPECT_TRUE(log->decades);
  EXPECT_EQ(log->steps, static_cast<std::size_t>(positive));
  EXPECT_NEAR(log->mean, decades / positive, 1e-12);
  EXPECT_FALSE(guessMiss(GuessCurve{}, &x, y, false, false));
  GuessCurve beyond;
  beyond.stroke({1000, 1}, {2000, 1});
  EXPECT_FALSE(guessMiss(beyond, &x, y, false, false)) << "no data there";
}

TEST(Guess, MeasuringAndDrawingStayBelowFourMilliseconds) {
  Series x, y;
  for (int i = 0; i < 1000000; ++i) {
    x.append(i);
    y.append(1 + std::sin(0.001 * i));
  }
  GuessCurve guess;
  for (int i = 0; i < 1500; ++i) guess.put({100.0 + 600.0 * i, 1 + std::cos(0.05 * i)});
  double measured = 1e9;
  for (int i = 0; i < 7; ++i) {
    const double before = test::threadMilliseconds();
    ASSERT_TRUE(guessMiss(guess, &x, y, true, true));
    measured = std::min(measured, test::threadMilliseconds() - before);
  }
  CoveredChart lab;
  GuessCurve wild;
  for (int i = 0; i < 1500; ++i) wild.put({100 + i / 15.0, 0.5 + 0.4 * std::sin(0.3 * i)});
  QImage image(640, 400, QImage::Format_RGB32);
  const auto frame = [&] {
    double best = 1e9;
    for (int i = 0; i < 7; ++i) {
      const double before = test::threadMilliseconds();
      lab.chart.render(&image);
      best = std::min(best, test::threadMilliseconds() - before);
    }
    return best;
  };
  const double without = frame();
  lab.chart.setGuess(wild);
  const double drawn = frame();
  lab.chart.zoomTo({150, 150.001, false}, {0.5, 0.50001, false});
  const double deep = frame();
  std::printf("[ measured ] distance %.2f ms; a frame %.2f ms, with a guess %.2f, zoomed %.2f\n",
              measured, without, drawn, deep);
  EXPECT_LT(measured, test::timeBudget(4));
  EXPECT_LT(drawn - without, test::timeBudget(4));
  EXPECT_LT(deep, test::timeBudget(4) + without);
}

}  // namespace
}  // namespace icl::ui
