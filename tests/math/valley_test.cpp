#include "core/math/valley.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(LowestValley, IsTheMinimumToFullPrecision) {
  const auto parabola = [](double x) { return Slope{(x - 1.3) * (x - 1.3), 2 * (x - 1.3)}; };
  EXPECT_DOUBLE_EQ(lowestValley({0, 1, 2, 5}, parabola), 1.3);
}

TEST(LowestValley, IsTheLowerOfTwo) {
  // x⁴/4 - x³/9 - x²/2 + x/3: valleys at -1 and 1, the barrier at 1/3; -1 is the lower one.
  const auto wells = [](double x) {
    return Slope{x * x * x * x / 4 - x * x * x / 9 - x * x / 2 + x / 3,
                 (x - 1) * (x + 1) * (x - 1.0 / 3)};
  };
  EXPECT_NEAR(lowestValley({-3, -1.5, 0, 0.9, 3}, wells), -1, 1e-14);
  // A valley and the barrier beside it in one cell: the slope has the same sign at both ends.
  EXPECT_NEAR(lowestValley({-1.2, 0.35, 0.36, 4}, wells), -1, 1e-14);
  // Three roots of the slope in one cell: one of the valleys, never the barrier.
  const double place = lowestValley({-1.7, 1.9}, wells);
  EXPECT_NEAR(std::abs(place), 1, 1e-14);
}

TEST(LowestValley, BesideABarrierInTheSameCellIsFound) {
  // Falls, has a valley at 1 and a barrier at 1.1, and falls again: both ends slope down.
  const auto step = [](double x) {
    return Slope{-(x * x * x / 3 - 1.05 * x * x + 1.1 * x), -(x - 1) * (x - 1.1)};
  };
  EXPECT_NEAR(lowestValley({0.98, 1.12}, step), 1, 1e-14);
}

TEST(LowestValley, IsNeverAbovePointsOfTheGrid) {
  const auto wave = [](double x) { return Slope{std::sin(x), std::cos(x)}; };
  std::vector<double> grid;
  for (double x = 0; x < 40; x += 2.9) grid.push_back(x);
  const double place = lowestValley(grid, wave);
  EXPECT_NEAR(std::sin(place), -1, 1e-15);
}

TEST(LowestValley, IsAnEndWhereTheFunctionFallsTowardsIt) {
  const auto line = [](double x) { return Slope{-x, -1}; };
  EXPECT_EQ(lowestValley({0, 1, 2}, line), 2);
}

TEST(LowestValley, PassesOverPlacesWithoutAValue) {
  const auto half = [](double x) {
    return x > 2 ? Slope{NAN, NAN} : Slope{(x - 1) * (x - 1), 2 * (x - 1)};
  };
  EXPECT_DOUBLE_EQ(lowestValley({0, 0.5, 1.5, 3, 4}, half), 1);
}

}  // namespace
}  // namespace icl
