// SwitchButton: a check box drawn as a sliding switch. Keyboard, focus and accessibility are the
// check box's own. GUI thread.
#pragma once

#include <QCheckBox>

namespace icl::ui {

class SwitchButton : public QCheckBox {
  Q_OBJECT
 public:
  explicit SwitchButton(QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool hitButton(const QPoint& point) const override { return rect().contains(point); }
};

}  // namespace icl::ui
