// Minimisers of the population loss of stacks with no closed form: without residual stream, without
// attention, read out with F twice, self-attention. Called by minimiserOf(); 1–20 ms. Pure.
#pragma once

#include "core/experiments/cross_attention/minimiser.h"

namespace icl::cross_attention {

/// For a stack that is neither plain nor silent.
Minimum ablatedMinimum(const PopulationLoss& loss);

/// What remains of the excess at infinite depth where one power of attention is all there is: the
/// best p(s) = c exp(−b s) (skip nowhere or in the first layer only).
struct PowerFloor {
  double scale = 0, rate = 0;  // c and b
  double excess = 0;
};
PowerFloor powerFloorOf(const Law& law);

}  // namespace icl::cross_attention
