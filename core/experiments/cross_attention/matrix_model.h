// MatrixModel: whole weight matrices as a TrainedModel: exact population loss over the nodes of
// task_nodes.h, batches of sampled prompts. Belongs to one run.
#pragma once

#include "core/experiments/cross_attention/matrix_weights.h"
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

struct SummaryRoom {
  Mat<double> product{}, attention{};
};
/// α and β of the closest scalar weights, by the products on which predictions depend.
WeightSummary summaryOf(const MatrixSet& set, const StackShape& shape, SummaryRoom& room);

}  // namespace icl::cross_attention
