// SessionPump: the only reader of the session's ring and frames. One timer; each tick moves what is
// new into the controller's tracks and says so once (SessionController::refreshed). When nothing is
// on, it looks only a few times a second. GUI thread; ≤ 4 ms a tick apart from drawing.
#pragma once

#include <cstdint>
#include <span>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/frame_meter.h"

namespace icl::ui {

class SessionController;
struct RunTrack;

class SessionPump : public QObject {
  Q_OBJECT
 public:
  explicit SessionPump(SessionController& controller);

  int drawsPerSecond() const { return draws_; }
  void setDrawsPerSecond(int draws);
  /// Something was asked of the session: look at draw pace again.
  void wake();
  /// The answer to a scrub should be seen before the next regular look.
  void lookSoon();
  /// False while no picture can be seen: rows are still recorded, nothing is drawn.
  void setVisible(bool visible) { visible_ = visible; }
  /// Another session: counters start again.
  void sessionChanged();
  /// One look; also called by tests and by off-screen drawing.
  void tick();
  FrameMeter& meter() { return meter_; }

 private:
  bool drainRows();
  bool takeFrames();
  void readMembers();
  bool readActivity();
  void noticeLostRows();
  void takeRow(std::span<const double> row);

  SessionController& controller_;
  QTimer timer_;
  QElapsedTimer quiet_, reloaded_;
  FrameMeter meter_;
  int draws_ = 30;
  bool visible_ = true;
  std::uint64_t revision_ = ~std::uint64_t{0}, refused_ = 0;
  RunTrack* last_track_ = nullptr;
  std::uint64_t last_serial_ = 0;
};

/// Adds a row to a record; a step that is already there replaces the record from there on.
void appendRow(RunTrack& track, std::uint64_t step, std::span<const double> channels);

}  // namespace icl::ui
