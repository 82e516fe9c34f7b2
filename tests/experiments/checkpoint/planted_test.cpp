// The planted checkpoint: its circuits are what they are said to be, under every seed and every
// number of demonstrations, and the way from pictures to names is the same circuit.
#include "core/experiments/checkpoint/planted.h"

#include <set>

#include <gtest/gtest.h>

#include "core/experiments/checkpoint/bench.h"
#include "core/experiments/checkpoint/scores.h"

namespace icl::checkpoint {
namespace {

Summary answered(const Config& config, std::uint64_t seed, std::vector<std::size_t> shut) {
  const auto bench = Bench::open(config, 24, seed).value();
  Subject subject{bench, 0, bench->size(), openBut(bench->heads(), shut), nullptr};
  Outcomes outcomes;
  for (std::size_t i = 0; i < subject.count; ++i) outcomes.push_back(scoreExample(subject, i));
  return summaryOf(outcomes, bench->heads());
}

constexpr std::size_t kPrevious = 1, kInduction = 4;  // 0.1 and 1.0 of two layers of four

TEST(Planted, CircuitsAreExactForEverySeedAndNumberOfDemonstrations) {
  for (const std::int64_t shots : {1, 2, 4}) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      Config config;
      config.shots = shots;
      const Summary summary = answered(config, seed, {});
      const auto previous = summary.means.previous(), induction = summary.means.induction();
      EXPECT_NEAR(previous[kPrevious], 1, 1e-6);
      // Attention falls on the first token of the name, one half or one quarter of it at a time.
      const double copies = static_cast<double>(shots);
      EXPECT_NEAR(induction[kInduction], 0.5 * (1 / copies + 1 / (2 * copies)), 1e-6);
      for (std::size_t h = 0; h < previous.size(); ++h) {
        if (h != kPrevious) {
          EXPECT_LT(previous[h], 0.6) << h;
        }
        if (h != kInduction) {
          EXPECT_LT(induction[h], induction[kInduction]) << h;
        }
      }
      EXPECT_EQ(summary.accuracy(), 1);
    }
  }
}

TEST(Planted, WithoutEitherHeadHalfOfTheAnswersAreRightAndAllAreNames) {
  Config config;
  for (const std::vector<std::size_t>& shut :
       {std::vector<std::size_t>{kInduction}, {kPrevious}, {kInduction, kPrevious}}) {
    const Summary summary = answered(config, 5, shut);
    EXPECT_EQ(summary.accuracy(), 0.5);
    EXPECT_EQ(summary.inContext(), 1);
  }
  for (const std::size_t other : {0U, 2U, 3U, 5U, 6U, 7U}) {
    EXPECT_EQ(answered(config, 5, {other}).accuracy(), 1) << other;
  }
}

TEST(Planted, ItemsMayBePictures) {
  Config config;
  config.planted = Planted::Pictures;
  const Summary whole = answered(config, 2, {});
  EXPECT_NEAR(whole.means.previous()[kPrevious], 1, 1e-6);
  EXPECT_NEAR(whole.means.induction()[kInduction], 0.5, 1e-5);
  EXPECT_EQ(whole.accuracy(), 1);
  EXPECT_EQ(answered(config, 2, {kInduction}).accuracy(), 0.5);
  EXPECT_EQ(answered(config, 2, {kPrevious}).accuracy(), 0.5);
}

TEST(Planted, LargerPicturesLeaveTheHeadExactOnTextAlone) {
  Config config;
  config.planted = Planted::LargePictures;
  const Summary summary = answered(config, 2, {});
  EXPECT_LT(summary.means.previous()[kPrevious], 0.5);
  EXPECT_NEAR(summary.means.previousOf(TokenKind::Text)[kPrevious], 1, 1e-6);
  EXPECT_LT(summary.means.previousOf(TokenKind::AfterImage)[kPrevious], 1e-6);
  EXPECT_EQ(summary.accuracy(), 0.5);
  EXPECT_EQ(summary.inContext(), 1);
}

TEST(Planted, WeightsRoundedToBfloat16KeepTheCircuits) {
  Config config;
  config.precision = Precision::Bf16;
  const Summary summary = answered(config, 1, {});
  EXPECT_NEAR(summary.means.previous()[kPrevious], 1, 1e-3);
  EXPECT_NEAR(summary.means.induction()[kInduction], 0.375, 1e-3);
  EXPECT_EQ(summary.accuracy(), 1);
}

TEST(Planted, ExamplesAskForTheLastNameInHalfOfThemAndAreDrawnByTheSeed) {
  std::size_t last = 0, two = 0;
  std::set<std::vector<int>> seen;
  for (std::size_t i = 0; i < 40; ++i) {
    const PlantedExample example = plantedExample(Planted::Words, 9, i, 2);
    last += example.answer == example.demonstrations.back() ? 1 : 0;
    two += example.answer.size() == 2 ? 1 : 0;
    EXPECT_NE(example.demonstrations[0], example.demonstrations[1]);
    EXPECT_EQ(example.tokens, plantedExample(Planted::Words, 9, i, 2).tokens);
    seen.insert(example.tokens);
  }
  EXPECT_EQ(last, 20U);
  EXPECT_EQ(two, 20U);
  EXPECT_GT(seen.size(), 35U);
}

}  // namespace
}  // namespace icl::checkpoint
