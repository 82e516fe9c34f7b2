// The vision tower written down plainly in double, for tests: no permutation, no kernels, every
// patch sees those whose window (or picture) is its own. And checkpoints of chosen shapes with
// random numbers, in the number formats and name schemes that public files use.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/experiments/checkpoint/model_config.h"
#include "core/experiments/checkpoint/patches.h"

namespace icl::checkpoint {

/// Tensors under their published names, of numbers that bf16 and f16 hold exactly.
using PlainTensors = std::map<std::string, std::vector<double>>;
PlainTensors randomTensors(const ModelConfig& config, std::uint64_t seed);

/// Merged rows of a picture, out_width numbers each.
std::vector<double> plainMerged(const PlainTensors& tensors, const VisionShape& shape,
                                const PreparedPicture& picture);

/// How a checkpoint is written down.
struct CheckpointForm {
  std::string type = "F32";  // or "BF16", "F16", "F64"
  bool new_names = false;
  std::size_t shards = 1;
};
/// config.json in the present or (new_names) the nested dialect, and the weights.
void writeCheckpoint(const std::filesystem::path& folder, const ModelConfig& config,
                     const PlainTensors& tensors, const CheckpointForm& form);

}  // namespace icl::checkpoint
