#include "ui/switch_button.h"

#include <QPainter>

namespace icl::ui {

SwitchButton::SwitchButton(QWidget* parent) : QCheckBox(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SwitchButton::sizeHint() const {
  const int h = fontMetrics().height() + 4;
  return {h * 2, h};
}

void SwitchButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF track = QRectF(rect()).adjusted(2, 3, -2, -3);
  const bool on = isChecked();
  QColor fill = palette().color(on ? QPalette::Highlight : QPalette::Dark);
  QColor knob = palette().color(on ? QPalette::HighlightedText : QPalette::Base);
  if (!isEnabled()) fill.setAlpha(110);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
  const double d = track.height() - 4;
  const double x = on ? track.right() - d - 2 : track.left() + 2;
  painter.setBrush(knob);
  painter.drawEllipse(QRectF(x, track.top() + 2, d, d));
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1.4));
  painter.drawRoundedRect(track.adjusted(-1.5, -1.5, 1.5, 1.5), track.height() / 2 + 1.5,
                          track.height() / 2 + 1.5);
}

}  // namespace icl::ui
