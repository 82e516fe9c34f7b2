// ScalarStack: a stack with its scalar weights, as a polynomial. Every layer map is a polynomial of
// the context's second moment, P_t = p_t(Λ̂), whatever the skip, the start and the read-out are.
// Used by the example prompt, sampled training and finite-context risks. Plain data; any thread.
#pragma once

#include <vector>

#include "core/experiments/cross_attention/stack.h"

namespace icl::cross_attention {

struct ScalarStack : Stack, ScalarWeights {
  std::vector<double> alphas{}, betas{};  // a layer's own; empty: all share alpha and beta

  ScalarStack() = default;
  ScalarStack(const Config& config, double alpha_now, double beta_now, double gain_now = 0);
  ScalarStack(const Stack& shape, const ScalarWeights& weights)
      : Stack(shape), ScalarWeights(weights) {}

  const Stack& shape() const { return *this; }
  const ScalarWeights& weights() const { return *this; }

  double alphaAt(int layer) const {
    return alphas.empty() ? alpha : alphas[static_cast<std::size_t>(layer)];
  }
  double betaAt(int layer) const {
    return betas.empty() ? beta : betas[static_cast<std::size_t>(layer)];
  }
  /// P_0: 1 in a self-attention stack; else α with a start from data, or 0.
  double first() const;
  /// P_t(λ) for t = `layers`: F^t = P_t(Λ̂) X.
  double response(int layers, double eigenvalue) const;
  /// P_t(λ) for t = 0 … depth.
  void responses(double eigenvalue, std::vector<double>& out) const;
  /// From P_t to the p_t with which the prediction after t layers is ŷ = hᵀ p_t(Λ̂) x_q.
  double reading(double state) const;
  /// Whether ever more layers make F grow without bound along this eigenvalue of the context:
  /// |r + β λ| > 1. Says nothing of a self-attention stack, which is not linear in F.
  bool diverges(double eigenvalue) const;

 private:
  double next(int layer, double eigenvalue, double state) const;
};

}  // namespace icl::cross_attention
