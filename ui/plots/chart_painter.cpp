#include "ui/plots/chart_painter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include <QFontMetricsF>
#include <QPainterPath>

#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kFar = 1e5;  // pixels: beyond this a coordinate is pulled in

constexpr double kStraight = 0.12;  // pixels: a bend smaller than this cannot be seen
constexpr double kDense = 8;        // plot heights of travel: beyond, a line is a band
constexpr int kFew = 220;           // points that may be joined roundly

/// Leaves out points that lie on the straight way to the next one (x does not decrease): the cone
/// of slopes that keep every passed point within kStraight must not close.
std::vector<QPointF> straightened(std::span<const QPointF> points) {
  std::vector<QPointF> out{points.front()};
  QPointF anchor = points.front();
  double low = -1e300, high = 1e300;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const double dx = points[i].x() - anchor.x();
    const double slope = dx > 1e-9 ? (points[i].y() - anchor.y()) / dx : 1e301;
    if (dx <= 1e-9 || slope < low || slope > high) {
      if (points[i - 1] != anchor) out.push_back(points[i - 1]);
      anchor = out.back();
      low = -1e300;
      high = 1e300;
      const double step = points[i].x() - anchor.x();
      if (step <= 1e-9) {
        out.push_back(points[i]);
        anchor = points[i];
        continue;
      }
      low = (points[i].y() - kStraight - anchor.y()) / step;
      high = (points[i].y() + kStraight - anchor.y()) / step;
      continue;
    }
    low = std::max(low, (points[i].y() - kStraight - anchor.y()) / dx);
    high = std::min(high, (points[i].y() + kStraight - anchor.y()) / dx);
  }
  if (out.back() != points.back()) out.push_back(points.back());
  return out;
}

void hairline(QPainter& painter, const QColor& color, const QPointF& from, const QPointF& to) {
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(color, 1, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to);
  painter.setRenderHint(QPainter::Antialiasing, true);
}

}  // namespace

ChartPainter::ChartPainter(const ChartScene& scene, const PlotTheme& theme, const QRectF& area,
                           Target target)
    : scene_(scene), theme_(theme), area_(area), target_(target) {
  layOut();
}

void ChartPainter::layOut() {
  const QFontMetricsF metrics(theme_.small);
  const double line = metrics.height();
  const double top = area_.top() + line + 12, bottom = area_.bottom() - 2 * line - 14;
  const double height = std::max(20.0, bottom - top);
  TickRequest request;
  request.length = height;
  request.gap = 4;
  request.extent = [line](const QString&) { return line; };
  request.most = std::clamp(static_cast<int>(height / 30), 4, 7);
  y_ticks_ = axisTicks(scene_.y, request);
  double widest = 0;
  for (const Tick& t : y_ticks_) widest = std::max(widest, metrics.horizontalAdvance(t.label));
  // Rounded up, so that one digit more does not shift the whole picture.
  const double left = std::ceil((widest + 14) / 8) * 8;
  double label_width = 0;
  const double most = std::clamp(area_.width() * 0.34, 40.0, 200.0);
  for (const ChartLine& l : scene_.lines) {
    label_width = std::max(label_width, metrics.horizontalAdvance(l.name) + 22);
  }
  for (const ChartTheory& t : scene_.theory) {
    label_width = std::max(label_width, metrics.horizontalAdvance(t.name + t.value) + 26);
  }
  if (scene_.cover || !scene_.guess.empty()) {  // from the start: no jump at the first stroke
    label_width = std::max(label_width, metrics.horizontalAdvance(guessName()) + 30);
  }
  const double right = std::min(most, std::ceil(label_width / 8) * 8) + 8;
  plot_ = QRectF(QPointF(std::round(area_.left() + left), std::round(top)),
                 QPointF(std::round(area_.right() - right), std::round(top + height)));
  if (plot_.width() < 20) plot_.setWidth(20);
  request.length = plot_.width();
  request.gap = 12;
  request.extent = [&metrics](const QString& t) { return metrics.horizontalAdvance(t); };
  request.most = std::clamp(static_cast<int>(plot_.width() / 50), 4, 7);
  request.whole = scene_.whole_x;
  x_ticks_ = axisTicks(scene_.x, request);
}

void ChartPainter::paint(QPainter& painter) {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  paintAxes(painter);
  drawn_.assign(scene_.lines.size(), {});
  counts_ = {};
  for (std::size_t i = 0; i < scene_.lines.size(); ++i) {
    drawn_[i] = decimate(scene_.lines[i], counts_);
  }
  if (counts_.recorded == 0 && scene_.theory.empty() && scene_.bands.empty()) {
    paintEmpty(painter);
    painter.restore();
    return;
  }
  painter.save();
  painter.setClipRect(plot_.adjusted(0, -1, 1, 1));
  for (const ChartBand& band : scene_.bands) paintBand(painter, band);
  if (!scene_.cover) paintTheory(painter);
  for (std::size_t i = 0; i < scene_.lines.size(); ++i) paintLine(painter, i);
  if (scene_.cover) paintCover(painter);
  if (!scene_.guess.empty()) paintGuess(painter);
  painter.restore();
  paintMarks(painter);
  if (!scene_.bands.empty()) paintBandLegend(painter);
  paintStrip(painter);
  if (scene_.focus && target_ == Target::Screen) paintFocus(painter);
  labels_ = endLabels();
  paintEndLabels(painter);
  if (!scene_.cover) paintGap(painter);
  const bool cursor = scene_.cursor && !covers(*scene_.cursor);
  if (scene_.second && !covers(*scene_.second)) paintCursor(painter, *scene_.second, true);
  if (cursor) paintCursor(painter, *scene_.cursor, false);
  if (cursor && !(scene_.second && covers(*scene_.second))) paintReadOut(painter);
  if (scene_.pen && target_ == Target::Screen) paintPen(painter);
  painter.restore();
}

void ChartPainter::paintAxes(QPainter& painter) {
  const QFontMetricsF metrics(theme_.small);
  painter.setFont(theme_.small);
  for (const Tick& t : y_ticks_) {
    const double y = std::round(toY(t.value));
    if (t.label.isEmpty()) {
      hairline(painter, theme_.frame, {plot_.left() - 3, y}, {plot_.left(), y});
      continue;
    }
    hairline(painter, theme_.grid, {plot_.left(), y}, {plot_.right(), y});
    hairline(painter, theme_.frame, {plot_.left() - 5, y}, {plot_.left(), y});
    painter.setPen(theme_.quiet);
    painter.drawText(QRectF(area_.left(), y - metrics.height(), plot_.left() - area_.left() - 8,
                            2 * metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, t.label);
  }
  for (const Tick& t : x_ticks_) {
    const double x = std::round(toX(t.value));
    if (t.label.isEmpty()) {
      hairline(painter, theme_.frame, {x, plot_.bottom()}, {x, plot_.bottom() + 3});
      continue;
    }
    hairline(painter, theme_.grid, {x, plot_.top()}, {x, plot_.bottom()});
    hairline(painter, theme_.frame, {x, plot_.bottom()}, {x, plot_.bottom() + 5});
    painter.setPen(theme_.quiet);
    painter.drawText(QRectF(x - 80, plot_.bottom() + 7, 160, metrics.height()), Qt::AlignCenter,
                     t.label);
  }
  hairline(painter, theme_.frame, plot_.bottomLeft(), plot_.bottomRight());
  hairline(painter, theme_.frame, plot_.topLeft(), plot_.bottomLeft());
  painter.setPen(theme_.quiet);
  const double row = plot_.bottom() + metrics.height() + 9;
  painter.drawText(QRectF(plot_.left(), row, plot_.width(), metrics.height() + 2),
                   Qt::AlignRight | Qt::AlignVCenter, scene_.x_title);
  painter.setPen(theme_.text);
  painter.drawText(
      QRectF(area_.left() + 8, area_.top() + 2, area_.width() - 16, metrics.height() + 4),
      Qt::AlignLeft | Qt::AlignVCenter, scene_.y_title);
}

std::vector<QPointF> ChartPainter::decimate(const ChartLine& line, ChartCounts& counts) const {
  std::vector<QPointF> out;
  if (line.y == nullptr || line.y->size() == 0) return out;
  const std::span<const double> x = line.x ? line.x->values() : std::span<const double>{};
  const int columns = std::max(2, static_cast<int>(plot_.width()));
  const ShownPoints points =
      line.y->shown(x, scene_.x.low, scene_.x.high, columns, scene_.x.log, scene_.y.log);
  counts.shown += points.shown;
  counts.recorded += points.recorded;
  counts.non_finite += points.non_finite;
  counts.not_positive += points.not_positive;
  out.reserve(points.x.size());
  const auto place = [&](double px, double py) {
    const bool good = std::isfinite(py) && (!scene_.y.log || py > 0);
    out.emplace_back(std::clamp(toX(px), -kFar, kFar),
                     good ? std::clamp(toY(py), -kFar, kFar) : kNaN);
  };
  for (std::size_t i = 0; i < points.x.size() && !covers(points.x[i]); ++i) {
    place(points.x[i], points.y[i]);
  }
  return out;
}

void ChartPainter::paintTheory(QPainter& painter) {
  for (const ChartTheory& t : scene_.theory) {
    painter.setPen(theme_.theoryPen(t.kind));
    if (t.x.empty()) {
      if (scene_.y.log && !(t.level > 0)) continue;
      const double y = toY(t.level);
      if (y < plot_.top() - 1 || y > plot_.bottom() + 1) continue;
      painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
      continue;
    }
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < t.x.size() && i < t.y.size(); ++i) {
      if ((scene_.x.log && !(t.x[i] > 0)) || (scene_.y.log && !(t.y[i] > 0))) continue;
      points.emplace_back(std::clamp(toX(t.x[i]), -kFar, kFar),
                          std::clamp(toY(t.y[i]), -kFar, kFar));
    }
    stroke(painter, points);
  }
}

void ChartPainter::stroke(QPainter& painter, const std::vector<QPointF>& points) const {
  std::size_t i = 0;
  while (i < points.size()) {
    while (i < points.size() && std::isnan(points[i].y())) ++i;
    std::size_t end = i;
    while (end < points.size() && !std::isnan(points[end].y())) ++end;
    if (end - i == 1) {
      painter.drawPoint(points[i]);
    } else if (end > i && target_ == Target::File) {
      painter.drawPolyline(points.data() + i, static_cast<int>(end - i));
    } else if (end > i) {
      strokeOnScreen(painter, straightened(std::span(points).subspan(i, end - i)));
    }
    i = end;
  }
}

// Costs differ a hundredfold between the ways to draw the same line (Qt 6.4, pens over 1 px): a few
// points as short joined pieces, many as single segments with flat caps, a band of noise with a
// hairline.
void ChartPainter::strokeOnScreen(QPainter& painter, const std::vector<QPointF>& points) const {
  double travel = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    travel += std::abs(points[i].y() - points[i - 1].y());
  }
  QPen pen = painter.pen();
  const auto count = static_cast<int>(points.size());
  if (travel > kDense * plot_.height()) {
    strokeBand(painter, points);
  } else if (count <= kFew) {
    constexpr int kPiece = 24;
    for (int i = 0; i + 1 < count; i += kPiece) {
      painter.drawPolyline(points.data() + i, std::min(kPiece + 1, count - i));
    }
  } else {
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    QList<QLineF> segments;
    segments.reserve(count);
    for (std::size_t i = 1; i < points.size(); ++i) {
      segments.append(QLineF(points[i - 1], points[i]));
    }
    painter.drawLines(segments);
  }
}

// One upright hairline a pixel column, from its lowest to its highest point and on to where the
// column before ended: the same ink as the zigzag, at a twentieth of its price.
void ChartPainter::strokeBand(QPainter& painter, const std::vector<QPointF>& points) const {
  QList<QLineF> columns;
  double column = std::floor(points.front().x()), low = points.front().y(), high = low, last = low;
  const auto close = [&] { columns.append(QLineF(column + 0.5, low, column + 0.5, high + 1)); };
  for (const QPointF& p : points) {
    if (const double here = std::floor(p.x()); here != column) {
      close();
      column = here;
      low = high = last;
    }
    low = std::min(low, p.y());
    high = std::max(high, p.y());
    last = p.y();
  }
  close();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(painter.pen().brush(), 1, Qt::SolidLine, Qt::FlatCap));
  painter.drawLines(columns);
  painter.setRenderHint(QPainter::Antialiasing, true);
}

void ChartPainter::paintLine(QPainter& painter, std::size_t index) {
  const ChartLine& line = scene_.lines[index];
  const bool other = scene_.highlight && *scene_.highlight != line.id;
  const bool chosen = scene_.highlight && *scene_.highlight == line.id;
  QColor color = line.color;
  if (other) color.setAlphaF(0.30F);
  if (line.faint && !chosen) color.setAlphaF(std::min(color.alphaF(), 0.55F));
  const double width = std::max(
      line.width * (chosen ? 1.5 : 1.0) * (line.faint && !chosen ? 0.75 : 1.0), theme_.least_line);
  painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stroke(painter, drawn_[index]);
  if (line.dots) {
    for (const QPointF& p : drawn_[index]) {
      if (std::isnan(p.y())) continue;
      drawMarker(painter, p, line.marker, 3.8, color, theme_.surface, line.open_marker);
    }
  } else if (scene_.lines.size() > 1 && !other) {
    paintMarkers(painter, index);
  }
}

void ChartPainter::paintMarkers(QPainter& painter, std::size_t index) const {
  const ChartLine& line = scene_.lines[index];
  const auto& points = drawn_[index];
  if (points.size() < 2 || line.marker < 0) return;
  const double offset = 0.08 + 0.05 * static_cast<double>(index % 4);
  std::size_t at = 0;
  for (double share = offset; share < 1; share += 0.25) {
    const double x = plot_.left() + share * plot_.width();
    while (at + 1 < points.size() && points[at + 1].x() < x) ++at;
    if (at + 1 >= points.size()) break;
    const QPointF &a = points[at], &b = points[at + 1];
    if (a.x() > x || std::isnan(a.y()) || std::isnan(b.y())) continue;
    const double f = b.x() > a.x() ? (x - a.x()) / (b.x() - a.x()) : 0;
    const double y = a.y() + f * (b.y() - a.y());
    drawMarker(painter, {x, y}, line.marker, 3.4, line.color, theme_.surface, line.open_marker);
  }
}

void ChartPainter::paintEmpty(QPainter& painter) const {
  painter.setPen(theme_.quiet);
  painter.setFont(theme_.font);
  painter.drawText(plot_.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                   scene_.empty);
}

}  // namespace icl::ui
