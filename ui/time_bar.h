// TimeBar: the scrubber over all recorded steps, with marks for changes made during the run, for
// notes and for stops. A slider to assistive technology. Dragging turns follow off; End turns it
// on; new data never move the handle while follow is off. GUI thread.
#pragma once

#include <vector>

#include <QAbstractSlider>

#include "ui/session_controller.h"

namespace icl::ui {

class TimeBar : public QAbstractSlider {
  Q_OBJECT
 public:
  TimeBar(SessionController& controller, QWidget* parent);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
  /// The step that the handle stands at.
  std::uint64_t shownStep() const { return shown_; }
  /// Right end of the bar; grows in jumps.
  std::uint64_t range() const { return range_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void showState();
  void scrubTo(double x);
  double xOf(double step) const;
  double stepAt(double x) const;
  void paintMarks(QPainter& painter, double y) const;
  void paintNotes(QPainter& painter, double y) const;
  QStringList marksNear(double x) const;

  SessionController& controller_;
  std::uint64_t shown_ = 0, range_ = 100;
};

/// The time bar with its "follow" button: on, the handle stays at the newest step.
class TimeRow : public QWidget {
  Q_OBJECT
 public:
  TimeRow(SessionController& controller, QWidget* parent);
};

}  // namespace icl::ui
