// Results of a sweep in SQLite: each writer (process, rank, shard) fills a file of its own in the
// sweep's folder, readers merge all of them by job key. Nothing is coordinated: a job stored twice
// is the same job. Rollback journals, which are safe on network folders. Blocking; one thread at a
// time for a writer. Any SQLite tool reads the files: SELECT * FROM results.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/run/sweep.h"

namespace icl {

struct JobResult {
  JobKey key{};
  std::string settings{};  // axis values as JSON, for people; not read back
  std::uint64_t seed = 1;
  EndReason end = EndReason::None;
  std::uint64_t steps = 0;
  double seconds = 0;
  std::string digest{}, sentence{};
  std::string run{};             // folder of the kept run within the sweep's folder; empty: none
  std::vector<double> values{};  // one a record, NaN where it has no meaning
};

class ResultWriter {
 public:
  /// Makes `results-<host>-<pid>.db` (or `…-2.db`, … where that is taken) for this caller alone.
  /// `columns`: names of the values.
  static Result<std::unique_ptr<ResultWriter>> create(const std::filesystem::path& folder,
                                                      const std::vector<std::string>& columns);
  ~ResultWriter();
  /// All or none of them, safe from a kill and from a loss of power when it returns.
  Status write(std::span<const JobResult> results);
  const std::filesystem::path& path() const;

 private:
  struct State;
  explicit ResultWriter(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

/// How much of a row a reader wants: the key and the end alone are several times quicker.
enum class Reading { Keys, Whole };

/// Every stored row of every file, in no particular order; a job may come more than once, the same
/// each time (or failed in one and not in another). Files of other columns are passed over: their
/// keys are other jobs'. What cannot be read is told in `notes`, one sentence a file, and is as if
/// it were not there.
void readResults(const std::filesystem::path& folder, const std::vector<std::string>& columns,
                 Reading how, const std::function<void(JobResult&)>& row,
                 std::vector<std::string>& notes);

}  // namespace icl
