// Runs the jobs of a sweep over all cores and stores each result as soon as it is there. A job is
// a Driver as `icl run` makes it, so its bits are the same. Jobs that are stored already are passed
// over: to resume is to run again. Blocking; the caller's callbacks are named with their thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/run/result_store.h"
#include "core/run/sweep.h"

namespace icl {

struct SweepProgress {
  std::uint64_t jobs = 0;    // of this shard
  std::uint64_t stored = 0;  // of those, on the disk now
};

struct SweepOptions {
  std::filesystem::path folder{};
  Shard shard{};
  int workers = 0;            // jobs at a time; 0: one a thread of the pool
  bool retry_failed = false;  // run jobs again that the machine failed at
  /// Asked between jobs and between steps, on any thread; jobs in the middle are given up.
  std::function<bool()> stop{};
  /// After every stored batch, on one thread at a time.
  std::function<void(const SweepProgress&)> progress{};
};

struct SweepReport {
  std::uint64_t jobs = 0;                  // of this shard
  std::uint64_t found = 0;                 // stored before
  std::uint64_t ran = 0;                   // stored by this call
  std::uint64_t failed = 0, diverged = 0;  // among those
  double seconds = 0;
  bool stopped = false;
  std::vector<std::string> notes{};  // files that could not be read
};

/// Error: the folder or the disk; everything stored until then stays.
Result<SweepReport> runSweep(const Sweep& sweep, const SweepOptions& options);

/// One job from beginning to end; nothing where `stop` said so. `folder`: where its run is kept if
/// the sweep keeps it.
std::optional<JobResult> runJob(const Sweep& sweep, const SweepJob& job,
                                const std::filesystem::path& folder,
                                const std::function<bool()>& stop);

/// Jobs of the shard that are not stored, in the sweep's order.
std::vector<std::uint64_t> missingJobs(const Sweep& sweep, const std::filesystem::path& folder,
                                       const Shard& shard, bool failed_too = false,
                                       std::vector<std::string>* notes = nullptr);

/// Columns of a sweep's results, in the order of its records.
std::vector<std::string> sweepColumns(const Sweep& sweep);
/// Makes the folder and writes `sweep.json` into it; refused where another sweep lives there.
Status openSweepFolder(const Sweep& sweep, const std::filesystem::path& folder);

}  // namespace icl
