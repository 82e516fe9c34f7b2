// MatrixTestSample: a fixed sample of test prompts of finite length for weight matrices, kept for
// the whole run, so that the test curve moves only with the weights. Built when a run starts and
// again when a test setting changes; one evaluation at a time, on all cores.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/workspaces.h"
#include "core/experiments/cross_attention/prompt_batch.h"
#include "core/experiments/cross_attention/test_conditions.h"

namespace icl::cross_attention {

class MatrixTestSample {
 public:
  /// At most 64 MB of prompts are kept, fewer than the settings ask for where they are long.
  MatrixTestSample(const TestConditions& conditions, const StackShape& shape, std::uint64_t seed);

  std::size_t count() const { return count_; }
  /// The loss on each prompt.
  void each(const StackWeights<double>& weights, std::span<double> out);

 private:
  StackShape shape_;
  PromptBatch<double> prompts_;
  StackKernel<double> kernel_{};
  std::size_t count_ = 0;
  std::vector<PromptChunk<double>> chunks_{};
  struct Tapes {
    StackTape<double> vectors{};
    TokenTape<double> tokens{};  // softmax
  };
  Workspaces<Tapes> tapes_;
};

}  // namespace icl::cross_attention
