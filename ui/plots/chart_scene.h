// What a line chart shows, apart from how: runs, theory lines, axes, cursors. Plain data that the
// widget fills, ChartPainter draws and tests read. The Series pointers belong to the caller and
// must live until the next setLines.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QColor>
#include <QString>

#include "core/telemetry/series.h"
#include "ui/plots/axis.h"
#include "ui/plots/guess_curve.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

struct ChartLine {
  std::uint64_t id = 0;  // the run; a highlight is by id
  QString name{};        // direct label at the line's end; empty: a mark that needs none
  QColor color{};
  double width = 2;
  int marker = 0;                           // shape: the second cue beside colour; −1: none
  bool open_marker = false;                 // twins
  bool faint = false;                       // ghosts
  bool dots = false;                        // a marker at every point: few, meant one by one
  const Series *x = nullptr, *y = nullptr;  // without x: the row's index
};

struct ChartTheory {
  QString name{};
  QString value{};  // the level as text, shown where there is room for it
  TheoryKind kind = TheoryKind::Minimum;
  double level = 0;              // where x is empty
  std::vector<double> x{}, y{};  // a curve, x increasing
};

/// An interval around a middle value at each x: a filled band with a thin line, named in the
/// legend.
struct ChartBand {
  std::uint64_t id = 0;  // the run it belongs to; dimmed where another one is highlighted
  QString name{};
  QString statistic{};  // what the band is, with number and level; equal ones are told once
  QColor color{};
  const Series *x = nullptr, *low = nullptr, *middle = nullptr, *high = nullptr;
};

/// An upright line at a value of the horizontal axis, named at its top.
struct ChartMark {
  double x = 0;
  QString name{};
  QColor color{};  // none: that of theory
};

struct ChartScene {
  std::vector<ChartLine> lines{};
  std::vector<ChartTheory> theory{};
  std::vector<ChartBand> bands{};
  std::vector<ChartMark> marks{};
  QString x_title{}, y_title{};
  QString empty{};  // one sentence for a chart without points
  AxisScale x{}, y{};
  std::optional<double> cursor{}, second{};
  std::optional<std::uint64_t> highlight{};
  std::optional<std::size_t> gap_line{};  // line whose distance to `gap_level` is drawn
  double gap_level = 0;
  std::optional<double> cover{};  // nothing is shown from here on, and no theory
  GuessCurve guess{};             // drawn by hand over the cover; stays when that is gone
  std::optional<double> pen{};    // where keys draw it
  bool whole_x = false;           // the horizontal axis counts something
  bool focus = false;
};

/// What the strip below a chart admits.
struct ChartCounts {
  std::size_t shown = 0, recorded = 0, non_finite = 0, not_positive = 0;
};

/// "Guess", as it stands beside the curve that was drawn by hand.
QString guessName();
/// Row of `line` nearest to x, if it has any.
std::optional<std::size_t> rowNear(const ChartLine& line, double x);
double rowX(const ChartLine& line, std::size_t row);
/// "512 of 4,000 points · 0 non-finite · 3 not positive".
QString honestyText(const ChartCounts& counts, bool log_y);

}  // namespace icl::ui
