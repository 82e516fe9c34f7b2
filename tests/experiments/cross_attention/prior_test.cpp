#include "core/experiments/cross_attention/prior.h"

#include <array>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "tests/experiments/cross_attention/brute_force.h"

namespace icl::cross_attention {
namespace {

TEST(Law, HasTheMeansOfItsDefinitionForEveryPrior) {
  for (const Config& config : brute::assorted()) {
    const Law law = lawOf(config);
    const double v = config.noise2;
    EXPECT_NEAR(std::accumulate(law.weight.begin(), law.weight.end(), 0.0), 1, 1e-13);
    const double first = brute::mean(config, [](double rho) { return rho; });
    const double cubed = brute::mean(config, [](double rho) { return rho * rho * rho; });
    const double bayes = brute::bayes(config);
    const double mixed = brute::mean(config, [v](double rho) { return rho * rho * (v + rho); });
    const auto prior = static_cast<int>(config.prior);
    EXPECT_NEAR(law.moment(1) / first, 1, 1e-10) << prior;
    EXPECT_NEAR(law.moment(3) / cubed, 1, 1e-10) << prior;
    EXPECT_NEAR(law.moment(2, 1) / mixed, 1, 1e-10) << prior;
    EXPECT_NEAR(law.bayes() / bayes, 1, 1e-10) << prior;
  }
}

TEST(Law, OfThreeAndFourModalitiesHasTheMomentsOfIndependentUniforms) {
  Config config;
  config.prior = PriorKind::PerModality;
  config.modalities = 4;
  config.norm2_low_1 = 0, config.norm2_high_1 = 0.001;  // widths of very different size
  config.norm2_low_2 = 1, config.norm2_high_2 = 1.01;
  config.norm2_low_3 = 0.5, config.norm2_high_3 = 3;
  config.norm2_low_4 = 2, config.norm2_high_4 = 2.3;
  for (const int modalities : {3, 4}) {
    config.modalities = modalities;
    double mean = 0, variance = 0, kurtosis = 0;
    for (int j = 0; j < modalities; ++j) {
      const double width = config.modalityHigh(j) - config.modalityLow(j);
      mean += (config.modalityHigh(j) + config.modalityLow(j)) / 2;
      variance += width * width / 12;
      kurtosis += -std::pow(width, 4) / 120;  // fourth cumulant of a uniform variable
    }
    const Law law = lawOf(config);
    double second = 0, third = 0, fourth = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double off = law.rho[i] - mean;
      second += law.weight[i] * off * off;
      third += law.weight[i] * off * off * off;
      fourth += law.weight[i] * off * off * off * off;
    }
    EXPECT_NEAR(law.moment(1), mean, 1e-13);
    EXPECT_NEAR(second / variance, 1, 1e-10);
    EXPECT_NEAR(third / std::pow(variance, 1.5), 0, 1e-10);
    EXPECT_NEAR(fourth, 3 * variance * variance + kurtosis, 1e-10 * fourth);
  }
}

TEST(Law, KnowsItsBounds) {
  Config config;
  config.prior = PriorKind::PerModality;
  const Law shell = lawOf(config);
  EXPECT_DOUBLE_EQ(shell.rho_low, 0.5);
  EXPECT_DOUBLE_EQ(shell.rho_high, 4.5);
  config.prior = PriorKind::Gaussian;
  EXPECT_FALSE(lawOf(config).bounded);
  EXPECT_TRUE(std::isinf(lawOf(config).rho_high));
  config.prior = PriorKind::Sphere;
  EXPECT_TRUE(lawOf(config).point());
  EXPECT_FALSE(shell.point());
}

TEST(Law, ATaskOfNormZeroIsNoEndOfTheLaw) {
  Config config;
  config.prior = PriorKind::TwoNorms;
  config.norm2_low = 0, config.norm2_high = 3, config.weight_low = 0.25;
  const Law law = lawOf(config);
  EXPECT_TRUE(law.point());
  EXPECT_DOUBLE_EQ(law.rho_low, 3);
  EXPECT_DOUBLE_EQ(law.bayes(), 0.25 + 0.75 / 4);
}

TEST(Law, UsesAtLeastTwoHundredNodesWhereItIsContinuous) {
  for (const Config& config : brute::assorted()) {
    const Law law = lawOf(config);
    EXPECT_TRUE(law.discrete || law.size() >= 200u);
  }
}

TEST(SumOfUniforms, IsTheTriangleForTwoEqualWidths) {
  const std::array widths{2.0, 2.0};
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 1), 0.25);
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 2), 0.5);
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 3.5), 0.125);
  EXPECT_EQ(sumOfUniformsDensity(widths, 4.1), 0);
}

TEST(SumOfUniforms, IsTheQuadraticSplineForThreeUnitWidths) {
  const std::array widths{1.0, 1.0, 1.0};
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 0.5), 0.125);
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 1.5), 0.75);
  EXPECT_DOUBLE_EQ(sumOfUniformsDensity(widths, 1e-8), 0.5e-16);
}

TEST(Law, OfTasksOfOneNormIsOnePointWhateverTheOrderOfTheirSums) {
  Config config;
  config.prior = PriorKind::TaskList;
  config.tasks = "[[0.1,0.2,0.3,0.7,0,0,0,0],[0.7,0.3,0.2,0.1,0,0,0,0],[0,0,0,0,0.3,0.7,0.1,0.2]]";
  const Law law = lawOf(config);
  ASSERT_EQ(law.size(), 1u);
  EXPECT_TRUE(law.point());
  EXPECT_NEAR(law.weight[0], 1, 1e-15);
  config.tasks = "[[0.1,0.2,0.3,0.7,0,0,0,0],[0.7,0.3,0.2,0.1001,0,0,0,0]]";
  EXPECT_EQ(lawOf(config).size(), 2u) << "a difference that was meant";
}

}  // namespace
}  // namespace icl::cross_attention
