// The two experiments on checkpoints, for the catalog: find and remove heads, fine-tune with LoRA.
#pragma once

#include "core/run/experiment.h"

namespace icl {

ExperimentType checkpointHeadsType();
ExperimentType checkpointLoraType();

}  // namespace icl
