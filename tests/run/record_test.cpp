#include "core/run/record.h"

#include <cmath>
#include <limits>

#include "core/base/hash.h"
#include "tests/run/record_fixture.h"

namespace icl {
namespace {

namespace fs = std::filesystem;
using testing::firstDifference;
using testing::readText;
using testing::RecordTest;
using testing::writeText;

TEST_F(RecordTest, AFinishedRunReadsBackAsItWasWritten) {
  const auto driver =
      make({{"noise", 1.0}}, {.seed = 5, .steps = 30, .preset = "story", .title = "A story"});
  const auto writer = writerOf(*driver);
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->end, EndReason::ReachedLimit);
  EXPECT_EQ(report->steps, 30u);

  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_FALSE(run->interrupted());
  EXPECT_EQ(run->rows(), 31u);
  EXPECT_EQ(run->manifest().channels, (std::vector<std::string>{"loss", "x", "y"}));
  EXPECT_EQ(run->manifest().config, driver->config());
  EXPECT_EQ(run->manifest().seed, 5u);
  EXPECT_EQ(run->manifest().preset, "story");
  EXPECT_EQ(run->manifest().digest, report->digest);
  EXPECT_DOUBLE_EQ(run->manifest().finals.at("x"), driver->row()[1]);
  const auto last = run->read(30, 31);
  EXPECT_EQ(firstDifference(*last, driver->row()), -1);
  EXPECT_EQ(run->checkpointSteps(), std::vector<std::uint64_t>{30});
}

TEST_F(RecordTest, TheDigestIsTheShaOfTheRowsFile) {
  const auto driver = make({}, {.steps = 12});
  const auto writer = writerOf(*driver);
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  const std::string bytes = readText(report->folder / "rows.f64");
  EXPECT_EQ(bytes.size(), 13u * 3 * 8);
  EXPECT_EQ(report->digest, sha256(bytes));
}

TEST_F(RecordTest, TheDigestIsTheSameWithAndWithoutAFolder) {
  const auto kept = make({{"noise", 1.0}}, {.seed = 2, .steps = 40});
  const auto writer = writerOf(*kept);
  const auto with = runToEnd(*kept, writer.get(), {});
  const auto loose = make({{"noise", 1.0}}, {.seed = 2, .steps = 40});
  const auto without = runToEnd(*loose, nullptr, {});
  ASSERT_TRUE(with.ok() && without.ok());
  EXPECT_EQ(with->digest, without->digest);
}

TEST_F(RecordTest, StoppingKeepsTheRunAsCancelled) {
  const auto driver = make();
  const auto writer = writerOf(*driver);
  const auto report =
      runToEnd(*driver, writer.get(), [](const Driver& d) { return d.position() < 17; });
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->end, EndReason::Cancelled);
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  EXPECT_EQ(run->rows(), 18u);
  EXPECT_EQ(run->manifest().end, EndReason::Cancelled);
}

TEST_F(RecordTest, ADivergedRunIsStoredWithItsNonFiniteRow) {
  const auto driver = make({{"rate", 10.0}}, {.steps = 5000});
  const auto writer = writerOf(*driver);
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->end, EndReason::Diverged);
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_TRUE(std::isnan(run->manifest().finals.at("loss")));  // JSON has no word for infinity
  EXPECT_FALSE(std::isfinite(run->read(run->rows() - 1, run->rows())->at(0)));
}

TEST_F(RecordTest, ManifestsSurviveTheRoundTripThroughJson) {
  RunManifest m;
  m.id = "2026-01-01-x";
  m.experiment = "tiny";
  m.channels = {"loss"};
  m.config = {{"rate", 0.1}, {"n", std::int64_t{3}}, {"on", true}, {"name", std::string("ü\"")}};
  m.seed = std::numeric_limits<std::uint64_t>::max();
  m.steps = 7;
  m.first_step = 3;
  m.events = {{4, {"set", "rate", 0.3, {}}}, {5, {"patch", "a.b", true, {1.5, -2e-300}}}};
  m.edits = {{4, 9}};
  m.end = EndReason::Condition;
  m.sentence = "The condition was met.";
  m.finals = {{"loss", 0.1 + 0.2}};
  const auto parsed = Json::parse(toJson(m).print(1), "run.json");
  ASSERT_TRUE(parsed.ok());
  const auto back = manifestFromJson(*parsed, "run.json");
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->seed, m.seed);
  EXPECT_EQ(back->config, m.config);
  EXPECT_EQ(back->events, m.events);
  EXPECT_EQ(back->edits, m.edits);
  EXPECT_EQ(back->end, m.end);
  EXPECT_EQ(back->first_step, 3u);
  EXPECT_EQ(back->finals.at("loss"), 0.1 + 0.2);
}

TEST_F(RecordTest, ATornLastRowIsLeftOut) {
  const auto driver = make();
  const auto folder = interrupted(*driver, 10, 0);
  writeText(folder / "rows.f64", readText(folder / "rows.f64") + "torn");
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok());
  EXPECT_TRUE(run->interrupted());
  EXPECT_EQ(run->rows(), 10u);
  EXPECT_EQ(run->read(0, 100)->size(), 30u);
}

TEST_F(RecordTest, AnInterruptedRunGoesOnFromItsCheckpointToTheSameDigest) {
  const auto straight = make({{"noise", 1.0}}, {.seed = 8});
  const auto whole = runToEnd(*straight, nullptr, {});
  const auto driver = make({{"noise", 1.0}}, {.seed = 8});
  const auto folder = interrupted(*driver, 80, 50);
  writeText(folder / "rows.f64", readText(folder / "rows.f64") + "torn");
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, whole->digest);
  EXPECT_EQ(report->steps, 200u);
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok());
  EXPECT_TRUE(run->manifest().edits.empty());
}

TEST_F(RecordTest, AnInterruptedRunWithoutCheckpointIsReplayedFromItsStart) {
  const auto straight = make();
  const auto whole = runToEnd(*straight, nullptr, {});
  const auto driver = make();
  const auto folder = interrupted(*driver, 33, 0);
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, whole->digest);
}

TEST_F(RecordTest, StoppedWhileItsKnownStepsAreMadeAgainARunStaysInterrupted) {
  const auto straight = make();
  const auto whole = runToEnd(*straight, nullptr, {});
  const auto driver = make();
  const auto folder = interrupted(*driver, 33, 0);
  const auto stopped =
      resumeRun(folder, catalog_, [](const Driver& now) { return now.position() < 12; });
  ASSERT_TRUE(stopped.ok()) << stopped.error().text();
  EXPECT_EQ(stopped->end, EndReason::Cancelled);
  EXPECT_EQ(stopped->steps, 12u);
  const auto run = RunReader::open(folder);
  EXPECT_TRUE(run->interrupted());
  EXPECT_EQ(run->rows(), 33u);
  EXPECT_EQ(resumeRun(folder, catalog_, {})->digest, whole->digest);
}

TEST_F(RecordTest, RowsThatThisMachineComputesOtherwiseAreReplacedAndTheRecordSaysSo) {
  const auto driver = make();
  const auto folder = interrupted(*driver, 80, 50);
  std::string bytes = readText(folder / "rows.f64");
  bytes[70 * 24] ^= 1;  // the last bit of the loss at step 70
  writeText(folder / "rows.f64", bytes);
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok());
  ASSERT_EQ(run->manifest().edits.size(), 1u);
  EXPECT_EQ(run->manifest().edits[0], (RunEdit{70, 10}));
  EXPECT_EQ(run->rows(), 201u);
}

TEST_F(RecordTest, ARunKilledBetweenItsLastRowAndItsEndGetsThatEnd) {
  const Values changes{{"rate", 0.4}, {"curvature", 1.0}};
  const auto straight = make(changes);
  const auto whole = runToEnd(*straight, nullptr, {});
  ASSERT_EQ(whole->end, EndReason::Converged);
  const auto driver = make(changes);
  const auto folder = interrupted(*driver, whole->steps + 1, whole->steps);
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->end, EndReason::Converged);
  EXPECT_EQ(report->digest, whole->digest);
}

TEST_F(RecordTest, OnlyAnInterruptedRunIsResumed) {
  const auto driver = make({}, {.steps = 5});
  const auto writer = writerOf(*driver);
  const auto report = runToEnd(*driver, writer.get(), {});
  const auto again = resumeRun(report->folder, catalog_, {});
  ASSERT_FALSE(again.ok());
  EXPECT_NE(again.error().text().find("reached-limit"), std::string::npos);
}

TEST_F(RecordTest, ARunThatIsBeingWrittenIsLeftAlone) {
  const auto driver = make();
  const auto writer = writerOf(*driver);
  ASSERT_TRUE(writer->row(driver->row()).ok());
  EXPECT_TRUE(isBeingWritten(writer->folder()));
  const auto second = resumeRun(writer->folder(), catalog_, {});
  ASSERT_FALSE(second.ok());
  EXPECT_NE(second.error().text().find("being written"), std::string::npos);
}

TEST_F(RecordTest, AForkKeepsTheStateItBeganWithAndCanBeResumed) {
  const auto source = make({{"noise", 1.0}}, {.seed = 3});
  ASSERT_TRUE(source->seek(40).ok());
  const Values changes{{"noise", 1.0}, {"curvature", 2.0}};
  const auto fork_now = [&] {
    return std::move(Driver::fork(catalog_[0], changes, {.seed = 3}, *source->snapshot(), 40))
        .value();
  };
  const auto whole = fork_now();
  const auto complete = runToEnd(*whole, nullptr, {});
  const auto part = fork_now();
  const auto writer = writerOf(*part);
  ASSERT_TRUE(writer->checkpoint(*part->firstSnapshot(), 40).ok());
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(writer->row(part->row()).ok());
    part->advance();
  }
  const fs::path folder = writer->folder();
  const_cast<std::unique_ptr<RunWriter>&>(writer).reset();  // as a kill would
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, complete->digest);
}

TEST_F(RecordTest, AStoredRunCanBeEnteredAtAnyStep) {
  const auto driver = make({{"noise", 1.0}}, {.steps = 90});
  ASSERT_TRUE(driver->apply({"set", "rate", 0.2, {}}).ok());
  const auto writer = writerOf(*driver);
  const auto report = runToEnd(*driver, writer.get(), {});
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  for (const std::uint64_t step : {0u, 37u, 90u}) {
    const auto entered = driverFromRun(*run, catalog_, step);
    ASSERT_TRUE(entered.ok()) << entered.error().text();
    EXPECT_EQ((*entered)->position(), step);
    EXPECT_EQ(firstDifference((*entered)->row(), *run->read(step, step + 1)), -1);
    EXPECT_DOUBLE_EQ((*entered)->liveConfig().real("rate"), 0.2);
  }
  const auto outside = driverFromRun(*run, catalog_, 91);
  ASSERT_FALSE(outside.ok());
  EXPECT_NE(outside.error().text().find("0 to 90"), std::string::npos);
  EXPECT_EQ((*driverFromRun(*run, catalog_))->position(), 90u);
}

}  // namespace
}  // namespace icl
