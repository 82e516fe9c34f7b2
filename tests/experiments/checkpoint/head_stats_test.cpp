// Head scores, their means, the ranking and the statistics of knock-outs: against the reference
// tables, against counts by hand, and against sums over all outcomes.
#include "core/experiments/checkpoint/head_stats.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/experiments/checkpoint/golden_text.h"

namespace icl::checkpoint {
namespace {

TEST(HeadStats, AnswersAreFoundAsInTheReferenceTable) {
  const Json table = golden::unit("answer_search.json");
  for (const Json& row : table.find("rows")->items()) {
    const auto tokens = golden::whole(*row.find("seq"));
    std::vector<std::vector<int>> variants;
    for (const Json& one : row.find("variants")->items()) variants.push_back(golden::whole(one));
    const auto spans = answerSpans(tokens, variants);
    const auto& wanted = row.find("spans")->items();
    ASSERT_EQ(spans.size(), wanted.size());
    for (std::size_t i = 0; i < spans.size(); ++i) {
      EXPECT_EQ(spans[i].first, wanted[i].items()[0].asInteger());
      EXPECT_EQ(spans[i].length, wanted[i].items()[1].asInteger());
    }
    const auto positions = spanPositions(spans);
    const auto places = golden::whole(*row.find("positions"));
    EXPECT_TRUE(std::equal(positions.begin(), positions.end(), places.begin(), places.end()));
    const auto last_row = golden::numbers(*row.find("last_row"));
    EXPECT_NEAR(inductionScore<double>(last_row, positions), row.find("ih")->asNumber(), 1e-14);
  }
  const Json& scores = *table.find("rank_input");
  std::vector<double> flat;
  for (const Json& layer : scores.items()) {
    for (const double score : golden::numbers(layer)) flat.push_back(score);
  }
  const auto ranked = rankedHeads(2, flat).value();
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    const Json& one = table.find("rank")->items()[i];
    EXPECT_EQ(ranked[i].layer, one.find("layer")->asInteger());
    EXPECT_EQ(ranked[i].head, one.find("head")->asInteger());
    EXPECT_EQ(ranked[i].score, one.find("score")->asNumber());
  }
}

TEST(HeadStats, RankingRefusesWhatIsNoNumber) {
  const std::vector<double> scores{1, std::nan(""), 2};
  EXPECT_FALSE(rankedHeads(3, scores).ok());
  const std::vector<double> few{1, 3, 2};
  EXPECT_EQ(rankedHeads(3, few, 2).value().size(), 2U);
  EXPECT_EQ(rankedHeads(3, few, 2).value().front(), (HeadScore{0, 1, 3}));
}

TEST(HeadStats, MeansAsPublishedAndPerProcessedExample) {
  ScoreMeans means(2);
  EXPECT_EQ(means.previousPublished(), (std::vector<double>{0, 0}));
  PromptScores first{{0.5, 0.25}, {0.5, -0.25}, {}};
  first.by_kind[1] = {0.75, 0.5};
  PromptScores second{{0.1, 0.35}, {-0.5, -0.25}, {}};  // no head above 0: not counted
  second.by_kind[1] = {std::nan(""), std::nan("")};
  means.add(first);
  means.add(second);
  means.skip();
  means.skip();
  EXPECT_EQ(means.loaded(), 4U);
  EXPECT_EQ(means.processed(), 2U);
  EXPECT_EQ(means.counted(), 1U);
  EXPECT_DOUBLE_EQ(means.previousPublished()[0], 0.15);
  EXPECT_DOUBLE_EQ(means.previous()[0], 0.3);
  EXPECT_DOUBLE_EQ(means.previous()[1], 0.3);
  EXPECT_EQ(means.inductionPublished(), (std::vector<double>{0.5, -0.25}));
  EXPECT_EQ(means.induction(), (std::vector<double>{0, -0.25}));
  EXPECT_EQ(means.previousOf(TokenKind::Pad), (std::vector<double>{0.75, 0.5}));
  EXPECT_TRUE(std::isnan(means.previousOf(TokenKind::Text)[0]));
}

TEST(HeadStats, KindsOfTokensShareTheSubDiagonal) {
  // text, start, pad, pad, end, text: the end follows the pads.
  const std::vector<int> tokens{1, 5, 6, 6, 7, 2};
  const auto kinds = tokenKinds(tokens, 6, 7);
  EXPECT_EQ(kinds,
            (std::vector<TokenKind>{TokenKind::Text, TokenKind::Text, TokenKind::Pad,
                                    TokenKind::Pad, TokenKind::AfterImage, TokenKind::AfterImage}));
  TextResult<double> result;
  result.tokens = 6;
  result.heads = 1;
  result.subdiagonal = {0, 0.1, 0.2, 0.4, 0.8, 0.9};
  result.last_row = {0.5, 0.1, 0.1, 0.1, 0.1, 0.1};
  const std::vector<std::size_t> positions{0};
  const auto scores = promptScores(result, positions, kinds);
  EXPECT_NEAR(scores.previous[0], 2.4 / 5, 1e-15);
  EXPECT_NEAR(scores.by_kind[0][0], 0.1, 1e-15);
  EXPECT_NEAR(scores.by_kind[1][0], 0.3, 1e-15);
  EXPECT_NEAR(scores.by_kind[2][0], 0.85, 1e-15);
  EXPECT_NEAR(scores.induction[0], 0.4, 1e-15);
}

TEST(HeadStats, McNemarIsTheExactBinomialSum) {
  EXPECT_EQ(mcNemar(0, 0), 1);
  EXPECT_EQ(mcNemar(4, 4), 1);
  EXPECT_NEAR(mcNemar(5, 0), 2.0 / 32, 1e-14);
  EXPECT_NEAR(mcNemar(1, 5), 2.0 * (1 + 6) / 64, 1e-14);
  // By counting all outcomes of 12 fair coins that are at least as uneven.
  int uneven = 0;
  for (int coins = 0; coins < 1 << 12; ++coins) {
    const int heads = __builtin_popcount(static_cast<unsigned>(coins));
    if (heads <= 3 || heads >= 9) ++uneven;
  }
  EXPECT_NEAR(mcNemar(9, 3), uneven / 4096.0, 1e-13);
  EXPECT_EQ(mcNemar(3, 9), mcNemar(9, 3));
}

TEST(HeadStats, AnswersAreMarkedAndPaired) {
  const std::vector<int> answer{8, 9}, demonstrations{8, 4};
  EXPECT_TRUE(markAnswer(8, answer, demonstrations).right);
  EXPECT_TRUE(markAnswer(4, answer, demonstrations).in_context);
  EXPECT_FALSE(markAnswer(4, answer, demonstrations).right);
  EXPECT_FALSE(markAnswer(9, answer, demonstrations).in_context);
  const std::vector<float> row{1, 3, 3, 2}, broken{1, NAN, 5};
  EXPECT_EQ(likeliest<float>(row), 1);
  EXPECT_EQ(likeliest<float>(broken), -1);
  EXPECT_NEAR(binomialError(0.5, 100), 0.05, 1e-15);
  EXPECT_TRUE(std::isnan(binomialError(0.5, 0)));
  PairedAnswers pairs;
  for (int i = 0; i < 5; ++i) pairs.add(true, false);
  pairs.add(true, true);
  pairs.add(false, false);
  EXPECT_EQ(pairs.count(), 7U);
  EXPECT_EQ(pairs.p(), mcNemar(5, 0));
}

}  // namespace
}  // namespace icl::checkpoint
