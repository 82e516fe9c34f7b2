// Named tensors in the public safetensors format (an 8-byte length, a JSON header, raw data), so
// that Python reads our checkpoints without us. Called by run records and exports. The reader
// trusts nothing: sizes, offsets and overlaps are checked before any memory is taken for data.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl {

/// Row-major; computed in double, stored as F64, F32 or I64 (whole numbers, exact up to 2^53).
struct Tensor {
  enum class Storage { F64, F32, I64 };

  std::string name{};
  std::vector<std::size_t> shape{};  // empty: one number
  std::vector<double> data{};
  Storage storage = Storage::F64;
  bool operator==(const Tensor&) const = default;
};

struct TensorFile {
  std::vector<Tensor> tensors{};                  // in the order of their data
  std::map<std::string, std::string> metadata{};  // "__metadata__"
};

/// The bytes of a file; a tensor whose data do not fill its shape is our mistake.
std::string safetensorsBytes(std::span<const Tensor> tensors,
                             const std::map<std::string, std::string>& metadata = {});
Result<TensorFile> safetensorsFromBytes(std::string_view bytes, const std::string& where);

/// Atomically, as all files.
Status writeSafetensors(const std::filesystem::path& path, std::span<const Tensor> tensors,
                        const std::map<std::string, std::string>& metadata = {});
Result<TensorFile> readSafetensors(const std::filesystem::path& path);

}  // namespace icl
