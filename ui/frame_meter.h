// FrameMeter: how long a picture takes and how long the event loop is deaf, for the status bar and
// --bench-ui. Fed by SessionPump; GUI thread only; keeps the newest few thousand values.
#pragma once

#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace icl::ui {

struct Spread {
  double p50 = 0, p95 = 0, max = 0;
};

class FrameMeter : public QObject {
  Q_OBJECT
 public:
  explicit FrameMeter(QObject* parent = nullptr);
  /// The pump looks for news; counted only if frameHasWork() follows. The frame ends when every
  /// paint it caused is done.
  void frameBegins();
  void frameHasWork();
  double lastFrameMs() const { return last_; }
  /// A 10 ms heartbeat that records the gaps between its beats.
  void startHeartbeat();
  void reset();
  Spread frames() const;
  Spread gaps() const;

 protected:
  bool event(QEvent* event) override;

 private:
  QElapsedTimer frame_, beat_;
  QTimer heart_;
  bool pending_ = false;
  double last_ = 0;
  std::vector<double> frame_ms_{}, gap_ms_{};
};

}  // namespace icl::ui
