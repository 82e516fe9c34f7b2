#include "core/experiments/cross_attention/test_risk.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/theory.h"
#include "core/math/statistics.h"

namespace icl::cross_attention {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;

}  // namespace

TestRisk::TestRisk(const Config& config, std::uint64_t seed)
    : conditions_(TestConditions::of(config)), law_(lawOf(conditions_.config, conditions_.shift)) {
  one_layer_ = oneLayerRisk(config, conditions_, law_);
  if (conditions_.context == 0) {
    if (conditions_.shifted) infinite_.emplace(law_, Stack::of(config));
    return;
  }
  prepareSample(config, seed);
  if (config.attention != Attention::Softmax && !config.query_as_key) prepareExact();
}

void TestRisk::prepareSample(const Config& config, std::uint64_t seed) {
  MonteCarlo how{config.test_prompts, seed, {}};
  if (config.attention == Attention::Softmax) {
    tokens_ = std::make_unique<TokenRisk>(conditions_.config, conditions_.shift,
                                          conditions_.context, how, Purpose::Test);
  } else {
    const SpectrumSampler sampler(conditions_.config, conditions_.shift, conditions_.context);
    const std::size_t each = ContextSpectra(sampler, 0).bytesEach();
    how.samples = static_cast<int>(
        std::min<std::size_t>(static_cast<std::size_t>(how.samples), kMostBytes / each));
    sample_ = std::make_unique<SampledRisk>(conditions_.config, conditions_.shift,
                                            conditions_.context, how, Purpose::Test);
  }
  losses_.resize(static_cast<std::size_t>(how.samples));
  sorted_.resize(losses_.size());
}

void TestRisk::prepareExact() {
  if (!law_.even) return;
  const Stack shape = Stack::of(conditions_.config);
  const int dimension = conditions_.config.dimension();
  if (const auto length = shortLength(shape)) {
    exact_ = std::make_unique<MomentRisk>(law_, dimension, conditions_.context, *length);
  } else if (dimension == 1) {
    exact_ = std::make_unique<ScalarRisk>(law_, conditions_.context, shape.depth);
  }
}

TestRisk::Values TestRisk::at(const ScalarStack& stack, double training) const {
  Values values;
  values.median = std::numeric_limits<double>::quiet_NaN();
  if (conditions_.context == 0) {
    values.risk = infinite_ ? infinite_->loss(stack.alpha, stack.beta, stack.gain) : training;
    return values;
  }
  if (tokens_) {
    tokens_->each(stack, 0, losses_, {});
  } else {
    sample_->each(stack, losses_);
  }
  values = overPrompts(losses_, sorted_);
  if (exact_) {
    values.risk = exact_->at(stack, nullptr);
    values.error = 0;
  }
  return values;
}

TestRisk::Values TestRisk::overPrompts(std::span<const double> losses, std::span<double> room) {
  Values values;
  std::copy(losses.begin(), losses.end(), room.begin());
  const auto middle = room.begin() + static_cast<std::ptrdiff_t>(room.size() / 2);
  std::nth_element(room.begin(), middle, room.end());
  values.median = *middle;
  RunningMoments moments;
  for (const double loss : losses) moments.add(loss);
  values.risk = moments.mean();
  values.error = moments.standardError();
  return values;
}

}  // namespace icl::cross_attention
