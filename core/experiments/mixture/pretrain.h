// Pretrain: a run of the first stage, or of a later one, which has a second modality and a
// projector for it (the last also an encoder) and may begin with what earlier runs have learnt. One
// step draws a batch, goes through the model and back on all cores, updates the weights and, on
// schedule, evaluates. An Experiment as any other: one thread at a time, a step is a function of
// state, number and seed.
#pragma once

#include <memory>
#include <vector>

#include "core/experiments/mixture/config.h"
#include "core/experiments/mixture/example.h"
#include "core/experiments/mixture/joint.h"
#include "core/experiments/mixture/state.h"
#include "core/run/experiment.h"

namespace icl::mixture {

class Pretrain final : public Experiment {
 public:
  /// `images`: the second modality's items where they are images.
  Pretrain(const Values& complete, std::uint64_t seed,
           std::shared_ptr<const SecondImages> images = nullptr);

  Status startFrom(const Parents& parents) override;
  StepStatus step(const StepContext& context) override;
  void measure(std::span<double> channels) const override;
  void draw(Frame& frame, const Look& look) const override;
  SnapshotPtr snapshot() const override;
  void restore(const Snapshot& snapshot) override;
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override;
  Status apply(const Intervention& change) override;

 private:
  void update(const StepContext& context);
  /// The sequences, as tests and the screen see them.
  const Task& task() const { return live_ ? *live_ : *origin_.task; }
  bool encoderLearns() const { return encoder_ && !state_.encoder.held; }
  void prepareEncoder();
  void prepareTraining(std::uint64_t step);
  void evaluate(std::uint64_t made);
  void validateEncoder();
  Status takeDecoder(const Parent& parent, TaskTables& tables);
  Status takeEncoder(const Parent& parent, TaskTables& tables);
  Evaluation tested();
  void retest();
  void adopt(State state);
  void beginAt(Origin origin);
  void refreshOptions();

  Values values_;
  Config config_;
  std::uint64_t seed_;
  Origin origin_;
  Decoder<float> decoder_;
  std::unique_ptr<JointEncoder> encoder_{};  // of the last stage alone
  std::shared_ptr<const Task> live_{};       // read through it
  State state_;  // its `params` stay empty while the run is here: the decoder has them
  double transition_;
  PassOptions options_{};
  std::vector<ParamRange> learning_{}, pieces_{};  // what the optimiser moves
  // Made when they are first needed: a run that is only looked at costs little.
  std::unique_ptr<BatchGradient<float>> gradient_{};
  std::unique_ptr<TrainingSource> source_{};
  EncodedSource* encoded_ = nullptr;  // the source, if it is one
  std::unique_ptr<Evaluator> evaluator_{};
  mutable std::unique_ptr<Example> example_{};
};

/// The first-stage run that the settings of a later stage ask for; none where it is random.
std::vector<ParentSpec> decoderToBeginWith(const Values& complete, std::uint64_t seed);
/// The same of the last stage, and the run of an encoder alone.
std::vector<ParentSpec> stagesToBeginWith(const Values& complete, std::uint64_t seed);

std::vector<InterventionType> pretrainInterventions();
std::vector<InterventionType> projectorInterventions();
std::vector<InterventionType> jointInterventions();

}  // namespace icl::mixture
