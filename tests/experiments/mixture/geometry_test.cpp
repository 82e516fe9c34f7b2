// The plane of principal axes and the spread between groups, against hand-made clouds; the probe
// against the law of the task.
#include "core/experiments/mixture/geometry.h"

#include <cmath>

#include "core/base/random.h"
#include "core/run/verify.h"
#include "tests/experiments/mixture/small_run.h"

namespace icl::mixture {
namespace {

TEST(Geometry, FindsTheAxesOfACloudThatWasTurned) {
  // ±3, ±2, ±1 along three perpendicular axes: variances as 9 : 4 : 1.
  Eigen::Matrix3d axes;
  axes << 2, 1, 2, -2, 2, 1, 1, 2, -2;
  axes /= 3;
  const Eigen::RowVector3d middle(5, -7, 1);
  Eigen::MatrixXd points(6, 3);
  for (int k = 0; k < 3; ++k) {
    points.row(2 * k) = middle + (3 - k) * axes.row(k);
    points.row(2 * k + 1) = middle - (3 - k) * axes.row(k);
  }
  const PrincipalPlane plane = principalPlane(points);
  EXPECT_NEAR((plane.mean - middle).norm(), 0, 1e-12);
  for (int k = 0; k < 3; ++k) EXPECT_NEAR(plane.shares[k], (3 - k) * (3 - k) / 14.0, 1e-12);
  for (int k = 0; k < 2; ++k) {
    EXPECT_NEAR(std::abs(axes.row(k).dot(plane.axes.col(k))), 1, 1e-12);
    EXPECT_GT(plane.axes.col(k).maxCoeff(), -plane.axes.col(k).minCoeff() - 1e-12);
  }
  const Eigen::MatrixXd flat = plane.project(points);
  EXPECT_NEAR(std::abs(flat(0, 0)), 3, 1e-12);
  EXPECT_NEAR(flat(0, 1), 0, 1e-12);
  EXPECT_NEAR(std::abs(flat(2, 1)), 2, 1e-12);
  EXPECT_NEAR(flat.row(4).norm(), 0, 1e-12);
}

TEST(Geometry, SpreadBetweenGroupsIsThatOfTheirMeans) {
  Eigen::MatrixXd points(4, 1);
  points << 0, 2, 10, 12;
  const std::vector<std::uint32_t> near{7, 7, 9, 9}, far{7, 9, 7, 9}, one{1, 1, 1, 1};
  EXPECT_NEAR(shareBetween(points, near), 100.0 / 104, 1e-14);
  EXPECT_NEAR(shareBetween(points, far), 4.0 / 104, 1e-14);
  EXPECT_NEAR(shareBetween(points, one), 0, 1e-14);
  EXPECT_TRUE(std::isnan(shareBetween(Eigen::MatrixXd::Ones(3, 2), std::vector{1U, 2U, 3U})));
}

TEST(Geometry, GroupsThatMeanNothingLeaveWhatIsSaid) {
  constexpr int kPoints = 60, kGroups = 6, kRepeats = 400;
  double sum = 0;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    Stream random(3, Purpose::Tokens, 0, static_cast<std::uint64_t>(repeat));
    Eigen::MatrixXd points(kPoints, 4);
    std::vector<std::uint32_t> groups;
    for (int i = 0; i < kPoints; ++i) {
      for (int j = 0; j < 4; ++j) points(i, j) = random.normal();
      groups.push_back(static_cast<std::uint32_t>(i % kGroups));
    }
    sum += shareBetween(points, groups);
  }
  // Of one share the standard deviation is below 0.03.
  EXPECT_NEAR(sum / kRepeats, (kGroups - 1.0) / (kPoints - 1.0), 4 * 0.03 / std::sqrt(kRepeats));
}

class GeometryProbeTest : public SmallRun {
 protected:
  ProbeResult answer(const Driver& driver, const Values& arguments) {
    auto result = askSnapshot(*type_.probe("geometry"), *driver.snapshot(), arguments);
    EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
    return result.ok() ? *result : ProbeResult{};
  }
};

TEST_F(GeometryProbeTest, ItemsOfNoisyClassesSpreadAsTheyAreDrawn) {
  // As many classes as labels and no positions: a class's own noise is ε²/(1 + ε²) of all variance.
  const auto driver = make({{"positions", std::string("none")},
                            {"item-dimension", std::int64_t{16}},
                            {"classes", std::int64_t{8}},
                            {"spread", 0.5}});
  const ProbeResult result = answer(*driver, {{"set", std::string("iwl")},
                                              {"tokens", std::string("items")},
                                              {"labels", std::int64_t{8}},
                                              {"points", std::int64_t{2000}}});
  ASSERT_EQ(result.rows, 2000 * 3);
  // Eight means in 16 dimensions, ‖μ − mean‖² = 7/8 on average and within 15 % of it, against 1/4.
  EXPECT_NEAR(*result.find("by_label.0"), 0.875 / (0.875 + 0.25), 0.06);
  EXPECT_NEAR(*result.find("by_chance"), 7.0 / 1999, 1e-12);
  for (int r = 0; r < 300; ++r) {
    const double* row = result.table.data() + static_cast<std::ptrdiff_t>(r) * result.cols;
    EXPECT_EQ(row[0], r / 3);
    EXPECT_EQ(row[1], r % 3);
    EXPECT_EQ(row[2], row[3]) << "with as many classes as labels they are the same";
  }
}

TEST_F(GeometryProbeTest, TrainingPartsTheQueriesByTheirLabels) {
  const auto driver = make({{"rate", 0.01}, {"classes", std::int64_t{16}}}, 150);
  const Values known{{"set", std::string("iwl")}, {"labels", std::int64_t{4}}};
  driver->advance();
  const double before = *answer(*driver, known).find("by_label.2");
  while (!driver->atEnd()) driver->advance();
  const ProbeResult after = answer(*driver, known);
  EXPECT_GT(*after.find("by_label.2"), before + 0.1);
  EXPECT_GT(*after.find("by_label.2"), *after.find("by_label.0"));
  for (int r = 0; r < after.rows; ++r) {
    EXPECT_LT(after.table[static_cast<std::size_t>(r * after.cols + 2)], 4);
  }
}

TEST_F(GeometryProbeTest, LayersThereAreNotAreRefused) {
  const auto driver = make();
  const auto result =
      askSnapshot(*type_.probe("geometry"), *driver->snapshot(), {{"layer", std::int64_t{3}}});
  ASSERT_FALSE(result.ok());
  EXPECT_NE(result.error().text().find("after 0 to 2"), std::string::npos);
}

}  // namespace
}  // namespace icl::mixture
