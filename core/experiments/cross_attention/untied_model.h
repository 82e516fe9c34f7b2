// UntiedModel: α and β of each layer as a TrainedModel: exact population loss by quadrature over
// the norm, sampled prompts in law. Belongs to one run.
#pragma once

#include "core/experiments/cross_attention/trained_model.h"
#include "core/experiments/cross_attention/untied_loss.h"

namespace icl::cross_attention {

std::unique_ptr<TrainedModel> untiedModelOf(const Config& config);

/// θ as the stack that pictures and exact risks at finite context know.
ScalarStack untiedStack(const Config& config, std::span<const double> theta);

}  // namespace icl::cross_attention
