// Questions to a run of a stage: attention of a sequence, the table of heads, removal of
// heads, chance levels, the transition, class geometry, what a run costs. Each works on an
// immutable snapshot, on the probe thread.
#pragma once

#include <vector>

#include "core/run/probe_type.h"

namespace icl::mixture {

std::vector<ProbeType> pretrainProbes();
std::vector<ProbeType> projectorProbes();
std::vector<ProbeType> jointProbes();

// One a file; pretrainProbes() joins them.
ProbeType attentionProbe();
ProbeType headsProbe();
ProbeType knockoutProbe();
ProbeType chanceProbe();
ProbeType transitionProbe();
ProbeType geometryProbe();
ProbeType costProbe();

// Of the second stage alone.
ProbeType changeProbe();
ProbeType changedAttentionProbe();
ProbeType firstAloneProbe();
ProbeType withoutModalityProbe();

// Of the last stage alone.
ProbeType alignmentProbe();

}  // namespace icl::mixture
