// One update of the weights by the recipe of this experiment: Adam, the learning rate up over the
// warm-up and then down to 0 along a cosine, frozen ranges left out. Called once a step; allocates
// nothing. Large vectors are worked on by all cores, with the same bits for any number of threads.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/experiments/tree_prior/config.h"
#include "core/math/optimizer.h"

namespace icl::tree_prior {

/// Learning rate of the step with this number, from 0.
double learningRate(const Config& config, std::uint64_t step);

/// `frozen`: ranges of weights that stay where they are, in increasing order.
void adamStep(double rate, std::uint64_t step, std::span<const double> gradient,
              std::span<const ParamRange> frozen, std::span<double> weights,
              Moments<double>& moments);

}  // namespace icl::tree_prior
