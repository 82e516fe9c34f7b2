#include "core/run/session.h"

#include <chrono>
#include <functional>
#include <map>
#include <thread>

#include <gtest/gtest.h>

#include "core/run/registry.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using testing::firstDifference;
using Rows = std::map<std::uint64_t, std::vector<double>>;  // by step

double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

class SessionTest : public ::testing::Test {
 protected:
  void open(const Values& changes = {}, RunOptions run = {}, SessionOptions options = {}) {
    auto opened = Session::open(type_, changes, run, options);
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    session_ = std::move(opened).value();
    first_ = session_->members().at(0).serial;
  }
  /// Waits until `done`, draining the ring as the window would; false after five seconds.
  bool waitFor(const std::function<bool()>& done) {
    for (const auto until = Clock::now() + 5s; Clock::now() < until;) {
      drain();
      if (done()) return true;
      std::this_thread::sleep_for(1ms);
    }
    return false;
  }
  bool waitIdle() {
    return waitFor([&] { return session_->activity() == Activity::Idle; });
  }
  /// A command is obeyed by the worker a moment later.
  bool waitAt(std::uint64_t step) {
    return waitFor(
        [&] { return session_->position() == step && session_->activity() == Activity::Idle; });
  }
  void drain() {
    session_->history().drain([&](std::span<const double> row) {
      auto& rows = rows_[static_cast<std::uint64_t>(row[0])];
      const auto step = static_cast<std::uint64_t>(row[1]);
      rows.erase(rows.lower_bound(step), rows.end());  // the past was edited
      rows[step].assign(row.begin() + 2, row.end());
      ++received_;
    });
  }
  MemberState state(std::uint64_t serial) {
    for (const auto& member : session_->members()) {
      if (member.serial == serial) return member;
    }
    ADD_FAILURE() << "no member " << serial;
    return {};
  }
  Rows straight(const Values& changes, RunOptions run, std::uint64_t to) {
    auto driver = std::move(Driver::create(type_, changes, run)).value();
    Rows rows;
    for (;;) {
      rows[driver->position()].assign(driver->row().begin(), driver->row().end());
      if (driver->position() >= to || driver->atEnd()) return rows;
      driver->advance();
    }
  }
  static void expectSame(const Rows& got, const Rows& expected) {
    ASSERT_EQ(got.size(), expected.size());
    for (const auto& [step, row] : expected) {
      ASSERT_TRUE(got.contains(step)) << step;
      ASSERT_EQ(firstDifference(got.at(step), row), -1) << "at step " << step;
    }
  }

  ExperimentType type_ = tiny::type();
  testing::TemporaryFolder folder_;
  std::unique_ptr<Session> session_;
  std::uint64_t first_ = 0;
  std::map<std::uint64_t, Rows> rows_;
  std::size_t received_ = 0;
};

TEST_F(SessionTest, TheRowsAreThoseOfTheBareDriver) {
  open({{"noise", 1.0}}, {.seed = 4});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::ReachedLimit; }));
  ASSERT_TRUE(waitIdle());
  drain();
  expectSame(rows_[first_], straight({{"noise", 1.0}}, {.seed = 4}, 200));
  EXPECT_EQ(session_->history().refused(), 0u);
}

TEST_F(SessionTest, OpensIdleWithTheFirstRowAndAPicture) {
  open();
  const Frame* frame = nullptr;
  ASSERT_TRUE(waitFor([&] { return (frame = session_->takeFrame(first_)) != nullptr; }));
  EXPECT_EQ(frame->step, 0u);
  EXPECT_EQ(frame->plates.at(0).data.size(), 2u);
  ASSERT_TRUE(waitFor([&] { return rows_[first_].size() == 1; }));
  EXPECT_EQ(session_->activity(), Activity::Idle);
  EXPECT_NE(session_->snapshot(first_), nullptr);
}

TEST_F(SessionTest, PauseStopsTheWorkerWithinTwoHundredMilliseconds) {
  open({{"work", 5000}}, {.steps = 100000});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() > 3; }));
  const auto before = Clock::now();
  session_->pause();
  ASSERT_TRUE(waitFor([&] { return session_->activity() == Activity::Idle; }));
  EXPECT_LT(milliseconds(Clock::now() - before), 200);
  const auto stood = session_->position();
  std::this_thread::sleep_for(30ms);
  EXPECT_EQ(session_->position(), stood);
}

TEST_F(SessionTest, StepMakesExactlySoManySteps) {
  open({{"noise", 1.0}});
  session_->step(7);
  ASSERT_TRUE(waitAt(7));
  session_->step();
  ASSERT_TRUE(waitAt(8));
}

TEST_F(SessionTest, TheNewestSeekWins) {
  open({{"work", 2000}, {"noise", 1.0}}, {.steps = 400, .keyframe_bytes = 0});
  session_->step(100);
  ASSERT_TRUE(waitAt(100));
  const auto before = Clock::now();
  for (const std::uint64_t step : {90u, 80u, 70u, 60u, 1u}) session_->seek(step);
  ASSERT_TRUE(waitAt(1));
  // Without keyframes each of the passed-over seeks would replay up to 90 steps of 2 ms.
  EXPECT_LT(milliseconds(Clock::now() - before), 400);
}

TEST_F(SessionTest, SeekShowsThePictureOfThatStepAndRepeatsNoRows) {
  open({{"noise", 1.0}});
  session_->step(150);
  ASSERT_TRUE(waitAt(150));
  const auto expected = straight({{"noise", 1.0}}, {}, 150);
  drain();
  const auto received = received_;
  static_cast<void>(session_->takeFrame(first_));
  session_->seek(33);
  const Frame* frame = nullptr;
  ASSERT_TRUE(waitFor([&] {
    const Frame* next = session_->takeFrame(first_);
    if (next != nullptr) frame = next;
    return frame != nullptr && frame->step == 33;
  }));
  EXPECT_EQ(firstDifference(frame->row, expected.at(33)), -1);
  EXPECT_EQ(received_, received);
  session_->seek(150);
  ASSERT_TRUE(waitAt(150));
  drain();
  EXPECT_EQ(received_, received);
}

TEST_F(SessionTest, AChangeAfterASeekConcernsTheStateThatWasSought) {
  open({{"noise", 1.0}, {"work", 1000}}, {.keyframe_bytes = 0});
  session_->step(60);
  ASSERT_TRUE(waitAt(60));
  session_->seek(40);
  session_->apply({"place", "x", -7.0, {}});
  ASSERT_TRUE(waitFor([&] { return state(first_).furthest == 40; }));
  EXPECT_EQ(state(first_).events.at(0).step, 40u);
  session_->step(5);
  ASSERT_TRUE(waitAt(45));
  drain();
  RunOptions scripted;
  scripted.script = {{40, {"place", "x", -7.0, {}}}};
  expectSame(rows_[first_], straight({{"noise", 1.0}}, scripted, 45));
}

TEST_F(SessionTest, ARefusedChangeIsToldOnce) {
  open();
  session_->apply({"set", "rate", -3.0, {}});
  std::optional<Error> error;
  ASSERT_TRUE(waitFor([&] { return (error = session_->takeError()).has_value(); }));
  EXPECT_NE(error->text().find("rate"), std::string::npos) << error->text();
  EXPECT_FALSE(session_->takeError().has_value());
  EXPECT_TRUE(state(first_).events.empty());
}

TEST_F(SessionTest, ALiveSettingIsSeenInTheMembersState) {
  open();
  const auto before = session_->revision();
  session_->apply({"set", "rate", 0.3, {}});
  ASSERT_TRUE(waitFor([&] { return state(first_).live_config.real("rate") == 0.3; }));
  EXPECT_GT(session_->revision(), before);
  EXPECT_EQ(state(first_).config.real("rate"), 0.1);
}

TEST_F(SessionTest, ATwinCatchesUpAndThenRunsInLockStep) {
  open({{"noise", 1.0}, {"work", 100}}, {.seed = 9, .steps = 100000});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() > 100; }));
  const auto twin = session_->addRun({{"noise", 1.0}, {"curvature", 2.0}, {"work", 100}},
                                     {.seed = 9, .steps = 100000});
  ASSERT_TRUE(twin.ok());
  ASSERT_TRUE(waitFor([&] { return rows_[*twin].size() > 200; }));
  session_->pause();
  ASSERT_TRUE(waitIdle());
  drain();
  EXPECT_EQ(state(first_).position, state(*twin).position);
  ASSERT_EQ(rows_[first_].size(), rows_[*twin].size());
  for (const auto& [step, row] : rows_[first_]) {
    ASSERT_EQ(row[1], rows_[*twin].at(step)[1]) << step;  // x: the same draws
  }
}

TEST_F(SessionTest, AForkSharesThePastAndTheSourceIsNotDisturbed) {
  open({{"noise", 1.0}});
  session_->step(120);
  ASSERT_TRUE(waitAt(120));
  const auto fork = session_->fork(first_, 70, {{"noise", 1.0}}, {});
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  ASSERT_TRUE(
      waitFor([&] { return rows_[*fork].size() == 51 && session_->activity() == Activity::Idle; }));
  const auto expected = straight({{"noise", 1.0}}, {}, 120);
  EXPECT_EQ(rows_[*fork].begin()->first, 70u);
  EXPECT_EQ(firstDifference(rows_[*fork].at(120), expected.at(120)), -1);
  EXPECT_EQ(state(first_).position, 120u);
  EXPECT_EQ(state(*fork).first, 70u);
}

TEST_F(SessionTest, AForkOutsideTheRunIsRefusedAtOnce) {
  open();
  EXPECT_FALSE(session_->fork(first_, 50, {}, {}).ok());
  EXPECT_FALSE(session_->fork(999, 0, {}, {}).ok());
  EXPECT_FALSE(session_->addRun({{"rate", -1.0}}, {}).ok());
}

TEST_F(SessionTest, RewindAndRunReproducesTheCurveBitForBit) {
  open({{"noise", 1.0}}, {.seed = 6});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end != EndReason::None; }));
  ASSERT_TRUE(waitIdle());
  drain();
  const Rows before = rows_[first_];
  session_->apply({"place", "x", 50.0, {}});
  ASSERT_TRUE(waitFor([&] { return !state(first_).events.empty(); }));
  session_->rewind();
  ASSERT_TRUE(waitAt(0));
  drain();
  EXPECT_EQ(rows_[first_].size(), 1u);
  EXPECT_TRUE(state(first_).events.empty());
  EXPECT_EQ(state(first_).end, EndReason::None);
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end != EndReason::None; }));
  ASSERT_TRUE(waitIdle());
  drain();
  expectSame(rows_[first_], before);
}

TEST_F(SessionTest, AnotherLookIsDrawnAlsoWhenIdle) {
  open();
  ASSERT_TRUE(waitFor([&] { return session_->takeFrame(first_) != nullptr; }));
  std::this_thread::sleep_for(20ms);
  while (session_->takeFrame(first_) != nullptr) {
  }
  session_->setLook({.layer = 0});
  const Frame* frame = nullptr;
  ASSERT_TRUE(waitFor([&] { return (frame = session_->takeFrame(first_)) != nullptr; }));
  EXPECT_EQ(frame->plates.at(0).layer, 0);
  std::this_thread::sleep_for(30ms);
  EXPECT_EQ(session_->takeFrame(first_), nullptr);  // once, not again and again
}

TEST_F(SessionTest, ThePaceIsKeptWithoutDrift) {
  open({}, {.steps = 100000, .until = "x > 100"}, {.steps_per_second = 200});
  session_->apply({"gate", "", 0.0, {}});  // stands still: never converges
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() >= 20; }));
  const auto start = Clock::now();
  const auto from = session_->position();
  ASSERT_TRUE(waitFor([&] { return session_->position() >= from + 200; }));
  const double seconds = milliseconds(Clock::now() - start) / 1000;
  EXPECT_GT(seconds, 0.9);
  EXPECT_LT(seconds, 1.3);
  EXPECT_NEAR(session_->stepsPerSecond(), 200, 60);
}

TEST_F(SessionTest, ASlowPaceAnswersCommandsAtOnce) {
  open({}, {.steps = 1000}, {.steps_per_second = 0.1});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() == 1; }));
  const auto before = Clock::now();
  session_->pause();
  ASSERT_TRUE(waitIdle());
  EXPECT_LT(milliseconds(Clock::now() - before), 100);
}

TEST_F(SessionTest, RaisingTheLimitLetsAnEndedRunGoOn) {
  open({{"noise", 0.5}}, {.steps = 10});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::ReachedLimit; }));
  session_->setLimits(25, "");
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::None; }));
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::ReachedLimit; }));
  EXPECT_EQ(state(first_).position, 25u);
}

TEST_F(SessionTest, ADivergedRunStaysOpenForSeeking) {
  open({{"rate", 10.0}}, {.steps = 5000});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::Diverged; }));
  EXPECT_FALSE(state(first_).sentence.empty());
  session_->seek(2);
  ASSERT_TRUE(waitAt(2));
  EXPECT_EQ(state(first_).end, EndReason::Diverged);
}

TEST_F(SessionTest, ClosingWhileTrainingTakesLessThanASecondAndKeepsTheRun) {
  SessionOptions options;
  options.store = folder_.path();
  open({{"work", 300}}, {.steps = 100000, .until = "x > 100"}, options);
  session_->apply({"gate", "", 0.0, {}});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() > 50; }));
  const std::filesystem::path folder = state(first_).folder;
  const auto before = Clock::now();
  session_.reset();
  EXPECT_LT(milliseconds(Clock::now() - before), 1000);
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_EQ(run->manifest().end, EndReason::Cancelled);
  EXPECT_EQ(*run->digest(), run->manifest().digest);
  EXPECT_FALSE(run->checkpointSteps().empty());
}

TEST_F(SessionTest, TheRunFileHoldsEveryRowOnceAlsoAfterSeeks) {
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

TEST_F(SessionTest, EditingThePastRewritesTheRunFileAndTheRecordSaysSo) {
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

TEST_F(SessionTest, ARunThatNeverMovedLeavesNoFolder) {
  SessionOptions options;
  options.store = folder_ / "runs";
  open({}, {}, options);
  session_.reset();
  EXPECT_TRUE(listRuns(options.store).empty());
}

TEST_F(SessionTest, AStoreThatCannotBeWrittenIsToldOnceAndTrainingGoesOn) {
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

TEST_F(SessionTest, ARemovedMemberIsGoneAtOnceAndTheOthersGoOn) {
  open({{"noise", 1.0}});
  const auto other = session_->addRun({{"curvature", 2.0}}, {});
  ASSERT_TRUE(other.ok());
  session_->removeRun(first_);
  EXPECT_EQ(session_->members().size(), 1u);
  EXPECT_EQ(session_->takeFrame(first_), nullptr);
  EXPECT_EQ(session_->snapshot(first_), nullptr);
  session_->step(3);
  ASSERT_TRUE(waitAt(3));
  EXPECT_EQ(state(*other).position, 3u);
}

TEST_F(SessionTest, AStepThatThrowsEndsTheRunNotTheProgram) {
  open({{"breaks", true}});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return state(first_).end == EndReason::Failed; }));
  EXPECT_EQ(session_->position(), 10u);
  ASSERT_TRUE(waitIdle());
}

TEST_F(SessionTest, CancelClosesTheSession) {
  open({{"noise", 1.0}}, {.steps = 100000000});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() > 10; }));
  session_->cancel();
  ASSERT_TRUE(waitFor([&] { return session_->activity() == Activity::Closed; }));
  EXPECT_EQ(state(first_).end, EndReason::Cancelled);
}

}  // namespace
}  // namespace icl
