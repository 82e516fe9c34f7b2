// Checkpoints of a run as safetensors files: a snapshot's tensors and the step they belong to.
// Called by records; any thread.
#pragma once

#include <filesystem>
#include <vector>

#include "core/run/experiment.h"

namespace icl {

/// Complete or absent.
Status writeCheckpoint(const std::filesystem::path& file, const Snapshot& snapshot,
                       std::uint64_t step);
Result<std::vector<Snapshot::Tensor>> readCheckpoint(const std::filesystem::path& file);

}  // namespace icl
