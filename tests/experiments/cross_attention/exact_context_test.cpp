#include "core/experiments/cross_attention/exact_context.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

Config standard(int depth, Parameters parameters = Parameters::One) {
  Config config;
  config.depth = depth, config.parameters = parameters;
  return config;
}

double risk(const Config& config, double alpha, double beta, int context) {
  return exactStackRisk(lawOf(config), {config, alpha, beta}, config.dimension(), context).value();
}

TEST(ExactContext, LeastSquaresHasTheStoredRisks) {  // F1
  for (const StoredNumber& stored : storedNumbers("F1.")) {
    const int context = std::stoi(stored.id.substr(3));
    EXPECT_NEAR(leastSquaresRisk(lawOf(Config{}), 8, context).value(), stored.values[0], 1e-10);
  }
}

TEST(ExactContext, WeightsOfInfiniteContextAndRetrainedOnesHaveTheStoredRisks) {  // F2
  for (const StoredNumber& stored : storedNumbers("F2.T")) {
    const int depth = std::stoi(stored.id.substr(4));
    const int context = std::stoi(stored.id.substr(stored.id.find('L') + 1));
    const Config config = standard(depth);
    const double alpha = *minimiserOf(PopulationLoss(config)).alpha;
    EXPECT_NEAR(risk(config, alpha, -alpha, context), stored.values[0],
                1e-8 * std::max(1.0, stored.values[0]));
    const ContextMinimum best = minimiserAtContext(config, context, {});
    EXPECT_TRUE(best.exact);
    EXPECT_NEAR(best.weights.alpha, stored.values[1], 1e-6) << stored.id;
    EXPECT_EQ(best.weights.beta, -best.weights.alpha);
    EXPECT_NEAR(best.risk, stored.values[2], 1e-9) << stored.id;
  }
}

TEST(ExactContext, OfTwoWeightsHasTheStoredRisks) {  // F3
  for (const StoredNumber& stored : storedNumbers("F3.")) {
    const int context = std::stoi(stored.id.substr(3));
    EXPECT_NEAR(risk(standard(2, Parameters::Two), 0.25, -0.2, context), stored.values[0], 1e-8);
    EXPECT_NEAR(risk(standard(3, Parameters::Two), 0.25, -0.2, context), stored.values[1], 1e-8);
  }
}

TEST(ExactContext, InOneDimensionDeepStacksHaveTheStoredOptima) {  // F8
  for (const StoredNumber& stored : storedNumbers("F8.")) {
    const int context = std::stoi(stored.id.substr(3));
    for (const auto& row : stored.rows) {
      Config config = standard(static_cast<int>(row[0]));
      config.modalities = 1, config.dim_1 = 1;
      const ContextMinimum best = minimiserAtContext(config, context, {});
      EXPECT_TRUE(best.exact);
      EXPECT_NEAR(best.weights.alpha / row[1], 1, 1e-4) << stored.id << " " << row[0];
      const double excess = best.risk - lawOf(config).bayes();
      EXPECT_NEAR(excess / row[3], 1, 1e-4) << stored.id << " " << row[0];
    }
  }
}

TEST(ExactContext, MomentsAndChiSquaresAgreeInOneDimension) {
  for (const Readout readout : {Readout::Xf, Readout::Ff}) {
    Config config = standard(3, Parameters::Two);
    config.modalities = 1, config.dim_1 = 1, config.readout = readout;
    const ScalarStack stack(config, 0.2, -0.12);
    for (const int context : {3, 20}) {
      const int length = *shortLength(stack);
      const MomentRisk moments(lawOf(config), 1, context, length);
      const ScalarRisk chi(lawOf(config, 64), context, config.depth);
      ScalarWeights a, b;
      const double expected = moments.at(stack, &a);
      EXPECT_NEAR(chi.at(stack, &b), expected, 1e-8 * expected);
      EXPECT_NEAR(b.alpha, a.alpha, 1e-6 * (1 + std::abs(a.alpha)));
      EXPECT_NEAR(b.beta, a.beta, 1e-6 * (1 + std::abs(a.beta)));
    }
  }
}

/// Exact and sampled losses of stacks of every kind, each with its slopes against differences.
void expectSlopes(const ContextLoss& loss, const Stack& shape) {
  const std::array<double, 3> at{0.12, -0.08, shape.trains_gain ? 0.1 : 0.0};
  ScalarWeights slope;
  loss.at({shape, {at[0], at[1], at[2]}}, &slope);
  const std::array<double, 3> claimed{slope.alpha, slope.beta, slope.gain};
  const double error = gradientError(
      [&](std::span<const double> w) {
        return loss.at({shape, {w[0], w[1], w[2]}}, nullptr);
      },
      at, claimed, 1e-4);
  EXPECT_LT(error, 1e-5);
}

TEST(ContextLoss, HasTheSlopesOfDifferences) {
  std::vector<Config> all;
  for (const bool residual : {true, false}) {
    for (const Readout readout : {Readout::Xf, Readout::Ff}) {
      Config config = standard(2, Parameters::Two);
      config.residual = residual, config.readout = readout;
      all.push_back(config);
    }
  }
  Config self = standard(1, Parameters::Two);
  self.stack = StackKind::Self, self.residual_gain = true;
  all.push_back(self);
  for (const Config& config : all) {
    const Stack shape = Stack::of(config);
    expectSlopes(MomentRisk(lawOf(config), 8, 20, *shortLength(shape)), shape);
    expectSlopes(SampledRisk(config, {}, 20, {50, 1, {}}), shape);
  }
}

TEST(ContextLoss, OfAblatedStacksIsTheExactRiskWithinFourStandardErrors) {
  for (const char* change : {"residual", "readout", "attention", "self"}) {
    Config config = standard(2, Parameters::Two);
    const std::string what = change;
    if (what == "residual") config.residual = false;
    if (what == "readout") config.readout = Readout::Ff;
    if (what == "attention") config.attention = Attention::Off;
    if (what == "self") config.stack = StackKind::Self, config.depth = 1;
    const ScalarStack stack(config, 0.3, -0.05);
    const double expected = risk(config, 0.3, -0.05, 12);
    const FiniteRisk sampled = sampledStackRisk(config, stack, 12, {20000, 5, {}});
    EXPECT_NEAR(sampled.risk, expected, 4 * sampled.standard_error) << change;
    EXPECT_LT(sampled.standard_error, 0.05 * expected);
  }
}

TEST(Retraining, OfSampledPromptsComesNearTheExactOptimum) {
  // Depth nine has no exact moments in eight dimensions; depth seven has. Sampled prompts must find
  // the optimum of depth seven as well as moments do.
  const Config config = standard(7);
  const ContextMinimum exact = minimiserAtContext(config, 48, {});
  const SampledRisk sample(config, {}, 48, {8000, 2, {}});
  EXPECT_NEAR(sample.at({Stack::of(config), exact.weights}, nullptr), exact.risk, 0.02);
  Config deep = config;
  deep.depth = 9;
  const ContextMinimum found = minimiserAtContext(deep, 48, {8000, 2, {}});
  EXPECT_FALSE(found.exact);
  EXPECT_LT(found.weights.alpha, exact.weights.alpha);  // deeper: earlier stopping (F8)
  EXPECT_NEAR(found.risk, exact.risk, 0.02);
}

TEST(Retraining, AtTwoWeightsIsNeverWorseThanAtOne) {
  for (const int context : {16, 64}) {
    const double one = minimiserAtContext(standard(4), context, {}).risk;
    const double two = minimiserAtContext(standard(4, Parameters::Two), context, {}).risk;
    EXPECT_LE(two, one + 1e-10);
  }
}

TEST(Retraining, AtInfiniteContextIsTheMinimiser) {
  const ContextMinimum best = minimiserAtContext(standard(4), 0, {});
  EXPECT_NEAR(best.weights.alpha, 0.2689568995468321, 1e-10);
}

}  // namespace
}  // namespace icl::cross_attention
