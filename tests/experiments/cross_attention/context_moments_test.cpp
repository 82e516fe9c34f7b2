#include "core/experiments/cross_attention/context_moments.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl::cross_attention {
namespace {

// Wishart moments with E Λ̂ = Λ: E Λ̂² = Λ² + (Λ² + tr(Λ) Λ)/L, E tr Λ̂² from its trace.
TEST(ContextMoments, FirstTwoPowersAreTheKnownWishartMoments) {
  const int d = 5, length = 7;
  const double s = 3, v = 0.5, trace = s + (d - 1) * v;
  const ContextMoments moments(d, length, 4);
  EXPECT_NEAR(static_cast<double>(moments.corner(0, s, v)), 1, 1e-14);
  EXPECT_NEAR(static_cast<double>(moments.corner(1, s, v)), s, 1e-14);
  EXPECT_NEAR(static_cast<double>(moments.corner(2, s, v)), s * s + (s * s + trace * s) / length,
              1e-13);
  EXPECT_NEAR(static_cast<double>(moments.trace(1, s, v)), trace, 1e-13);
  const double squares = s * s + (d - 1) * v * v;
  EXPECT_NEAR(static_cast<double>(moments.trace(2, s, v)),
              squares + (squares + trace * trace) / length, 1e-12);
}

TEST(ContextMoments, TheCornerAloneIsAScaledChiSquare) {
  // (Λ̂)_11 = s χ²_L/L: E of its square is s² (1 + 2/L).
  const ContextMoments moments(3, 9, 4);
  EXPECT_NEAR(static_cast<double>(moments.cornerPair(1, 1, 2.0, 1.0)), 4 * (1 + 2.0 / 9), 1e-13);
  EXPECT_NEAR(static_cast<double>(moments.cornerPair(1, 0, 2.0, 1.0)), 2, 1e-13);
}

TEST(ContextMoments, InOneDimensionEveryPowerIsAChiSquareMoment) {
  // d = 1: Λ̂ⁿ = (s χ²_L/L)ⁿ and E (χ²_L)ⁿ = L (L+2) … (L+2n−2).
  const int length = 6;
  const double s = 1.7;
  const ContextMoments moments(1, length, 8);
  double rising = 1;
  for (int n = 1; n <= 8; ++n) {
    rising *= s * (length + 2 * (n - 1)) / length;
    EXPECT_NEAR(static_cast<double>(moments.corner(n, s, 1.0)), rising, 1e-12 * rising) << n;
    EXPECT_NEAR(static_cast<double>(moments.trace(n, s, 1.0)), rising, 1e-12 * rising) << n;
  }
}

TEST(ContextMoments, AtGreatLengthPowersAreThoseOfThePopulation) {
  const ContextMoments moments(8, 100'000'000, 6);
  for (int n = 0; n <= 6; ++n) {
    EXPECT_NEAR(static_cast<double>(moments.corner(n, 2.5, 1.0)), std::pow(2.5, n), 1e-3);
    EXPECT_NEAR(static_cast<double>(moments.trace(n, 2.5, 1.0)), std::pow(2.5, n) + 7, 1e-3);
  }
}

}  // namespace
}  // namespace icl::cross_attention
