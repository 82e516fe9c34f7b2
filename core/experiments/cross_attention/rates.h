// Predicted curves of a run: the flow of one parameter by exact quadrature of time, and the
// exponential rate by which any run comes to rest, from the Hessian at the minimum. Pure; ms.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/cross_attention/minimiser.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {

/// Points of the one-parameter flow from the start that is set.
struct FlowCurve {
  std::vector<double> time{}, alpha{}, excess{};
};
/// t = ∫ dα/(−L′) from the start; one parameter with the skip in every layer, else empty.
FlowCurve exactFlow(const PopulationLoss& loss, double start, double until);

/// How a run comes to rest: distance(t) = amplitude · exp(−rate (t − since)).
struct Approach {
  double rate = 0;       // smallest curvature for the flow; −ln|1 − ηλ|/η for descent
  double curvature = 0;  // λ, of the slowest direction
  double since = 0;      // from here on the run lies within 2 % of the line
  double amplitude = 0;  // distance along the slowest direction at `since`
};
/// Absent where the minimum is flat, is not reached, or prompts are sampled.
std::optional<Approach> approachOf(const Config& config, const PopulationLoss& loss,
                                   const Minimum& minimum);

/// Both, as lines for the charts.
std::vector<Reference> predictedCurves(const Config& config, const PopulationLoss& loss,
                                       const Minimum& minimum);

}  // namespace icl::cross_attention
