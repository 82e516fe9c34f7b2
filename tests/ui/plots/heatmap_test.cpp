// Heatmaps: square cells at every scale, colours centred on zero, read-outs by mouse and keys.
#include "ui/plots/heatmap.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include <QImage>
#include <QSignalSpy>
#include <QTest>

namespace icl::ui {
namespace {

HeatmapData matrix(int rows, int cols) {
  HeatmapData d;
  d.rows = rows;
  d.cols = cols;
  for (int i = 0; i < rows * cols; ++i) d.values.push_back(std::sin(0.37 * i));
  return d;
}

TEST(Heatmap, CellsAreSquareAndEqualInDevicePixelsAtEveryScaleAndSize) {
  const PlotTheme theme = PlotTheme::paper(QFont());
  for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
    for (const QSize size : {QSize(300, 260), QSize(513, 377), QSize(777, 301)}) {
      for (const auto& [rows, cols] : {std::pair(8, 8), std::pair(25, 24), std::pair(9, 25)}) {
        HeatmapScene scene;
        scene.data = matrix(rows, cols);
        const HeatmapLayout layout = layOutHeatmap(scene, theme, QRectF(QPointF(), size), scale);
        EXPECT_NEAR(layout.cell * scale, std::round(layout.cell * scale), 1e-9);
        EXPECT_GE(layout.cell * scale, 1);
        EXPECT_DOUBLE_EQ(layout.grid.width(), layout.cell * cols);
        EXPECT_DOUBLE_EQ(layout.grid.height(), layout.cell * rows);
        EXPECT_NEAR(layout.grid.left() * scale, std::round(layout.grid.left() * scale), 1e-9);
        EXPECT_TRUE(QRectF(QPointF(), size).contains(layout.grid));
      }
    }
  }
}

TEST(Heatmap, PaintedCellsAreSquareWithinOnePixel) {
  HeatmapData d = matrix(6, 6);
  for (double& v : d.values) v = 0;
  d.values[14] = 1;  // row 2, column 2
  Heatmap map;
  map.setData(d);
  map.resize(420, 360);
  const QImage image = map.grab().toImage();
  const QRgb one = ColorMap::get(MapKind::Diverging, false).rgb(1);
  int left = 1 << 20, right = -1, top = 1 << 20, bottom = -1;
  const double dpr = image.devicePixelRatio();
  // Only inside the grid: the colour bar has the same colour.
  const QRectF grid = map.layoutNow().grid;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != one || !grid.contains(QPointF(x / dpr, y / dpr))) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = std::max(bottom, y);
    }
  }
  ASSERT_GE(right, left);
  EXPECT_NEAR(right - left, bottom - top, 1);
  EXPECT_NEAR((right - left + 1) / dpr, map.layoutNow().cell, 1);
}

TEST(Heatmap, AFreeDivergingRangeIsSymmetricAboutZero) {
  HeatmapData d = matrix(4, 4);
  d.values[3] = -3.7;
  double low = 0, high = 0;
  freeRange(d, low, high);
  EXPECT_EQ(low, -high);
  EXPECT_GE(high, 3.7);
  EXPECT_LE(high, 5);
}

TEST(Heatmap, ASequentialRangeOfItsOwnIsKept) {
  HeatmapData d = matrix(4, 4);
  d.diverging = false;
  d.low = 0;
  d.high = 1;
  Heatmap map;
  map.setData(d);
  EXPECT_EQ(map.low(), 0);
  EXPECT_EQ(map.high(), 1);
}

TEST(Heatmap, AFixedRangeStaysWhenTheValuesGrow) {
  Heatmap map;
  map.setData(matrix(4, 4));
  map.setFixedRange(true);
  const double high = map.high();
  HeatmapData d = matrix(4, 4);
  for (double& v : d.values) v *= 100;
  map.setData(d);
  EXPECT_EQ(map.high(), high);
  map.setFixedRange(false);
  EXPECT_GT(map.high(), 50);
}

TEST(Heatmap, NonFiniteCellsAreHatchedGreyAndCounted) {
  HeatmapData d = matrix(4, 4);
  d.values[5] = std::numeric_limits<double>::quiet_NaN();
  d.values[6] = std::numeric_limits<double>::infinity();
  EXPECT_EQ(nonFiniteCount(d), 2u);
  Heatmap map;
  map.resize(400, 360);
  map.setData(d);
  const QImage image = map.grab().toImage();
  const HeatmapLayout& l = map.layoutNow();
  // Nearly colourless in row 1, column 1, whatever the map says about neighbours.
  const double dpr = image.devicePixelRatio();
  int coloured = 0;
  for (int k = 3; k < static_cast<int>(l.cell) - 3; ++k) {
    const QColor c = image.pixelColor(static_cast<int>((l.grid.left() + l.cell + k) * dpr),
                                      static_cast<int>((l.grid.top() + 1.5 * l.cell) * dpr));
    coloured += c.hsvSaturation() > 60 ? 1 : 0;
  }
  EXPECT_EQ(coloured, 0);
}

TEST(Heatmap, ArrowKeysWalkTheCellsAndTheReadOutNamesThem) {
  HeatmapData d = matrix(3, 4);
  d.row_labels = {QStringLiteral("f1"), QStringLiteral("f2"), QStringLiteral("fq")};
  d.col_labels = {QStringLiteral("x1"), QStringLiteral("x2"), QStringLiteral("x3"),
                  QStringLiteral("x4")};
  d.values[1 * 4 + 2] = 0.125;
  Heatmap map;
  map.resize(400, 360);
  map.setData(d);
  const QSignalSpy moved(&map, &Heatmap::cellChanged);
  QTest::keyClick(&map, Qt::Key_Right);  // the first key selects the first cell
  QTest::keyClick(&map, Qt::Key_Right);
  QTest::keyClick(&map, Qt::Key_Right);
  QTest::keyClick(&map, Qt::Key_Down);
  EXPECT_EQ(moved.count(), 4);
  EXPECT_EQ(map.readOut(), QStringLiteral("row f2, column x3: 0.1250"));
  for (int i = 0; i < 9; ++i) QTest::keyClick(&map, Qt::Key_Down);
  EXPECT_EQ(map.selected(), QPoint(2, 2)) << "it stops at the edge";
  QTest::keyClick(&map, Qt::Key_Escape);
  EXPECT_FALSE(map.selected());
}

TEST(Heatmap, BracketAndPageKeysAskForAnotherLayer) {
  Heatmap map;
  map.setData(matrix(3, 3));
  QSignalSpy asked(&map, &Heatmap::layerKey);
  QTest::keyClick(&map, Qt::Key_BracketRight);
  QTest::keyClick(&map, Qt::Key_PageUp);
  ASSERT_EQ(asked.count(), 2);
  EXPECT_EQ(asked[0][0].toInt(), 1);
  EXPECT_EQ(asked[1][0].toInt(), -1);
}

TEST(Heatmap, PointingReadsTheCellUnderThePointer) {
  Heatmap map;
  map.resize(400, 360);
  map.setData(matrix(5, 5));
  map.grab();
  const HeatmapLayout& l = map.layoutNow();
  const QPointF at = l.grid.topLeft() + QPointF(3.5 * l.cell, 1.5 * l.cell);
  EXPECT_EQ(l.hit(at, map.data()), QPoint(3, 1));
  EXPECT_EQ(l.hit(l.grid.topLeft() - QPointF(3, 3), map.data()), QPoint(-1, -1));
}

TEST(Heatmap, LargeCellsShowTheirValues) {
  HeatmapData d = matrix(3, 3), other = d;
  other.values[4] += 0.011;  // too little for the colour, enough for the second decimal
  Heatmap map;
  map.resize(420, 380);
  map.setData(d);
  map.setFixedRange(true);
  ASSERT_GT((map.grab(), map.layoutNow().cell), 28);
  const QImage before = map.grab().toImage();
  map.setData(other);
  EXPECT_NE(map.grab().toImage(), before);
}

}  // namespace
}  // namespace icl::ui
