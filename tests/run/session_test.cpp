#include "core/run/session.h"

#include "tests/support/session_fixture.h"
#include "tests/support/time_budget.h"

namespace icl {
namespace {

using namespace std::chrono_literals;
using testing::Clock;
using testing::firstDifference;
using testing::milliseconds;
using testing::Rows;
using testing::SessionTest;

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
  EXPECT_LT(milliseconds(Clock::now() - before), test::timeBudget(200));
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
  EXPECT_LT(milliseconds(Clock::now() - before), test::timeBudget(400));
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
  EXPECT_LT(seconds, test::timeBudget(1.3));
  EXPECT_NEAR(session_->stepsPerSecond(), 200, 60);
}

TEST_F(SessionTest, ASlowPaceAnswersCommandsAtOnce) {
  open({}, {.steps = 1000}, {.steps_per_second = 0.1});
  session_->run();
  ASSERT_TRUE(waitFor([&] { return session_->position() == 1; }));
  const auto before = Clock::now();
  session_->pause();
  ASSERT_TRUE(waitIdle());
  EXPECT_LT(milliseconds(Clock::now() - before), test::timeBudget(100));
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
