// The exact loss of a stack with scalar weights at infinite context: excess over Bayes, gradient
// and Hessian, for every place of the skip connection and every part that can be taken away. Called
// every step of a run, by theory and by probes. Immutable after construction; any thread.
// Softmax attention is linear attention here: for Gaussian keys E[x e^⟨x,f⟩]/E[e^⟨x,f⟩] = Λ f.
//
//   F^0 = 0 or α X;  F^t = (I + β Λ) F^{t-1} + α X (where re-injected);  prediction ζ mᵀ P_T(Λ) x
//   P(s) = α R(u), u = 1 + β s;  residual q = 1 - s P(s);  excess = E ω q²,  ω = ζ² ρ / s
//   skip in every layer  R = 1 + u + … + u^{n-1}, n = T (start zero) or T + 1 (start data)
//   in the first only    R = u^{T-1}, or u^{T-1} + u^T with the start from data
//   nowhere              R = 0, or u^T with the start from data
// These have R by doubling. All other stacks go layer by layer (stack_response.h).
#pragma once

#include <cstddef>
#include <vector>

#include "core/experiments/cross_attention/prior.h"
#include "core/experiments/cross_attention/stack.h"

namespace icl::cross_attention {

/// With one parameter, beta is -alpha, d_alpha and h_alpha_alpha are total derivatives and the
/// others stay 0. Infinite where the loss exceeds what a double holds.
struct Derivatives {
  double excess = 0, d_alpha = 0, d_beta = 0;
  double h_alpha_alpha = 0, h_alpha_beta = 0, h_beta_beta = 0;
  /// Only in a self-attention stack.
  double d_gain = 0, h_alpha_gain = 0, h_beta_gain = 0, h_gain_gain = 0;

  double gradientNorm() const;
};

class PopulationLoss {
 public:
  explicit PopulationLoss(const Config& config)
      : PopulationLoss(lawOf(config), Stack::of(config)) {}
  PopulationLoss(Law law, Stack stack);

  const Law& law() const { return law_; }
  const Stack& stack() const { return stack_; }
  double bayes() const { return bayes_; }
  /// β that goes with α: itself, or -alpha with one parameter.
  double betaFor(double alpha, double beta) const {
    return stack_.parameters == Parameters::One ? -alpha : beta;
  }

  /// With one parameter, beta is ignored here and below.
  double excess(double alpha, double beta, double gain = 0) const;
  double loss(double alpha, double beta, double gain = 0) const {
    return bayes_ + excess(alpha, beta, gain);
  }
  /// Finite also where the excess itself is below 1e-308; -infinity where it is exactly 0.
  double log10Excess(double alpha, double beta, double gain = 0) const;
  /// Costs log2(depth) multiplications a node, `depth` in a stack that is not plain; allocates
  /// nothing.
  Derivatives derivatives(double alpha, double beta, double gain = 0) const;

 private:
  template <bool kDerivatives>
  Derivatives evaluate(double alpha, double beta) const;
  template <int kOrder>
  Derivatives layerByLayer(const ScalarWeights& weights) const;
  double log10Geometric(double alpha, double beta) const;

  Law law_{};
  Stack stack_{};
  double bayes_ = 0;
  // Padded to whole blocks with nodes of no weight.
  std::vector<double> s_{}, root_{}, scale_{};  // s, √ω, and √ω to the power 1/n
};

}  // namespace icl::cross_attention
