// Files that are complete or absent: atomic replace, bounded reads, fresh folders, and an
// append-only file for rows. Called by records, documents, exports; blocking, so not on the GUI
// thread for large files. Full disk and I/O errors are Fault::Machine, the rest Fault::Input.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace icl {

/// Replaces `path` in one step that survives a crash: a temporary file beside it, fsync, rename,
/// fsync of the folder. On any failure the old file stays as it was. The folder must exist. A
/// symbolic link stays and what it leads to is replaced.
Status writeAtomic(const std::filesystem::path& path, std::string_view bytes);
/// Where a write to `path` goes: the path itself, or the file its symbolic links lead to (there yet
/// or not), which is replaced in their stead.
std::filesystem::path behindLinks(const std::filesystem::path& path);
/// The whole file; larger than `most` bytes is refused before any of it is read.
Result<std::string> readFile(const std::filesystem::path& path,
                             std::uint64_t most = std::uint64_t{256} << 20);
/// Makes the folder and its parents; fine if it is there.
Status makeFolder(const std::filesystem::path& folder);
/// Makes `root/name`, or `root/name-2`, `-3`, … where that is taken, for this caller alone.
Result<std::filesystem::path> makeUniqueFolder(const std::filesystem::path& root,
                                               const std::string& name);
/// Removes what killed writers left behind in `folder` (".<name>.<pid>-<n>.tmp").
void removeTemporaries(const std::filesystem::path& folder);

/// Error for a failed system call on `path`: one sentence from `code` (an errno).
Error fileError(const std::filesystem::path& path, int code);

/// Grows only at its end. Bytes are buffered; `flush` hands them to the system, `sync` to the disk.
class AppendFile {
 public:
  /// Opens or creates; writing goes on at the present end.
  static Result<AppendFile> open(const std::filesystem::path& path);
  AppendFile(AppendFile&& other) noexcept;
  AppendFile& operator=(AppendFile&& other) noexcept;
  ~AppendFile();

  Status append(std::string_view bytes);
  /// The doubles as they lie in memory (little-endian).
  Status append(std::span<const double> values);
  Status flush();
  Status sync();
  /// Cuts the file to `size` bytes, buffered ones included.
  Status truncate(std::uint64_t size);
  /// Bytes appended or found, buffered ones included.
  std::uint64_t size() const { return size_; }
  const std::filesystem::path& path() const { return path_; }

 private:
  AppendFile(std::filesystem::path path, int descriptor, std::uint64_t size);
  void close();

  std::filesystem::path path_{};
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
  std::string buffer_{};
};

}  // namespace icl
