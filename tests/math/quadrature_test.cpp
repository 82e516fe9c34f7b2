#include "core/math/quadrature.h"

#include <array>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(GaussLegendre, HasTheKnownThreePointRule) {
  const auto rule = gaussLegendre(3);
  EXPECT_NEAR(rule.nodes[2], std::sqrt(0.6), 1e-15);
  EXPECT_EQ(rule.nodes[1], 0);
  EXPECT_NEAR(rule.weights[0], 5.0 / 9, 1e-15);
  EXPECT_NEAR(rule.weights[1], 8.0 / 9, 1e-15);
}

TEST(GaussLegendre, IsExactForTheDegreeItPromises) {
  for (const int n : {1, 2, 5, 20, 400}) {
    const auto rule = gaussLegendre(n);
    const int degree = 2 * n - 2;  // even, so that the integral is 2 / (degree + 1)
    double sum = 0;
    for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
      sum += rule.weights[i] * std::pow(rule.nodes[i], degree);
    }
    EXPECT_NEAR(sum * (degree + 1) / 2, 1, 2e-12) << n;
  }
}

TEST(CompositeLegendre, IntegratesAcrossAKinkAtABreak) {
  const std::array breaks{-1.0, 0.25, 2.0};
  const auto rule = compositeLegendre(breaks, 4);
  double sum = 0;
  for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
    sum += rule.weights[i] * std::abs(rule.nodes[i] - 0.25);
  }
  EXPECT_NEAR(sum, (1.25 * 1.25 + 1.75 * 1.75) / 2, 1e-14);
}

}  // namespace
}  // namespace icl
