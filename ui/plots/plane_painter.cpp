#include "ui/plots/plane_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainterPath>

#include "core/math/contour.h"
#include "ui/plots/chart_painter.h"
#include "ui/plots/color_map.h"
#include "ui/plots/color_science.h"
#include "ui/plots/number_text.h"

namespace icl::ui {

void haloText(QPainter& painter, const PlotTheme& theme, const QPointF& baseline,
              const QString& text, const QColor& color) {
  QPainterPath outline;
  outline.addText(baseline, painter.font(), text);
  QColor halo = theme.surface;
  halo.setAlphaF(0.85F);
  painter.strokePath(outline, QPen(halo, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setPen(color);
  painter.drawText(baseline, text);
}

QPointF PlanePainter::toPixel(double x, double y) const {
  const double far = 1e5;
  return {std::clamp(plot_.left() + x_.unit(x) * plot_.width(), -far, far),
          std::clamp(plot_.bottom() - y_.unit(y) * plot_.height(), -far, far)};
}

void PlanePainter::layOut(const PlaneScene& scene, const PlotTheme& theme, const QRectF& area) {
  const QFontMetricsF metrics(theme.small);
  const double line = metrics.height();
  const double top = area.top() + line + 12, bottom = area.bottom() - 2 * line - 14;
  TickRequest request;
  request.length = std::max(20.0, bottom - top);
  request.gap = 4;
  request.extent = [line](const QString&) { return line; };
  request.most = std::clamp(static_cast<int>(request.length / 34), 4, 7);
  y_ticks_ = axisTicks(scene.y, request);
  double widest = 0;
  for (const Tick& t : y_ticks_) widest = std::max(widest, metrics.horizontalAdvance(t.label));
  const double left = std::ceil((widest + 14) / 8) * 8;
  const double right = 26 + metrics.horizontalAdvance(powerText(-10));
  const QRectF plot(QPointF(std::round(area.left() + left), std::round(top)),
                    QPointF(std::round(area.right() - right), std::round(top + request.length)));
  if (plot != plot_ || scene.x != x_ || scene.y != y_) {
    thinned_.clear();
    image_ = {};
  }
  plot_ = plot;
  x_ = scene.x;
  y_ = scene.y;
  bar_ = QRectF(plot_.right() + 10, plot_.top(), 10, plot_.height());
  request.length = plot_.width();
  request.gap = 12;
  request.extent = [&metrics](const QString& t) { return metrics.horizontalAdvance(t); };
  request.most = std::clamp(static_cast<int>(plot_.width() / 50), 4, 7);
  x_ticks_ = axisTicks(scene.x, request);
}

void PlanePainter::paint(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                         const QRectF& area, double scale, Target target) {
  layOut(scene, theme, area);
  if (image_.isNull()) levels_ = planeLevels(scene.grid);
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.save();
  painter.setClipRect(plot_);
  if (scene.grid.empty() || levels_.empty()) {
    painter.setPen(theme.quiet);
    painter.setFont(theme.font);
    painter.drawText(plot_.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     scene.grid.empty() ? scene.empty : scene.flat);
  } else {
    paintGround(painter, scene, theme, scale, target);
  }
  paintLines(painter, scene, theme);
  for (const PlanePath& path : scene.paths) paintPath(painter, scene, theme, path);
  paintMarks(painter, scene, theme);
  paintCross(painter, scene, theme);
  painter.restore();
  paintAxes(painter, scene, theme, area);
  if (!scene.grid.empty() && levels_.size() > 1) paintBar(painter, scene, theme);
  painter.restore();
}

QColor PlanePainter::heightColour(double height, const PlotTheme& theme) const {
  const ColorMap& map = ColorMap::get(MapKind::Sequential, theme.dark);
  if (levels_.empty() || std::isnan(height)) return theme.surface;
  // Low is ink: the valley is the figure, the heights are the ground.
  const auto band = std::upper_bound(levels_.begin(), levels_.end(), height) - levels_.begin();
  const double share = static_cast<double>(band) / static_cast<double>(levels_.size());
  return map.at(0.03 + 0.90 * (1 - share));
}

void PlanePainter::paintGround(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                               double scale, Target target) {
  const auto draw = [&](QPainter& to) {
    to.drawImage(plot_, heights(scene, theme, scale));
    paintContours(to, scene, theme);
    if (scene.arrows) paintArrows(to, scene, theme);
  };
  if (target == Target::File) return draw(painter);
  const QSize size = (plot_.size() * scale).toSize();
  if (image_.size() != size) {
    QImage image(size, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(theme.surface);
    QPainter to(&image);
    to.setRenderHints(QPainter::Antialiasing);
    to.translate(-plot_.topLeft());
    draw(to);
    to.end();
    image_ = image;
  }
  painter.drawImage(plot_.topLeft(), image_);
}

QImage PlanePainter::heights(const PlaneScene& scene, const PlotTheme& theme, double scale) const {
  const QSize size = (plot_.size() * scale).toSize().expandedTo({2, 2});
  std::vector<QRgb> colours;
  for (std::size_t i = 0; i <= levels_.size(); ++i) {
    colours.push_back(heightColour(i == 0 ? -1e9 : levels_[i - 1], theme).rgb());
  }
  QImage image(size, QImage::Format_RGB32);
  const double step = levels_.size() > 1 ? levels_[1] - levels_[0] : 1;
  for (int j = 0; j < size.height(); ++j) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(j));
    const double y = y_.value(1 - (j + 0.5) / size.height());
    for (int i = 0; i < size.width(); ++i) {
      const double h = scene.grid.at(x_.value((i + 0.5) / size.width()), y);
      if (std::isnan(h) || levels_.empty()) {
        row[i] = theme.surface.rgb();
        continue;
      }
      const double band = std::floor((h - levels_.front()) / step + 1e-12) + 1;
      row[i] = colours[static_cast<std::size_t>(
          std::clamp(band, 0.0, static_cast<double>(levels_.size())))];
    }
  }
  return image;
}

void PlanePainter::paintContours(QPainter& painter, const PlaneScene& scene,
                                 const PlotTheme& theme) const {
  const PlaneGrid& g = scene.grid;
  for (const double level : levels_) {
    const QColor under = heightColour(level, theme);
    QColor color = theme.inkOn(under);
    const bool whole = std::abs(level - std::round(level)) < 1e-9;
    color.setAlphaF(whole ? 0.42F : 0.16F);
    painter.setPen(QPen(color, theme.line(whole ? 1.0 : 0.7)));
    for (const Polyline& line : contourLines(g.values, g.rows, g.cols, level)) {
      QPolygonF points;
      points.reserve(static_cast<qsizetype>(line.x.size()) + 1);
      for (std::size_t i = 0; i < line.x.size(); ++i) {
        points << toPixel(g.x_low + line.x[i] / (g.cols - 1) * (g.x_high - g.x_low),
                          g.y_low + line.y[i] / (g.rows - 1) * (g.y_high - g.y_low));
      }
      if (line.closed && !points.isEmpty()) points << points.front();
      painter.drawPolyline(points);
    }
  }
}

void PlanePainter::paintArrows(QPainter& painter, const PlaneScene& scene,
                               const PlotTheme& theme) const {
  const double spacing = 46, length = 15;
  const int columns = std::max(2, static_cast<int>(plot_.width() / spacing));
  const int rows = std::max(2, static_cast<int>(plot_.height() / spacing));
  for (int j = 0; j < rows; ++j) {
    for (int i = 0; i < columns; ++i) {
      const double x = x_.value((i + 0.5) / columns), y = y_.value((j + 0.5) / rows);
      const QPointF down = scene.grid.downhill(x, y);
      QPointF d(down.x() / (x_.high - x_.low) * plot_.width(),
                -down.y() / (y_.high - y_.low) * plot_.height());
      const double size = std::hypot(d.x(), d.y());
      if (!(size > 0)) continue;
      d *= length / size;
      const QPointF middle = toPixel(x, y), tip = middle + d / 2, tail = middle - d / 2;
      const QPointF back = tip - d * 0.34, side(-d.y() * 0.2, d.x() * 0.2);
      QColor color = theme.inkOn(heightColour(scene.grid.at(x, y), theme));
      color.setAlphaF(0.45F);
      painter.setPen(QPen(color, theme.line(1.1), Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(tail, tip);
      painter.drawLine(tip, back + side);
      painter.drawLine(tip, back - side);
    }
  }
}

const std::vector<QPointF>& PlanePainter::thinned(const PlanePath& path) {
  Thinned& t = thinned_[path.id];
  const std::size_t n = std::min(path.x->size(), path.y->size());
  const bool edited = t.scanned > n || (t.scanned > 0 && ((*path.x)[t.scanned - 1] != t.last_x ||
                                                          (*path.y)[t.scanned - 1] != t.last_y));
  if (edited) t = {};
  const double least_x = (x_.high - x_.low) / std::max(1.0, plot_.width());
  const double least_y = (y_.high - y_.low) / std::max(1.0, plot_.height());
  for (std::size_t i = t.scanned; i < n; ++i) {
    const QPointF p((*path.x)[i], (*path.y)[i]);
    if (!std::isfinite(p.x()) || !std::isfinite(p.y())) continue;
    if (t.points.empty() || std::abs(p.x() - t.points.back().x()) > least_x ||
        std::abs(p.y() - t.points.back().y()) > least_y) {
      t.points.push_back(p);
    }
  }
  t.scanned = n;
  if (n > 0) {
    t.last_x = (*path.x)[n - 1];
    t.last_y = (*path.y)[n - 1];
  }
  return t.points;
}

}  // namespace icl::ui
