#include "core/math/statistics.h"

#include <array>

#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(RunningMoments, GiveTheMeanAndTheUnbiasedVariance) {
  RunningMoments moments;
  for (const double x : {2.0, 4.0, 9.0}) moments.add(x);
  EXPECT_DOUBLE_EQ(moments.mean(), 5);
  EXPECT_DOUBLE_EQ(moments.variance(), 13);  // (9 + 1 + 16) / 2
  EXPECT_DOUBLE_EQ(moments.standardError(), std::sqrt(13.0 / 3));
}

TEST(RunningMoments, KeepTheirDigitsFarFromZero) {
  RunningMoments moments;
  for (const double x : {1e9 + 1, 1e9 + 2, 1e9 + 3}) moments.add(x);
  EXPECT_DOUBLE_EQ(moments.variance(), 1);
}

TEST(RunningMoments, OfManyValuesAreThoseOfOneByOne) {
  RunningMoments one_by_one;
  const std::array values{1e7 + 3.0, 1e7 - 1.0, 1e7 + 4.0, 1e7 + 1.5, 1e7 + 9.0};
  for (const double x : values) one_by_one.add(x);
  const RunningMoments together = RunningMoments::of(values);
  EXPECT_EQ(together.count(), 5u);
  EXPECT_DOUBLE_EQ(together.mean(), one_by_one.mean());
  EXPECT_NEAR(together.variance(), 13.7, 1e-9);  // exact: of 3, −1, 4, 1.5, 9
  EXPECT_EQ(RunningMoments::of({}).count(), 0u);
}

TEST(RunningMoments, JoinedEqualThoseOfAllValues) {
  RunningMoments all, left, right, none;
  const std::array values{3.0, -1.0, 4.0, 1.5, 9.0};
  for (std::size_t i = 0; i < values.size(); ++i) {
    all.add(values[i]);
    (i < 2 ? left : right).add(values[i]);
  }
  left.join(right);
  left.join(none);
  EXPECT_EQ(left.count(), 5u);
  EXPECT_DOUBLE_EQ(left.mean(), all.mean());
  EXPECT_DOUBLE_EQ(left.variance(), all.variance());
}

TEST(RunningMoments, HaveNoVarianceBelowTwoValues) {
  RunningMoments moments;
  moments.add(7);
  EXPECT_TRUE(std::isnan(moments.variance()));
}

TEST(Quantile, IsLinearBetweenNeighbours) {
  const std::array sorted{1.0, 2.0, 4.0, 8.0, 16.0};
  EXPECT_DOUBLE_EQ(quantileOfSorted(sorted, 0), 1);
  EXPECT_DOUBLE_EQ(quantileOfSorted(sorted, 0.5), 4);
  EXPECT_DOUBLE_EQ(quantileOfSorted(sorted, 0.625), 6);
  EXPECT_DOUBLE_EQ(quantileOfSorted(sorted, 1), 16);
}

}  // namespace
}  // namespace icl
