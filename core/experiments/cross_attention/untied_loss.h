// Losses of a stack whose layers have an α and a β each: exact at infinite context, by quadrature
// over the norm, and on a sampled context, the query averaged exactly; both with their gradients by
// backward passes. Also serve shared weights where a layer is not a polynomial step of the plain
// kind. Called every step; any thread, each with storage of its own.
//
//   p_0 = 0 or α_0;  p_{t+1} = (r + β_t λ) p_t + α_t [t injects];  ŵ = p_T(Λ̂) h, or p_T(Λ̂)² h
//   where both slots of the readout take F.  r = 1, or 0 without the residual stream.
#pragma once

#include <span>
#include <vector>

#include "core/experiments/cross_attention/context_draw.h"
#include "core/experiments/cross_attention/prior.h"
#include "core/math/linear_attention.h"

namespace icl::cross_attention {

/// θ = (α_0 … α_{T−1}, β_0 … β_{T−1}).
class UntiedPopulation {
 public:
  UntiedPopulation(Law law, const StackShape& shape);

  const Law& law() const { return law_; }
  double bayes() const { return bayes_; }
  /// The gradient goes into `slope`, unless that is empty.
  double excess(std::span<const double> theta, std::span<double> slope);

 private:
  double states(std::span<const double> theta);

  Law law_;
  StackShape shape_;
  double bayes_;
  std::vector<double> p_{}, adjoint_{};  // p_t at every node, a row a layer
};

/// Room for the backward pass through one context.
struct UntiedRoom {
  std::vector<double> first{}, second{}, adjoint{}, moved{}, carried{};
};

/// E over the query of (y_q − ŷ)² on one context; the gradient is added to `slope`.
double untiedContextLoss(const ContextDraw& context, const StackShape& shape,
                         std::span<const double> theta, UntiedRoom& room, std::span<double> slope);

}  // namespace icl::cross_attention
