// What a run of the first stage needs, told before it starts; and the refusal of what would not fit
// this machine. The speed is measured once, in a few milliseconds. Any thread.
#pragma once

#include "core/experiments/mixture/config.h"
#include "core/run/experiment.h"

namespace icl::mixture {

Cost costOf(const Config& config);
/// Multiplications and additions of matrix products: a training step, and an evaluation.
double stepOperations(const Config& config);
double evaluationOperations(const Config& config);
/// Refuses, with the sum, what is more than `available` bytes.
Status checkMemory(const Config& config, double available);

}  // namespace icl::mixture
