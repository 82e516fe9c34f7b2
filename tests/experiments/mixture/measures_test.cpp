#include "core/experiments/mixture/measures.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/mixture/state.h"

namespace icl::mixture {
namespace {

/// Attention of `tokens` rows, all 0 until set.
struct Weights {
  explicit Weights(std::size_t tokens) : count(tokens), data(tokens * tokens, 0.0) {}
  double& at(std::size_t t, std::size_t u) { return data[t * count + u]; }
  Rows<const double> rows() const { return {data.data(), count}; }
  std::size_t count;
  std::vector<double> data;
};

TEST(HeadMeasure, OfUniformCausalAttentionAreTheKnownOnes) {
  const SequenceLayout layout{8, 2};
  Weights uniform(17);
  for (std::size_t t = 0; t < 17; ++t) {
    for (std::size_t u = 0; u <= t; ++u) uniform.at(t, u) = 1.0 / static_cast<double>(t + 1);
  }
  const std::vector<std::uint32_t> labels{1, 1, 1, 1, 2, 2, 2, 2, 1};
  const HeadMeasures m = measureHead<double>(layout, uniform.rows(), labels);
  double wanted = 0;  // (1/16) Σ over t of 1/(t+1)
  for (int t = 2; t <= 17; ++t) wanted += 1.0 / t / 16;
  EXPECT_NEAR(wanted, 0.152, 5e-4);
  EXPECT_NEAR(at(m, Measure::Previous), wanted, 1e-15);
  EXPECT_NEAR(at(m, Measure::AllLabels), 8.0 / 17, 1e-15);
  EXPECT_NEAR(at(m, Measure::AllLabelsPublished), 5.0 / 17, 1e-15);
  EXPECT_NEAR(at(m, Measure::Induction), 0, 1e-15);
  EXPECT_NEAR(at(m, Measure::Copy), 4.0 / 17, 1e-15);
  EXPECT_NEAR(at(m, Measure::ToItem1), 1.0 / 17, 1e-15);
}

TEST(HeadMeasure, APerfectCircuitHasTheCeilingsThatTheTextsName) {
  const SequenceLayout layout{4, 2};
  const std::vector<std::uint32_t> labels{3, 5, 3, 5, 3};
  Weights previous(9), induction(9);
  for (std::size_t i = 0; i < 4; ++i) previous.at(layout.label(i), layout.item(i, 0)) = 1;
  induction.at(8, layout.label(0)) = induction.at(8, layout.label(2)) = 0.5;
  const HeadMeasures first = measureHead<double>(layout, previous.rows(), labels);
  EXPECT_DOUBLE_EQ(at(first, Measure::OwnItem), 1);
  EXPECT_DOUBLE_EQ(at(first, Measure::Previous), 0.5);  // items look at nothing before them
  const HeadMeasures second = measureHead<double>(layout, induction.rows(), labels);
  EXPECT_DOUBLE_EQ(at(second, Measure::Copy), 1);
  EXPECT_DOUBLE_EQ(at(second, Measure::Induction), 0.5);  // one over the copies
  EXPECT_DOUBLE_EQ(at(second, Measure::ToLabel), 0.5);
}

TEST(HeadMeasure, MatchesOrOthersThatAreMissingCountAsZero) {
  const SequenceLayout layout{2, 2};
  Weights weights(5);
  weights.at(4, 1) = 0.25;
  weights.at(4, 3) = 0.5;
  const std::vector<std::uint32_t> none{1, 2, 7}, all{4, 4, 4};
  EXPECT_DOUBLE_EQ(at(measureHead<double>(layout, weights.rows(), none), Measure::Induction),
                   -0.375);
  EXPECT_DOUBLE_EQ(at(measureHead<double>(layout, weights.rows(), none), Measure::ToLabel), 0);
  EXPECT_DOUBLE_EQ(at(measureHead<double>(layout, weights.rows(), all), Measure::Induction), 0.375);
}

TEST(HeadMeasure, TwoModalitiesHaveTheirOwnPlaces) {
  const SequenceLayout layout{2, 3};  // a b y a b y a b
  EXPECT_EQ(layout.tokens(), 8u);
  Weights weights(8);
  weights.at(2, 1) = 0.75;  // label to the second item
  weights.at(2, 0) = 0.25;  // and to the first
  weights.at(7, 0) = 0.1;
  weights.at(7, 1) = 0.2;
  weights.at(7, 2) = 0.3;
  const std::vector<std::uint32_t> labels{1, 2, 1};
  const HeadMeasures m = measureHead<double>(layout, weights.rows(), labels);
  EXPECT_DOUBLE_EQ(at(m, Measure::Previous), 0.75 / 7);
  EXPECT_DOUBLE_EQ(at(m, Measure::Previous2), 0.25 / 6);
  EXPECT_DOUBLE_EQ(at(m, Measure::OwnItem), 0.5);
  EXPECT_DOUBLE_EQ(at(m, Measure::ToItem1), 0.1);
  EXPECT_DOUBLE_EQ(at(m, Measure::ToItem2), 0.2);
  EXPECT_DOUBLE_EQ(at(m, Measure::ToLabel), 0.3);
  EXPECT_EQ(measuresFor(2).size(), 9u);
  EXPECT_EQ(measuresFor(1).size(), 8u);
}

TEST(HeadMeasure, CorrelationIsPearsons) {
  Correlation c;
  const double x[] = {1, 2, 4, 7}, y[] = {2, 1, 5, 6};
  for (int i = 0; i < 4; ++i) c.add(i + 1, x[i], y[i]);
  // Means 3.5 and 3.5; Σ dx dy = 17, Σ dx² = 21, Σ dy² = 17.
  EXPECT_NEAR(c.value(), 17 / std::sqrt(21.0 * 17), 1e-14);
  Correlation still;
  still.add(1, 3, 4);
  still.add(2, 3, 5);
  EXPECT_TRUE(std::isnan(still.value()));
}

}  // namespace
}  // namespace icl::mixture
