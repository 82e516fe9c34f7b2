// LineChart by hand: mouse, wheel and keys.
#include <cmath>
#include <limits>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include "ui/plots/line_chart.h"

namespace icl::ui {
namespace {

constexpr double kDragStart = 5, kNear = 7;  // pixels
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

}  // namespace

QPointF LineChart::valueAt(const QPointF& pixel) const {
  if (plot_.isEmpty()) return {};
  return {scene_.x.value((pixel.x() - plot_.left()) / plot_.width()),
          scene_.y.value((plot_.bottom() - pixel.y()) / plot_.height())};
}

void LineChart::moveCursor(double x, bool second) {
  if (second) {
    scene_.second = x;
    if (!scene_.cursor) scene_.cursor = x;
  } else {
    scene_.cursor = x;
  }
  update();
  if (!second) Q_EMIT cursorMoved(x);
}

void LineChart::stepCursor(int pixels, bool second) {
  const double from = second ? scene_.second.value_or(scene_.cursor.value_or(scene_.x.high))
                             : scene_.cursor.value_or(scene_.x.value(0.5));
  const double unit =
      std::clamp(scene_.x.unit(from) + pixels / std::max(1.0, plot_.width()), 0.0, 1.0);
  double x = scene_.x.value(unit);
  // At least one recorded row further, however close the rows are.
  if (!scene_.lines.empty()) {
    const ChartLine& line = scene_.lines.front();
    const auto here = rowNear(line, from), there = rowNear(line, x);
    if (here && there) {
      const std::size_t last = line.y->size() - 1;
      std::size_t row = *there;
      if (row == *here && pixels > 0 && row < last) ++row;
      if (row == *here && pixels < 0 && row > 0) --row;
      const double snapped = rowX(line, row);
      if (!scene_.x.log || snapped > 0) x = snapped;
    }
  }
  pinned_ = true;
  moveCursor(x, second);
}

void LineChart::hover(const QPointF& at) {
  double best = kNear;
  std::optional<std::uint64_t> found;
  for (std::size_t i = 0; i < drawn_.size() && i < scene_.lines.size(); ++i) {
    const auto& points = drawn_[i];
    for (std::size_t k = 1; k < points.size(); ++k) {
      const QPointF &a = points[k - 1], &b = points[k];
      if (std::isnan(a.y()) || std::isnan(b.y()) || b.x() < at.x() - kNear ||
          a.x() > at.x() + kNear) {
        continue;
      }
      const QPointF d = b - a, p = at - a;
      const double length = QPointF::dotProduct(d, d);
      const double t = length > 0 ? std::clamp(QPointF::dotProduct(p, d) / length, 0.0, 1.0) : 0;
      const QPointF off = p - t * d;
      const double distance = std::sqrt(QPointF::dotProduct(off, off));
      if (distance < best) {
        best = distance;
        found = scene_.lines[i].id;
      }
    }
  }
  if (found != scene_.highlight) {
    scene_.highlight = found;
    Q_EMIT lineHovered(found.has_value(), found.value_or(0));
  }
}

void LineChart::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return QWidget::mousePressEvent(event);
  const bool plain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
  if (plain && inCover(event->position())) return drawGuess(valueAt(event->position()), true);
  stroke_.reset();
  press_ = event->position();
  panning_ = event->button() == Qt::MiddleButton || (event->modifiers() & Qt::ControlModifier);
}

void LineChart::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (stroke_ && event->buttons() & Qt::LeftButton) return drawGuess(valueAt(at), false);
  if (press_ && panning_) {
    panBy(-(at.x() - press_->x()) / std::max(1.0, plot_.width()),
          (at.y() - press_->y()) / std::max(1.0, plot_.height()));
    press_ = at;
    return;
  }
  if (press_ && (band_ || (at - *press_).manhattanLength() > kDragStart)) {
    band_ = at;
    update();
    return;
  }
  const Qt::CursorShape shape = inCover(at) ? Qt::CrossCursor : Qt::ArrowCursor;
  if (QWidget::cursor().shape() != shape) QWidget::setCursor(shape);
  const bool inside = plot_.adjusted(-2, -2, 2, 2).contains(at);
  if (inside && !pinned_) moveCursor(valueAt(at).x(), event->modifiers() & Qt::ShiftModifier);
  hover(inside ? at : QPointF(-1e4, -1e4));
}

void LineChart::finishBand() {
  const QRectF band = QRectF(*press_, *band_).normalized().intersected(plot_);
  if (band.width() < kDragStart && band.height() < kDragStart) return;
  AxisScale x = scene_.x, y = scene_.y;
  // A flat or thin band zooms along one axis only.
  if (band.width() >= 3 * kDragStart) {
    x.low = valueAt(band.bottomLeft()).x();
    x.high = valueAt(band.topRight()).x();
  }
  if (band.height() >= 3 * kDragStart) {
    y.low = valueAt(band.bottomLeft()).y();
    y.high = valueAt(band.topRight()).y();
  }
  zoomTo(x, y);
}

void LineChart::mouseReleaseEvent(QMouseEvent* event) {
  if (stroke_) {
    stroke_.reset();
  } else if (press_ && band_) {
    finishBand();
  } else if (press_ && !panning_ && plot_.contains(event->position())) {
    const bool second = event->modifiers() & Qt::ShiftModifier;
    pinned_ = second || !pinned_;
    const double x = valueAt(event->position()).x();
    moveCursor(x, second);
    if (!second) Q_EMIT picked(x);
  }
  press_.reset();
  band_.reset();
  panning_ = false;
  update();
}

void LineChart::mouseDoubleClickEvent(QMouseEvent* event) {
  if (inCover(event->position())) return mousePressEvent(event);  // points set quickly
  pinned_ = false;
  resetZoom();
}

void LineChart::leaveEvent(QEvent*) {
  if (scene_.highlight) {
    scene_.highlight.reset();
    Q_EMIT lineHovered(false, 0);
  }
  if (!pinned_ && scene_.cursor) {
    setCursor(std::nullopt);
    Q_EMIT cursorMoved(kNone);
  }
  update();
}

void LineChart::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  if (notches == 0 || !plot_.contains(event->position())) return QWidget::wheelEvent(event);
  const bool only_y = event->modifiers() & Qt::ShiftModifier;
  const bool both = event->modifiers() & Qt::ControlModifier;
  zoomBy(std::pow(0.85, notches), !only_y, only_y || both, event->position());
  event->accept();
}

void LineChart::keyPressEvent(QKeyEvent* event) {
  if (guessKey(*event)) return;
  const bool shift = event->modifiers() & Qt::ShiftModifier;
  const bool control = event->modifiers() & Qt::ControlModifier;
  switch (event->key()) {
    case Qt::Key_Left:
      return control ? panBy(-0.1, 0) : stepCursor(-6, shift);
    case Qt::Key_Right:
      return control ? panBy(0.1, 0) : stepCursor(6, shift);
    case Qt::Key_Up:
      if (control) return panBy(0, 0.1);
      break;
    case Qt::Key_Down:
      if (control) return panBy(0, -0.1);
      break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomBy(0.8, true, shift, plot_.center());
    case Qt::Key_Minus:
      return zoomBy(1.25, true, shift, plot_.center());
    case Qt::Key_Home:
      return resetZoom();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (scene_.cursor) {
        Q_EMIT picked(*scene_.cursor);
        return;
      }
      break;
    case Qt::Key_Escape:
      if (scene_.cursor || scene_.second) {
        pinned_ = false;
        setCursor(std::nullopt);
        Q_EMIT cursorMoved(kNone);
        return;
      }
      break;
    default:
      break;
  }
  Picture::keyPressEvent(event);
}

}  // namespace icl::ui
