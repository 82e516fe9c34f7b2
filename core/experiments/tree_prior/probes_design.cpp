// The probe `design`: the smallest tree solved exactly, and what noise does to the best question.
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/tree_prior/probes_parts.h"
#include "core/experiments/tree_prior/two_level.h"

namespace icl::tree_prior {
namespace {

struct Arguments {
  double noise = 0.35;
  double noise_min = 0.05, noise_max = 0.8;
  int noises = 31, angles = 91;
};

Schema argumentsSchema() {
  using A = Arguments;
  return SchemaOf<A>("design", {})
      .add(&A::noise, "noise", ICL_TR("Noise of an answer"))
      .range(0.02, 2)
      .help(ICL_TR("Standard deviation s of the noise in one answer, for the named values."))
      .add(&A::noise_min, "noise-min", ICL_TR("Lowest noise"))
      .range(0.02, 2)
      .help(ICL_TR("First row of the table."))
      .add(&A::noise_max, "noise-max", ICL_TR("Highest noise"))
      .range(0.02, 2)
      .help(ICL_TR("Last row of the table."))
      .add(&A::noises, "noises", ICL_TR("Rows"))
      .range(2, 201)
      .help(ICL_TR("Levels of noise, evenly spaced."))
      .add(&A::angles, "angles", ICL_TR("Columns"))
      .range(2, 361)
      .help(
          ICL_TR("Angles between the root's axis and the children, evenly spaced from 0° to 90°."))
      .rule({"noise-min", "noise-max"},
            [](const A& a) -> Status {
              if (a.noise_min < a.noise_max) return {};
              return Error{ICL_TR("noise-min must be less than noise-max"), "noise-min"};
            })
      .build();
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const TwoLevel tree(snapshot.config().real("decay"));
  const double noise = arguments.real("noise");
  const double tilt = tree.bestTilt(noise);
  ProbeResult result;
  result.values = {{"root_risk", tree.risk(TwoLevel::root(), noise)},
                   {"child_risk", tree.risk(TwoLevel::child(), noise)},
                   {"tilt_degrees", tilt * 180 / M_PI},
                   {"tilt_risk", tree.risk(TwoLevel::tilted(tilt), noise)},
                   {"crossing", tree.crossing()},
                   {"critical", tree.tiltCritical()},
                   {"root_first", tree.riskThenBest(TwoLevel::root(), noise)},
                   {"child_first", tree.riskThenBest(TwoLevel::child(), noise)}};
  const auto rows = static_cast<std::size_t>(arguments.integer("noises"));
  const auto cols = static_cast<std::size_t>(arguments.integer("angles"));
  const double low = arguments.real("noise-min"), high = arguments.real("noise-max");
  result.rows = static_cast<int>(rows);
  result.cols = static_cast<int>(cols);
  result.table.resize(rows * cols);
  const auto part = [](std::size_t k, std::size_t count) {
    return static_cast<double>(k) / static_cast<double>(count - 1);
  };
  parallel::forEach(rows, 1, [&](std::size_t r) {
    if (stop.stop_requested()) return;
    const double s = low + (high - low) * part(r, rows);
    for (std::size_t c = 0; c < cols; ++c) {
      result.table[r * cols + c] = tree.risk(TwoLevel::tilted(M_PI / 2 * part(c, cols)), s);
    }
  });
  if (stop.stop_requested()) return stopped();
  for (std::size_t r = 0; r < rows; ++r) {
    result.row_labels.push_back(shortNumber(low + (high - low) * part(r, rows)));
  }
  for (std::size_t c = 0; c < cols; ++c) {
    result.col_labels.push_back(shortNumber(90 * part(c, cols)));
  }
  return result;
}

}  // namespace

ProbeType designProbe() {
  return {
      "design",
      ICL_TR("Two-level designs"),
      ICL_TR("The tree of two levels with the decay that is set, solved exactly for answers with "
             "independent noise. The table is the risk after one question: rows are levels of "
             "noise, columns the angle by which the question leans from the root towards both "
             "children. Below a threshold the best one leans, and ever more."),
      argumentsSchema(),
      {{"root_risk", ICL_TR("risk after asking the root")},
       {"child_risk", ICL_TR("risk after asking one child")},
       {"tilt_degrees", ICL_TR("angle of the best leaning question; 0: the root itself")},
       {"tilt_risk", ICL_TR("risk after it")},
       {"crossing", ICL_TR("noise at which root and child are worth as much")},
       {"critical", ICL_TR("noise below which the best question leans")},
       {"root_first", ICL_TR("risk after the root and then the best coordinate")},
       {"child_first", ICL_TR("risk after a child and then the best coordinate")}},
      run};
}

}  // namespace icl::tree_prior
