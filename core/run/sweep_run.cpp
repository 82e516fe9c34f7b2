#include "core/run/sweep_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <thread>
#include <utility>

#include "core/base/files.h"
#include "core/base/parallel_together.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

/// Takes results from the workers and stores them in batches, as large as come in while the last
/// one is being written: a lone job is on the disk within milliseconds, and a hundred thousand
/// trivial ones do not wait for a hundred thousand commits. Makes its file while the first jobs
/// run.
class Keeper {
 public:
  Keeper(const Sweep& sweep, const fs::path& folder, SweepReport& report,
         const std::function<void(const SweepProgress&)>& progress)
      : sweep_(sweep), folder_(folder), report_(report), progress_(progress) {
    thread_ = std::jthread([this] { loop(); });
  }
  ~Keeper() { static_cast<void>(close()); }
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  /// Waits where the disk is far behind.
  void add(JobResult result) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return waiting_.size() < kMost || !problem_.ok(); });
    if (!problem_.ok()) return;
    waiting_.push_back(std::move(result));
    lock.unlock();
    some_.notify_one();
  }
  bool broken() const { return broken_.load(std::memory_order_relaxed); }
  /// Stores what is left and ends the thread.
  Status close() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    some_.notify_one();
    if (thread_.joinable()) thread_.join();
    return problem_;
  }

 private:
  static constexpr std::size_t kMost = 4096;

  void fail(const Error& why) {
    broken_.store(true, std::memory_order_relaxed);
    {
      const std::lock_guard lock(mutex_);
      problem_ = why;
      waiting_.clear();
    }
    room_.notify_all();
  }
  void loop() {
    const auto writer = ResultWriter::create(folder_, sweepColumns(sweep_));
    if (!writer) return fail(writer.error());
    std::vector<JobResult> batch;
    std::unique_lock lock(mutex_);
    for (;;) {
      some_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      batch.swap(waiting_);
      lock.unlock();
      room_.notify_all();
      if (const Status written = (*writer)->write(batch); !written) return fail(written.error());
      count(batch);
      batch.clear();
      lock.lock();
    }
  }
  void count(const std::vector<JobResult>& batch) {
    for (const JobResult& result : batch) {
      ++report_.ran;
      report_.failed += result.end == EndReason::Failed ? 1 : 0;
      report_.diverged += result.end == EndReason::Diverged ? 1 : 0;
    }
    if (progress_) progress_({report_.jobs, report_.found + report_.ran});
  }

  const Sweep& sweep_;
  const fs::path& folder_;
  SweepReport& report_;
  const std::function<void(const SweepProgress&)>& progress_;
  std::mutex mutex_{};
  std::condition_variable some_{}, room_{};
  std::vector<JobResult> waiting_{};
  bool closing_ = false;
  Status problem_{};
  std::atomic<bool> broken_{false};
  std::jthread thread_{};
};

/// Workers that each take the next job until there is none: a short job never waits for a long
/// one. What a job's own loops leave idle is not filled with another job: it would begin in the
/// middle of the first and take its memory and its time. While every thread has a job, a job's
/// loops stay on its own thread; the last jobs spread over those that have nothing left to do.
void work(const Sweep& sweep, const SweepOptions& options, const std::vector<std::uint64_t>& jobs,
          Keeper& keeper) {
  const int wanted = options.workers > 0 ? options.workers : parallel::threads();
  const std::size_t workers = std::min(static_cast<std::size_t>(wanted), jobs.size());
  std::atomic<std::size_t> next{0}, busy{0};
  std::atomic<bool> all_busy{false};
  const auto stop = [&] { return keeper.broken() || (options.stop && options.stop()); };
  const auto takeJobs = [&] {
    while (!stop()) {
      const std::size_t i = next.fetch_add(1, std::memory_order_relaxed);
      if (i >= jobs.size()) return;
      parallel::isolate([&] {
        if (auto result = runJob(sweep, sweep.job(jobs[i]), options.folder, stop)) {
          keeper.add(std::move(*result));
        }
      });
    }
  };
  const auto threads = static_cast<std::size_t>(parallel::threads());
  const auto worker = [&](std::size_t) {
    if (busy.fetch_add(1) + 1 >= threads) all_busy = true;
    parallel::keepTogether(all_busy, takeJobs);
    all_busy = false;
  };
  // A lone worker is no loop over workers: its job's own loops have all the threads.
  if (workers == 1) {
    worker(0);
  } else {
    parallel::forEach(workers, 1, worker);
  }
}

}  // namespace

std::vector<std::uint64_t> missingJobs(const Sweep& sweep, const fs::path& folder,
                                       const Shard& shard, bool failed_too,
                                       std::vector<std::string>* notes) {
  const std::uint64_t count = shard.jobs(sweep.jobs());
  // Memory goes with the shard, not with the store: the others' rows only pass by.
  std::vector<std::pair<JobKey, std::uint64_t>> places;
  std::vector<EndReason> ends(count, EndReason::None);
  std::vector<std::string> unheard;
  const auto visit = [&](JobResult& row) {
    if (places.empty()) {
      places.resize(count);
      parallel::forEach(count, 256, [&](std::size_t i) {
        places[i] = {sweep.key(shard.job(i)), i};
      });
      std::sort(places.begin(), places.end());
    }
    const auto at =
        std::lower_bound(places.begin(), places.end(), std::pair(row.key, std::uint64_t{0}));
    if (at == places.end() || at->first != row.key) return;
    EndReason& end = ends[at->second];
    if (end == EndReason::None || end == EndReason::Failed) end = row.end;
  };
  if (count > 0) {
    readResults(folder, sweepColumns(sweep), Reading::Keys, visit,
                notes == nullptr ? unheard : *notes);
  }
  std::vector<std::uint64_t> jobs;
  for (std::uint64_t i = 0; i < count; ++i) {
    const bool again = failed_too && ends[i] == EndReason::Failed;
    if (ends[i] == EndReason::None || again) jobs.push_back(shard.job(i));
  }
  return jobs;
}

std::vector<std::string> sweepColumns(const Sweep& sweep) {
  std::vector<std::string> columns;
  for (const SweepRecord& record : sweep.spec().records) columns.push_back(record.name);
  return columns;
}

Status openSweepFolder(const Sweep& sweep, const fs::path& folder) {
  std::error_code ignored;
  if (fs::exists(folder, ignored) && !fs::is_directory(folder, ignored)) {
    return Error{Message{ICL_TR("'%1' is a file; the results of a sweep are kept in a folder"),
                         {folder.string()}}};
  }
  if (auto made = makeFolder(folder); !made) return made;
  const fs::path file = folder / "sweep.json";
  if (fs::exists(file, ignored)) {
    const auto text = readFile(file, std::uint64_t{4} << 20);
    if (!text) return text.error();
    if (*text == sweep.text()) return {};
    const auto json = Json::parse(*text, file.string());
    const Json* id = json ? json->find("id") : nullptr;
    if (id != nullptr && id->isString() && id->asString() != sweep.spec().id) {
      return Error{Message{ICL_TR("'%1' holds the results of another sweep, '%2'; name another "
                                  "folder"),
                           {folder.string(), id->asString()}}};
    }
  }
  return writeAtomic(file, sweep.text());
}

Result<SweepReport> runSweep(const Sweep& sweep, const SweepOptions& options) {
  const auto begin = Clock::now();
  SweepReport report;
  report.jobs = options.shard.jobs(sweep.jobs());
  if (auto opened = openSweepFolder(sweep, options.folder); !opened) return opened.error();
  const std::vector<std::uint64_t> jobs =
      missingJobs(sweep, options.folder, options.shard, options.retry_failed, &report.notes);
  report.found = report.jobs - jobs.size();
  if (options.progress) options.progress({report.jobs, report.found});
  if (!jobs.empty()) {
    Keeper keeper(sweep, options.folder, report, options.progress);
    work(sweep, options, jobs, keeper);
    if (auto kept = keeper.close(); !kept) return kept.error();
  }
  report.stopped = report.found + report.ran < report.jobs;
  report.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return report;
}

}  // namespace icl
