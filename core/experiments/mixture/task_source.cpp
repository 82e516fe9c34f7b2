#include "core/experiments/mixture/task_source.h"

namespace icl::mixture {

void SequenceMaker::make(const Task& task, const SequenceAddress& address,
                         const InputScales& scales, Rows<float> rows) {
  task.draw(address, prompt_);
  compose(task, address, scales, rows);
}

void SequenceMaker::compose(const Task& task, const SequenceAddress& address,
                            const InputScales& scales, Rows<float> rows) {
  scratch_.resize(task.scratchSize());
  task.compose(address, prompt_, scales.items, scales.labels, rows, scratch_);
}

void TrainingSource::fill(const BatchPart& part, Rows<float> rows,
                          std::span<std::uint32_t> targets) {
  SequenceMaker& maker = makers_[part.chunk];
  const std::size_t tokens = task_.config().tokens();
  for (std::size_t s = 0; s < part.count; ++s) {
    maker.make(task_, {SequenceSet::Train, batch_, part.first + s}, scales_,
               {rows.row(s * tokens), rows.ld});
    targets[s] = maker.prompt().labels.back();
  }
}

}  // namespace icl::mixture
