// The parts of ChartPainter that lie over the lines: end labels, gap, cursors, read-out, strip.
#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainterPath>

#include "ui/plots/chart_painter.h"
#include "ui/plots/color_science.h"
#include "ui/plots/number_text.h"

namespace icl::ui {

std::optional<std::size_t> rowNear(const ChartLine& line, double x) {
  if (line.y == nullptr) return std::nullopt;
  const std::size_t n = line.x ? std::min(line.x->size(), line.y->size()) : line.y->size();
  if (n == 0 || !std::isfinite(x)) return std::nullopt;
  if (!line.x) {
    return static_cast<std::size_t>(std::clamp(std::round(x), 0.0, static_cast<double>(n - 1)));
  }
  const auto v = line.x->values().first(n);
  const auto at = std::lower_bound(v.begin(), v.end(), x);
  if (at == v.end()) return n - 1;
  const auto row = static_cast<std::size_t>(at - v.begin());
  if (row == 0) return row;
  return x - v[row - 1] < v[row] - x ? row - 1 : row;
}

double rowX(const ChartLine& line, std::size_t row) {
  return line.x ? (*line.x)[row] : static_cast<double>(row);
}

QString honestyText(const ChartCounts& counts, bool log_y) {
  // lupdate files the texts of a free function under its namespace.
  const auto tr = [](const char* text) { return QCoreApplication::translate("icl::ui", text); };
  QString text = tr("%1 of %2 points · %3 non-finite")
                     .arg(countText(static_cast<double>(counts.shown)),
                          countText(static_cast<double>(counts.recorded)),
                          countText(static_cast<double>(counts.non_finite)));
  if (log_y && counts.not_positive > 0) {
    text += tr(" · %1 not positive").arg(countText(static_cast<double>(counts.not_positive)));
  }
  return text;
}

void drawMarker(QPainter& painter, const QPointF& at, int kind, double radius, const QColor& color,
                const QColor& surface, bool open) {
  const double r = radius;
  QPainterPath path;
  switch (((kind % 6) + 6) % 6) {
    case 0:
      path.addEllipse(at, r, r);
      break;
    case 1:
      path.addRect(QRectF(at.x() - 0.9 * r, at.y() - 0.9 * r, 1.8 * r, 1.8 * r));
      break;
    case 2:
      path.addPolygon(QPolygonF({at + QPointF(0, -1.15 * r), at + QPointF(1.1 * r, 0.85 * r),
                                 at + QPointF(-1.1 * r, 0.85 * r)}));
      break;
    case 3:
      path.addPolygon(QPolygonF({at + QPointF(0, -1.3 * r), at + QPointF(1.3 * r, 0),
                                 at + QPointF(0, 1.3 * r), at + QPointF(-1.3 * r, 0)}));
      break;
    case 4:
      path.addPolygon(QPolygonF({at + QPointF(0, 1.15 * r), at + QPointF(1.1 * r, -0.85 * r),
                                 at + QPointF(-1.1 * r, -0.85 * r)}));
      break;
    default: {
      const double a = 0.45 * r, b = 1.2 * r;
      path.addRect(QRectF(at.x() - a, at.y() - b, 2 * a, 2 * b));
      path.addRect(QRectF(at.x() - b, at.y() - a, 2 * b, 2 * a));
      path.setFillRule(Qt::WindingFill);
      break;
    }
  }
  path.closeSubpath();
  painter.setPen(QPen(open ? color : surface, open ? 1.6 : 1.2));
  painter.setBrush(open ? surface : color);
  painter.drawPath(path);
  painter.setBrush(Qt::NoBrush);
}

std::vector<ChartPainter::EndLabel> ChartPainter::endLabels() const {
  std::vector<EndLabel> labels;
  const auto inside = [this](double y) { return y >= plot_.top() - 1 && y <= plot_.bottom() + 1; };
  for (std::size_t i = 0; i < scene_.lines.size(); ++i) {
    const ChartLine& line = scene_.lines[i];
    const auto& points = drawn_[i];
    auto last = points.rbegin();
    while (last != points.rend() && (std::isnan(last->y()) || last->x() > plot_.right() + 1))
      ++last;
    if (last == points.rend() || line.name.isEmpty()) continue;
    EndLabel label{line.name,
                   {},
                   line.color,
                   0,
                   std::clamp(last->y(), plot_.top(), plot_.bottom()),
                   line.marker,
                   line.open_marker,
                   scene_.highlight && *scene_.highlight == line.id};
    labels.push_back(label);
  }
  for (const ChartTheory& t : scene_.theory) {
    if (scene_.cover) break;
    double y = 0;
    if (t.x.empty()) {
      if (scene_.y.log && !(t.level > 0)) continue;
      y = toY(t.level);
    } else {
      // Where the curve is last inside the picture.
      bool found = false;
      for (std::size_t i = 0; i < t.x.size() && i < t.y.size(); ++i) {
        if (scene_.x.log && !(t.x[i] > 0)) continue;
        const double px = toX(t.x[i]), py = toY(t.y[i]);
        if (px < plot_.left() - 1 || px > plot_.right() + 1) continue;
        // A curve that leaves through the bottom or the top is named where it leaves.
        y = std::clamp(py, plot_.top(), plot_.bottom());
        found = found || inside(py);
      }
      if (!found) continue;
    }
    if (inside(y)) labels.push_back({t.name, t.value, theme_.quiet, 0, y, -1, false, false});
  }
  addGuessLabel(labels);
  std::stable_sort(labels.begin(), labels.end(),
                   [](const EndLabel& a, const EndLabel& b) { return a.wanted < b.wanted; });
  const double room = QFontMetricsF(theme_.small).height();
  double floor = plot_.top() - room / 2;
  for (EndLabel& l : labels) {
    l.y = std::max(l.wanted, floor + room / 2);
    floor = l.y + room / 2;
  }
  double ceiling = plot_.bottom() + room;
  for (auto l = labels.rbegin(); l != labels.rend(); ++l) {
    l->y = std::min(l->y, ceiling - room / 2);
    ceiling = l->y - room / 2;
  }
  return labels;
}

void ChartPainter::paintEndLabels(QPainter& painter) const {
  const QFontMetricsF metrics(theme_.small);
  painter.setFont(theme_.small);
  for (const EndLabel& l : labels_) {
    if (l.text.isEmpty()) continue;
    const double x = plot_.right() + 4;
    painter.setPen(QPen(blended(theme_.surface, l.color, 0.7), 1));
    if (std::abs(l.y - l.wanted) > 1) {
      painter.drawLine(QPointF(plot_.right() + 1, l.wanted), QPointF(x + 5, l.y));
    }
    double text_x = x + 6;
    if (l.marker >= 0) {
      drawMarker(painter, {x + 8, l.y}, l.marker, 3.4, l.color, theme_.surface, l.open);
      text_x = x + 15;
    } else if (l.marker == -2) {
      paintGuessSample(painter, {x + 4, l.y});
      text_x = x + 24;
    }
    QFont font = theme_.small;
    font.setItalic(l.marker == -1);
    if (l.strong) font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(l.marker == -1 ? theme_.quiet : theme_.text);
    const QFontMetricsF own(font);
    const double width = area_.right() - text_x - 4;
    // Where there is no room for both, the name says more: the level can be read off the axis.
    QString value = l.value.isEmpty() ? QString() : QStringLiteral("  ") + l.value;
    if (own.horizontalAdvance(l.text + value) > width) value.clear();
    const QString name = own.elidedText(l.text, Qt::ElideRight, width);
    painter.drawText(QRectF(text_x, l.y - metrics.height(), width + 4, 2 * metrics.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, name + value);
  }
}

/// Names stand one below the other, so that neighbours do not cover each other.
void ChartPainter::paintMarks(QPainter& painter) const {
  const QFontMetricsF metrics(theme_.small);
  double row = plot_.top() + 3;
  for (const ChartMark& mark : scene_.marks) {
    if (!scene_.x.holds(mark.x)) continue;
    const double x = toX(mark.x);
    const QColor color = mark.color.isValid() ? mark.color : theme_.theory;
    QPen pen(color, theme_.line(1.4), Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
    const double width = metrics.horizontalAdvance(mark.name) + 6;
    const bool left = x + 4 + width > plot_.right();
    const QRectF box(left ? x - width - 3 : x + 3, row, width, metrics.height());
    painter.fillRect(box, theme_.surface);
    painter.setFont(theme_.small);
    painter.setPen(theme_.text);
    painter.drawText(box, Qt::AlignCenter, mark.name);
    row += metrics.height() + 1;
  }
}

void ChartPainter::paintStrip(QPainter& painter) const {
  const QFontMetricsF metrics(theme_.small);
  const double row = plot_.bottom() + metrics.height() + 9;
  const double room = plot_.right() - area_.left() - 24 - metrics.horizontalAdvance(scene_.x_title);
  painter.setFont(theme_.small);
  painter.setPen(theme_.quiet);
  painter.drawText(QRectF(area_.left() + 8, row, room, metrics.height() + 2),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(honestyText(counts_, scene_.y.log), Qt::ElideRight, room));
}

void ChartPainter::paintFocus(QPainter& painter) const {
  painter.setPen(QPen(theme_.accent, 1.5));
  painter.drawRect(plot_.adjusted(-1, -1, 1, 1));
}

void ChartPainter::paintGap(QPainter& painter) const {
  if (!scene_.gap_line || *scene_.gap_line >= drawn_.size()) return;
  const auto& points = drawn_[*scene_.gap_line];
  auto last = points.rbegin();
  while (last != points.rend() && (std::isnan(last->y()) || last->x() > plot_.right() + 1)) ++last;
  if (last == points.rend() || (scene_.y.log && !(scene_.gap_level > 0))) return;
  const ChartLine& line = scene_.lines[*scene_.gap_line];
  const double from = last->y(), to = toY(scene_.gap_level);
  const double x = std::min(last->x(), plot_.right() - 4);
  if (std::abs(from - to) < 12 || x < plot_.left() + 20) return;
  if (to > plot_.bottom() + 1 || to < plot_.top() - 1 || from < plot_.top() ||
      from > plot_.bottom()) {
    return;
  }
  painter.setPen(QPen(theme_.theory, 1));
  painter.drawLine(QPointF(x, from), QPointF(x, to));
  painter.drawLine(QPointF(x - 3, to), QPointF(x + 3, to));
  const double value = (*line.y)[line.y->size() - 1] - scene_.gap_level;
  const QString text = QCoreApplication::translate("LineChart", "gap %1").arg(valueText(value, 3));
  const QFontMetricsF metrics(theme_.small);
  const double width = metrics.horizontalAdvance(text);
  const bool left = x + width + 10 > plot_.right();
  const QRectF box(left ? x - width - 8 : x + 6, (from + to) / 2 - metrics.height() / 2, width + 2,
                   metrics.height());
  painter.fillRect(box, theme_.surface);
  painter.setFont(theme_.small);
  painter.setPen(theme_.quiet);
  painter.drawText(box, Qt::AlignCenter, text);
}

void ChartPainter::paintCursor(QPainter& painter, double x, bool second) const {
  const double px = toX(x);
  if (px < plot_.left() - 0.5 || px > plot_.right() + 0.5) return;
  QPen pen(second ? theme_.theory : theme_.accent, 1);
  painter.setPen(pen);
  painter.drawLine(QPointF(px, plot_.top()), QPointF(px, plot_.bottom()));
  for (const ChartLine& line : scene_.lines) {
    const auto row = rowNear(line, x);
    if (!row) continue;
    const double y = (*line.y)[*row];
    if (!std::isfinite(y) || (scene_.y.log && y <= 0)) continue;
    const QPointF at(toX(rowX(line, *row)), toY(y));
    if (plot_.adjusted(-2, -2, 2, 2).contains(at)) {
      drawMarker(painter, at, 0, 3.6, line.color, theme_.surface, second);
    }
  }
}

void ChartPainter::paintReadOut(QPainter& painter) const {
  struct Row {
    QString name, value;
    QColor color;
    const ChartLine* line;  // none: the guess
  };
  std::vector<Row> rows;
  const double x = *scene_.cursor;
  for (const ChartLine& line : scene_.lines) {
    const auto row = rowNear(line, x);
    if (!row || rows.size() >= 12 || line.name.isEmpty()) continue;
    const double here = (*line.y)[*row];
    QString value = valueText(here);
    if (scene_.second) {
      if (const auto other = rowNear(line, *scene_.second)) {
        value += QStringLiteral("   Δ ") + valueText((*line.y)[*other] - here, 3);
      }
    }
    rows.push_back({line.name, value, line.color, &line});
  }
  if (const auto guessed = scene_.guess.at(x, scene_.x.log, scene_.y.log)) {
    rows.push_back({guessName(), valueText(*guessed), theme_.text, nullptr});
  }
  QString head =
      scene_.x_title.section(QLatin1Char(','), 0, 0) + QStringLiteral("  ") + valueText(x);
  if (scene_.second) head += QStringLiteral("   Δ ") + valueText(*scene_.second - x, 3);
  const QFontMetricsF metrics(theme_.small);
  double names = 0, values = 0;
  for (const Row& r : rows) {
    names = std::max(names, metrics.horizontalAdvance(r.name));
    values = std::max(values, metrics.horizontalAdvance(r.value));
  }
  const double line = metrics.height() + 2;
  const double width = std::max(metrics.horizontalAdvance(head), 16 + names + 14 + values) + 16;
  const double height = line * (1 + static_cast<double>(rows.size())) + 10;
  const double px = toX(x);
  // On the side with more room; opaque, since it may lie over labels in a small picture.
  const bool left = px > plot_.center().x();
  const double x_box = left ? std::max(area_.left() + 4, px - width - 10)
                            : std::min(px + 10, area_.right() - width - 4);
  const QRectF box(x_box, plot_.top() + 6, width, height);
  painter.setPen(QPen(theme_.grid, 1));
  painter.setBrush(theme_.surface);
  painter.drawRoundedRect(box, 4, 4);
  painter.setBrush(Qt::NoBrush);
  painter.setFont(theme_.small);
  painter.setPen(theme_.quiet);
  double y = box.top() + 5;
  painter.drawText(QRectF(box.left() + 8, y, width - 16, line), Qt::AlignLeft | Qt::AlignVCenter,
                   head);
  for (const Row& r : rows) {
    y += line;
    if (r.line != nullptr) {
      drawMarker(painter, {box.left() + 13, y + line / 2}, r.line->marker, 3.2, r.color,
                 theme_.surface, r.line->open_marker);
    } else {
      paintGuessSample(painter, {box.left() + 4, y + line / 2});
    }
    painter.setPen(theme_.text);
    const QRectF cell(box.left() + 22, y, width - 30, line);
    painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, r.name);
    painter.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, r.value);
  }
}

}  // namespace icl::ui
