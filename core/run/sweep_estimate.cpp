// What a sweep needs, before it starts: jobs, time and room on the disk.
#include <algorithm>

#include "core/run/sweep.h"

namespace icl {

SweepEstimate estimate(const Sweep& sweep) {
  const SweepSpec& spec = sweep.spec();
  SweepEstimate need;
  need.jobs = sweep.jobs();
  need.cells = sweep.cells();
  constexpr double kRow = 160;  // key, digest, end, steps, seconds, and the data base's own
  const double width = kRow + 9.0 * static_cast<double>(spec.records.size()) +
                       24.0 * static_cast<double>(spec.axes.size());
  need.bytes = width * static_cast<double>(need.jobs);
  if (!sweep.type().cost) return need;
  constexpr std::uint64_t kMost = 32;
  const std::uint64_t asked = std::min(kMost, sweep.cells());
  double seconds = 0;
  for (std::uint64_t i = 0; i < asked; ++i) {
    const auto complete = sweep.type().schema.complete(
        sweep.changes(sweep.job(i * sweep.cells() / asked * spec.seeds.size())));
    if (!complete) continue;
    const std::uint64_t steps =
        spec.run.steps != 0 ? spec.run.steps : sweep.type().endFor(*complete);
    seconds += sweep.type().cost(*complete).step_seconds * static_cast<double>(steps);
  }
  need.seconds = seconds / static_cast<double>(asked) * static_cast<double>(need.jobs);
  return need;
}

}  // namespace icl
