// Processor time of the calling thread, for tests that measure: other work on the machine does not
// count.
#pragma once

#include <ctime>

namespace icl::test {

inline double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace icl::test
