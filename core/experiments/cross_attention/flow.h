// Gradient flow of the population loss: dα/dt = -∂L/∂α, dβ/dt = -∂L/∂β (and the same for the gain
// of a self-attention stack that trains one), by a linearly implicit Euler scheme with the exact
// Hessian, step doubling and extrapolation. Called once a step by the experiment and by the flow
// probe. No threads, no allocation; the state is plain data, so that a stored state goes on to the
// same bits.
#pragma once

#include "core/experiments/cross_attention/population_loss.h"

namespace icl::cross_attention {

struct FlowState {
  double time = 0, alpha = 0, beta = 0;
  double next_step = 0;  // size to try next; 0: not chosen yet
  double gain = 0;
  bool operator==(const FlowState&) const = default;
};

enum class FlowOutcome {
  Accepted,
  Arrived,  // at `until`
  Failed    // no step size gives finite values: the weights have run away
};

/// Largest error of one step in a weight, relative to 1 + |weight|, before extrapolation. A run
/// needs about 1000 steps to t = 1e6 at depth 16 and stays within about 1e-6 of the exact path;
/// the probe takes the finer one, for about 1e-7.
inline constexpr double kFlowTolerance = 1e-6;
inline constexpr double kFineFlowTolerance = 1e-7;

/// Weights that are held where they are while the others flow.
struct Frozen {
  bool alpha = false, beta = false, gain = false;
};

/// One accepted step, not beyond `until`. A failed step leaves the state as it was.
FlowOutcome flowStep(const PopulationLoss& loss, FlowState& state, double until,
                     double tolerance = kFlowTolerance, Frozen frozen = {});

}  // namespace icl::cross_attention
