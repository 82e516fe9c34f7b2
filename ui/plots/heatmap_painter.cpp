#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QImage>

#include "ui/plots/axis.h"
#include "ui/plots/color_science.h"
#include "ui/plots/heatmap_scene.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kTextCell = 28;  // from here on a cell shows its value
constexpr double kBarWidth = 12;

double share(const HeatmapScene& scene, double value) {
  return scene.high > scene.low ? (value - scene.low) / (scene.high - scene.low) : 0.5;
}

QString cellText(double value) {
  const double size = std::abs(value);
  if (value == 0) return QStringLiteral("0");
  if (size < 0.005) return QStringLiteral("·");
  if (size < 10) return fixedText(value, size < 1 ? 2 : 1);
  return size < 1000 ? fixedText(value, 0) : valueText(value, 2);
}

/// One pixel a cell; index 0 … 255 into the map's table. Scaled up without smoothing.
QImage imageOf(const HeatmapScene& scene, const ColorMap& map) {
  const HeatmapData& d = scene.data;
  QImage image(d.cols, d.rows, QImage::Format_Indexed8);
  image.setColorTable(map.imageTable());
  for (int r = 0; r < d.rows; ++r) {
    uchar* line = image.scanLine(r);
    for (int c = 0; c < d.cols; ++c) {
      const double v = d.at(r, c);
      line[c] = static_cast<uchar>(std::isfinite(v) ? ColorMap::index(share(scene, v)) : 0);
    }
  }
  return image;
}

void paintValues(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                 const HeatmapLayout& layout, const ColorMap& map) {
  const HeatmapData& d = scene.data;
  QFont font = theme.small;
  font.setPixelSize(std::clamp(static_cast<int>(layout.cell * 0.32), 8, theme.small.pixelSize()));
  painter.setFont(font);
  for (int r = 0; r < d.rows; ++r) {
    for (int c = 0; c < d.cols; ++c) {
      const double v = d.at(r, c);
      if (!std::isfinite(v)) continue;
      painter.setPen(theme.inkOn(map.at(share(scene, v))));
      painter.drawText(QRectF(layout.grid.left() + c * layout.cell,
                              layout.grid.top() + r * layout.cell, layout.cell, layout.cell),
                       Qt::AlignCenter, cellText(v));
    }
  }
}

void paintHatches(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                  const HeatmapLayout& layout) {
  const HeatmapData& d = scene.data;
  for (int r = 0; r < d.rows; ++r) {
    for (int c = 0; c < d.cols; ++c) {
      if (std::isfinite(d.at(r, c))) continue;
      const QRectF cell(layout.grid.left() + c * layout.cell, layout.grid.top() + r * layout.cell,
                        layout.cell, layout.cell);
      painter.fillRect(cell, blended(theme.surface, theme.text, 0.12));
      painter.fillRect(cell, QBrush(theme.quiet, Qt::BDiagPattern));
    }
  }
}

void paintBlocks(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                 const HeatmapLayout& layout) {
  painter.setPen(QPen(blended(theme.surface, theme.text, 0.55), 1.4, Qt::SolidLine, Qt::FlatCap));
  double at = 0;
  const auto& rows = scene.data.row_blocks;
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    at += rows[i];
    const double y = layout.grid.top() + at * layout.cell;
    painter.drawLine(QPointF(layout.grid.left(), y), QPointF(layout.grid.right(), y));
  }
  at = 0;
  const auto& cols = scene.data.col_blocks;
  for (std::size_t i = 0; i + 1 < cols.size(); ++i) {
    at += cols[i];
    const double x = layout.grid.left() + at * layout.cell;
    painter.drawLine(QPointF(x, layout.grid.top()), QPointF(x, layout.grid.bottom()));
  }
}

/// Labels with a stride that keeps them apart.
int strideFor(const QStringList& labels, double cell, double room) {
  return labels.isEmpty() || cell <= 0 ? 0 : std::max(1, static_cast<int>(std::ceil(room / cell)));
}

double widestLabel(const QStringList& labels, const QFontMetricsF& metrics) {
  double widest = 0;
  for (const QString& l : labels) widest = std::max(widest, metrics.horizontalAdvance(l));
  return widest;
}

void paintLabels(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                 const QRectF& area, const HeatmapLayout& layout) {
  const QFontMetricsF metrics(theme.small);
  painter.setFont(theme.small);
  const HeatmapData& d = scene.data;
  const auto ink = [&](int index, bool row) {
    const bool here = scene.cell && (row ? scene.cell->y() : scene.cell->x()) == index;
    painter.setPen(here ? theme.text : theme.quiet);
  };
  const int every_row = strideFor(d.row_labels, layout.cell, metrics.height());
  for (int r = 0; every_row > 0 && r < d.rows && r < d.row_labels.size(); r += every_row) {
    ink(r, true);
    painter.drawText(QRectF(area.left(), layout.grid.top() + (r + 0.5) * layout.cell - 20,
                            layout.grid.left() - area.left() - 6, 40),
                     Qt::AlignRight | Qt::AlignVCenter, d.row_labels[r]);
  }
  const double widest = widestLabel(d.col_labels, metrics) + 8;
  const int every_col = strideFor(d.col_labels, layout.cell, widest);
  const double below = layout.grid.bottom() + 4;
  for (int c = 0; every_col > 0 && c < d.cols && c < d.col_labels.size(); c += every_col) {
    ink(c, false);
    painter.drawText(
        QRectF(layout.grid.left() + (c + 0.5) * layout.cell - 60, below, 120, metrics.height()),
        Qt::AlignCenter, d.col_labels[c]);
  }
  painter.setPen(theme.quiet);
  const double row = below + (d.col_labels.isEmpty() ? 2 : metrics.height() + 2);
  painter.drawText(QRectF(layout.grid.left(), row, layout.grid.width(), metrics.height() + 2),
                   Qt::AlignHCenter | Qt::AlignTop, d.col_title);
  painter.save();
  const double labels = d.row_labels.isEmpty() ? 0 : widestLabel(d.row_labels, metrics) + 8;
  painter.translate(std::max(area.left() + metrics.height() / 2 + 3,
                             layout.grid.left() - labels - metrics.height() / 2 - 4),
                    layout.grid.center().y());
  painter.rotate(-90);
  painter.drawText(QRectF(-200, -metrics.height() / 2, 400, metrics.height()), Qt::AlignCenter,
                   d.row_title);
  painter.restore();
}

void paintBar(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
              const HeatmapLayout& layout, const ColorMap& map) {
  QImage strip(1, 256, QImage::Format_Indexed8);
  strip.setColorTable(map.imageTable());
  for (int i = 0; i < 256; ++i) *strip.scanLine(i) = static_cast<uchar>(255 - i);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(layout.bar, strip);
  painter.setPen(QPen(theme.frame, 1));
  painter.setBrush(Qt::NoBrush);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.drawRect(layout.bar);
  const QFontMetricsF metrics(theme.small);
  TickRequest request;
  request.length = layout.bar.height();
  request.gap = 6;
  request.extent = [&metrics](const QString&) { return metrics.height(); };
  request.most = 5;
  painter.setFont(theme.small);
  for (const Tick& t : axisTicks({scene.low, scene.high, false}, request)) {
    const double y = layout.bar.bottom() - share(scene, t.value) * layout.bar.height();
    painter.setPen(theme.frame);
    painter.drawLine(QPointF(layout.bar.right(), y), QPointF(layout.bar.right() + 4, y));
    painter.setPen(theme.quiet);
    painter.drawText(QRectF(layout.bar.right() + 7, y - 20, 90, 40),
                     Qt::AlignLeft | Qt::AlignVCenter, t.label);
  }
  painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintSelected(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                   const HeatmapLayout& layout) {
  if (!scene.cell) return;
  const QRectF cell(layout.grid.left() + scene.cell->x() * layout.cell,
                    layout.grid.top() + scene.cell->y() * layout.cell, layout.cell, layout.cell);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.surface, 3.5));
  painter.drawRect(cell);
  painter.setPen(QPen(theme.accent, 2));
  painter.drawRect(cell);
}

}  // namespace

QPoint HeatmapLayout::hit(const QPointF& at, const HeatmapData& data) const {
  if (cell <= 0 || !grid.contains(at)) return {-1, -1};
  return {std::clamp(static_cast<int>((at.x() - grid.left()) / cell), 0, data.cols - 1),
          std::clamp(static_cast<int>((at.y() - grid.top()) / cell), 0, data.rows - 1)};
}

void freeRange(const HeatmapData& data, double& low, double& high) {
  double least = 0, most = 0;
  bool any = false;
  for (const double v : data.values) {
    if (!std::isfinite(v)) continue;
    least = any ? std::min(least, v) : v;
    most = any ? std::max(most, v) : v;
    any = true;
  }
  if (data.diverging) {
    const double size = std::max(std::abs(least), std::abs(most));
    if (!(size > 0)) {
      low = -1;
      high = 1;
      return;
    }
    const double power = std::pow(10, std::floor(std::log10(size)));
    high = 10 * power;
    for (const double m : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0}) {
      if (m * power >= size * 0.9999) {
        high = m * power;
        break;
      }
    }
    low = -high;
    return;
  }
  low = least;
  high = most > least ? most : least + 1;
}

std::size_t nonFiniteCount(const HeatmapData& data) {
  return static_cast<std::size_t>(std::count_if(data.values.begin(), data.values.end(),
                                                [](double v) { return !std::isfinite(v); }));
}

HeatmapLayout layOutHeatmap(const HeatmapScene& scene, const PlotTheme& theme, const QRectF& area,
                            double device_pixel_ratio) {
  HeatmapLayout layout;
  const HeatmapData& d = scene.data;
  if (d.rows <= 0 || d.cols <= 0) return layout;
  const QFontMetricsF metrics(theme.small);
  const double line = metrics.height();
  const double left =
      (d.row_title.isEmpty() ? 8 : line + 8) +
      (d.row_labels.isEmpty() ? 0 : std::ceil(widestLabel(d.row_labels, metrics)) + 8);
  const double bottom =
      (d.col_labels.isEmpty() ? 0 : line) + (d.col_title.isEmpty() ? 0 : line + 4) + 8;
  const double right = kBarWidth + 18 + metrics.horizontalAdvance(QStringLiteral("−0.000"));
  const double top = 8;
  const double width = area.width() - left - right, height = area.height() - top - bottom;
  const double side = std::min(width / d.cols, height / d.rows);
  // Whole device pixels, so that every cell has exactly the same size on the screen.
  layout.cell = std::floor(side * device_pixel_ratio) / device_pixel_ratio;
  if (layout.cell < 1 / device_pixel_ratio) layout.cell = std::max(side, 0.05);
  const double w = layout.cell * d.cols, h = layout.cell * d.rows;
  const auto snapped = [device_pixel_ratio](double v) {
    return std::round(v * device_pixel_ratio) / device_pixel_ratio;
  };
  layout.grid = QRectF(snapped(area.left() + left + std::max(0.0, (width - w) / 2)),
                       snapped(area.top() + top + std::max(0.0, (height - h) / 2)), w, h);
  const double bar = std::max(std::min(h, 240.0), std::min(80.0, height));
  layout.bar = QRectF(snapped(layout.grid.right() + 14),
                      snapped(std::max(area.top() + top, layout.grid.center().y() - bar / 2)),
                      kBarWidth, bar);
  return layout;
}

void paintHeatmap(QPainter& painter, const HeatmapScene& scene, const PlotTheme& theme,
                  const QRectF& area, const HeatmapLayout& layout) {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  if (scene.data.rows <= 0 || scene.data.cols <= 0) {
    painter.setPen(theme.quiet);
    painter.setFont(theme.font);
    painter.drawText(area.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     scene.empty);
    painter.restore();
    return;
  }
  const ColorMap& map =
      ColorMap::get(scene.data.diverging ? MapKind::Diverging : MapKind::Sequential, theme.dark);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(layout.grid, imageOf(scene, map));
  paintHatches(painter, scene, theme, layout);
  if (layout.cell > kTextCell) paintValues(painter, scene, theme, layout, map);
  paintBlocks(painter, scene, theme, layout);
  painter.setPen(QPen(scene.focus ? theme.accent : theme.frame, scene.focus ? 1.5 : 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(layout.grid);
  paintLabels(painter, scene, theme, area, layout);
  paintBar(painter, scene, theme, layout, map);
  paintSelected(painter, scene, theme, layout);
  painter.restore();
}

}  // namespace icl::ui
