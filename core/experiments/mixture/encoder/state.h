// State: everything that a run of mixture-encoder consists of besides its settings, and the
// immutable snapshot that keyframes, checkpoints and probes share. Snapshots cross threads.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/experiments/mixture/encoder/config.h"
#include "core/math/optimizer.h"
#include "core/run/experiment.h"

namespace icl::mixture {

struct EncoderState {
  static constexpr double kNotYet = std::numeric_limits<double>::quiet_NaN();

  Buffer<float> weights{}, kept{};
  Moments<float> moments{};
  std::uint64_t updates = 0;
  double loss = kNotYet, accuracy = kNotYet, gradient_norm = kNotYet;  // of the last batch
  double validation = kNotYet, validation_loss = kNotYet;              // of the last evaluation
  bool body_frozen = false, classifier_frozen = false;
};

/// Names and shapes of what a state holds.
struct EncoderLayouts {
  ParamLayout weights{}, kept{};
};

std::shared_ptr<const EncoderLayouts> layoutsOf(const Encoder<float>& encoder);

class EncoderSnapshot final : public Snapshot {
 public:
  EncoderSnapshot(Values config, std::uint64_t seed, std::shared_ptr<const Items> items,
                  std::shared_ptr<const EncoderLayouts> layouts, EncoderState state)
      : config_(std::move(config)),
        seed_(seed),
        items_(std::move(items)),
        layouts_(std::move(layouts)),
        state_(std::move(state)) {}

  std::size_t bytes() const override;
  const Values& config() const override { return config_; }
  std::uint64_t seed() const override { return seed_; }
  /// Weights and statistics by the published names, moments, facts, and the tables: class means
  /// ("tables.class_means_2", none of images) and labels of classes ("tables.labels_2").
  std::vector<Tensor> tensors() const override;
  const EncoderState& state() const { return state_; }
  const Items& items() const { return *items_; }

 private:
  Values config_;
  std::uint64_t seed_;
  std::shared_ptr<const Items> items_;
  std::shared_ptr<const EncoderLayouts> layouts_;
  EncoderState state_;
};

/// Puts what a checkpoint holds into `state`, whose parts have their sizes already. Moments that
/// are missing begin at 0; a missing or misshapen weight is refused by name, and so are tables of
/// other items than `items`.
Status encoderFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                          const EncoderLayouts& layouts, const Items& items, EncoderState& state);

/// The tensor of this name; null: there is none.
const Snapshot::Tensor* tensorNamed(const std::vector<Snapshot::Tensor>& tensors,
                                    const std::string& name);
/// Weights or statistics by their names behind `prefix`; what is missing begins at 0, or is refused
/// by name where it is `required`.
void slabToTensors(const ParamLayout& layout, const Buffer<float>& slab, const std::string& prefix,
                   std::vector<Snapshot::Tensor>& out);
Status slabFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                       const std::string& prefix, bool required, Buffer<float>& slab);
/// A row a class; empty where the checkpoint has none (images).
std::vector<float> classMeansFromTensors(const std::vector<Snapshot::Tensor>& tensors);

const EncoderSnapshot& encoderOf(const Snapshot& snapshot);

}  // namespace icl::mixture
