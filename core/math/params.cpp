#include "core/math/params.h"

#include <utility>

#include "core/base/result.h"

namespace icl {

std::size_t ParamLayout::add(std::string name, std::size_t rows, std::size_t cols) {
  ICL_CHECK(find(name) == nullptr, name);
  const std::size_t offset = size_;
  entries_.push_back({std::move(name), rows, cols, offset});
  size_ += rows * cols;
  return offset;
}

const ParamEntry* ParamLayout::find(std::string_view name) const {
  for (const ParamEntry& entry : entries_) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

ParamRange ParamLayout::range(std::string_view prefix) const {
  ParamRange range;
  for (const ParamEntry& entry : entries_) {
    if (!entry.name.starts_with(prefix)) continue;
    if (range.end == 0) range = {entry.offset, entry.offset};
    ICL_CHECK(range.end == entry.offset, entry.name);
    range.end += entry.size();
  }
  return range;
}

}  // namespace icl
