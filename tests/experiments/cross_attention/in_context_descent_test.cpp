#include "core/experiments/cross_attention/in_context_descent.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/run/verify.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

using testing::HasSubstr;

Result<ProbeResult> ask(const std::string& probe, const Values& set, const Values& arguments = {}) {
  static const Catalog kCatalog = makeCatalog();
  return askFresh(*findExperiment(kCatalog, "cross-attention"), set, 1, probe, arguments);
}

double value(const Result<ProbeResult>& result, const char* label) {
  EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
  const double* found = result.ok() ? result.value().find(label) : nullptr;
  EXPECT_NE(found, nullptr) << label;
  return found != nullptr ? *found : NAN;
}

TEST(InContextDescent, IsTheStackOnManyPromptsToRounding) {
  for (const Parameters parameters : {Parameters::One, Parameters::Two}) {
    for (const Start begin : {Start::Zero, Start::Data}) {
      Config config;
      config.depth = 24, config.parameters = parameters, config.start = begin;
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const double alpha = 0.15, beta = parameters == Parameters::One ? -0.15 : -0.1;
        const auto both = inContextDescent({config, alpha, beta}, drawPrompt(config, seed, 30));
        EXPECT_LE(both.largestDifference(), 1e-12) << seed;
        EXPECT_EQ(both.rows.size(), 25u);
        EXPECT_LE(both.rows.back().loss, both.rows.front().loss);
        EXPECT_NE(both.rows.back().stack, 0);
      }
    }
  }
}

TEST(GradientDescentProbe, AgreesOnTheExamplePromptAndOnAGivenOne) {
  const Values set{{"parameters", "one"}, {"alpha", 0.25}, {"depth", std::int64_t{3}}};
  const auto drawn = ask("gradient-descent", set, {{"seed", std::int64_t{4}}});
  EXPECT_LE(value(drawn, "largest_difference"), 1e-12);
  EXPECT_NEAR(value(drawn, "step"), 0.25, 1e-15);
  EXPECT_NEAR(value(drawn, "scale"), 1, 1e-15);
  ASSERT_EQ(drawn.value().rows, 4);
  EXPECT_THAT(drawn.value().col_labels,
              testing::ElementsAre("layer", "stack", "descent", "difference", "loss"));
  EXPECT_NEAR(value(drawn, "yhat"), value(ask("prompt", set, {{"seed", std::int64_t{4}}}), "yhat"),
              1e-12);
  const Values given{{"x", std::string("[[1,0.5],[0,-1],[-1,0.5]]")},
                     {"y", std::string("[1,-0.5,-1]")},
                     {"query", std::string("[0.5,1]")}};
  const Values two{{"alpha", 0.25}, {"beta", -0.2}, {"depth", std::int64_t{3}}};
  const auto typed = ask("gradient-descent", two, given);
  EXPECT_LE(value(typed, "largest_difference"), 1e-12);
  EXPECT_NEAR(value(typed, "yhat_descent"), storedNumber("G1.xf.noq").values[0], 1e-12);
  EXPECT_NEAR(value(typed, "scale"), 1.25, 1e-15);
}

TEST(GradientDescentProbe, SaysWhyAStackIsNoDescent) {
  const auto why = [](const Values& set) {
    const auto result = ask("gradient-descent", set);
    return result.ok() ? std::string() : result.error().text();
  };
  EXPECT_THAT(why({{"stack", "self"}}), HasSubstr("set stack to cross"));
  EXPECT_THAT(why({{"attention", "softmax"}}), HasSubstr("set attention to linear"));
  EXPECT_THAT(why({{"residual", false}}), HasSubstr("set residual on"));
  EXPECT_THAT(why({{"reinjection", "none"}}), HasSubstr("every-layer"));
  EXPECT_THAT(why({{"readout", "ff"}}), HasSubstr("set readout to xf"));
  EXPECT_THAT(why({{"query-as-key", true}}), HasSubstr("turn query-as-key off"));
  EXPECT_THAT(why({{"beta", 0.0}}), HasSubstr("other than 0"));
  EXPECT_EQ(why({{"readout", "fx"}}), "");
}

TEST(PromptProbe, HasTheStoredValuesOfEveryReadoutAndKey) {  // G1, G2
  const Values given{{"x", std::string("[[1,0.5],[0,-1],[-1,0.5]]")},
                     {"y", std::string("[1,-0.5,-1]")},
                     {"query", std::string("[0.5,1]")}};
  const auto set = [](const char* readout, bool query) {
    return Values{{"alpha", 0.25},
                  {"beta", -0.2},
                  {"depth", std::int64_t{3}},
                  {"readout", readout},
                  {"query-as-key", query}};
  };
  for (const auto& [id, readout, query] :
       {std::tuple{"G1.xf.noq", "xf", false}, std::tuple{"G1.ff.noq", "ff", false},
        std::tuple{"G1.xf.q", "xf", true}, std::tuple{"G1.ff.q", "ff", true}}) {
    const auto result = ask("prompt", set(readout, query), given);
    const auto stored = storedNumber(id).values;
    EXPECT_NEAR(value(result, "yhat"), stored[0], 1e-12) << id;
    EXPECT_NEAR(result.value().table[6], stored[1], 1e-12) << id;
    EXPECT_NEAR(result.value().table[7], stored[2], 1e-12) << id;
  }
  Values softmax = set("xf", false);
  softmax.set("attention", std::string("softmax"));
  const auto stored = storedNumber("G2").values;
  EXPECT_NEAR(value(ask("prompt", softmax, given), "yhat"), stored[0], 1e-12);
  softmax.set("softmax-temperature", 2.0);
  softmax.set("softmax-centred", true);
  EXPECT_NEAR(value(ask("prompt", softmax, given), "yhat"), stored[1], 1e-12);
}

TEST(FiniteContextProbe, AnswersForEveryPredictor) {
  const Values one{{"parameters", "one"}, {"alpha", 0.2689568995468321}};
  const auto at = [&](const char* predictor, std::int64_t context, Values more = {}) {
    more.set("predictor", std::string(predictor));
    more.set("context", context);
    more.set("samples", std::int64_t{4000});
    return ask("finite-context", one, more);
  };
  const auto deep = at("lca", 16);
  EXPECT_NEAR(value(deep, "risk"), storedNumber("F2.T4.L16").values[0], 1e-7);
  EXPECT_LT(value(deep, "median"), 0.6);
  EXPECT_GT(value(deep, "diverging"), 0.02);
  EXPECT_THAT(deep.value().text, HasSubstr("% of prompts diverge"));
  EXPECT_EQ(at("lca", 512).value().text, "");
  const auto retrained = at("lca-retrained", 16);
  EXPECT_NEAR(value(retrained, "alpha"), storedNumber("F2.T4.L16").values[1], 1e-6);
  EXPECT_NEAR(value(retrained, "risk"), storedNumber("F2.T4.L16").values[2], 1e-9);
  EXPECT_NEAR(value(at("lsa", 32), "risk"), storedNumber("A9.32").values[1], 1e-10);
  EXPECT_NEAR(value(at("lsa", 32), "gamma"), storedNumber("A9.32").values[0], 1e-10);
  EXPECT_NEAR(value(at("mean-response", 32), "risk"), storedNumber("E8").values[1], 1e-12);
  EXPECT_NEAR(value(at("zero", 32), "risk"), 1, 0);
  EXPECT_NEAR(value(at("bayes", 32), "risk"), storedNumber("A1").values[0], 1e-12);
  EXPECT_NEAR(value(at("least-squares", 64), "risk"), storedNumber("F1.64").values[0], 1e-10);
  EXPECT_NEAR(value(at("known-scale", 32), "risk"), storedNumber("F5").values[2], 0.003);
  EXPECT_GT(value(at("raw-mean", 32), "risk"), storedNumber("A3").values[0]);
  EXPECT_NEAR(value(at("inverse-regression", 32), "risk"), storedNumber("F5").values[1], 0.012);
  EXPECT_THAT(at("least-squares", 9).error().text(), HasSubstr("above 9"));
  EXPECT_THAT(
      ask("finite-context", {{"noise2-1", 2.0}}, {{"predictor", std::string("inverse-regression")}})
          .error()
          .text(),
      HasSubstr("one noise for all modalities"));
}

TEST(ContextMatrix, HasTheExactRisksOfRetrainedWeights) {  // F2
  const auto result =
      ask("context-matrix", {{"parameters", "one"}},
          {{"train", std::string("[16,32,0]")}, {"test", std::string("[16,128,0]")}});
  ASSERT_TRUE(result.ok()) << result.error().text();
  const ProbeResult& table = result.value();
  ASSERT_EQ(table.rows, 3);
  ASSERT_EQ(table.cols, 3);
  EXPECT_THAT(table.row_labels, testing::ElementsAre("16", "32", "∞"));
  EXPECT_NEAR(table.table[0], storedNumber("F2.T4.L16").values[2], 1e-9);
  EXPECT_NEAR(table.table[6], storedNumber("F2.T4.L16").values[0], 1e-7);
  EXPECT_NEAR(table.table[7], storedNumber("F2.T4.L128").values[0], 1e-8);
  EXPECT_NEAR(table.table[8] - storedNumber("A1").values[0], storedNumber("B1.4").values[1], 1e-12);
  // Its own length suits weights best: no other row is lower in that column.
  EXPECT_LT(table.table[0], table.table[3]);
  EXPECT_LT(table.table[3], table.table[6]);
  EXPECT_EQ(*table.find("standard_error"), 0);
}

TEST(ContextMatrix, OfDeepStacksIsSampledAndSaysItsError) {
  const auto result = ask("context-matrix", {{"parameters", "one"}, {"depth", std::int64_t{12}}},
                          {{"train", std::string("[48,0]")},
                           {"test", std::string("[48]")},
                           {"samples", std::int64_t{500}}});
  ASSERT_TRUE(result.ok()) << result.error().text();
  EXPECT_GT(*result.value().find("standard_error"), 0);
  EXPECT_LT(result.value().table[0], result.value().table[1]);
  EXPECT_THAT(ask("context-matrix", {}, {{"train", std::string("[1.5]")}}).error().text(),
              HasSubstr("whole numbers"));
}

}  // namespace
}  // namespace icl::cross_attention
