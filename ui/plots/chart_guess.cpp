// ChartPainter's cover and what is drawn by hand over it: the veil with its words, the guess as ink
// in dashes, the pen that keys move.
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "ui/plots/chart_painter.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kDash = 10, kDashGap = 5, kGuessWidth = 2.6;
constexpr double kGuessFar = 1e5;  // pixels: beyond this a coordinate is pulled in

/// The part of a piece that lies in the box; nothing where none does.
std::optional<QLineF> within(const QRectF& box, const QLineF& piece) {
  double first = 0, last = 1;
  const auto cut = [&](double from, double step, double low, double high) {
    if (step == 0) return from >= low && from <= high;
    const double a = (low - from) / step, b = (high - from) / step;
    first = std::max(first, std::min(a, b));
    last = std::min(last, std::max(a, b));
    return first < last;
  };
  const bool there = cut(piece.x1(), piece.dx(), box.left(), box.right()) &&
                     cut(piece.y1(), piece.dy(), box.top(), box.bottom());
  if (!there) return std::nullopt;
  return QLineF(piece.pointAt(first), piece.pointAt(last));
}

}  // namespace

QString guessName() { return QCoreApplication::translate("LineChart", "Guess"); }

/// A veil over what is still to be guessed.
void ChartPainter::paintCover(QPainter& painter) const {
  const double from = std::clamp(toX(*scene_.cover), plot_.left(), plot_.right());
  const QRectF veil(QPointF(from, plot_.top()), plot_.bottomRight());
  if (veil.width() < 1) return;
  painter.fillRect(veil, theme_.surface);
  QColor hatch = theme_.accent;
  hatch.setAlphaF(0.28F);
  painter.fillRect(veil, QBrush(hatch, Qt::BDiagPattern));
  painter.setPen(QPen(theme_.accent, 2));
  painter.drawLine(veil.topLeft(), veil.bottomLeft());
  if (scene_.guess.empty()) paintCoverWords(painter, veil);
}

/// A question mark and, where somebody can draw and there is room, what to do.
void ChartPainter::paintCoverWords(QPainter& painter, const QRectF& veil) const {
  QFont font = theme_.title;
  font.setPixelSize(
      std::clamp(static_cast<int>(std::min(veil.width(), veil.height()) / 2), 12, 64));
  const QString mark = QStringLiteral("?");
  const QString words = QCoreApplication::translate("LineChart", "Draw your guess here");
  const QString keys =
      QCoreApplication::translate("LineChart", "or press G and use the arrow keys");
  const double mark_height = QFontMetricsF(font).height();
  const QRectF room = veil.adjusted(8, 4, -8, -4);
  const auto boxOf = [&](const QFont& type, const QString& text) {
    const QFontMetricsF metrics(type);
    return metrics.boundingRect(QRectF(0, 0, std::max(1.0, room.width()), 1e4),
                                Qt::AlignHCenter | Qt::TextWordWrap, text);
  };
  const QRectF first = boxOf(theme_.font, words), second = boxOf(theme_.small, keys);
  const auto fits = [&](double height, double width) {
    return target_ == Target::Screen && height <= room.height() && width <= room.width();
  };
  const bool say = fits(mark_height + first.height(), first.width());
  const bool say_keys = say && fits(mark_height + first.height() + second.height(), second.width());
  const double height = mark_height + (say ? first.height() : 0) + (say_keys ? second.height() : 0);
  double y = veil.center().y() - height / 2;
  const auto write = [&](const QFont& type, const QColor& ink, const QString& text, double high) {
    const QRectF box(room.left(), y, room.width(), high);
    painter.setFont(type);
    if (text != mark) {  // on its own ground: the hatching would run through the letters
      QRectF ground = boxOf(type, text);
      ground.moveCenter(box.center());
      painter.fillRect(ground.adjusted(-4, 0, 4, 0), theme_.surface);
    }
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip, text);
    y += high;
  };
  write(font, theme_.accent, mark, mark_height);
  if (say) write(theme_.font, theme_.text, words, first.height());
  if (say_keys) write(theme_.small, theme_.quiet, keys, second.height());
}

/// Single segments with flat caps: a dashed pen would cost a hundred times as much.
void ChartPainter::strokeDashes(QPainter& painter, const std::vector<QPointF>& points,
                                double width) const {
  const double scale = std::max(1.0, width / kGuessWidth);
  QList<QLineF> dashes;
  // Far beyond the edges of a deep zoom there is nothing to draw.
  const QRectF room = area_.adjusted(-20, -20, 20, 20);
  double left = kDash * scale;
  bool ink = true;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const auto seen = within(room, QLineF(points[i - 1], points[i]));
    if (!seen) continue;
    const QLineF& piece = *seen;
    const double length = piece.length();
    if (!(length > 0)) continue;
    for (double done = 0; done < length;) {
      const double part = std::min(left, length - done);
      if (ink)
        dashes.append(QLineF(piece.pointAt(done / length), piece.pointAt((done + part) / length)));
      done += part;
      left -= part;
      if (left > 1e-9) continue;
      ink = !ink;
      left = (ink ? kDash : kDashGap) * scale;
    }
  }
  painter.setPen(QPen(theme_.text, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawLines(dashes);
}

void ChartPainter::paintGuess(QPainter& painter) const {
  std::vector<QPointF> points;
  for (const QPointF& p : scene_.guess.points()) {
    if ((scene_.x.log && !(p.x() > 0)) || (scene_.y.log && !(p.y() > 0))) continue;
    points.emplace_back(
        std::clamp(toX(p.x()), plot_.left() - kGuessFar, plot_.right() + kGuessFar),
        std::clamp(toY(p.y()), plot_.top() - kGuessFar, plot_.bottom() + kGuessFar));
  }
  const double width = theme_.line(kGuessWidth);
  strokeDashes(painter, points, width);
  if (points.size() != 1) return;
  painter.setPen(QPen(theme_.text, 2 * width, Qt::SolidLine, Qt::RoundCap));
  painter.drawPoint(points.front());
}

void ChartPainter::paintGuessSample(QPainter& painter, const QPointF& left) const {
  painter.setPen(QPen(theme_.text, kGuessWidth, Qt::SolidLine, Qt::FlatCap));
  for (const double from : {0.0, 10.0}) {
    painter.drawLine(left + QPointF(from, 0), left + QPointF(from + 6, 0));
  }
}

void ChartPainter::addGuessLabel(std::vector<EndLabel>& labels) const {
  const auto& points = scene_.guess.points();
  for (auto p = points.rbegin(); p != points.rend(); ++p) {
    const double x = toX(p->x()), y = toY(p->y());
    if (x < plot_.left() - 1) return;
    if (x > plot_.right() + 1 || y < plot_.top() - 1 || y > plot_.bottom() + 1) continue;
    labels.push_back({guessName(), {}, theme_.text, 0, y, -2, false, false});
    return;
  }
}

/// Where the keys draw, and the value there.
void ChartPainter::paintPen(QPainter& painter) const {
  const auto value = scene_.guess.at(*scene_.pen, scene_.x.log, scene_.y.log);
  if (!value) return;
  const QPointF at(toX(*scene_.pen), toY(*value));
  if (!plot_.adjusted(-1, -1, 1, 1).contains(at)) return;
  painter.setPen(QPen(theme_.accent, 2));
  painter.setBrush(theme_.surface);
  painter.drawEllipse(at, 5.5, 5.5);
  painter.setBrush(Qt::NoBrush);
  const QFontMetricsF metrics(theme_.small);
  const QString text = valueText(*value, 3);
  const double width = metrics.horizontalAdvance(text) + 8;
  const bool left = at.x() + width + 12 > plot_.right();
  const double y =
      std::clamp(at.y() - metrics.height() - 8, plot_.top(), plot_.bottom() - metrics.height());
  const QRectF box(left ? at.x() - width - 9 : at.x() + 9, y, width, metrics.height());
  painter.fillRect(box, theme_.surface);
  painter.setFont(theme_.small);
  painter.setPen(theme_.text);
  painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace icl::ui
