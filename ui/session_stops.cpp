// SessionController's part for stops: a mark where a condition was met, which Run goes beyond; a
// run whose numbers are none any more is shown at its last finite step, with the reason.
#include <algorithm>
#include <cmath>

#include "ui/core_text.h"
#include "ui/run_naming.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

constexpr std::size_t kMostMarks = 16;

bool isTrouble(EndReason end) { return end == EndReason::Diverged || end == EndReason::Failed; }

/// The newest step whose main number is one.
std::optional<std::uint64_t> lastFiniteStep(const RunTrack& run, int channel) {
  if (channel < 0 || static_cast<std::size_t>(channel) >= run.channels.size()) return {};
  const auto values = run.channels[static_cast<std::size_t>(channel)].values();
  for (std::size_t i = std::min(values.size(), run.steps.size()); i > 0; --i) {
    if (std::isfinite(values[i - 1])) return static_cast<std::uint64_t>(run.steps[i - 1]);
  }
  return {};
}

}  // namespace

void SessionController::noteStop(const RunTrack& track) {
  const bool trouble = isTrouble(track.state.end);
  if (!trouble && track.state.end != EndReason::Condition) return;
  StopMark mark;
  mark.step = track.state.furthest;
  mark.trouble = trouble;
  mark.sentence = coreMessage(track.state.sentence);
  mark.text = trouble ? tr("diverged") : state_->until;
  auto& marks = state_->stops[track.serial];
  std::erase_if(marks, [&](const StopMark& old) { return old.step >= mark.step; });
  if (marks.size() < kMostMarks) marks.push_back(mark);
  // Its last rows are on their way.
  QMetaObject::invokeMethod(
      this, [this, serial = track.serial] { explainStop(serial); }, Qt::QueuedConnection);
}

/// In a lecture the cues say where to stand, and the speaker what it means.
void SessionController::explainStop(std::uint64_t serial) {
  const RunTrack* run = find(serial);
  if (run == nullptr || !run->live || serial != state_->active || hasGuests()) return;
  const QString sentence = coreMessage(run->state.sentence);
  if (!isTrouble(run->state.end)) {
    if (run->state.end == EndReason::Condition) Q_EMIT message(sentence, false);
    return;
  }
  const auto finite = lastFiniteStep(*run, mainChannel(type()));
  const bool beyond = finite && *finite < run->state.furthest && follow();
  if (beyond) seek(*finite);
  Q_EMIT message(beyond ? sentence + QLatin1Char(' ') +
                              tr("You see step %1, the last one with finite numbers.").arg(*finite)
                        : sentence,
                 true);
}

/// Run, pressed where the condition is met, means: go on without it.
void SessionController::goOnPastCondition() {
  State& s = *state_;
  const RunTrack* run = active();
  if (run == nullptr || !run->live || s.guests || s.until.isEmpty()) return;
  if (run->state.end != EndReason::Condition || s.position < s.furthest) return;
  const QString rule = s.until;
  s.until.clear();
  s.session->setLimits(s.step_limit, {});
  Q_EMIT message(tr("The run goes on without the condition “%1”.").arg(rule), false);
  Q_EMIT settingsChanged();
}

std::vector<StopMark> SessionController::stopMarks(std::uint64_t serial) const {
  const auto found = state_->stops.find(serial);
  const RunTrack* run = find(serial);
  if (found == state_->stops.end() || run == nullptr || run->steps.size() == 0) return {};
  std::vector<StopMark> marks = found->second;
  const double last = run->steps[run->steps.size() - 1];  // the past may have been changed
  std::erase_if(marks, [&](const StopMark& m) { return static_cast<double>(m.step) > last; });
  return marks;
}

}  // namespace icl::ui
