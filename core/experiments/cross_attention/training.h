// Training: a run of the cross-attention experiment. One step is an accepted step of the gradient
// flow or one step of descent; the exact population loss is measured after each, and so is the risk
// under the conditions of the test. Lives on its Driver's thread; only sampled steps and sampled
// tests use more cores.
#pragma once

#include <optional>

#include "core/experiments/cross_attention/flow.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/pictures.h"
#include "core/experiments/cross_attention/sampled.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/test_risk.h"

namespace icl::cross_attention {

/// Channels in the order in which measure() fills them.
std::vector<Channel> trainingChannels();
/// The interventions of this experiment besides the built-in `set`.
std::vector<InterventionType> trainingInterventions();

/// Adds a step to the state's time by Kahan's sum: 400 steps of 0.01 are 4 and not
/// 3.99999999999996.
void addTime(State& state, double step);
/// Settings of the test, which a run takes while it goes on.
bool ofTheTest(const std::string& key);

class Training final : public Experiment {
 public:
  Training(const Values& complete, std::uint64_t seed);

  StepStatus step(const StepContext& context) override;
  void measure(std::span<double> channels) const override;
  void draw(Frame& frame, const Look& look) const override;
  SnapshotPtr snapshot() const override;
  void restore(const Snapshot& snapshot) override;
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override;
  Status apply(const Intervention& change) override;

 private:
  StepStatus flowOnward();
  StepStatus descend(const StepContext& context);
  /// The step of descent that theory allows; absent where it says nothing.
  std::optional<double> stableStep() const;
  StepStatus diverged(const StepContext& context) const;
  void take(const Snapshot& snapshot);
  void evaluate();
  Status setParameter(const Intervention& change);
  /// Where the weights stand, under the conditions of the test.
  void evaluateTest();
  bool one() const { return config_.oneParameter(); }
  bool gain() const { return loss_.stack().trains_gain; }
  ScalarStack stack() const { return {config_, state_.alpha, state_.beta, state_.gain}; }

  Values values_;
  Config config_;
  std::uint64_t seed_;
  PopulationLoss loss_;
  std::optional<SampledLoss> sampled_{};
  State state_{};
  Derivatives here_{};  // exact, at the present weights
  double log10_excess_ = 0;
  Minimum minimum_{};
  std::optional<TestRisk> test_{};
  TestRisk::Values test_here_{};
  double limit_ = 0;                 // α at infinite depth
  mutable PromptPictures pictures_;  // a picture's cache, no part of the state
};

}  // namespace icl::cross_attention
