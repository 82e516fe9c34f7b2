// A step of descent on a vector of weights: plain, or Adam (Kingma and Ba 2015, with their
// constants). Called once a step by training; the state lives with the run. Pure.
#pragma once

#include <span>

#include "core/experiments/cross_attention/state.h"

namespace icl::cross_attention {

/// Moves θ against the slope; entries whose slope is 0 at every step stay where they are.
void descentStep(Optimizer optimizer, double rate, std::span<const double> slope, State& state,
                 std::span<double> theta);

}  // namespace icl::cross_attention
