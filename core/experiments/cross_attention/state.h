// State: everything a cross-attention run consists of besides its settings, and the immutable
// snapshot of it that keyframes, checkpoints and probes share. Plain data; snapshots cross threads.
#pragma once

#include <cstdint>
#include <vector>

#include "core/experiments/cross_attention/config.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {

struct State {
  double alpha = 0, beta = 0;  // with untied layers or matrices: the closest scalars
  double time = 0;
  double time_rest = 0;   // what rounding has added to `time` beyond the sum of descent's steps
  double step_size = 0;   // the integrator's next step; 0: not chosen yet
  double batch_loss = 0;  // of the last sampled step; NaN before the first or without samples
  bool alpha_frozen = false, beta_frozen = false;
  double gain = 0;  // of a self-attention stack that trains one; else 0
  bool gain_frozen = false;

  std::vector<double> theta{};   // untied layers and matrices: all that is trained
  std::vector<double> frozen{};  // 1 for each of their named ranges that an intervention holds
  double batch_gradient = 0;     // length of the last sampled gradient; NaN as batch_loss
  double radius = 0;             // the flow's largest curvature, and the direction it lies in
  std::vector<double> direction{};
  double adam_steps = 0;  // Adam's count and running moments
  std::vector<double> adam_first{}, adam_second{};
};

class StateSnapshot final : public Snapshot {
 public:
  StateSnapshot(Values config, std::uint64_t seed, const State& state)
      : config_(std::move(config)), seed_(seed), state_(state) {}

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

/// The state a checkpoint's tensors hold, for a run with these settings; the error names the tensor
/// that is missing or odd. A run of other weights is carried over as far as they have a meaning.
Result<State> stateFromTensors(const std::vector<Snapshot::Tensor>& tensors, const Config& config);

/// The state behind a snapshot of this experiment.
const State& stateOf(const Snapshot& snapshot);

}  // namespace icl::cross_attention
