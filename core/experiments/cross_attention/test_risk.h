// The test curve: the risk of the weights on prompts that may be shifted against those of training,
// at a length of their own, measured after every step. At infinite context it is exact; at finite
// context exact where moments or a quadrature give it, else the mean over a fixed sample, which
// also has the median (the mean of a deep stack on short prompts is made by a few prompts). Built
// when a run starts and again when a test setting changes; one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/exact_context.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/test_conditions.h"
#include "core/experiments/cross_attention/token_risk.h"

namespace icl::cross_attention {

class TestRisk {
 public:
  /// Prompts are drawn from streams of `seed` and are the same for every state of the weights. At
  /// most 64 MB of them are kept, fewer than the settings ask for where they are long.
  TestRisk(const Config& config, std::uint64_t seed);

  struct Values {
    double risk = 0, error = 0;  // standard error; 0 where exact
    double median = 0;           // over prompts; NaN at infinite context
  };
  /// Mean, its standard error and median of single losses; `room` is as long.
  static Values overPrompts(std::span<const double> losses, std::span<double> room);
  /// `training` is the exact loss of infinite context at the same weights.
  Values at(const ScalarStack& stack, double training) const;
  /// The test is not simply the training at infinite context.
  bool differs() const { return conditions_.shifted || conditions_.context > 0; }
  /// With the task known.
  double bayes() const { return law_.bayes(); }
  /// One layer with the scale that is best in training.
  double oneLayer() const { return one_layer_; }

 private:
  void prepareSample(const Config& config, std::uint64_t seed);
  void prepareExact();

  TestConditions conditions_;
  Law law_;
  double one_layer_ = 0;
  std::optional<PopulationLoss> infinite_{};
  std::unique_ptr<ContextLoss> exact_{};
  std::unique_ptr<SampledRisk> sample_{};
  std::unique_ptr<TokenRisk> tokens_{};
  mutable std::vector<double> losses_{}, sorted_{};
};

}  // namespace icl::cross_attention
