// One safetensors file, mapped. The file is taken for hostile: its header's length, every place and
// every shape are checked, and nothing is taken for its data. Tensors of number types that we don't
// know are listed but not readable. Immutable once open; any thread.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/experiments/checkpoint/mapped_file.h"

namespace icl::checkpoint {

enum class Stored { F64, F32, F16, BF16, I64, U8 };

std::size_t bytesOf(Stored type);
/// "F64", … as the format names it.
std::string_view nameOf(Stored type);

/// Numbers as stored, in memory that somebody else keeps; not aligned.
struct WeightView {
  const std::byte* data = nullptr;
  Stored type = Stored::F32;
  std::vector<std::size_t> shape{};  // row-major, outermost first; empty: one number

  /// How many numbers.
  std::size_t size() const;
  std::size_t bytes() const { return size() * bytesOf(type); }
  /// Numbers [first, first + count) as T (float or double), exact where T can hold them.
  template <class T>
  void copy(std::size_t first, std::size_t count, T* to) const;
  template <class T>
  std::vector<T> all() const {
    std::vector<T> values(size());
    copy(0, values.size(), values.data());
    return values;
  }
};

class MappedTensors {
 public:
  static Result<MappedTensors> open(const std::filesystem::path& path);
  /// The same of bytes that live longer than this object; `where` names them in errors.
  static Result<MappedTensors> fromBytes(std::string_view bytes, const std::string& where);

  /// In alphabetical order, unreadable ones included.
  std::vector<std::string> names() const;
  /// nullptr where there is no such tensor or its number type is unknown.
  const WeightView* find(std::string_view name) const;
  /// The number type of a tensor as its file names it ("I32"); empty where there is none.
  std::string typeOf(std::string_view name) const;

 private:
  struct Entry {
    std::string type{};
    bool readable = false;
    WeightView view{};
  };
  friend class TensorHeader;

  std::shared_ptr<const MappedFile> file_{};  // none: the bytes are somebody else's
  std::map<std::string, Entry, std::less<>> entries_{};
};

}  // namespace icl::checkpoint
