// kill -9 at any moment: a child writes runs as fast as it can, the parent kills it and opens what
// is there. ICL_KILLS sets how often (20 in CI, 200 before a release).
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <new>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gtest/gtest.h>

#include "core/run/registry.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

/// What the child has finished, seen by the parent also after the kill.
struct Progress {
  std::atomic<std::uint64_t> runs_closed{0}, rows_of_open_run{0}, rows_of_all_runs{0};
};

/// Another moment each time, counted in rows, so that a busy machine kills no earlier: from before
/// the first folder to inside a later run.
void waitForKill(int number, const Progress& progress) {
  const auto wanted = static_cast<std::uint64_t>(number * 7919 % 500);
  const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (progress.rows_of_all_runs < wanted && std::chrono::steady_clock::now() < latest) {
    std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  std::this_thread::sleep_for(std::chrono::microseconds(number * 7919 % 1000));
}

int kills() {
  const char* text = std::getenv("ICL_KILLS");
  return text == nullptr ? 20 : std::atoi(text);
}

/// Runs, edits of the past, checkpoints and ends, for ever.
[[noreturn]] void writeUntilKilled(const std::filesystem::path& store, Progress& progress) {
  const ExperimentType type = tiny::type();
  for (std::uint64_t seed = 1;; ++seed) {
    auto driver = std::move(Driver::create(type, {{"noise", 1.0}}, {.seed = seed})).value();
    auto writer = RunWriter::create(store, manifestOf(*driver));
    if (!writer) ::_exit(4);
    for (std::uint64_t rows = 0; rows < 100 + seed % 50; ++rows) {
      if (rows > 0) driver->advance();
      if (rows == 60) {
        if (!driver->seek(50) || !driver->apply({"place", "x", 1.0, {}})) ::_exit(4);
        progress.rows_of_open_run = 50;
        if (!(*writer)->truncate(50, driver->events())) ::_exit(4);
      }
      if (!(*writer)->row(driver->row())) ::_exit(4);
      progress.rows_of_open_run = (*writer)->rows();
      ++progress.rows_of_all_runs;
      if (rows % 30 == 29 && !(*writer)->checkpoint(*driver->snapshot(), driver->position())) {
        ::_exit(4);
      }
    }
    progress.rows_of_open_run = 0;
    if (!(*writer)->close(EndReason::Cancelled, "stopped", {}, 0)) ::_exit(4);
    ++progress.runs_closed;
  }
}

TEST(Crash, EveryRunFolderOpensAfterAKillAndLosesAtMostTheLastRow) {
  void* shared =
      ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(shared, MAP_FAILED);
  std::uint64_t interrupted_runs = 0;
  for (int i = 0; i < kills(); ++i) {
    const testing::TemporaryFolder store;
    auto* progress = new (shared) Progress();
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) writeUntilKilled(store.path(), *progress);
    waitForKill(i, *progress);
    ASSERT_EQ(::kill(child, SIGKILL), 0);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child stopped by itself";

    std::uint64_t closed = 0;
    for (const RunEntry& entry : listRuns(store.path())) {
      ASSERT_EQ(entry.problem, "") << entry.folder;
      const auto run = RunReader::open(entry.folder);
      ASSERT_TRUE(run.ok());
      if (run->interrupted()) {
        ++interrupted_runs;
        EXPECT_GE(run->rows() + 1, progress->rows_of_open_run.load());
        const Catalog catalog{tiny::type()};
        EXPECT_TRUE(run->rows() == 0 || driverFromRun(*run, catalog).ok());
      } else {
        ++closed;
        EXPECT_EQ(*run->digest(), run->manifest().digest);
      }
    }
    EXPECT_GE(closed, progress->runs_closed.load());
  }
  EXPECT_GT(interrupted_runs, 0u);
  ::munmap(shared, sizeof(Progress));
}

TEST(Crash, AKilledRunIsResumedToTheDigestOfAnUndisturbedOne) {
  const Catalog catalog{tiny::type()};
  const Values changes{{"noise", 1.0}, {"work", std::int64_t{200}}};
  auto straight = std::move(Driver::create(catalog[0], changes, {.steps = 120})).value();
  const auto whole = runToEnd(*straight, nullptr, {});
  const testing::TemporaryFolder store;
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto driver = std::move(Driver::create(catalog[0], changes, {.steps = 120})).value();
    auto writer = RunWriter::create(store.path(), manifestOf(*driver));
    static_cast<void>(runToEnd(*driver, writer->get(), {}));
    ::_exit(0);
  }
  for (int i = 0; i < 2000; ++i) {  // until a few rows are there
    const auto runs = listRuns(store.path());
    if (!runs.empty() && runs[0].rows > 10) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ::kill(child, SIGKILL);
  ASSERT_EQ(::waitpid(child, nullptr, 0), child);
  const auto runs = listRuns(store.path());
  ASSERT_EQ(runs.size(), 1u);
  const auto report = resumeRun(runs[0].folder, catalog, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, whole->digest);
}

}  // namespace
}  // namespace icl
