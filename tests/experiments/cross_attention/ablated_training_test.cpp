// Runs of the ablated stacks and of the test curve, through the experiment's own door.
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/sampled.h"
#include "core/experiments/cross_attention/training.h"
#include "core/math/statistics.h"
#include "core/run/driver.h"
#include "tests/experiments/cross_attention/numbers.h"
#include "tests/support/compare.h"

namespace icl::cross_attention {
namespace {

const ExperimentType& type() {
  static const ExperimentType kType = crossAttentionType();
  return kType;
}

std::unique_ptr<Driver> start(const Values& changes, std::uint64_t steps = 4000) {
  RunOptions options;
  options.steps = steps;
  auto driver = Driver::create(type(), changes, options);
  EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
  return std::move(driver).value();
}

StepStatus runOut(Driver& driver) {
  while (driver.ended().end == EndReason::None) driver.advance();
  return driver.ended();
}

double channel(const Driver& driver, const char* key) {
  return driver.row()[static_cast<std::size_t>(type().channelIndex(key))];
}

TEST(AblatedTraining, TheFlowOfEveryStackReachesItsMinimum) {
  for (const Values& changes :
       {Values{{"residual", false}}, Values{{"readout", "ff"}}, Values{{"attention", "off"}},
        Values{{"stack", "self"}}, Values{{"attention", "softmax"}},
        Values{{"residual", false}, {"parameters", "one"}},
        Values{{"readout", "ff"}, {"parameters", "one"}}}) {
    Values with = changes;
    with.set("depth", std::int64_t{3});
    with.set("stop-time", 1e5);
    const auto driver = start(with);
    EXPECT_EQ(runOut(*driver).end, EndReason::ReachedLimit);
    const double best = minimiserOf(PopulationLoss(configOf(driver->config()))).excess;
    EXPECT_NEAR(channel(*driver, "excess"), best, 1e-6 * best + 1e-12)
        << toText(*with.find("depth"));
    EXPECT_TRUE(std::isnan(channel(*driver, "gain")));
  }
}

TEST(AblatedTraining, TheFlowWithGainBecomesNewtonSchulz) {  // E4, E5
  const Values self{{"stack", "self"},  {"depth", std::int64_t{2}},
                    {"stop-time", 1e7}, {"alpha", 0.5},
                    {"beta", -0.05},    {"residual-gain", true}};
  const auto driver = start(self, 20000);
  runOut(*driver);
  EXPECT_NEAR(channel(*driver, "excess") / storedNumber("E4.2").values[3], 1, 0.02);
  EXPECT_LT(channel(*driver, "excess"), 0.01 * storedNumber("E5.2").values[2]);
  EXPECT_GT(channel(*driver, "gain"), 0.3);
}

TEST(AblatedTraining, DescentOnThreeWeightsFollowsTheGradient) {
  const Values self{{"stack", "self"},     {"residual-gain", true}, {"depth", std::int64_t{3}},
                    {"method", "descent"}, {"rate", 0.01},          {"alpha", 0.3}};
  const auto driver = start(self, 1);
  const PopulationLoss loss(configOf(driver->config()));
  const Derivatives d = loss.derivatives(0.3, -0.05, 0);
  EXPECT_NEAR(channel(*driver, "gradient_norm"), d.gradientNorm(), 1e-12);
  driver->advance();
  EXPECT_NEAR(channel(*driver, "alpha"), 0.3 - 0.01 * d.d_alpha, 1e-14);
  EXPECT_NEAR(channel(*driver, "beta"), -0.05 - 0.01 * d.d_beta, 1e-14);
  EXPECT_NEAR(channel(*driver, "gain"), -0.01 * d.d_gain, 1e-14);
}

TEST(AblatedTraining, TheGainCanBeFrozenAndSet) {
  const Values self{{"stack", "self"}, {"residual-gain", true}, {"depth", std::int64_t{2}}};
  const auto driver = start(self, 50);
  ASSERT_TRUE(driver->apply({"set-parameter", "gain", 0.25, {}}).ok());
  ASSERT_TRUE(driver->apply({"freeze", "gain", true, {}}).ok());
  runOut(*driver);
  EXPECT_EQ(channel(*driver, "gain"), 0.25);
  EXPECT_FALSE(start({})->apply({"set-parameter", "gain", 0.25, {}}).ok());
}

TEST(AblatedTraining, SeekingGivesTheSameBits) {
  for (const Values& changes : {Values{{"stack", "self"}, {"residual-gain", true}},
                                Values{{"attention", "softmax"},
                                       {"method", "descent"},
                                       {"context", std::int64_t{12}},
                                       {"batch", std::int64_t{40}},
                                       {"test-context", std::int64_t{12}},
                                       {"test-prompts", std::int64_t{50}}}}) {
    const auto driver = start(changes, 12);
    std::vector<std::vector<double>> rows;
    rows.emplace_back(driver->row().begin(), driver->row().end());
    while (driver->ended().end == EndReason::None) {
      driver->advance();
      rows.emplace_back(driver->row().begin(), driver->row().end());
    }
    for (const std::size_t step : {3u, 9u, 5u}) {
      ASSERT_TRUE(driver->seek(step).ok());
      EXPECT_EQ(testing::firstDifference(driver->row(), rows[step]), -1);
    }
  }
}

TEST(AblatedTraining, OldCheckpointsHaveNoGain) {
  Training run(type().schema.defaults(), 1);
  auto tensors = run.snapshot()->tensors();
  std::erase_if(tensors, [](const auto& t) { return t.name.find("gain") != std::string::npos; });
  EXPECT_TRUE(run.restoreTensors(tensors).ok());
}

/// Mean over many prompts against the exact derivatives, or against many more sampled prompts.
TEST(SampledTraining, IsUnbiasedForAblatedStacks) {
  for (const char* change : {"residual", "readout", "self", "uneven"}) {
    Config config;
    config.depth = 2, config.context = 24, config.batch = 4000, config.method = Method::Descent;
    const std::string what = change;
    if (what == "residual") config.residual = false;
    if (what == "readout") config.readout = Readout::Ff;
    if (what == "self") config.stack = StackKind::Self, config.depth = 1;
    if (what == "uneven") config.noise2_1 = config.noise2_2 = 1.5, config.noise2 = 1;
    Config exact = config;
    if (what == "uneven") exact.noise2 = 1.5, exact.noise2_1 = exact.noise2_2 = 0;
    const ScalarStack stack(config, 0.2, -0.05);
    ScalarWeights slope;
    const double risk = contextLossOf(exact, 24, {})->at({exact, 0.2, -0.05}, &slope);
    SampledLoss sampled(config);
    RunningMoments loss, alpha, beta;
    for (std::uint64_t step = 0; step < 10; ++step) {
      const LossGradient batch = sampled.evaluate(stack, 3, step);
      loss.add(batch.loss);
      alpha.add(batch.d_alpha);
      beta.add(batch.d_beta);
    }
    EXPECT_NEAR(loss.mean(), risk, 5 * loss.standardError()) << change;
    EXPECT_NEAR(alpha.mean(), slope.alpha, 5 * alpha.standardError()) << change;
    EXPECT_NEAR(beta.mean(), slope.beta, 5 * beta.standardError()) << change;
  }
}

TEST(SampledTraining, OfSoftmaxAndQueryKeysFollowsTheSlopesOfItsOwnBatch) {
  for (const bool softmax : {true, false}) {
    Config config;
    config.depth = 2, config.context = 10, config.batch = 30, config.method = Method::Descent;
    if (softmax) config.attention = Attention::Softmax;
    config.query_as_key = !softmax;
    SampledLoss sampled(config);
    const double h = 1e-5;
    const LossGradient here = sampled.evaluate({config, 0.2, -0.1}, 1, 0);
    const auto loss = [&](double a, double b) {
      return sampled.evaluate({config, a, b}, 1, 0).loss;
    };
    EXPECT_NEAR(here.d_alpha, (loss(0.2 + h, -0.1) - loss(0.2 - h, -0.1)) / (2 * h), 1e-6);
    EXPECT_NEAR(here.d_beta, (loss(0.2, -0.1 + h) - loss(0.2, -0.1 - h)) / (2 * h), 1e-6);
    EXPECT_NE(sampled.evaluate({config, 0.2, -0.1}, 1, 1).loss, here.loss);
  }
}

TEST(TestCurve, MovesWithItsSettingsWhileTheRunGoesOn) {  // E9
  Values changes{{"parameters", "one"}, {"depth", std::int64_t{8}}, {"stop-time", 1e6}};
  const auto moved = start(changes), plain = start(changes);
  for (int i = 0; i < 20; ++i) {
    moved->advance();
    plain->advance();
  }
  EXPECT_EQ(channel(*moved, "test_risk"), channel(*moved, "loss"));
  ASSERT_TRUE(moved->apply({"set", "test-noise2", 3.0, {}}).ok());
  EXPECT_GT(channel(*moved, "test_risk"), channel(*moved, "loss"));
  runOut(*moved);
  runOut(*plain);
  const auto stored = storedNumber("E9.3.0").values;
  EXPECT_NEAR(channel(*moved, "test_risk"), stored[2], 1e-6);
  EXPECT_NEAR(channel(*moved, "test_bayes"), stored[0], 1e-9);
  EXPECT_NEAR(channel(*moved, "test_lsa"), stored[1], 1e-9);
  // The weights know nothing of it.
  EXPECT_EQ(channel(*moved, "alpha"), channel(*plain, "alpha"));
  EXPECT_NEAR(channel(*plain, "test_risk"), channel(*plain, "loss"), 0);
}

TEST(TestCurve, IsReplayedWithTheChangesThatWereMade) {
  const auto driver = start({}, 30);
  for (int i = 0; i < 10; ++i) driver->advance();
  ASSERT_TRUE(driver->apply({"set", "test-context", std::int64_t{64}, {}}).ok());
  for (int i = 0; i < 10; ++i) driver->advance();
  ASSERT_TRUE(driver->apply({"set", "test-missing-modality", std::int64_t{2}, {}}).ok());
  const std::vector<double> there(driver->row().begin(), driver->row().end());
  ASSERT_TRUE(driver->seek(4).ok());
  EXPECT_TRUE(std::isnan(channel(*driver, "test_median")));
  ASSERT_TRUE(driver->seek(20).ok());
  EXPECT_EQ(testing::firstDifference(driver->row(), there), -1);
}

TEST(TestCurve, RefusesAModalityThatIsNotThere) {
  const auto driver = start({});
  const Status status = driver->apply({"set", "test-missing-modality", std::int64_t{3}, {}});
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().text().find("there is no modality 3"), std::string::npos);
}

TEST(TestCurve, HasTheSameBitsForAnyNumberOfThreads) {
  const auto rows = [](int threads) {
    parallel::setThreads(threads);
    const auto driver = start({{"depth", std::int64_t{12}}, {"test-context", std::int64_t{40}}}, 8);
    runOut(*driver);
    return std::vector<double>(driver->row().begin(), driver->row().end());
  };
  const auto one = rows(1), two = rows(2);
  parallel::setThreads(0);
  EXPECT_EQ(testing::firstDifference(one, two), -1);
}

}  // namespace
}  // namespace icl::cross_attention
