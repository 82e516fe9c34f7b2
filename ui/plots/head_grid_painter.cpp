// How a HeadGrid is drawn, on the screen and into files.
#include "ui/plots/head_grid_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include "ui/plots/color_map.h"
#include "ui/plots/head_grid.h"

namespace icl::ui {
namespace {

constexpr double kGap = 6;        // between maps
constexpr double kLeastName = 7;  // room that a token's name needs

double widest(const QStringList& names, const QFontMetricsF& metrics) {
  double width = 0;
  for (const QString& name : names) width = std::max(width, metrics.horizontalAdvance(name));
  return width;
}

QImage headImage(const HeadGridData& data, int layer, int head, const ColorMap& map) {
  QImage image(data.tokens, data.tokens, QImage::Format_Indexed8);
  image.setColorTable(map.imageTable());
  for (int t = 0; t < data.tokens; ++t) {
    uchar* line = image.scanLine(t);
    for (int u = 0; u < data.tokens; ++u) {
      const double w = data.weight(layer, head, t, u);
      line[u] = static_cast<uchar>(std::isfinite(w) ? ColorMap::index(w) : 0);
    }
  }
  return image;
}

/// A closed gate crosses the map out; one between fades it.
void paintGate(QPainter& painter, const QRectF& map, double gate, const PlotTheme& theme) {
  if (gate >= 1) return;
  QColor veil = theme.surface;
  veil.setAlphaF(static_cast<float>(0.75 * (1 - gate)));
  painter.fillRect(map, veil);
  if (gate > 0) return;
  painter.setPen(QPen(theme.warning, 2));
  painter.drawLine(map.topLeft(), map.bottomRight());
  painter.drawLine(map.topRight(), map.bottomLeft());
}

void paintMaps(QPainter& painter, const HeadGridScene& scene, const PlotTheme& theme,
               const HeadGridLayout& layout, const ColorMap& map) {
  const QFontMetricsF metrics(theme.small);
  painter.setFont(theme.small);
  for (int i = 0; i < static_cast<int>(layout.maps.size()); ++i) {
    const QRectF& box = layout.maps[static_cast<std::size_t>(i)];
    const int layer = i / scene.data.heads, head = i % scene.data.heads;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(box, headImage(scene.data, layer, head, map));
    paintGate(painter, box, scene.data.gate(layer, head), theme);
    const bool here = i == scene.selected;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(here ? theme.accent : theme.frame, here ? 2 : 1));
    painter.drawRect(box);
    painter.setPen(here ? theme.text : theme.quiet);
    painter.drawText(QRectF(box.left() - kGap / 2, box.top() - metrics.height() - 1,
                            box.width() + kGap, metrics.height()),
                     Qt::AlignHCenter | Qt::AlignBottom,
                     QStringLiteral("%1.%2").arg(layer).arg(head));
  }
}

void paintNames(QPainter& painter, const HeadGridScene& scene, const PlotTheme& theme,
                const HeadGridLayout& layout) {
  const auto colours = tokenColours(scene.data.names, theme);
  const QFontMetricsF metrics(theme.small);
  QFont font = theme.small;
  const double line = std::min(metrics.height(), layout.cell * 1.15);
  if (line < metrics.height()) {
    font.setPixelSize(std::max(7, static_cast<int>(std::floor(line * 0.8))));
  }
  QFont strong = font;
  strong.setBold(true);
  const double width = layout.large.left() - layout.corner.x() - 5;
  // Of long sequences every few names, and those of the cell that is pointed at.
  const int every = std::max(1, static_cast<int>(std::ceil(kLeastName / layout.cell)));
  for (int t = 0; t < scene.data.tokens && t < scene.data.names.size(); ++t) {
    const double y = layout.large.top() + (t + 0.5) * layout.cell;
    const bool here = scene.cell && (scene.cell->y() == t || scene.cell->x() == t);
    if (!here && t % every != 0) continue;
    painter.setFont(here || t == scene.dragged ? strong : font);
    painter.setPen(colours[static_cast<std::size_t>(t)]);
    painter.drawText(QRectF(layout.corner.x(), y - 20, width, 40),
                     Qt::AlignRight | Qt::AlignVCenter, scene.data.names[t]);
    painter.save();
    painter.translate(layout.large.left() + (t + 0.5) * layout.cell, layout.large.bottom() + 5);
    painter.rotate(-90);
    painter.drawText(QRectF(-300, -20, 300, 40), Qt::AlignRight | Qt::AlignVCenter,
                     scene.data.names[t]);
    painter.restore();
  }
}

void paintLarge(QPainter& painter, const HeadGridScene& scene, const PlotTheme& theme,
                const HeadGridLayout& layout, const ColorMap& map) {
  const int layer = scene.selected / scene.data.heads, head = scene.selected % scene.data.heads;
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(layout.large, headImage(scene.data, layer, head, map));
  paintGate(painter, layout.large, scene.data.gate(layer, head), theme);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(scene.focus ? theme.accent : theme.frame, scene.focus ? 1.5 : 1));
  painter.drawRect(layout.large);
  if (scene.cell) {
    const QRectF cell(layout.large.left() + scene.cell->x() * layout.cell,
                      layout.large.top() + scene.cell->y() * layout.cell, layout.cell, layout.cell);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRect(cell);
  }
  paintNames(painter, scene, theme, layout);
}

}  // namespace

QString labelOfToken(const QString& name) {
  return name.section(QChar(0x00B7), 1);  // behind the dot
}

std::vector<QColor> tokenColours(const QStringList& names, const PlotTheme& theme) {
  QStringList labels;
  const auto numberOf = [&labels](const QString& name) {
    const QString label = labelOfToken(name);
    if (!labels.contains(label)) labels << label;
    return static_cast<int>(labels.indexOf(label));
  };
  if (!names.isEmpty()) numberOf(names.back());
  std::vector<QColor> colours;
  for (const QString& name : names) colours.push_back(theme.series(numberOf(name)));
  return colours;
}

HeadGridLayout layOutHeadGrid(const HeadGridData& data, const PlotTheme& theme,
                              const QRectF& area) {
  HeadGridLayout layout;
  if (data.tokens <= 0 || data.layers <= 0 || data.heads <= 0) return layout;
  const QFontMetricsF metrics(theme.small);
  const double names = widest(data.names, metrics) + 8, caption = metrics.height() + 2;
  // The enlarged map takes what it needs of the height; the small ones the rest of the width.
  const double side =
      std::max(40.0, std::min(area.height() - names - 12, 0.74 * area.width() - names));
  const double cell = side / data.tokens;
  layout.cell = cell >= 1 ? std::floor(cell) : cell;  // whole pixels, where there are enough
  const double large = layout.cell * data.tokens;
  layout.large = QRectF(area.right() - large - 8, area.top() + 8, large, large);
  layout.corner = QPointF(layout.large.left() - names, layout.large.top());
  const double room = layout.corner.x() - area.left() - 8;
  const double map =
      std::max(8.0, std::min({(room - kGap * data.heads) / data.heads,
                              (area.height() - 12) / data.layers - caption - kGap, large}));
  for (int l = 0; l < data.layers; ++l) {
    for (int h = 0; h < data.heads; ++h) {
      layout.maps.emplace_back(area.left() + 8 + h * (map + kGap),
                               area.top() + 6 + caption + l * (map + caption + kGap), map, map);
    }
  }
  return layout;
}

void paintHeadGrid(QPainter& painter, const HeadGridScene& scene, const PlotTheme& theme,
                   const QRectF& area, const HeadGridLayout& layout) {
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  if (layout.maps.empty()) {
    painter.setPen(theme.quiet);
    painter.setFont(theme.font);
    painter.drawText(area.adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     scene.empty);
    painter.restore();
    return;
  }
  const ColorMap& map = ColorMap::get(MapKind::Sequential, theme.dark);
  paintMaps(painter, scene, theme, layout, map);
  paintLarge(painter, scene, theme, layout, map);
  painter.restore();
}

}  // namespace icl::ui
