// ParamLayout: names and shapes of the tensors of a model that lie one after the other in one
// vector; weights, gradients and moments of an optimiser share it. Plain data; any thread.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace icl {

/// Row-major rows × cols; a vector has one row.
struct ParamEntry {
  std::string name{};
  std::size_t rows = 0, cols = 0, offset = 0;
  std::size_t size() const { return rows * cols; }
};

/// Half-open part of the vector.
struct ParamRange {
  std::size_t begin = 0, end = 0;
  bool operator==(const ParamRange&) const = default;
};

class ParamLayout {
 public:
  /// Returns the offset; names are unique.
  std::size_t add(std::string name, std::size_t rows, std::size_t cols);
  const std::vector<ParamEntry>& entries() const { return entries_; }
  std::size_t size() const { return size_; }
  const ParamEntry* find(std::string_view name) const;
  /// From the first to the last tensor whose name begins so; they must lie together.
  ParamRange range(std::string_view prefix) const;

 private:
  std::vector<ParamEntry> entries_{};
  std::size_t size_ = 0;
};

}  // namespace icl
