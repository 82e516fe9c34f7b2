// Stored numbers that no other test asks for by their id.
#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/experiments/cross_attention/token_stack.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

double stored(const char* id) { return storedNumber(id).values[0]; }

TEST(StoredNumbers, OfTheStandardConfiguration) {  // A1 … A8
  const Config config;
  const Baselines b = baselinesOf(config, lawOf(config));
  EXPECT_NEAR(b.bayes, stored("A1"), 1e-12);
  EXPECT_NEAR(b.zero, stored("A2"), 1e-12);
  EXPECT_NEAR(b.raw_mean, stored("A3"), 1e-11);
  EXPECT_NEAR(b.lsa_gamma, stored("A4"), 1e-12);
  EXPECT_NEAR(b.lsa_risk, stored("A5"), 1e-12);
  EXPECT_NEAR(b.alpha_limit, stored("A7"), 1e-12);
  EXPECT_NEAR(b.contraction, stored("A8"), 1e-12);
}

TEST(StoredNumbers, OfTheSphere) {  // A13
  Config config;
  config.prior = PriorKind::Sphere, config.norm2_low = 2.5;
  const Baselines b = baselinesOf(config, lawOf(config));
  EXPECT_NEAR(b.lsa_risk, storedNumber("A13").values[0], 1e-12);
  EXPECT_NEAR(b.bayes, storedNumber("A13").values[1], 1e-12);
}

TEST(StoredNumbers, OfTwoNorms) {  // C4
  for (const StoredNumber& number : storedNumbers("C4.")) {
    Config config;
    config.prior = PriorKind::TwoNorms, config.depth = std::stoi(number.id.substr(3));
    const Minimum two = minimiserOf(PopulationLoss(config));
    EXPECT_NEAR(*two.alpha, number.values[0], 1e-7);
    EXPECT_NEAR(*two.beta, number.values[1], 1e-7);
    EXPECT_NEAR(two.excess, number.values[2], 1e-7);
    config.parameters = Parameters::One;
    EXPECT_NEAR(minimiserOf(PopulationLoss(config)).excess, number.values[3], 1e-7);
  }
}

TEST(StoredNumbers, OfTheLossAndItsGradient) {  // C5, C6
  const PopulationLoss loss{Config{}};
  const Derivatives d = loss.derivatives(0.2, -0.3);
  EXPECT_NEAR(d.d_alpha, storedNumber("C5").values[0], 1e-9);
  EXPECT_NEAR(d.d_beta, storedNumber("C5").values[1], 1e-9);
  const auto values = storedNumber("C6").values;
  EXPECT_NEAR(loss.loss(0.2, -0.3), values[0], 1e-10);
  EXPECT_NEAR(loss.loss(0.3, -0.3), values[1], 1e-10);
  EXPECT_NEAR(loss.loss(0, 0), values[2], 1e-10);
  EXPECT_NEAR(loss.loss(0.25, 0), values[3], 1e-10);
}

TEST(StoredNumbers, OfOneLayerOnTheSmallPrompt) {  // G3
  Config config;
  config.depth = 1;
  Eigen::MatrixXd x(2, 3);
  x << 1, 0, -1, 0.5, -1, 0.5;
  TokenStack stack(Stack::of(config), {});
  EXPECT_NEAR(
      stack.predict(x, Eigen::Vector3d(1, -0.5, -1), Eigen::Vector2d(0.5, 1), {0.3, 0, 0}, nullptr),
      stored("G3"), 1e-12);
}

}  // namespace
}  // namespace icl::cross_attention
