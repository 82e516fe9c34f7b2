// The probe `step-scan`: what descent on the exact loss reaches after so many steps, for a range of
// step sizes, so that the largest stable one is seen as an edge.
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {
namespace {

constexpr double kUnset = std::numeric_limits<double>::quiet_NaN();
/// Edges of the default range, as shares of the largest stable step or, where theory gives none, of
/// the step set.
constexpr double kLowShare = 0.25, kHighShare = 1.3, kWideLow = 0.1, kWideHigh = 10;

struct Arguments {
  double low = kUnset, high = kUnset;
  int points = 61, steps = 1000;
};

Schema argumentsSchema() {
  return SchemaOf<Arguments>("step-scan", {})
      .add(&Arguments::low, "low", ICL_TR("Smallest step"))
      .range(1e-9, 1000)
      .help(ICL_TR("By default a quarter of the largest stable step or, where theory gives none, a "
                   "tenth of the setting rate."))
      .add(&Arguments::high, "high", ICL_TR("Largest step"))
      .range(1e-9, 1000)
      .help(ICL_TR("By default 1.3 times the largest stable step or, where theory gives none, ten "
                   "times the setting rate."))
      .add(&Arguments::points, "points", ICL_TR("Step sizes"))
      .range(2, 1000)
      .help(ICL_TR("How many step sizes are tried, evenly from the smallest to the largest."))
      .add(&Arguments::steps, "steps", ICL_TR("Steps of each"))
      .range(1, 100000)
      .log()
      .help(ICL_TR("Steps of descent that each step size makes from the setting's start."))
      .build();
}

/// Excess after descent with one step size; not a number where it ends above where it began.
double reached(const PopulationLoss& loss, ScalarWeights at, double step, int steps,
               const std::stop_token& stop) {
  const double start = loss.excess(at.alpha, at.beta, at.gain);
  for (int i = 0; i < steps && !stop.stop_requested(); ++i) {
    const Derivatives d = loss.derivatives(at.alpha, at.beta, at.gain);
    at.alpha -= step * d.d_alpha;
    at.beta = loss.betaFor(at.alpha, at.beta - step * d.d_beta);
    at.gain -= step * d.d_gain;
    if (!std::isfinite(at.alpha + at.beta + at.gain)) return kUnset;
  }
  const double end = loss.excess(at.alpha, at.beta, at.gain);
  return end <= start ? end : kUnset;
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  if (config.layered()) {
    return Error{ICL_TR("step-scan follows weights that are scalars shared by all layers: set "
                        "parameters to one or two"),
                 "parameters"};
  }
  const PopulationLoss loss(config);
  const bool known = loss.stack().geometric() && loss.stack().parameters == Parameters::One;
  const double limit = known ? stepLimitOf(loss).step : kUnset;
  const double low = given(arguments, "low") ? arguments.real("low")
                     : known                 ? kLowShare * limit
                                             : kWideLow * config.rate;
  const double high = given(arguments, "high") ? arguments.real("high")
                      : known                  ? kHighShare * limit
                                               : kWideHigh * config.rate;
  if (!(low < high)) {
    return Error{Message{ICL_TR("%1 (%2) must be less than %3 (%4)"),
                         {"low", exactNumber(low), "high", exactNumber(high)}},
                 "low"};
  }
  const int steps = static_cast<int>(arguments.integer("steps"));
  const ScalarWeights start{config.alpha, loss.betaFor(config.alpha, config.beta), 0};

  ProbeResult result;
  result.rows = static_cast<int>(arguments.integer("points"));
  result.cols = 2;
  result.col_labels = {"step", "excess"};
  const auto rows = static_cast<std::size_t>(result.rows);
  result.table.resize(2 * rows);
  parallel::forEach(rows, 1, [&](std::size_t r) {
    const double share = static_cast<double>(r) / static_cast<double>(rows - 1);
    const double step = low + (high - low) * share;
    result.table[2 * r] = step;
    result.table[2 * r + 1] = reached(loss, start, step, steps, stop);
  });
  if (stop.stop_requested()) return Error{ICL_TR("stopped before the answer was complete")};

  double largest = 0;
  for (std::size_t r = 0; r < rows && std::isfinite(result.table[2 * r + 1]); ++r) {
    largest = result.table[2 * r];
  }
  result.values = {{"minimum", minimiserOf(loss).excess}};
  if (largest > 0) result.values.emplace_back("largest_stable", largest);
  if (known) result.values.emplace_back("step_limit", limit);
  return result;
}

}  // namespace

ProbeType stepScanProbe() {
  return {"step-scan",
          ICL_TR("Step sizes"),
          ICL_TR("The excess that descent on the exact loss has after so many steps, for a range "
                 "of step sizes: small steps are slow, the largest stable one is an edge, and "
                 "beyond it the table has no number, since descent ends above where it began."),
          argumentsSchema(),
          {{"minimum", ICL_TR("the smallest excess there is")},
           {"largest_stable", ICL_TR("largest step tried up to which all others end lower")},
           {"step_limit", ICL_TR("largest stable step by theory, for one parameter from α = 0")}},
          run};
}

}  // namespace icl::cross_attention
