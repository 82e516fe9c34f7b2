#include "core/experiments/tree_prior/row_kernels.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/experiments/tree_prior/row_buffer.h"

namespace icl::tree_prior {
namespace {

RowBuffer normals(int features, std::uint64_t seed) {
  RowBuffer buffer(features);
  Stream(seed, Purpose::Test).normals({buffer.row(0), static_cast<std::size_t>(features) * kRows});
  return buffer;
}

/// Sizes that leave rests in every tile.
constexpr int kIn = 13, kOut = 11;

class RowKernelTest : public ::testing::TestWithParam<std::size_t> {
 protected:
  const RowKernels& kernels() const { return *allRowKernels()[GetParam()]; }
};
/// Those that this processor has; the first is there always.
INSTANTIATE_TEST_SUITE_P(Every, RowKernelTest,
                         ::testing::Range(std::size_t{0}, allRowKernels().size()));

TEST_P(RowKernelTest, AffineAddsBiasAndProductForEveryContext) {
  const RowBuffer x = normals(kIn, 1), w = normals(4, 2);
  RowBuffer y(kOut);
  kernels().affine(w.row(0), kOut, 1, w.row(3), kIn, kOut, x.row(0), y.row(0));
  for (int o = 0; o < kOut; ++o) {
    for (int r = 0; r < kRows; ++r) {
      double expected = w.row(3)[o];
      for (int i = 0; i < kIn; ++i) expected += w.row(0)[i * kOut + o] * x.at(i, r);
      ASSERT_NEAR(y.at(o, r), expected, 1e-13) << o << ' ' << r;
    }
  }
}

TEST_P(RowKernelTest, ExchangedStepsTakeSlopesBackThroughTheSameWeights) {
  const RowBuffer y = normals(kOut, 3), w = normals(4, 2), before = normals(kIn, 4);
  RowBuffer x = normals(kIn, 4);
  kernels().addProduct(w.row(0), 1, kOut, kOut, kIn, y.row(0), x.row(0));
  for (int i = 0; i < kIn; ++i) {
    for (int r = 0; r < kRows; ++r) {
      double expected = before.at(i, r);
      for (int o = 0; o < kOut; ++o) expected += w.row(0)[i * kOut + o] * y.at(o, r);
      ASSERT_NEAR(x.at(i, r), expected, 1e-13);
    }
  }
}

TEST_P(RowKernelTest, OuterProductsAndSumsAddUpOverContexts) {
  const RowBuffer x = normals(kIn, 5), y = normals(kOut, 6);
  std::vector<double> g(kIn * kOut, 1.0), s(kIn, 2.0);
  kernels().addOuter(x.row(0), y.row(0), kIn, kOut, g.data(), kOut, 1);
  kernels().addSums(x.row(0), kIn, s.data());
  for (int i = 0; i < kIn; ++i) {
    double sum = 2;
    for (int r = 0; r < kRows; ++r) sum += x.at(i, r);
    EXPECT_NEAR(s[static_cast<std::size_t>(i)], sum, 1e-12);
    for (int o = 0; o < kOut; ++o) {
      double expected = 1;
      for (int r = 0; r < kRows; ++r) expected += x.at(i, r) * y.at(o, r);
      EXPECT_NEAR(g[static_cast<std::size_t>(i * kOut + o)], expected, 1e-12);
    }
  }
}

TEST_P(RowKernelTest, OuterProductsOfEverySizeGoWhereTheStepsSay) {
  for (const auto& [in, out] :
       {std::pair{1, 1}, {1, 20}, {3, 33}, {7, 64}, {15, 16}, {9, 17}, {64, 1}, {20, 5}}) {
    const RowBuffer x = normals(in, 21), y = normals(out, 22);
    for (const bool turned : {false, true}) {
      const int in_step = turned ? 1 : out + 2, out_step = turned ? in + 1 : 1;
      std::vector<double> g(static_cast<std::size_t>((in + 2) * (out + 2)), 0.5);
      kernels().addOuter(x.row(0), y.row(0), in, out, g.data(), in_step, out_step);
      double total = 0, expected_total = 0.5 * static_cast<double>(g.size());
      for (int i = 0; i < in; ++i) {
        for (int o = 0; o < out; ++o) {
          double expected = 0.5;
          for (int r = 0; r < kRows; ++r) expected += x.at(i, r) * y.at(o, r);
          const double got = g[static_cast<std::size_t>(i * in_step + o * out_step)];
          ASSERT_NEAR(got, expected, 1e-12) << in << " x " << out << ' ' << i << ' ' << o;
          expected_total += expected - 0.5;
        }
      }
      for (const double value : g) total += value;  // nothing else was touched
      EXPECT_NEAR(total, expected_total, 1e-9);
    }
  }
}

TEST_P(RowKernelTest, TanhHasFullPrecisionFromTinyToHuge) {
  RowBuffer x(1);
  const std::vector<double> values{0.0,  -0.0,    1e-300, -1e-18, 1e-8,  -1e-3,
                                   0.1,  -0.3466, 0.7,    -1.5,   3.0,   -8.0,
                                   18.0, -19.5,   22,     -700.0, 1e300, INFINITY};
  std::copy(values.begin(), values.end(), x.row(0));
  x.row(0)[40] = std::nan("");
  kernels().tanhOf(1, x.row(0));
  for (std::size_t k = 0; k < values.size(); ++k) {
    const double expected = std::tanh(values[k]), got = x.row(0)[k];
    EXPECT_NEAR(got, expected, 5e-16 * std::abs(expected)) << values[k];
    EXPECT_EQ(std::signbit(got), std::signbit(expected)) << values[k];
  }
  EXPECT_TRUE(std::isnan(x.row(0)[40]));
}

TEST_P(RowKernelTest, NormaliseMakesUnitVectorsAndItsSlopeIsAcrossThem) {
  RowBuffer unit = normals(kIn, 7), slope = normals(kIn, 8), inverse(1), along(1);
  const RowBuffer x = normals(kIn, 7), before = normals(kIn, 8);
  kernels().normalise(kIn, unit.row(0), inverse.row(0));
  kernels().normaliseBack(kIn, unit.row(0), inverse.row(0), slope.row(0));
  // d/dx_k of Σ s·x/‖x‖ by central differences, for one context.
  const int r = 5;
  const auto value = [&](int k, double h) {
    double square = 0, sum = 0;
    for (int f = 0; f < kIn; ++f) {
      const double v = x.at(f, r) + (f == k ? h : 0);
      square += v * v;
      sum += v * before.at(f, r);
    }
    return sum / std::sqrt(square);
  };
  for (int k = 0; k < kIn; ++k) {
    EXPECT_NEAR(slope.at(k, r), (value(k, 1e-5) - value(k, -1e-5)) / 2e-5, 1e-9);
  }
  kernels().dot(kIn, unit.row(0), unit.row(0), along.row(0));
  for (int k = 0; k < kRows; ++k) EXPECT_NEAR(along.row(0)[k], 1, 1e-14);
}

TEST_P(RowKernelTest, TheSmallOnesDoWhatTheySay) {
  const RowBuffer a = normals(3, 9), s = normals(1, 10);
  RowBuffer scaled(3), fixed(3), product(1), slope = normals(3, 11);
  const RowBuffer before = normals(3, 11);
  const double v[3] = {0.5, -2, 3};
  kernels().addScaled(3, s.row(0), a.row(0), scaled.row(0));
  kernels().addFixed(3, s.row(0), v, fixed.row(0));
  kernels().multiply(s.row(0), a.row(1), product.row(0));
  kernels().tanhBack(3, a.row(0), slope.row(0));
  for (int r = 0; r < kRows; ++r) {
    EXPECT_EQ(product.row(0)[r], s.row(0)[r] * a.at(1, r));
    for (int f = 0; f < 3; ++f) {
      EXPECT_EQ(scaled.at(f, r), s.row(0)[r] * a.at(f, r));
      EXPECT_EQ(fixed.at(f, r), s.row(0)[r] * v[f]);
      EXPECT_NEAR(slope.at(f, r), before.at(f, r) * (1 - a.at(f, r) * a.at(f, r)), 1e-14);
    }
  }
}

TEST(RowKernels, EveryInstructionSetGivesTheSameBits) {
  const RowBuffer x = normals(kIn, 12), z = normals(kOut, 13), w = normals(4, 14);
  std::vector<std::vector<double>> seen;
  for (const RowKernels* kernels : allRowKernels()) {
    RowBuffer y(kOut), unit = normals(kIn, 15), inverse(1);
    std::vector<double> g(kIn * kOut), bits;
    kernels->affine(w.row(0), kOut, 1, nullptr, kIn, kOut, x.row(0), y.row(0));
    kernels->tanhOf(kOut, y.row(0));
    kernels->addOuter(x.row(0), z.row(0), kIn, kOut, g.data(), kOut, 1);
    kernels->addSums(x.row(0), kIn, g.data());
    kernels->normalise(kIn, unit.row(0), inverse.row(0));
    RowBuffer slope = normals(kIn, 16);
    kernels->normaliseBack(kIn, unit.row(0), inverse.row(0), slope.row(0));
    for (const RowBuffer* part : {&y, &unit, &inverse, &slope}) {
      bits.insert(bits.end(), part->row(0), part->row(0) + part->features() * kRows);
    }
    bits.insert(bits.end(), g.begin(), g.end());
    seen.push_back(std::move(bits));
  }
  for (const auto& bits : seen) EXPECT_EQ(bits, seen.front());
}

}  // namespace
}  // namespace icl::tree_prior
