#include "ui/sweeps/phase_diagram.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>

#include "core/math/contour.h"

namespace icl::ui {

PhaseDiagram::PhaseDiagram(QWidget* parent) : Heatmap(parent) {}

void PhaseDiagram::setLevel(std::optional<double> level) {
  level_ = level;
  update();
}

void PhaseDiagram::paintEvent(QPaintEvent* event) {
  Heatmap::paintEvent(event);
  const HeatmapData& grid = data();
  if (!level_ || grid.rows < 2 || grid.cols < 2) return;
  const HeatmapLayout& layout = layoutNow();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  // White under black: seen on every colour of the map.
  for (const auto& [colour, width] : {std::pair(Qt::white, 4.0), std::pair(Qt::black, 1.8)}) {
    painter.setPen(QPen(colour, width));
    for (const Polyline& line : contourLines(grid.values, grid.rows, grid.cols, *level_)) {
      QPainterPath path;
      for (std::size_t i = 0; i < line.x.size(); ++i) {
        const QPointF at(layout.grid.left() + (line.x[i] + 0.5) * layout.cell,
                         layout.grid.top() + (line.y[i] + 0.5) * layout.cell);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
      }
      if (line.closed) path.closeSubpath();
      painter.drawPath(path);
    }
  }
}

void PhaseDiagram::mouseDoubleClickEvent(QMouseEvent* event) {
  const QPoint cell = layoutNow().hit(event->position(), data());
  if (cell.x() >= 0) Q_EMIT cellChosen(cell.x(), cell.y());
}

void PhaseDiagram::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && selected()) {
    Q_EMIT cellChosen(selected()->x(), selected()->y());
    return;
  }
  Heatmap::keyPressEvent(event);
}

}  // namespace icl::ui
