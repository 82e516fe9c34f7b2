#include "core/math/layers.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/math/gradient_check.h"

namespace icl {
namespace {

Buffer<double> randomRows(std::size_t count, std::uint64_t seed) {
  Buffer<double> out(count);
  Stream random(seed, Purpose::Probe);
  for (std::size_t i = 0; i < count; ++i) out[i] = random.normal();
  return out;
}

double inner(const double* a, const double* b, std::size_t n) {
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += a[i] * b[i];
  return sum;
}

// q·k at a fixed offset is the same wherever the pair stands; as published it is not.
TEST(Rotary, TheStandardPairingDependsOnTheOffsetAlone) {
  constexpr std::size_t kTokens = 12, kSize = 8;
  const RotaryAngles<double> angles(kTokens, kSize / 2, 10000);
  const auto q0 = randomRows(kSize, 1), k0 = randomRows(kSize, 2);
  for (const Rotation rotation : {Rotation::Standard, Rotation::Published}) {
    Buffer<double> q(kTokens * kSize), k(kTokens * kSize);
    for (std::size_t t = 0; t < kTokens; ++t) {
      std::copy_n(q0.data(), kSize, q.data() + t * kSize);
      std::copy_n(k0.data(), kSize, k.data() + t * kSize);
    }
    rotate<double>(rotation, angles, kTokens, kTokens, 0, 1, false, {q.data(), kSize});
    rotate<double>(rotation, angles, kTokens, kTokens, 0, 1, false, {k.data(), kSize});
    const auto score = [&](std::size_t t) {
      return inner(q.data() + t * kSize, k.data() + (t - 1) * kSize, kSize);
    };
    if (rotation == Rotation::Standard) {
      EXPECT_NEAR(score(1), score(10), 1e-12);
      EXPECT_NEAR(inner(q.data() + 9 * kSize, q.data() + 9 * kSize, kSize),
                  inner(q0.data(), q0.data(), kSize), 1e-12);
    } else {
      EXPECT_GT(std::abs(score(1) - score(10)), 0.1);
    }
  }
}

// out[p] = q[p] cos_p − q[2p+1] sin_p, out[p+2] = q[p+2] cos_p + q[2p] sin_p, by hand at token 1.
TEST(Rotary, ThePublishedMapIsTheOneWrittenInTheSpecification) {
  const RotaryAngles<double> angles(2, 2, 100);
  const double c0 = std::cos(1.0), s0 = std::sin(1.0), c1 = std::cos(0.1), s1 = std::sin(0.1);
  Buffer<double> x(4);
  for (std::size_t i = 0; i < 4; ++i) x[i] = static_cast<double>(i) + 1;
  rotate<double>(Rotation::Published, angles, 1, 1, 1, 1, false, {x.data(), 4});
  EXPECT_DOUBLE_EQ(x[0], 1 * c0 - 2 * s0);
  EXPECT_DOUBLE_EQ(x[1], 2 * c1 - 4 * s1);
  EXPECT_DOUBLE_EQ(x[2], 3 * c0 + 1 * s0);
  EXPECT_DOUBLE_EQ(x[3], 4 * c1 + 3 * s1);
}

TEST(Rotary, TheWayBackIsTheTranspose) {
  constexpr std::size_t kRows = 6, kHeads = 2, kSize = 10, kWidth = kHeads * kSize;
  const RotaryAngles<float> single(9, kSize / 2, 50);
  const RotaryAngles<double> angles(9, kSize / 2, 50);
  for (const Rotation rotation : {Rotation::Standard, Rotation::Published}) {
    auto x = randomRows(kRows * kWidth, 3), y = randomRows(kRows * kWidth, 4);
    const Buffer<double> x0 = x, y0 = y;
    rotate<double>(rotation, angles, kRows, 3, 5, kHeads, false, {x.data(), kWidth});
    rotate<double>(rotation, angles, kRows, 3, 5, kHeads, true, {y.data(), kWidth});
    EXPECT_NEAR(inner(x.data(), y0.data(), x.size()), inner(x0.data(), y.data(), x.size()), 1e-12);
  }
}

TEST(Alibi, SlopesFollowThePublishedRule) {
  EXPECT_EQ(alibiSlopes(1), (std::vector<double>{0x1p-8}));
  EXPECT_EQ(alibiSlopes(2), (std::vector<double>{0x1p-4, 0x1p-8}));
  EXPECT_EQ(alibiSlopes(4), (std::vector<double>{0x1p-2, 0x1p-4, 0x1p-6, 0x1p-8}));
  // Three heads: those of two, then the first of four.
  EXPECT_EQ(alibiSlopes(3), (std::vector<double>{0x1p-4, 0x1p-8, 0x1p-2}));
  EXPECT_EQ(alibiSlopes(6), (std::vector<double>{0x1p-2, 0x1p-4, 0x1p-6, 0x1p-8, 0x1p-1, 0x1p-3}));
}

TEST(Gelu, ValuesAndSlope) {
  EXPECT_NEAR(gelu(1), 0.8413447460685429, 1e-15);
  EXPECT_NEAR(gelu(-30), 0, 1e-15);
  for (const double x : {-2.0, -0.3, 0.0, 1.7}) {
    EXPECT_NEAR(geluSlope(x), (gelu(x + 1e-5) - gelu(x - 1e-5)) / 2e-5, 1e-9);
  }
}

TEST(CrossEntropyLoss, ItsGradientIsItsDerivative) {
  const std::vector<double> at{0.3, -2, 1.5, 0.1};
  const auto f = [](std::span<const double> logits) {
    return 0.25 * crossEntropy<double>(logits, 2, 1, {}).loss;
  };
  std::vector<double> claimed(4);
  const CrossEntropy of = crossEntropy<double>(at, 2, 0.25, claimed);
  EXPECT_LT(gradientError(f, at, claimed), 1e-9);
  EXPECT_EQ(of.best, 2u);
  EXPECT_NEAR(of.probability, std::exp(-of.loss), 1e-15);
}

TEST(CrossEntropyLoss, OneHotTargetsAreTheHardCaseAndEqualLogitsTheUniformOne) {
  const std::vector<double> at{0.3, -2, 1.5, 0.1}, one_hot{0, 1, 0, 0};
  EXPECT_NEAR(softCrossEntropy<double>(at, one_hot), crossEntropy<double>(at, 1, 1, {}).loss,
              1e-15);
  const std::vector<double> equal(32, 0.7);
  EXPECT_NEAR(crossEntropy<double>(equal, 5, 1, {}).loss, std::log(32), 1e-14);
  EXPECT_EQ(crossEntropy<double>(equal, 5, 1, {}).best, 0u);  // the first of equals
}

}  // namespace
}  // namespace icl
