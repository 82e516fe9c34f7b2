#include "core/experiments/cross_attention/rotating.h"

#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/minimiser.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

Config atDepth(int depth) {
  Config c;
  c.parameters = Parameters::Matrices;
  c.depth = depth;
  return c;
}

TEST(RotatingLoss, ScalarWeightsHaveTheirOwnLoss) {
  const Config config = atDepth(4);
  RotatingLoss loss(config);
  const double expected = PopulationLoss(config).excess(0.27, -0.26);
  EXPECT_NEAR(loss.excess({0.27, 0, -0.26, 0, 1, 0}), expected, 1e-12);
}

TEST(RotatingLoss, GradientsAgreeWithCentralDifferences) {
  RotatingLoss loss(atDepth(3));
  const RotatingWeights at{0.27, 0.05, -0.26, 0.15, 0.9, -0.2};
  RotatingWeights slope;
  loss.excess(at, &slope);
  const auto f = [&](std::span<const double> w) {
    RotatingWeights point;
    std::copy(w.begin(), w.end(), point.begin());
    return loss.excess(point);
  };
  EXPECT_LT(gradientError(f, at, slope, 1e-3, 1e-4), 1e-7);
}

// Ids H1: the scalar optimum is a saddle of the rotations from three layers on. The eigenvalue
// depends on how the scale is shared between W^S and U, which the stored one does not tell; these
// are for U = I, by automatic differentiation of the same loss elsewhere.
TEST(RotatingLoss, HasOneNegativeCurvatureAtTheScalarOptimum) {
  const std::map<int, double> lowest{
      {3, -0.15543822}, {4, -0.02864428}, {5, -0.02453831}, {8, -0.00075020}};
  for (const auto& [depth, curvature] : lowest) {
    const Config config = atDepth(depth);
    const Minimum scalar = minimiserOf(PopulationLoss(config));
    RotatingLoss loss(config);
    const RotatingWeights at{*scalar.alpha, 0, *scalar.beta, 0, 1, 0};
    Eigen::Matrix3d hessian;  // of the three rotation parts
    for (int i = 0; i < 3; ++i) {
      RotatingWeights above = at, below = at, up, down;
      const auto k = static_cast<std::size_t>(2 * i + 1);
      above[k] += 1e-4, below[k] -= 1e-4;
      loss.excess(above, &up);
      loss.excess(below, &down);
      for (int j = 0; j < 3; ++j) {
        const auto m = static_cast<std::size_t>(2 * j + 1);
        hessian(i, j) = (up[m] - down[m]) / 2e-4;
      }
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> solver(hessian);
    const auto stored = storedNumber("H1." + std::to_string(depth)).values;
    EXPECT_NEAR(scalar.excess, stored[0], 1e-6 * stored[0]);
    EXPECT_NEAR(solver.eigenvalues()[0], curvature, 0.01 * std::abs(curvature)) << depth;
    EXPECT_LT(stored[2], 0);
    EXPECT_GT(solver.eigenvalues()[1], 0);
  }
}

TEST(RotatingMinimum, IsTheStoredOne) {
  for (const int depth : {3, 4, 5}) {
    const auto best = rotatingMinimumOf(atDepth(depth));
    ASSERT_TRUE(best.has_value());
    const double stored = storedNumber("H1." + std::to_string(depth)).values[1];
    EXPECT_NEAR(best->excess, stored, 1e-4 * stored) << depth;
  }
}

TEST(RotatingMinimum, IsTheScalarOneAtTwoLayers) {
  const Config config = atDepth(2);
  const double scalar = minimiserOf(PopulationLoss(config)).excess;
  EXPECT_NEAR(rotatingMinimumOf(config)->excess, scalar, 1e-6 * scalar);
}

TEST(RotatingMinimum, IsAbsentWhereItHasNoMeaning) {
  Config odd = atDepth(3);
  odd.dim_2 = 3;
  EXPECT_FALSE(rotatingMinimumOf(odd).has_value());
  Config uneven = atDepth(3);
  uneven.noise2_1 = 2;
  EXPECT_FALSE(rotatingMinimumOf(uneven).has_value());
  Config off = atDepth(3);
  off.attention = Attention::Off;
  EXPECT_FALSE(rotatingMinimumOf(off).has_value());
}

}  // namespace
}  // namespace icl::cross_attention
