#include "ui/plots/head_grid.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/plots/head_grid_painter.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

bool isItem(const QString& name) { return name.startsWith(QLatin1Char('x')); }

}  // namespace

HeadGrid::HeadGrid(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Attention of every head"));
}

void HeadGrid::setData(HeadGridData data) {
  const bool other = data.layers != data_.layers || data.heads != data_.heads;
  const int all = data.layers * data.heads;
  data_ = std::move(data);
  if (cell_ && (cell_->x() >= data_.tokens || cell_->y() >= data_.tokens)) cell_.reset();
  // The last head is the one that answers.
  if (other || selected_ >= all) select(std::max(0, all - 1));
  update();
}

void HeadGrid::select(int head) {
  if (head == selected_) return;
  selected_ = head;
  update();
  Q_EMIT selectionChanged();
}

QString HeadGrid::readOut() const {
  if (data_.tokens == 0 || data_.heads == 0) return {};
  const int layer = selected_ / data_.heads, head = selected_ % data_.heads;
  const QString name = QStringLiteral("%1.%2").arg(layer).arg(head);
  if (cell_ && cell_->y() < data_.names.size() && cell_->x() < data_.names.size()) {
    return tr("head %1: %2 looks at %3, %4")
        .arg(name, data_.names[cell_->y()], data_.names[cell_->x()],
             valueText(data_.weight(layer, head, cell_->y(), cell_->x()), 3));
  }
  const double gate = data_.gate(layer, head);
  if (gate == 0) return tr("head %1 is taken away; a click puts it back").arg(name);
  if (gate < 1) return tr("head %1, gate %2").arg(name, valueText(gate, 2));
  return tr("head %1; a click takes it away").arg(name);
}

void HeadGrid::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  paintHeadGrid(painter, {data_, selected_, -1, cell_, empty_, false}, theme, area,
                layOutHeadGrid(data_, theme, area));
}

void HeadGrid::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  layout_ = layOutHeadGrid(data_, theme(), QRectF(rect()));
  paintHeadGrid(painter, {data_, selected_, dragged_, cell_, empty_, hasFocus()}, theme(),
                QRectF(rect()), layout_);
}

int HeadGrid::mapAt(const QPointF& at) const {
  for (std::size_t i = 0; i < layout_.maps.size(); ++i) {
    if (layout_.maps[i].contains(at)) return static_cast<int>(i);
  }
  return -1;
}

int HeadGrid::tokenAt(const QPointF& at) const {
  if (layout_.cell <= 0) return -1;
  const QRectF names(layout_.corner.x(), layout_.large.top(),
                     layout_.large.left() - layout_.corner.x(), layout_.large.height());
  if (!names.contains(at)) return -1;
  return std::clamp(static_cast<int>((at.y() - names.top()) / layout_.cell), 0, data_.tokens - 1);
}

std::optional<QPoint> HeadGrid::cellAt(const QPointF& at) const {
  if (layout_.cell <= 0 || !layout_.large.contains(at)) return std::nullopt;
  const auto index = [this](double d) {
    return std::clamp(static_cast<int>(d / layout_.cell), 0, data_.tokens - 1);
  };
  return QPoint(index(at.x() - layout_.large.left()), index(at.y() - layout_.large.top()));
}

void HeadGrid::point(const QPointF& at) {
  const auto cell = cellAt(at);
  if (const int map = mapAt(at); map >= 0) select(map);
  const int token = tokenAt(at);
  setCursor(token >= 0 || mapAt(at) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (cell == cell_) return;
  cell_ = cell;
  update();
  Q_EMIT cellChanged();
}

void HeadGrid::mousePressEvent(QMouseEvent* event) {
  point(event->position());
  const int token = tokenAt(event->position());
  dragged_ = token >= 0 && token < data_.names.size() && isItem(data_.names[token]) ? token : -1;
  update();
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event) { point(event->position()); }

void HeadGrid::mouseReleaseEvent(QMouseEvent* event) {
  const int from = dragged_, token = tokenAt(event->position());
  dragged_ = -1;
  update();
  if (event->button() != Qt::LeftButton) return;
  if (const int map = mapAt(event->position()); map >= 0) {
    Q_EMIT gateClicked(map / data_.heads, map % data_.heads);
  } else if (token >= 0 && token < data_.names.size()) {
    if (from >= 0 && from != token && isItem(data_.names[token])) Q_EMIT itemDragged(from, token);
    if (from < 0 && !isItem(data_.names[token])) Q_EMIT labelClicked(token);
  }
}

void HeadGrid::leaveEvent(QEvent*) {
  if (!cell_) return;
  cell_.reset();
  update();
  Q_EMIT cellChanged();
}

/// Arrows go from head to head, with Shift from cell to cell; Return is a click.
void HeadGrid::keyPressEvent(QKeyEvent* event) {
  const int layers = data_.layers, heads = data_.heads;
  if (layers * heads == 0) return Picture::keyPressEvent(event);
  int dx = 0, dy = 0;
  switch (event->key()) {
    case Qt::Key_Left:
      dx = -1;
      break;
    case Qt::Key_Right:
      dx = 1;
      break;
    case Qt::Key_Up:
      dy = -1;
      break;
    case Qt::Key_Down:
      dy = 1;
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      Q_EMIT gateClicked(selected_ / heads, selected_ % heads);
      return;
    default:
      return Picture::keyPressEvent(event);
  }
  if (event->modifiers() & Qt::ShiftModifier) {
    const QPoint cell = cell_.value_or(QPoint(data_.tokens - 1, data_.tokens - 1));
    cell_ = QPoint(std::clamp(cell.x() + dx, 0, data_.tokens - 1),
                   std::clamp(cell.y() + dy, 0, data_.tokens - 1));
    update();
    Q_EMIT cellChanged();
    return;
  }
  const int layer = std::clamp(selected_ / heads + dy, 0, layers - 1);
  const int head = std::clamp(selected_ % heads + dx, 0, heads - 1);
  select(layer * heads + head);
}

}  // namespace icl::ui
