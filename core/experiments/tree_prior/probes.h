// The questions a person can ask of an adaptive-inference run: the experiment's probes. Called by
// ExperimentType, CLI, window and claims, on any thread; pure.
#pragma once

#include <vector>

#include "core/run/probe_type.h"

namespace icl::tree_prior {

/// All of them, in the order of the reference page.
std::vector<ProbeType> adaptiveInferenceProbes();

}  // namespace icl::tree_prior
