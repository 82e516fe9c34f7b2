#include "core/experiments/cross_attention/population_loss.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "core/math/gradient_check.h"
#include "tests/experiments/cross_attention/brute_force.h"

namespace icl::cross_attention {
namespace {

const std::array kSkips{Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None};
const std::array kStarts{Start::Zero, Start::Data};

template <class Body>
void forEachStack(Body&& body) {
  for (const Reinjection skip : kSkips) {
    for (const Start start : kStarts) {
      for (const int depth : {1, 2, 3, 7}) {
        Config config;
        config.reinjection = skip, config.start = start, config.depth = depth;
        body(config);
      }
    }
  }
}

std::string nameOf(const Config& c) {
  return "skip " + std::to_string(static_cast<int>(c.reinjection)) + " start " +
         std::to_string(static_cast<int>(c.start)) + " depth " + std::to_string(c.depth) +
         " prior " + std::to_string(static_cast<int>(c.prior));
}

TEST(PopulationLoss, EqualsQuadratureOfItsDefinitionForEveryPriorAndStack) {
  for (const Config& prior : brute::assorted()) {
    // Nested quadrature is slow: two stacks for it, all of them for the others.
    const bool nested = prior.prior == PriorKind::PerModality;
    forEachStack([&](const Config& stack) {
      if (nested && (stack.depth != 3 || stack.reinjection == Reinjection::FirstLayer)) return;
      Config config = prior;
      config.reinjection = stack.reinjection, config.start = stack.start;
      config.depth = stack.depth;
      const PopulationLoss loss(config);
      const double expected = brute::excess(config, 0.21, -0.17);
      EXPECT_NEAR(loss.excess(0.21, -0.17), expected, 1e-10 * expected) << nameOf(config);
    });
  }
}

TEST(PopulationLoss, StaysExactAtDepthAThousand) {
  Config config;
  for (const int depth : {33, 100, 1023, 1024}) {
    config.depth = depth;
    const PopulationLoss loss(config);
    const double expected = brute::excess(config, 0.3, -0.25);  // P -> 1.2 / s: excess stays O(1)
    EXPECT_NEAR(loss.excess(0.3, -0.25), expected, 1e-9 * expected) << depth;
  }
}

TEST(PopulationLoss, HasTheDerivativesThatDifferencesShow) {
  forEachStack([](const Config& config) {
    for (const double noise2 : {1.0, 0.4}) {
      Config c = config;
      c.noise2 = noise2;
      const PopulationLoss loss(c);
      const auto value = [&](std::span<const double> p) { return loss.excess(p[0], p[1]); };
      for (const auto& at :
           {std::array{0.12, -0.2}, std::array{-0.05, 0.07}, std::array{0.2, 0.0}}) {
        const Derivatives d = loss.derivatives(at[0], at[1]);
        const std::array gradient{d.d_alpha, d.d_beta};
        EXPECT_LT(gradientError(value, at, gradient, 1e-3, 1e-3), 2e-6) << nameOf(c);
        const auto d_alpha = [&](std::span<const double> p) {
          return loss.derivatives(p[0], p[1]).d_alpha;
        };
        const auto d_beta = [&](std::span<const double> p) {
          return loss.derivatives(p[0], p[1]).d_beta;
        };
        const std::array first_row{d.h_alpha_alpha, d.h_alpha_beta};
        const std::array second_row{d.h_alpha_beta, d.h_beta_beta};
        EXPECT_LT(gradientError(d_alpha, at, first_row, 1e-3, 1e-2), 2e-6) << nameOf(c);
        EXPECT_LT(gradientError(d_beta, at, second_row, 1e-3, 1e-2), 2e-6) << nameOf(c);
      }
    }
  });
}

TEST(PopulationLoss, OfOneParameterHasTotalDerivativesAlongTheDiagonal) {
  forEachStack([](Config config) {
    const PopulationLoss plane(config);
    config.parameters = Parameters::One;
    const PopulationLoss line(config);
    for (const double alpha : {0.05, 0.2, 0.31}) {
      const Derivatives two = plane.derivatives(alpha, -alpha), one = line.derivatives(alpha, 99);
      EXPECT_NEAR(one.excess, two.excess, 1e-13) << nameOf(config);
      EXPECT_NEAR(one.d_alpha, two.d_alpha - two.d_beta, 1e-10) << nameOf(config);
      EXPECT_NEAR(one.h_alpha_alpha, two.h_alpha_alpha - 2 * two.h_alpha_beta + two.h_beta_beta,
                  1e-9 * (1 + std::abs(two.h_beta_beta)))
          << nameOf(config);
      EXPECT_EQ(one.d_beta, 0);
      EXPECT_EQ(one.h_beta_beta, 0);
    }
  });
}

TEST(PopulationLoss, KeepsEveryDigitOfAnExcessFarBelowRounding) {
  // 1 - αs to the power 2T, with nothing subtracted: quadrature of logs in long double.
  Config config;
  config.depth = 64;
  config.parameters = Parameters::One;
  const double alpha = 0.28434147475230337;
  const double expected = brute::mean(
      config, [&](double rho) { return rho / (1 + rho) * std::pow(1 - alpha * (1 + rho), 128); });
  const PopulationLoss loss(config);
  EXPECT_NEAR(loss.excess(alpha, 0) / expected, 1, 1e-11);
  EXPECT_NEAR(loss.excess(alpha, 0) / 2.085189952347215e-34, 1, 1e-9);
}

TEST(PopulationLoss, WithoutSkipFromZeroIsThatOfPredictingZero) {
  Config config;
  config.reinjection = Reinjection::None;
  const PopulationLoss loss(config);
  EXPECT_NEAR(loss.loss(0.3, -0.2), 1, 1e-13);
  EXPECT_EQ(loss.derivatives(0.3, -0.2).gradientNorm(), 0);
}

TEST(PopulationLoss, WithSkipFromDataIsThatOfOneMoreLayer) {
  Config config;
  config.start = Start::Data;
  Config deeper;
  deeper.depth = config.depth + 1;
  EXPECT_DOUBLE_EQ(PopulationLoss(config).excess(0.2, -0.3),
                   PopulationLoss(deeper).excess(0.2, -0.3));
}

TEST(PopulationLoss, IsInfiniteWhereNumbersEndAndNeverNotANumber) {
  Config config;
  config.depth = 1024;
  EXPECT_TRUE(std::isinf(PopulationLoss(config).excess(3, -5)));
  EXPECT_TRUE(std::isinf(PopulationLoss(config).excess(3, 5)));
}

TEST(Log10Excess, EqualsTheLogarithmWhereBothExist) {
  Config config;
  const PopulationLoss loss(config);
  EXPECT_NEAR(loss.log10Excess(0.2, -0.3), std::log10(loss.excess(0.2, -0.3)), 1e-14);
}

TEST(Log10Excess, IsFiniteWhereTheExcessIsBelowEveryNumber) {
  Config config;
  config.depth = 1024;
  config.parameters = Parameters::One;
  const double alpha = 0.285626818229716;
  const PopulationLoss one(config);
  EXPECT_EQ(one.excess(alpha, 0), 0);
  const double log10 = one.log10Excess(alpha, 0);
  // Between the exact worst case r^{2T} at the better end and a thousandth of it.
  const double worst = 2048 * std::log10(std::abs(1 - alpha * 5.5));
  EXPECT_LT(log10, worst);
  EXPECT_GT(log10, worst - 5);
  config.parameters = Parameters::Two;
  EXPECT_NEAR(PopulationLoss(config).log10Excess(alpha, -alpha), log10, 1e-9);
}

}  // namespace
}  // namespace icl::cross_attention
