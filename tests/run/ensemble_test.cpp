#include "core/run/ensemble.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

class EnsembleTest : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const Values& changes, RunOptions options = {}) {
    return std::move(Driver::create(type_, changes, options)).value();
  }
  ExperimentType type_ = tiny::type();
  Ensemble ensemble_;
};

TEST_F(EnsembleTest, MembersStandAtTheSameStep) {
  ensemble_.add(make({}));
  ensemble_.add(make({{"curvature", 2.0}}));
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(ensemble_.advance());
  EXPECT_EQ(ensemble_.at(0).position(), 10u);
  EXPECT_EQ(ensemble_.at(1).position(), 10u);
}

TEST_F(EnsembleTest, ATwinWithTheSameSeedSeesTheSameDraws) {
  ensemble_.add(make({{"noise", 1.0}}));
  ensemble_.add(make({{"noise", 1.0}, {"curvature", 2.0}}));
  for (int i = 0; i < 50; ++i) ensemble_.advance();
  // x does not depend on the curvature, so equal draws mean equal bits.
  EXPECT_EQ(ensemble_.at(0).row()[1], ensemble_.at(1).row()[1]);
  EXPECT_NE(ensemble_.at(0).row()[2], ensemble_.at(1).row()[2]);
}

TEST_F(EnsembleTest, ALateMemberCatchesUp) {
  ensemble_.add(make({}));
  for (int i = 0; i < 30; ++i) ensemble_.advance();
  const auto late = ensemble_.add(make({{"curvature", 1.0}}));
  int steps = 0;
  while (ensemble_.behind()) {
    EXPECT_EQ(ensemble_.catchUp(), late);
    ++steps;
  }
  EXPECT_EQ(steps, 30);
  EXPECT_EQ(ensemble_.at(late).position(), 30u);
}

TEST_F(EnsembleTest, AMemberThatEndedEarlierDoesNotHoldTheOthersUp) {
  ensemble_.add(make({}, {.steps = 5}));
  ensemble_.add(make({}, {.steps = 20}));
  while (ensemble_.advance()) {
  }
  EXPECT_EQ(ensemble_.at(0).position(), 5u);
  EXPECT_EQ(ensemble_.at(1).position(), 20u);
  EXPECT_FALSE(ensemble_.behind());
  EXPECT_TRUE(ensemble_.ended());
  ASSERT_TRUE(ensemble_.seek(3).ok());
  EXPECT_EQ(ensemble_.at(0).position(), 3u);
  EXPECT_EQ(ensemble_.at(1).position(), 3u);
  ASSERT_TRUE(ensemble_.seek(12).ok());
  EXPECT_EQ(ensemble_.at(0).position(), 5u);
  EXPECT_EQ(ensemble_.at(1).position(), 12u);
}

TEST(Difference, InterpolatesTheSecondCurveAtTheFirstOnesPoints) {
  const std::vector<double> ax{0, 1, 2, 3}, ay{1, 1, 1, 1};
  const std::vector<double> bx{1, 2.5}, by{2, 5};
  const auto d = difference(ax, ay, bx, by);
  ASSERT_EQ(d.size(), 4u);
  EXPECT_TRUE(std::isnan(d[0]));
  EXPECT_DOUBLE_EQ(d[1], 1);  // 2 − 1
  EXPECT_DOUBLE_EQ(d[2], 3);  // (2 + 2/3·3) − 1
  EXPECT_TRUE(std::isnan(d[3]));
}

TEST(Difference, OfACurveWithItselfIsExactlyZero) {
  std::vector<double> x, y;
  for (int i = 0; i < 100; ++i) {
    x.push_back(std::sqrt(i));
    y.push_back(std::sin(i));
  }
  for (const double d : difference(x, y, x, y)) EXPECT_EQ(d, 0);
}

TEST(Difference, OfNothingIsNothing) {
  EXPECT_TRUE(difference({}, {}, {}, {}).empty());
  const std::vector<double> x{1}, y{1};
  EXPECT_TRUE(std::isnan(difference(x, y, {}, {})[0]));
}

}  // namespace
}  // namespace icl
