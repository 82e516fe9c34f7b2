// LayeredTraining: a run of the cross-attention experiment whose weights are a vector: untied
// layers or weight matrices. One step is an accepted step of the stabilised flow, or one of descent
// on the exact loss or on a batch of prompts. Lives on its Driver's thread.
#pragma once

#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/trained_model.h"
#include "core/math/ode.h"

namespace icl::cross_attention {

class LayeredTraining final : public Experiment {
 public:
  LayeredTraining(const Values& complete, std::uint64_t seed);

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
  void evaluate();
  void evaluateTest();
  void prepareTest();
  /// Zero where an intervention holds the weights.
  void hold(std::span<double> slope) const;
  Status change(const Intervention& change);

  Values values_;
  Config config_;
  std::uint64_t seed_;
  std::unique_ptr<TrainedModel> model_;
  State state_{};
  std::vector<double> slope_{};        // exact gradient at the present weights
  std::vector<double> batch_slope_{};  // of the last batch
  std::vector<double> before_{};       // θ before a step of descent
  std::vector<double> velocity_{};     // of the flow
  double excess_ = 0;
  Minimum minimum_{};  // of scalar weights
  double limit_ = 0;
  TestRisk::Values test_here_{};
  double test_bayes_ = 0, test_one_layer_ = 0;
  ChebyshevOde ode_{};
  OdeState flow_{};
  ChebyshevOde::Field field_{};
};

}  // namespace icl::cross_attention
