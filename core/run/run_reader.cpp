#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/run/checkpoint_file.h"
#include "core/run/record.h"
#include "core/run/record_files.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kCheckpointPrefix = "step-", kCheckpointSuffix = ".safetensors";
constexpr std::uint64_t kManifestMost = std::uint64_t{64} << 20;

Error notARun(const fs::path& folder) {
  return Error{Message{ICL_TR("is not a run folder: it has no run.json")}, folder.string()};
}

}  // namespace

fs::path manifestFile(const fs::path& folder) { return folder / "run.json"; }

fs::path rowsFile(const fs::path& folder) { return folder / "rows.f64"; }

fs::path checkpointFolder(const fs::path& folder) { return folder / "checkpoints"; }

fs::path checkpointFile(const fs::path& folder, std::uint64_t step) {
  std::array<char, 64> name{};
  std::snprintf(name.data(), name.size(), "step-%012llu.safetensors",
                static_cast<unsigned long long>(step));
  return checkpointFolder(folder) / name.data();
}

std::vector<std::uint64_t> checkpointStepsIn(const fs::path& folder) {
  std::vector<std::uint64_t> steps;
  std::error_code none;
  for (fs::directory_iterator at(checkpointFolder(folder), none), end; !none && at != end;
       at.increment(none)) {
    const std::string name = at->path().filename().string();
    if (!name.starts_with(kCheckpointPrefix) || !name.ends_with(kCheckpointSuffix)) continue;
    const char* first = name.data() + kCheckpointPrefix.size();
    const char* last = name.data() + name.size() - kCheckpointSuffix.size();
    std::uint64_t step = 0;
    if (const auto read = std::from_chars(first, last, step); read.ptr == last && first != last) {
      steps.push_back(step);
    }
  }
  std::sort(steps.begin(), steps.end());
  return steps;
}

Result<std::string> digestOfRows(const fs::path& folder, std::uint64_t bytes) {
  std::ifstream in(rowsFile(folder), std::ios::binary);
  if (!in) return fileError(rowsFile(folder), ENOENT);
  Sha256 sha;
  std::vector<char> block(std::size_t{1} << 20);
  while (bytes > 0) {
    const auto want = static_cast<std::streamsize>(std::min<std::uint64_t>(bytes, block.size()));
    if (!in.read(block.data(), want)) return fileError(rowsFile(folder), EIO);
    sha.update(std::string_view(block.data(), static_cast<std::size_t>(want)));
    bytes -= static_cast<std::uint64_t>(want);
  }
  return sha.hex();
}

Result<RunReader> RunReader::open(const fs::path& folder) {
  std::error_code none;
  if (!fs::is_directory(folder, none)) {
    return Error{Message{ICL_TR("there is no such run folder")}, folder.string()};
  }
  if (!fs::exists(manifestFile(folder), none)) return notARun(folder);
  const auto text = readFile(manifestFile(folder), kManifestMost);
  if (!text) return text.error();
  const auto json = Json::parse(*text, manifestFile(folder).string());
  if (!json) return json.error();
  auto manifest = manifestFromJson(*json, manifestFile(folder).string());
  if (!manifest) return manifest.error();

  const auto size = fs::file_size(rowsFile(folder), none);
  if (none) {
    return Error{Message{ICL_TR("the run has lost its rows: rows.f64 is missing")},
                 folder.string()};
  }
  RunReader reader;
  reader.folder_ = folder;
  reader.manifest_ = std::move(manifest).value();
  reader.rows_ = size / (reader.manifest_.channels.size() * sizeof(double));
  if (!reader.interrupted() && reader.rows_ != reader.manifest_.rows) {
    return Error{Message{ICL_TR("the run is damaged: rows.f64 has %1 rows where run.json says %2"),
                         {std::to_string(reader.rows_), std::to_string(reader.manifest_.rows)}},
                 folder.string()};
  }
  return reader;
}

Result<std::vector<double>> RunReader::read(std::uint64_t first, std::uint64_t last) const {
  last = std::min(last, rows_);
  if (first >= last) return std::vector<double>{};
  const std::uint64_t width = manifest_.channels.size();
  std::vector<double> rows((last - first) * width);
  std::ifstream in(rowsFile(folder_), std::ios::binary);
  in.seekg(static_cast<std::streamoff>(first * width * sizeof(double)));
  in.read(reinterpret_cast<char*>(rows.data()),
          static_cast<std::streamsize>(rows.size() * sizeof(double)));
  if (!in) return fileError(rowsFile(folder_), EIO);
  return rows;
}

Result<std::string> RunReader::digest() const {
  return digestOfRows(folder_, rows_ * manifest_.channels.size() * sizeof(double));
}

Status RunReader::intact() const {
  if (interrupted() || manifest_.digest.empty()) return {};
  const auto now = digest();
  if (!now) return now.error();
  if (*now == manifest_.digest) return {};
  return Error{Message{ICL_TR("the run is damaged: its rows are not those that it ended with (the "
                              "digest of rows.f64 is not the one in run.json)")},
               folder_.string()};
}

std::vector<std::uint64_t> RunReader::checkpointSteps() const { return checkpointStepsIn(folder_); }

Result<std::vector<Snapshot::Tensor>> RunReader::checkpoint(std::uint64_t step) const {
  return readCheckpoint(checkpointFile(folder_, step));
}

bool isBeingWritten(const fs::path& folder) {
  const int descriptor = ::open(rowsFile(folder).c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool busy = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);  // drops the lock if it was ours
  return busy;
}

}  // namespace icl
