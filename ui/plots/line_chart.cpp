#include "ui/plots/line_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QEvent>
#include <QPaintEvent>

namespace icl::ui {
namespace {

constexpr int kRangeColumns = 256;  // resolution at which the y range is looked for

struct Extent {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
  bool any() const { return low <= high; }
  void add(double v) {
    low = std::min(low, v);
    high = std::max(high, v);
  }
};

void addBand(Extent& extent, const ChartBand& band, const AxisScale& x, bool log) {
  for (std::size_t i = 0; i < band.x->size(); ++i) {
    if ((*band.x)[i] < x.low || (*band.x)[i] > x.high) continue;
    for (const double value : {(*band.low)[i], (*band.high)[i]}) {
      if (std::isfinite(value) && (!log || value > 0)) extent.add(value);
    }
  }
}

AxisScale withGuess(AxisScale range, const GuessCurve& guess, const AxisScale& x) {
  for (const QPointF& point : guess.points()) {
    if (!x.holds(point.x()) || (range.log && !(point.y() > 0))) continue;
    range.low = std::min(range.low, point.y());
    range.high = std::max(range.high, point.y());
  }
  return range;
}

/// Room below and above what is seen, so that a guess need not stay between its extremes; how much
/// depends on those alone.
AxisScale withRoom(AxisScale range, const Extent& seen) {
  if (range.log) {
    range.low /= 10;
    range.high *= 2;
    return range;
  }
  const double span = range.high - range.low, low = range.low - span / 2;
  range.low = seen.low >= 0 ? std::max(low, std::min(range.low, 0.0)) : low;
  range.high += span / 4;
  return range;
}

/// `now` still leaves room around what is seen, and not far too much.
bool leavesRoom(const AxisScale& now, const AxisScale& seen, const AxisScale& wanted) {
  const double low = now.unit(seen.low), high = now.unit(seen.high);
  const double filled = wanted.unit(seen.high) - wanted.unit(seen.low);
  return now.log == wanted.log && low >= 0.1 && high <= 1 && high - low > filled / 2;
}

/// Theory levels belong into the picture unless they would squeeze the data.
void addLevels(Extent& extent, const std::vector<ChartTheory>& theory, bool log) {
  if (!extent.any()) return;
  Extent wide = extent;
  for (const ChartTheory& t : theory) {
    if (!t.x.empty() || (log && !(t.level > 0))) continue;
    const double span =
        log ? std::log10(extent.high) - std::log10(extent.low) : extent.high - extent.low;
    const double reach = log ? std::max(1.5, span) : std::max(span, 0.02 * std::abs(extent.high));
    const double below = log ? std::log10(extent.low) - std::log10(t.level) : extent.low - t.level;
    const double above =
        log ? std::log10(t.level) - std::log10(extent.high) : t.level - extent.high;
    if (below <= 1.5 * reach && above <= 1.5 * reach) wide.add(t.level);
  }
  extent = wide;
}

}  // namespace

LineChart::LineChart(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Line chart"));
  setToolTipDuration(6000);
}

void LineChart::setLines(std::vector<ChartLine> lines) { scene_.lines = std::move(lines); }
void LineChart::setTheory(std::vector<ChartTheory> theory) { scene_.theory = std::move(theory); }
void LineChart::setMarks(std::vector<ChartMark> marks) { scene_.marks = std::move(marks); }
void LineChart::setTitles(const QString& x, const QString& y) {
  scene_.x_title = x;
  scene_.y_title = y;
}
void LineChart::setLog(bool x, bool y) {
  if (scene_.x.log == x && scene_.y.log == y && !fresh_) return;
  scene_.x.log = x;
  scene_.y.log = y;
  zoomed_ = false;
  fresh_ = true;
}
void LineChart::setEmptyText(const QString& sentence) { scene_.empty = sentence; }
void LineChart::setGrowing(bool growing) {
  if (growing_ == growing) return;
  growing_ = growing;
  if (!growing) fresh_ = true;
}
void LineChart::setGap(std::optional<std::size_t> line, double level) {
  scene_.gap_line = line;
  scene_.gap_level = level;
}
void LineChart::setHighlight(std::optional<std::uint64_t> id) {
  if (scene_.highlight == id) return;
  scene_.highlight = id;
  update();
}

void LineChart::setCover(std::optional<double> x) {
  if (scene_.cover == x) return;
  scene_.cover = x;
  stroke_.reset();
  scene_.pen.reset();
}

void LineChart::setGuess(const GuessCurve& guess) {
  if (scene_.guess == guess) return;
  scene_.guess = guess;
  update();
}

void LineChart::reset() {
  zoomed_ = pinned_ = false;
  fresh_ = true;
  scene_.cursor.reset();
  scene_.second.reset();
  scene_.highlight.reset();
}

void LineChart::refresh() {
  fitRanges();
  update();
}

void LineChart::setCursor(std::optional<double> x) {
  if (x && !std::isfinite(*x)) x.reset();
  if (scene_.cursor == x) return;
  scene_.cursor = x;
  if (!x) scene_.second.reset();
  update();
}

void LineChart::resetZoom() {
  zoomed_ = false;
  fresh_ = true;
  refresh();
  Q_EMIT zoomChanged();
}

void LineChart::zoomTo(const AxisScale& x, const AxisScale& y) {
  if (!(x.high > x.low) || !(y.high > y.low)) return;
  if ((x.log && !(x.low > 0)) || (y.log && !(y.low > 0))) return;
  scene_.x = x;
  scene_.y = y;
  zoomed_ = true;
  update();
  Q_EMIT zoomChanged();
}

void LineChart::zoomBy(double factor, bool along_x, bool along_y, const QPointF& about) {
  const auto scaled = [factor](const AxisScale& s, double unit) {
    AxisScale out = s;
    out.low = s.value(unit - unit * factor);
    out.high = s.value(unit + (1 - unit) * factor);
    return out;
  };
  const double ux = plot_.width() > 0 ? (about.x() - plot_.left()) / plot_.width() : 0.5;
  const double uy = plot_.height() > 0 ? (plot_.bottom() - about.y()) / plot_.height() : 0.5;
  AxisScale x = along_x ? scaled(scene_.x, std::clamp(ux, 0.0, 1.0)) : scene_.x;
  AxisScale y = along_y ? scaled(scene_.y, std::clamp(uy, 0.0, 1.0)) : scene_.y;
  const double least = 1e-9;  // relative: beyond this, doubles run out
  if (x.high - x.low < least * std::max(std::abs(x.low), std::abs(x.high))) x = scene_.x;
  if (y.high - y.low < least * std::max(std::abs(y.low), std::abs(y.high))) y = scene_.y;
  zoomTo(x, y);
}

void LineChart::panBy(double share_x, double share_y) {
  const auto moved = [](const AxisScale& s, double share) {
    AxisScale out = s;
    out.low = s.value(share);
    out.high = s.value(1 + share);
    return out;
  };
  zoomTo(moved(scene_.x, share_x), moved(scene_.y, share_y));
}

AxisScale LineChart::fittedX() const {
  Extent extent;
  for (const ChartLine& line : scene_.lines) {
    const std::size_t n = line.y == nullptr ? 0
                          : line.x          ? std::min(line.x->size(), line.y->size())
                                            : line.y->size();
    if (n == 0) continue;
    std::size_t first = 0;
    if (scene_.x.log && line.x) {
      const auto v = line.x->values().first(n);
      first = static_cast<std::size_t>(std::upper_bound(v.begin(), v.end(), 0.0) - v.begin());
    } else if (scene_.x.log) {
      first = 1;
    }
    if (first >= n) continue;
    extent.add(rowX(line, first));
    extent.add(rowX(line, n - 1));
  }
  for (const ChartBand& band : scene_.bands) {
    for (const double x : band.x->values()) {
      if (!scene_.x.log || x > 0) extent.add(x);
    }
  }
  if (!extent.any()) return scene_.x.log ? AxisScale{0.1, 10, true} : AxisScale{0, 100, false};
  AxisScale out{extent.low, extent.high, scene_.x.log};
  if (scene_.x.log) {
    out.low = std::pow(10, std::floor(std::log10(extent.low) + 1e-9));
    if (extent.high > 30 * extent.low && std::log10(extent.low / out.low) > 0.5)
      out.low = extent.low;
  }
  if (growing_) {
    out.high = grownEnd(out.low, fresh_ ? std::nan("") : scene_.x.high, extent.high, out.log);
  } else if (!(out.high > out.low)) {
    out.high = out.log ? out.low * 10 : out.low + 1;
  }
  // Points meant one by one must not sit on the frame.
  const bool dots = std::any_of(scene_.lines.begin(), scene_.lines.end(), [](const ChartLine& l) {
    return l.dots && l.y != nullptr && l.y->size() > 1;
  });
  if (dots && !out.log) {
    const double margin = 0.03 * (out.high - out.low);
    out.low -= margin;
    out.high += margin;
  }
  return out;
}

AxisScale LineChart::fittedY(AxisScale x) const {
  Extent extent;
  // The range must not betray what is covered.
  const AxisScale whole_x = x;
  if (scene_.cover && *scene_.cover <= x.low) {
    return withGuess(paddedRange(extent.low, extent.high, scene_.y.log), scene_.guess, x);
  }
  if (scene_.cover) x.high = std::min(x.high, *scene_.cover);
  for (const ChartLine& line : scene_.lines) {
    if (line.y == nullptr || line.y->size() == 0) continue;
    const std::span<const double> xs = line.x ? line.x->values() : std::span<const double>{};
    const std::size_t n = line.x ? std::min(line.x->size(), line.y->size()) : line.y->size();
    double low = 0, high = 0;
    // The whole record at once where it is in view: its extremes are known without a search.
    const bool whole = n > 0 && x.high >= rowX(line, n - 1) && (x.log || x.low <= rowX(line, 0));
    if (whole && line.y->extremes(0, n, low, high) && (!scene_.y.log || low > 0)) {
      extent.add(low);
      extent.add(high);
      continue;
    }
    const ShownPoints points = line.y->shown(xs, x.low, x.high, kRangeColumns, x.log, scene_.y.log);
    for (std::size_t i = 0; i < points.y.size(); ++i) {
      const bool inside = points.x[i] >= x.low && points.x[i] <= x.high;
      if (inside && std::isfinite(points.y[i])) extent.add(points.y[i]);
    }
  }
  for (const ChartBand& band : scene_.bands) addBand(extent, band, x, scene_.y.log);
  if (!scene_.cover) addLevels(extent, scene_.theory, scene_.y.log);
  const AxisScale seen = paddedRange(extent.low, extent.high, scene_.y.log);
  if (scene_.cover && whole_x.high > *scene_.cover) {
    const AxisScale roomy = withRoom(seen, extent);
    const bool keep = !fresh_ && leavesRoom(scene_.y, seen, roomy);
    return withGuess(keep ? scene_.y : roomy, scene_.guess, whole_x);
  }
  const AxisScale wanted = withGuess(seen, scene_.guess, whole_x);
  if (fresh_ || scene_.y.log != wanted.log) return wanted;
  // Keep the present range while the data sit well inside it: a still axis is easier to read.
  const AxisScale& now = scene_.y;
  const bool inside = extent.any() && now.holds(extent.low) && now.holds(extent.high);
  const double filled = now.unit(extent.high) - now.unit(extent.low);
  return inside && filled > 0.7 ? withGuess(now, scene_.guess, whole_x) : wanted;
}

void LineChart::fitRanges() {
  if (zoomed_) return;
  const AxisScale x = fittedX();
  scene_.y = fittedY(x);
  scene_.x = x;
  bool any = false;
  for (const ChartLine& l : scene_.lines) any = any || (l.y != nullptr && l.y->size() > 1);
  any = any || !scene_.bands.empty();
  if (any) fresh_ = false;
}

void LineChart::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  ChartScene scene = scene_;
  scene.focus = false;
  ChartPainter chart(scene, theme, area, ChartPainter::Target::File);
  chart.paint(painter);
}

void LineChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  scene_.focus = hasFocus();
  ChartPainter chart(scene_, theme(), QRectF(rect()), ChartPainter::Target::Screen);
  chart.paint(painter);
  plot_ = chart.plot();
  counts_ = chart.counts();
  drawn_ = chart.drawn();
  if (band_ && press_) {
    QColor fill = theme().accent;
    fill.setAlphaF(0.12F);
    painter.fillRect(QRectF(*press_, *band_).normalized(), fill);
    painter.setPen(theme().accent);
    painter.drawRect(QRectF(*press_, *band_).normalized());
  }
}

}  // namespace icl::ui
