// Stack: which computation the layers make, without the weights; and the polynomial R behind the
// plain ones. Read by the population loss, minimisers, prompts and finite-context risks. Plain
// data; any thread.
#pragma once

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention {

/// Scalar weights: α of the skip (of the read-out in a self-attention stack), β of the attention
/// and a, by which a self-attention stack's residual stream is 1 + a.
struct ScalarWeights {
  double alpha = 0, beta = 0, gain = 0;
  bool operator==(const ScalarWeights&) const = default;
};

struct Stack {
  Parameters parameters = Parameters::Two;
  int depth = 4;
  Reinjection reinjection = Reinjection::EveryLayer;
  Start start = Start::Zero;
  Attention attention = Attention::Linear;
  StackKind kind = StackKind::Cross;
  bool residual = true;
  bool trains_gain = false;
  Readout readout = Readout::Xf;

  static Stack of(const Config& config);

  bool self() const { return kind == StackKind::Self; }
  /// F^t = (I + β Λ) F^{t-1} + α X, read out once: P(s) = α R(1 + β s) with a closed form.
  bool plain() const {
    return !self() && residual && attention != Attention::Off && readout != Readout::Ff;
  }
  /// R is the geometric sum, so that depth reaches Bayes.
  bool geometric() const { return plain() && reinjection == Reinjection::EveryLayer; }
  /// Nothing enters the stack and nothing is predicted.
  bool silent() const {
    return !self() && reinjection == Reinjection::None && start == Start::Zero;
  }
  /// n of the geometric sum; for the other plain stacks the exponent of u.
  int power() const;
  /// The factor (1 + u) of "first layer" with the start from data.
  bool twoTerms() const { return reinjection == Reinjection::FirstLayer && start == Start::Data; }
  /// β has no effect.
  bool constant() const;
  /// Whether layer `layer` (from 0) adds the raw data, α X.
  bool injects(int layer) const {
    return !self() && (reinjection == Reinjection::EveryLayer ||
                       (reinjection == Reinjection::FirstLayer && layer == 0));
  }
  /// Part of F that a layer keeps, apart from the gain.
  double kept() const { return residual ? 1 : 0; }
  /// β as the layers see it.
  double attending(double beta) const { return attention == Attention::Off ? 0 : beta; }
};

}  // namespace icl::cross_attention
