// Sequences of a Task as rows for a decoder: a batch of the training stream, and any sequence of a
// test set. Workers keep scratch of their own.
#pragma once

#include <vector>

#include "core/experiments/mixture/batch_gradient.h"
#include "core/experiments/mixture/task.h"

namespace icl::mixture {

/// What the rows of items, of labels and of the second modality's items (behind an encoder: of its
/// features) are multiplied with; 0 takes a modality away.
struct InputScales {
  double items = 1, labels = 1, second = 1;
  bool operator==(const InputScales&) const = default;
};

/// Draws and composes, keeping its memory.
class SequenceMaker {
 public:
  /// The rows of a sequence; its labels stay in prompt().
  void make(const Task& task, const SequenceAddress& address, const InputScales& scales,
            const InputRows<float>& rows);
  const Prompt& prompt() const { return prompt_; }
  Prompt& prompt() { return prompt_; }
  /// The rows of the prompt as it stands, which may have been edited.
  void compose(const Task& task, const SequenceAddress& address, const InputScales& scales,
               const InputRows<float>& rows);

 private:
  Prompt prompt_{};
  std::vector<float> scratch_{};
  Buffer<float> raw_{};  // second items before a reader
};

class TrainingSource : public BatchSource<float> {
 public:
  TrainingSource(const Task& task, std::size_t chunks) : task_(task), makers_(chunks) {}
  virtual void setBatch(std::uint64_t batch, const InputScales& scales) {
    batch_ = batch;
    scales_ = scales;
  }
  void fill(const BatchPart& part, const InputRows<float>& rows,
            std::span<std::uint32_t> targets) override;

 protected:
  const Task& task_;
  std::vector<SequenceMaker> makers_;
  std::uint64_t batch_ = 0;
  InputScales scales_{};
};

}  // namespace icl::mixture
