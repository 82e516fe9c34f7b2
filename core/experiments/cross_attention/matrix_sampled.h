// MatrixSampled: loss and gradient of weight matrices on a fresh batch of prompts of finite length.
// Prompts are drawn inside the workers, each from a stream of its own, and summed in a fixed order:
// the same bits for any number of threads. Called once a step; allocates nothing after the first.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/workspaces.h"
#include "core/experiments/cross_attention/prompt_batch.h"

namespace icl::cross_attention {

template <class T>
class MatrixSampled {
 public:
  MatrixSampled(const Config& config, const StackShape& shape)
      : MatrixSampled(config, shape, momentFormFor(config, config.context)) {}
  /// With a form of one's choice, for tests that hold one against the other.
  MatrixSampled(const Config& config, const StackShape& shape, MomentForm form);

  /// Mean over the batch of `step`. The query is averaged exactly unless it is a key; context and
  /// task are sampled, so the expectation is the risk at this context length.
  double evaluate(const StackWeights<T>& weights, std::uint64_t seed, std::uint64_t step,
                  StackWeights<T>& gradient);

 private:
  struct Room {
    PromptChunk<T> chunk{};
    StackTape<T> tape{};
    TokenTape<T> tokens{};  // softmax
    Mat<T> error{}, slope{};
  };
  struct Partial {
    double loss = 0;
    StackWeights<T> gradient{};
  };
  double chunkLoss(Room& room, int n) const;
  /// The same prompt by prompt, with its gradient, where attention is softmax.
  double tokenLoss(Room& room, int n, StackWeights<T>& gradient) const;

  StackShape shape_;
  PromptBatch<T> prompts_;
  StackKernel<T> kernel_{};
  std::size_t batch_;
  Workspaces<Room> rooms_;
  std::vector<Partial> partials_;
};

}  // namespace icl::cross_attention
