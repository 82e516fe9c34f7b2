// SampledLoss: the loss and its gradient on a fresh batch of prompts of finite length, for sampled
// training. Prompts are drawn inside the workers, each from a stream of its own, and summed in a
// fixed order: the same bits for any number of threads. Called once a step; allocates nothing then.
#pragma once

#include <cstdint>
#include <vector>

#include "core/experiments/cross_attention/context_draw.h"

namespace icl::cross_attention {

class SampledLoss {
 public:
  explicit SampledLoss(const Config& config);

  /// Mean over the batch of step `step`. The query is averaged exactly, the context and the task
  /// are sampled, so the expectation is the risk at this context length.
  LossGradient evaluate(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step);

 private:
  ContextSampler sampler_;
  std::size_t batch_;
  std::vector<LossGradient> partial_;  // one a chunk of prompts
};

}  // namespace icl::cross_attention
