#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/run/checkpoint_file.h"
#include "core/run/record.h"
#include "core/run/record_files.h"

namespace icl {

static_assert(std::endian::native == std::endian::little, "stored numbers are little-endian");

namespace {

std::string utcNow(const char* format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  std::strftime(text.data(), text.size(), format, &parts);
  return text.data();
}

std::string hostName() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

/// Holds the advisory lock that says "this run is being written"; the system drops it with the
/// process, however that ends.
class WriteLock {
 public:
  WriteLock() = default;
  WriteLock(WriteLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  WriteLock& operator=(WriteLock&&) = delete;
  ~WriteLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  static Result<WriteLock> take(const std::filesystem::path& folder) {
    WriteLock lock;
    lock.descriptor_ = ::open(rowsFile(folder).c_str(), O_RDONLY | O_CLOEXEC);
    if (lock.descriptor_ < 0) return fileError(rowsFile(folder), errno);
    if (::flock(lock.descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
      return Error{Message{ICL_TR("the run is being written by another program; wait until it "
                                  "ends")},
                   folder.string()};
    }
    return lock;
  }

 private:
  int descriptor_ = -1;
};

Status saveManifest(const std::filesystem::path& folder, const RunManifest& manifest) {
  return writeAtomic(manifestFile(folder), toJson(manifest).print(1) + "\n");
}

}  // namespace

struct RunWriter::State {
  std::filesystem::path folder{};
  RunManifest manifest{};
  AppendFile file;
  WriteLock lock;
  Sha256 sha{};
  bool rehash = false;  // the digest must be taken from the file: rows were cut or found
  std::uint64_t stride() const { return manifest.channels.size() * sizeof(double); }
  std::uint64_t rows() const { return file.size() / stride(); }
  Status save() const { return saveManifest(folder, manifest); }
  /// Takes the end back; first of all, so that a kill leaves an interrupted run, not a wrong one.
  Status openAgain() {
    if (manifest.end == EndReason::None) return {};
    manifest.end = EndReason::None;
    manifest.ended.clear();
    manifest.sentence.clear();
    manifest.digest.clear();
    manifest.rows = 0;
    manifest.finals.clear();
    return save();
  }
};

RunWriter::RunWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}

RunWriter::~RunWriter() = default;

Result<std::unique_ptr<RunWriter>> RunWriter::create(const std::filesystem::path& root,
                                                     RunManifest manifest) {
  ICL_CHECK(!manifest.channels.empty(), "a run has at least one channel");
  const std::string hash = sha256(toJson(manifest).print());
  const std::string name = utcNow("%Y-%m-%d-%H%M%S-") +
                           slug(manifest.preset.empty() ? manifest.experiment : manifest.preset) +
                           "-" + hash.substr(0, 6);
  if (manifest.started.empty()) manifest.started = utcNow("%Y-%m-%dT%H:%M:%SZ");
  if (manifest.build.empty()) manifest.build = buildString();
  if (manifest.host.empty()) manifest.host = hostName();

  // Filled under a hidden name and then renamed: a run folder is complete or absent.
  auto hidden = makeUniqueFolder(root, std::string(kUnfinished) + name);
  if (!hidden) return hidden.error();
  const auto give_up = [&](const Error& error) {
    std::error_code ignored;
    std::filesystem::remove_all(*hidden, ignored);  // ours alone, and nothing is in it yet
    return error;
  };
  if (auto file = AppendFile::open(rowsFile(*hidden)); !file) return give_up(file.error());
  auto lock = WriteLock::take(*hidden);
  if (!lock) return give_up(lock.error());
  std::filesystem::path folder;
  for (int i = 1;; ++i) {
    manifest.id = i == 1 ? name : name + "-" + std::to_string(i);
    folder = root / manifest.id;
    if (auto saved = saveManifest(*hidden, manifest); !saved) return give_up(saved.error());
    if (::rename(hidden->c_str(), folder.c_str()) == 0) break;
    if (errno != EEXIST && errno != ENOTEMPTY) return give_up(fileError(folder, errno));
  }
  auto file = AppendFile::open(rowsFile(folder));
  if (!file) return file.error();
  return std::unique_ptr<RunWriter>(new RunWriter(std::make_unique<State>(
      State{folder, std::move(manifest), std::move(*file), std::move(*lock)})));
}

Result<std::unique_ptr<RunWriter>> RunWriter::reopen(const std::filesystem::path& folder,
                                                     std::uint64_t rows) {
  const auto run = RunReader::open(folder);
  if (!run) return run.error();
  if (!run->interrupted()) {
    return Error{Message{ICL_TR("the run has ended (%1); only an interrupted run can go on"),
                         {std::string(toText(run->manifest().end))}},
                 folder.string()};
  }
  ICL_CHECK(rows <= run->rows(), "a run is reopened at a row it has");
  auto lock = WriteLock::take(folder);
  if (!lock) return lock.error();
  removeTemporaries(folder);
  removeTemporaries(checkpointFolder(folder));
  auto file = AppendFile::open(rowsFile(folder));
  if (!file) return file.error();
  auto state =
      std::make_unique<State>(State{folder, run->manifest(), std::move(*file), std::move(*lock)});
  state->rehash = true;
  if (auto cut = state->file.truncate(rows * state->stride()); !cut) return cut.error();
  return std::unique_ptr<RunWriter>(new RunWriter(std::move(state)));
}

Status RunWriter::row(std::span<const double> channels) {
  ICL_CHECK(channels.size() == state_->manifest.channels.size(), "a row has every channel");
  if (auto open = state_->openAgain(); !open) return open;
  if (auto added = state_->file.append(channels); !added) return added;
  if (auto written = state_->file.flush(); !written) return written;
  if (!state_->rehash) state_->sha.update(channels);
  return {};
}

Status RunWriter::truncate(std::uint64_t step, const std::vector<Event>& events) {
  State& s = *state_;
  const std::uint64_t first = s.manifest.first_step;
  ICL_CHECK(step >= first, "an edit lies inside the run");
  if (auto open = s.openAgain(); !open) return open;
  const std::uint64_t had = s.rows();
  const std::uint64_t keep = std::min(step - first, had);
  // Rows go before the events are told: a kill in between leaves a shorter run that is still true.
  s.rehash = true;
  for (const std::uint64_t stored : checkpointStepsIn(s.folder)) {
    if (stored < step || stored == first) continue;
    std::error_code ignored;
    std::filesystem::remove(checkpointFile(s.folder, stored), ignored);
  }
  if (auto cut = s.file.truncate(keep * s.stride()); !cut) return cut;
  s.manifest.events = events;
  if (had > keep + 1) s.manifest.edits.push_back({step, had - keep});
  return s.save();
}

Status RunWriter::event(const Event& event) {
  auto& events = state_->manifest.events;
  const auto after =
      std::upper_bound(events.begin(), events.end(), event,
                       [](const Event& a, const Event& b) { return a.step < b.step; });
  events.insert(after, event);
  return state_->save();
}

Status RunWriter::limits(std::uint64_t steps, const std::string& until) {
  state_->manifest.steps = steps;
  state_->manifest.until = until;
  return state_->save();
}

Status RunWriter::checkpoint(const Snapshot& snapshot, std::uint64_t step) {
  if (auto made = makeFolder(checkpointFolder(state_->folder)); !made) return made;
  return writeCheckpoint(checkpointFile(state_->folder, step), snapshot, step);
}

Status RunWriter::flush() { return state_->file.sync(); }

Status RunWriter::close(EndReason end, const std::string& sentence,
                        const std::map<std::string, double>& finals, double seconds) {
  State& s = *state_;
  if (auto synced = s.file.sync(); !synced) return synced;
  if (s.rehash) {
    auto digest = digestOfRows(s.folder, s.rows() * s.stride());
    if (!digest) return digest.error();
    s.manifest.digest = std::move(digest).value();
  } else {
    s.manifest.digest = s.sha.hex();
    s.rehash = true;  // a finished hash takes no more rows
  }
  s.manifest.end = end;
  s.manifest.sentence = sentence;
  s.manifest.rows = s.rows();
  s.manifest.finals = finals;
  s.manifest.seconds = seconds;
  s.manifest.ended = utcNow("%Y-%m-%dT%H:%M:%SZ");
  return s.save();
}

const std::filesystem::path& RunWriter::folder() const { return state_->folder; }

const RunManifest& RunWriter::manifest() const { return state_->manifest; }

std::uint64_t RunWriter::rows() const { return state_->rows(); }

}  // namespace icl
