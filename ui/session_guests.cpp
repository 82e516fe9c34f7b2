// SessionController's part for lectures: what is open is set aside and put back, rows are shown up
// to a step, curves are covered.
#include <algorithm>
#include <utility>

#include <QUndoCommand>

#include "ui/notes/note_book.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

/// Members that State and Parked share, exchanged one by one.
template <class State, class Parked>
void exchangeOpen(State& s, Parked& p) {
  std::swap(s.type, p.type);
  std::swap(s.preset, p.preset);
  std::swap(s.starting_point, p.starting_point);
  std::swap(s.session, p.session);
  std::swap(s.serials, p.serials);
  std::swap(s.tracks, p.tracks);
  std::swap(s.ghost_snapshots, p.ghost_snapshots);
  std::swap(s.hidden, p.hidden);
  std::swap(s.active, p.active);
  std::swap(s.next_colour, p.next_colour);
  std::swap(s.form, p.form);
  std::swap(s.waiting, p.waiting);
  std::swap(s.seed, p.seed);
  std::swap(s.step_limit, p.step_limit);
  std::swap(s.until, p.until);
  std::swap(s.pace, p.pace);
  std::swap(s.cursor, p.cursor);
  std::swap(s.follow, p.follow);
  std::swap(s.look, p.look);
  std::swap(s.views, p.views);
}

void giveBack(RunTrack& track, const HiddenRows& rows, std::uint64_t until) {
  std::vector<double> row(rows.channels.size());
  for (std::size_t i = 0; i < rows.steps.size(); ++i) {
    if (rows.steps[i] > static_cast<double>(until)) return;
    for (std::size_t c = 0; c < row.size(); ++c) row[c] = rows.channels[c][i];
    appendRow(track, static_cast<std::uint64_t>(rows.steps[i]), row);
  }
}

}  // namespace

std::shared_ptr<SessionController::Parked> SessionController::setAside() {
  State& s = *state_;
  auto parked = std::make_shared<Parked>();
  if (!s.session) return parked;
  s.pump->tick();  // what was recorded so far is shown when it comes back
  parked->running = s.activity == Activity::Running;
  s.session->pause();
  exchangeOpen(s, *parked);
  s.activity = Activity::Idle;
  s.position = s.furthest = 0;
  s.sent.clear();
  s.sought.reset();
  s.highlighted.reset();
  s.asked.clear();
  s.cover.reset();
  return parked;
}

void SessionController::putBack(const std::shared_ptr<Parked>& parked) {
  State& s = *state_;
  if (!parked || !parked->session) return;
  closeSession();
  Parked other;
  std::swap(*parked, other);
  exchangeOpen(s, other);
  s.sent.clear();
  s.sought.reset();
  s.highlighted.reset();
  s.asked.clear();
  s.cover.reset();
  s.pump->sessionChanged();
  s.activity = s.session->activity();
  s.position = s.session->position();
  if (other.running) s.session->run();
  Q_EMIT opened();
  Q_EMIT runsChanged();
  Q_EMIT settingsChanged();
  Q_EMIT activityChanged();
  Q_EMIT viewsChanged();
  Q_EMIT lookChanged();
  Q_EMIT cursorChanged(s.cursor);
  Q_EMIT coverChanged();
  s.pump->lookSoon();
}

void SessionController::discard(const std::shared_ptr<Parked>& parked) {
  if (!parked || !parked->session) return;
  parked->session->cancel();
  // Closing run files and joining may wait for a long step: not on this thread.
  state_->background.start(
      [old = std::shared_ptr<Session>(std::move(parked->session))]() mutable { old.reset(); });
}

void SessionController::setGuests(bool on) { state_->guests = on; }
bool SessionController::hasGuests() const { return state_->guests; }

/// Of guests nothing is undoable: their runs are gone when the document is put back.
void SessionController::record(QUndoCommand* change) {
  if (!state_->guests) return state_->undo.push(change);
  const std::unique_ptr<QUndoCommand> once(change);
  once->redo();
}

void SessionController::showRowsUntil(std::uint64_t step) {
  State& s = *state_;
  for (const auto& track : s.tracks) {
    if (!track->live) continue;
    HiddenRows& rows = s.hidden[track->serial];
    giveBack(*track, rows, UINT64_MAX);
    rows = {};
    const auto steps = track->steps.values();
    const auto at = std::upper_bound(steps.begin(), steps.end(), static_cast<double>(step));
    const auto keep = static_cast<std::size_t>(at - steps.begin());
    if (keep == steps.size()) continue;
    rows.steps.assign(at, steps.end());
    for (Series& series : track->channels) {
      const auto values = series.values();
      rows.channels.emplace_back(values.begin() + static_cast<std::ptrdiff_t>(keep), values.end());
      series.truncate(keep);
    }
    track->steps.truncate(keep);
  }
  Q_EMIT refreshed();
}

void SessionController::setCover(std::optional<std::uint64_t> step) {
  if (state_->cover == step) return;
  state_->cover = step;
  Q_EMIT coverChanged();
  Q_EMIT refreshed();
}

std::optional<std::uint64_t> SessionController::cover() const { return state_->cover; }

}  // namespace icl::ui
