// Single operations of an independent implementation against ours. Only parity*.cpp include this.
#pragma once

#include "core/experiments/mixture/parity_tensors.h"

namespace icl::mixture {

Result<VerifyEntry> compareOperations(const ParityFixture& fixture, const FixtureTensors& tensors);

}  // namespace icl::mixture
