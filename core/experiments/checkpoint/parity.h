// Fixtures of checkpoints from an independent implementation (tiny models with the public names,
// expected tensors of their passes, and tables of the parts) against this build, in double and in
// float. What a fixture is shows from the files in its folder.
#pragma once

#include "core/run/parity.h"

namespace icl::checkpoint {

std::optional<Result<VerifyEntry>> compareFixture(const ParityFixture& fixture);

}  // namespace icl::checkpoint
