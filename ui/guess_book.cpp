#include "ui/guess_book.h"

#include <algorithm>

#include "ui/session_controller.h"

namespace icl::ui {

namespace {
constexpr std::size_t kMostStrokes = 200;
}

GuessBook::GuessBook(SessionController& lab) : lab_(lab) {
  connect(&lab_, &SessionController::opened, this, &GuessBook::clear);
  connect(&lab_, &SessionController::runsChanged, this, &GuessBook::lookForNewRun);
  connect(&lab_, &SessionController::coverChanged, this, [this] {
    if (lab_.cover()) clear();
  });
}

const GuessCurve& GuessBook::of(const QString& quantity) const {
  static const GuessCurve kNone{};
  const auto at = guesses_.find(quantity);
  return at == guesses_.end() ? kNone : at->second;
}

void GuessBook::set(const QString& quantity, const GuessCurve& guess, bool begins) {
  GuessCurve& mine = guesses_[quantity];
  if (mine == guess) return;
  if (begins) {
    if (before_.size() == kMostStrokes) before_.erase(before_.begin());
    before_.emplace_back(quantity, mine);
  }
  mine = guess;
  Q_EMIT changed();
}

bool GuessBook::canTakeBack(const QString& quantity) const {
  return std::any_of(before_.begin(), before_.end(),
                     [&](const auto& stroke) { return stroke.first == quantity; });
}

void GuessBook::takeBack(const QString& quantity) {
  const auto last = std::find_if(before_.rbegin(), before_.rend(),
                                 [&](const auto& stroke) { return stroke.first == quantity; });
  if (last == before_.rend()) return;
  guesses_[quantity] = last->second;
  before_.erase(std::next(last).base());
  Q_EMIT changed();
}

void GuessBook::clear() {
  before_.clear();
  if (guesses_.empty()) return;
  guesses_.clear();
  Q_EMIT changed();
}

/// A twin is no new run: what was guessed of its partner still stands.
void GuessBook::lookForNewRun() {
  const RunTrack* active = lab_.active();
  const bool another = active != nullptr && active->serial > newest_;
  for (const RunTrack* run : lab_.runs()) newest_ = std::max(newest_, run->serial);
  if (another) clear();
}

}  // namespace icl::ui
