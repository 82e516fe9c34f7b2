// Minimisers of the population loss at any depth, the profile over β, the barrier beyond which the
// flow escapes and the level it escapes to. Called by probes, reference lines and tests; 1–3 ms a
// minimiser. Pure; any thread.
#pragma once

#include <optional>

#include "core/experiments/cross_attention/population_loss.h"

namespace icl::cross_attention {

struct Minimum {
  /// Absent where nothing is trained (no skip, start from zero).
  std::optional<double> alpha{}, beta{};
  /// Only where a self-attention stack trains it.
  std::optional<double> gain{};
  double excess = 0;
  /// From a scaled sum, so finite at any depth; absent where the excess is exactly 0.
  std::optional<double> log10_excess{};
};

/// Where the minimiser of two parameters is not unique (one layer, one norm, no attention): β = -α.
Minimum minimiserOf(const PopulationLoss& loss);

struct ProfilePoint {
  double alpha = 0;         // best α for this β
  double log10_excess = 0;  // of that pair
  double slope = 0;         // sign and relative size of d excess / dβ
  double delta = 0;         // α + β without rounding
};
/// Skip in every layer, β ≠ 0.
ProfilePoint profileAt(const PopulationLoss& loss, double beta);

struct Barrier {
  double beta = 0, excess = 0;
  double escape = 0;  // excess as β tends to minus infinity
};
/// Two parameters, skip in every layer, at least two layers, bounded prior of more than one norm.
Barrier barrierOf(const PopulationLoss& loss);

}  // namespace icl::cross_attention
