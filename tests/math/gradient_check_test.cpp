#include "core/math/gradient_check.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace icl {
namespace {

double f(std::span<const double> p) { return p[0] * p[0] * p[1] + std::sin(p[1]); }

TEST(GradientCheck, AcceptsTheRightDerivativesToTenDigits) {
  const std::array at{1.5, 0.7};
  const std::array right{2 * 1.5 * 0.7, 1.5 * 1.5 + std::cos(0.7)};
  EXPECT_LT(gradientError(f, at, right), 1e-10);
}

TEST(GradientCheck, SeesADerivativeThatIsOffByOnePartInAThousand) {
  const std::array at{1.5, 0.7};
  const std::array wrong{2 * 1.5 * 0.7, 1.001 * (1.5 * 1.5 + std::cos(0.7))};
  EXPECT_NEAR(gradientError(f, at, wrong), 1e-3, 1e-6);
}

}  // namespace
}  // namespace icl
