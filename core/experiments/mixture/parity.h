// Tensors of an independent implementation against this one: whole decoders there and back, five
// optimiser steps, removed heads, measures; and single operations. Any thread.
#pragma once

#include "core/run/parity.h"

namespace icl::mixture {

/// Kinds "unimodal", "multimodal" and "unit"; nothing for others.
std::optional<Result<VerifyEntry>> compareFixture(const ParityFixture& fixture);

}  // namespace icl::mixture
