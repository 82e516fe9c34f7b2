// LineChart: a guess of what lies under the cover, drawn by mouse or keys.
#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>

#include "ui/plots/line_chart.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr int kPenColumns = 24;                      // places of the pen across the cover
constexpr double kPenRise = 0.04, kPenFine = 0.005;  // of the height of the plot
constexpr double kReach = 40;         // pixels: a stroke may begin so far beside the cover
constexpr double kLeastCover = 0.01;  // of the width of the plot: less cannot be drawn in

bool isPlainKey(const QKeyEvent& event) {
  return !(event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
}

}  // namespace

QString LineChart::guessKeys() {
  return tr(
      "Drag over the covered part to draw, or press G: Left and Right go along, Up and Down raise "
      "and lower (with Shift finely), Return ends. Delete clears, Ctrl+Z takes back.");
}

/// The covered part that is in view, on the horizontal axis.
AxisScale LineChart::penRange() const {
  AxisScale range = scene_.x;
  if (scene_.cover) range.low = std::max(range.low, *scene_.cover);
  return range;
}

bool LineChart::canGuess() const {
  if (!scene_.cover || scene_.lines.empty()) return false;
  const AxisScale range = penRange();
  return range.high > range.low && 1 - scene_.x.unit(range.low) >= kLeastCover;
}

bool LineChart::mayBeginGuess(const QPointF& pixel, const QRectF& plot) const {
  const double edge = plot.left() + scene_.x.unit(penRange().low) * plot.width();
  return canGuess() && plot.contains(pixel) && pixel.x() >= edge - kReach;
}

void LineChart::drawGuess(const QPointF& value, bool begins) {
  if (!canGuess()) return stroke_.reset();
  const AxisScale range = penRange();
  const QPointF to(std::clamp(value.x(), range.low, range.high),
                   std::clamp(value.y(), scene_.y.low, scene_.y.high));
  scene_.guess.stroke(begins ? to : stroke_.value_or(to), to);
  stroke_ = to;
  scene_.pen.reset();
  update();
  Q_EMIT guessEdited(begins);
}

void LineChart::clearGuess() {
  endPen();
  if (scene_.guess.empty()) return;
  scene_.guess.clear();
  update();
  Q_EMIT guessEdited(true);
}

void LineChart::startPen() {
  const double x = penRange().low;
  double y = scene_.y.value(0.5);
  for (const ChartLine& line : scene_.lines) {  // goes on where the first visible curve ends
    auto row = rowNear(line, x);
    if (row && rowX(line, *row) > x) row = *row > 0 ? std::optional(*row - 1) : std::nullopt;
    if (!row || !scene_.y.holds((*line.y)[*row])) continue;
    y = (*line.y)[*row];
    break;
  }
  pen_moved_ = true;
  const auto there = scene_.guess.at(x, scene_.x.log, scene_.y.log);
  setPen(x, there.value_or(y), !there);
}

void LineChart::endPen() {
  scene_.pen.reset();
  update();
}

/// To the next place; beyond the end of the guess it draws on at the same height.
void LineChart::movePen(int columns) {
  const AxisScale range = penRange();
  const double column = std::round(range.unit(*scene_.pen) * kPenColumns) + columns;
  const double x = range.value(std::clamp(column / kPenColumns, 0.0, 1.0));
  const auto y = scene_.guess.at(*scene_.pen, scene_.x.log, scene_.y.log);
  const auto there = scene_.guess.at(x, scene_.x.log, scene_.y.log);
  pen_moved_ = true;
  setPen(x, there.value_or(y.value_or(scene_.y.value(0.5))), !there);
}

void LineChart::raisePen(double share) {
  const AxisScale range = penRange();
  const double x = *scene_.pen, column = std::round(range.unit(x) * kPenColumns);
  const double y = scene_.guess.at(x, scene_.x.log, scene_.y.log).value_or(scene_.y.value(0.5));
  // A bump is as wide as two places of the pen; what lies beyond them stays as it was drawn.
  const double left = range.value((column - 1) / kPenColumns);
  const double right = range.value((column + 1) / kPenColumns);
  for (const double edge : {left, right}) {
    const auto there = scene_.guess.at(edge, scene_.x.log, scene_.y.log);
    if (there) scene_.guess.put({edge, *there});
  }
  scene_.guess.forgetBetween(left, right);
  setPen(x, scene_.y.value(std::clamp(scene_.y.unit(y) + share, 0.0, 1.0)), true);
}

void LineChart::setPen(double x, double y, bool edited) {
  scene_.pen = x;
  setAccessibleDescription(tr("Guess at %1: %2").arg(valueText(x), valueText(y)));
  update();
  if (!edited) return;
  scene_.guess.put({x, y});
  Q_EMIT guessEdited(std::exchange(pen_moved_, false));
}

/// True: the key was for the guess.
bool LineChart::guessKey(const QKeyEvent& event) {
  const int key = event.key();
  if (event.matches(QKeySequence::Undo) && canGuess()) {
    endPen();
    Q_EMIT guessTakenBack();
    return true;
  }
  if (!isPlainKey(event)) return false;
  if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && !scene_.guess.empty()) {
    clearGuess();
    return true;
  }
  if (!canGuess()) return false;
  if (key == Qt::Key_G) {
    scene_.pen ? endPen() : startPen();
    return true;
  }
  if (!scene_.pen) return false;
  const double rise = event.modifiers() & Qt::ShiftModifier ? kPenFine : kPenRise;
  switch (key) {
    case Qt::Key_Left:
      movePen(-1);
      return true;
    case Qt::Key_Right:
      movePen(1);
      return true;
    case Qt::Key_Up:
      raisePen(rise);
      return true;
    case Qt::Key_Down:
      raisePen(-rise);
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      endPen();
      return true;
    default:
      return false;
  }
}

bool LineChart::event(QEvent* event) {
  // Taking back a stroke is not taking back a change of the document.
  if (event->type() == QEvent::ShortcutOverride && canGuess() &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
    event->accept();
    return true;
  }
  return Picture::event(event);
}

}  // namespace icl::ui
