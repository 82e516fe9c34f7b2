// What the probes of a run of the first stage answer, on a model that has begun to learn.
#include "core/experiments/mixture/probes.h"

#include <cmath>
#include <limits>

#include "core/run/verify.h"
#include "tests/experiments/mixture/small_run.h"

namespace icl::mixture {
namespace {

class ProbeTest : public SmallRun {
 protected:
  void train(const Values& changes = {}, std::uint64_t steps = 60) {
    Values settings = changes;
    settings.set("rate", 0.01);
    driver_ = make(settings, steps);
    while (!driver_->atEnd()) driver_->advance();
  }
  Result<ProbeResult> ask(const char* probe, const Values& arguments = {}) {
    return askSnapshot(*type_.probe(probe), *driver_->snapshot(), arguments);
  }
  ProbeResult answer(const char* probe, const Values& arguments = {}) {
    auto result = ask(probe, arguments);
    EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
    return result.ok() ? *result : ProbeResult{};
  }
  static double value(const ProbeResult& result, const char* label) {
    const double* found = result.find(label);
    EXPECT_NE(found, nullptr) << label;
    return found == nullptr ? std::numeric_limits<double>::quiet_NaN() : *found;
  }
  std::string refusal(const char* probe, const Values& arguments) {
    const auto result = ask(probe, arguments);
    return result.ok() ? "answered" : result.error().text();
  }
  std::unique_ptr<Driver> driver_{};
};

TEST_F(ProbeTest, KnockoutComparesTheSameSequencesWithAndWithoutEachHead) {
  train({{"heads", std::int64_t{3}}, {"item-dimension", std::int64_t{7}}}, 40);
  const ProbeResult all = answer("knockout", {{"sequences", std::int64_t{60}}});
  EXPECT_EQ(all.row_labels,
            (std::vector<std::string>{"0.0", "0.1", "0.2", "0.*", "1.0", "1.1", "1.2", "1.*"}));
  EXPECT_EQ(all.cols, 3);
  const double p = value(all, "accuracy");
  EXPECT_DOUBLE_EQ(p, channel(*driver_, "icl"));  // the evaluation at step 40 had the same 60
  EXPECT_NEAR(value(all, "standard_error"), std::sqrt(p * (1 - p) / 60), 1e-12);
  double largest = 0;
  for (std::size_t r = 0; r < 8; ++r) {
    const double* row = all.table.data() + 3 * r;
    EXPECT_NEAR(row[1], p - row[0], 1e-12) << "drop of row " << r;
    EXPECT_GE(row[2], std::abs(row[1]) / 60);  // no less than one sequence that differs
    EXPECT_LE(row[2], 1 / std::sqrt(59.0));    // differences of at most one
    if (r != 3 && r != 7) largest = std::max(largest, row[1]);
  }
  EXPECT_DOUBLE_EQ(value(all, "largest_drop"), largest);
  EXPECT_EQ(all.find("removed"), nullptr);

  const ProbeResult layer =
      answer("knockout", {{"sequences", std::int64_t{60}}, {"heads", std::string("1.0, 1.1 1.2")}});
  EXPECT_EQ(value(layer, "removed"), all.table[3 * 7]);
  EXPECT_EQ(value(layer, "drop_error"), all.table[3 * 7 + 2]);
}

TEST_F(ProbeTest, AHeadThatIsClosedAlreadyMakesNoDifference) {
  train({}, 30);
  ASSERT_TRUE(driver_->apply({"head-gate", "layer0.head0", 0.0, {}}).ok());
  const ProbeResult result = answer("knockout", {{"sequences", std::int64_t{50}}});
  EXPECT_EQ(result.table[1], 0);
  EXPECT_EQ(result.table[2], 0);
}

TEST_F(ProbeTest, HeadsThatThereAreNotAreRefusedWithThoseThatThereAre) {
  train({}, 2);
  for (const char* wrong : {"2.0", "0.1", "a", "1", "-1.0", "0.0 1.5"}) {
    EXPECT_NE(refusal("knockout", {{"heads", std::string(wrong)}}).find("from 0.0 to 1.0"),
              std::string::npos)
        << wrong;
  }
  EXPECT_EQ(refusal("attention", {{"layer", std::int64_t{2}}}),
            "layer: there is no layer 2: layers are counted from 0 to 1");
  EXPECT_EQ(refusal("attention", {{"head", std::int64_t{1}}}),
            "head: there is no head 1: heads are counted from 0 to 0");
}

TEST_F(ProbeTest, AttentionLooksBackAndIsOneWholeAndFollowsTheEditsOnlyIfAsked) {
  train();
  const Values last{{"layer", std::int64_t{1}}, {"sequence", std::int64_t{3}}};
  const ProbeResult plain = answer("attention", last);
  ASSERT_EQ(plain.rows, 9);
  ASSERT_EQ(plain.row_labels.size(), 9u);
  for (std::size_t t = 0; t < 9; ++t) {
    double sum = 0;
    for (std::size_t u = 0; u < 9; ++u) {
      if (u > t) {
        EXPECT_EQ(plain.table[9 * t + u], 0);
      }
      sum += plain.table[9 * t + u];
    }
    EXPECT_NEAR(sum, 1, 1e-5);
  }
  EXPECT_LT(value(plain, "answer"), 8);
  if (value(plain, "answer") == value(plain, "right")) {
    EXPECT_GT(value(plain, "probability"), 1.0 / 8);
  }

  ASSERT_TRUE(driver_->apply({"edit-example", "shift", 1.0, {}}).ok());
  EXPECT_EQ(answer("attention", last).table, plain.table);
  Values edited = last;
  edited.set("edited", true);
  const ProbeResult moved = answer("attention", edited);
  EXPECT_EQ(value(moved, "right"), std::fmod(value(plain, "right") + 1, 8));
  EXPECT_NE(moved.table, plain.table);
}

TEST_F(ProbeTest, TheTableOfHeadsHasTheMeasuresOfTheEvaluationAndTheirCorrelations) {
  train({}, 60);
  const ProbeResult table = answer("heads", {{"sequences", std::int64_t{60}}});
  ASSERT_EQ(table.rows, 2);
  ASSERT_EQ(table.cols, 16);
  EXPECT_EQ(table.row_labels, (std::vector<std::string>{"0.0", "1.0"}));
  EXPECT_EQ(value(table, "icl"), channel(*driver_, "icl"));
  EXPECT_EQ(value(table, "ph_max"), channel(*driver_, "ph_max"));
  for (std::size_t c = 0; c < 8; ++c) {
    EXPECT_EQ(table.table[16 + c], channel(*driver_, (table.col_labels[c] + ".1.0").c_str()))
        << table.col_labels[c];
    EXPECT_EQ(table.col_labels[8 + c], "correlation." + table.col_labels[c]);
    for (const std::size_t row : {0u, 1u}) {
      EXPECT_LE(std::abs(table.table[16 * row + 8 + c]), 1 + 1e-9);
    }
  }
}

TEST_F(ProbeTest, ChanceLevelsAreThoseOfTheTask) {
  train({}, 1);
  const ProbeResult levels = answer("chance");  // 8 labels, 4 pairs, 2 copies
  EXPECT_DOUBLE_EQ(value(levels, "blind"), 1.0 / 8);
  EXPECT_DOUBLE_EQ(value(levels, "context"), 0.5 + 0.5 / 8);
  EXPECT_DOUBLE_EQ(value(levels, "context_flipped"), 0.5 + 0.5 / 8);
  EXPECT_DOUBLE_EQ(value(levels, "context_iwl"), 1.0 / 8);
  EXPECT_NEAR(value(levels, "present_iwl"), 1 - std::pow(7.0 / 8, 4), 1e-12);
  EXPECT_DOUBLE_EQ(value(levels, "transition"), (1 + 0.5 + 0.5 / 8) / 2);
}

TEST_F(ProbeTest, ARareClassMakesSwappedLabelsCollideMoreOften) {
  train({{"zipf", 3.0}}, 1);
  const ProbeResult levels = answer("chance");
  EXPECT_DOUBLE_EQ(value(levels, "context"), 0.5 + 0.5 / 8);  // new classes are uniform
  EXPECT_GT(value(levels, "context_flipped"), 0.5 + 0.5 * 0.6);
}

TEST_F(ProbeTest, TheTransitionHasNoStepBeforeIt) {
  train({}, 3);
  const ProbeResult early = answer("transition");
  EXPECT_EQ(early.find("t50"), nullptr);
  EXPECT_EQ(value(early, "evaluations"), 1);
  EXPECT_EQ(value(early, "icl"), channel(*driver_, "icl"));
  EXPECT_TRUE(std::isnan(channel(*driver_, "t50")));
}

TEST_F(ProbeTest, TheCostIsThatOfTheForm) {
  train({}, 1);
  const Cost cost = type_.cost(*type_.schema.complete(smallSettings()));
  const ProbeResult told = answer("cost");
  EXPECT_EQ(value(told, "parameters"), cost.parameters);
  EXPECT_EQ(value(told, "bytes"), cost.bytes);
  EXPECT_NEAR(value(told, "seconds_per_1000"), 1000 * value(told, "step_seconds"), 1e-12);
}

}  // namespace
}  // namespace icl::mixture
