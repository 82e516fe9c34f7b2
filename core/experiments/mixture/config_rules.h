// Rules across settings of the stages, used by their schemas. Pure.
#pragma once

#include "core/experiments/mixture/config.h"

namespace icl::mixture {

Status checkClasses(const Config& config);
Status checkSecondClasses(const Config& config);
Status checkGroups(const Config& config);
Status checkInitial(const Config& config);
Status checkBurstiness(const Config& config);
Status checkPositions(const Config& config);
Status checkSchedule(const Config& config);

}  // namespace icl::mixture
