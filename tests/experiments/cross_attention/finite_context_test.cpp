#include "core/experiments/cross_attention/finite_context.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/context_draw.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

constexpr int kDimension = 8;

double exact(int depth, double alpha, double beta, int context) {
  Config config;
  config.depth = depth;
  return exactStackRisk(lawOf(config), {config, alpha, beta}, kDimension, context).value();
}

// Reference values F2 and F3: an independent sum over Wick pairings, standard configuration.
TEST(FiniteContext, ShallowStacksHaveTheExactWickRisk) {
  EXPECT_NEAR(exact(2, 0.25, -0.2, 32), 0.3803638890584307, 1e-8);
  EXPECT_NEAR(exact(3, 0.25, -0.2, 32), 0.39577999653319446, 1e-8);
  EXPECT_NEAR(exact(2, 0.25, -0.2, 128), 0.35693769832452127, 1e-8);
  EXPECT_NEAR(exact(3, 0.25, -0.2, 128), 0.3627702893103531, 1e-8);
  EXPECT_NEAR(exact(1, 0.2479338842975221, 0, 16), 0.49798511030667436, 1e-8);
  EXPECT_NEAR(exact(4, 0.17790470040237433, -0.17790470040237433, 32), 0.3689100770040989, 1e-9);
  EXPECT_NEAR(exact(4, 0.2689568995468321, -0.2689568995468321, 16), 2.467927270920355, 1e-8);
}

TEST(FiniteContext, WeightsOfInfiniteContextCanBeWorseThanPredictingZero) {
  EXPECT_GT(exact(4, 0.2689568995468321, -0.2689568995468321, 16), 1.0);
  EXPECT_LT(exact(4, 0.14919811478501985, -0.14919811478501985, 16), 0.41);
}

TEST(FiniteContext, AtGreatLengthTheRiskIsThePopulationLoss) {
  for (const int depth : {1, 4, 8}) {
    Config config;
    config.depth = depth;
    const double loss = PopulationLoss(config).loss(0.25, -0.2);
    EXPECT_NEAR(exact(depth, 0.25, -0.2, 1'000'000), loss, 1e-3 * loss) << depth;
  }
}

TEST(FiniteContext, ADeepStackWithSmallStepsIsAsPreciseAsAShallowOne) {
  // With β = 0 every depth is one layer of weight T α: deep and shallow moments must agree.
  EXPECT_NEAR(exact(8, 0.03, 0, 16), exact(1, 0.24, 0, 16), 1e-12);
}

TEST(FiniteContext, EightLayersAreStillExact) {
  // The terms of the sum alternate: sampling would show it if they cancelled to noise.
  Config config;
  config.depth = 8;
  const ScalarStack stack(config, 0.15, -0.15);
  const double expected = exactStackRisk(lawOf(config), stack, kDimension, 64).value();
  const FiniteRisk risk = sampledStackRisk(config, stack, 64, {100000, 9, {}});
  EXPECT_NEAR(risk.risk, expected, 4 * risk.standard_error);
  EXPECT_LT(risk.standard_error, 1e-3);
}

TEST(FiniteContext, AStackWithoutDataHasTheRiskOfZero) {
  Config config;
  config.reinjection = Reinjection::None;
  EXPECT_NEAR(exactStackRisk(lawOf(config), {config, 0.3, -0.2}, 8, 20).value(), 1, 1e-12);
}

TEST(FiniteContext, TooDeepAPolynomialIsLeftToSampling) {
  Config config;
  config.depth = 9;
  EXPECT_FALSE(exactStackRisk(lawOf(config), {config, 0.1, -0.1}, 8, 32).has_value());
}

TEST(FiniteContext, SampledRisksAreTheExactOnesWithinFourStandardErrors) {
  for (const auto reinjection :
       {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
    for (const auto start : {Start::Zero, Start::Data}) {
      Config config;
      config.depth = 3;
      config.noise2 = 0.8;
      config.reinjection = reinjection;
      config.start = start;
      const ScalarStack stack(config, 0.08, -0.06);
      for (const int context : {5, 8, 40}) {  // fewer tokens than dimensions, as many, more
        const double expected = exactStackRisk(lawOf(config), stack, kDimension, context).value();
        const FiniteRisk risk = sampledStackRisk(config, stack, context, {20000, 3, {}});
        EXPECT_NEAR(risk.risk, expected, 4 * risk.standard_error + 1e-12);
        EXPECT_LT(risk.standard_error, 0.03 * expected);
      }
    }
  }
}

TEST(FiniteContext, LeastSquaresIsTheClosedFormAndNeedsEnoughTokens) {
  const Law law = lawOf(Config{});
  EXPECT_NEAR(leastSquaresRisk(law, 8, 16).value(), 0.6960444557840637, 1e-10);
  EXPECT_NEAR(leastSquaresRisk(law, 8, 128).value(), 0.3466574348414748, 1e-10);
  EXPECT_FALSE(leastSquaresRisk(law, 8, 9).ok());
  EXPECT_TRUE(leastSquaresRisk(law, 8, 10).ok());
}

TEST(FiniteContext, InverseRegressionBeatsLeastSquares) {
  // F5, 60000 contexts of an independent simulation: 0.361149 ± 0.000619.
  const FiniteRisk risk = inverseRegressionRisk(Config{}, 32, {60000, 5, {}});
  EXPECT_NEAR(risk.risk, 0.361148991363643, 4 * std::hypot(0.00062, risk.standard_error));
  EXPECT_LT(risk.risk, leastSquaresRisk(lawOf(Config{}), 8, 32).value());
}

TEST(FiniteContext, ADeepStackIsSampledWithinTheErrorOfAnIndependentSimulation) {
  // F4: T = 16, L = 512, weights of infinite context: 0.329930 ± 0.000898.
  Config config;
  config.depth = 16;
  const double alpha = 0.28054057967582785;
  const FiniteRisk risk = sampledStackRisk(config, {config, alpha, -alpha}, 512, {20000, 1, {}});
  EXPECT_NEAR(risk.risk, 0.32993005516, 4 * std::hypot(0.000898, risk.standard_error));
}

TEST(FiniteContext, AStopRequestEndsSampling) {
  std::stop_source source;
  source.request_stop();
  const FiniteRisk risk =
      sampledStackRisk(Config{}, {Config{}, 0.1, -0.1}, 32, {1'000'000, 1, source.get_token()});
  EXPECT_EQ(risk.risk, 0);
}

}  // namespace
}  // namespace icl::cross_attention
