#include "core/experiments/cross_attention/scalar_stack.h"

namespace icl::cross_attention {

ScalarStack::ScalarStack(const Config& config, double alpha_now, double beta_now)
    : alpha(alpha_now),
      beta(beta_now),
      depth(config.depth),
      reinjection(config.reinjection),
      start(config.start) {}

bool ScalarStack::injects(int layer) const {
  return reinjection == Reinjection::EveryLayer ||
         (reinjection == Reinjection::FirstLayer && layer == 0);
}

double ScalarStack::response(int layers, double eigenvalue) const {
  const double factor = 1 + beta * eigenvalue;
  double p = first();
  for (int t = 0; t < layers; ++t) p = factor * p + (injects(t) ? alpha : 0);
  return p;
}

void ScalarStack::responses(double eigenvalue, std::vector<double>& out) const {
  const double factor = 1 + beta * eigenvalue;
  out.resize(static_cast<std::size_t>(depth) + 1);
  out[0] = first();
  for (int t = 0; t < depth; ++t) {
    const auto i = static_cast<std::size_t>(t);
    out[i + 1] = factor * out[i] + (injects(t) ? alpha : 0);
  }
}

std::vector<double> ScalarStack::coefficients() const {
  std::vector<double> p{first()};
  for (int t = 0; t < depth; ++t) {
    p.push_back(0);
    for (std::size_t k = p.size() - 1; k > 0; --k) p[k] += beta * p[k - 1];
    if (injects(t)) p[0] += alpha;
  }
  while (p.size() > 1 && p.back() == 0) p.pop_back();
  return p;
}

}  // namespace icl::cross_attention
