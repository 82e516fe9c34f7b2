// The probe `depth-limit`: its curves against stored numbers, closed forms and what noise must do.
#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/tree_prior/probes.h"
#include "core/experiments/tree_prior/state.h"
#include "tests/experiments/tree_prior/trained_net.h"

namespace icl::tree_prior {
namespace {

double cellOf(const ProbeResult& result, int row, int col) {
  return result.table[static_cast<std::size_t>(row * result.cols + col)];
}

int columnOf(const ProbeResult& result, const std::string& label) {
  for (int c = 0; c < result.cols; ++c) {
    if (result.col_labels[static_cast<std::size_t>(c)] == label) return c;
  }
  ADD_FAILURE() << "no column " << label;
  return 0;
}

ProbeResult limitsOf(const Values& changes, const Values& arguments = {}) {
  const auto complete = adaptiveInferenceSchema().complete(changes);
  EXPECT_TRUE(complete.ok());
  State state = startOf(configOf(complete.value()), 1);
  return ask(std::make_shared<StateSnapshot>(complete.value(), 1, std::move(state)), "depth-limit",
             arguments);
}

TEST(DepthLimit, TheRunsOwnTreeFollowsTheStoredPathAndThenGoesFlat) {
  const ProbeResult result = limitsOf({});
  const int own = columnOf(result, "this tree");
  EXPECT_EQ(result.rows, 13);
  EXPECT_EQ(cellOf(result, 0, own), 1);
  for (int m = 1; m <= 4; ++m) {
    EXPECT_STORED("R_path_M" + std::to_string(m), cellOf(result, m, own), 0);
  }
  for (int m = 5; m <= 12; ++m) EXPECT_EQ(cellOf(result, m, own), cellOf(result, 4, own));
  EXPECT_EQ(valueOf(result, "levels"), 4);
  EXPECT_STORED("lstar", valueOf(result, "finest_level"), 5e-6);
  EXPECT_NEAR(valueOf(result, "answer_noise"), std::sqrt(1.01 / 32), 1e-15);
}

TEST(DepthLimit, WithoutNoiseEveryLevelTakesItsShare) {
  const ProbeResult result = limitsOf({{"decay", 0.6}}, {{"levels", std::int64_t{9}}});
  const int exact = columnOf(result, "no noise");
  for (int m = 0; m <= 9; ++m) {
    EXPECT_NEAR(cellOf(result, m, exact),
                (std::pow(0.6, m) - std::pow(0.6, 9)) / (1 - std::pow(0.6, 9)), 1e-12);
  }
}

TEST(DepthLimit, TheFinestLevelIsWhereStrengthAndNoiseMeet) {
  const ProbeResult result = limitsOf({{"noise", 0.5}, {"tokens", std::int64_t{40}}});
  const double first = 0.3 / (1 - std::pow(0.7, 12));  // energy of the deep tree's first level
  for (const auto& [number, tokens] : {std::pair{1, 10}, {2, 40}, {3, 160}}) {
    const std::string n = "." + std::to_string(number);
    EXPECT_EQ(valueOf(result, "tokens" + n), tokens);
    const double level = valueOf(result, "finest" + n);
    EXPECT_NEAR(first * std::pow(0.7, level - 1), 1.25 / tokens, 1e-14);
  }
  EXPECT_EQ(valueOf(result, "tokens.4"), 0);
  EXPECT_EQ(result.find("finest.4"), nullptr);
  EXPECT_EQ(valueOf(result, "finest.2"), valueOf(result, "deep_finest_level"));
  EXPECT_NEAR(valueOf(result, "finest.3") - valueOf(result, "finest.2"),
              std::log(4) / std::log(1 / 0.7), 1e-12);
}

TEST(DepthLimit, NoiseFlattensACurveBelowItsFinestLevel) {
  const ProbeResult result = limitsOf({{"tokens", std::int64_t{32}}});
  const int noisy = columnOf(result, "N = 8"), exact = columnOf(result, "no noise");
  const int behind = static_cast<int>(std::ceil(valueOf(result, "finest.1"))) + 2;
  const auto kept = [&](int col) { return cellOf(result, 10, col) / cellOf(result, behind, col); };
  EXPECT_EQ(behind, 6);
  EXPECT_GT(kept(noisy), 0.97);  // four more layers buy nothing
  EXPECT_LT(kept(exact), 0.2);   // where answers are exact they buy a great deal
  for (int m = 1; m <= 12; ++m) {
    for (int col = 2; col < exact + 1; ++col) {  // columns go from few tokens to infinitely many
      EXPECT_LT(cellOf(result, m, col), cellOf(result, m, col - 1));
    }
  }
  EXPECT_EQ(valueOf(result, "floor.1"), cellOf(result, 12, noisy));
}

TEST(DepthLimit, EveryRunHasAnAnswer) {
  const ProbeResult gaussian = limitsOf({{"prior", std::string("gaussian")}});
  EXPECT_EQ(gaussian.find("levels"), nullptr);
  EXPECT_EQ(gaussian.find("finest_level"), nullptr);
  EXPECT_NE(gaussian.find("deep_finest_level"), nullptr);
  EXPECT_EQ(gaussian.col_labels.back(), "no noise");
  const ProbeResult exact = limitsOf({{"tokens", std::int64_t{0}}, {"noise", 0.0}});
  EXPECT_EQ(exact.find("deep_finest_level"), nullptr);
  EXPECT_EQ(valueOf(exact, "answer_noise"), 0);
  EXPECT_EQ(exact.cols, 6);
  const ProbeResult few = limitsOf({{"tokens", std::int64_t{1}}});
  EXPECT_EQ(few.cols, 5);  // a quarter of one token is one: the same curve is not drawn twice
  const ProbeResult even = limitsOf({{"decay", 1.0}});
  EXPECT_EQ(even.find("finest.1"), nullptr);
  const ProbeResult tested =
      limitsOf({{"tokens", std::int64_t{8}}, {"test-tokens", std::int64_t{64}}});
  EXPECT_EQ(valueOf(tested, "tokens.2"), 64);
}

}  // namespace
}  // namespace icl::tree_prior
