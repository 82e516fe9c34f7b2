#include "core/experiments/cross_attention/scalar_stack.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/exact_context.h"
#include "tests/experiments/cross_attention/brute_force.h"

namespace icl::cross_attention {
namespace {

constexpr Reinjection kSkips[] = {Reinjection::EveryLayer, Reinjection::FirstLayer,
                                  Reinjection::None};
constexpr Start kStarts[] = {Start::Zero, Start::Data};

ScalarStack stackWith(Reinjection reinjection, Start start, int depth) {
  Config config;
  config.reinjection = reinjection;
  config.start = start;
  config.depth = depth;
  return {config, 0.3, -0.2};
}

TEST(ScalarStack, TiedWeightsGiveTheGeometricSum) {
  Config config;
  config.depth = 5;
  const ScalarStack stack(config, 0.3, -0.3);
  EXPECT_NEAR(stack.response(5, 2.0), (1 - std::pow(1 - 0.6, 5)) / 2.0, 1e-15);
}

/// Every stack of scalar weights at a depth.
std::vector<Config> everyStack(int depth) {
  std::vector<Config> all;
  for (const Attention attention : {Attention::Linear, Attention::Off}) {
    for (const bool residual : {true, false}) {
      for (const Readout readout : {Readout::Xf, Readout::Ff}) {
        for (const Reinjection reinjection : kSkips) {
          for (const Start start : kStarts) {
            Config c;
            c.depth = depth;
            c.attention = attention, c.residual = residual, c.readout = readout;
            c.reinjection = reinjection, c.start = start;
            all.push_back(c);
          }
        }
      }
      Config self;
      self.depth = depth;
      self.attention = attention, self.residual = residual;
      self.stack = StackKind::Self, self.residual_gain = true;
      all.push_back(self);
    }
  }
  return all;
}

TEST(ScalarStack, EveryLayerOfEveryStackFollowsItsDefinition) {
  for (Config config : everyStack(5)) {
    const ScalarStack stack(config, 0.3, -0.2, 0.1);
    std::vector<double> layers;
    stack.responses(1.7, layers);
    for (int t = 0; t <= 5; ++t) {
      config.depth = t;
      const auto expected = static_cast<double>(brute::state(config, 1.7L, 0.3L, -0.2L, 0.1L));
      EXPECT_NEAR(stack.response(t, 1.7), expected, 1e-14) << t;
      EXPECT_NEAR(layers[static_cast<std::size_t>(t)], expected, 1e-14) << t;
    }
    config.depth = 5;
    EXPECT_NEAR(stack.reading(layers.back()),
                static_cast<double>(brute::stack(config, 1.7L, 0.3L, -0.2L, 0.1L)), 1e-14);
  }
}

TEST(ShortPolynomial, SpellsOutTheResponseAndItsSlopes) {
  for (const int depth : {1, 3}) {
    for (const Config& config : everyStack(depth)) {
      const ScalarStack stack(config, 0.3, -0.2, 0.1);
      const auto p = shortPolynomial(stack);
      const auto slopes = shortPolynomialSlopes(stack);
      ASSERT_EQ(p.has_value(), slopes.has_value());
      if (!p) {
        EXPECT_TRUE(stack.self() && depth == 3);
        continue;
      }
      const auto value = [&](const auto& coefficient) {
        double sum = 0, power = 1;
        for (int i = 0; i < p->size; ++i) {
          sum += coefficient(static_cast<std::size_t>(i)) * power;
          power *= 2.5;
        }
        return sum;
      };
      const auto expected = [&](double a, double b, double g) {
        return static_cast<double>(brute::stack(config, 2.5L, a, b, g));
      };
      EXPECT_NEAR(value([&](std::size_t i) { return p->c[i]; }), expected(0.3, -0.2, 0.1), 1e-13);
      EXPECT_NEAR(value([&](std::size_t i) { return slopes->c[i].value; }),
                  expected(0.3, -0.2, 0.1), 1e-13);
      const double h = 1e-4;
      const double differences[] = {
          (expected(0.3 + h, -0.2, 0.1) - expected(0.3 - h, -0.2, 0.1)) / (2 * h),
          (expected(0.3, -0.2 + h, 0.1) - expected(0.3, -0.2 - h, 0.1)) / (2 * h),
          (expected(0.3, -0.2, 0.1 + h) - expected(0.3, -0.2, 0.1 - h)) / (2 * h)};
      for (std::size_t k = 0; k < 3; ++k) {
        EXPECT_NEAR(value([&](std::size_t i) { return slopes->c[i].slope[k]; }), differences[k],
                    1e-6 * (1 + std::abs(differences[k])));
      }
    }
  }
}

TEST(ScalarStack, WithoutAnyDataNothingIsPredicted) {
  const ScalarStack stack = stackWith(Reinjection::None, Start::Zero, 9);
  EXPECT_EQ(stack.response(9, 3.0), 0);
  EXPECT_EQ(shortPolynomial(stack)->size, 0);
}

TEST(ScalarStack, DivergesWhereALayerMultipliesByMoreThanOne) {
  Config config;
  const ScalarStack stack(config, 0.25, -0.25);
  EXPECT_FALSE(stack.diverges(7.9));
  EXPECT_TRUE(stack.diverges(8.1));
  config.residual = false;
  EXPECT_TRUE(ScalarStack(config, 0.25, -0.25).diverges(4.1));
  EXPECT_FALSE(ScalarStack(config, 0.25, -0.25).diverges(3.9));
  config.stack = StackKind::Self;
  EXPECT_FALSE(ScalarStack(config, 0.25, -0.25).diverges(100));
}

}  // namespace
}  // namespace icl::cross_attention
