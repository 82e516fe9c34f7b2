// What the test settings make of the training settings: the noise, the shift of the task and the
// length of test prompts, and the laws that follow. Read by the test curve and by the probes about
// distribution shift. Plain data; any thread.
#pragma once

#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

struct TestConditions {
  Config config{};  // the training settings with the noise of the test
  TaskShift shift{};
  int context = 0;  // tokens of a test prompt; 0: infinite
  /// The test differs from training at infinite context.
  bool shifted = false;

  static TestConditions of(const Config& config);
};

/// Mean of wᵀ Λ w over prompts of `context` tokens (0: infinite) for the weights w = h of one
/// unscaled layer: the risk of w = γ h is E ζ² − 2 γ E mᵀ m + γ² of this. `law` is that of the
/// same prompts.
double tokenMeanCost(const Config& config, const TaskShift& shift, const Law& law, int context);

/// Risk under the conditions of one layer with the scale that is best on the prompts of training;
/// `law` is that of the test.
double oneLayerRisk(const Config& training, const TestConditions& test, const Law& law);

}  // namespace icl::cross_attention
