#include "ui/lecture/cue_player.h"

#include <algorithm>
#include <limits>

#include <QStringList>

#include "ui/core_text.h"
#include "ui/lecture/cue_book.h"
#include "ui/session_pump.h"

namespace icl::ui {

namespace {

/// A run that ends without a step is noticed after this long.
constexpr int kNothingToDoMs = 2000;
constexpr int kLookMs = 10;
/// Steps per second where neither cue nor preset names any.
constexpr double kLecturePace = 40;

Look lookOf(const Cue& cue, Look look) {
  look.layer = cue.layer;
  look.sample = cue.sample;
  return look;
}

}  // namespace

CuePlayer::CuePlayer(SessionController& controller, const std::vector<Preset>& presets,
                     QObject* parent)
    : QObject(parent), controller_(controller), presets_(presets) {
  // Queued: what is found may open another session, never amid the pump's own tick.
  for (const auto signal : {&SessionController::refreshed, &SessionController::activityChanged,
                            &SessionController::runsChanged}) {
    connect(&controller_, signal, this, &CuePlayer::look, Qt::QueuedConnection);
  }
  connect(&patience_, &QTimer::timeout, this, &CuePlayer::look);
}

CuePlayer::~CuePlayer() {
  for (const Segment& segment : segments_) controller_.discard(segment.parked);
}

const Cue* CuePlayer::cueAt(int index) const {
  return index >= 0 && index < count() ? &cues_[static_cast<std::size_t>(index)] : nullptr;
}

std::size_t CuePlayer::segmentOf(int index) const {
  return segments_of_[static_cast<std::size_t>(index)];
}

int CuePlayer::firstOf(std::size_t segment) const {
  const auto at = std::find(segments_of_.begin(), segments_of_.end(), segment);
  return static_cast<int>(at - segments_of_.begin());
}

// ── start and stop ──

bool CuePlayer::start(std::vector<Cue> cues, int first) {
  if (isPlaying() || cues.empty() || !controller_.isOpen()) return false;
  cues_ = std::move(cues);
  segments_of_.clear();
  std::size_t segments = 0;
  for (const Cue& cue : cues_) {
    if (cue.opens() || segments == 0) ++segments;
    segments_of_.push_back(segments - 1);
  }
  segments_.assign(segments, {});
  reached_.assign(cues_.size(), {});
  document_ = controller_.setAside();
  controller_.setGuests(true);
  current_.reset();
  index_ = -1;
  goTo(std::clamp(first, 0, count() - 1));
  return true;
}

void CuePlayer::stop() {
  if (!isPlaying()) return;
  patience_.stop();
  cues_.clear();
  for (const Segment& segment : segments_) controller_.discard(segment.parked);
  segments_.clear();
  current_.reset();
  index_ = goal_ = -1;
  phase_ = Phase::Still;
  controller_.putBack(document_);
  document_.reset();
  controller_.setGuests(false);
  Q_EMIT changed();
}

// ── what a key does ──

void CuePlayer::next() {
  if (!isPlaying()) return;
  if (phase_ == Phase::Running) {  // to its stop, at once
    controller_.setPace(0);
    if (controller_.activity() == Activity::Idle) controller_.run();
    return;
  }
  if (covered()) {
    controller_.setCover({});
    Q_EMIT changed();
    return;
  }
  if (index_ + 1 >= count()) return Q_EMIT ended();
  fast_ = false;
  makeFor(index_ + 1);
}

void CuePlayer::back() {
  if (!isPlaying() || index_ <= 0) return;
  fast_ = true;
  makeFor(index_ - 1);
}

void CuePlayer::goTo(int index) {
  fast_ = false;
  makeFor(index);
}

/// A cue that was reached before is restored; else the nearest one before it is, and from there, or
/// from the opening of its run, everything is made at full speed.
void CuePlayer::makeFor(int index) {
  if (cueAt(index) == nullptr) return;
  goal_ = index;
  if (restorable(index)) return restore(index);
  const int first = firstOf(segmentOf(index));
  for (int before = index - 1; before >= first; --before) {
    if (!restorable(before)) continue;
    if (standsAt(before)) return enter(before + 1);
    return restore(before);
  }
  enter(first);
}

bool CuePlayer::covered() const { return isPlaying() && controller_.cover().has_value(); }

void CuePlayer::setTexts(int index, const LocalText& caption, const LocalText& note) {
  if (cueAt(index) == nullptr) return;
  Cue& cue = cues_[static_cast<std::size_t>(index)];
  if (cue.caption == caption && cue.note == note) return;
  cue.caption = caption;
  cue.note = note;
  Q_EMIT changed();
}

// ── segments: runs that were opened by a cue ──

std::vector<std::pair<std::uint64_t, std::size_t>> CuePlayer::markNow() const {
  std::vector<std::pair<std::uint64_t, std::size_t>> mark;
  for (const RunTrack* run : controller_.runs()) {
    if (run->live) mark.emplace_back(run->serial, run->state.events.size());
  }
  return mark;
}

bool CuePlayer::restorable(int index) const {
  if (cueAt(index) == nullptr || !reached_[static_cast<std::size_t>(index)].there) return false;
  const Segment& segment = segments_[segmentOf(index)];
  if (!segment.made || segment.spoiled) return false;
  return current_ != segmentOf(index) ? segment.parked != nullptr : markNow() == segment.mark;
}

/// The state at the end of the cue is the one that is open.
bool CuePlayer::standsAt(int index) const {
  return index == index_ && phase_ == Phase::Still && current_ == segmentOf(index) &&
         controller_.position() == reached_[static_cast<std::size_t>(index)].step &&
         controller_.activity() == Activity::Idle;
}

void CuePlayer::leaveSegment() {
  if (!current_) return;
  Segment& segment = segments_[*current_];
  segment.spoiled = segment.spoiled || markNow() != segment.mark;
  segment.parked = controller_.setAside();
  if (segment.spoiled) {
    controller_.discard(segment.parked);
    segment.parked.reset();
    segment.made = false;
  }
  current_.reset();
}

// ── entering ──

void CuePlayer::enter(int index) {
  index_ = index;
  const Cue& cue = *cueAt(index);
  const std::size_t segment = segmentOf(index);
  if (index == firstOf(segment)) {
    leaveSegment();
    controller_.discard(segments_[segment].parked);
    segments_[segment] = {};
    for (std::size_t i = 0; i < cues_.size(); ++i) {
      if (segments_of_[i] == segment) reached_[i] = {};
    }
    if (!openCue(cue)) return stop();
    current_ = segment;
    segments_[segment].made = true;
  } else {
    for (const auto& [key, value] : cue.settings.map()) {
      controller_.setSetting(QString::fromStdString(key), value);
    }
  }
  showCue(cue);
  controller_.setCover(cue.cover);
  if (cue.runs()) return runOn(cue);
  controller_.pump().lookSoon();
  moved_ = true;
  from_ = controller_.position();
  setPhase(Phase::Restoring);
}

bool CuePlayer::openCue(const Cue& cue) {
  const auto state = stateOf(cue, controller_.catalog(), presets_, {});
  if (!state) {
    Q_EMIT controller_.message(coreError(state.error()), true);
    return false;
  }
  return controller_.open(openingOf(cue, state.value()));
}

void CuePlayer::showCue(const Cue& cue) {
  QStringList views;
  for (const std::string& view : cue.views) views << QString::fromStdString(view);
  controller_.setViews(views);
  controller_.setLook(lookOf(cue, controller_.look()));
  controller_.setCursor(std::numeric_limits<double>::quiet_NaN());
}

void CuePlayer::runOn(const Cue& cue) {
  controller_.showRowsUntil(UINT64_MAX);
  std::uint64_t steps = cue.step;
  QString until = QString::fromStdString(cue.until);
  if (controller_.preset() && cue.to_end) {
    steps = controller_.preset()->run.steps;
    if (until.isEmpty()) until = QString::fromStdString(controller_.preset()->run.until);
  }
  controller_.setStopRule(until, steps);
  const auto& preset = controller_.preset();
  const double told = preset && preset->pace > 0 ? preset->pace : kLecturePace;
  controller_.setPace(fast_ || index_ < goal_ ? 0 : cue.pace > 0 ? cue.pace : told);
  for (const auto& [key, value] : cue.twin.map()) {
    controller_.startTwin(QString::fromStdString(key), value);
  }
  from_ = controller_.position();
  moved_ = false;
  clock_.start();
  controller_.run();
  setPhase(Phase::Running);
}

void CuePlayer::restore(int index) {
  index_ = index;
  const std::size_t segment = segmentOf(index);
  if (current_ != segment) {
    leaveSegment();
    controller_.putBack(segments_[segment].parked);
    segments_[segment].parked.reset();
    current_ = segment;
  }
  const Reached& there = reached_[static_cast<std::size_t>(index)];
  controller_.pause();
  controller_.setCover({});
  if (controller_.active() == nullptr || controller_.active()->serial != there.active) {
    controller_.setActive(there.active);
  }
  for (const RunTrack* run : controller_.runs()) {
    const bool shown =
        std::find(there.shown.begin(), there.shown.end(), run->serial) != there.shown.end();
    controller_.setShown(run->serial, shown);
  }
  showCue(*cueAt(index));
  controller_.seek(there.step);
  controller_.showRowsUntil(there.step);
  setPhase(Phase::Restoring);
}

// ── arriving ──

void CuePlayer::setPhase(Phase phase) {
  phase_ = phase;
  if (phase == Phase::Still) {
    patience_.stop();
  } else {
    patience_.start(kLookMs);
  }
  Q_EMIT changed();
}

void CuePlayer::look() {
  if (!isPlaying() || phase_ == Phase::Still || controller_.active() == nullptr) return;
  if (phase_ == Phase::Running) patience_.start(kNothingToDoMs);  // the pump says what moves
  const Activity activity = controller_.activity();
  const std::uint64_t position = controller_.position();
  if (!settingsInForce(*cue())) return;
  if (phase_ == Phase::Restoring) {
    const Reached& there = reached_[static_cast<std::size_t>(index_)];
    if (there.there && position != there.step) return controller_.pump().tick();
    if (activity == Activity::Idle) arrive();
    return;
  }
  moved_ = moved_ || activity != Activity::Idle || position != from_;
  if (activity != Activity::Idle) return;
  const Cue& cue = *this->cue();
  // The limit of the cue before may still be told.
  const EndReason end = controller_.active()->state.end;
  const bool old = end == EndReason::ReachedLimit && cue.step > 0 && position < cue.step;
  const bool ended = end != EndReason::None && !old;
  const bool at_stop = cue.step > 0 && position >= cue.step;
  if (at_stop || (ended && (moved_ || clock_.elapsed() > kNothingToDoMs))) arrive();
}

/// What the cue changed on the way has reached the run.
bool CuePlayer::settingsInForce(const Cue& cue) const {
  if (cue.opens() || reached_[static_cast<std::size_t>(index_)].there) return true;
  const Values& live = controller_.active()->state.live_config;
  const auto& changes = cue.settings.map();
  return std::all_of(changes.begin(), changes.end(), [&live, this](const auto& change) {
    const Field* field = controller_.type().schema.find(change.first);
    const auto value = field != nullptr ? field->check(change.second) : Result<Value>(Error{});
    const Value* now = live.find(change.first);
    return !value || (now != nullptr && *now == value.value());
  });
}

void CuePlayer::arrive() {
  Reached& there = reached_[static_cast<std::size_t>(index_)];
  if (!there.there) {
    there.there = true;
    there.step = controller_.position();
    there.active = controller_.active()->serial;
    for (const RunTrack* run : controller_.runs()) {
      if (run->shown) there.shown.push_back(run->serial);
    }
    segments_[*current_].mark = markNow();
  }
  setPhase(Phase::Still);
  if (index_ < goal_) makeFor(goal_);
}

}  // namespace icl::ui
