#include "core/experiments/checkpoint/mapped_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/files.h"

namespace icl::checkpoint {

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::filesystem::path& path) {
  using Opened = Result<std::shared_ptr<const MappedFile>>;
  // Non-blocking: a named pipe must not hang us; it has no effect on files.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return fileError(path, errno);
  const auto mapped = [&]() -> Opened {
    struct stat about {};
    if (::fstat(file, &about) != 0) return fileError(path, errno);
    if (S_ISDIR(about.st_mode)) return fileError(path, EISDIR);
    if (!S_ISREG(about.st_mode)) {
      return Error{Message{ICL_TR("'%1' is not an ordinary file"), {path.string()}}};
    }
    const auto size = static_cast<std::size_t>(about.st_size);
    if (size == 0) return std::shared_ptr<const MappedFile>(new MappedFile(nullptr, 0));
    void* data = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data == MAP_FAILED) return fileError(path, errno);
    return std::shared_ptr<const MappedFile>(new MappedFile(static_cast<char*>(data), size));
  };
  Opened result = mapped();
  ::close(file);
  return result;
}

MappedFile::~MappedFile() {
  if (size_ > 0) ::munmap(const_cast<char*>(data_), size_);
}

}  // namespace icl::checkpoint
