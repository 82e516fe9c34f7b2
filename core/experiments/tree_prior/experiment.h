// The experiment `adaptive-inference`: a constrained linear-attention net learns in context under a
// prior that is a tree, where depth chooses each question by the answers so far. This is the only
// entry that the catalog needs; everything else in the folder is reached from here.
#pragma once

#include "core/run/experiment.h"

namespace icl {

ExperimentType adaptiveInferenceType();

}  // namespace icl
