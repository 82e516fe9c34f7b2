#include "core/experiments/cross_attention/matrix_weights.h"

#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/matrix_model.h"

namespace icl::cross_attention {
namespace {

Config mixedForms() {
  Config c;
  c.parameters = Parameters::Matrices;
  c.depth = 3, c.tied = false;
  c.dim_1 = 2, c.dim_2 = 1;
  c.skip_weights = Form::Diagonal, c.value_weights = Form::Full, c.key_weights = Form::Blocks;
  c.query_weights = Form::Frozen, c.readout_weights = Form::Scalar;
  return c;
}

TEST(MatrixLayout, CountsTheNumbersOfEachForm) {
  const MatrixLayout layout(mixedForms());
  EXPECT_EQ(layout.size(), 3U * (3 + 9 + 2 + 9) + 1);
  EXPECT_EQ(layout.range(Part::Skip), std::make_pair(std::size_t{0}, std::size_t{9}));
  EXPECT_EQ(layout.range(Part::Readout), std::make_pair(std::size_t{69}, std::size_t{70}));
}

TEST(MatrixLayout, NearestUndoesExpandToTheBit) {
  const MatrixLayout layout(mixedForms());
  std::vector<double> theta(layout.size()), back(layout.size());
  for (std::size_t i = 0; i < theta.size(); ++i) theta[i] = 0.1 * static_cast<double>(i) + 0.03;
  MatrixSet set = layout.zeros();
  layout.expand(theta, set);
  EXPECT_EQ(set[Part::Skip][0](0, 1), 0);
  EXPECT_EQ(set[Part::Skip][1](2, 2), theta[5]);
  EXPECT_EQ(set[Part::Key][0](1, 1), set[Part::Key][0](0, 0));
  EXPECT_NE(set[Part::Key][0](2, 2), set[Part::Key][0](0, 0));
  layout.nearest(set, back);
  EXPECT_EQ(theta, back);
}

TEST(MatrixLayout, GatherIsTheTransposeOfExpandButForWhatIsFrozen) {
  const MatrixLayout layout(mixedForms());
  std::vector<double> theta(layout.size()), slope(layout.size());
  for (std::size_t i = 0; i < theta.size(); ++i) theta[i] = static_cast<double>(i % 7) - 2.5;
  const auto [frozen_begin, frozen_end] = layout.range(Part::Query);
  std::fill(theta.begin() + static_cast<std::ptrdiff_t>(frozen_begin),
            theta.begin() + static_cast<std::ptrdiff_t>(frozen_end), 0.0);
  MatrixSet set = layout.zeros(), gradient = layout.zeros();
  layout.expand(theta, set);
  double entry = 0.3, by_matrices = 0;
  for (const Part part : kParts) {
    for (std::size_t k = 0; k < set[part].size(); ++k) {
      for (double& x : gradient[part][k].reshaped()) x = entry = std::fmod(entry * 1.7 + 0.1, 1.0);
      by_matrices += set[part][k].cwiseProduct(gradient[part][k]).sum();
    }
  }
  layout.gather(gradient, slope);
  EXPECT_NEAR(std::inner_product(theta.begin(), theta.end(), slope.begin(), 0.0), by_matrices,
              1e-12);
}

TEST(MatrixLayout, StartsFromScalarsWithASpreadOfTheSeed) {
  Config config = mixedForms();
  config.alpha = 0.3, config.beta = -0.2, config.spread = 0;
  const MatrixLayout layout(config);
  MatrixSet set = layout.start(config, 1);
  EXPECT_TRUE(set[Part::Skip][2].isApprox(0.3 * Eigen::Matrix3d::Identity(), 1e-15));
  EXPECT_TRUE(set[Part::Value][0].isApprox(-0.2 * Eigen::Matrix3d::Identity(), 1e-15));
  EXPECT_TRUE(set[Part::Query][1].isIdentity(1e-15));
  config.spread = 0.1;
  const MatrixSet one = layout.start(config, 1), other = layout.start(config, 2);
  EXPECT_FALSE(one[Part::Value][0].isApprox(other[Part::Value][0], 1e-3));
  EXPECT_FALSE(one[Part::Value][0].isApprox(one[Part::Value][1], 1e-3));
  EXPECT_EQ(one[Part::Skip][0](0, 1), 0);              // a diagonal one gets no others
  EXPECT_TRUE(one[Part::Query][1].isIdentity(1e-15));  // frozen: as it is without the spread
}

TEST(MatrixParts, SplitAMatrixIntoScalarRotationAndTheRest) {
  Mat<double> m(2, 2);
  m << 3, -0.5, 0.5, 1;
  const MatrixParts parts = partsOf(m);
  EXPECT_DOUBLE_EQ(parts.scalar, 2);
  EXPECT_DOUBLE_EQ(parts.rotation, 0.5);
  EXPECT_DOUBLE_EQ(parts.anisotropy, 1);
  // The three parts are orthogonal: their squares add up to the whole.
  Mat<double> full(3, 3);
  full << 1, 2, 3, 4, 5, 6, 7, 8, 10;
  const MatrixParts f = partsOf(full);
  EXPECT_NEAR(3 * (f.scalar * f.scalar + f.rotation * f.rotation + f.anisotropy * f.anisotropy),
              full.squaredNorm(), 1e-12);
}

}  // namespace
}  // namespace icl::cross_attention
