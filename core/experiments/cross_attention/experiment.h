// The experiment `cross-attention`: scalar weights of a linear cross-attention stack, trained by
// gradient flow, by gradient descent on the exact loss, or on sampled prompts. This is the only
// entry that the catalog needs; everything else in the folder is reached from here.
#pragma once

#include "core/run/experiment.h"

namespace icl {

ExperimentType crossAttentionType();

}  // namespace icl
