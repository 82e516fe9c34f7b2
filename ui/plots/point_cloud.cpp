#include "ui/plots/point_cloud.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/plots/color_science.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kTrailDot = 3.2;
constexpr double kTickRoom = 34;    // for the numbers left of the plot
constexpr double kTrailReach = 10;  // pixels from a point that still point at it
constexpr double kKeySign = 14;     // pixels from the sign of a key to its name

QPointF pointAt(const CloudTrail& trail, int stage) {
  const auto last = static_cast<int>(trail.points.size()) - 1;
  return trail.points[static_cast<std::size_t>(std::clamp(stage, 0, last))];
}

void drawShape(QPainter& painter, const QPointF& at, int shape, double r) {
  switch (shape % 4) {
    case 0:
      painter.drawEllipse(at, r, r);
      break;
    case 1:
      painter.drawRect(QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r)));
      break;
    case 2:
      painter.drawPolygon(QPolygonF{
          {at + QPointF(0, -1.3 * r), at + QPointF(1.2 * r, r), at + QPointF(-1.2 * r, r)}});
      break;
    default:
      painter.drawPolygon(QPolygonF{{at + QPointF(0, -1.4 * r), at + QPointF(1.4 * r, 0),
                                     at + QPointF(0, 1.4 * r), at + QPointF(-1.4 * r, 0)}});
  }
}

void drawCloudTicks(QPainter& painter, const PlotTheme& theme, const CloudLayout& layout) {
  const QFontMetricsF metrics(theme.small);
  const QRectF& plot = layout.plot;
  TickRequest request;
  request.gap = 12;
  request.length = plot.width();
  request.extent = [&metrics](const QString& t) { return metrics.horizontalAdvance(t); };
  request.most = 5;
  painter.setFont(theme.small);
  for (const Tick& tick : axisTicks(layout.xAxis(), request)) {
    const double x = layout.pixel({tick.value, 0}).x();
    painter.setPen(theme.frame);
    painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + 4));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(x - 40, plot.bottom() + 4, 80, metrics.height()), Qt::AlignCenter,
                     tick.label);
  }
  request.length = plot.height();
  request.extent = [&metrics](const QString&) { return metrics.height(); };
  for (const Tick& tick : axisTicks(layout.yAxis(), request)) {
    const double y = layout.pixel({0, tick.value}).y();
    painter.setPen(theme.frame);
    painter.drawLine(QPointF(plot.left() - 4, y), QPointF(plot.left(), y));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(plot.left() - 66, y - 20, 60, 40), Qt::AlignRight | Qt::AlignVCenter,
                     tick.label);
  }
}

void drawCloudKeys(QPainter& painter, const CloudScene& scene, const PlotTheme& theme,
                   const CloudLayout& layout) {
  painter.setFont(theme.small);
  for (std::size_t k = 0; k < layout.keys.size(); ++k) {
    const CloudKey& key = scene.keys[k];
    painter.setPen(Qt::NoPen);
    painter.setBrush(key.hue < 0 ? theme.quiet : theme.series(key.hue));
    drawShape(painter, layout.keys[k], key.shape, 1.3 * kTrailDot);
    painter.setPen(theme.text);
    painter.drawText(QRectF(layout.keys[k] + QPointF(kKeySign - 4, -20), QSizeF(400, 40)),
                     Qt::AlignLeft | Qt::AlignVCenter, key.name);
  }
}

void drawCloudFrame(QPainter& painter, const CloudScene& scene, const PlotTheme& theme,
                    const CloudLayout& layout) {
  const QRectF& plot = layout.plot;
  const QPointF zero = layout.pixel({0, 0});
  painter.setPen(QPen(theme.grid, 1));
  if (plot.left() < zero.x() && zero.x() < plot.right()) {
    painter.drawLine(QPointF(zero.x(), plot.top()), QPointF(zero.x(), plot.bottom()));
  }
  if (plot.top() < zero.y() && zero.y() < plot.bottom()) {
    painter.drawLine(QPointF(plot.left(), zero.y()), QPointF(plot.right(), zero.y()));
  }
  painter.setPen(QPen(theme.frame, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(plot);
  painter.setFont(theme.small);
  painter.setPen(theme.quiet);
  const double line = QFontMetricsF(theme.small).height();
  painter.drawText(QRectF(plot.left(), plot.bottom() + line + 3, plot.width(), 22),
                   Qt::AlignHCenter | Qt::AlignTop, scene.x_title);
  painter.save();
  painter.translate(plot.left() - kTickRoom, plot.center().y());
  painter.rotate(-90);
  painter.drawText(QRectF(-plot.height() / 2, -22, plot.height(), 22),
                   Qt::AlignHCenter | Qt::AlignBottom, scene.y_title);
  painter.restore();
  drawCloudTicks(painter, theme, layout);
  drawCloudKeys(painter, scene, theme, layout);
}

}  // namespace

QPointF CloudLayout::pixel(const QPointF& value) const {
  return plot.center() +
         QPointF((value.x() - middle.x()) * scale, -(value.y() - middle.y()) * scale);
}

AxisScale CloudLayout::xAxis() const {
  const double half = plot.width() / (2 * scale);
  return {middle.x() - half, middle.x() + half, false};
}

AxisScale CloudLayout::yAxis() const {
  const double half = plot.height() / (2 * scale);
  return {middle.y() - half, middle.y() + half, false};
}

CloudLayout layOutCloud(const CloudScene& scene, const PlotTheme& theme, const QRectF& area) {
  CloudLayout layout;
  const QFontMetricsF metrics(theme.small);
  const double line = metrics.height();
  layout.plot = area.adjusted(line + 10 + kTickRoom, 8, -12, -2 * line - 8);
  // Keys from left to right above the plot, in as many rows as they need.
  QPointF at(layout.plot.left() + 6, area.top() + line / 2 + 4);
  for (const CloudKey& key : scene.keys) {
    const double width = kKeySign + metrics.horizontalAdvance(key.name) + 14;
    if (!layout.keys.empty() && at.x() + width > area.right()) {
      at = {layout.plot.left() + 6, at.y() + line + 2};
    }
    layout.keys.push_back(at);
    at.rx() += width;
  }
  if (!scene.keys.empty()) layout.plot.setTop(at.y() + line / 2 + 5);
  double low_x = 0, high_x = 0, low_y = 0, high_y = 0;
  for (const CloudTrail& trail : scene.trails) {
    for (const QPointF& p : trail.points) {
      low_x = std::min(low_x, p.x());
      high_x = std::max(high_x, p.x());
      low_y = std::min(low_y, p.y());
      high_y = std::max(high_y, p.y());
    }
  }
  layout.middle = {(low_x + high_x) / 2, (low_y + high_y) / 2};
  const double wide = std::max(1e-9, high_x - low_x), tall = std::max(1e-9, high_y - low_y);
  layout.scale = 0.92 * std::min(layout.plot.width() / wide, layout.plot.height() / tall);
  return layout;
}

void paintCloud(QPainter& painter, const CloudScene& scene, const PlotTheme& theme,
                const QRectF& area, const CloudLayout& layout) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (scene.trails.empty()) {
    painter.setFont(theme.font);
    painter.setPen(theme.quiet);
    painter.drawText(area.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     scene.empty);
  } else {
    drawCloudFrame(painter, scene, theme, layout);
    for (const CloudTrail& trail : scene.trails) {
      painter.setPen(QPen(blended(theme.surface, theme.series(trail.hue), 0.22), theme.line(1)));
      for (int s = 1; s <= scene.stage && s < static_cast<int>(trail.points.size()); ++s) {
        painter.drawLine(layout.pixel(pointAt(trail, s - 1)), layout.pixel(pointAt(trail, s)));
      }
    }
    for (std::size_t k = 0; k < scene.trails.size(); ++k) {
      const CloudTrail& trail = scene.trails[k];
      const bool chosen = scene.selected == k;
      painter.setPen(chosen ? QPen(theme.text, theme.line(1.5)) : QPen(Qt::NoPen));
      painter.setBrush(theme.series(trail.hue));
      drawShape(painter, layout.pixel(pointAt(trail, scene.stage)), trail.shape,
                chosen ? 2 * kTrailDot : kTrailDot);
    }
  }
  if (scene.focus) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRect(area.adjusted(1, 1, -1, -1));
  }
  painter.restore();
}

PointCloud::PointCloud(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Points in a plane"));
}

void PointCloud::setScene(CloudScene scene) {
  scene.selected = scene_.selected;
  if (scene.selected && *scene.selected >= scene.trails.size()) scene.selected.reset();
  scene_ = std::move(scene);
  update();
}

QString PointCloud::readOut() const {
  if (!scene_.selected) return {};
  const CloudTrail& trail = scene_.trails[*scene_.selected];
  const QPointF at = pointAt(trail, scene_.stage);
  return tr("%1: (%2, %3)").arg(trail.name, valueText(at.x(), 3), valueText(at.y(), 3));
}

void PointCloud::select(std::optional<std::size_t> trail) {
  if (scene_.selected == trail) return;
  scene_.selected = trail;
  update();
  Q_EMIT selectionChanged();
}

void PointCloud::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  CloudScene scene = scene_;
  scene.focus = false;
  scene.selected.reset();
  paintCloud(painter, scene, theme, area, layOutCloud(scene, theme, area));
}

void PointCloud::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  scene_.focus = hasFocus();
  layout_ = layOutCloud(scene_, theme(), QRectF(rect()));
  paintCloud(painter, scene_, theme(), QRectF(rect()), layout_);
}

void PointCloud::mouseMoveEvent(QMouseEvent* event) {
  std::optional<std::size_t> nearest;
  double best = kTrailReach;
  for (std::size_t k = 0; k < scene_.trails.size(); ++k) {
    const QPointF off = layout_.pixel(pointAt(scene_.trails[k], scene_.stage)) - event->position();
    const double distance = std::hypot(off.x(), off.y());
    if (distance >= best) continue;
    best = distance;
    nearest = k;
  }
  select(nearest);
}

void PointCloud::leaveEvent(QEvent*) { select(std::nullopt); }

void PointCloud::keyPressEvent(QKeyEvent* event) {
  const auto count = scene_.trails.size();
  switch (event->key()) {
    case Qt::Key_BracketLeft:
    case Qt::Key_PageUp:
      Q_EMIT layerKey(-1);
      return;
    case Qt::Key_BracketRight:
    case Qt::Key_PageDown:
      Q_EMIT layerKey(1);
      return;
    case Qt::Key_Right:
    case Qt::Key_Left: {
      if (count == 0) break;
      const std::size_t by = event->key() == Qt::Key_Right ? 1 : count - 1;
      select(scene_.selected ? (*scene_.selected + by) % count : 0);
      return;
    }
    default:
      break;
  }
  Picture::keyPressEvent(event);
}

}  // namespace icl::ui
