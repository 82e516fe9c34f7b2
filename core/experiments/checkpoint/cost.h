// What a run on a checkpoint needs, told before it begins; and whether the machine has it.
#pragma once

#include "core/experiments/checkpoint/config.h"
#include "core/run/experiment.h"

namespace icl::checkpoint {

/// Nothing is opened but config.json; of a folder that cannot be read the cost is 0.
Cost headsCost(const Config& config);
Cost loraCost(const Config& config);
/// Refused in one sentence where the run does not fit.
Status checkFits(const Cost& cost, const Config& config, double left);

}  // namespace icl::checkpoint
