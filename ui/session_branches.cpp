// SessionController's ways to start a further run: restart, fork, twin.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/core_text.h"
#include "ui/run_naming.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

/// Older ghosts stay in the list, unticked.
constexpr int kGhostsShown = 4;

/// Rows of a parent up to a step: a fork shares that past.
void copyPast(const RunTrack& from, RunTrack& to, std::uint64_t step) {
  std::vector<int> source;  // a fork may record other channels: of other heads
  for (const Channel& channel : to.layout) source.push_back(channelIndex(from.layout, channel.key));
  const double none = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t i = 0; i < from.steps.size() && from.steps[i] < static_cast<double>(step); ++i) {
    to.steps.append(from.steps[i]);
    for (std::size_t c = 0; c < to.channels.size(); ++c) {
      to.channels[c].append(source[c] < 0 ? none
                                          : from.channels[static_cast<std::size_t>(source[c])][i]);
    }
  }
}

Values overlaid(Values settings, const Values& changes) {
  for (const auto& [key, value] : changes.map()) settings.set(key, value);
  return settings;
}

}  // namespace

/// What a further run is recorded as: the limits of the window, and the preset's name with what
/// differs from it, in the words of the command line.
RunOptions SessionController::optionsOf(const Values& settings, std::uint64_t seed) const {
  const State& s = *state_;
  RunOptions run{};
  run.seed = seed;
  run.steps = s.step_limit;
  run.until = s.until.toStdString();
  run.title = s.preset ? s.preset->title : s.type->title;
  if (s.preset) run.preset = s.preset->id;
  const Values changed = icl::difference(s.starting_point, settings);
  for (const auto& [key, value] : changed.map()) {
    run.title += ", " + key + "=" + toText(value);
  }
  return run;
}

void SessionController::restart() {
  if (isOpen()) startAgain(state_->form, state_->seed);
}

void SessionController::startAgain(const Values& settings, std::uint64_t seed) {
  State& s = *state_;
  const RunTrack* before = active();
  const bool running = s.activity == Activity::Running || (before && !before->live) ||
                       (before && before->state.end != EndReason::None);
  std::vector<Values> twins;  // what each live twin has different
  for (const auto& track : s.tracks) {
    if (!before || !track->live || track->twin_of != before->serial) continue;
    twins.push_back(icl::difference(before->state.config, track->state.config));
  }
  const auto again = [this, settings, seed] { startAgain(settings, seed); };
  if (waitsForParents(*s.type, s.type->schema.changes(settings), seed, again)) return;
  for (const Values& changed : twins) {
    const Values other = overlaid(settings, changed);
    if (waitsForParents(*s.type, s.type->schema.changes(other), seed, again)) return;
  }
  RunOptions run = optionsOf(settings, seed);
  if (s.preset) run.script = s.preset->script;
  SessionOptions options{};
  options.store = s.store;
  options.steps_per_second = s.pace;
  auto session = Session::open(*s.type, s.type->schema.changes(settings), run, options);
  if (!session) {
    Q_EMIT message(coreError(session.error()), true);
    return;
  }
  for (const auto& track : s.tracks) {
    if (before && track->live && track->twin_of == before->serial) track->shown = false;
  }
  const QString name = before ? describeDifference(s.type->schema, before->state.live_config,
                                                   settings, before->state.seed, seed)
                              : QString();
  const QString base = before ? before->name : coreText(s.type->title);
  const bool same = name.isEmpty();
  closeSession();
  if (same && before != nullptr) {  // nothing differs: the old curve would lie under the new one
    const std::uint64_t old = before->serial;
    std::erase_if(s.tracks, [&](const auto& t) { return t->serial == old; });
  }
  s.session = std::move(session.value());
  s.pump->sessionChanged();
  s.session->setLook(s.look);
  const auto members = s.session->members();
  RunTrack& track = addTrack(members.front().serial, same ? base : name, settings);
  track.state = members.front();
  track.state.serial = track.serial;
  s.active = track.serial;
  s.waiting.clear();
  s.sent.clear();
  s.sought.reset();
  s.follow = true;
  computeTheory(track);
  for (const Values& changed : twins) addTwin(*find(s.active), overlaid(settings, changed));
  hideOldGhosts();
  if (running) s.session->run();
  Q_EMIT runsChanged();
  Q_EMIT settingsChanged();
  Q_EMIT activityChanged();
}

void SessionController::forkHere() {
  if (!addFork()) return;
  state_->session->run();
  state_->pump->wake();
}

void SessionController::intervene(const Intervention& change) {
  State& s = *state_;
  if (active() == nullptr || !s.session) return;
  const bool forked = looksBack();
  if (forked && !addFork()) return;
  const auto theirs = s.sessionSerial(s.active);
  if (!theirs) {
    Q_EMIT message(tr("“%1” is no longer training: restart it first.").arg(active()->name), false);
    return;
  }
  s.session->apply(change, *theirs);
  if (forked) s.session->run();
  s.pump->wake();
}

bool SessionController::addFork() {
  State& s = *state_;
  const RunTrack* parent = active();
  if (parent == nullptr || !s.session) return false;
  const auto theirs = s.sessionSerial(parent->serial);
  if (!theirs) {
    Q_EMIT message(
        tr("“%1” has ended its life on the screen: restart it first, then fork.").arg(parent->name),
        false);
    return false;
  }
  const std::uint64_t step = std::isfinite(s.cursor) && s.cursor >= 0
                                 ? static_cast<std::uint64_t>(std::llround(s.cursor))
                                 : s.position;
  auto serial =
      s.session->fork(*theirs, step, s.type->schema.changes(s.form), optionsOf(s.form, s.seed));
  if (!serial) {
    Q_EMIT message(coreError(serial.error()), true);
    return false;
  }
  const QString what = describeDifference(s.type->schema, parent->state.live_config, s.form,
                                          parent->state.seed, s.seed);
  const std::uint64_t parent_serial = parent->serial;
  RunTrack& track = addTrack(
      serial.value(),
      what.isEmpty() ? tr("fork at %1").arg(step) : tr("%1 from step %2").arg(what).arg(step),
      s.form);
  copyPast(*find(parent_serial), track, step);
  track.state.config = track.state.live_config = s.form;
  track.state.seed = s.seed;
  track.state.first = step;
  s.active = track.serial;
  s.waiting.clear();
  s.sent.clear();
  s.sought.reset();
  computeTheory(track);
  Q_EMIT runsChanged();
  Q_EMIT settingsChanged();
  return true;
}

void SessionController::startTwin(const QString& key, const Value& other) {
  State& s = *state_;
  const RunTrack* parent = active();
  const Field* field = type().schema.find(key.toStdString());
  if (parent == nullptr || field == nullptr || !s.session) return;
  const auto again = [this, key, other] { startTwin(key, other); };
  const auto waits = [&](const Values& settings) {
    return waitsForParents(*s.type, s.type->schema.changes(settings), parent->state.seed, again);
  };
  const Values switched = overlaid(parent->live ? parent->state.config : parent->state.live_config,
                                   Values{{field->key, other}});
  if ((!parent->live && waits(parent->state.live_config)) || waits(switched)) return;
  if (!parent->live) {
    startAgain(parent->state.live_config, parent->state.seed);
    parent = active();
  }
  Values settings = parent->state.config;
  settings.set(field->key, other);
  if (!showsTwin(*parent, settings) && !addTwin(*parent, settings)) return;
  if (s.activity != Activity::Running && active()->state.end == EndReason::None) s.session->run();
  s.pump->wake();
  Q_EMIT runsChanged();
}

/// The same twin asked for again: ticked and pointed out rather than drawn twice.
bool SessionController::showsTwin(const RunTrack& parent, const Values& settings) {
  for (const auto& track : state_->tracks) {
    if (!track->live || track->twin_of != parent.serial || track->state.config != settings)
      continue;
    track->shown = true;
    setHighlighted(track->serial);
    return true;
  }
  return false;
}

bool SessionController::addTwin(const RunTrack& parent, const Values& settings) {
  State& s = *state_;
  RunOptions run = optionsOf(settings, parent.state.seed);
  if (s.preset) run.script = s.preset->script;
  // What was changed on the way is changed for the twin, too: they differ in one switch.
  auto serial = s.session->addRun(s.type->schema.changes(settings), run, parent.state.events);
  if (!serial) {
    Q_EMIT message(coreError(serial.error()), true);
    return false;
  }
  const std::uint64_t parent_serial = parent.serial;
  // The first twin shares the hue; two twins of one run must be told apart, so a further one takes
  // the next.
  const bool first = std::none_of(s.tracks.begin(), s.tracks.end(), [&](const auto& track) {
    return track->twin_of == parent.serial && track->live;
  });
  const int colour = parent.colour;
  const Values parent_settings = parent.state.config;
  RunTrack& track = addTrack(
      serial.value(),
      describeDifference(s.type->schema, parent_settings, settings, run.seed, run.seed), settings);
  track.twin_of = parent_serial;
  if (first) {
    track.colour = colour;
    --s.next_colour;
  }
  track.state.config = track.state.live_config = settings;
  track.state.seed = run.seed;
  computeTheory(track);
  return true;
}

void SessionController::hideOldGhosts() {
  int ghosts = 0;
  for (auto it = state_->tracks.rbegin(); it != state_->tracks.rend(); ++it) {
    if ((*it)->live || !(*it)->shown) continue;
    if (++ghosts > kGhostsShown) (*it)->shown = false;
  }
}

}  // namespace icl::ui
