#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include <Random123/philox.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/normals.h"

namespace icl {
namespace {

using testing::ElementsAre;

TEST(Random, PhiloxMatchesThePublishedKnownAnswer) {
  // Random123's kat_vectors: counter 0, key 0.
  Stream stream(0, static_cast<Purpose>(0));
  EXPECT_EQ(stream.word(), 0x6627e8d5U);
  EXPECT_EQ(stream.word(), 0xe169c58dU);
  EXPECT_EQ(stream.word(), 0xbc57ac4cU);
  EXPECT_EQ(stream.word(), 0x9b00dbd8U);
}

TEST(Random, AnAddressIsTheCounterOfTheGenerator) {
  Stream stream(0x299f31d0a4093822ULL, Purpose::Query, 0x00a308d313198a2eULL, 0x03707344U);
  for (int i = 0; i < 4; ++i) stream.word();
  const r123::Philox4x32::ctr_type counter{{1, 0x03707344U, 0x13198a2eU, 0x03a308d3U}};
  const auto block = r123::Philox4x32()(counter, {{0xa4093822U, 0x299f31d0U}});
  const std::vector<std::uint32_t> words{stream.word(), stream.word(), stream.word(),
                                         stream.word()};
  EXPECT_THAT(words, ElementsAre(block[0], block[1], block[2], block[3]));
}

TEST(Random, FillingManyNormalsUsesTheGeneratorsBlocksInOrder) {
  constexpr std::size_t kLanes = detail::kNormalBlocks;
  std::vector<double> out(2 * detail::kNormals);
  Stream(5, Purpose::Tokens, 9, 3).normals(out);
  for (const std::size_t i : {std::size_t{0}, std::size_t{7}, kLanes + 15}) {
    const r123::Philox4x32::ctr_type counter{
        {static_cast<std::uint32_t>(i), 3, 9, std::uint32_t{2} << 24}};
    const auto block = r123::Philox4x32()(counter, {{5, 0}});
    const double* group = out.data() + (i / kLanes) * detail::kNormals + i % kLanes;
    const auto first = detail::normalPair(block[0], block[1]);
    const auto second = detail::normalPair(block[2], block[3]);
    EXPECT_EQ(group[0], first[0]);
    EXPECT_EQ(group[kLanes], first[1]);
    EXPECT_EQ(group[2 * kLanes], second[0]);
    EXPECT_EQ(group[3 * kLanes], second[1]);
  }
}

TEST(Random, EveryInstructionSetGivesTheSameBits) {
  const std::uint32_t key[2] = {1, 2}, counter[4] = {3, 4, 5, 6};
  constexpr std::size_t kGroups = 64;
  std::vector<double> wanted(kGroups * detail::kNormals), got(wanted.size());
  detail::doubleNormalKernels().front()(key, counter, wanted.data(), kGroups);
  for (const auto kernel : detail::doubleNormalKernels()) {
    kernel(key, counter, got.data(), kGroups);
    EXPECT_EQ(got, wanted);
  }
  std::vector<float> wanted_single(wanted.size()), got_single(wanted.size());
  detail::floatNormalKernels().front()(key, counter, wanted_single.data(), kGroups);
  for (const auto kernel : detail::floatNormalKernels()) {
    kernel(key, counter, got_single.data(), kGroups);
    EXPECT_EQ(got_single, wanted_single);
  }
}

TEST(Random, NormalPairsFollowTheFormulaOfBoxAndMuller) {
  double worst = 0;
  for (std::uint64_t i = 0; i < 20000; ++i) {
    Stream stream(1, Purpose::Test, i);
    const std::uint32_t radius_word = i < 100 ? static_cast<std::uint32_t>(i) : stream.word();
    const std::uint32_t angle_word = stream.word();
    const double u = (radius_word + 0.5) * 0x1p-32;
    const double turn = 2 * std::acos(-1.0) * ((angle_word + 0.5) * 0x1p-32);
    const double radius = std::sqrt(-2 * std::log(u));
    const auto pair = detail::normalPair(radius_word, angle_word);
    worst = std::max(worst, std::abs(pair[0] - radius * std::cos(turn)));
    worst = std::max(worst, std::abs(pair[1] - radius * std::sin(turn)));
  }
  EXPECT_LT(worst, 1e-14);
}

TEST(Random, TheExtremeWordsGiveFiniteNormals) {
  for (const std::uint32_t radius : {0U, 1U, 0x7fffffffU, 0x80000000U, 0xb504f333U, 0xffffffffU}) {
    for (const std::uint32_t angle : {0U, 0x1fffffffU, 0x20000000U, 0xe0000000U, 0xffffffffU}) {
      const auto pair = detail::normalPair(radius, angle);
      EXPECT_TRUE(std::isfinite(pair[0]) && std::isfinite(pair[1])) << radius << " " << angle;
      EXPECT_LT(std::hypot(pair[0], pair[1]), 6.9);
    }
  }
}

TEST(Random, SinglePrecisionSeesTheSameNormals) {
  std::vector<double> doubles(1 << 18);
  std::vector<float> floats(doubles.size());
  Stream(3, Purpose::Task).normals(doubles);
  Stream(3, Purpose::Task).normals(floats);
  double worst = 0;
  for (std::size_t i = 0; i < doubles.size(); ++i) {
    worst = std::max(worst, std::abs(doubles[i] - double{floats[i]}));
  }
  EXPECT_LT(worst, 2e-6);
  EXPECT_GT(worst, 0);
}

TEST(Random, AShorterFillIsTheBeginningOfALongerOne) {
  std::vector<double> shorter(70), longer(1000);
  Stream(3, Purpose::Task, 1, 2).normals(shorter);
  Stream(3, Purpose::Task, 1, 2).normals(longer);
  EXPECT_TRUE(std::equal(shorter.begin(), shorter.end(), longer.begin()));
}

TEST(Random, DrawsDependOnTheAddressAlone) {
  std::vector<double> forward, backward;
  for (std::uint64_t row = 0; row < 100; ++row) {
    forward.push_back(Stream(1, Purpose::Tokens, 7, row).normal());
  }
  for (std::uint64_t row = 100; row-- > 0;) {
    backward.push_back(Stream(1, Purpose::Tokens, 7, row).normal());
  }
  std::reverse(backward.begin(), backward.end());
  EXPECT_EQ(forward, backward);
}

TEST(Random, EveryPartOfTheAddressChangesTheDraws) {
  std::set<std::uint64_t> seen;
  for (const std::uint64_t seed : {0ULL, 1ULL, 1ULL << 40}) {
    for (const Purpose purpose : {Purpose::Task, Purpose::Tokens}) {
      for (const std::uint64_t step : {0ULL, 1ULL, 1ULL << 40}) {
        for (const std::uint64_t row : {0ULL, 1ULL, 0xffffffffULL}) {
          seen.insert(Stream(seed, purpose, step, row).bits());
        }
      }
    }
  }
  EXPECT_EQ(seen.size(), 3U * 2 * 3 * 3);
}

double correlation(std::span<const double> a, std::span<const double> b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum / static_cast<double>(a.size());
}

TEST(Random, NeighbouringStreamsAreUncorrelated) {
  constexpr std::size_t kCount = 1 << 18;
  std::vector<double> base(kCount), other(kCount);
  Stream(1, Purpose::Task, 5, 5).normals(base);
  const double limit = 5 / std::sqrt(static_cast<double>(kCount));  // five standard errors
  for (Stream stream : {Stream(2, Purpose::Task, 5, 5), Stream(1, Purpose::Tokens, 5, 5),
                        Stream(1, Purpose::Task, 6, 5), Stream(1, Purpose::Task, 5, 6)}) {
    stream.normals(other);
    EXPECT_LT(std::abs(correlation(base, other)), limit);
  }
  // Within a stream: cosine and sine partners, and neighbours.
  const std::span<const double> all(base);
  for (const std::size_t lag : {1UL, 16UL, 32UL, 64UL}) {
    EXPECT_LT(std::abs(correlation(all.first(kCount - lag), all.subspan(lag))), limit);
  }
}

TEST(Random, NormalsHaveTheMomentsOfANormalToTheFourth) {
  constexpr std::size_t kCount = 1 << 22;
  std::vector<float> draws(kCount);
  Stream(11, Purpose::Task).normals(draws);
  double m1 = 0, m2 = 0, m3 = 0, m4 = 0;
  for (const double x : draws) {
    m1 += x;
    m2 += x * x;
    m3 += x * x * x;
    m4 += x * x * x * x;
  }
  const auto n = static_cast<double>(kCount);
  // Var(x^k) = E x^2k - (E x^k)^2 = 1, 2, 15, 96: five standard errors each.
  EXPECT_NEAR(m1 / n, 0, 5 * std::sqrt(1 / n));
  EXPECT_NEAR(m2 / n, 1, 5 * std::sqrt(2 / n));
  EXPECT_NEAR(m3 / n, 0, 5 * std::sqrt(15 / n));
  EXPECT_NEAR(m4 / n, 3, 5 * std::sqrt(96 / n));
  const auto beyond = std::count_if(draws.begin(), draws.end(), [](float x) { return x > 3; });
  EXPECT_NEAR(static_cast<double>(beyond) / n, 0.00134990, 5 * std::sqrt(0.00135 / n));
}

TEST(Random, SingleNormalsAreStandardToo) {
  Stream stream(4, Purpose::Task);
  double m1 = 0, m2 = 0;
  constexpr int kCount = 200000;
  for (int i = 0; i < kCount; ++i) {
    const double x = stream.normal();
    m1 += x;
    m2 += x * x;
  }
  EXPECT_NEAR(m1 / kCount, 0, 5 * std::sqrt(1.0 / kCount));
  EXPECT_NEAR(m2 / kCount, 1, 5 * std::sqrt(2.0 / kCount));
}

TEST(Random, UniformsFillTheUnitIntervalEvenly) {
  Stream stream(8, Purpose::Task);
  constexpr int kCount = 100000, kBins = 20;
  std::vector<int> bins(kBins);
  for (int i = 0; i < kCount; ++i) {
    const double u = stream.uniform();
    ASSERT_TRUE(u >= 0 && u < 1);
    ++bins[static_cast<std::size_t>(u * kBins)];
  }
  double chi2 = 0;
  for (const int count : bins) chi2 += std::pow(count - kCount / kBins, 2) / (kCount / kBins);
  EXPECT_LT(chi2, 43.8);  // 19 degrees of freedom, one in a thousand
}

TEST(Random, BelowReachesEveryValueEquallyOften) {
  Stream stream(9, Purpose::Order);
  std::vector<int> counts(7);
  for (int i = 0; i < 70000; ++i) ++counts[static_cast<std::size_t>(stream.below(7))];
  for (const int count : counts) EXPECT_NEAR(count, 10000, 500);
  EXPECT_EQ(stream.below(1), 0U);
}

TEST(Random, SignsAreFair) {
  Stream stream(10, Purpose::Task);
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double sign = stream.sign();
    ASSERT_EQ(std::abs(sign), 1);
    sum += sign;
  }
  EXPECT_LT(std::abs(sum), 500);
}

TEST(Random, GammaAndExponentialHaveTheirMeansAndVariances) {
  constexpr int kCount = 100000;
  for (const double shape : {0.5, 1.0, 4.0}) {
    Stream stream(12, Purpose::Task, static_cast<std::uint64_t>(10 * shape));
    double m1 = 0, m2 = 0;
    for (int i = 0; i < kCount; ++i) {
      const double x = stream.gamma(shape);
      m1 += x / kCount;
      m2 += x * x / kCount;
    }
    EXPECT_NEAR(m1, shape, 5 * std::sqrt(shape / kCount));
    EXPECT_NEAR(m2 - m1 * m1, shape, 0.05 * shape + 0.02);
  }
  Stream stream(13, Purpose::Task);
  double mean = 0;
  for (int i = 0; i < kCount; ++i) mean += stream.exponential() / kCount;
  EXPECT_NEAR(mean, 1, 5 / std::sqrt(double{kCount}));
}

TEST(Random, APermutationHoldsEveryNumberOnce) {
  auto order = Stream(14, Purpose::Order).permutation(1000);
  EXPECT_FALSE(std::is_sorted(order.begin(), order.end()));
  std::sort(order.begin(), order.end());
  for (std::uint32_t i = 0; i < order.size(); ++i) ASSERT_EQ(order[i], i);
  EXPECT_TRUE(Stream(14, Purpose::Order).permutation(0).empty());
}

TEST(RandomDeathTest, AnAddressTooLargeIsOurMistake) {
  EXPECT_DEATH(Stream(1, Purpose::Task, 0, 1ULL << 32), "too large");
  EXPECT_DEATH(Stream(1, Purpose::Task, 1ULL << 56), "too large");
}

}  // namespace
}  // namespace icl
