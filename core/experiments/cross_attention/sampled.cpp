#include "core/experiments/cross_attention/sampled.h"

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/token_risk.h"

namespace icl::cross_attention {
namespace {

/// Prompts a worker takes at a time: some 30 µs of work, against 1 µs to hand it out.
constexpr std::size_t kPromptGrain = 32;

void join(LossGradient& into, const LossGradient& from) { into += from; }

}  // namespace

SampledLoss::SampledLoss(const Config& config)
    : config_(config),
      batch_(static_cast<std::size_t>(config.batch)),
      partial_(parallel::chunkCount(batch_, kPromptGrain)) {
  if (config.attention == Attention::Softmax) {
    losses_.resize(batch_);
    slopes_.resize(batch_);
  } else if (Stack::of(config).plain() && config.evenNoise() && !config.query_as_key) {
    sampler_.emplace(config, config.context);
  } else {
    spectra_.emplace(config, TaskShift{}, config.context);
  }
}

LossGradient SampledLoss::evaluate(const ScalarStack& stack, std::uint64_t seed,
                                   std::uint64_t step) {
  const parallel::FlushDenormals flush;  // gradients of a stack at rest fade out
  if (sampler_) return plain(stack, seed, step);
  return spectra_ ? bySpectra(stack, seed, step) : byTokens(stack, seed, step);
}

LossGradient SampledLoss::mean(const LossGradient& sum) const {
  const double share = 1.0 / static_cast<double>(batch_);
  return {sum.loss * share, sum.d_alpha * share, sum.d_beta * share, sum.d_gain * share};
}

LossGradient SampledLoss::plain(const ScalarStack& stack, std::uint64_t seed, std::uint64_t step) {
  const auto sumPrompts = [&](std::size_t first, std::size_t last, LossGradient& sum) {
    ContextDraw context;
    sum = {};
    for (std::size_t row = first; row < last; ++row) {
      Stream random(seed, Purpose::Tokens, step, row);
      sampler_->draw(random, context);
      sum += contextLoss(context, stack);
    }
  };
  return mean(parallel::reduceInto(batch_, kPromptGrain, std::span<LossGradient>(partial_),
                                   sumPrompts, join));
}

LossGradient SampledLoss::bySpectra(const ScalarStack& stack, std::uint64_t seed,
                                    std::uint64_t step) {
  const auto sumPrompts = [&](std::size_t first, std::size_t last, LossGradient& sum) {
    thread_local ContextSpectra prompts;  // storage only: every prompt is drawn anew
    SpectrumSampler sampler = *spectra_;
    const std::size_t count = last - first;
    prompts.resize(sampler, count);
    for (std::size_t i = 0; i < count; ++i) {
      Stream random(seed, Purpose::Tokens, step, first + i);
      prompts.draw(sampler, i, random);
    }
    std::array<double, kPromptGrain> losses{};
    std::array<ScalarWeights, kPromptGrain> slopes{};
    prompts.losses(stack, 0, {losses.data(), count}, {slopes.data(), count});
    sum = {};
    for (std::size_t i = 0; i < count; ++i) {
      sum += {losses[i], slopes[i].alpha, slopes[i].beta, slopes[i].gain};
    }
  };
  return mean(parallel::reduceInto(batch_, kPromptGrain, std::span<LossGradient>(partial_),
                                   sumPrompts, join));
}

LossGradient SampledLoss::byTokens(const ScalarStack& stack, std::uint64_t seed,
                                   std::uint64_t step) {
  const TokenRisk risk(config_, {}, config_.context, {config_.batch, seed, {}}, Purpose::Tokens);
  risk.each(stack, step, losses_, slopes_);
  LossGradient sum;
  for (std::size_t i = 0; i < batch_; ++i) {
    sum += {losses_[i], slopes_[i].alpha, slopes_[i].beta, slopes_[i].gain};
  }
  return mean(sum);
}

}  // namespace icl::cross_attention
