// Lines of theory for prompts of finite length: what other predictors reach on them, for the charts
// of the batch loss and of the test risk. Called by references(); some ten ms. Pure.
#pragma once

#include <vector>

#include "core/experiments/cross_attention/config.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {

/// Of `batch_loss` where training is sampled, of `test_risk` where the test differs from training.
std::vector<Reference> contextReferences(const Config& config);

}  // namespace icl::cross_attention
