#include "ui/plots/matrix_parts.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace icl::ui {
namespace {

TEST(MatrixParts, AScaledIdentityPlusARotationComesApart) {
  // 0.25 I + 0.1 J
  const std::vector<double> w{0.25, -0.1, 0.1, 0.25};
  EXPECT_DOUBLE_EQ(closestScalar(w, 2), 0.25);
  EXPECT_EQ(rotationPart(w, 2), (std::vector<double>{0, -0.1, 0.1, 0}));
  EXPECT_EQ(withoutScalar(w, 2), (std::vector<double>{0, -0.1, 0.1, 0}));
  EXPECT_DOUBLE_EQ(frobenius(rotationPart(w, 2)), 0.1 * std::sqrt(2.0));
}

TEST(MatrixParts, ASymmetricMatrixDoesNotTurn) {
  const std::vector<double> w{1, 2, 3, 2, 5, 6, 3, 6, 9};
  EXPECT_EQ(frobenius(rotationPart(w, 3)), 0);
  EXPECT_DOUBLE_EQ(closestScalar(w, 3), 5);
}

TEST(MatrixParts, BlockMeansFillTheirBlocksAndLeaveOutWhatIsNotFinite) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> m{1, 3, 10,  //
                              5, 7, nan};
  EXPECT_EQ(blockMeans(m, 2, 3, {2}, {2, 1}), (std::vector<double>{4, 4, 10, 4, 4, 10}));
}

TEST(MatrixParts, BlocksThatDoNotAddUpChangeNothing) {
  const std::vector<double> m{1, 2, 3, 4};
  EXPECT_EQ(blockMeans(m, 2, 2, {1}, {2}), m);
  EXPECT_EQ(blockMeans(m, 2, 2, {}, {}), m);
}

}  // namespace
}  // namespace icl::ui
