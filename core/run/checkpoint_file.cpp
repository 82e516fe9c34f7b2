#include "core/run/checkpoint_file.h"

#include <utility>

#include "core/base/safetensors.h"

namespace icl {

Status writeCheckpoint(const std::filesystem::path& file, const Snapshot& snapshot,
                       std::uint64_t step) {
  std::vector<Tensor> tensors;
  auto named = snapshot.tensors();
  for (Snapshot::Tensor& tensor : named) {
    tensors.push_back({std::move(tensor.name), std::move(tensor.shape), std::move(tensor.data),
                       Tensor::Storage::F64});
  }
  return writeSafetensors(file, tensors, {{"step", std::to_string(step)}});
}

Result<std::vector<Snapshot::Tensor>> readCheckpoint(const std::filesystem::path& file) {
  auto stored = readSafetensors(file);
  if (!stored) return stored.error();
  std::vector<Snapshot::Tensor> tensors;
  for (Tensor& tensor : stored->tensors) {
    tensors.push_back({std::move(tensor.name), std::move(tensor.shape), std::move(tensor.data)});
  }
  return tensors;
}

}  // namespace icl
