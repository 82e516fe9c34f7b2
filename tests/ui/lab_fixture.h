// What the window's tests share: a controller over the tiny experiment with a store of its own, and
// waiting for a condition while the event loop runs.
#pragma once

#include <functional>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include "tests/support/time_budget.h"
#include "tests/support/tiny_experiment.h"
#include "ui/session_controller.h"
#include "ui/session_pump.h"

namespace icl::ui {

/// Runs the event loop until the condition holds; false after `timeout_ms`, more under a sanitizer.
inline bool eventually(const std::function<bool()>& condition, int timeout_ms = 10000) {
  QElapsedTimer clock;
  clock.start();
  while (!condition()) {
    if (static_cast<double>(clock.elapsed()) > test::timeBudget(timeout_ms)) return false;
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    QThread::msleep(1);
  }
  return true;
}

struct TinyLab {
  QTemporaryDir folder{};
  Catalog catalog{tiny::type()};
  SessionController controller{catalog, nullptr, folder.path().toStdString()};

  const RunTrack& active() const { return *controller.active(); }
  bool ended() const { return active().state.end != EndReason::None; }
  /// Opens tiny with changes at full pace; 200 steps.
  void open(const Values& changes, bool start) {
    controller.openExperiment(QStringLiteral("tiny"), changes, 7, start);
    controller.setPace(0);
  }
  bool runToEnd() {
    controller.run();
    return eventually([this] { return ended() && rows() == 201; });
  }
  std::size_t rows() const { return active().steps.size(); }
};

}  // namespace icl::ui
