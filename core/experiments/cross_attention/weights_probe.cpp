// The probe `weights`: what each weight matrix is made of, and how far the exact loss depends on
// the directions over which it is averaged.
#include <cmath>

#include "core/experiments/cross_attention/matrix_model.h"
#include "core/experiments/cross_attention/matrix_population.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/rotating.h"
#include "core/experiments/cross_attention/state.h"

namespace icl::cross_attention {
namespace {

struct NoArguments {};

void addRow(ProbeResult& result, std::string name, const Mat<double>& matrix) {
  const MatrixParts parts = partsOf(matrix);
  result.row_labels.push_back(std::move(name));
  result.table.insert(result.table.end(), {parts.scalar, parts.rotation, parts.anisotropy});
  ++result.rows;
}

Result<ProbeResult> runWeights(const Snapshot& snapshot, const Values&, std::stop_token) {
  const Config config = configOf(snapshot.config());
  const MatrixSet set = matricesOf(config, stateOf(snapshot));
  const StackShape shape = shapeOf(config);
  ProbeResult result;
  result.cols = 3;
  result.col_labels = {"scalar", "rotation", "anisotropy"};
  const std::size_t copies = set[Part::Skip].size();
  for (std::size_t t = 0; t < copies; ++t) {
    const std::string layer = copies > 1 ? "." + std::to_string(t) : "";
    for (const Part part : {Part::Skip, Part::Value, Part::Key, Part::Query}) {
      addRow(result, std::string(nameOf(part)) + layer, set[part][t]);
    }
    addRow(result, "attention" + layer,
           set[Part::Value][t] * set[Part::Key][t].transpose() * set[Part::Query][t]);
  }
  addRow(result, "readout", set[Part::Readout][0]);

  SummaryRoom room;
  const WeightSummary summary = summaryOf(set, shape, room);
  result.values = {{"alpha", summary.alpha},
                   {"beta", summary.beta},
                   {"rotation", summary.rotation},
                   {"anisotropy", summary.anisotropy}};
  if (config.parameters != Parameters::Matrices) return result;
  StackWeights<double> weights;
  weights.resize(shape);
  toKernel(set, weights);
  MatrixPopulation seen(shape, taskNodesOf(config)), others(shape, taskNodesOf(config, 1));
  result.values.emplace_back("excess", seen.excess(weights));
  result.values.emplace_back("excess_other_directions", others.excess(weights));
  if (const auto rotating = rotatingMinimumOf(config)) {
    result.values.emplace_back("rotating_excess", rotating->excess);
  }
  return result;
}

}  // namespace

ProbeType weightsProbe() {
  return {
      "weights",
      ICL_TR("Weights"),
      ICL_TR("What each weight matrix is made of: the closest multiple of the identity, its "
             "rotation (antisymmetric) part and the rest of its symmetric part, each counted "
             "so that the identity and a quarter turn have size 1; attention is Wⱽ Wᴷᵀ W^Q."),
      SchemaOf<NoArguments>("weights", {}).build(),
      {{"alpha", ICL_TR("closest α")},
       {"beta", ICL_TR("closest β")},
       {"rotation", ICL_TR("rotation part of the attention weights")},
       {"anisotropy", ICL_TR("what the symmetric part of the attention weights has beside β I")},
       {"excess", ICL_TR("excess over the directions that a run of matrices averages over")},
       {"excess_other_directions",
        ICL_TR("excess over as many other directions of the same law: near the excess where "
               "the directions are enough")},
       {"rotating_excess",
        ICL_TR("least excess of shared weights that are scalars and rotations of pairs of "
               "coordinates; absent in odd dimensions")}},
      runWeights};
}

}  // namespace icl::cross_attention
