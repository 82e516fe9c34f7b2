#include "app/cli_interrupt.h"

#include <atomic>
#include <csignal>

namespace icl::cli {
namespace {

// A signal handler can reach nothing else.
std::atomic<bool> stop_requested{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void requestStop(int signal) {
  stop_requested.store(true, std::memory_order_relaxed);
  std::signal(signal, SIG_DFL);
}

}  // namespace

void stopAtAStep() {
  std::signal(SIGINT, requestStop);
  std::signal(SIGTERM, requestStop);
}

bool stopRequested() { return stop_requested.load(std::memory_order_relaxed); }

}  // namespace icl::cli
