// CursorBar: one line with every run's values at the cursor (or at the present step), refreshed
// while training, and the levels of theory. Parts that find no room are left out, last ones first.
// GUI thread.
#pragma once

#include <vector>

#include <QColor>
#include <QString>
#include <QWidget>

#include "ui/session_controller.h"

namespace icl::ui {

class CursorBar : public QWidget {
  Q_OBJECT
 public:
  CursorBar(SessionController& controller, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }
  /// What is shown, as a sentence.
  QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Part {
    QString text{};
    QColor swatch{};  // invalid: none
  };
  std::vector<Part> parts() const;
  void showState();

  SessionController& controller_;
  std::vector<Part> shown_{};
};

}  // namespace icl::ui
