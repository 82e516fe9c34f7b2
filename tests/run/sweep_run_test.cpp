// Jobs of a sweep: the same bits as a run of their own, whoever runs them and however often the
// sweep is broken off.
#include <atomic>
#include <cmath>

#include "core/base/parallel.h"
#include "core/run/record.h"
#include "tests/run/sweep_fixture.h"

namespace icl::testing {

namespace fs = std::filesystem;

namespace {

/// What a run of its own gives for the job.
RunReport aloneReport(const Sweep& sweep, std::uint64_t job) {
  RunOptions options = sweep.spec().run;
  options.seed = sweep.job(job).seed;
  auto driver = Driver::create(sweep.type(), sweep.changes(sweep.job(job)), options);
  EXPECT_TRUE(driver.ok());
  return std::move(runToEnd(**driver, nullptr, {})).value();
}

}  // namespace

TEST(SweepRun, JobHasTheBitsOfARunOfItsOwn) {
  const TemporaryFolder folder;
  const Sweep sweep = smallGrid();
  const SweepReport report = runAll(sweep, folder.path());
  EXPECT_EQ(report.ran, 12U);
  EXPECT_FALSE(report.stopped);
  const SweepResults results = SweepResults::open(sweep, folder.path());
  EXPECT_TRUE(results.complete());
  for (std::uint64_t i = 0; i < sweep.jobs(); ++i) {
    const RunReport own = aloneReport(sweep, i);
    EXPECT_EQ(results.digest(i), own.digest);
    EXPECT_EQ(results.steps(i), 20U);
    EXPECT_EQ(results.end(i), EndReason::ReachedLimit);
    EXPECT_EQ(results.value(i, 0), own.finals.at("loss"));
    EXPECT_EQ(results.value(i, 2), own.finals.at("y"));
  }
}

TEST(SweepRun, ThreadsWorkersAndShardsDoNotChangeTheResults) {
  const Sweep sweep = smallGrid();
  const TemporaryFolder straight;
  runAll(sweep, straight.path());
  const std::string wanted = csvOf(sweep, straight.path());
  for (const int threads : {1, 2, 4}) {
    const TemporaryFolder folder;
    parallel::setThreads(threads);
    for (std::uint64_t i = 0; i < 3; ++i) runAll(sweep, folder.path(), Shard{i, 3});
    EXPECT_EQ(csvOf(sweep, folder.path()), wanted) << threads << " threads";
  }
  parallel::setThreads(0);
}

TEST(SweepRun, OnlyMissingJobsRunAgain) {
  const Sweep sweep = smallGrid();
  const TemporaryFolder folder;
  EXPECT_EQ(runAll(sweep, folder.path(), Shard{1, 2}).ran, 6U);
  const SweepReport rest = runAll(sweep, folder.path());
  EXPECT_EQ(rest.found, 6U);
  EXPECT_EQ(rest.ran, 6U);
  EXPECT_EQ(runAll(sweep, folder.path()).ran, 0U);
}

TEST(SweepRun, ALargerGridTakesOverWhatASmallerOneFound) {
  const TemporaryFolder folder;
  runAll(tinySweep(R"("steps": 5, "axes": [{"setting": "rate", "values": [0.1, 0.2]}])"),
         folder.path());
  const SweepReport larger =
      runAll(tinySweep(R"("steps": 5, "axes": [{"setting": "rate", "values": [0.05, 0.2, 0.1]}],
                          "seeds": 2)"),
             folder.path());
  EXPECT_EQ(larger.found, 2U);
  EXPECT_EQ(larger.ran, 4U);
}

TEST(SweepRun, StoppedSweepKeepsFinishedJobsAndEndsTheSameLater) {
  const Sweep sweep = smallGrid();
  const TemporaryFolder straight, folder;
  runAll(sweep, straight.path());
  std::atomic<std::uint64_t> stored{0};
  std::uint64_t ran = 0;
  for (int round = 0; round < 20 && ran < 12; ++round) {
    SweepOptions options;
    options.folder = folder.path();
    options.workers = 2;
    stored = 0;
    std::atomic<int> asked{0};
    options.stop = [&] { return ++asked > 60; };  // in the middle of the third job or so
    const auto report = runSweep(sweep, options);
    ASSERT_TRUE(report.ok());
    EXPECT_EQ(report->found, ran);
    ran = report->found + report->ran;
    EXPECT_EQ(report->stopped, ran < 12);
    EXPECT_EQ(SweepResults::open(sweep, folder.path()).done(), ran);
  }
  EXPECT_EQ(ran, 12U);
  EXPECT_EQ(csvOf(sweep, folder.path()), csvOf(sweep, straight.path()));
}

TEST(SweepRun, FailedAndDivergedJobsAreResultsAndDoNotEndTheSweep) {
  const Sweep sweep = tinySweep(R"("steps": 2000, "axes": [
      {"setting": "rate", "values": [0.1, 10]}, {"setting": "breaks", "values": [false, true]}])");
  const TemporaryFolder folder;
  const SweepReport report = runAll(sweep, folder.path());
  EXPECT_EQ(report.ran, 4U);
  EXPECT_EQ(report.failed, 2U);
  EXPECT_EQ(report.diverged, 1U);
  const SweepResults results = SweepResults::open(sweep, folder.path());
  EXPECT_EQ(results.end(0), EndReason::Converged);
  EXPECT_EQ(results.end(1), EndReason::Failed);
  EXPECT_NE(results.sentence(1).find("the tiny step broke"), std::string::npos);
  EXPECT_EQ(results.end(2), EndReason::Diverged);
  EXPECT_EQ(runAll(sweep, folder.path()).ran, 0U);
  SweepOptions again;
  again.folder = folder.path();
  again.retry_failed = true;
  EXPECT_EQ(runSweep(sweep, again)->ran, 2U);
}

TEST(SweepRun, AJobThatCannotBeMadeIsARecordedFailure) {
  // The rule is broken in a cell that a grid this size is not checked at: judged when it runs.
  const Sweep sweep = tinySweep(R"("steps": 1, "axes": [
      {"setting": "curvature", "from": 1, "to": 2, "count": 1500},
      {"setting": "rate", "values": [1]}])");
  SweepJob job = sweep.job(3);
  job.settings.set("rate", 2.0);
  job.settings.set("noise", 6.0);
  const auto result = runJob(sweep, job, ".", {});
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->end, EndReason::Failed);
  EXPECT_NE(result->sentence.find("noise above 5"), std::string::npos);
  EXPECT_TRUE(std::isnan(result->values[0]));
}

TEST(SweepRun, RecordsFinalsLevelsProbesAndTheFirstTimeOfACondition) {
  const Sweep sweep = tinySweep(R"("steps": 40, "axes": [{"setting": "rate", "values": [0.1]}],
      "record": ["x", "level:start_loss",
                 {"name": "far", "quantity": "probe:distance.distance", "arguments": {"x": 0}},
                 {"name": "t", "when": "loss < start_loss * 0.5"},
                 {"name": "x-then", "when": "loss < start_loss * 0.5", "value": "x"},
                 {"name": "never", "when": "loss < -1"}, {"name": "at-once", "when": "loss > 0"}])");
  const TemporaryFolder folder;
  runAll(sweep, folder.path());
  const SweepResults results = SweepResults::open(sweep, folder.path());
  // x after n steps is 3 (1 − 0.8^n); y alike with 0.9 and −1 (curvature 0.5).
  const auto x = [](int n) { return 3 * (1 - std::pow(0.8, n)); };
  const auto y = [](int n) { return -(1 - std::pow(0.9, n)); };
  const auto loss = [&](int n) { return (x(n) - 3) * (x(n) - 3) + 0.5 * (y(n) + 1) * (y(n) + 1); };
  int first = 0;
  while (loss(first) >= 9.5 * 0.5) ++first;
  ASSERT_GT(first, 0);
  EXPECT_NEAR(results.value(0, 0), x(40), 1e-12);
  EXPECT_EQ(results.value(0, 1), 9.5);
  EXPECT_NEAR(results.value(0, 2), std::hypot(x(40), y(40) + 1), 1e-12);
  EXPECT_EQ(results.value(0, 3), first);
  EXPECT_NEAR(results.value(0, 4), x(first), 1e-12);
  EXPECT_TRUE(std::isnan(results.value(0, 5)));
  EXPECT_EQ(results.value(0, 6), 0);
}

TEST(SweepRun, StopRuleEndsAJobAndItsLastRowIsLookedAt) {
  const Sweep sweep = tinySweep(R"("until": "loss < 1", "axes": [
      {"setting": "rate", "values": [0.1]}], "record": [{"name": "t", "when": "loss < 1"}])");
  const TemporaryFolder folder;
  runAll(sweep, folder.path());
  const SweepResults results = SweepResults::open(sweep, folder.path());
  EXPECT_EQ(results.end(0), EndReason::Condition);
  EXPECT_EQ(results.value(0, 0), static_cast<double>(results.steps(0)));
}

TEST(SweepRun, RunsAskedForAreKeptWholeAndOnce) {
  const Sweep sweep = tinySweep(R"("steps": 10, "axes": [{"setting": "rate", "values": [0.1, 0.2]}],
      "seeds": 2, "keep": {"rate": 0.2, "seed": [2]})");
  const TemporaryFolder folder;
  // A kill left half a run of the job behind.
  const fs::path place = folder / "runs" / sweep.key(3).hex();
  fs::create_directories(place / "2026-01-01-000000-tiny");
  runAll(sweep, folder.path());
  const SweepResults results = SweepResults::open(sweep, folder.path());
  for (const std::uint64_t job : {0, 1, 2}) EXPECT_TRUE(results.run(job).empty());
  const auto run = RunReader::open(results.run(3));
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_EQ(run->manifest().digest, results.digest(3));
  EXPECT_EQ(run->manifest().digest, aloneReport(sweep, 3).digest);
  EXPECT_EQ(std::distance(fs::directory_iterator(place), fs::directory_iterator()), 1);
}

TEST(SweepRun, FolderOfAnotherSweepOrNoFolderIsRefused) {
  const TemporaryFolder folder;
  const Sweep sweep = smallGrid();
  const auto refused = [&](const fs::path& place) {
    SweepOptions options;
    options.folder = place;
    const auto report = runSweep(sweep, options);
    return report ? std::string("(accepted)") : report.error().text();
  };
  writeText(folder / "file", "x");
  EXPECT_NE(refused(folder / "file").find("is a file"), std::string::npos);
  writeText(folder / "sweep.json", R"({"id": "other"})");
  EXPECT_NE(refused(folder.path()).find("another sweep, 'other'"), std::string::npos);
  EXPECT_NE(refused("/proc/1/sweep").find("/proc/1/sweep"), std::string::npos);
}

TEST(SweepRun, ThousandsOfTrivialJobsAreStoredEachOnce) {
  const Sweep sweep = tinySweep(R"("steps": 1, "record": ["loss"], "seeds": 4, "axes": [
      {"setting": "curvature", "from": 0.5, "to": 2, "count": 500}])");
  const TemporaryFolder folder;
  std::uint64_t last = 0;
  SweepOptions options;
  options.folder = folder.path();
  options.progress = [&](const SweepProgress& now) {
    EXPECT_GE(now.stored, last);
    EXPECT_EQ(now.jobs, 2000U);
    last = now.stored;
  };
  ASSERT_TRUE(runSweep(sweep, options).ok());
  EXPECT_EQ(last, 2000U);
  EXPECT_TRUE(SweepResults::open(sweep, folder.path()).complete());
}

}  // namespace icl::testing
