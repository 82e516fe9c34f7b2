// Questions to a run of the first stage: attention of a sequence, the table of heads, removal of
// heads, chance levels, the transition, class geometry, what a run costs. Each works on an
// immutable snapshot, on the probe thread.
#pragma once

#include <vector>

#include "core/run/probe_type.h"

namespace icl::mixture {

std::vector<ProbeType> pretrainProbes();

// One a file; pretrainProbes() joins them.
ProbeType attentionProbe();
ProbeType headsProbe();
ProbeType knockoutProbe();
ProbeType chanceProbe();
ProbeType transitionProbe();
ProbeType geometryProbe();
ProbeType costProbe();

}  // namespace icl::mixture
