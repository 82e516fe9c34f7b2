// ScalarStack: the cross-attention stack with scalar weights as a polynomial. Every layer map is a
// polynomial of the context's second moment, P_t = p_t(Λ̂), whatever the skip and the start are.
// Used by the example prompt, sampled training and finite-context risks. Plain data; any thread.
#pragma once

#include <vector>

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention {

struct ScalarStack {
  double alpha = 0, beta = 0;
  int depth = 1;
  Reinjection reinjection = Reinjection::EveryLayer;
  Start start = Start::Zero;

  ScalarStack() = default;
  ScalarStack(const Config& config, double alpha_now, double beta_now);

  /// Whether layer `layer` (from 0) adds the raw data, α X.
  bool injects(int layer) const;
  /// p_0: α with a start from data, else 0.
  double first() const { return start == Start::Data ? alpha : 0; }
  /// p_t(λ) for t = `layers`, by p_{t+1} = (1 + βλ) p_t + α [layer t injects].
  double response(int layers, double eigenvalue) const;
  /// p_t(λ) for t = 0 … depth.
  void responses(double eigenvalue, std::vector<double>& out) const;
  /// Coefficients of p_depth, constant term first.
  std::vector<double> coefficients() const;
};

}  // namespace icl::cross_attention
