#include "core/experiments/cross_attention/optimizer_step.h"

#include <cmath>

namespace icl::cross_attention {
namespace {

constexpr double kKeepFirst = 0.9, kKeepSecond = 0.999, kTiny = 1e-8;

}  // namespace

void descentStep(Optimizer optimizer, double rate, std::span<const double> slope, State& state,
                 std::span<double> theta) {
  if (optimizer == Optimizer::Sgd) {
    for (std::size_t i = 0; i < theta.size(); ++i) theta[i] -= rate * slope[i];
    return;
  }
  state.adam_first.resize(theta.size());
  state.adam_second.resize(theta.size());
  state.adam_steps += 1;
  const double first_share = 1 - std::pow(kKeepFirst, state.adam_steps);
  const double second_share = 1 - std::pow(kKeepSecond, state.adam_steps);
  for (std::size_t i = 0; i < theta.size(); ++i) {
    double &m = state.adam_first[i], &v = state.adam_second[i];
    m += (1 - kKeepFirst) * (slope[i] - m);
    v += (1 - kKeepSecond) * (slope[i] * slope[i] - v);
    theta[i] -= rate * (m / first_share) / (std::sqrt(v / second_share) + kTiny);
  }
}

}  // namespace icl::cross_attention
