#include "core/run/registry.h"
#include "core/run/session.h"
#include "tests/support/session_fixture.h"
#include "tests/support/time_budget.h"

namespace icl {
namespace {

using namespace std::chrono_literals;
using testing::Clock;
using testing::firstDifference;
using testing::milliseconds;
class SessionFilesTest : public testing::SessionTest {};

TEST_F(SessionFilesTest, ClosingWhileTrainingTakesLessThanASecondAndKeepsTheRun) {
  SessionOptions options;
  options.store = folder_.path();
  open({{"work", 300}}, {.steps = 100000, .until = "x > 100"}, options);
  session_->apply({"gate", "", 0.0, {}});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() > 50; }));
  const std::filesystem::path folder = state(first_).folder;
  const auto before = Clock::now();
  session_.reset();
  EXPECT_LT(milliseconds(Clock::now() - before), test::timeBudget(1000));
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_EQ(run->manifest().end, EndReason::Cancelled);
  EXPECT_EQ(*run->digest(), run->manifest().digest);
  EXPECT_FALSE(run->checkpointSteps().empty());
}

TEST_F(SessionFilesTest, TheRunFileHoldsEveryRowOnceAlsoAfterSeeks) {
  SessionOptions options;
  options.store = folder_.path();
  open({{"noise", 1.0}}, {}, options);
  session_->step(80);
  ASSERT_TRUE(waitAt(80));
  session_->seek(10);
  session_->step(90);
  ASSERT_TRUE(waitAt(100));
  const std::filesystem::path folder = state(first_).folder;
  session_.reset();
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok());
  ASSERT_EQ(run->rows(), 101u);
  const auto expected = straight({{"noise", 1.0}}, {}, 100);
  const auto rows = run->read(0, 101);
  for (std::uint64_t step = 0; step <= 100; ++step) {
    EXPECT_EQ(firstDifference(std::span(*rows).subspan(step * 3, 3), expected.at(step)), -1);
  }
}

TEST_F(SessionFilesTest, EditingThePastRewritesTheRunFileAndTheRecordSaysSo) {
  SessionOptions options;
  options.store = folder_.path();
  open({{"noise", 1.0}}, {}, options);
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end != EndReason::None; }));
  session_->seek(50);
  session_->apply({"place", "y", 3.0, {}});
  session_->step(10);
  ASSERT_TRUE(waitAt(60));
  const std::filesystem::path folder = state(first_).folder;
  session_.reset();
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_EQ(run->rows(), 61u);
  ASSERT_EQ(run->manifest().edits.size(), 1u);
  EXPECT_EQ(run->manifest().edits[0], (RunEdit{50, 151}));
  ASSERT_EQ(run->manifest().events.size(), 1u);
  EXPECT_EQ(*run->digest(), run->manifest().digest);
  EXPECT_DOUBLE_EQ(run->read(50, 51)->at(2), 3.0);
}

TEST_F(SessionFilesTest, ARunThatNeverMovedLeavesNoFolder) {
  SessionOptions options;
  options.store = folder_ / "runs";
  open({}, {}, options);
  session_.reset();
  EXPECT_TRUE(listRuns(options.store).empty());
}

TEST_F(SessionFilesTest, AStoredRunIsOpenedAsItStandsAndGoesOnInAFolderOfItsOwn) {
  const Catalog catalog{type_};
  SessionOptions options;
  options.store = folder_.path() / "store";
  // Changed in mid-run and cancelled at step 60, far from its limit.
  const RunOptions run{.seed = 3, .script = {{20, {"place", "y", 3.0, {}}}}};
  auto driver = std::move(Driver::create(catalog[0], {{"noise", 1.0}}, run)).value();
  auto writer = std::move(RunWriter::create(options.store, manifestOf(*driver))).value();
  const auto report =
      runToEnd(*driver, writer.get(), [](const Driver& d) { return d.position() < 60; });
  ASSERT_TRUE(report.ok());
  writer.reset();
  const auto stored = RunReader::open(report->folder);
  ASSERT_TRUE(stored.ok());
  ASSERT_EQ(stored->rows(), 61u);
  const std::string digest = stored->digest().value();

  auto opened = Session::openStored(catalog, *stored, options);
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  session_ = std::move(opened).value();
  first_ = session_->members().at(0).serial;
  ASSERT_TRUE(waitAt(60));
  EXPECT_EQ(state(first_).folder, report->folder.string());
  EXPECT_EQ(state(first_).events, run.script);
  EXPECT_EQ(state(first_).end, EndReason::None) << "it may go on to its limit";
  ASSERT_EQ(rows_[first_].size(), 1u) << "the others are in its folder";
  EXPECT_EQ(firstDifference(rows_[first_].at(60), *stored->read(60, 61)), -1);
  session_->seek(10);
  ASSERT_TRUE(waitAt(10));
  EXPECT_EQ(listRuns(options.store).size(), 1u) << "looking leaves nothing behind";

  session_->seek(60);
  session_->step(15);
  ASSERT_TRUE(waitAt(75));
  const std::filesystem::path folder = state(first_).folder;
  session_.reset();
  EXPECT_EQ(RunReader::open(report->folder)->digest().value(), digest);
  const auto whole = RunReader::open(folder);
  ASSERT_TRUE(whole.ok()) << whole.error().text();
  EXPECT_NE(folder, report->folder);
  ASSERT_EQ(whole->rows(), 76u);
  const auto expected = straight({{"noise", 1.0}}, run, 75);
  const auto rows = whole->read(0, 76);
  for (std::uint64_t step = 0; step <= 75; ++step) {
    EXPECT_EQ(firstDifference(std::span(*rows).subspan(step * 3, 3), expected.at(step)), -1);
  }
  EXPECT_EQ(*whole->digest(), whole->manifest().digest);
  EXPECT_TRUE(driverFromRun(*whole, catalog, 30).ok());
}

TEST_F(SessionFilesTest, AnEditOfAStoredRunLeavesItAloneAndBeginsAnother) {
  const Catalog catalog{type_};
  SessionOptions options;
  options.store = folder_.path() / "store";
  auto driver = std::move(Driver::create(catalog[0], {{"noise", 1.0}}, {.steps = 40})).value();
  auto writer = std::move(RunWriter::create(options.store, manifestOf(*driver))).value();
  const auto report = runToEnd(*driver, writer.get(), {});
  writer.reset();
  const auto stored = RunReader::open(report->folder);
  session_ = std::move(Session::openStored(catalog, *stored, options)).value();
  first_ = session_->members().at(0).serial;
  ASSERT_TRUE(waitAt(40));
  EXPECT_EQ(state(first_).end, EndReason::ReachedLimit);
  session_->seek(25);
  session_->apply({"place", "y", 3.0, {}});
  session_->step(5);
  ASSERT_TRUE(waitAt(30));
  const std::filesystem::path folder = state(first_).folder;
  session_.reset();
  EXPECT_EQ(RunReader::open(report->folder)->digest().value(), report->digest);
  const auto edited = RunReader::open(folder);
  ASSERT_TRUE(edited.ok()) << edited.error().text();
  EXPECT_EQ(edited->rows(), 31u);
  EXPECT_EQ(edited->manifest().events.size(), 1u);
  EXPECT_DOUBLE_EQ(edited->read(25, 26)->at(2), 3.0);
}

TEST_F(SessionFilesTest, AStoreThatCannotBeWrittenIsToldOnceAndTrainingGoesOn) {
  SessionOptions options;
  testing::writeText(folder_ / "file", "in the way");
  options.store = folder_ / "file";
  open({{"noise", 1.0}}, {}, options);
  session_->run();
  std::optional<Error> error;
  ASSERT_TRUE(waitFor([&] { return (error = session_->takeError()).has_value(); }));
  EXPECT_NE(error->text().find("no longer kept"), std::string::npos) << error->text();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::ReachedLimit; }));
  EXPECT_TRUE(state(first_).folder.empty());
  EXPECT_FALSE(session_->takeError().has_value());
}

}  // namespace
}  // namespace icl
