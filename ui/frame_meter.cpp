#include "ui/frame_meter.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>

namespace icl::ui {

namespace {

constexpr std::size_t kKept = 20000;
// Below the priority of Qt's update requests: delivered after the paints of this frame.
constexpr int kAfterPaint = Qt::LowEventPriority - 1;

QEvent::Type frameDone() {
  static const int type = QEvent::registerEventType();
  return static_cast<QEvent::Type>(type);
}

Spread spread(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const auto at = [&](double p) {
    return values[static_cast<std::size_t>(p * static_cast<double>(values.size() - 1))];
  };
  return {at(0.5), at(0.95), values.back()};
}

void keep(std::vector<double>& values, double value) {
  if (values.size() >= kKept) values.erase(values.begin(), values.begin() + kKept / 2);
  values.push_back(value);
}

}  // namespace

FrameMeter::FrameMeter(QObject* parent) : QObject(parent) {
  heart_.setTimerType(Qt::PreciseTimer);
  connect(&heart_, &QTimer::timeout, this, [this] {
    if (beat_.isValid()) keep(gap_ms_, static_cast<double>(beat_.nsecsElapsed()) * 1e-6);
    beat_.start();
  });
}

void FrameMeter::frameBegins() {
  if (!pending_) frame_.start();
}

void FrameMeter::frameHasWork() {
  if (pending_) return;
  pending_ = true;
  QCoreApplication::postEvent(this, new QEvent(frameDone()), kAfterPaint);
}

bool FrameMeter::event(QEvent* event) {
  if (event->type() != frameDone()) return QObject::event(event);
  pending_ = false;
  last_ = static_cast<double>(frame_.nsecsElapsed()) * 1e-6;
  keep(frame_ms_, last_);
  return true;
}

void FrameMeter::startHeartbeat() {
  beat_.invalidate();
  heart_.start(10);
}

void FrameMeter::reset() {
  frame_ms_.clear();
  gap_ms_.clear();
  beat_.invalidate();
}

Spread FrameMeter::frames() const { return spread(frame_ms_); }
Spread FrameMeter::gaps() const { return spread(gap_ms_); }

}  // namespace icl::ui
