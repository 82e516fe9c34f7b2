// A file's bytes as memory: mapped read-only, so opening gigabytes reads none of them and pages
// come in as they are used. Stays valid while the object lives, even if the file is removed (not if
// it is shortened). Any thread.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string_view>

#include "core/base/result.h"

namespace icl::checkpoint {

class MappedFile {
 public:
  /// Ordinary files only, links to them included.
  static Result<std::shared_ptr<const MappedFile>> open(const std::filesystem::path& path);
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;
  ~MappedFile();

  std::string_view bytes() const { return {data_, size_}; }

 private:
  MappedFile(const char* data, std::size_t size) : data_(data), size_(size) {}

  const char* data_;
  std::size_t size_;
};

}  // namespace icl::checkpoint
