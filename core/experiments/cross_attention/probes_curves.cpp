#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/cross_attention/flow.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/state.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {
namespace {

constexpr double kUnset = std::numeric_limits<double>::quiet_NaN();
/// Stands for log10 of an excess of exactly 0 (negative) or beyond every number (positive).
constexpr double kEndless = 1000;

struct LandscapeArguments {
  double alpha_min = -0.1, alpha_max = 0.6, beta_min = -0.7, beta_max = 0.3;
  int points = 101;
};

Schema landscapeArguments() {
  using A = LandscapeArguments;
  const auto ordered = [](const char* low_key, double low, const char* high_key,
                          double high) -> Status {
    if (low < high) return {};
    return Error{Message{ICL_TR("%1 (%2) must be less than %3 (%4)"),
                         {low_key, exactNumber(low), high_key, exactNumber(high)}},
                 low_key};
  };
  return SchemaOf<A>("landscape", {})
      .add(&A::alpha_min, "alpha-min", ICL_TR("Lowest α"))
      .range(-1000, 1000)
      .help(ICL_TR("Left edge of the plane."))
      .add(&A::alpha_max, "alpha-max", ICL_TR("Highest α"))
      .range(-1000, 1000)
      .help(ICL_TR("Right edge of the plane."))
      .add(&A::beta_min, "beta-min", ICL_TR("Lowest β"))
      .range(-1000, 1000)
      .help(ICL_TR("Lower edge of the plane."))
      .add(&A::beta_max, "beta-max", ICL_TR("Highest β"))
      .range(-1000, 1000)
      .help(ICL_TR("Upper edge of the plane."))
      .add(&A::points, "points", ICL_TR("Points a side"))
      .range(2, 1001)
      .help(ICL_TR("The grid has as many points along each axis."))
      .rule({"alpha-min", "alpha-max"},
            [ordered](const A& a) {
              return ordered("alpha-min", a.alpha_min, "alpha-max", a.alpha_max);
            })
      .rule(
          {"beta-min", "beta-max"},
          [ordered](const A& a) { return ordered("beta-min", a.beta_min, "beta-max", a.beta_max); })
      .build();
}

Error stopped() { return Error{ICL_TR("stopped before the answer was complete")}; }

/// The plane is that of both weights, also where a run moves along β = -α only.
Result<ProbeResult> runLandscape(const Snapshot& snapshot, const Values& arguments,
                                 std::stop_token stop) {
  Config config = configOf(snapshot.config());
  config.parameters = Parameters::Two;
  const PopulationLoss loss(config);
  const double gain = stateOf(snapshot).gain;
  const int points = static_cast<int>(arguments.integer("points"));
  const auto axis = [&](const char* low_key, const char* high_key) {
    const double low = arguments.real(low_key), high = arguments.real(high_key);
    std::vector<double> values;
    for (int i = 0; i < points; ++i) values.push_back(low + (high - low) * i / (points - 1));
    return values;
  };
  const auto alphas = axis("alpha-min", "alpha-max"), betas = axis("beta-min", "beta-max");
  ProbeResult result;
  result.rows = result.cols = points;
  result.table.resize(alphas.size() * betas.size());
  parallel::forEach(betas.size(), 4, [&](std::size_t r) {
    if (stop.stop_requested()) return;
    for (std::size_t c = 0; c < alphas.size(); ++c) {
      const double height = loss.log10Excess(alphas[c], betas[r], gain);
      result.table[r * alphas.size() + c] =
          std::isinf(height) ? std::copysign(kEndless, height) : height;
    }
  });
  if (stop.stop_requested()) return stopped();
  for (const double alpha : alphas) result.col_labels.push_back(exactNumber(alpha));
  for (const double beta : betas) result.row_labels.push_back(exactNumber(beta));
  return result;
}

struct FlowArguments {
  double alpha = kUnset, beta = kUnset;
  std::string times{};
};

Schema flowArguments() {
  using A = FlowArguments;
  return SchemaOf<A>("flow", {})
      .add(&A::alpha, "alpha", ICL_TR("Start α"))
      .range(-10, 10)
      .help(ICL_TR("By default the setting alpha."))
      .add(&A::beta, "beta", ICL_TR("Start β"))
      .range(-10, 10)
      .help(ICL_TR("By default the setting beta. Ignored with one parameter."))
      .add(&A::times, "times", ICL_TR("Times"))
      .help(
          ICL_TR("List of times, such as [0.1, 1, 10]. By default 61 of them, even on a log scale, "
                 "up to the setting stop-time."))
      .build();
}

Result<std::vector<double>> flowTimes(const std::string& text, double stop_time) {
  if (!text.empty()) {
    auto times = parseNumbers(text, "times", 0, 1e12);
    if (times && !std::is_sorted(times.value().begin(), times.value().end())) {
      return Error{ICL_TR("times must be in increasing order"), "times"};
    }
    return times;
  }
  std::vector<double> times;
  for (int i = 60; i >= 0; --i) times.push_back(stop_time * std::pow(10, -i / 10.0));
  return times;
}

Result<ProbeResult> runFlow(const Snapshot& snapshot, const Values& arguments,
                            std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const PopulationLoss loss(config);
  const auto times = flowTimes(arguments.text("times"), config.stop_time);
  if (!times) return times.error();
  FlowState state;
  state.alpha = given(arguments, "alpha") ? arguments.real("alpha") : config.alpha;
  state.beta =
      loss.betaFor(state.alpha, given(arguments, "beta") ? arguments.real("beta") : config.beta);
  ProbeResult result;
  result.cols = 4;
  result.col_labels = {"t", "alpha", "beta", "excess"};
  for (const double time : times.value()) {
    FlowOutcome outcome = FlowOutcome::Accepted;
    while (outcome == FlowOutcome::Accepted) {
      if (stop.stop_requested()) return stopped();
      outcome = flowStep(loss, state, time, kFineFlowTolerance);
    }
    if (outcome == FlowOutcome::Failed) {
      result.text =
          Message{ICL_TR("the flow has run away at t = %1"), {exactNumber(state.time)}}.text();
      break;
    }
    const double row[] = {time, state.alpha, state.beta,
                          loss.excess(state.alpha, state.beta, state.gain)};
    result.table.insert(result.table.end(), std::begin(row), std::end(row));
    ++result.rows;
  }
  return result;
}

}  // namespace

ProbeType landscapeProbe() {
  return {"landscape",
          ICL_TR("Loss landscape"),
          ICL_TR("log10 of the excess over the plane of α (columns) and β (rows, from the lowest "
                 "up). 1000 stands for a loss beyond every number, -1000 for an excess of 0."),
          landscapeArguments(),
          {},
          runLandscape};
}

ProbeType flowProbe() {
  return {"flow",
          ICL_TR("Gradient flow"),
          ICL_TR("The path of gradient flow from a start, at the times asked for: rows of t, α, β "
                 "and excess. A path that runs away ends early."),
          flowArguments(),
          {},
          runFlow};
}

}  // namespace icl::cross_attention
