// Rules across settings of the first stage, used by its schema. Pure.
#pragma once

#include "core/experiments/mixture/config.h"

namespace icl::mixture {

Status checkClasses(const Config& config);
Status checkBurstiness(const Config& config);
Status checkPositions(const Config& config);
Status checkSchedule(const Config& config);

}  // namespace icl::mixture
