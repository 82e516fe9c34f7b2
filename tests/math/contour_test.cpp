#include "core/math/contour.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace icl {
namespace {

std::vector<double> gridOf(int rows, int cols, double (*f)(double x, double y)) {
  std::vector<double> grid;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) grid.push_back(f(c, r));
  }
  return grid;
}

TEST(Contour, OfAPlaneIsTheExactStraightLine) {
  const auto grid = gridOf(5, 6, [](double x, double y) { return x + 2 * y; });
  const auto lines = contourLines(grid, 5, 6, 4.5);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_FALSE(lines[0].closed);
  for (std::size_t i = 0; i < lines[0].x.size(); ++i) {
    EXPECT_NEAR(lines[0].x[i] + 2 * lines[0].y[i], 4.5, 1e-14);
  }
  // From the edge y = 0 at x = 4.5 to the edge x = 0 at y = 2.25, in either order.
  const double ends = lines[0].x.front() + lines[0].x.back();
  EXPECT_NEAR(ends, 4.5, 1e-14);
}

TEST(Contour, OfABowlIsOneClosedLineNearTheCircle) {
  const auto grid =
      gridOf(41, 41, [](double x, double y) { return (x - 20) * (x - 20) + (y - 20) * (y - 20); });
  const auto lines = contourLines(grid, 41, 41, 144);
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_TRUE(lines[0].closed);
  for (std::size_t i = 0; i < lines[0].x.size(); ++i) {
    EXPECT_NEAR(std::hypot(lines[0].x[i] - 20, lines[0].y[i] - 20), 12, 0.02);
  }
}

TEST(Contour, ASaddleGivesTwoLinesThatTheMiddleKeepsApart) {
  const std::vector<double> grid{1, 0, 0, 1};  // mean 0.5
  EXPECT_EQ(contourLines(grid, 2, 2, 0.4).size(), 2u);
  const auto joined = contourLines(grid, 2, 2, 0.4);
  // The middle (0.5) is above 0.4: the high corners (0,0) and (1,1) are connected, so each line
  // cuts off a low corner, (1,0) or (0,1).
  for (const auto& line : joined) {
    const double cx = (line.x[0] + line.x[1]) / 2, cy = (line.y[0] + line.y[1]) / 2;
    EXPECT_GT(std::abs(cx - cy), 0.5);
  }
  const auto apart = contourLines(grid, 2, 2, 0.6);
  ASSERT_EQ(apart.size(), 2u);
  for (const auto& line : apart) {
    const double cx = (line.x[0] + line.x[1]) / 2, cy = (line.y[0] + line.y[1]) / 2;
    EXPECT_NEAR(cx, cy, 1e-14);
  }
}

TEST(Contour, StopsAtValuesThatAreNotFinite) {
  auto grid = gridOf(5, 5, [](double x, double) { return x; });
  grid[12] = std::numeric_limits<double>::infinity();  // the middle: its four cells carry no line
  const auto lines = contourLines(grid, 5, 5, 1.5);
  ASSERT_EQ(lines.size(), 2u);
  for (const auto& line : lines) EXPECT_EQ(line.x.size(), 2u);
}

TEST(Contour, ALevelOutsideTheValuesGivesNoLine) {
  const auto grid = gridOf(4, 4, [](double x, double y) { return x * y; });
  EXPECT_TRUE(contourLines(grid, 4, 4, 100).empty());
  EXPECT_TRUE(contourLines(grid, 4, 4, -1).empty());
}

}  // namespace
}  // namespace icl
