#include <cmath>

#include "tests/cli/program.h"

namespace icl::testing {

using Probe = Cli;

TEST_F(Probe, SummaryOfTheStandardPriorHasItsClosedForms) {
  const Json asked = answer({"probe", "cross-attention", "summary"});
  EXPECT_EQ(textAt(asked, "experiment"), "cross-attention");
  EXPECT_EQ(textAt(asked, "probe"), "summary");
  EXPECT_EQ(numberAt(at(asked, "config"), "depth"), 4);
  const Json& values = at(asked, "values");
  EXPECT_NEAR(numberAt(values, "bayes_risk"), std::log(11.0 / 3.0) / 4, 1e-12);
  EXPECT_NEAR(numberAt(values, "lsa_risk"), 46.0 / 121.0, 1e-12);
  EXPECT_NEAR(numberAt(values, "alpha_limit"), 2.0 / 7.0, 1e-12);
  EXPECT_NEAR(numberAt(values, "contraction"), 4.0 / 7.0, 1e-12);
  EXPECT_TRUE(at(asked, "rows").isArray());
}

TEST_F(Probe, ArgumentsAndSettingsAreTaken) {
  const Json asked = answer({"probe", "cross-attention", "loss", "--set", "parameters=one", "--set",
                             "depth=1", "--arg", "alpha=0"});
  EXPECT_EQ(textAt(at(asked, "config"), "parameters"), "one");
  EXPECT_EQ(numberAt(at(asked, "arguments"), "alpha"), 0);
  // alpha = 0 predicts 0: the risk is E[zeta²] = 1.
  EXPECT_NEAR(numberAt(at(asked, "values"), "loss"), 1.0, 1e-12);
}

TEST_F(Probe, LandscapeIsATableOfPointsByPoints) {
  const Json asked = answer({"probe", "cross-attention", "landscape", "--arg", "points=11"});
  const auto& rows = at(asked, "rows").items();
  ASSERT_EQ(rows.size(), 11U);
  EXPECT_EQ(rows[0].items().size(), 11U);
}

TEST_F(Probe, ListsAreJson) {
  const Json asked = answer({"probe", "cross-attention", "flow", "--arg", "times=[0, 1, 10]"});
  const auto& rows = at(asked, "rows").items();
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[1].items().at(0).asNumber(), 1.0);
}

TEST_F(Probe, WordsShowLabelsWithTheirMeaning) {
  const Ended ended = icl({"probe", "cross-attention", "minimiser"});
  EXPECT_EQ(ended.code, 0);
  EXPECT_NE(ended.out.find("LABEL"), std::string::npos);
  EXPECT_NE(ended.out.find("alpha"), std::string::npos);
}

TEST_F(Probe, AsksAStoredRunAtAStep) {
  const Json run = answer({"run", "cross-attention", "--steps", "20", "--set", "depth=2"});
  const std::string id = textAt(run, "run");
  const Json end = answer({"probe", "cross-attention", "prompt", "--run", id});
  EXPECT_EQ(numberAt(at(end, "config"), "depth"), 2);
  const Json begin = answer({"probe", "cross-attention", "prompt", "--run", id + "@0"});
  EXPECT_NE(numberAt(at(begin, "values"), "yhat"), numberAt(at(end, "values"), "yhat"));
  expectRefused({"probe", "cross-attention", "prompt", "--run", id, "--set", "depth=3"},
                {"--run", "fixed"});
}

TEST_F(Probe, QuestionWithoutMeaningIsRefusedWithTheReason) {
  expectRefused({"probe", "cross-attention", "step-limit", "--set", "parameters=two"}, {});
}

TEST_F(Probe, UnknownProbeArgumentAndSettingNameTheNearest) {
  expectRefused({"probe", "cross-attention", "minimizer"}, {"did you mean 'minimiser'?"});
  expectRefused({"probe", "cross-attention", "loss", "--arg", "alhpa=1"},
                {"--arg", "argument 'alhpa'", "did you mean 'alpha'?"});
  expectRefused({"probe", "cross-attention", "loss", "--set", "detph=1"},
                {"--set", "setting 'detph'", "did you mean 'depth'?"});
}

}  // namespace icl::testing
