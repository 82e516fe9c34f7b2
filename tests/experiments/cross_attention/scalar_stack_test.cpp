#include "core/experiments/cross_attention/scalar_stack.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/population_loss.h"

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

TEST(ScalarStack, EveryLayerAgreesWithThePopulationPolynomial) {
  for (const Reinjection reinjection : kSkips) {
    for (const Start start : kStarts) {
      Config config;
      config.reinjection = reinjection;
      config.start = start;
      config.depth = 6;
      const ScalarStack stack(config, 0.3, -0.2);
      for (int t = 0; t <= 6; ++t) {
        EXPECT_NEAR(stack.response(t, 1.7), stackPolynomial(Stack::of(config), t, 1.7, 0.3, -0.2),
                    1e-14)
            << t;
      }
    }
  }
}

TEST(ScalarStack, CoefficientsSpellOutTheResponse) {
  for (const Reinjection reinjection : kSkips) {
    for (const Start start : kStarts) {
      const ScalarStack stack = stackWith(reinjection, start, 4);
      double sum = 0, power = 1;
      for (const double c : stack.coefficients()) {
        sum += c * power;
        power *= 2.5;
      }
      EXPECT_NEAR(sum, stack.response(4, 2.5), 1e-14);
    }
  }
}

TEST(ScalarStack, WithoutAnyDataNothingIsPredicted) {
  const ScalarStack stack = stackWith(Reinjection::None, Start::Zero, 9);
  EXPECT_EQ(stack.response(9, 3.0), 0);
  EXPECT_EQ(stack.coefficients(), std::vector<double>{0});
}

}  // namespace
}  // namespace icl::cross_attention
