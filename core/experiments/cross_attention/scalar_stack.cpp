#include "core/experiments/cross_attention/scalar_stack.h"

#include <cmath>

namespace icl::cross_attention {

ScalarStack::ScalarStack(const Config& config, double alpha_now, double beta_now, double gain_now)
    : Stack(Stack::of(config)), ScalarWeights{alpha_now, beta_now, gain_now} {}

double ScalarStack::first() const {
  if (self()) return 1;
  return start == Start::Data ? alphaAt(0) : 0;
}

double ScalarStack::next(int layer, double eigenvalue, double state) const {
  const double b = attending(betaAt(layer)) * eigenvalue;
  if (self()) return (kept() + gain + b * state * state) * state;
  return (kept() + b) * state + (injects(layer) ? alphaAt(layer) : 0);
}

double ScalarStack::response(int layers, double eigenvalue) const {
  double p = first();
  for (int t = 0; t < layers; ++t) p = next(t, eigenvalue, p);
  return p;
}

void ScalarStack::responses(double eigenvalue, std::vector<double>& out) const {
  out.resize(static_cast<std::size_t>(depth) + 1);
  out[0] = first();
  for (int t = 0; t < depth; ++t) {
    const auto i = static_cast<std::size_t>(t);
    out[i + 1] = next(t, eigenvalue, out[i]);
  }
}

double ScalarStack::reading(double state) const {
  if (self()) return alpha * state * state;
  return readout == Readout::Ff ? state * state : state;
}

bool ScalarStack::diverges(double eigenvalue) const {
  return !self() && std::abs(kept() + attending(beta) * eigenvalue) > 1;
}

}  // namespace icl::cross_attention
