#include "core/experiments/cross_attention/sampled.h"

#include <chrono>
#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "tests/support/allocation_guard.h"

namespace icl::cross_attention {
namespace {

Config sampledConfig(int context, int batch) {
  Config config;
  config.method = Method::Descent;
  config.context = context;
  config.batch = batch;
  return config;
}

/// Mean and standard error of the batch gradients over many steps.
struct Average {
  LossGradient mean{}, error{};
};
Average over(SampledLoss& sampled, const ScalarStack& stack, int steps) {
  LossGradient sum, squares;
  for (int k = 0; k < steps; ++k) {
    const LossGradient g = sampled.evaluate(stack, 1, static_cast<std::uint64_t>(k));
    sum += g;
    squares += {g.loss * g.loss, g.d_alpha * g.d_alpha, g.d_beta * g.d_beta};
  }
  const auto error = [&](double s, double q) {
    return std::sqrt((q / steps - s / steps * s / steps) / steps);
  };
  return {{sum.loss / steps, sum.d_alpha / steps, sum.d_beta / steps},
          {error(sum.loss, squares.loss), error(sum.d_alpha, squares.d_alpha),
           error(sum.d_beta, squares.d_beta)}};
}

// The exact risk comes from Gaussian moments, not from sampling; 200 × 512 = 1e5 prompts.
TEST(Sampled, BatchGradientsAreUnbiasedForTheExactGradientAtFiniteContext) {
  for (const int context : {12, 64}) {
    const Config config = sampledConfig(context, 512);
    SampledLoss sampled(config);
    const Average average = over(sampled, {config, 0.12, -0.14}, 200);
    const Law law = lawOf(config);
    const auto risk = [&](double a, double b) {
      return *exactStackRisk(law, {config, a, b}, 8, context);
    };
    const double h = 1e-4;
    EXPECT_NEAR(average.mean.loss, risk(0.12, -0.14), 4 * average.error.loss);
    EXPECT_NEAR(average.mean.d_alpha, (risk(0.12 + h, -0.14) - risk(0.12 - h, -0.14)) / (2 * h),
                4 * average.error.d_alpha);
    EXPECT_NEAR(average.mean.d_beta, (risk(0.12, -0.14 + h) - risk(0.12, -0.14 - h)) / (2 * h),
                4 * average.error.d_beta);
  }
}

TEST(Sampled, AtLongContextTheGradientTendsToThePopulationGradient) {
  const Config config = sampledConfig(4096, 512);
  SampledLoss sampled(config);
  const Average average = over(sampled, {config, 0.2, -0.2}, 100);
  const Derivatives exact = PopulationLoss(config).derivatives(0.2, -0.2);
  const double bias = 10.0 / 4096;  // the risk differs by a term of order d/L
  EXPECT_NEAR(average.mean.d_alpha, exact.d_alpha,
              4 * average.error.d_alpha + bias * (1 + std::abs(exact.d_alpha)));
  EXPECT_NEAR(average.mean.d_beta, exact.d_beta,
              4 * average.error.d_beta + bias * (1 + std::abs(exact.d_beta)));
}

TEST(Sampled, OneTwoAndFourThreadsGiveTheSameBits) {
  const Config config = sampledConfig(32, 1000);
  SampledLoss sampled(config);
  std::vector<LossGradient> seen;
  for (const int threads : {1, 2, 4}) {
    parallel::setThreads(threads);
    seen.push_back(sampled.evaluate({config, 0.1, -0.1}, 4, 17));
  }
  parallel::setThreads(0);
  for (const LossGradient& g : seen) {
    EXPECT_EQ(g.loss, seen[0].loss);
    EXPECT_EQ(g.d_alpha, seen[0].d_alpha);
    EXPECT_EQ(g.d_beta, seen[0].d_beta);
  }
}

TEST(Sampled, EveryStepAndEverySeedHasPromptsOfItsOwn) {
  const Config config = sampledConfig(32, 64);
  SampledLoss sampled(config);
  const ScalarStack stack(config, 0.1, -0.1);
  const double loss = sampled.evaluate(stack, 1, 0).loss;
  EXPECT_NE(sampled.evaluate(stack, 1, 1).loss, loss);
  EXPECT_NE(sampled.evaluate(stack, 2, 0).loss, loss);
  EXPECT_EQ(sampled.evaluate(stack, 1, 0).loss, loss);
}

TEST(Sampled, ASecondEvaluationAllocatesNothing) {
  const Config config = sampledConfig(32, 256);
  SampledLoss sampled(config);
  parallel::setThreads(1);
  sampled.evaluate({config, 0.1, -0.1}, 1, 0);
  const testing::AllocationGuard guard;
  sampled.evaluate({config, 0.1, -0.1}, 1, 1);
  EXPECT_EQ(guard.count(), 0u);
  parallel::setThreads(0);
}

}  // namespace
}  // namespace icl::cross_attention
