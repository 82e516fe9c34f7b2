// Encoders of an independent implementation against ours: features, logits, loss, gradients,
// running statistics. Any thread.
#pragma once

#include "core/run/parity.h"

namespace icl::mixture {

/// Kind "encoder"; nothing for others.
std::optional<Result<VerifyEntry>> compareEncoder(const ParityFixture& fixture);

}  // namespace icl::mixture
