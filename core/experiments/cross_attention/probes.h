// The questions a person can ask of a cross-attention run: the experiment's probes, and the named
// levels of its summary. Called by ExperimentType, CLI, window and claims, on any thread; pure.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/probe_type.h"

namespace icl::cross_attention {

/// All of them, in the order of the reference page.
std::vector<ProbeType> crossAttentionProbes();

/// The labels of `summary` for complete settings: levels of stop rules and claims.
std::map<std::string, double> summaryLevels(const Values& complete);

}  // namespace icl::cross_attention
