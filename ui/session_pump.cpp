#include "ui/session_pump.h"

#include <algorithm>

#include "ui/core_text.h"
#include "ui/session_controller.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

constexpr int kIdleMs = 200;
constexpr int kQuietMs = 1000;
constexpr int kReloadMs = 2000;

}  // namespace

void appendRow(RunTrack& track, std::uint64_t step, std::span<const double> channels) {
  const auto steps = track.steps.values();
  const auto number = static_cast<double>(step);
  if (!steps.empty() && steps.back() >= number) {
    const auto at = std::lower_bound(steps.begin(), steps.end(), number);
    const auto keep = static_cast<std::size_t>(at - steps.begin());
    track.steps.truncate(keep);
    for (Series& series : track.channels) series.truncate(keep);
  }
  track.steps.append(number);
  for (std::size_t i = 0; i < track.channels.size() && i < channels.size(); ++i) {
    track.channels[i].append(channels[i]);
  }
}

SessionPump::SessionPump(SessionController& controller)
    : QObject(nullptr), controller_(controller) {
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &SessionPump::tick);
  quiet_.start();
  reloaded_.start();
  timer_.start(1000 / draws_);
}

void SessionPump::setDrawsPerSecond(int draws) {
  draws_ = std::clamp(draws, 1, 60);
  wake();
}

void SessionPump::wake() {
  quiet_.restart();
  timer_.start(1000 / draws_);
}

void SessionPump::lookSoon() {
  wake();
  for (const int ms : {6, 16}) QTimer::singleShot(ms, this, &SessionPump::tick);
}

void SessionPump::sessionChanged() {
  revision_ = ~std::uint64_t{0};
  refused_ = 0;
  wake();
}

void SessionPump::tick() {
  auto& state = *controller_.state_;
  if (!state.session) return;
  meter_.frameBegins();
  readMembers();
  bool fresh = drainRows();
  fresh = takeFrames() || fresh;
  const bool changed = readActivity();
  noticeLostRows();
  if (auto error = state.session->takeError()) {
    state.sent.clear();
    for (const Field& field : state.type->schema.fields()) {
      const RunTrack* run = controller_.active();
      if (field.change != Change::AnyTime || run == nullptr) continue;
      if (const Value* value = run->state.live_config.find(field.key)) {
        state.form.set(field.key, *value);
      }
    }
    Q_EMIT controller_.message(coreError(*error), true);
    Q_EMIT controller_.settingsChanged();
  }
  if (changed) Q_EMIT controller_.activityChanged();
  if (fresh || changed) {
    quiet_.restart();
    if (visible_) meter_.frameHasWork();
    Q_EMIT controller_.refreshed();
  } else if (state.activity == Activity::Idle && quiet_.elapsed() > kQuietMs &&
             timer_.interval() < kIdleMs) {
    timer_.start(kIdleMs);
  }
}

void SessionPump::takeRow(std::span<const double> row) {
  auto& state = *controller_.state_;
  const auto serial = static_cast<std::uint64_t>(row[0]);
  if (last_track_ == nullptr || serial != last_serial_) {
    const auto it = state.serials.find(serial);
    last_track_ = it == state.serials.end() ? nullptr : controller_.find(it->second);
    last_serial_ = serial;
  }
  if (last_track_ == nullptr) return;
  appendRow(*last_track_, static_cast<std::uint64_t>(row[1]), row.subspan(2));
}

bool SessionPump::drainRows() {
  last_track_ = nullptr;
  return controller_.state_->session->history().drain(
             [this](std::span<const double> row) { takeRow(row); }) > 0;
}

bool SessionPump::takeFrames() {
  auto& state = *controller_.state_;
  if (!visible_) return false;
  bool fresh = false;
  for (const auto& [theirs, ours] : state.serials) {
    const Frame* frame = state.session->takeFrame(theirs);
    RunTrack* track = controller_.find(ours);
    if (frame == nullptr || track == nullptr) continue;
    track->frame = *frame;
    track->state.position = frame->step;
    fresh = true;
  }
  return fresh;
}

void SessionPump::readMembers() {
  auto& state = *controller_.state_;
  const std::uint64_t revision = state.session->revision();
  if (revision == revision_) return;
  revision_ = revision;
  bool new_settings = false;
  for (MemberState& member : state.session->members()) {
    const auto it = state.serials.find(member.serial);
    RunTrack* track = it == state.serials.end() ? nullptr : controller_.find(it->second);
    if (track == nullptr) continue;
    member.serial = track->serial;
    const bool theory = track->state.live_config != member.live_config;
    const bool new_folder = track->state.folder != member.folder;
    const Values was = theory ? track->state.live_config : Values();
    const bool stopped = track->state.end == EndReason::None && member.end != EndReason::None;
    track->state = std::move(member);
    if (stopped) controller_.noteStop(*track);
    if (new_folder) controller_.bindNotes(*track);
    if (theory) {
      if (track->serial == state.active) controller_.followLive(was, track->state.live_config);
      new_settings = true;
      controller_.computeTheory(*track);
    }
  }
  Q_EMIT controller_.runsChanged();
  if (new_settings) Q_EMIT controller_.settingsChanged();
}

bool SessionPump::readActivity() {
  auto& state = *controller_.state_;
  const Activity activity = state.session->activity();
  const std::uint64_t position = state.session->position();
  std::uint64_t furthest = position;
  for (const auto& track : state.tracks) {
    if (!track->live) continue;
    const auto steps = track->steps.values();
    if (!steps.empty()) furthest = std::max(furthest, static_cast<std::uint64_t>(steps.back()));
  }
  const bool changed =
      activity != state.activity || position != state.position || furthest != state.furthest;
  if (state.sought == position) state.sought.reset();
  state.activity = activity;
  state.position = position;
  state.furthest = furthest;
  return changed;
}

void SessionPump::noticeLostRows() {
  auto& state = *controller_.state_;
  const std::uint64_t refused = state.session->history().refused();
  if (refused != refused_) {
    for (const auto& [theirs, ours] : state.serials) {
      if (RunTrack* track = controller_.find(ours)) track->lost_rows += refused - refused_;
    }
    refused_ = refused;
  }
  if (reloaded_.elapsed() < kReloadMs) return;
  for (const auto& track : state.tracks) {
    if (track->live && track->lost_rows > 0) {
      controller_.reloadLostRows(*track);
      reloaded_.restart();
    }
  }
}

}  // namespace icl::ui
