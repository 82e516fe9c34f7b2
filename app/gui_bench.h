// GuiBench: --bench-ui: watches the paints of the first pictures and the pump's statistics, and
// prints one JSON object at the end. GUI thread.
#pragma once

#include <set>

#include <QElapsedTimer>
#include <QObject>

#include "ui/session_controller.h"
#include "ui/view_area.h"

namespace icl::app {

class GuiBench : public QObject {
 public:
  GuiBench(ui::SessionController& controller, const ui::ViewArea& views, double seconds);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void watch();
  void finish();
  ui::SessionController& controller_;
  const ui::ViewArea& views_;
  double first_paint_ms_ = -1, first_moving_ms_ = -1;
  std::uint64_t rows_at_paint_ = 0, position_ = 0, steps_ = 0;
  QElapsedTimer clock_{};
  std::set<const QObject*> painted_{};
};

/// Milliseconds since this process was started by the system.
double sinceProcessStartMs();

}  // namespace icl::app
