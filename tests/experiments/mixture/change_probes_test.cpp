// Questions about what a second stage changed: nothing before its first step, and afterwards what
// other ways of asking say, too.
#include <cmath>
#include <limits>

#include "core/experiments/mixture/pretrain.h"
#include "core/run/verify.h"
#include "tests/experiments/mixture/small_run.h"

namespace icl::mixture {
namespace {

class ChangeProbes : public SmallRun {
 protected:
  ChangeProbes() { type_ = mixtureProjectorType(); }
  std::unique_ptr<Driver> began(const Values& more = {}) {
    Values changes{{"classes-2", std::int64_t{32}},
                   {"item-dimension-2", std::int64_t{6}},
                   {"initial", std::string(kInitialPretrain)},
                   {"pretrain-steps", std::int64_t{20}}};
    for (const auto& [key, value] : more.map()) changes.set(key, value);
    return make(changes, 20);
  }
  ProbeResult answer(const Driver& driver, const char* probe, const Values& arguments = {}) {
    auto result = askSnapshot(*type_.probe(probe), *driver.snapshot(), arguments);
    EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
    return result.ok() ? *result : ProbeResult{};
  }
  static double value(const ProbeResult& result, const char* label) {
    const double* found = result.find(label);
    EXPECT_NE(found, nullptr) << label;
    return found == nullptr ? std::numeric_limits<double>::quiet_NaN() : *found;
  }
  const Values few_{{"sequences", std::int64_t{60}}};
};

TEST_F(ChangeProbes, NothingHasChangedBeforeTheFirstStep) {
  for (const char* initial : {"pretrain", "random"}) {
    const auto driver = began({{"initial", std::string(initial)}});
    const ProbeResult change = answer(*driver, "change", few_);
    EXPECT_NEAR(value(change, "cosine"), 1, 1e-9);
    EXPECT_NEAR(value(change, "cosine_least"), 1, 1e-9);
    EXPECT_EQ(value(change, "ph_moved"), 0);
    EXPECT_EQ(value(change, "ind_gained"), 0);
    const ProbeResult all =
        answer(*driver, "change", {{"sequences", std::int64_t{60}}, {"top", std::int64_t{2}}});
    EXPECT_EQ(value(all, "overlap_ph"), 1);
    EXPECT_EQ(value(all, "overlap_ind"), 1);
    EXPECT_EQ(change.row_labels, (std::vector<std::string>{"0.0", "1.0"}));
  }
}

TEST_F(ChangeProbes, MeasuresBeforeAndAfterAreThoseOfTheRun) {
  const auto driver = began({{"rate", 0.02}});
  const ProbeResult start = answer(*driver, "heads", few_);
  ASSERT_TRUE(driver->seek(20).ok());
  const ProbeResult end = answer(*driver, "heads", few_);
  const ProbeResult change = answer(*driver, "change", few_);
  const auto column = [](const ProbeResult& result, const std::string& label, std::size_t row) {
    const auto at = std::find(result.col_labels.begin(), result.col_labels.end(), label);
    EXPECT_NE(at, result.col_labels.end()) << label;
    return result.table[row * result.col_labels.size() +
                        static_cast<std::size_t>(at - result.col_labels.begin())];
  };
  for (const std::string key : {"ph", "ph2", "ind", "tila", "tiia-1", "tiia-2"}) {
    for (const std::size_t row : {0u, 1u}) {
      EXPECT_NEAR(column(change, key + ".before", row), column(start, key, row), 1e-6) << key;
      EXPECT_NEAR(column(change, key + ".after", row), column(end, key, row), 1e-6) << key;
    }
  }
  EXPECT_LT(value(change, "cosine_least"), 0.99999);
  EXPECT_GE(value(change, "cosine"), value(change, "cosine_least"));
  const bool same_order = (column(change, "ind.first", 0) < column(change, "ind.first", 1)) ==
                          (column(change, "ind.after", 0) < column(change, "ind.after", 1));
  EXPECT_EQ(value(change, "overlap_ind"), same_order ? 1 : 0);
  const ExperimentType first = mixturePretrainType();
  auto before = Driver::create(first, smallSettings(), {.seed = 1, .steps = 20});
  ASSERT_TRUE((*before)->seek(20).ok());
  for (const char* key : {"ph", "ind"}) {
    for (const char* head : {".0.0", ".1.0"}) {
      EXPECT_EQ(column(change, std::string(key) + ".first", head[1] == '1' ? 1 : 0),
                channel(**before, (key + std::string(head)).c_str()));
    }
  }
}

TEST_F(ChangeProbes, TheDifferenceOfMapsIsTheirDifference) {
  const auto driver = began({{"rate", 0.02}});
  ASSERT_TRUE(driver->seek(10).ok());
  const auto map = [&](const char* show) {
    return answer(*driver, "attention-change",
                  {{"show", std::string(show)}, {"layer", std::int64_t{1}}});
  };
  const ProbeResult before = map("before"), after = map("after"), difference = map("difference");
  ASSERT_EQ(difference.rows, 14);
  const ProbeResult plain = answer(*driver, "attention", {{"layer", std::int64_t{1}}});
  double moved = 0;
  for (std::size_t i = 0; i < difference.table.size(); ++i) {
    EXPECT_NEAR(difference.table[i], after.table[i] - before.table[i], 1e-7);
    EXPECT_EQ(after.table[i], plain.table[i]);
    moved += std::abs(difference.table[i]) / 2 / 14;
  }
  EXPECT_NEAR(value(difference, "moved"), moved, 1e-9);
  EXPECT_GT(moved, 1e-4);
}

TEST_F(ChangeProbes, TheFirstModalityAloneIsAnsweredAsInItsOwnStage) {
  const ExperimentType first = mixturePretrainType();
  auto before = Driver::create(first, smallSettings(), {.seed = 1, .steps = 20});
  ASSERT_TRUE((*before)->seek(20).ok());
  const auto driver = began();
  const ProbeResult alone = answer(*driver, "first-modality", few_);
  for (const char* key : {"icl", "icl_flipped", "iwl", "test"}) {
    EXPECT_EQ(value(alone, key), channel(**before, key)) << key;
    EXPECT_EQ(value(alone, (std::string(key) + "_before").c_str()), value(alone, key)) << key;
  }
}

TEST_F(ChangeProbes, AnswersWithoutAModalityAreThoseOfTheInterventionThatTakesItAway) {
  const auto driver = began();
  ASSERT_TRUE(driver->seek(10).ok());
  const ProbeResult zeroed = answer(*driver, "zeroing", few_);
  EXPECT_EQ(value(zeroed, "accuracy"), channel(*driver, "icl"));
  ASSERT_TRUE(driver->apply({"scale-input", "items-2", 0.0, {}}).ok());
  EXPECT_EQ(value(zeroed, "without_2"), channel(*driver, "icl"));
  ASSERT_TRUE(driver->apply({"scale-input", "items-2", 1.0, {}}).ok());
  ASSERT_TRUE(driver->apply({"scale-input", "items", 0.0, {}}).ok());
  EXPECT_EQ(value(zeroed, "without_1"), channel(*driver, "icl"));
}

}  // namespace
}  // namespace icl::mixture
