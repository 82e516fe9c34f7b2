// Questions to a run of mixture-encoder: features in a plane, the best possible accuracy, one item
// and its answer, what a run costs. Each works on an immutable snapshot, on the probe thread.
#pragma once

#include <vector>

#include "core/run/probe_type.h"

namespace icl::mixture {

std::vector<ProbeType> encoderProbes();

}  // namespace icl::mixture
