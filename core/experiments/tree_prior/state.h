// State: everything an adaptive-inference run consists of besides its settings, and the immutable
// snapshot of it that keyframes, checkpoints and probes share. Plain data; snapshots cross threads.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/experiments/tree_prior/evaluation.h"
#include "core/math/optimizer.h"
#include "core/run/experiment.h"

namespace icl::tree_prior {

/// What was last measured on the held-out contexts; NaN where it has no meaning.
struct Measured {
  double risk = 0, routing = 0;
  std::array<double, kShownLayers> after{};
};

struct State {
  std::vector<double> weights{};
  Moments<double> moments{};                     // of Adam
  double loss = 0, gradient_norm = 0, rate = 0;  // of the last step; NaN before the first
  bool measured_yet = false;
  Measured measured{};
  std::vector<int> frozen{};  // routers held, a flag a layer
  DonorPlan plan{};           // of the held-out contexts; a level a layer
};

class StateSnapshot final : public Snapshot {
 public:
  StateSnapshot(Values config, std::uint64_t seed, State state)
      : config_(std::move(config)), seed_(seed), state_(std::move(state)) {}

  std::size_t bytes() const override;
  const Values& config() const override { return config_; }
  std::uint64_t seed() const override { return seed_; }
  std::vector<Tensor> tensors() const override;
  const State& state() const { return state_; }

 private:
  Values config_;
  std::uint64_t seed_;
  State state_;
};

/// The state that a run with these settings starts from.
State startOf(const Config& config, std::uint64_t seed);
/// The state a checkpoint's tensors hold, for a run with these settings; the error names the tensor
/// that is missing or has another shape. What was measured under other settings counts as not yet.
Result<State> stateFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                               const Values& settings);
/// The state behind a snapshot of this experiment.
const State& stateOf(const Snapshot& snapshot);

}  // namespace icl::tree_prior
