#include "core/experiments/mixture/task_source.h"

namespace icl::mixture {

void SequenceMaker::make(const Task& task, const SequenceAddress& address,
                         const InputScales& scales, const InputRows<float>& rows) {
  task.draw(address, prompt_);
  compose(task, address, scales, rows);
}

void SequenceMaker::compose(const Task& task, const SequenceAddress& address,
                            const InputScales& scales, const InputRows<float>& rows) {
  scratch_.resize(task.scratchSize());
  task.compose(address, prompt_, scales.items, scales.labels, rows.tokens, scratch_);
  if (!rows.second) return;
  if (task.reader() == nullptr) {
    task.composeSecond(address, prompt_, scales.second, rows.second, scratch_);
    return;
  }
  const std::size_t count = std::size_t{task.config().pairs} + 1, width = task.secondWidth();
  const std::size_t stride = rowStride(task.config().second.dimension);
  if (raw_.size() != count * stride) raw_ = Buffer<float>(count * stride);
  const Rows<float> raw{raw_.data(), stride};
  task.composeSecond(address, prompt_, 1, raw, scratch_);
  task.reader()->read(count, raw, rows.second);
  const auto scale = static_cast<float>(scales.second);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < width; ++j) rows.second.row(i)[j] *= scale;
  }
}

void TrainingSource::fill(const BatchPart& part, const InputRows<float>& rows,
                          std::span<std::uint32_t> targets) {
  SequenceMaker& maker = makers_[part.chunk];
  const std::size_t tokens = task_.config().tokens(), items = task_.config().pairs + 1;
  for (std::size_t s = 0; s < part.count; ++s) {
    maker.make(task_, {SequenceSet::Train, batch_, part.first + s}, scales_,
               rows.from(s * tokens, s * items));
    targets[s] = maker.prompt().labels.back();
  }
}

}  // namespace icl::mixture
