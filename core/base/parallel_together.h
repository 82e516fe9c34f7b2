// For callers that give every core a whole job of its own: loops inside a job then stay on the
// job's thread, where spreading them would only cost. The bits are the same either way.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "core/base/parallel.h"

namespace icl::parallel {

namespace detail {
void together(const std::atomic<bool>& all_busy, Callable<> work);
}  // namespace detail

/// Runs work() here. Each loop that this thread begins meanwhile stays on it if `all_busy` is true
/// at its beginning, and spreads otherwise.
template <class Work>
void keepTogether(const std::atomic<bool>& all_busy, Work&& work) {
  detail::together(all_busy, work);
}

}  // namespace icl::parallel
