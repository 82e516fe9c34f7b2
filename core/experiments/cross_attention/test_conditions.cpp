#include "core/experiments/cross_attention/test_conditions.h"

#include "core/experiments/cross_attention/modality_law.h"

namespace icl::cross_attention {

TestConditions TestConditions::of(const Config& c) {
  TestConditions test;
  test.config = c;
  const double noise[kMaxModalities] = {c.testNoise2(0), c.testNoise2(1), c.testNoise2(2),
                                        c.testNoise2(3)};
  test.config.noise2 = noise[0];
  test.config.noise2_1 = noise[0];
  test.config.noise2_2 = noise[1];
  test.config.noise2_3 = noise[2];
  test.config.noise2_4 = noise[3];
  test.shift.scale = c.test_norm_scale;
  test.shift.missing = c.test_missing_modality - 1;
  test.context = c.test_context;
  test.shifted = !test.shift.none();
  for (int j = 0; j < c.modalities; ++j) {
    test.shifted = test.shifted || c.testNoise2(j) != c.modalityNoise2(j);
  }
  return test;
}

double tokenMeanCost(const Config& config, const TaskShift& shift, const Law& law, int context) {
  // E mᵀΛm + (E mᵀΛm + E tr Λ²)/L with tr Λ² = Σ d_j v_j² + Σ v_j ‖m_j‖² + mᵀΛm.
  const double along = law.moment(1, 1);
  if (context == 0) return along;
  double trace = along;
  const auto dims = config.dims();
  for (std::size_t j = 0; j < dims.size(); ++j) {
    const double v = config.modalityNoise2(static_cast<int>(j));
    trace += dims[j] * v * v;
  }
  if (config.evenNoise()) {
    trace += config.modalityNoise2(0) * law.moment(1);
  } else {
    for (const auto& node : modalityLawOf(config).nodes) {
      for (std::size_t j = 0; j < dims.size(); ++j) {
        if (static_cast<int>(j) == shift.missing) continue;
        trace += node.weight * config.modalityNoise2(static_cast<int>(j)) * node.norm2[j] *
                 shift.scale * shift.scale;
      }
    }
  }
  return along + (along + trace) / context;
}

double oneLayerRisk(const Config& training, const TestConditions& test, const Law& law) {
  const Law trained = lawOf(training);
  const int context = training.sampled() ? training.context : 0;
  const double scale = trained.moment(1) / tokenMeanCost(training, {}, trained, context);
  return 1 - 2 * scale * law.moment(1) +
         scale * scale * tokenMeanCost(test.config, test.shift, law, test.context);
}

}  // namespace icl::cross_attention
