#include "core/experiments/mixture/evaluation.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace icl::mixture {
namespace {

constexpr std::array<SequenceSet, kTestSets> kSets{SequenceSet::Test, SequenceSet::Icl,
                                                   SequenceSet::Flipped, SequenceSet::Iwl};

std::size_t answerOf(const DecoderPass<float>& pass, std::size_t sequence, std::size_t labels) {
  const float* logits = pass.logits().row(sequence);
  return static_cast<std::size_t>(std::max_element(logits, logits + labels) - logits);
}

}  // namespace

Evaluator::Evaluator(const Task& task, const SequenceLayout& layout, const DecoderShape& shape,
                     std::size_t sequences)
    : task_(task),
      layout_(layout),
      shape_(shape),
      sequences_(sequences),
      pool_(shape, layout.tokens(), sequencesPerPass(layout.tokens())),
      parts_(kTestSets * partsOfSet()) {}

std::size_t Evaluator::partsOfSet() const {
  return parallel::chunkCount(sequences_, pool_.capacity());
}

void Evaluator::forwardPart(const Decoder<float>& decoder, const PassOptions& options,
                            const InputScales& scales, SequenceSet set, std::size_t first,
                            std::size_t count, DecoderPass<float>& pass, Part& part) const {
  part.labels.resize(pool_.capacity());
  for (std::size_t s = 0; s < count; ++s) {
    part.maker.make(task_, {set, 0, first + s}, scales, pass.inputs(s));
    part.labels[s] = part.maker.prompt().labels;
  }
  pass.forward(decoder, count, options);
}

void Evaluator::measurePart(const DecoderPass<float>& pass, Part& part, std::size_t count) const {
  part.heads.assign(shape_.layers * shape_.heads, HeadMeasures{});
  for (std::size_t s = 0; s < count; ++s) {
    const auto& labels = part.labels[s];
    const std::size_t answer = answerOf(pass, s, shape_.labels);
    const auto context = std::span(labels).first(layout_.pairs);
    if (std::find(context.begin(), context.end(), answer) != context.end()) ++part.in_context;
    for (std::size_t l = 0; l < shape_.layers; ++l) {
      for (std::size_t h = 0; h < shape_.heads; ++h) {
        const HeadMeasures of = measureHead<float>(layout_, pass.attention(s, l, h), labels);
        HeadMeasures& sum = part.heads[l * shape_.heads + h];
        for (std::size_t m = 0; m < kMeasures; ++m) sum[m] += of[m];
      }
    }
  }
}

void Evaluator::evaluate(const Decoder<float>& decoder, const PassOptions& options,
                         const InputScales& scales, Evaluation& out) {
  const std::size_t each = partsOfSet(), step = pool_.capacity();
  PassOptions measured = options;
  measured.last_only = measured.all_attention = true;
  PassOptions plain = options;
  plain.last_only = true;
  parallel::forEach(parts_.size(), 1, [&](std::size_t i) {
    const SequenceSet set = kSets[i / each];
    const std::size_t first = i % each * step, count = std::min(step, sequences_ - first);
    PassPool<float>::Loan pass(pool_);
    Part& part = parts_[i];
    part.right = part.in_context = 0;
    const bool icl = set == SequenceSet::Icl;
    forwardPart(decoder, icl ? measured : plain, scales, set, first, count, *pass, part);
    for (std::size_t s = 0; s < count; ++s) {
      if (answerOf(*pass, s, shape_.labels) == part.labels[s].back()) ++part.right;
    }
    if (icl) measurePart(*pass, part, count);
  });

  const double share = 1 / static_cast<double>(sequences_);
  const std::array<double*, kTestSets> accuracies{&out.test, &out.icl, &out.flipped, &out.iwl};
  out.heads.assign(shape_.layers * shape_.heads, HeadMeasures{});
  std::size_t in_context = 0;
  for (std::size_t set = 0; set < kTestSets; ++set) {
    std::size_t right = 0;
    for (std::size_t i = set * each; i < (set + 1) * each; ++i) {
      right += parts_[i].right;
      if (kSets[set] != SequenceSet::Icl) continue;
      in_context += parts_[i].in_context;
      for (std::size_t h = 0; h < out.heads.size(); ++h) {
        for (std::size_t m = 0; m < kMeasures; ++m) {
          out.heads[h][m] += parts_[i].heads[h][m] * share;
        }
      }
    }
    *accuracies[set] = static_cast<double>(right) * share;
  }
  out.cla = static_cast<double>(in_context) * share;
}

void Evaluator::answers(const Decoder<float>& decoder, const PassOptions& options,
                        const InputScales& scales, SequenceSet set, std::size_t count,
                        std::vector<std::uint8_t>& right) {
  ICL_CHECK(count <= sequences_, "no more sequences than the evaluator has room for");
  right.assign(count, 0);
  PassOptions plain = options;
  plain.last_only = true;
  parallel::forChunks(count, pool_.capacity(),
                      [&](std::size_t chunk, std::size_t first, std::size_t last) {
                        PassPool<float>::Loan pass(pool_);
                        Part& part = parts_[chunk];
                        forwardPart(decoder, plain, scales, set, first, last - first, *pass, part);
                        for (std::size_t s = first; s < last; ++s) {
                          const std::size_t answer = answerOf(*pass, s - first, shape_.labels);
                          right[s] = answer == part.labels[s - first].back() ? 1 : 0;
                        }
                      });
}

}  // namespace icl::mixture
