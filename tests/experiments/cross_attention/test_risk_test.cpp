#include "core/experiments/cross_attention/test_risk.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/theory.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

/// The best single weight of infinite context on the training prompts.
ScalarStack trained(const Config& config) {
  const Minimum best = minimiserOf(PopulationLoss(config));
  return {config, *best.alpha, *best.beta, best.gain.value_or(0)};
}

double trainingLoss(const Config& config, const ScalarStack& stack) {
  return PopulationLoss(config).loss(stack.alpha, stack.beta, stack.gain);
}

TEST(TestRisk, WithoutShiftIsTheTrainingLoss) {
  const Config config;
  const TestRisk test(config, 1);
  const auto values = test.at(trained(config), 0.375);
  EXPECT_EQ(values.risk, 0.375);
  EXPECT_EQ(values.error, 0);
  EXPECT_TRUE(std::isnan(values.median));
  EXPECT_NEAR(test.bayes(), storedNumber("A1").values[0], 1e-12);
  EXPECT_NEAR(test.oneLayer(), storedNumber("A5").values[0], 1e-12);
}

TEST(TestRisk, UnderNoiseHasTheStoredRisks) {  // E9
  for (const StoredNumber& stored : storedNumbers("E9.")) {
    Config config;
    config.parameters = Parameters::One;
    config.test_noise2 = std::stod(stored.id.substr(3));
    for (const auto& [depth, at] : {std::pair{8, 2u}, std::pair{32, 3u}}) {
      config.depth = depth;
      const TestRisk test(config, 1);
      const ScalarStack stack = trained(config);
      const double risk = test.at(stack, trainingLoss(config, stack)).risk;
      EXPECT_NEAR(risk / stored.values[at], 1, 1e-9) << stored.id;
      EXPECT_NEAR(test.bayes(), stored.values[0], 1e-9);
      EXPECT_NEAR(test.oneLayer(), stored.values[1], 1e-9);
    }
  }
}

TEST(TestRisk, WithoutAModalityHasTheStoredRisks) {  // E10
  Config config;
  config.prior = PriorKind::PerModality, config.parameters = Parameters::One;
  config.norm2_low_1 = config.norm2_low_2 = 0.5;
  config.norm2_high_1 = config.norm2_high_2 = 2.5;
  config.test_missing_modality = 1;
  const auto stored = storedNumber("E10").values;
  std::size_t at = 2;
  for (const int depth : {2, 4, 8}) {
    config.depth = depth;
    const TestRisk test(config, 1);
    EXPECT_NEAR(test.at(trained(config), 0).risk, stored[at++], 1e-9);
    EXPECT_NEAR(test.bayes(), stored[0], 1e-9);
    EXPECT_NEAR(test.oneLayer(), stored[1], 1e-9);
  }
}

TEST(TestRisk, OfNoiseThatDiffersByModalityNeedsTheStepToSuitTheLargestEigenvalue) {  // E12
  Config config;
  config.parameters = Parameters::One, config.depth = 32;
  config.test_noise2_2 = 2;  // eigenvalues up to 6.5: α (2 + 4.5) < 2 still
  EXPECT_LT(TestRisk(config, 1).at(trained(config), 0).risk, TestRisk(config, 1).bayes() + 0.02);
  config.test_noise2_2 = 6;
  EXPECT_GT(TestRisk(config, 1).at(trained(config), 0).risk, 10);
}

TEST(TestRisk, AtFiniteContextIsExactWithTheMedianOfTheSample) {  // F2
  Config config;
  config.parameters = Parameters::One, config.test_context = 16, config.test_prompts = 4000;
  const TestRisk test(config, 1);
  const auto values = test.at(trained(config), 0);
  EXPECT_NEAR(values.risk, storedNumber("F2.T4.L16").values[0], 1e-8 * 3);
  EXPECT_EQ(values.error, 0);
  // Half of the prompts are below 1, though the mean is above 2.
  EXPECT_LT(values.median, 0.6);
  EXPECT_NEAR(test.oneLayer(), storedNumber("F2.T1.L16").values[0], 1e-9);
}

TEST(TestRisk, OfADeepStackIsTheSampleMeanWithItsError) {
  Config config;
  config.parameters = Parameters::One, config.depth = 12, config.test_context = 256;
  const TestRisk test(config, 1);
  const ScalarStack stack = trained(config);
  const auto values = test.at(stack, 0);
  const FiniteRisk other = sampledStackRisk(config, stack, 256, {4000, 77, {}});
  EXPECT_GT(values.error, 0);
  EXPECT_NEAR(values.risk, other.risk, 4 * std::hypot(values.error, other.standard_error));
  EXPECT_EQ(test.at(stack, 0).risk, values.risk);  // always the same prompts
}

TEST(TestRisk, ShiftsAtFiniteContextTendToThoseOfInfiniteContext) {
  for (const int kind : {0, 1, 2, 3}) {
    Config config;
    config.depth = 3;
    if (kind == 0) config.test_noise2 = 2;
    if (kind == 1) config.test_norm_scale = 1.3;
    if (kind == 2) config.test_missing_modality = 2;
    if (kind == 3) config.test_noise2_1 = 2;
    const ScalarStack stack(config, 0.15, -0.12);
    const double infinite = TestRisk(config, 1).at(stack, 0).risk;
    config.test_context = 4096;
    const TestRisk test(config, 1);
    const auto values = test.at(stack, 0);
    EXPECT_NEAR(values.risk, infinite, 4 * values.error + 0.01 * infinite) << kind;
  }
}

TEST(TestRisk, OfSoftmaxIsTakenTokenByToken) {
  Config config;
  config.attention = Attention::Softmax, config.test_context = 32, config.test_prompts = 500;
  const TestRisk softmax(config, 1);
  const ScalarStack stack(config, 0.2, -0.15);
  const auto values = softmax.at(stack, 0);
  EXPECT_GT(values.error, 0);
  const FiniteRisk other = stackLosses(config, {}, stack, 32, {2000, 5, {}}).mean();
  EXPECT_NEAR(values.risk, other.risk, 4 * std::hypot(values.error, other.standard_error));
}

TEST(TestRisk, OneLayerAtFiniteContextIsItsExactRiskUnderEveryShift) {
  for (const int kind : {0, 1, 2}) {
    Config config;
    config.depth = 1;
    config.test_context = 24;
    if (kind == 1) config.test_missing_modality = 1;
    if (kind == 2) config.test_noise2_2 = 3;
    const TestRisk test(config, 3);
    const double gamma = lsaAtContext(lawOf(config), 8, 0).gamma;
    const auto values = test.at({config, gamma, 0}, 0);
    EXPECT_NEAR(test.oneLayer(), values.risk, 4 * values.error + 1e-9) << kind;
  }
}

}  // namespace
}  // namespace icl::cross_attention
