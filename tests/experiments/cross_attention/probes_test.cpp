#include "core/experiments/cross_attention/probes.h"

#include <chrono>
#include <cmath>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/run/verify.h"
#include "tests/experiments/cross_attention/brute_force.h"
#include "tests/experiments/cross_attention/numbers.h"
#include "tests/support/places.h"
#include "tests/support/time_budget.h"

namespace icl::cross_attention {
namespace {

using testing::HasSubstr;

Result<ProbeResult> ask(const std::string& probe, const Values& set, const Values& arguments = {}) {
  static const Catalog kCatalog = makeCatalog();
  return askFresh(*findExperiment(kCatalog, "cross-attention"), set, 1, probe, arguments);
}

double label(const std::string& probe, const Values& set, const char* name,
             const Values& arguments = {}) {
  const auto result = ask(probe, set, arguments);
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
  const double* value = result.value().find(name);
  EXPECT_NE(value, nullptr) << name;
  return value != nullptr ? *value : NAN;
}

std::string refusal(const std::string& probe, const Values& set, const Values& arguments = {}) {
  const auto result = ask(probe, set, arguments);
  return result ? "" : result.error().text();
}

Value whole(std::int64_t n) { return n; }

void expectVerified(const std::string& file, int entries) {
  const auto report = verifyFile(std::string(ICL_GOLDEN_DIR) + "/" + file, makeCatalog());
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report.value().checked, entries);
  EXPECT_EQ(report.value().skipped, 0);
  for (const VerifyEntry& entry : report.value().entries) {
    EXPECT_TRUE(entry.ok) << entry.id << " " << entry.label << " got " << entry.got << " expected "
                          << entry.expected;
  }
}

TEST(Probes, AnswerEveryStoredReferenceWithinItsTolerance) {
  expectVerified("cross_attention.json", 49);
}

TEST(Probes, AnswerReferencesOfOtherPriorsDepthsStartsAndSkips) {
  expectVerified("cross_attention_more.json", 72);
}

TEST(Probes, AnswerReferencesOfAblationsShiftsAndShortPrompts) {
  expectVerified("cross_attention_ablations.json", 50);
}

TEST(Probes, AreEachListedOnce) {
  std::set<std::string> ids;
  const Catalog catalog = makeCatalog();
  for (const ProbeType& probe : findExperiment(catalog, "cross-attention")->probes) {
    EXPECT_TRUE(ids.insert(probe.id).second) << probe.id;
  }
  EXPECT_EQ(ids.size(), 16u);
}

TEST(Probes, DocumentEveryLabelThatTheyGive) {
  const std::vector<Values> settings{{},
                                     {{"parameters", "one"}},
                                     {{"prior", "gaussian"}, {"parameters", "one"}},
                                     {{"prior", "task-list"}},
                                     {{"prior", "per-modality"}, {"reinjection", "none"}}};
  for (const ProbeType& probe : crossAttentionProbes()) {
    for (const Values& set : settings) {
      const auto result = ask(probe.id, set);
      if (!result) continue;
      for (const auto& [name, value] : result.value().values) {
        const bool known = std::any_of(probe.labels.begin(), probe.labels.end(),
                                       [&](const auto& entry) { return entry.first == name; });
        EXPECT_TRUE(known) << probe.id << " " << name;
        EXPECT_TRUE(std::isfinite(value)) << probe.id << " " << name;
      }
      EXPECT_EQ(result.value().table.size(),
                static_cast<std::size_t>(result.value().rows * result.value().cols));
    }
  }
}

TEST(SummaryProbe, GivesItsLabelsAsLevels) {
  const auto complete = crossAttentionSchema().defaults();
  const auto levels = summaryLevels(complete);
  EXPECT_DOUBLE_EQ(levels.at("bayes_risk"), label("summary", {}, "bayes_risk"));
  EXPECT_DOUBLE_EQ(levels.at("alpha_limit"), 2.0 / 7);
  EXPECT_EQ(levels.count("excess_limit"), 0u);
}

TEST(SummaryProbe, UnderAnUnboundedNormHasLimitZeroAndContractionOne) {
  const Values set{{"prior", "gaussian"}};
  EXPECT_EQ(label("summary", set, "alpha_limit"), 0);
  EXPECT_EQ(label("summary", set, "contraction"), 1);
  EXPECT_GT(label("summary", set, "excess_limit"), 0);
}

TEST(LossProbe, DefaultsToWhereTheRunStands) {
  const Config config;
  EXPECT_NEAR(label("loss", {}, "excess"), brute::excess(config, 0.05, -0.05), 1e-12);
}

TEST(LossProbe, OfOneParameterHasTotalDerivativesAndNoOthers) {
  const Values one{{"parameters", "one"}}, at{{"alpha", 0.2}, {"beta", 0.7}};
  const auto result = ask("loss", one, at);
  EXPECT_EQ(result.value().find("d_beta"), nullptr);
  EXPECT_EQ(result.value().find("h_alpha_beta"), nullptr);
  const Values diagonal{{"alpha", 0.2}, {"beta", -0.2}};
  const double total =
      label("loss", {}, "d_alpha", diagonal) - label("loss", {}, "d_beta", diagonal);
  EXPECT_NEAR(label("loss", one, "d_alpha", at), total, 1e-12);
  EXPECT_NEAR(label("loss", one, "loss", at), label("loss", {}, "loss", diagonal), 1e-14);
}

TEST(LossProbe, RefusesALossBeyondEveryNumber) {
  EXPECT_THAT(refusal("loss", {{"depth", whole(1024)}}, {{"alpha", 5.0}, {"beta", 5.0}}),
              HasSubstr("larger than a number can hold"));
}

TEST(LandscapeProbe, HasARowForEachBetaFromTheLowestUp) {
  const auto result = ask("landscape", {}, {{"points", whole(11)}});
  ASSERT_EQ(result.value().rows, 11);
  ASSERT_EQ(result.value().cols, 11);
  // Row 3, column 4: β = -0.7 + 0.3 and α = -0.1 + 0.28.
  EXPECT_NEAR(result.value().table[3 * 11 + 4], std::log10(brute::excess(Config{}, 0.18, -0.4)),
              1e-10);
  EXPECT_EQ(result.value().row_labels.front(), "-0.7");
  EXPECT_THAT(refusal("landscape", {}, {{"beta-min", 0.5}}),
              HasSubstr("beta-min (0.5) must be less than beta-max (0.3)"));
}

TEST(LandscapeProbe, OfAHundredPointsASideAtDepthSixteenIsQuick) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(ask("landscape", {{"depth", whole(16)}}).ok());
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  EXPECT_LT(took.count(),
            test::timeBudget(2));  // 0.05 s where nothing else runs; wide for sanitizers
}

TEST(FlowProbe, StartsFromTheSettingsAndTakesListsInEveryForm) {
  const Values times{{"times", std::string("[0.1, 1]")}}, plain{{"times", std::string("0.1,1")}};
  const auto a = ask("flow", {}, times), b = ask("flow", {}, plain);
  ASSERT_EQ(a.value().rows, 2);
  EXPECT_EQ(a.value().table, b.value().table);
  const Values start{{"alpha", 0.05}, {"beta", -0.05}, {"times", std::string("[0.1, 1]")}};
  EXPECT_EQ(ask("flow", {}, start).value().table, a.value().table);
  EXPECT_EQ(ask("flow", {}).value().rows, 61);
}

TEST(FlowProbe, RefusesTimesOutOfOrderOrThatAreNoNumbers) {
  const auto times = [](const char* text) { return Values{{"times", std::string(text)}}; };
  EXPECT_THAT(refusal("flow", {}, times("[2, 1]")), HasSubstr("increasing order"));
  EXPECT_THAT(refusal("flow", {}, times("[1, two]")), HasSubstr("not 'two'"));
  EXPECT_THAT(refusal("flow", {}, times("[-1]")), HasSubstr("between 0 and"));
  EXPECT_THAT(refusal("flow", {}, times("[]")), HasSubstr("must list between 1 and"));
}

TEST(StepLimitProbe, SaysWhyItHasNoAnswer) {
  EXPECT_THAT(refusal("step-limit", {}), HasSubstr("set parameters to one"));
  EXPECT_THAT(refusal("step-limit", {{"parameters", "one"}, {"reinjection", "none"}}),
              HasSubstr("set reinjection to every-layer"));
}

TEST(StepScanProbe, OfOneLayerFollowsItsParabolaUpToTheLimit) {  // C5
  const Values set{{"parameters", "one"}, {"depth", whole(1)}, {"alpha", 0.0}};
  const double curvature = label("step-limit", set, "curvature_minimum");
  const double minimum = label("minimiser", set, "excess"),
               alpha = label("minimiser", set, "alpha");
  const auto scan = ask("step-scan", set, {{"steps", whole(20)}, {"points", whole(31)}});
  ASSERT_TRUE(scan.ok()) << scan.error().text();
  const ProbeResult& r = scan.value();
  ASSERT_EQ(r.rows, 31);
  EXPECT_DOUBLE_EQ(*r.find("step_limit"), 12.0 / 121);
  EXPECT_NEAR(r.table.front(), 0.25 * 12 / 121, 1e-12);
  int beyond = 0;
  for (std::size_t i = 0; i < 31; ++i) {
    const double step = r.table[2 * i], excess = r.table[2 * i + 1];
    if (step > 12.0 / 121) {
      EXPECT_TRUE(std::isnan(excess)) << step;
      ++beyond;
    } else {
      const double left = alpha * std::pow(1 - step * curvature, 20);
      EXPECT_NEAR(excess, minimum + 0.5 * curvature * left * left, 1e-10 * minimum) << step;
    }
  }
  EXPECT_GT(beyond, 5);
}

TEST(StepScanProbe, OfManyLayersEndsAtTheLargestStableStep) {
  const Values set{{"parameters", "one"}, {"depth", whole(16)}, {"alpha", 0.0}};
  const auto scan =
      ask("step-scan", set, {{"low", 0.0047}, {"high", 0.0049}, {"points", whole(41)}});
  ASSERT_TRUE(scan.ok()) << scan.error().text();
  const double largest = *scan->find("largest_stable");
  EXPECT_LE(largest, 0.004794359505859951);
  EXPECT_GT(largest, 0.004794359505859951 - 2 * 0.0002 / 40);
}

TEST(StepScanProbe, TriesStepsAroundTheOneThatIsSetWhereTheoryHasNone) {
  const auto scan =
      ask("step-scan", {{"rate", 0.01}}, {{"points", whole(5)}, {"steps", whole(200)}});
  ASSERT_TRUE(scan.ok()) << scan.error().text();
  EXPECT_NEAR(scan->table.front(), 0.001, 1e-15);
  EXPECT_NEAR(scan->table[8], 0.1, 1e-12);
  EXPECT_EQ(scan->find("step_limit"), nullptr);
  EXPECT_THAT(refusal("step-scan", {{"parameters", "untied"}}), HasSubstr("one or two"));
  EXPECT_THAT(refusal("step-scan", {}, {{"low", 0.2}, {"high", 0.1}}), HasSubstr("must be less"));
}

TEST(BarrierProbe, SaysWhyItHasNoAnswer) {
  EXPECT_THAT(refusal("barrier", {{"parameters", "one"}}), HasSubstr("set parameters to two"));
  EXPECT_THAT(refusal("barrier", {{"depth", whole(1)}}), HasSubstr("set depth to 2 or more"));
  EXPECT_THAT(refusal("barrier", {{"prior", "gaussian"}}), HasSubstr("bounded prior"));
  EXPECT_THAT(refusal("barrier", {{"prior", "sphere"}}), HasSubstr("one norm"));
  EXPECT_THAT(refusal("barrier", {{"reinjection", "first-layer"}}), HasSubstr("every-layer"));
}

TEST(DepthCurveProbe, HasTheRisksOfEveryPredictorAtEachDepth) {
  const auto result = ask("depth-curve", {}, {{"depths", std::string("[1,4,1024]")}});
  const ProbeResult& r = result.value();
  EXPECT_THAT(r.col_labels, testing::ElementsAre("depth", "bayes", "lsa", "lca-one", "lca-two",
                                                 "untied", "zero", "raw-mean"));
  ASSERT_EQ(r.rows, 3);
  const double bayes = std::log(11.0 / 3) / 4;
  const auto at = [&](int row, int col) {
    return r.table[static_cast<std::size_t>(row * r.cols + col)];
  };
  EXPECT_EQ(at(1, 0), 4);
  EXPECT_NEAR(at(0, 1), bayes, 1e-12);
  EXPECT_NEAR(at(0, 2), 46.0 / 121, 1e-12);
  EXPECT_NEAR(at(0, 3), 46.0 / 121, 1e-12);  // one layer is LSA
  EXPECT_NEAR(at(1, 3) - bayes, 5.193300e-04, 1e-9);
  EXPECT_NEAR(at(1, 4) - bayes, 3.743270e-04, 1e-9);
  EXPECT_NEAR(at(1, 5) - bayes, 6.0542e-05, 1e-8);
  EXPECT_NEAR(at(2, 4), bayes, 1e-12);
  EXPECT_NEAR(at(2, 6), 1, 1e-12);
  EXPECT_NEAR(at(2, 7), 73.0 / 12, 1e-11);
}

TEST(DepthCurveProbe, LeavesOutWhatHasNoMeaningAndRefusesItByName) {
  const Values none{{"reinjection", "none"}, {"start", "data"}};
  const auto result = ask("depth-curve", none);
  EXPECT_THAT(result.value().col_labels, testing::Not(testing::Contains("untied")));
  EXPECT_THAT(refusal("depth-curve", none, {{"predictors", std::string("lsa untied")}}),
              HasSubstr("set reinjection to every-layer"));
  EXPECT_THAT(refusal("depth-curve", {}, {{"predictors", std::string("bays")}}),
              HasSubstr("did you mean 'bayes'"));
  EXPECT_THAT(refusal("depth-curve", {}, {{"depths", std::string("[1.5]")}}),
              HasSubstr("whole numbers"));
}

}  // namespace
}  // namespace icl::cross_attention
