#include "ui/plots/trajectory_plot.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace icl::ui {
namespace {

constexpr double kPlaneDragStart = 5;  // pixels
constexpr double kMostRange = 1e3;     // beyond it no height is ever asked for

}  // namespace

TrajectoryPlot::TrajectoryPlot(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Parameter plane"));
}

void TrajectoryPlot::setGrid(PlaneGrid grid) {
  scene_.grid = std::move(grid);
  painter_.dropImage();
  update();
}
void TrajectoryPlot::setPaths(std::vector<PlanePath> paths) {
  scene_.paths = std::move(paths);
  update();
}
void TrajectoryPlot::setMarks(std::vector<PlaneMark> marks) {
  scene_.marks = std::move(marks);
  update();
}
void TrajectoryPlot::setLines(std::vector<PlaneLine> lines) {
  scene_.lines = std::move(lines);
  update();
}
void TrajectoryPlot::setTitles(const QString& x, const QString& y, const QString& height) {
  scene_.x_title = x;
  scene_.y_title = y;
  scene_.height_title = height;
}
void TrajectoryPlot::setEmptyText(const QString& computing, const QString& flat) {
  scene_.empty = computing;
  scene_.flat = flat;
}
void TrajectoryPlot::setArrows(bool on) {
  painter_.dropImage();
  scene_.arrows = on;
  update();
}
void TrajectoryPlot::setHighlight(std::optional<std::uint64_t> id) {
  scene_.highlight = id;
  update();
}

void TrajectoryPlot::setHomeRange(const AxisScale& x, const AxisScale& y) {
  home_x_ = x;
  home_y_ = y;
}
void TrajectoryPlot::goHome() { setRange(home_x_, home_y_); }

void TrajectoryPlot::setRange(const AxisScale& x, const AxisScale& y) {
  const auto fits = [](const AxisScale& s) {
    return s.high - s.low > 1e-6 && s.low >= -kMostRange && s.high <= kMostRange;
  };
  if (!fits(x) || !fits(y) || (x == scene_.x && y == scene_.y)) return;
  scene_.x = x;
  scene_.y = y;
  update();
  Q_EMIT rangeChanged();
}

void TrajectoryPlot::zoomBy(double factor, const QPointF& about) {
  const QPointF v = valueAt(about);
  const auto scaled = [factor](const AxisScale& s, double centre) {
    return AxisScale{centre - (centre - s.low) * factor, centre + (s.high - centre) * factor,
                     false};
  };
  setRange(scaled(scene_.x, v.x()), scaled(scene_.y, v.y()));
}

void TrajectoryPlot::panBy(double share_x, double share_y) {
  const double dx = share_x * (scene_.x.high - scene_.x.low);
  const double dy = share_y * (scene_.y.high - scene_.y.low);
  setRange({scene_.x.low + dx, scene_.x.high + dx, false},
           {scene_.y.low + dy, scene_.y.high + dy, false});
}

QPointF TrajectoryPlot::valueAt(const QPointF& pixel) const {
  const QRectF& plot = painter_.plot();
  if (plot.isEmpty()) return {};
  return {scene_.x.value((pixel.x() - plot.left()) / plot.width()),
          scene_.y.value((plot.bottom() - pixel.y()) / plot.height())};
}

void TrajectoryPlot::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area,
                                 const PlaneScene& scene) const {
  PlaneScene copy = scene;
  copy.focus = false;
  copy.cross.reset();
  PlanePainter{}.paint(painter, copy, theme, area, 2, PlanePainter::Target::File);
}

void TrajectoryPlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  scene_.focus = hasFocus();
  painter_.paint(painter, scene_, theme(), QRectF(rect()), devicePixelRatioF(),
                 PlanePainter::Target::Screen);
}

void TrajectoryPlot::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  if (notches == 0 || !painter_.plot().contains(event->position())) {
    return QWidget::wheelEvent(event);
  }
  zoomBy(std::pow(0.85, notches), event->position());
  event->accept();
}

void TrajectoryPlot::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return QWidget::mousePressEvent(event);
  press_ = event->position();
  dragged_ = false;
}

void TrajectoryPlot::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  const QRectF& plot = painter_.plot();
  if (press_) {
    if (!dragged_ && (at - *press_).manhattanLength() < kPlaneDragStart) return;
    dragged_ = true;
    panBy(-(at.x() - press_->x()) / std::max(1.0, plot.width()),
          (at.y() - press_->y()) / std::max(1.0, plot.height()));
    press_ = at;
    return;
  }
  by_keys_ = false;
  if (plot.contains(at)) {
    scene_.cross = valueAt(at);
  } else {
    scene_.cross.reset();
  }
  update();
}

void TrajectoryPlot::mouseReleaseEvent(QMouseEvent* event) {
  if (press_ && !dragged_ && event->button() == Qt::LeftButton &&
      painter_.plot().contains(event->position())) {
    const QPointF v = valueAt(event->position());
    Q_EMIT startPicked(v.x(), v.y());
  }
  press_.reset();
}

void TrajectoryPlot::leaveEvent(QEvent*) {
  if (by_keys_) return;
  scene_.cross.reset();
  update();
}

void TrajectoryPlot::moveCross(double pixels_x, double pixels_y) {
  const QRectF& plot = painter_.plot();
  by_keys_ = true;
  const QPointF middle(scene_.x.value(0.5), scene_.y.value(0.5));
  QPointF cross = scene_.cross.value_or(middle);
  if (scene_.cross) {
    cross.rx() += pixels_x / std::max(1.0, plot.width()) * (scene_.x.high - scene_.x.low);
    cross.ry() += pixels_y / std::max(1.0, plot.height()) * (scene_.y.high - scene_.y.low);
  }
  cross.setX(std::clamp(cross.x(), scene_.x.low, scene_.x.high));
  cross.setY(std::clamp(cross.y(), scene_.y.low, scene_.y.high));
  scene_.cross = cross;
  update();
}

void TrajectoryPlot::keyPressEvent(QKeyEvent* event) {
  const bool control = event->modifiers() & Qt::ControlModifier;
  const double by = event->modifiers() & Qt::ShiftModifier ? 1 : 8;
  switch (event->key()) {
    case Qt::Key_Left:
      return control ? panBy(-0.1, 0) : moveCross(-by, 0);
    case Qt::Key_Right:
      return control ? panBy(0.1, 0) : moveCross(by, 0);
    case Qt::Key_Up:
      return control ? panBy(0, 0.1) : moveCross(0, by);
    case Qt::Key_Down:
      return control ? panBy(0, -0.1) : moveCross(0, -by);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomBy(0.8, painter_.plot().center());
    case Qt::Key_Minus:
      return zoomBy(1.25, painter_.plot().center());
    case Qt::Key_Home:
      return goHome();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (scene_.cross) {
        Q_EMIT startPicked(scene_.cross->x(), scene_.cross->y());
        return;
      }
      break;
    case Qt::Key_Escape:
      if (scene_.cross) {
        by_keys_ = false;
        scene_.cross.reset();
        return update();
      }
      break;
    default:
      break;
  }
  Picture::keyPressEvent(event);
}

}  // namespace icl::ui
