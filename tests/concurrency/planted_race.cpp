// A canary, built in the tsan preset alone: an unguarded counter behind a parallel loop. The test
// passes only if ThreadSanitizer reports the race, so a build that hides races is noticed.
#include <chrono>
#include <cstdio>
#include <thread>

#include "core/base/parallel.h"

int main() {
  icl::parallel::setThreads(4);
  int counter = 0;
  icl::parallel::forEach(8, 1, [&](std::size_t) {
    // Long enough for every thread to take its share, however busy the machine.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ++counter;
  });
  std::printf("counted %d of 8\n", counter);
  return 0;
}
