#include "core/experiments/cross_attention/sampled.h"

#include "core/base/parallel.h"

namespace icl::cross_attention {
namespace {

/// Prompts a worker takes at a time: some 30 µs of work, against 1 µs to hand it out.
constexpr std::size_t kGrain = 32;

}  // namespace

SampledLoss::SampledLoss(const Config& config)
    : sampler_(config, config.context),
      batch_(static_cast<std::size_t>(config.batch)),
      partial_(parallel::chunkCount(batch_, kGrain)) {}

LossGradient SampledLoss::evaluate(const ScalarStack& stack, std::uint64_t seed,
                                   std::uint64_t step) {
  const parallel::FlushDenormals flush;  // gradients of a stack at rest fade out
  const auto sumPrompts = [&](std::size_t first, std::size_t last, LossGradient& sum) {
    ContextDraw context;
    sum = {};
    for (std::size_t row = first; row < last; ++row) {
      Stream random(seed, Purpose::Tokens, step, row);
      sampler_.draw(random, context);
      sum += contextLoss(context, stack);
    }
  };
  LossGradient mean =
      parallel::reduceInto(batch_, kGrain, std::span<LossGradient>(partial_), sumPrompts,
                           [](LossGradient& into, const LossGradient& from) { into += from; });
  const double share = 1.0 / static_cast<double>(batch_);
  return {mean.loss * share, mean.d_alpha * share, mean.d_beta * share};
}

}  // namespace icl::cross_attention
