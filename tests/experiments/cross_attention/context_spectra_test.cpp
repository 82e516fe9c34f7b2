#include "core/experiments/cross_attention/context_spectra.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/token_risk.h"
#include "core/math/gradient_check.h"
#include "core/math/statistics.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

TEST(ContextSpectra, HaveTheLossThatTheLayersHaveOnTheSamePrompt) {
  Config config;
  config.depth = 5, config.noise2 = 0.7;
  for (const int context : {4, 8, 30}) {
    SpectrumSampler sampler(config, {}, context);
    ContextSpectra spectra(sampler, 20);
    const ScalarStack stack(config, 0.2, -0.13);
    for (std::size_t i = 0; i < 20; ++i) {
      Stream random(5, Purpose::Test, 0, i), again(5, Purpose::Test, 0, i);
      spectra.draw(sampler, i, random);
      ContextDraw draw;
      ContextSampler(config, context).draw(again, draw);
      const LossGradient expected = contextLoss(draw, stack);
      double loss = 0;
      ScalarWeights slope;
      spectra.losses(stack, i, {&loss, 1}, {&slope, 1});
      EXPECT_NEAR(loss, expected.loss, 1e-11 * expected.loss);
      EXPECT_NEAR(slope.alpha, expected.d_alpha, 1e-10 * (1 + std::abs(expected.d_alpha)));
      EXPECT_NEAR(slope.beta, expected.d_beta, 1e-10 * (1 + std::abs(expected.d_beta)));
    }
  }
}

/// Mean over prompts that are drawn densely, of settings whose noise is even all the same.
TEST(ContextSpectra, DrawnDenselyHaveTheExactRisk) {
  Config simple;
  simple.depth = 2, simple.noise2 = 2;
  Config dense = simple;
  dense.noise2 = 1, dense.noise2_1 = dense.noise2_2 = 2;
  for (const int context : {5, 24}) {
    const ScalarStack stack(simple, 0.1, -0.06);
    const double expected = exactStackRisk(lawOf(simple), stack, 8, context).value();
    const FiniteRisk sampled = sampledStackRisk(dense, {dense, 0.1, -0.06}, context, {4000, 3, {}});
    EXPECT_NEAR(sampled.risk, expected, 4 * sampled.standard_error);
    EXPECT_LT(sampled.standard_error, 0.05 * expected);
  }
}

TEST(ContextSpectra, OfUnevenNoiseHaveTheLossOfTheTokens) {
  // Means of the two ways to draw a prompt agree: spectra with the query averaged, and tokens.
  Config config;
  config.depth = 3, config.noise2_2 = 3;
  for (const TaskShift& shift : {TaskShift{}, TaskShift{1.4, 0}}) {
    const ScalarStack stack(config, 0.1, -0.07);
    const FiniteRisk spectra = stackLosses(config, shift, stack, 20, {4000, 3, {}}).mean();
    PromptLosses tokens;
    tokens.losses.resize(8000);
    TokenRisk(config, shift, 20, {8000, 4, {}}).each(stack, 0, tokens.losses, {});
    const FiniteRisk expected = tokens.mean();
    EXPECT_NEAR(spectra.risk, expected.risk,
                4 * std::hypot(spectra.standard_error, expected.standard_error));
  }
}

TEST(ContextSpectra, WithTheQueryAmongTheKeysHaveTheLossOfTheTokens) {
  Config config;
  config.depth = 3, config.query_as_key = true;
  const ScalarStack stack(config, 0.1, -0.07);
  const FiniteRisk spectra = sampledStackRisk(config, stack, 12, {6000, 3, {}});
  PromptLosses tokens;
  tokens.losses.resize(12000);
  TokenRisk(config, {}, 12, {12000, 4, {}}).each(stack, 0, tokens.losses, {});
  const FiniteRisk expected = tokens.mean();
  EXPECT_NEAR(spectra.risk, expected.risk,
              4 * std::hypot(spectra.standard_error, expected.standard_error));
}

TEST(ContextSpectra, OfEveryKindHaveTheSlopesOfDifferences) {
  std::vector<Config> all(3);
  all[1].noise2_2 = 3;
  all[2].query_as_key = true;
  for (Config& config : all) {
    config.depth = 2, config.stack = StackKind::Self, config.residual_gain = true;
    const SampledRisk sample(config, {}, 15, {40, 1, {}});
    const std::array<double, 3> at{0.5, -0.05, 0.2};
    const auto loss = [&](std::span<const double> w) {
      return sample.at({config, w[0], w[1], w[2]}, nullptr);
    };
    ScalarWeights slope;
    sample.at({config, at[0], at[1], at[2]}, &slope);
    const std::array<double, 3> claimed{slope.alpha, slope.beta, slope.gain};
    EXPECT_LT(gradientError(loss, at, claimed, 1e-4), 1e-6);
  }
}

TEST(ContextSpectra, AreTheSameForAnyNumberOfThreads) {
  Config config;
  config.depth = 12;
  const auto measure = [&](int threads) {
    parallel::setThreads(threads);
    ScalarWeights slope;
    const double loss = SampledRisk(config, {}, 32, {1000, 1, {}}).at({config, 0.2, -0.2}, &slope);
    return std::array{loss, slope.alpha, slope.beta};
  };
  const auto one = measure(1), two = measure(2);
  parallel::setThreads(0);
  EXPECT_EQ(one, two);
}

TEST(Diverging, HasTheStoredShareOfPrompts) {  // F6
  for (const StoredNumber& stored : storedNumbers("F6.")) {
    const int context = std::stoi(stored.id.substr(3));
    Config config;
    config.depth = 1;
    const ScalarStack stack(config, 2.0 / 7, -2.0 / 7);
    constexpr int kSamples = 20000;
    const PromptLosses sample = stackLosses(config, {}, stack, context, {kSamples, 8, {}});
    const double p = stored.values[0];
    // Both are counts over 20,000 prompts; two of them would not be seen at L = 512.
    const double error = std::sqrt(2 * p * (1 - p) / kSamples);
    EXPECT_NEAR(*sample.diverging, p, 4 * error + 1e-4);
  }
}

TEST(FiniteContext, HasTheStoredMonteCarloRisks) {  // F4
  for (const StoredNumber& stored : storedNumbers("F4.")) {
    const int depth = std::stoi(stored.id.substr(4));
    const int context = std::stoi(stored.id.substr(stored.id.find('L') + 1));
    const double stored_error = depth == 4 ? 0.000656999411711246 : 0.0008979208099852791;
    Config config;
    config.depth = depth, config.parameters = Parameters::One;
    const double alpha = depth == 4 ? 0.2689568995468321 : 0.28054057967582785;
    const FiniteRisk risk =
        sampledStackRisk(config, {config, alpha, -alpha}, context, {20000, 1, {}});
    EXPECT_NEAR(risk.risk, stored.values[0], 4 * std::hypot(stored_error, risk.standard_error));
  }
}

TEST(FiniteContext, OtherPredictorsHaveTheStoredRisks) {  // F5
  const auto stored = storedNumber("F5").values;
  const double errors[] = {0.00075, 0.00062, 0.00068, 0.00079};
  const Law law = lawOf(Config{});
  EXPECT_NEAR(leastSquaresRisk(law, 8, 32).value(), stored[0], 4 * errors[0]);
  EXPECT_NEAR(knownScaleRisk(law, 8, 32), stored[2], 4 * errors[2]);
  Config one;
  one.depth = 1;
  EXPECT_NEAR(exactStackRisk(law, {one, 30.0 / 121, 0}, 8, 32).value(), stored[3], 4 * errors[3]);
}

}  // namespace
}  // namespace icl::cross_attention
