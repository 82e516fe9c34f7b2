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

TEST(GaussBeta, HasTheMomentsOfTheBetaLaw) {
  for (const auto& [a, b] : {std::array{0.5, 0.5}, std::array{2.0, 2.0}, std::array{0.5, 3.5},
                             std::array{4.0, 1.0}, std::array{10.0, 0.5}}) {
    const auto rule = gaussBeta(6, a, b);
    double moment = 1;
    for (int k = 0; k < 12; ++k) {  // E x^k = Π (a + i) / (a + b + i)
      double sum = 0;
      for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
        sum += rule.weights[i] * std::pow(rule.nodes[i], k);
      }
      EXPECT_NEAR(sum, moment, 1e-13) << a << " " << b << " " << k;
      moment *= (a + k) / (a + b + k);
    }
  }
}

TEST(GaussOfMasses, KeepsTheMomentsOfManyMassesInFewPoints) {
  std::vector<double> points, weights;
  for (int i = 0; i < 50; ++i) {
    points.push_back(2 + 0.01 * i);
    weights.push_back(1 + (i * 7 % 11));
  }
  const auto rule = gaussOfMasses(points, weights, 4);
  ASSERT_EQ(rule.nodes.size(), 4u);
  for (int k = 0; k < 8; ++k) {
    double sum = 0, expected = 0;
    for (std::size_t i = 0; i < 4; ++i) sum += rule.weights[i] * std::pow(rule.nodes[i], k);
    for (std::size_t i = 0; i < 50; ++i) expected += weights[i] * std::pow(points[i], k);
    EXPECT_NEAR(sum / expected, 1, 1e-12) << k;
  }
}

TEST(GaussOfMasses, OfFewDifferentPointsFindsThemAgain) {
  const std::vector<double> points{1, 1, 3, 3, 3}, weights{0.5, 0.5, 1, 1, 1};
  const auto rule = gaussOfMasses(points, weights, 4);
  double mass = 0, mean = 0;
  for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
    mass += rule.weights[i];
    mean += rule.weights[i] * rule.nodes[i];
  }
  EXPECT_NEAR(mass, 4, 1e-12);
  EXPECT_NEAR(mean, 10, 1e-12);
  EXPECT_EQ(gaussOfMasses(points, weights, 5).nodes, points);
}

}  // namespace
}  // namespace icl
