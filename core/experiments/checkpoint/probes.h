// Questions to a run on a checkpoint: the ranking of its heads, what is lost without them, which
// heads it shares with the published ones, where one token looks, what it costs; and the adapters
// as files. Each works on an immutable snapshot, on the probe thread.
#pragma once

#include <vector>

#include "core/run/probe_type.h"

namespace icl::checkpoint {

std::vector<ProbeType> headsProbes();
std::vector<ProbeType> loraProbes();

// One a question; the lists above join them.
ProbeType rankingProbe();
ProbeType knockoutProbe();
ProbeType overlapProbe();
ProbeType attentionRowProbe();
ProbeType costProbe();
ProbeType adaptersProbe();
ProbeType resultsProbe();

}  // namespace icl::checkpoint
