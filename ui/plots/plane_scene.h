// The parameter plane, apart from how it is drawn: a grid of log10 heights, paths, marks, lines and
// the crosshair. Filled by TrajectoryPlot's view, drawn by PlanePainter, read by tests. Plain data.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QColor>
#include <QPointF>
#include <QString>

#include "core/telemetry/series.h"
#include "ui/plots/axis.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

/// Heights on a regular grid, row-major, rows from the lowest y up. Not finite or beyond ±900: no
/// height (the probe's stand-in for zero and for infinity).
struct PlaneGrid {
  double x_low = 0, x_high = 1, y_low = 0, y_high = 1;
  int cols = 0, rows = 0;
  std::vector<double> values{};

  bool empty() const { return cols < 2 || rows < 2; }
  /// Bilinear; NaN outside or where there is no height.
  double at(double x, double y) const;
  /// Downhill direction −∇ in units of x and y; null where it is unknown.
  QPointF downhill(double x, double y) const;
};

struct PlanePath {
  std::uint64_t id = 0;
  QString name{};
  QColor color{};
  int marker = 0;
  bool open_marker = false, faint = false;
  const Series *x = nullptr, *y = nullptr;
  std::size_t now = 0;  // row of the moving point
};

struct PlaneMark {
  enum class Kind { Star, Square } kind = Kind::Star;
  double x = 0, y = 0;
  QString name{};
};

/// y = slope · x + offset, across the picture.
struct PlaneLine {
  double slope = 0, offset = 0;
  QString name{};
  bool warning = false;
};

struct PlaneScene {
  PlaneGrid grid{};
  std::vector<PlanePath> paths{};
  std::vector<PlaneMark> marks{};
  std::vector<PlaneLine> lines{};
  AxisScale x{-0.1, 0.6, false}, y{-0.7, 0.3, false};
  QString x_title{}, y_title{}, height_title{};
  std::optional<QPointF> cross{};
  std::optional<std::uint64_t> highlight{};
  QString empty{}, flat{};  // sentences: no heights yet; the same height everywhere
  bool arrows = true, focus = false;
};

/// Heights at which the bands of colour change: a step of 0.1, 0.2, 0.25, 0.5, 1, … giving 8–16.
std::vector<double> planeLevels(const PlaneGrid& grid);

}  // namespace icl::ui
