// Levels of median intervals against counting all patterns of signs, and against published tables.
#include "core/math/order_statistics.h"

#include <bit>

#include <gtest/gtest.h>

namespace icl {

namespace {

/// The median lies between the places iff more than `low` and at most `high` of the n values are
/// below it; each value is below it or not like a fair coin.
double countedLevel(std::size_t n, std::size_t low, std::size_t high) {
  std::size_t inside = 0;
  for (unsigned pattern = 0; pattern < (1U << n); ++pattern) {
    const auto below = static_cast<std::size_t>(std::popcount(pattern));
    inside += below > low && below <= high ? 1 : 0;
  }
  return static_cast<double>(inside) / static_cast<double>(1U << n);
}

}  // namespace

TEST(OrderStatistics, LevelsAreThoseThatCountingAllSignsGives) {
  for (std::size_t n = 2; n <= 12; ++n) {
    const MedianInterval interval = medianInterval(n, 0.9);
    EXPECT_EQ(interval.low + interval.high, n - 1) << n;
    EXPECT_DOUBLE_EQ(interval.level, countedLevel(n, interval.low, interval.high)) << n;
    if (interval.low > 0) {
      EXPECT_GE(interval.level, 0.9) << n;
    }
    if (interval.low + 1 < interval.high - 1) {  // one further in would not do
      EXPECT_LT(countedLevel(n, interval.low + 1, interval.high - 1), 0.9) << n;
    }
  }
}

TEST(OrderStatistics, PlacesAreThoseOfThePublishedTable) {
  struct Row {
    std::size_t n, low, high;  // ranks from 1, as tables of the 95 % interval have them
    double level;
  };
  for (const Row& row :
       {Row{5, 1, 5, 0.9375}, Row{6, 1, 6, 0.96875}, Row{9, 2, 8, 0.9609375},
        Row{10, 2, 9, 0.978515625}, Row{20, 6, 15, 0.9586}, Row{30, 10, 21, 0.9572}}) {
    const MedianInterval interval = medianInterval(row.n, 0.95);
    EXPECT_EQ(interval.low + 1, row.low) << row.n;
    EXPECT_EQ(interval.high + 1, row.high) << row.n;
    EXPECT_NEAR(interval.level, row.level, 5e-5) << row.n;
  }
  EXPECT_EQ(medianInterval(1, 0.95).level, 0) << "one value says nothing about a median";
}

TEST(OrderStatistics, SignTestCountsSplitsAtLeastAsUneven) {
  EXPECT_DOUBLE_EQ(signTest(0, 5), 2.0 / 32);
  EXPECT_DOUBLE_EQ(signTest(4, 1), 12.0 / 32);
  EXPECT_DOUBLE_EQ(signTest(3, 3), 1);
  EXPECT_DOUBLE_EQ(signTest(0, 0), 1);
}

}  // namespace icl
