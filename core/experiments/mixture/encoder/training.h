// EncoderTraining: a run of mixture-encoder. One step draws a batch of single items, goes through
// the encoder and back on all cores, updates the weights and, on schedule, looks at the validation
// items. An Experiment as any other: one thread at a time, a step is a function of state, number
// and seed.
#pragma once

#include <memory>
#include <vector>

#include "core/experiments/mixture/encoder/state.h"

namespace icl::mixture {

class EncoderTraining final : public Experiment {
 public:
  EncoderTraining(const Values& complete, std::uint64_t seed, std::shared_ptr<const Items> items);

  StepStatus step(const StepContext& context) override;
  void measure(std::span<double> channels) const override;
  void draw(Frame& frame, const Look& look) const override;
  SnapshotPtr snapshot() const override;
  void restore(const Snapshot& snapshot) override;
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override;
  Status apply(const Intervention& change) override;

 private:
  void drawBatch(const ItemAddress& first, std::size_t count);
  /// Loss and accuracy of the items in the encoder; fills the gradient by the logits if asked.
  void judge(std::size_t count, bool gradient, double& loss, double& right);
  void update(const StepContext& context);
  void validate();
  void adopt(EncoderState state);
  void refreshRanges();

  Values values_;
  EncoderConfig config_;
  std::uint64_t seed_;
  std::shared_ptr<const Items> items_;
  Encoder<float> encoder_;
  std::shared_ptr<const EncoderLayouts> layouts_;
  EncoderState state_;  // its weights stay empty while the run is here: the encoder has them
  std::vector<std::uint32_t> targets_;
  std::vector<double> losses_, right_;
  std::vector<ParamRange> learning_{}, pieces_{};
  mutable std::unique_ptr<Encoder<float>> screen_{};
};

std::vector<Channel> encoderChannels();
std::vector<Plate> encoderPlates();
std::vector<InterventionType> encoderInterventions();

/// Memory of a run and its number of weights.
Cost encoderCost(const EncoderConfig& config, const ItemForm& item);

}  // namespace icl::mixture
