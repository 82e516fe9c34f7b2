#include "tests/bench/sweep_bars.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>
#include <unistd.h>

#include "core/base/parallel.h"
#include "core/run/record.h"
#include "core/run/sweep_results.h"
#include "core/run/sweep_run.h"
#include "tests/support/tiny_experiment.h"

namespace icl::bench {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Of all threads: what a busy machine does not change.
double processorSeconds() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// A folder that goes with its scope.
class Scratch {
 public:
  Scratch() {
    static int count = 0;
    path_ = fs::temp_directory_path() /
            ("icl-bench-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
    fs::create_directories(path_);
  }
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_{};
};

Sweep sweepOf(const std::string& members, const Catalog& catalog) {
  const auto json = Json::parse(
      R"({"format": "icl-sweep/1", "id": "bench", "title": "Bench", )" + members + "}", "bench");
  return std::move(Sweep::fromJson(json.value(), "bench", ".", catalog)).value();
}

double sweepSeconds(const Sweep& sweep) {
  const Scratch folder;
  SweepOptions options;
  options.folder = folder.path();
  const auto begin = Clock::now();
  const auto report = runSweep(sweep, options);
  ICL_CHECK(report.ok() && report->ran == sweep.jobs(), "a bench's sweep runs all its jobs");
  return secondsSince(begin);
}

/// Interleaved minima of the same jobs on one and on two workers.
Bar twoWorkers(const Catalog& catalog) {
  Bar bar{"sweep: two workers over one", "×", {}, 1.9, true, {}};
  if (parallel::threads() < 2) {
    bar.why_not = "one core";
    return bar;
  }
  const Sweep sweep = sweepOf(
      R"("experiment": "cross-attention", "steps": 60, "record": ["loss"], "seeds": 16,
         "settings": {"method": "descent", "context": 64, "batch": 256},
         "axes": [{"setting": "rate", "values": [0.01]}])",
      catalog);
  std::array<double, 2> best{}, processor{};
  best.fill(std::numeric_limits<double>::infinity());
  processor = best;
  for (int repeat = 0; repeat < 5; ++repeat) {
    for (const std::size_t workers : {std::size_t{1}, std::size_t{2}}) {
      parallel::setThreads(static_cast<int>(workers));
      const double before = processorSeconds();
      best[workers - 1] = std::min(best[workers - 1], sweepSeconds(sweep));
      processor[workers - 1] = std::min(processor[workers - 1], processorSeconds() - before);
    }
  }
  parallel::setThreads(0);
  std::printf(
      "sweep of 16 jobs: %.2f s on one worker, %.2f s on two (%.2f s and %.2f s of processor)\n",
      best[0], best[1], processor[0], processor[1]);
  bar.measured = best[0] / best[1];
  return bar;
}

const char* const kTrivial = R"("experiment": "tiny", "steps": 1, "record": ["loss", "x", "y"], )";

/// Beside the same drivers run one after the other by hand.
Bar overhead(const Catalog& tiny) {
  Bar bar{"sweep: overhead of a job", "ms", {}, 1, false, {}};
  const Sweep sweep = sweepOf(std::string(kTrivial) + R"("seeds": 2000,
      "axes": [{"setting": "rate", "values": [0.1]}])",
                              tiny);
  double with = std::numeric_limits<double>::infinity(), without = with;
  parallel::setThreads(1);
  for (int repeat = 0; repeat < 5; ++repeat) {
    with = std::min(with, sweepSeconds(sweep));
    const auto begin = Clock::now();
    for (std::uint64_t i = 0; i < sweep.jobs(); ++i) {
      RunOptions options = sweep.spec().run;
      options.seed = sweep.job(i).seed;
      auto driver = Driver::create(sweep.type(), sweep.changes(sweep.job(i)), options);
      ICL_CHECK(runToEnd(*driver.value(), nullptr, {}).ok(), "a trivial job runs");
    }
    without = std::min(without, secondsSince(begin));
  }
  parallel::setThreads(0);
  const auto jobs = static_cast<double>(sweep.jobs());
  std::printf("trivial job: %.3f ms in a sweep, %.3f ms alone\n", with / jobs * 1e3,
              without / jobs * 1e3);
  bar.measured = std::max(0.0, with - without) / jobs * 1e3;
  return bar;
}

double residentMegabytes() {
  std::ifstream file("/proc/self/statm");
  double pages = 0, resident = 0;
  file >> pages >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// A hundred thousand jobs: the most memory while they run, and the time to open what they left.
std::array<Bar, 2> hundredThousand(const Catalog& tiny) {
  std::array<Bar, 2> bars{Bar{"sweep of 100,000 jobs: memory", "MB", {}, 500, false, {}},
                          Bar{"sweep of 100,000 jobs: opening", "s", {}, 1, false, {}}};
  const Sweep sweep = sweepOf(std::string(kTrivial) + R"("seeds": 10, "axes": [
      {"setting": "curvature", "from": 0.1, "to": 1, "count": 100},
      {"setting": "rate", "from": 0.001, "to": 0.1, "count": 100}])",
                              tiny);
  const Scratch folder;
  SweepOptions options;
  options.folder = folder.path();
  double most = 0;
  options.progress = [&](const SweepProgress&) { most = std::max(most, residentMegabytes()); };
  auto begin = Clock::now();
  double processor = processorSeconds();
  ICL_CHECK(runSweep(sweep, options).ok(), "the trivial sweep runs");
  const double ran = secondsSince(begin), ran_processor = processorSeconds() - processor;
  constexpr double kNever = std::numeric_limits<double>::infinity();
  double opened = kNever, opened_processor = kNever, resumed = kNever;
  for (int repeat = 0; repeat < 5; ++repeat) {
    begin = Clock::now();
    processor = processorSeconds();
    ICL_CHECK(SweepResults::open(sweep, folder.path()).complete(), "all jobs are stored");
    opened = std::min(opened, secondsSince(begin));
    opened_processor = std::min(opened_processor, processorSeconds() - processor);
    begin = Clock::now();
    ICL_CHECK(missingJobs(sweep, folder.path(), {}).empty(), "none is missing");
    resumed = std::min(resumed, secondsSince(begin));
  }
  begin = Clock::now();
  std::uint64_t bits = 0;
  for (std::uint64_t i = 0; i < sweep.jobs(); ++i) bits ^= sweep.key(i).low;
  const double keys = secondsSince(begin);
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::directory_iterator(folder.path())) bytes += entry.file_size();
  most = std::max(most, residentMegabytes());
  std::printf(
      "100,000 trivial jobs: run in %.1f s (%.1f s of processor), opened in %.2f s (%.2f s), "
      "looked up in %.2f s; a key %.1f µs (%d), a row %.0f bytes; %.0f MB\n",
      ran, ran_processor, opened, opened_processor, resumed, keys * 10, static_cast<int>(bits & 1),
      static_cast<double>(bytes) / 1e5, most);
  bars[0].measured = most;
  bars[1].measured = opened;
  return bars;
}

}  // namespace

std::vector<Bar> sweepBars(const Catalog& catalog) {
  const Catalog tiny{tiny::type()};
  std::vector<Bar> bars;
  for (Bar& bar : hundredThousand(tiny)) bars.push_back(std::move(bar));
  bars.push_back(overhead(tiny));
  bars.push_back(twoWorkers(catalog));
  return bars;
}

}  // namespace icl::bench
