// A stored run: run.json (replaced atomically), rows.f64 (append-only little-endian doubles, width
// in run.json), checkpoints/*.safetensors, probes/. Written by the trainer, loss-free. A folder
// without an end is "interrupted" and can be resumed. A crash costs at most the last row.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/run/driver.h"

namespace icl {

/// The past was edited: rows from `step` on were replaced, `rows` of them had been recorded.
struct RunEdit {
  std::uint64_t step = 0, rows = 0;
  bool operator==(const RunEdit&) const = default;
};

struct RunManifest {
  int format = 1;
  std::string id{}, experiment{}, preset{}, parent{}, build{}, host{}, started{}, ended{};
  std::string title{};
  std::uint64_t first_step = 0;         // > 0 for a fork: rows start here, the past is the parent's
  std::vector<std::string> channels{};  // row layout, in order
  Values config{};                      // complete, not a difference
  std::uint64_t seed = 1, steps = 0;    // steps: the limit
  std::string until{};
  std::vector<Event> events{};
  std::vector<RunEdit> edits{};
  EndReason end = EndReason::None;
  std::string sentence{};
  std::string digest{};    // SHA-256 of rows.f64, once ended
  std::uint64_t rows = 0;  // once ended
  double seconds = 0;
  std::map<std::string, double> finals{};
};

Json toJson(const RunManifest& manifest);
Result<RunManifest> manifestFromJson(const Json& json, const std::string& where);
/// The manifest of a run that `driver` is about to make: experiment, settings, seed, limits,
/// events.
RunManifest manifestOf(const Driver& driver);
/// "g++ 12.2, Release, x86-64, icl 0.1.0": what made the bits.
std::string buildString();

/// Every row is handed to the system at once: a killed process loses at most the row it was at.
/// While it exists no other process can write the same run.
class RunWriter {
 public:
  /// Creates `root/<date>-<slug>-<hash>/`; manifest.id is filled in.
  static Result<std::unique_ptr<RunWriter>> create(const std::filesystem::path& root,
                                                   RunManifest manifest);
  /// Opens an interrupted run for appending after its row `rows` (later rows are cut).
  static Result<std::unique_ptr<RunWriter>> reopen(const std::filesystem::path& folder,
                                                   std::uint64_t rows);
  ~RunWriter();

  /// After close() a row opens the run again: its end is taken back.
  Status row(std::span<const double> channels);
  /// The past was edited at `step`: the rows from it on go (the caller writes the row of `step`
  /// anew: it shows the state after the change), the manifest's events become `events`.
  Status truncate(std::uint64_t step, const std::vector<Event>& events);
  Status event(const Event& event);
  /// A new step limit or stop rule.
  Status limits(std::uint64_t steps, const std::string& until);
  Status checkpoint(const Snapshot& snapshot, std::uint64_t step);
  Status flush();  // to the disk itself, against a loss of power
  Status close(EndReason end, const std::string& sentence,
               const std::map<std::string, double>& finals, double seconds);
  const std::filesystem::path& folder() const;
  const RunManifest& manifest() const;
  std::uint64_t rows() const;

 private:
  struct State;
  explicit RunWriter(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

class RunReader {
 public:
  static Result<RunReader> open(const std::filesystem::path& folder);
  const RunManifest& manifest() const { return manifest_; }
  const std::filesystem::path& folder() const { return folder_; }
  /// No end is written: it was killed, or it is being written right now (isBeingWritten).
  bool interrupted() const { return manifest_.end == EndReason::None; }
  std::uint64_t rows() const { return rows_; }
  /// Row-major rows [first, last) of all channels; a torn last row is left out.
  Result<std::vector<double>> read(std::uint64_t first, std::uint64_t last) const;
  Result<std::string> digest() const;  // SHA-256 of the rows as stored
  /// Refused where the run has ended and its rows are not those it ended with.
  Status intact() const;
  std::vector<std::uint64_t> checkpointSteps() const;
  Result<std::vector<Snapshot::Tensor>> checkpoint(std::uint64_t step) const;

 private:
  std::filesystem::path folder_{};
  RunManifest manifest_{};
  std::uint64_t rows_ = 0;
};

/// True while a RunWriter, in whatever process, has the run open.
bool isBeingWritten(const std::filesystem::path& folder);

/// Runs a driver to its end with a writer: what `icl run`, claims and resume share. `progress` may
/// be empty and may ask to stop (return false → Cancelled at the next step boundary).
struct RunReport {
  std::filesystem::path folder{};
  EndReason end = EndReason::None;
  Message sentence{};
  std::uint64_t steps = 0;
  double seconds = 0;
  std::string digest{};
  std::map<std::string, double> finals{};
};
Result<RunReport> runToEnd(Driver& driver, RunWriter* writer,
                           const std::function<bool(const Driver&)>& progress);

/// Goes on with an interrupted run from its last checkpoint (or from its start) to its end. Rows
/// that were recorded after the checkpoint are computed again and must come out the same; a stop
/// during that leaves the run interrupted as it was.
Result<RunReport> resumeRun(const std::filesystem::path& folder, const Catalog& catalog,
                            const std::function<bool(const Driver&)>& progress);
/// A driver that stands where the stored run was at `step` (empty: at its last row), with its
/// events: for `--run RUN@STEP` and for forks of stored runs.
Result<std::unique_ptr<Driver>> driverFromRun(const RunReader& run, const Catalog& catalog,
                                              std::optional<std::uint64_t> step = {});

/// Last row as finals: channel key → value.
std::map<std::string, double> finalsOf(const std::vector<Channel>& channels,
                                       std::span<const double> row);

}  // namespace icl
