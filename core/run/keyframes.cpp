// Keyframes of a Driver: when a snapshot is kept and which ones give way under the budget. The
// choice changes how long a seek takes, never what it finds.
#include <algorithm>
#include <iterator>

#include "core/run/driver.h"

namespace icl {

namespace {

constexpr std::uint64_t kStepsBetween = 64;                   // cheap steps: replay is faster
constexpr auto kTimeBetween = std::chrono::milliseconds(10);  // dear steps: a seek stays short
constexpr std::size_t kMost = 20000;

}  // namespace

void Driver::keepIfDue() {
  if (options_.keyframe_bytes == 0) return;
  const std::uint64_t since = position_ - keyframes_.rbegin()->first;
  if (since < kStepsBetween && std::chrono::steady_clock::now() - kept_at_ < kTimeBetween) return;
  keep();
}

void Driver::keep() {
  kept_at_ = std::chrono::steady_clock::now();
  if (keyframes_.contains(position_)) return;
  SnapshotPtr state = experiment_->snapshot();
  keyframe_bytes_ += state->bytes();
  keyframes_.emplace(position_, std::move(state));
  thin();
}

void Driver::thin() {
  while (keyframes_.size() > 2 &&
         (keyframe_bytes_ > options_.keyframe_bytes || keyframes_.size() > kMost)) {
    // Every second one of the older half goes, never the first nor the newest: repeated, the gaps
    // grow in proportion to age.
    const std::size_t older = std::max<std::size_t>(keyframes_.size() / 2, 2);
    auto at = std::next(keyframes_.begin());
    for (std::size_t i = 1; i < older; i += 2) {
      keyframe_bytes_ -= at->second->bytes();
      at = keyframes_.erase(at);
      if (i + 1 < older) ++at;
    }
  }
}

}  // namespace icl
