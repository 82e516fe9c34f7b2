// Sweep: a grid of settings × seeds as a pure list of jobs. Read strictly from a file, never held
// in memory job by job: job i is worked out when it is asked for. Plain data after loading, so any
// thread may ask. Does not run anything (sweep_run.h) and stores nothing (result_store.h).
//
// The file (only format, id, title, experiment or preset, and axes are required):
//   {"format": "icl-sweep/1", "id": "slug", "title": "…", "story": "…", "source": "…",
//    "experiment": "cross-attention",            or "preset": "depth" (by id, or a file beside it)
//    "settings": {"parameters": "one"}, "steps": 400, "until": "excess < 1e-6",
//    "axes": [{"setting": "depth", "values": [1, 2, 4]},
//             {"setting": "rate", "from": 0.001, "to": 0.1, "count": 9, "scale": "log"},
//             {"setting": "budget", "from": 1, "to": 7, "step": 2},
//             {"zip": [{"setting": "classes", "values": […]}, {"setting": "labels", "values":
//             […]}]}],
//    "seeds": 3 (seed, seed+1, …) or [1, 5, 9], "seed": 1,
//    "record": ["loss", "level:bayes_risk", "probe:minimiser.alpha",
//               {"name": "t50", "when": "icl > 0.75", "value": "step"},
//               {"name": "far", "quantity": "probe:loss.excess", "settings": {}, "arguments": {}}],
//    "keep": "none", "all", or {"depth": [4], "seed": [1]}: whose run folders stay
//    "picture": {"x": "depth", "y": "rate", "value": "loss", "level": 0.33, "log": true},
//    "claims": [{"text": "…", "cell": {"depth": 4}, "value": "loss", "is": "below", "target": 0.3,
//                "factor": 1, "offset": 0, "relative": 0, "absolute": 0}]}
// Axes are crossed; the members of a zip go together. A claim speaks of the mean of a recorded
// value over all jobs of its cell; "target" may be another cell: {"cell": {…}, "value": "…"}.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/run/preset.h"

namespace icl {

/// One direction of the grid: a setting, or several that go together.
struct SweepAxis {
  std::vector<std::string> keys{};
  std::vector<std::vector<Value>> points{};  // points[i]: one value a key
  Scale scale = Scale::Linear;
};

/// What is kept of a job, under a name that is a column of the results.
struct SweepRecord {
  enum class Kind { Quantity, First } kind = Kind::Quantity;
  std::string name{};
  std::string text{};         // a quantity as in claims, or for First the condition
  std::string value{};        // First: "step", or a channel, at the first step that meets it
  Values set{}, arguments{};  // of levels and probes
  bool operator==(const SweepRecord&) const = default;
};

/// Mean of a value over the jobs whose axis values are these.
struct SweepCell {
  Values at{};
  std::string value{};
};

struct SweepClaim {
  std::string text{};
  SweepCell cell{};
  Claim::Is is = Claim::Is::Below;
  double target = 0;
  std::optional<SweepCell> other{};  // in the place of target
  double factor = 1, offset = 0, relative = 0, absolute = 0;
};

struct SweepPicture {
  std::string x{}, y{}, value{};
  std::optional<double> level{};
  bool log = false;
};

/// Jobs whose run folders stay: those whose values are all among the ones named.
struct SweepKeep {
  bool all = false;
  std::vector<std::pair<std::string, std::vector<Value>>> settings{};
  std::vector<std::uint64_t> seeds{};
};

struct SweepSpec {
  std::string id{}, title{}, story{}, source{}, experiment{};
  Values base{};  // of every job, beside its axis values
  RunOptions run{};
  std::vector<SweepAxis> axes{};
  std::vector<std::uint64_t> seeds{};
  std::vector<SweepRecord> records{};
  SweepKeep keep{};
  SweepPicture picture{};
  std::vector<SweepClaim> claims{};
};

/// Names a job by what it computes (experiment, settings, seed, limits, records), never by its
/// place in a grid: grids that overlap share results.
struct JobKey {
  std::uint64_t high = 0, low = 0;
  auto operator<=>(const JobKey&) const = default;
  std::string hex() const;
};

struct SweepJob {
  std::uint64_t index = 0;
  std::vector<std::size_t> at{};  // the point on each axis
  Values settings{};              // axis values alone
  std::uint64_t seed = 1;
};

class Sweep {
 public:
  /// `where` leads errors; `folder`: where a preset file named by the sweep is looked for.
  static Result<Sweep> fromJson(const Json& json, const std::string& where,
                                const std::filesystem::path& folder, const Catalog& catalog);
  static Result<Sweep> load(const std::filesystem::path& file, const Catalog& catalog);

  const SweepSpec& spec() const { return spec_; }
  const ExperimentType& type() const { return *type_; }
  /// The sweep as a file: what a folder of results keeps of it. Names no other file.
  const std::string& text() const { return text_; }
  std::uint64_t cells() const { return cells_; }
  std::uint64_t jobs() const { return cells_ * spec_.seeds.size(); }
  /// Stable: the last axis moves fastest among cells, seeds fastest of all.
  SweepJob job(std::uint64_t index) const;
  JobKey key(std::uint64_t index) const;
  /// All that the job changes of the experiment's defaults.
  Values changes(const SweepJob& job) const;
  bool keepsRun(const SweepJob& job) const;
  std::size_t recordIndex(const std::string& name) const;  // records.size(): none
  /// Axis and key within it of a setting; nothing where it is on no axis.
  std::optional<std::pair<std::size_t, std::size_t>> axisOf(const std::string& key) const;

 private:
  Status check(const std::string& where);
  Status checkCells(const std::string& where) const;
  Status checkRecords(const std::string& where) const;
  Status checkPicture(const std::string& where) const;
  Status checkKept(const std::string& where);
  Status checkClaims(const std::string& where);
  Status checkAt(SweepCell& cell, const std::string& where) const;
  std::vector<std::uint64_t> someCells(std::uint64_t most) const;
  std::vector<Channel> allChannels() const;
  void prepareKeys();

  SweepSpec spec_{};
  const ExperimentType* type_ = nullptr;
  std::string text_{};
  std::uint64_t cells_ = 1;
  // A key is the hash of a text of pieces, one a setting, of which few change from job to job.
  std::string head_{}, tail_{};
  std::vector<std::string> pieces_{};
  std::vector<std::vector<std::size_t>> piece_of_{};                 // [axis][key]
  std::vector<std::vector<std::vector<std::string>>> piece_text_{};  // [axis][point][key]
};

/// Where sweeps are kept unless a person says otherwise: `.sweeps/<id>` in the run store.
std::filesystem::path defaultSweepFolder(const SweepSpec& spec);
/// The ready sweeps, sorted by file name; each file must load.
std::vector<std::filesystem::path> readySweeps();

/// The part of the jobs that one of `count` workers has: index, index + count, …
struct Shard {
  std::uint64_t index = 0, count = 1;
  std::uint64_t jobs(std::uint64_t all) const {
    return all > index ? (all - index - 1) / count + 1 : 0;
  }
  std::uint64_t job(std::uint64_t i) const { return index + i * count; }
};
/// "3/16": the fourth of sixteen.
Result<Shard> parseShard(const std::string& text, const std::string& where);

/// What a sweep will need, before it starts.
struct SweepEstimate {
  std::uint64_t jobs = 0, cells = 0;
  double seconds = 0;  // on one core; 0: not known
  double bytes = 0;    // on the disk, without kept runs
};
SweepEstimate estimate(const Sweep& sweep);

}  // namespace icl
