#include "ui/plots/tree_plot.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/plots/number_text.h"

namespace icl::ui {

TreePlot::TreePlot(QWidget* parent) : Picture(parent) {
  setAccessibleName(tr("Tree of questions"));
}

void TreePlot::setScene(TreeScene scene) {
  scene.selected = scene_.selected;
  if (scene.selected && *scene.selected >= scene.nodes() + scene.leaves()) scene.selected.reset();
  scene_ = std::move(scene);
  update();
}

void TreePlot::select(std::optional<int> place) {
  if (scene_.selected == place) return;
  scene_.selected = place;
  update();
  Q_EMIT selectionChanged();
}

QString TreePlot::readOut(int place) const {
  if (scene_.levels < 1 || place < 0 || place >= scene_.nodes() + scene_.leaves()) return {};
  const QString name = treePlaceName(place);
  const bool leaf = place >= scene_.nodes();
  QString text = leaf ? tr("leaf %1").arg(name) : tr("node %1").arg(name);
  if (!leaf && !scene_.squares.empty()) {
    text +=
        tr(": squared key %1").arg(valueText(scene_.squares[static_cast<std::size_t>(place)], 3));
  }
  if (!scene_.masses.empty()) {
    text += leaf ? tr(": belief %1").arg(valueText(scene_.massBelow(place), 3))
                 : tr(", on the path with %1").arg(valueText(scene_.massBelow(place), 3));
  }
  if (leaf && place - scene_.nodes() == scene_.truth) text += tr(", the true one");
  return text;
}

void TreePlot::paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const {
  TreeScene scene = scene_;
  scene.focus = false;
  scene.selected.reset();
  paintTree(painter, scene, theme, area, layOutTree(scene, theme, area));
}

void TreePlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme().surface);
  scene_.focus = hasFocus();
  layout_ = layOutTree(scene_, theme(), QRectF(rect()));
  paintTree(painter, scene_, theme(), QRectF(rect()), layout_);
}

bool TreePlot::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int place = layout_.hit(help->pos());
    QToolTip::showText(help->globalPos(), place < 0 ? toolTip() : readOut(place), this);
    return true;
  }
  return Picture::event(event);
}

void TreePlot::pick(int place) {
  if (place < scene_.nodes()) {
    Q_EMIT nodePicked(place);
  } else {
    Q_EMIT leafPicked(place - scene_.nodes());
  }
}

void TreePlot::mousePressEvent(QMouseEvent* event) {
  const int place = layout_.hit(event->position());
  pinned_ = place >= 0;
  select(pinned_ ? std::optional(place) : std::nullopt);
  if (pinned_) pick(place);
}

void TreePlot::mouseMoveEvent(QMouseEvent* event) {
  const int place = layout_.hit(event->position());
  if (place >= 0) {
    pinned_ = false;
    select(place);
  } else if (!pinned_) {
    select(std::nullopt);
  }
}

void TreePlot::leaveEvent(QEvent*) {
  if (!pinned_) select(std::nullopt);
}

void TreePlot::moveLeaf(int by) {
  const int now = scene_.selected && *scene_.selected >= scene_.nodes()
                      ? *scene_.selected - scene_.nodes()
                      : std::max(0, scene_.truth) - by;
  const int leaf = std::clamp(now + by, 0, scene_.leaves() - 1);
  pinned_ = true;
  select(scene_.nodes() + leaf);
}

void TreePlot::keyPressEvent(QKeyEvent* event) {
  if (scene_.levels < 1) return Picture::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left:
      return moveLeaf(-1);
    case Qt::Key_Right:
      return moveLeaf(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (scene_.selected) pick(*scene_.selected);
      return;
    case Qt::Key_BracketLeft:
    case Qt::Key_PageUp:
    case Qt::Key_Up:
      Q_EMIT layerKey(-1);
      return;
    case Qt::Key_BracketRight:
    case Qt::Key_PageDown:
    case Qt::Key_Down:
      Q_EMIT layerKey(1);
      return;
    case Qt::Key_Escape:
      if (scene_.selected) {
        pinned_ = false;
        return select(std::nullopt);
      }
      break;
    default:
      break;
  }
  Picture::keyPressEvent(event);
}

}  // namespace icl::ui
