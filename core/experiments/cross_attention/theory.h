// Closed forms around the loss: baselines, limits, the largest stable step, the bound for untied
// layers. Called by probes, by the experiment's reference lines and by tests. Pure; any thread.
// Minimisers and the barrier are in minimiser.h.
#pragma once

#include <optional>

#include "core/experiments/cross_attention/population_loss.h"

namespace icl::cross_attention {

struct Baselines {
  double bayes = 0, zero = 1, raw_mean = 0;
  double lsa_gamma = 0, lsa_risk = 0;  // one layer, Γ = γ I
  double alpha_limit = 0;              // 2 / (s_low + s_high); 0 where the norm is unbounded
  double contraction = 0;              // (s_high - s_low) / (s_high + s_low); 1 where unbounded
  /// Best single matrix Γ, where the prior is not isotropic and it can do better than γ I.
  std::optional<double> lsa_matrix_risk{};
  /// What remains at infinite depth where the norm is unbounded (else depth reaches Bayes).
  std::optional<double> excess_limit{};
};

Baselines baselinesOf(const Config& config, const Law& law);

struct ScalarLsa {
  double gamma = 0, risk = 0;
};
/// Best γ for prompts of `context` tokens (0: infinitely many) in `dimension` dimensions.
ScalarLsa lsaAtContext(const Law& law, int dimension, int context);

struct StepLimit {
  double step = 0;  // largest constant step of descent from α = 0 that does not diverge
  double curvature_start = 0, curvature_minimum = 0;
};
/// One parameter, skip in every layer. The step at which descent from 0 enters a two-cycle between
/// 0 and the point of opposite slope.
StepLimit stepLimitOf(const PopulationLoss& loss);

struct UntiedBound {
  double excess = 0;      // best over all polynomials P of the degree that the layers reach
  double worst_case = 0;  // smallest possible max |1 - s P(s)| over the support (Chebyshev)
  double worst_case_tied = 0;
};
/// Skip in every layer.
UntiedBound untiedBoundOf(const Config& config);

/// κ with ln κ = 1 + 1/κ: under a Gaussian prior α*_T tends to κ / (4 τ² T).
double gaussianKappa();

}  // namespace icl::cross_attention
