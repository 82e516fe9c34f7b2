#include "core/math/root.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(RootBetween, FindsTheRootToFullPrecision) {
  EXPECT_DOUBLE_EQ(rootBetween([](double x) { return x * x - 2; }, 0, 2), std::sqrt(2.0));
}

TEST(RootBetween, TakesAnEndThatIsARoot) {
  EXPECT_EQ(rootBetween([](double x) { return x - 1; }, 1, 3), 1);
}

TEST(RootBetween, GivesTheBetterEndWhereTheSignDoesNotChange) {
  EXPECT_EQ(rootBetween([](double x) { return x * x + 1; }, 1, 3), 1);
}

}  // namespace
}  // namespace icl
