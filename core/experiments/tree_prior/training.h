// Training: a run of the adaptive-inference experiment. One step is one update by Adam on a fresh
// batch of contexts; the risk on held-out contexts is measured every so many steps. Lives on its
// Driver's thread; passes over contexts use all cores.
#pragma once

#include <memory>
#include <optional>

#include "core/experiments/tree_prior/batch_gradient.h"
#include "core/experiments/tree_prior/pictures.h"
#include "core/experiments/tree_prior/state.h"

namespace icl::tree_prior {

/// Channels in the order in which measure() fills them: those of every run, then those that only
/// some settings have.
std::vector<Channel> trainingChannels();
std::vector<Channel> channelsOfLayers(const Values& complete);
/// The interventions of this experiment besides the built-in `set`.
std::vector<InterventionType> trainingInterventions();

/// Layers whose risk has a channel: none where there is no estimate but the last.
int shownLayersOf(const Shape& shape);

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
  void measureHeldOut() const;
  void settingsChanged();
  Status applyToLayer(const Intervention& change);

  Values values_;
  Config config_;
  std::uint64_t seed_;
  std::unique_ptr<Net> net_;
  BatchGradient batch_;
  mutable State state_;  // what is measured is filled in when it is asked for
  std::vector<ParamRange> frozen_{};
  // Made when first needed: a fresh run that only answers a question of theory needs none of them.
  mutable Workers workers_{};
  mutable std::optional<Evaluator> held_out_{};
  mutable TaskPictures pictures_{};  // a picture's cache, no part of the state
};

}  // namespace icl::tree_prior
