#include "ui/plots/heatmap.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/plots/number_text.h"

namespace icl::ui {

Heatmap::Heatmap(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Matrix as coloured cells"));
}

void Heatmap::setData(HeatmapData data) {
  const bool other_shape = data.rows != scene_.data.rows || data.cols != scene_.data.cols;
  scene_.data = std::move(data);
  if (other_shape && scene_.cell &&
      (scene_.cell->x() >= scene_.data.cols || scene_.cell->y() >= scene_.data.rows)) {
    scene_.cell.reset();
  }
  if (!fixed_) fitRange();
  update();
}

void Heatmap::fitRange() {
  if (scene_.data.high > scene_.data.low) {
    scene_.low = scene_.data.low;
    scene_.high = scene_.data.high;
    return;
  }
  double low = 0, high = 1;
  freeRange(scene_.data, low, high);
  // Do not shrink at once: a range that breathes with every frame cannot be read.
  if (scene_.data.diverging && scene_.high > high && scene_.high < 1.6 * high &&
      scene_.low == -scene_.high) {
    return;
  }
  scene_.low = low;
  scene_.high = high;
}

void Heatmap::setEmptyText(const QString& sentence) { scene_.empty = sentence; }

void Heatmap::setFixedRange(bool fixed) {
  fixed_ = fixed;
  if (!fixed) fitRange();
  update();
}

void Heatmap::setRange(double low, double high) {
  fixed_ = true;
  scene_.low = low;
  scene_.high = high;
  update();
}

void Heatmap::select(std::optional<QPoint> cell) {
  if (scene_.cell == cell) return;
  scene_.cell = cell;
  update();
  Q_EMIT cellChanged();
}

QString Heatmap::readOut() const { return scene_.cell ? readOut(*scene_.cell) : QString(); }

QString Heatmap::readOut(const QPoint& cell) const {
  const HeatmapData& d = scene_.data;
  if (cell.x() < 0 || cell.y() < 0 || cell.x() >= d.cols || cell.y() >= d.rows) return {};
  const auto name = [](const QStringList& labels, int i) {
    return i < labels.size() ? labels[i] : QString::number(i);
  };
  return tr("row %1, column %2: %3")
      .arg(name(d.row_labels, cell.y()), name(d.col_labels, cell.x()),
           std::isfinite(d.at(cell.y(), cell.x())) ? valueText(d.at(cell.y(), cell.x()))
                                                   : tr("not finite"));
}

void Heatmap::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  HeatmapScene scene = scene_;
  scene.focus = false;
  paintHeatmap(painter, scene, theme, area, layOutHeatmap(scene, theme, area, 1));
}

void Heatmap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  scene_.focus = hasFocus();
  layout_ = layOutHeatmap(scene_, theme(), QRectF(rect()), devicePixelRatioF());
  paintHeatmap(painter, scene_, theme(), QRectF(rect()), layout_);
}

bool Heatmap::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPoint cell = layout_.hit(help->pos(), scene_.data);
    const QString text = cell.x() < 0 ? toolTip() : readOut(cell);
    QToolTip::showText(help->globalPos(), text, this);
    return true;
  }
  return Picture::event(event);
}

void Heatmap::mousePressEvent(QMouseEvent* event) {
  const QPoint cell = layout_.hit(event->position(), scene_.data);
  pinned_ = cell.x() >= 0;
  select(cell.x() < 0 ? std::nullopt : std::optional(cell));
  if (cell.x() >= 0 && event->button() == Qt::LeftButton) Q_EMIT cellClicked(cell);
}

void Heatmap::mouseMoveEvent(QMouseEvent* event) {
  const QPoint cell = layout_.hit(event->position(), scene_.data);
  if (cell.x() >= 0) {
    pinned_ = false;
    select(cell);
  } else if (!pinned_) {
    select(std::nullopt);
  }
}

void Heatmap::leaveEvent(QEvent*) {
  if (!pinned_) select(std::nullopt);
}

void Heatmap::keyPressEvent(QKeyEvent* event) {
  const HeatmapData& d = scene_.data;
  if (d.rows <= 0 || d.cols <= 0) return Picture::keyPressEvent(event);
  QPoint cell = scene_.cell.value_or(QPoint(0, 0));
  const bool first = !scene_.cell;
  const int stride = event->modifiers() & Qt::ShiftModifier ? 5 : 1;
  switch (event->key()) {
    case Qt::Key_Left:
      cell.rx() -= first ? 0 : stride;
      break;
    case Qt::Key_Right:
      cell.rx() += first ? 0 : stride;
      break;
    case Qt::Key_Up:
      cell.ry() -= first ? 0 : stride;
      break;
    case Qt::Key_Down:
      cell.ry() += first ? 0 : stride;
      break;
    case Qt::Key_BracketLeft:
    case Qt::Key_PageUp:
      Q_EMIT layerKey(-1);
      return;
    case Qt::Key_BracketRight:
    case Qt::Key_PageDown:
      Q_EMIT layerKey(1);
      return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!scene_.cell) return Picture::keyPressEvent(event);
      Q_EMIT cellClicked(*scene_.cell);
      return;
    case Qt::Key_Escape:
      if (scene_.cell) {
        pinned_ = false;
        return select(std::nullopt);
      }
      return Picture::keyPressEvent(event);
    default:
      return Picture::keyPressEvent(event);
  }
  pinned_ = true;
  select(QPoint(std::clamp(cell.x(), 0, d.cols - 1), std::clamp(cell.y(), 0, d.rows - 1)));
}

}  // namespace icl::ui
