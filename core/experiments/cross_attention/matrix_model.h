// MatrixModel: whole weight matrices as a TrainedModel: exact population loss over the nodes of
// task_nodes.h, batches of sampled prompts. Belongs to one run.
#pragma once

#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/trained_model.h"

namespace icl::cross_attention {

std::unique_ptr<TrainedModel> matrixModelOf(const Config& config);

/// What of a matrix is a multiple of the identity, a rotation, and neither; each as a root mean
/// square of its eigenvalues' sizes, so that the identity counts 1 in any dimension.
struct MatrixParts {
  double scalar = 0;      // trace / d, with its sign
  double rotation = 0;    // antisymmetric part
  double anisotropy = 0;  // symmetric part without the trace
};
MatrixParts partsOf(const Mat<double>& matrix);

/// The matrices of a run: trained ones, or those that scalar weights stand for.
MatrixSet matricesOf(const Config& config, const State& state);

/// Losses on prompts of `context` tokens with the weights of a run; fewer than asked for where more
/// than 64 MB would be kept.
std::vector<double> lossesOf(const Config& config, const State& state, int context, int samples,
                             std::uint64_t seed);

struct SummaryRoom {
  Mat<double> product{}, attention{};
};
/// α and β of the closest scalar weights, by the products on which predictions depend.
WeightSummary summaryOf(const MatrixSet& set, const StackShape& shape, SummaryRoom& room);

}  // namespace icl::cross_attention
