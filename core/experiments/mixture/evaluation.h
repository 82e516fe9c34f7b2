// Evaluator: accuracies on the four test sets and what the heads attend to, spread over all cores.
// Test sequences are drawn when they are needed, always the same ones. Allocates nothing after the
// first time. One evaluation at a time.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/experiments/mixture/measures.h"
#include "core/experiments/mixture/task_source.h"

namespace icl::mixture {

struct Evaluation {
  double test = 0, icl = 0, flipped = 0, iwl = 0;  // accuracies
  double cla = 0;                     // answers among the labels of the context, ICL set
  std::vector<HeadMeasures> heads{};  // layer · heads + head; means over the ICL set
};

class Evaluator {
 public:
  Evaluator(const Task& task, const SequenceLayout& layout, const DecoderShape& shape,
            std::size_t sequences);

  void evaluate(const Decoder<float>& decoder, const PassOptions& options,
                const InputScales& scales, Evaluation& out);
  /// Whether each of the first `count` sequences of a set is answered rightly.
  void answers(const Decoder<float>& decoder, const PassOptions& options, const InputScales& scales,
               SequenceSet set, std::size_t count, std::vector<std::uint8_t>& right);
  std::size_t sequences() const { return sequences_; }

 private:
  struct Part {  // of one set: sums over a few sequences
    std::size_t right = 0, in_context = 0;
    std::vector<HeadMeasures> heads{};
    SequenceMaker maker{};
    std::vector<std::vector<std::uint32_t>> labels{};
  };
  void forwardPart(const Decoder<float>& decoder, const PassOptions& options,
                   const InputScales& scales, SequenceSet set, std::size_t first, std::size_t count,
                   DecoderPass<float>& pass, Part& part) const;
  void measurePart(const DecoderPass<float>& pass, Part& part, std::size_t count) const;
  std::size_t partsOfSet() const;

  const Task& task_;
  SequenceLayout layout_;
  DecoderShape shape_;
  std::size_t sequences_;
  PassPool<float> pool_;
  std::vector<Part> parts_;
};

}  // namespace icl::mixture
