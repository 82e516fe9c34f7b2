// Checkpoints of a run in the public safetensors format (readable from Python without us): float64
// tensors only. Called by records; any thread. The reader checks every offset before it uses it.
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
