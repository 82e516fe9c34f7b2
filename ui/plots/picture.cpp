#include "ui/plots/picture.h"

#include <QEvent>

namespace icl::ui {

Picture::Picture(QWidget* parent) : QWidget(parent), theme_(PlotTheme::of(*this)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
}

void Picture::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
    theme_ = PlotTheme::of(*this);
    themeChanged();
    update();
  }
  QWidget::changeEvent(event);
}

void Picture::focusInEvent(QFocusEvent* event) {
  update();
  QWidget::focusInEvent(event);
}

void Picture::focusOutEvent(QFocusEvent* event) {
  update();
  QWidget::focusOutEvent(event);
}

}  // namespace icl::ui
