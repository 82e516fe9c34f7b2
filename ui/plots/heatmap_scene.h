// One matrix as coloured cells, apart from how it is drawn: values, blocks, labels, colour range,
// selected cell. Filled by Heatmap, drawn by paintHeatmap, read by tests. Plain data.
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QPoint>
#include <QString>
#include <QStringList>

#include "ui/plots/color_map.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

struct HeatmapData {
  int rows = 0, cols = 0;
  std::vector<double> values{};                 // row-major
  std::vector<int> row_blocks{}, col_blocks{};  // sizes; separators between them
  QStringList row_labels{}, col_labels{};       // one a row, one a column; may be empty
  QString row_title{}, col_title{};
  bool diverging = true;
  double low = 0, high = 0;  // the quantity's own range; equal: none

  double at(int row, int col) const {
    return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
                  static_cast<std::size_t>(col)];
  }
};

struct HeatmapScene {
  HeatmapData data{};
  double low = 0, high = 1;      // colours now; symmetric where diverging
  std::optional<QPoint> cell{};  // x column, y row
  QString empty{};
  bool focus = false;
};

struct HeatmapLayout {
  QRectF grid{};    // all cells
  double cell = 0;  // side of a cell; equal along both axes, whole device pixels
  QRectF bar{};     // colour bar
  QPoint hit(const QPointF& at, const HeatmapData& data) const;  // (-1, -1): none
};

/// Free range for the values: ±largest where diverging, rounded up so that it does not flicker.
void freeRange(const HeatmapData& data, double& low, double& high);
std::size_t nonFiniteCount(const HeatmapData& data);

HeatmapLayout layOutHeatmap(const HeatmapScene& scene, const PlotTheme& theme, const QRectF& area,
                            double device_pixel_ratio);
void paintHeatmap(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                  const QRectF& area, const HeatmapLayout& layout);

}  // namespace icl::ui
