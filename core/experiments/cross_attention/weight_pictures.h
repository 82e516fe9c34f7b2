// Plates of the weights of a cross-attention stack: each matrix of a layer, and the product W^V B
// through which attention acts, as heatmaps. Scalar weights are drawn as multiples of the identity.
// Called at screen pace on the run's thread.
#pragma once

#include <vector>

#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/scalar_stack.h"
#include "core/telemetry/channel.h"

namespace icl::cross_attention {

/// In the order in which they are drawn, after the plates of the prompt.
std::vector<Plate> platesOfWeights();

/// Fill the last plates of the frame; `look.layer` chooses the layer where layers differ.
void drawMatrixWeights(Frame& frame, const Look& look, const Config& config, const MatrixSet& set);
void drawScalarWeights(Frame& frame, const Look& look, const Config& config,
                       const ScalarStack& stack);

}  // namespace icl::cross_attention
