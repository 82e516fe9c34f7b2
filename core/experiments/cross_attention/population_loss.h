// The exact loss of the (α, β) model at infinite context: excess over Bayes, gradient and Hessian,
// for every place of the skip connection. Called every step of a run, by theory and by probes.
// Immutable after construction; any thread. Does not train.
//
//   F^0 = 0 or α X;  F^t = (I + β Λ) F^{t-1} + α X (where re-injected);  prediction ζ mᵀ P_T(Λ) x
//   P(s) = α R(u), u = 1 + β s;  residual q = 1 - s P(s);  excess = E ω q²,  ω = ζ² ρ / s
//   skip in every layer  R = 1 + u + … + u^{n-1}, n = T (start zero) or T + 1 (start data)
//   in the first only    R = u^{T-1}, or u^{T-1} + u^T with the start from data
//   nowhere              R = 0, or u^T with the start from data
#pragma once

#include <cstddef>
#include <vector>

#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

/// What is trained, and through which polynomial R.
struct Stack {
  Parameters parameters = Parameters::Two;
  int depth = 4;
  Reinjection reinjection = Reinjection::EveryLayer;
  Start start = Start::Zero;

  static Stack of(const Config& config);
  /// R is the geometric sum, so that depth reaches Bayes.
  bool geometric() const { return reinjection == Reinjection::EveryLayer; }
  /// Nothing enters the stack and nothing is predicted.
  bool silent() const { return reinjection == Reinjection::None && start == Start::Zero; }
  /// n of the geometric sum; for the others the exponent of u.
  int power() const;
  /// The factor (1 + u) of "first layer" with the start from data.
  bool twoTerms() const { return reinjection == Reinjection::FirstLayer && start == Start::Data; }
  /// R does not depend on u: β has no effect.
  bool constant() const { return geometric() ? power() == 1 : power() == 0 && !twoTerms(); }
};

/// P_layer(eigenvalue), 0 ≤ layer ≤ depth: F^layer = P_layer(Λ) X.
double stackPolynomial(const Stack& stack, int layer, double eigenvalue, double alpha, double beta);

/// With one parameter, beta is -alpha, d_alpha and h_alpha_alpha are total derivatives and the
/// others stay 0. Infinite where the loss exceeds what a double holds.
struct Derivatives {
  double excess = 0, d_alpha = 0, d_beta = 0;
  double h_alpha_alpha = 0, h_alpha_beta = 0, h_beta_beta = 0;

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
  double excess(double alpha, double beta) const;
  double loss(double alpha, double beta) const { return bayes_ + excess(alpha, beta); }
  /// Finite also where the excess itself is below 1e-308; -infinity where it is exactly 0.
  double log10Excess(double alpha, double beta) const;
  /// Costs log2(depth) multiplications a node; allocates nothing.
  Derivatives derivatives(double alpha, double beta) const;

 private:
  template <bool kDerivatives>
  Derivatives evaluate(double alpha, double beta) const;

  Law law_{};
  Stack stack_{};
  double bayes_ = 0;
  // Padded to whole blocks with nodes of no weight.
  std::vector<double> s_{}, root_{}, scale_{};  // s, √ω, and √ω to the power 1/n
};

}  // namespace icl::cross_attention
