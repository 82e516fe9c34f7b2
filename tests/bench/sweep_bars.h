// What a sweep adds to its jobs, and how it grows: workers, overhead, memory, opening. Program of
// ./dev bench.
#pragma once

#include <vector>

#include "core/run/experiment.h"
#include "tests/bench/bar.h"

namespace icl::bench {

std::vector<Bar> sweepBars(const Catalog& catalog);

}  // namespace icl::bench
