// The parts of PlanePainter that lie over the heights: axes, lines, paths, marks, crosshair, bar.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainterPath>

#include "ui/plots/chart_painter.h"
#include "ui/plots/color_science.h"
#include "ui/plots/number_text.h"
#include "ui/plots/plane_painter.h"

namespace icl::ui {

void PlanePainter::paintAxes(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                             const QRectF& area) const {
  const QFontMetricsF metrics(theme.small);
  painter.setFont(theme.small);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(scene.focus ? theme.accent : theme.frame, scene.focus ? 1.5 : 1));
  painter.drawRect(plot_);
  for (const Tick& t : y_ticks_) {
    const double y = toPixel(scene.x.low, t.value).y();
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(QPointF(plot_.left() - 5, y), QPointF(plot_.left(), y));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(area.left(), y - metrics.height(), plot_.left() - area.left() - 8,
                            2 * metrics.height()),
                     Qt::AlignRight | Qt::AlignVCenter, t.label);
  }
  for (const Tick& t : x_ticks_) {
    const double x = toPixel(t.value, scene.y.low).x();
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(QPointF(x, plot_.bottom()), QPointF(x, plot_.bottom() + 5));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(x - 80, plot_.bottom() + 7, 160, metrics.height()), Qt::AlignCenter,
                     t.label);
  }
  const double row = plot_.bottom() + metrics.height() + 9;
  painter.setPen(theme.quiet);
  painter.drawText(QRectF(plot_.left(), row, plot_.width(), metrics.height() + 2),
                   Qt::AlignRight | Qt::AlignVCenter, scene.x_title);
  if (scene.cross) {
    const double height = scene.grid.at(scene.cross->x(), scene.cross->y());
    QString text = QStringLiteral("(%1, %2)")
                       .arg(valueText(scene.cross->x(), 3), valueText(scene.cross->y(), 3));
    if (std::isfinite(height)) text += QStringLiteral("  ") + valueText(std::pow(10, height), 3);
    painter.drawText(QRectF(plot_.left(), row, plot_.width(), metrics.height() + 2),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
  }
  painter.setPen(theme.text);
  const QRectF head(area.left() + 8, area.top() + 2, area.width() - 16, metrics.height() + 4);
  painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, scene.y_title);
  painter.setPen(theme.quiet);
  painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, scene.height_title);
}

void PlanePainter::paintLines(QPainter& painter, const PlaneScene& scene,
                              const PlotTheme& theme) const {
  painter.setFont(theme.small);
  const QFontMetricsF metrics(theme.small);
  for (const PlaneLine& line : scene.lines) {
    const QPointF a = toPixel(x_.low, line.slope * x_.low + line.offset);
    const QPointF b = toPixel(x_.high, line.slope * x_.high + line.offset);
    QColor halo = theme.surface;
    halo.setAlphaF(0.35F);
    painter.setPen(QPen(halo, theme.line(1.3) + 1.1));
    painter.drawLine(a, b);
    QPen pen(line.warning ? theme.warning : theme.text, theme.line(1.3), Qt::SolidLine,
             Qt::FlatCap);
    pen.setDashPattern(line.warning ? QList<qreal>{6, 3} : QList<qreal>{1.5, 2.5});
    painter.setPen(pen);
    painter.drawLine(a, b);
    // A level is named at the right; a falling line at its left end, where nothing else is.
    double x = plot_.right() - metrics.horizontalAdvance(line.name) - 8;
    double value = line.offset;
    if (line.slope != 0) {
      const double top = y_.value(0.94);
      const double share = std::max(0.015, x_.unit((top - line.offset) / line.slope) + 0.015);
      x = plot_.left() + share * plot_.width() + 6;
      value = line.slope * x_.value(share) + line.offset;
    }
    const QPointF at(x, toPixel(x_.low, value).y() - 5);
    if (plot_.adjusted(0, 8, 0, 0).contains(at)) {
      haloText(painter, theme, at, line.name, line.warning ? theme.warning : theme.text);
    }
  }
}

void PlanePainter::paintPath(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                             const PlanePath& path) {
  if (path.x == nullptr || path.y == nullptr || path.x->size() == 0) return;
  const bool other = scene.highlight && *scene.highlight != path.id;
  const std::vector<QPointF>& values = thinned(path);
  QPolygonF points;
  points.reserve(static_cast<qsizetype>(values.size()) + 1);
  for (const QPointF& v : values) points << toPixel(v.x(), v.y());
  const std::size_t n = std::min(path.x->size(), path.y->size());
  const double end_x = (*path.x)[n - 1], end_y = (*path.y)[n - 1];
  if (std::isfinite(end_x) && std::isfinite(end_y)) points << toPixel(end_x, end_y);
  if (points.isEmpty()) return;
  QColor color = path.color, halo = theme.surface;
  halo.setAlphaF(0.8F);
  if (other || path.faint) color.setAlphaF(other ? 0.35F : 0.7F);
  const double width = theme.line(scene.highlight && !other ? 3 : 2);
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(halo, width + 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin),
                          QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)}) {
    painter.setPen(pen);
    painter.drawPolyline(points);
  }
  drawMarker(painter, points.front(), 0, 3, color, theme.surface, true);
  const std::size_t now = std::min(path.now, n - 1);
  const double x = (*path.x)[now], y = (*path.y)[now];
  if (!std::isfinite(x) || !std::isfinite(y)) return;
  const QPointF at = toPixel(x, y);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.surface);
  painter.drawEllipse(at, 8, 8);
  painter.setBrush(Qt::NoBrush);
  drawMarker(painter, at, path.marker, 5.5, color, theme.surface, path.open_marker);
}

void PlanePainter::paintMarks(QPainter& painter, const PlaneScene& scene,
                              const PlotTheme& theme) const {
  painter.setFont(theme.small);
  for (const PlaneMark& mark : scene.marks) {
    if (!std::isfinite(mark.x) || !std::isfinite(mark.y)) continue;
    const QPointF at = toPixel(mark.x, mark.y);
    QPainterPath shape;
    if (mark.kind == PlaneMark::Kind::Star) {
      QPolygonF star;
      for (int i = 0; i < 10; ++i) {
        const double r = i % 2 == 0 ? 8.5 : 3.6, angle = -M_PI / 2 + i * M_PI / 5;
        star << at + QPointF(r * std::cos(angle), r * std::sin(angle));
      }
      shape.addPolygon(star);
      shape.closeSubpath();
    } else {
      shape.addRect(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9));
    }
    painter.strokePath(shape, QPen(theme.surface, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(shape, theme.text);
    haloText(painter, theme, at + QPointF(11, -7), mark.name, theme.text);
  }
}

void PlanePainter::paintCross(QPainter& painter, const PlaneScene& scene,
                              const PlotTheme& theme) const {
  if (!scene.cross) return;
  const QPointF at = toPixel(scene.cross->x(), scene.cross->y());
  const double gap = 5;
  for (const QPen& pen : {QPen(theme.surface, 3), QPen(theme.accent, 1.2)}) {
    painter.setPen(pen);
    painter.drawLine(QPointF(plot_.left(), at.y()), QPointF(at.x() - gap, at.y()));
    painter.drawLine(QPointF(at.x() + gap, at.y()), QPointF(plot_.right(), at.y()));
    painter.drawLine(QPointF(at.x(), plot_.top()), QPointF(at.x(), at.y() - gap));
    painter.drawLine(QPointF(at.x(), at.y() + gap), QPointF(at.x(), plot_.bottom()));
  }
}

void PlanePainter::paintBar(QPainter& painter, const PlaneScene&, const PlotTheme& theme) const {
  const auto bands = static_cast<double>(levels_.size() + 1);
  const double part = bar_.height() / bands;
  painter.setPen(Qt::NoPen);
  for (std::size_t i = 0; i <= levels_.size(); ++i) {
    const double height = i == 0 ? -1e9 : levels_[i - 1];
    painter.setBrush(heightColour(height, theme));
    painter.drawRect(QRectF(bar_.left(), bar_.bottom() - (static_cast<double>(i) + 1) * part,
                            bar_.width(), part + 0.5));
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.frame, 1));
  painter.drawRect(bar_);
  const QFontMetricsF metrics(theme.small);
  painter.setFont(theme.small);
  double last = bar_.bottom() + 100;
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const double y = bar_.bottom() - (static_cast<double>(i) + 1) * part;
    if (last - y < 1.6 * metrics.height()) continue;
    const double level = levels_[i];
    const bool whole = std::abs(level - std::round(level)) < 1e-9;
    if (!whole && levels_.back() - levels_.front() > 2) continue;
    painter.setPen(theme.quiet);
    const QString text =
        whole ? powerText(static_cast<int>(std::round(level))) : valueText(std::pow(10, level), 2);
    painter.drawText(QRectF(bar_.right() + 4, y - 20, 60, 40), Qt::AlignLeft | Qt::AlignVCenter,
                     text);
    last = y;
  }
}

}  // namespace icl::ui
