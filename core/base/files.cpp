#include "core/base/files.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "core/base/text.h"

namespace icl {

namespace {

constexpr std::size_t kBuffered = 1 << 16;

/// Closes on every way out.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  bool open() const { return value_ >= 0; }
  int get() const { return value_; }
  int close() { return value_ < 0 ? 0 : ::close(std::exchange(value_, -1)); }

 private:
  int value_;
};

/// 0, or the errno of the first failure; interrupted and short writes are gone on with.
int writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

/// Some file systems (and devices) have no fsync; that is no failure of the write.
int syncAll(int descriptor) {
  if (::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP) return 0;
  return errno;
}

std::filesystem::path folderOf(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

std::filesystem::path temporaryBeside(const std::filesystem::path& path) {
  static std::atomic<unsigned> count{0};
  const std::string name = "." + path.filename().string() + "." + std::to_string(::getpid()) + "-" +
                           std::to_string(count++) + ".tmp";
  return folderOf(path) / name;
}

/// 0, or the errno: the whole of the temporary file, safe on the disk.
int writeNew(const std::filesystem::path& path, std::string_view bytes) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!file.open()) return errno;
  if (const int code = writeAll(file.get(), bytes)) return code;
  if (const int code = syncAll(file.get())) return code;
  return file.close() == 0 ? 0 : errno;
}

void syncFolder(const std::filesystem::path& folder) {
  const Descriptor handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (handle.open()) syncAll(handle.get());
}

}  // namespace

Error fileError(const std::filesystem::path& path, int code) {
  const auto sentence = [&](const char* pattern, Fault fault) {
    return Error{Message{pattern, {path.string()}}, {}, fault};
  };
  switch (code) {
    case ENOSPC:
    case EDQUOT:
      return sentence(ICL_TR("the disk is full: no room to write '%1'"), Fault::Machine);
    case EFBIG:
      return sentence(ICL_TR("'%1' would be larger than the system allows"), Fault::Machine);
    case EIO:
      return sentence(ICL_TR("the disk failed at '%1'"), Fault::Machine);
    case EMFILE:
    case ENFILE:
      return sentence(ICL_TR("too many files are open to open '%1' as well"), Fault::Machine);
    case EROFS:
      return sentence(ICL_TR("'%1' cannot be written: the disk is read-only"), Fault::Input);
    case EACCES:
    case EPERM:
      return sentence(ICL_TR("'%1' is not permitted to this user"), Fault::Input);
    case ENOENT:
      return sentence(ICL_TR("'%1' does not exist"), Fault::Input);
    case ENOTDIR:
      return sentence(ICL_TR("'%1' cannot be reached: part of its path is a file, not a folder"),
                      Fault::Input);
    case EISDIR:
      return sentence(ICL_TR("'%1' is a folder, not a file"), Fault::Input);
    case ENAMETOOLONG:
      return sentence(ICL_TR("the name '%1' is too long"), Fault::Input);
    default:
      break;
  }
  return Error{
      Message{ICL_TR("'%1' failed: %2"), {path.string(), std::generic_category().message(code)}},
      {},
      Fault::Machine};
}

std::filesystem::path behindLinks(const std::filesystem::path& path) {
  constexpr int kMostLinks = 40;
  std::filesystem::path at = path;
  std::error_code code;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(at, code); ++i) {
    const auto target = std::filesystem::read_symlink(at, code);
    if (code) break;
    at = folderOf(at) / target;  // an absolute target stands alone
  }
  return at;
}

Status writeAtomic(const std::filesystem::path& link, std::string_view bytes) {
  const std::filesystem::path path = behindLinks(link);
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return fileError(path, EISDIR);
  const std::filesystem::path temporary = temporaryBeside(path);
  int code = writeNew(temporary, bytes);
  if (code == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) code = errno;
  if (code != 0) {
    ::unlink(temporary.c_str());
    const bool folder_missing = code == ENOENT;
    return fileError(folder_missing ? folderOf(path) : path, code);
  }
  syncFolder(folderOf(path));
  return {};
}

Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t most) {
  // Non-blocking: a named pipe must not hang us; it has no effect on files.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.open()) return fileError(path, errno);
  struct stat about {};
  if (::fstat(file.get(), &about) != 0) return fileError(path, errno);
  if (S_ISDIR(about.st_mode)) return fileError(path, EISDIR);
  if (!S_ISREG(about.st_mode)) {
    return Error{Message{ICL_TR("'%1' is not an ordinary file"), {path.string()}}};
  }
  const Error too_large{Message{ICL_TR("'%1' is larger than the %2 that such a file may have"),
                                {path.string(), byteCount(static_cast<double>(most))}}};
  if (static_cast<std::uint64_t>(about.st_size) > most) return too_large;
  std::string bytes(static_cast<std::size_t>(about.st_size), '\0');
  std::size_t filled = 0;
  while (filled < bytes.size()) {
    const ssize_t got = ::read(file.get(), bytes.data() + filled, bytes.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fileError(path, errno);
    if (got == 0) break;  // became shorter in the meantime
    filled += static_cast<std::size_t>(got);
  }
  bytes.resize(filled);
  return bytes;
}

Status makeFolder(const std::filesystem::path& folder) {
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return fileError(folder, code.value());
  if (!std::filesystem::is_directory(folder, code)) return fileError(folder, ENOTDIR);
  return {};
}

Result<std::filesystem::path> makeUniqueFolder(const std::filesystem::path& root,
                                               const std::string& name) {
  if (Status status = makeFolder(root); !status.ok()) return status.error();
  constexpr int kTries = 100000;
  for (int i = 1; i < kTries; ++i) {
    const auto folder = root / (i == 1 ? name : name + "-" + std::to_string(i));
    if (::mkdir(folder.c_str(), 0777) == 0) {
      syncFolder(root);
      return folder;
    }
    if (errno != EEXIST) return fileError(folder, errno);
  }
  return fileError(root / name, EEXIST);
}

void removeTemporaries(const std::filesystem::path& folder) {
  std::error_code code;
  for (const auto& entry : std::filesystem::directory_iterator(folder, code)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with('.') || !name.ends_with(".tmp")) continue;
    const std::string stem = name.substr(0, name.size() - 4);
    const auto dot = stem.rfind('.');
    const auto dash = stem.rfind('-');
    if (dot == stem.npos || dash == stem.npos || dash < dot) continue;
    const auto process = parseInteger(stem.substr(dot + 1, dash - dot - 1));
    if (!process || *process <= 0) continue;
    // A writer that still lives needs its file.
    const bool lives = ::kill(static_cast<pid_t>(*process), 0) == 0 || errno == EPERM;
    if (!lives) ::unlink(entry.path().c_str());
  }
}

AppendFile::AppendFile(std::filesystem::path path, int descriptor, std::uint64_t size)
    : path_(std::move(path)), descriptor_(descriptor), size_(size) {
  buffer_.reserve(kBuffered);
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      size_(other.size_),
      buffer_(std::move(other.buffer_)) {}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept {
  if (this != &other) {
    close();
    path_ = std::move(other.path_);
    descriptor_ = std::exchange(other.descriptor_, -1);
    size_ = other.size_;
    buffer_ = std::move(other.buffer_);
  }
  return *this;
}

AppendFile::~AppendFile() { close(); }

void AppendFile::close() {
  if (descriptor_ < 0) return;
  // Nobody is left to hear of a failure: whoever needs to know calls flush before.
  writeAll(descriptor_, buffer_);
  ::close(std::exchange(descriptor_, -1));
}

Result<AppendFile> AppendFile::open(const std::filesystem::path& path) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return fileError(path, errno);
  struct stat about {};
  if (::fstat(descriptor, &about) != 0) {
    const int code = errno;
    ::close(descriptor);
    return fileError(path, code);
  }
  return AppendFile(path, descriptor, static_cast<std::uint64_t>(about.st_size));
}

Status AppendFile::append(std::string_view bytes) {
  if (buffer_.size() + bytes.size() > kBuffered) {
    if (Status status = flush(); !status.ok()) return status;
  }
  buffer_.append(bytes);
  size_ += bytes.size();
  return {};
}

Status AppendFile::append(std::span<const double> values) {
  return append(
      std::string_view(reinterpret_cast<const char*>(values.data()), values.size_bytes()));
}

Status AppendFile::flush() {
  if (buffer_.empty()) return {};
  const int code = writeAll(descriptor_, buffer_);
  if (code != 0) {
    // What a full disk left half written would shift every later row: cut it off again.
    const auto stored = static_cast<off_t>(size_ - buffer_.size());
    if (::ftruncate(descriptor_, stored) != 0) return fileError(path_, code);
    return fileError(path_, code);
  }
  buffer_.clear();
  return {};
}

Status AppendFile::sync() {
  if (Status status = flush(); !status.ok()) return status;
  const int code = syncAll(descriptor_);
  return code == 0 ? Status() : Status(fileError(path_, code));
}

Status AppendFile::truncate(std::uint64_t size) {
  if (Status status = flush(); !status.ok()) return status;
  if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) return fileError(path_, errno);
  size_ = size;
  return {};
}

}  // namespace icl
