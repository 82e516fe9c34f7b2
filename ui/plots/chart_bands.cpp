// ChartPainter's bands: intervals over the horizontal axis and the legend that names them.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "ui/plots/chart_painter.h"

namespace icl::ui {

namespace {

struct LegendRow {
  QString text{};
  QColor patch{};  // none: goes on with what was said above
};

/// A name a band; what the bands are once where it is the same, the words that fit line by line.
std::vector<LegendRow> legendRows(const std::vector<ChartBand>& bands, const QFontMetricsF& metrics,
                                  double most) {
  std::vector<LegendRow> rows;
  for (std::size_t i = 0; i < bands.size(); ++i) {
    rows.push_back({metrics.elidedText(bands[i].name, Qt::ElideRight, most - 30), bands[i].color});
    if (i + 1 < bands.size() && bands[i + 1].statistic == bands[i].statistic) continue;
    QString row;
    for (const QString& word : bands[i].statistic.split(QLatin1Char(' '))) {
      const QString longer = row.isEmpty() ? word : row + QLatin1Char(' ') + word;
      if (!row.isEmpty() && metrics.horizontalAdvance(longer) > most - 12) {
        rows.push_back({row, {}});
        row = word;
      } else {
        row = longer;
      }
    }
    rows.push_back({row, {}});
  }
  return rows;
}

/// The corner in which the fewest points of curves lie.
QRectF freestCorner(const QRectF& plot, const QSizeF& size,
                    const std::vector<std::vector<QPointF>>& drawn) {
  const double right = plot.right() - size.width(), bottom = plot.bottom() - size.height();
  QRectF best;
  std::size_t fewest = 0;
  for (const QPointF& corner : {QPointF(right, plot.top()), QPointF(right, bottom),
                                QPointF(plot.left(), bottom), plot.topLeft()}) {
    const QRectF box(corner, size);
    std::size_t inside = 0;
    for (const auto& points : drawn) {
      for (const QPointF& point : points) inside += box.contains(point) ? 1 : 0;
    }
    if (best.isNull() || inside < fewest) {
      best = box;
      fewest = inside;
    }
  }
  return best;
}

}  // namespace

/// A polygon a stretch without gaps, its points gathered to the lowest and highest of a pixel.
void ChartPainter::paintBand(QPainter& painter, const ChartBand& band) const {
  const bool other = scene_.highlight && *scene_.highlight != band.id;
  QColor fill = band.color;
  fill.setAlphaF(other ? 0.07F : 0.2F);
  std::vector<QPointF> upper, lower, middle;
  const auto close = [&] {
    if (upper.size() > 1) {
      QPolygonF area(QList<QPointF>(upper.begin(), upper.end()));
      for (auto p = lower.rbegin(); p != lower.rend(); ++p) area << *p;
      painter.setPen(Qt::NoPen);
      painter.setBrush(fill);
      painter.drawPolygon(area);
      painter.setBrush(Qt::NoBrush);
      QColor line = band.color;
      if (other) line.setAlphaF(0.3F);
      painter.setPen(QPen(line, std::max(1.2, theme_.least_line), Qt::SolidLine, Qt::FlatCap));
      stroke(painter, middle);
    }
    upper.clear();
    lower.clear();
    middle.clear();
  };
  const auto placed = [this](double value) {
    return scene_.y.log && value <= 0
               ? plot_.bottom() + 4
               : std::clamp(toY(value), plot_.top() - 1e4, plot_.bottom() + 1e4);
  };
  for (std::size_t i = 0; i < band.x->size() && !covers((*band.x)[i]); ++i) {
    const double x = (*band.x)[i], low = (*band.low)[i], high = (*band.high)[i];
    if (!std::isfinite(low) || !std::isfinite(high) || (scene_.y.log && !(high > 0)) ||
        (scene_.x.log && !(x > 0))) {
      close();
      continue;
    }
    const double px = std::clamp(toX(x), plot_.left() - 1e4, plot_.right() + 1e4);
    if (!upper.empty() && px - upper.back().x() < 1) {
      upper.back().setY(std::min(upper.back().y(), placed(high)));
      lower.back().setY(std::max(lower.back().y(), placed(low)));
      continue;
    }
    upper.emplace_back(px, placed(high));
    lower.emplace_back(px, placed(low));
    middle.emplace_back(px, placed((*band.middle)[i]));
  }
  close();
}

/// Where curves leave room, in the upper right corner first: a patch and a name a band, and below
/// them what the bands are.
void ChartPainter::paintBandLegend(QPainter& painter) const {
  const QFontMetricsF metrics(theme_.small);
  const double line = metrics.height() + 1, most = plot_.width() - 12;
  const std::vector<LegendRow> rows = legendRows(scene_.bands, metrics, most);
  double width = 0;
  for (const LegendRow& row : rows) {
    const double patch = row.patch.isValid() ? 18 : 0;
    width = std::max(width, metrics.horizontalAdvance(row.text) + patch + 12);
  }
  const QRectF box = freestCorner(plot_.adjusted(4, 4, -4, -4),
                                  {width, line * static_cast<double>(rows.size()) + 6}, drawn_);
  QColor ground = theme_.surface;
  ground.setAlphaF(0.86F);
  painter.fillRect(box, ground);
  painter.setFont(theme_.small);
  double y = box.top() + 3;
  for (const LegendRow& row : rows) {
    double x = box.left() + 6;
    if (row.patch.isValid()) {
      const QRectF patch(x, y + line / 2 - 4, 13, 8);
      QColor fill = row.patch;
      fill.setAlphaF(0.3F);
      painter.fillRect(patch, fill);
      painter.setPen(QPen(row.patch, 1.4));
      painter.drawLine(QPointF(patch.left(), patch.center().y()),
                       QPointF(patch.right(), patch.center().y()));
      x += 18;
    }
    painter.setPen(row.patch.isValid() ? theme_.text : theme_.quiet);
    painter.drawText(QRectF(x, y, box.right() - x, line), Qt::AlignLeft | Qt::AlignVCenter,
                     row.text);
    y += line;
  }
}

}  // namespace icl::ui
