#include "core/run/driver.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/run/record.h"
#include "tests/support/allocation_guard.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

using testing::firstDifference;

Intervention set(const std::string& key, double value) { return {"set", key, value, {}}; }
Intervention place(const std::string& target, double value) { return {"place", target, value, {}}; }

class DriverTest : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const Values& changes = {}, RunOptions options = {}) {
    auto driver = Driver::create(type_, changes, options);
    EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
    return std::move(driver).value();
  }
  /// Rows of steps [from, to] of a run made straight through.
  static std::vector<std::vector<double>> straight(Driver& driver, std::uint64_t to) {
    std::vector<std::vector<double>> rows{{driver.row().begin(), driver.row().end()}};
    while (driver.position() < to) {
      driver.advance();
      rows.emplace_back(driver.row().begin(), driver.row().end());
    }
    return rows;
  }
  static void expectRow(const Driver& driver, const std::vector<double>& row) {
    EXPECT_EQ(firstDifference(driver.row(), row), -1) << "at step " << driver.position();
  }
  ExperimentType type_ = tiny::type();
};

TEST_F(DriverTest, RowZeroIsTheStateBeforeAnyUpdate) {
  const auto driver = make();
  EXPECT_EQ(driver->position(), 0u);
  EXPECT_DOUBLE_EQ(driver->row()[0], 9 + 0.5);  // (0 − 3)² + 0.5·(0 + 1)²
  EXPECT_DOUBLE_EQ(driver->row()[1], 0);
}

TEST_F(DriverTest, AStepIsTheGradientStepWorkedOutByHand) {
  const auto driver = make();
  driver->advance();
  EXPECT_DOUBLE_EQ(driver->row()[1], 0.6);   // 0 − 0.1·2·(0 − 3)
  EXPECT_DOUBLE_EQ(driver->row()[2], -0.1);  // 0 − 0.1·2·0.5·(0 + 1)
  EXPECT_DOUBLE_EQ(driver->row()[0], 2.4 * 2.4 + 0.5 * 0.81);
}

TEST_F(DriverTest, SeekGivesTheSameBitsAsRunningStraight) {
  const auto driver = make({{"noise", 1.0}}, {.seed = 7, .steps = 500});
  const auto rows = straight(*driver, 500);
  for (const std::uint64_t step : {0u, 499u, 63u, 64u, 65u, 1u, 250u, 500u, 128u}) {
    ASSERT_TRUE(driver->seek(step).ok());
    EXPECT_EQ(driver->position(), step);
    expectRow(*driver, rows[step]);
  }
  EXPECT_EQ(driver->furthest(), 500u);
}

TEST_F(DriverTest, SeekBeyondTheNewestRowAdvances) {
  const auto straight_run = make({{"noise", 1.0}});
  const auto rows = straight(*straight_run, 40);
  const auto driver = make({{"noise", 1.0}});
  ASSERT_TRUE(driver->seek(40).ok());
  EXPECT_EQ(driver->furthest(), 40u);
  expectRow(*driver, rows[40]);
}

TEST_F(DriverTest, AnotherSeedGivesAnotherPath) {
  const auto one = make({{"noise", 1.0}}, {.seed = 1});
  const auto two = make({{"noise", 1.0}}, {.seed = 2});
  one->advance();
  two->advance();
  EXPECT_NE(one->row()[1], two->row()[1]);
}

TEST_F(DriverTest, EventsAreReplayedOnSeek) {
  const auto driver = make({{"noise", 1.0}});
  ASSERT_TRUE(driver->seek(10).ok());
  ASSERT_TRUE(driver->apply(place("x", -5)).ok());
  EXPECT_DOUBLE_EQ(driver->row()[1], -5);  // the row of a step shows the state after its events
  const auto rows = straight(*driver, 100);
  ASSERT_TRUE(driver->seek(3).ok());
  ASSERT_TRUE(driver->seek(10).ok());
  expectRow(*driver, rows[0]);
  ASSERT_TRUE(driver->seek(60).ok());
  expectRow(*driver, rows[50]);
}

TEST_F(DriverTest, ALiveSettingChangesTheRunAndIsUndoneBySeekingBack) {
  const auto driver = make();
  ASSERT_TRUE(driver->seek(5).ok());
  ASSERT_TRUE(driver->apply(set("rate", 0.25)).ok());
  EXPECT_DOUBLE_EQ(driver->liveConfig().real("rate"), 0.25);
  EXPECT_DOUBLE_EQ(driver->config().real("rate"), 0.1);
  const double x = driver->row()[1];
  driver->advance();
  EXPECT_DOUBLE_EQ(driver->row()[1], x - 0.25 * 2 * (x - 3));
  ASSERT_TRUE(driver->seek(4).ok());
  EXPECT_DOUBLE_EQ(driver->liveConfig().real("rate"), 0.1);
  ASSERT_TRUE(driver->seek(6).ok());
  EXPECT_DOUBLE_EQ(driver->liveConfig().real("rate"), 0.25);
}

TEST_F(DriverTest, EditingThePastDropsTheFuture) {
  const auto driver = make();
  ASSERT_TRUE(driver->seek(50).ok());
  ASSERT_TRUE(driver->apply(place("y", 4)).ok());
  ASSERT_TRUE(driver->seek(150).ok());
  ASSERT_TRUE(driver->seek(20).ok());
  ASSERT_TRUE(driver->apply(place("x", 1)).ok());
  EXPECT_EQ(driver->furthest(), 20u);
  ASSERT_EQ(driver->events().size(), 1u);
  EXPECT_EQ(driver->events()[0], (Event{20, place("x", 1.0)}));
  for (const auto step : driver->keyframeSteps()) EXPECT_LE(step, 20u);
}

TEST_F(DriverTest, ARefusedInterventionLeavesNoTrace) {
  const auto driver = make();
  ASSERT_TRUE(driver->seek(50).ok());
  ASSERT_TRUE(driver->seek(20).ok());
  const std::vector<double> before(driver->row().begin(), driver->row().end());
  EXPECT_FALSE(driver->apply(set("rate", -1)).ok());
  EXPECT_FALSE(driver->apply({"gate", "", 2.0, {}}).ok());
  EXPECT_FALSE(driver->apply(place("z", 1)).ok());
  EXPECT_EQ(driver->furthest(), 50u);
  EXPECT_TRUE(driver->events().empty());
  expectRow(*driver, before);
}

TEST_F(DriverTest, ARestartSettingCannotChangeDuringARun) {
  const auto driver = make();
  const auto refused = driver->apply(set("curvature", 1));
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("fork"), std::string::npos) << refused.error().text();
}

TEST_F(DriverTest, AMisspeltSettingOrInterventionIsAnsweredWithTheNearestName) {
  const auto driver = make();
  const auto setting = driver->apply(set("rat", 0.2));
  ASSERT_FALSE(setting.ok());
  EXPECT_NE(setting.error().text().find("rate"), std::string::npos);
  const auto kind = driver->apply({"plaec", "x", 0.2, {}});
  ASSERT_FALSE(kind.ok());
  EXPECT_NE(kind.error().text().find("place"), std::string::npos);
}

TEST_F(DriverTest, ALiveChangeMustKeepTheRulesBetweenSettings) {
  const auto driver = make({{"noise", 6.0}});
  EXPECT_FALSE(driver->apply(set("rate", 2)).ok());  // noise above 5 needs a rate of at most 1
  EXPECT_TRUE(driver->apply(set("rate", 0.5)).ok());
}

TEST_F(DriverTest, ARepeatedAssignmentAtOneStepIsOneEvent) {
  const auto driver = make();
  for (const double rate : {0.2, 0.3, 0.4}) ASSERT_TRUE(driver->apply(set("rate", rate)).ok());
  ASSERT_EQ(driver->events().size(), 1u);
  EXPECT_EQ(driver->events()[0].intervention.value, Value{0.4});
}

TEST_F(DriverTest, AScriptIsAppliedWhenItIsDue) {
  RunOptions options;
  options.script = {{30, place("y", 2)}, {0, set("rate", 0.2)}};
  const auto driver = make({}, options);
  EXPECT_DOUBLE_EQ(driver->liveConfig().real("rate"), 0.2);
  ASSERT_TRUE(driver->seek(29).ok());
  EXPECT_LT(driver->row()[2], 0);
  driver->advance();
  EXPECT_DOUBLE_EQ(driver->row()[2], 2);
}

TEST_F(DriverTest, AScriptWithAnUnknownTargetIsRefusedBeforeTheRunBegins) {
  RunOptions options;
  options.script = {{30, place("z", 2)}};
  EXPECT_FALSE(Driver::create(type_, {}, options).ok());
}

TEST_F(DriverTest, TheStepLimitEndsTheRunAndRaisingItLetsItGoOn) {
  const auto driver = make({}, {.steps = 5});
  ASSERT_TRUE(driver->seek(100).ok());
  EXPECT_EQ(driver->position(), 5u);
  EXPECT_EQ(driver->ended().end, EndReason::ReachedLimit);
  EXPECT_EQ(driver->advance().end, EndReason::ReachedLimit);
  EXPECT_EQ(driver->position(), 5u);
  ASSERT_TRUE(driver->setLimits(8, "").ok());
  EXPECT_EQ(driver->ended().end, EndReason::None);
  ASSERT_TRUE(driver->seek(100).ok());
  EXPECT_EQ(driver->position(), 8u);
}

TEST_F(DriverTest, NewLimitsDoNotTakeBackTheExperimentsOwnEnd) {
  const auto driver = make({{"rate", 0.4}, {"curvature", 1.0}});
  ASSERT_TRUE(driver->seek(200).ok());
  ASSERT_EQ(driver->ended().end, EndReason::Converged);
  const auto last = driver->position();
  ASSERT_TRUE(driver->setLimits(1000, "").ok());
  EXPECT_EQ(driver->ended().end, EndReason::Converged);
  EXPECT_EQ(driver->advance().end, EndReason::Converged);
  EXPECT_EQ(driver->position(), last);
}

TEST_F(DriverTest, ZeroStepsMeansTheExperimentsDefault) {
  const auto driver = make({{"noise", 0.1}});
  ASSERT_TRUE(driver->seek(100000).ok());
  EXPECT_EQ(driver->position(), 200u);
}

TEST_F(DriverTest, AMetConditionNamesTheRuleAndTheStep) {
  const auto driver = make({}, {.until = "x > 0.5"});
  driver->advance();
  EXPECT_EQ(driver->ended().end, EndReason::Condition);
  EXPECT_EQ(driver->ended().sentence.text(), "The condition \"x > 0.5\" was met at step 1.");
}

TEST_F(DriverTest, ConvergenceAndDivergenceAreToldByTheExperiment) {
  const auto converging = make({{"rate", 0.4}, {"curvature", 1.0}});
  ASSERT_TRUE(converging->seek(200).ok());
  EXPECT_EQ(converging->ended().end, EndReason::Converged);
  const auto diverging = make({{"rate", 10.0}}, {.steps = 5000});
  ASSERT_TRUE(diverging->seek(5000).ok());
  EXPECT_EQ(diverging->ended().end, EndReason::Diverged);
  EXPECT_FALSE(std::isfinite(diverging->row()[0]));
  ASSERT_TRUE(diverging->seek(3).ok());
  EXPECT_TRUE(std::isfinite(diverging->row()[0]));
  EXPECT_EQ(diverging->ended().end, EndReason::Diverged);
  EXPECT_FALSE(diverging->atEnd());
}

TEST_F(DriverTest, AStepThatThrowsEndsTheRunWithItsSentence) {
  const auto driver = make({{"breaks", true}});
  const auto sought = driver->seek(20);
  ASSERT_FALSE(sought.ok());
  EXPECT_EQ(driver->position(), 10u);
  EXPECT_EQ(driver->ended().end, EndReason::Failed);
  EXPECT_NE(driver->ended().sentence.text().find("the tiny step broke"), std::string::npos);
}

TEST_F(DriverTest, KeyframesKeepTheFirstAndTheNewestUnderTheBudget) {
  const std::size_t budget = 20 * sizeof(tiny::TinySnapshot);
  const auto driver = make({{"noise", 1.0}}, {.steps = 20000, .keyframe_bytes = budget});
  const auto rows = straight(*driver, 20000);
  EXPECT_LE(driver->keyframeBytes(), budget);
  ASSERT_TRUE(driver->seek(9000).ok());
  expectRow(*driver, rows[9000]);
  const auto steps = driver->keyframeSteps();
  EXPECT_EQ(steps.front(), 0u);
  EXPECT_EQ(steps.back(), 20000u);
  // Gaps grow with age: the last gap is the smallest, the first one the largest.
  EXPECT_GT(steps[1] - steps[0], steps[steps.size() - 1] - steps[steps.size() - 2]);
}

TEST_F(DriverTest, AForkWithoutChangesGoesOnWithTheSameBits) {
  const auto source = make({{"noise", 1.0}}, {.seed = 3});
  const auto rows = straight(*source, 120);
  ASSERT_TRUE(source->seek(70).ok());
  auto fork = Driver::fork(type_, {{"noise", 1.0}}, {.seed = 3}, *source->snapshot(), 70);
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  EXPECT_EQ((*fork)->first(), 70u);
  expectRow(**fork, rows[70]);
  ASSERT_TRUE((*fork)->seek(120).ok());
  expectRow(**fork, rows[120]);
  EXPECT_FALSE((*fork)->seek(69).ok());
  ASSERT_TRUE((*fork)->seek(71).ok());
  expectRow(**fork, rows[71]);
}

TEST_F(DriverTest, AForkHasTheDefaultNumberOfStepsBeforeItWhereverItBegins) {
  const auto source = make({{"noise", 1.0}}, {.steps = 500});
  for (const std::uint64_t step : {0u, 70u, 199u, 200u, 300u}) {
    ASSERT_TRUE(source->seek(step).ok());
    auto fork = Driver::fork(type_, {{"noise", 1.0}}, {}, *source->snapshot(), step);
    ASSERT_TRUE(fork.ok()) << fork.error().text();
    EXPECT_EQ((*fork)->limit(), step + 200);
    ASSERT_TRUE((*fork)->setLimits(0, "").ok());
    EXPECT_EQ((*fork)->limit(), step + 200);
    EXPECT_FALSE((*fork)->atEnd());
  }
}

TEST_F(DriverTest, AForkTakesLiveAndRestartSettings) {
  const auto source = make();
  ASSERT_TRUE(source->seek(10).ok());
  ASSERT_TRUE(source->apply({"gate", "", 0.5, {}}).ok());
  const double x = source->row()[1], y = source->row()[2];
  auto live = Driver::fork(type_, {{"rate", 0.3}}, {}, *source->snapshot(), 10);
  ASSERT_TRUE(live.ok());
  (*live)->advance();
  EXPECT_DOUBLE_EQ((*live)->row()[1], x - 0.3 * 2 * (x - 3) * 0.5);  // the gate is state, it stays
  auto other = Driver::fork(type_, {{"curvature", 2.0}}, {}, *source->snapshot(), 10);
  ASSERT_TRUE(other.ok());
  (*other)->advance();
  EXPECT_DOUBLE_EQ((*other)->row()[2], y - 0.1 * 2 * 2 * (y + 1) * 0.5);
}

TEST_F(DriverTest, ATwinOfTheDriverReachesThePastWithoutDisturbingIt) {
  const auto driver = make({{"noise", 1.0}});
  ASSERT_TRUE(driver->seek(5).ok());
  ASSERT_TRUE(driver->apply(place("x", 9)).ok());
  const auto rows = straight(*driver, 100);
  const auto twin = driver->twin();
  ASSERT_TRUE(twin->seek(80).ok());
  expectRow(*twin, rows[75]);
  EXPECT_EQ(driver->position(), 100u);
  expectRow(*driver, rows[95]);
}

TEST_F(DriverTest, ResumingFromTensorsGivesTheSameBits) {
  const auto driver = make({{"noise", 1.0}});
  ASSERT_TRUE(driver->seek(10).ok());
  ASSERT_TRUE(driver->apply(set("rate", 0.05)).ok());
  ASSERT_TRUE(driver->apply(place("x", -2)).ok());
  const auto rows = straight(*driver, 90);
  ASSERT_TRUE(driver->seek(50).ok());
  const auto resumed = make({{"noise", 1.0}});
  ASSERT_TRUE(resumed->resume(driver->snapshot()->tensors(), 50, driver->events()).ok());
  EXPECT_EQ(resumed->position(), 50u);
  EXPECT_DOUBLE_EQ(resumed->liveConfig().real("rate"), 0.05);
  expectRow(*resumed, rows[40]);
  ASSERT_TRUE(resumed->seek(90).ok());
  expectRow(*resumed, rows[80]);
  ASSERT_TRUE(resumed->seek(20).ok());
  expectRow(*resumed, rows[10]);
}

TEST_F(DriverTest, AdvanceDoesNotAllocateAfterWarmUp) {
  const auto driver = make({{"noise", 1.0}}, {.steps = 2000, .keyframe_bytes = 0});
  ASSERT_TRUE(driver->seek(100).ok());
  const testing::AllocationGuard guard;
  for (int i = 0; i < 1000; ++i) driver->advance();
  EXPECT_EQ(guard.count(), 0u);
}

TEST_F(DriverTest, UnknownSettingsAreRefusedAtTheDoor) {
  const auto refused = Driver::create(type_, {{"widht", 1.0}}, {});
  ASSERT_FALSE(refused.ok());
}

TEST_F(DriverTest, ChannelsThatDependOnSettingsAreRecordedAfterTheFixedOnes) {
  type_.more_channels = [](const Values& complete) -> std::vector<Channel> {
    if (complete.real("curvature") < 1) return {};
    return {{"spare", "Spare", "", "", "Stays 0.", Role::Strength, Scale::Linear}};
  };
  const auto narrow = make();
  EXPECT_EQ(narrow->row().size(), 3u);
  const auto wide = make({{"curvature", 2.0}}, {.seed = 1, .steps = 5, .until = "spare > 1"});
  ASSERT_EQ(wide->row().size(), 4u);
  EXPECT_EQ(wide->channels().back().key, "spare");
  EXPECT_EQ(manifestOf(*wide).channels, (std::vector<std::string>{"loss", "x", "y", "spare"}));
  const auto refused = Driver::create(type_, {}, {.seed = 1, .steps = 5, .until = "spare > 1"});
  EXPECT_FALSE(refused.ok());
}

}  // namespace
}  // namespace icl
