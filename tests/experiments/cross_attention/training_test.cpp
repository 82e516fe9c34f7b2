#include "core/experiments/cross_attention/training.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/run/driver.h"
#include "tests/support/allocation_guard.h"
#include "tests/support/compare.h"

namespace icl::cross_attention {
namespace {

enum Row {
  kTime,
  kLoss,
  kExcess,
  kLog,
  kGradient,
  kAlpha,
  kBeta,
  kMinimiser,
  kLimit,
  kBatch,
  kGain,
  kTestRisk,
  kTestError,
  kTestMedian,
  kTestBayes,
  kTestLsa
};

std::unique_ptr<Driver> start(const ExperimentType& type, const Values& changes,
                              std::uint64_t steps = 4000) {
  RunOptions options;
  options.steps = steps;
  auto driver = Driver::create(type, changes, options);
  EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
  return std::move(driver).value();
}

StepStatus runOut(Driver& driver) {
  while (driver.ended().end == EndReason::None) driver.advance();
  return driver.ended();
}

Values sampledChanges() {
  return {{"method", std::string("descent")},
          {"context", std::int64_t{24}},
          {"batch", std::int64_t{100}},
          {"rate", 0.005},
          {"depth", std::int64_t{3}},
          {"alpha", 0.05},
          {"beta", -0.05}};
}

// D3.T4 of an independent integration (Radau, rtol 1e-11), start (0.05, −0.05).
TEST(Training, TheFlowPassesWhereAnIndependentIntegratorDoes) {
  const ExperimentType type = crossAttentionType();
  for (const auto& [time, alpha, beta] :
       {std::tuple{0.1, 0.09617097685717062, -0.06701075463494506},
        std::tuple{1.0, 0.17545899001725743, -0.16800191569376932},
        std::tuple{1000.0, 0.2756901591190219, -0.2715855081988512}}) {
    const auto driver = start(type, {{"stop-time", time}});
    EXPECT_EQ(runOut(*driver).end, EndReason::ReachedLimit);
    EXPECT_EQ(driver->row()[kTime], time);
    EXPECT_NEAR(driver->row()[kAlpha], alpha, 2e-6);
    EXPECT_NEAR(driver->row()[kBeta], beta, 2e-6);
  }
}

TEST(Training, TheFirstRowIsTheStateBeforeAnyUpdate) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {});
  const auto row = driver->row();
  EXPECT_EQ(row[kTime], 0);
  EXPECT_NEAR(row[kExcess], 0.14898561782163355, 1e-12);  // D3.T4, t = 0
  EXPECT_NEAR(row[kLoss] - row[kExcess], std::log(11.0 / 3) / 4, 1e-12);
  EXPECT_NEAR(row[kLog], std::log10(0.14898561782163355), 1e-12);
  EXPECT_NEAR(row[kLimit], std::hypot(0.05 - 2.0 / 7, -0.05 + 2.0 / 7), 1e-14);
  EXPECT_NEAR(row[kMinimiser], std::hypot(0.05 - 0.27569015911902184, -0.05 + 0.27158550819885113),
              1e-8);
  EXPECT_TRUE(std::isnan(row[kBatch]));
}

TEST(Training, TheFlowGoesOnToTheStopTimeThoughItHasComeToRest) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {{"depth", std::int64_t{2}}, {"stop-time", 1e6}});
  EXPECT_EQ(runOut(*driver).end, EndReason::ReachedLimit);
  EXPECT_EQ(driver->row()[kTime], 1e6);
  EXPECT_LT(driver->row()[kMinimiser], 1e-9);
  EXPECT_LT(driver->position(), 2000u);
}

TEST(Training, DescentBelowTheLimitConvergesAndAboveItDiverges) {
  // D2.4: one parameter, depth 4, largest constant step from α = 0 is 0.0208884506.
  const ExperimentType type = crossAttentionType();
  Values changes{{"parameters", std::string("one")},
                 {"method", std::string("descent")},
                 {"alpha", 0.0},
                 {"rate", 0.0208}};
  const auto below = start(type, changes, 20000);
  EXPECT_EQ(runOut(*below).end, EndReason::Converged);
  EXPECT_NEAR(below->row()[kAlpha], 0.2689568995468321, 1e-9);
  changes.set("rate", 0.0210);
  const auto above = start(type, changes, 20000);
  const StepStatus end = runOut(*above);
  EXPECT_EQ(end.end, EndReason::Diverged);
  EXPECT_NE(end.sentence.text().find("0.02089"), std::string::npos) << end.sentence.text();
  EXPECT_NE(end.sentence.text().find("0.021"), std::string::npos) << end.sentence.text();
}

TEST(Training, DescentOfTwoWeightsNamesTheStepTheMinimumAllows) {
  const ExperimentType type = crossAttentionType();
  const auto driver =
      start(type, {{"method", std::string("descent")}, {"rate", 0.2}, {"depth", std::int64_t{2}}});
  const StepStatus end = runOut(*driver);
  EXPECT_EQ(end.end, EndReason::Diverged);
  EXPECT_NE(end.sentence.text().find("largest curvature at the minimum"), std::string::npos);
}

TEST(Training, OneParameterKeepsBetaTied) {
  const ExperimentType type = crossAttentionType();
  for (const char* method : {"flow", "descent"}) {
    const auto driver =
        start(type, {{"parameters", std::string("one")}, {"method", std::string(method)}}, 30);
    while (driver->ended().end == EndReason::None) {
      driver->advance();
      EXPECT_EQ(driver->row()[kBeta], -driver->row()[kAlpha]);
    }
  }
}

TEST(Training, AFrozenWeightStaysAndTheOtherFindsItsBest) {
  const ExperimentType type = crossAttentionType();
  for (const char* method : {"flow", "descent"}) {
    const auto driver = start(
        type, {{"method", std::string(method)}, {"depth", std::int64_t{2}}, {"beta", -0.2}}, 3000);
    ASSERT_TRUE(driver->apply({"freeze", "beta", true, {}}).ok());
    runOut(*driver);
    EXPECT_EQ(driver->row()[kBeta], -0.2);
    // For fixed β the best α is E[ω s g]/E[ω s² g²], g = 2 + βs (spec section 4.2).
    const Law law = lawOf(Config{});
    double top = 0, bottom = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double sg = law.s[i] * (2 - 0.2 * law.s[i]);
      top += law.omega[i] * sg;
      bottom += law.omega[i] * sg * sg;
    }
    EXPECT_NEAR(driver->row()[kAlpha], top / bottom, 1e-7) << method;
  }
}

TEST(Training, SettingAWeightMovesTheRunThere) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {});
  driver->advance();
  ASSERT_TRUE(driver->apply({"set-parameter", "alpha", 0.4, {}}).ok());
  EXPECT_EQ(driver->row()[kAlpha], 0.4);
  EXPECT_FALSE(driver->apply({"set-parameter", "gamma", 0.4, {}}).ok());
  EXPECT_FALSE(driver->apply({"set-parameter", "alpha", 40.0, {}}).ok());
  EXPECT_EQ(driver->row()[kAlpha], 0.4);
}

TEST(Training, TheRateChangesDuringARun) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {{"method", std::string("descent")}});
  driver->advance();
  const double before = driver->row()[kTime];
  ASSERT_TRUE(driver->apply({"set", "rate", 0.001, {}}).ok());
  driver->advance();
  EXPECT_NEAR(driver->row()[kTime] - before, 0.001, 1e-15);
  EXPECT_EQ(driver->snapshot()->config().real("rate"), 0.001);
}

TEST(Training, TheTimeOfDescentIsTheSumOfItsSteps) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {{"method", std::string("descent")}, {"rate", 0.001}}, 4000);
  runOut(*driver);
  EXPECT_EQ(driver->row()[kTime], 4);
}

TEST(Training, SampledDescentShowsTheBatchBesideTheExactLoss) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, sampledChanges(), 200);
  driver->advance();
  EXPECT_TRUE(std::isfinite(driver->row()[kBatch]));
  runOut(*driver);
  const PopulationLoss loss(configOf(driver->config()));
  EXPECT_EQ(driver->row()[kExcess], loss.excess(driver->row()[kAlpha], driver->row()[kBeta]));
  EXPECT_NEAR(driver->row()[kBatch], driver->row()[kLoss], 0.3);
}

/// Rows of a run, recorded step by step.
std::vector<double> rowsOf(Driver& driver, std::uint64_t steps) {
  std::vector<double> rows(driver.row().begin(), driver.row().end());
  while (driver.position() < steps && driver.ended().end == EndReason::None) {
    driver.advance();
    rows.insert(rows.end(), driver.row().begin(), driver.row().end());
  }
  return rows;
}

TEST(Training, ThreadsSeeksAndResumesGiveTheSameBits) {
  const ExperimentType type = crossAttentionType();
  for (const Values& changes : {Values{}, sampledChanges()}) {
    parallel::setThreads(1);
    const std::vector<double> straight = rowsOf(*start(type, changes, 60), 60);
    for (const int threads : {2, 4}) {
      parallel::setThreads(threads);
      EXPECT_EQ(testing::firstDifference(rowsOf(*start(type, changes, 60), 60), straight), -1);
    }
    const auto width = type.channels.size();
    const auto rowAt = [&](std::size_t step) {
      return std::span<const double>(straight).subspan(step * width, width);
    };
    const auto sought = start(type, changes, 60);
    ASSERT_TRUE(sought->seek(50).ok());
    ASSERT_TRUE(sought->seek(13).ok());
    EXPECT_EQ(testing::firstDifference(sought->row(), rowAt(13)), -1);
    ASSERT_TRUE(sought->seek(60).ok());
    EXPECT_EQ(testing::firstDifference(sought->row(), rowAt(60)), -1);

    const auto first = start(type, changes, 60);
    ASSERT_TRUE(first->seek(20).ok());
    const auto resumed = start(type, changes, 60);
    ASSERT_TRUE(resumed->resume(first->snapshot()->tensors(), 20, {}).ok());
    EXPECT_EQ(testing::firstDifference(resumed->row(), rowAt(20)), -1);
    ASSERT_TRUE(resumed->seek(60).ok());
    EXPECT_EQ(testing::firstDifference(resumed->row(), rowAt(60)), -1);
  }
  parallel::setThreads(0);
}

TEST(Training, ASnapshotBringsBackFrozenWeightsAndLiveSettings) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {{"method", std::string("descent")}});
  ASSERT_TRUE(driver->apply({"set", "rate", 0.002, {}}).ok());
  ASSERT_TRUE(driver->apply({"freeze", "alpha", true, {}}).ok());
  Training other(type.schema.complete({{"method", std::string("descent")}}).value(), 1);
  other.restore(*driver->snapshot());
  std::vector<double> row(type.channels.size());
  other.step({0, 1});
  other.measure(row);
  EXPECT_EQ(row[kAlpha], 0.05);
  EXPECT_NE(row[kBeta], -0.05);
  EXPECT_EQ(row[kTime], 0.002);
}

TEST(Training, CheckpointsWithoutATensorAreRefusedInWords) {
  const ExperimentType type = crossAttentionType();
  Training run(type.schema.defaults(), 1);
  auto tensors = run.snapshot()->tensors();
  std::erase_if(tensors, [](const auto& tensor) { return tensor.name == "beta"; });
  const Status status = run.restoreTensors(tensors);
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().text().find("beta"), std::string::npos);
}

TEST(Training, StepsAndMeasurementsAllocateNothing) {
  parallel::setThreads(1);
  for (Values changes : {Values{}, Values{{"method", std::string("descent")}}, sampledChanges()}) {
    Training run(crossAttentionSchema().complete(changes).value(), 1);
    std::array<double, 16> row{};
    run.step({0, 1});
    run.measure(row);
    const testing::AllocationGuard guard;
    run.step({1, 1});
    run.measure(row);
    EXPECT_EQ(guard.count(), 0u);
  }
  parallel::setThreads(0);
}

TEST(Training, TheUnboundedGaussianHasNoLimitStepButRuns) {
  const ExperimentType type = crossAttentionType();
  const auto driver = start(type, {{"prior", std::string("gaussian")}});
  runOut(*driver);
  EXPECT_EQ(driver->ended().end, EndReason::ReachedLimit);
  EXPECT_LT(driver->row()[kMinimiser], 1e-6);
}

}  // namespace
}  // namespace icl::cross_attention
