// SampledLoss: the loss and its gradient on a fresh batch of prompts of finite length, for sampled
// training. Prompts are drawn inside the workers, each from a stream of its own, and summed in a
// fixed order: the same bits for any number of threads. Called once a step. A plain stack is run on
// each prompt in short form and allocates nothing; other stacks take the prompt's spectrum, and
// softmax its tokens.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/experiments/cross_attention/context_spectra.h"

namespace icl::cross_attention {

class SampledLoss {
 public:
  explicit SampledLoss(const Config& config);

  /// Mean over the batch of step `step`. The context and the task are sampled, so the expectation
  /// is the risk at this context length. The query is averaged exactly, unless attention is softmax
  /// or the query is among the keys.
  LossGradient evaluate(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step);

 private:
  LossGradient plain(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step);
  LossGradient bySpectra(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step);
  LossGradient byTokens(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step);
  LossGradient mean(const LossGradient& sum) const;

  Config config_;
  std::optional<ContextSampler> sampler_{};
  std::optional<SpectrumSampler> spectra_{};
  std::size_t batch_;
  std::vector<LossGradient> partial_;  // one a chunk of prompts
  std::vector<double> losses_{};       // one a prompt, softmax only
  std::vector<ScalarWeights> slopes_{};
};

}  // namespace icl::cross_attention
