// Processor time of the calling thread, for tests that measure: other work on the machine does not
// count.
#pragma once

#include <chrono>
#include <ctime>

namespace icl::test {

inline double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// True where `work` ends within so many milliseconds of a clock on the wall, in one of five tries:
/// for limits on what several threads do together. `again` comes between two of them.
template <class Work, class Again>
bool holdsOnce(double milliseconds, const Work& work, const Again& again) {
  using Clock = std::chrono::steady_clock;
  for (int i = 0; i < 5; ++i) {
    if (i > 0) again();
    const auto begin = Clock::now();
    work();
    if (std::chrono::duration<double, std::milli>(Clock::now() - begin).count() < milliseconds) {
      return true;
    }
  }
  return false;
}

}  // namespace icl::test
