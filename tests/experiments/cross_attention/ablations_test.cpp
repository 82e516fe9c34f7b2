#include "core/experiments/cross_attention/ablations.h"

#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/experiments/cross_attention/ablated_minimum.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/run/verify.h"
#include "tests/experiments/cross_attention/brute_force.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

using testing::HasSubstr;

Result<ProbeResult> ask(const std::string& probe, const Values& set, const Values& arguments = {}) {
  static const Catalog kCatalog = makeCatalog();
  return askFresh(*findExperiment(kCatalog, "cross-attention"), set, 1, probe, arguments);
}

/// The answer of `ablation` for a change, as labels.
struct Answer {
  Result<ProbeResult> result;

  double operator[](const char* label) const {
    const double* value = result.ok() ? result.value().find(label) : nullptr;
    EXPECT_NE(value, nullptr) << label << (result.ok() ? "" : result.error().text());
    return value != nullptr ? *value : NAN;
  }
  bool has(const char* label) const { return result.value().find(label) != nullptr; }
};

Answer ablate(const std::string& change, int depth, Values set = {}, Values arguments = {}) {
  set.set("depth", std::int64_t{depth});
  arguments.set("change", change);
  return {ask("ablation", set, arguments)};
}

void expectRelative(double got, double expected, double tolerance) {
  EXPECT_NEAR(got, expected, tolerance * std::abs(expected));
}

int depthOf(const StoredNumber& stored) {
  return std::stoi(stored.id.substr(stored.id.find('.') + 1));
}

TEST(Ablation, WithoutSkipFromDataIsTheStoredPower) {  // E1, E2
  for (const StoredNumber& stored : storedNumbers("E1.")) {
    const Answer answer = ablate("no-skip-data", depthOf(stored));
    EXPECT_NEAR(answer["alpha"], stored.values[0], 1e-4);
    EXPECT_NEAR(answer["beta"], stored.values[1], 1e-4);
    expectRelative(answer["excess"], stored.values[2], 1e-6);
    const auto floor = storedNumber("E2").values;
    EXPECT_NEAR(answer["floor_scale"], floor[0], 1e-5);
    EXPECT_NEAR(answer["floor_rate"], floor[1], 1e-5);
    expectRelative(answer["floor_excess"], floor[2], 1e-6);
    EXPECT_GT(answer["excess"], answer["floor_excess"]);
  }
}

TEST(Ablation, WithoutResidualStreamIsTheStoredSeries) {  // E3
  for (const StoredNumber& stored : storedNumbers("E3.")) {
    const Answer answer = ablate("no-residual", depthOf(stored));
    EXPECT_NEAR(answer["alpha"], stored.values[0], 1e-4);
    EXPECT_NEAR(answer["beta"], stored.values[1], 1e-4);
    expectRelative(answer["excess"], stored.values[2], 1e-6);
    EXPECT_GT(answer["excess_reused"], answer["excess"]);
  }
}

TEST(Ablation, SelfAttentionWithGainIsTheStoredNewtonSchulzStack) {  // E4
  for (const StoredNumber& stored : storedNumbers("E4.")) {
    const Answer answer = ablate("self-gain", depthOf(stored));
    expectRelative(answer["excess"], stored.values[3], 0.02);
    EXPECT_FALSE(answer.has("excess_reused"));  // α and β mean something else there
    // The stored weights have this excess too, where rounding in them does not hide it.
    Config config;
    config.depth = depthOf(stored), config.stack = StackKind::Self, config.residual_gain = true;
    EXPECT_LT(answer["excess"],
              PopulationLoss(config).excess(stored.values[2], stored.values[1], stored.values[0]) *
                  1.001);
  }
  EXPECT_LT(ablate("self-gain", 4)["excess"], 1e-13);
}

TEST(Ablation, SelfAttentionWithoutGainIsStored) {  // E5
  for (const StoredNumber& stored : storedNumbers("E5.")) {
    const Answer answer = ablate("self-plain", depthOf(stored));
    EXPECT_NEAR(answer["beta"], stored.values[0], 1e-3);
    EXPECT_NEAR(answer["alpha"], stored.values[1], 1e-2);
    expectRelative(answer["excess"], stored.values[2], 1e-5);
    EXPECT_FALSE(answer.has("gain"));
  }
}

TEST(Ablation, BothReadoutSlotsFromFAreStored) {  // E6
  for (const StoredNumber& stored : storedNumbers("E6.")) {
    const Answer answer = ablate("readout-ff", depthOf(stored));
    expectRelative(answer["excess"], stored.values[0], 1e-5);
    // The stored reuse is of the weight with β = −α.
    const Answer one = ablate("readout-ff", depthOf(stored), {{"parameters", "one"}});
    expectRelative(one["excess_reused"], stored.values[1], 1e-5);
    EXPECT_GT(answer["excess_reused"], 10 * answer["excess"]);
  }
}

TEST(Ablation, BothReadoutSlotsWhitenedExactlyHaveTheStoredRisk) {  // E7
  const double stored = storedNumber("E7").values[0];
  EXPECT_NEAR(ablate("readout-ff", 4)["whitened_risk"], stored, 1e-10);
  // The same from a stack so deep that P = 1/s to rounding.
  Config deep;
  deep.depth = 1024, deep.readout = Readout::Ff;
  EXPECT_NEAR(PopulationLoss(deep).loss(2.0 / 7, -2.0 / 7), stored, 1e-10);
}

TEST(Ablation, WithoutSkipFromZeroHasBothSampleMeans) {  // E8
  const auto stored = storedNumber("E8").values;
  const Answer answer =
      ablate("no-skip-zero", 4, {}, {{"context", std::int64_t{32}}, {"samples", std::int64_t{2}}});
  EXPECT_NEAR(answer["risk"], stored[0], 1e-12);
  EXPECT_NEAR(answer["mean_response_risk"], stored[1], 1e-12);
  EXPECT_NEAR(answer["raw_mean_risk"], storedNumber("A3").values[0], 1e-11);
  EXPECT_NEAR(answer["scaled_mean_risk"], storedNumber("A5").values[0], 1e-12);
}

TEST(Ablation, WithoutAttentionOrDepthIsOneLayer) {  // A5
  const double lsa = storedNumber("A5").values[0];
  EXPECT_NEAR(ablate("no-attention", 4)["risk"], lsa, 1e-12);
  EXPECT_NEAR(ablate("no-attention", 4)["alpha"], storedNumber("A4").values[0] / 4, 1e-12);
  EXPECT_NEAR(ablate("depth-one", 4)["risk"], lsa, 1e-12);
}

TEST(Ablation, SkipInTheFirstLayerIsOneLayerLess) {  // E1
  expectRelative(ablate("skip-first", 5)["excess"], storedNumber("E1.4").values[2], 1e-6);
}

TEST(Ablation, NoiseAtTestHasTheStoredRisks) {  // E9
  for (const StoredNumber& stored : storedNumbers("E9.")) {
    const double noise = std::stod(stored.id.substr(3));
    for (const auto& [depth, at] : {std::pair{8, 2}, std::pair{32, 3}}) {
      const Answer answer = ablate("noise", depth, {{"parameters", "one"}, {"test-noise2", noise}});
      expectRelative(answer["bayes_risk"], stored.values[0], 1e-9);
      expectRelative(answer["lsa_risk_reused"], stored.values[1], 1e-9);
      expectRelative(answer["risk_reused"], stored.values[static_cast<std::size_t>(at)], 1e-9);
    }
  }
}

TEST(Ablation, AMissingModalityHasTheStoredRisks) {  // E10, E11
  const Values set{{"prior", "per-modality"},
                   {"parameters", "one"},
                   {"norm2-low-1", 0.5},
                   {"norm2-high-1", 2.5},
                   {"norm2-low-2", 0.5},
                   {"norm2-high-2", 2.5},
                   {"test-missing-modality", std::int64_t{2}}};
  const auto missing = storedNumber("E10").values, present = storedNumber("E11").values;
  std::size_t at = 2;
  for (const int depth : {2, 4, 8}) {
    const Answer answer = ablate("missing-modality", depth, set);
    EXPECT_NEAR(answer["bayes_risk"], missing[0], 1e-9);
    EXPECT_NEAR(answer["lsa_risk_reused"], missing[1], 1e-9);
    EXPECT_NEAR(answer["risk_reused"], missing[at], 1e-9);
    // A change of another kind leaves the missing modality alone.
    EXPECT_NEAR(ablate("noise", depth, set)["risk_reused"], present[at], 1e-9);
    ++at;
  }
}

TEST(Ablation, OfTheTestRetrainsOnTheChangedPrompts) {
  // Retrained on noise 3 is the minimiser of the settings with that noise.
  const Answer answer = ablate("noise", 4, {{"test-noise2", 3.0}});
  Config config;
  config.noise2 = 3;
  const Minimum best = minimiserOf(PopulationLoss(config));
  EXPECT_NEAR(answer["alpha"], *best.alpha, 1e-12);
  expectRelative(answer["excess"], best.excess, 1e-10);
  // Tasks twice as long are those of a prior with four times the squared norm.
  const Answer longer = ablate("norm-shift", 4, {{"test-norm-scale", 2.0}});
  Config stretched;
  stretched.norm2_low = 2, stretched.norm2_high = 18;
  expectRelative(longer["excess"], minimiserOf(PopulationLoss(stretched)).excess, 1e-9);
}

TEST(Ablation, SoftmaxChangesNothingAtInfiniteContext) {  // I2
  for (const char* change : {"softmax", "query-as-key"}) {
    const Answer answer = ablate(change, 4);
    const Minimum whole = minimiserOf(PopulationLoss(Config{}));
    EXPECT_EQ(answer["alpha"], *whole.alpha);
    EXPECT_EQ(answer["excess"], whole.excess);
    expectRelative(answer["excess_reused"], whole.excess, 1e-10);
  }
}

TEST(Ablation, LabelNoiseIsAConstantOnEveryRisk) {
  const Answer noisy = ablate("label-noise", 4, {}, {{"label-noise2", 0.75}});
  const Minimum whole = minimiserOf(PopulationLoss(Config{}));
  EXPECT_EQ(noisy["alpha"], *whole.alpha);
  EXPECT_EQ(noisy["excess"], whole.excess);
  const double bayes = storedNumber("A1").values[0];
  EXPECT_NEAR(noisy["bayes_risk"], bayes + 0.75, 1e-12);
  EXPECT_NEAR(noisy["risk"], bayes + whole.excess + 0.75, 1e-12);
  EXPECT_NEAR(noisy["risk_reused"], bayes + whole.excess + 0.75, 1e-12);
  EXPECT_THAT(ablate("label-noise", 4, {}, {{"context", std::int64_t{32}}}).result.error().text(),
              HasSubstr("leave context at 0"));
}

TEST(Ablation, EveryChangeHasAnAnswerForEveryKindOfSetting) {
  const std::vector<Values> settings{
      {},
      {{"parameters", "one"}},
      {{"prior", "gaussian"}},
      {{"prior", "task-list"}, {"test-missing-modality", std::int64_t{1}}},
      {{"prior", "sphere"}, {"noise2-1", 3.0}},
      {{"stack", "self"}, {"test-noise2-2", 4.0}}};
  for (const Ablation& ablation : ablations()) {
    for (const Values& set : settings) {
      const Answer answer = ablate(ablation.key, 3, set);
      EXPECT_TRUE(std::isfinite(answer["risk"])) << ablation.key;
      EXPECT_GE(answer["risk"], answer["bayes_risk"] - 1e-12) << ablation.key;
      if (answer.has("risk_reused")) {
        EXPECT_GE(answer["risk_reused"], answer["risk"] - 1e-9) << ablation.key;
      }
    }
  }
}

TEST(Ablation, AnUnknownChangeIsRefusedByName) {
  EXPECT_THAT(ablate("no-skp-zero", 4).result.error().text(), HasSubstr("no-skip-zero"));
}

TEST(AblatedMinimum, HasNoSlopeLeft) {
  for (const char* change : {"no-residual", "readout-ff", "self-plain", "self-gain"}) {
    for (const char* parameters : {"one", "two"}) {
      Config config;
      config.depth = 3;
      config.parameters = std::string(parameters) == "one" ? Parameters::One : Parameters::Two;
      const Variant variant = changed(config, *findAblation(change));
      const Minimum best = minimiserOf(variant.loss);
      const Derivatives d =
          variant.loss.derivatives(*best.alpha, *best.beta, best.gain.value_or(0));
      EXPECT_LT(d.gradientNorm(), 1e-7) << change << " " << parameters;
      for (const double step : {-1e-3, 1e-3}) {
        EXPECT_GE(variant.loss.excess(*best.alpha + step, *best.beta, best.gain.value_or(0)),
                  best.excess);
      }
    }
  }
}

TEST(AblatedMinimum, OfADeepStackIsFoundInTime) {
  Config config;
  config.depth = 256, config.residual = false;
  const Minimum best = minimiserOf(PopulationLoss(config));
  // P → α/(1 − β s) with |β| s < 1 (spec section 7): the best multiple of 1/(1 + b s), b =
  // 1/s_high.
  const Law law = lawOf(config);
  double top = 0, bottom = 0, zero = 0;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double sg = law.s[i] / (1 + law.s[i] / law.sHigh());
    top += law.omega[i] * sg;
    bottom += law.omega[i] * sg * sg;
    zero += law.omega[i];
  }
  expectRelative(best.excess, zero - top * top / bottom, 0.05);
  EXPECT_LT(-*best.beta, 1.01 / law.sHigh());
}

TEST(DepthCurve, TakesAblationsAsPredictors) {
  const auto result = ask("depth-curve", {},
                          {{"depths", std::string("[2,4]")},
                           {"predictors", std::string("bayes no-residual self-gain")}});
  ASSERT_TRUE(result.ok()) << result.error().text();
  const double bayes = result.value().table[1];
  expectRelative(result.value().table[2] - bayes, storedNumber("E3.2").values[2], 1e-6);
  expectRelative(result.value().table[3] - bayes, storedNumber("E4.2").values[3], 0.02);
  expectRelative(result.value().table[6] - bayes, storedNumber("E3.4").values[2], 1e-6);
}

TEST(DepthCurve, AtAFiniteContextHasTheRisksOfEveryPredictor) {  // A9, F1, F2, F5
  const auto result =
      ask("depth-curve", {}, {{"depths", std::string("[1,4]")}, {"context", std::int64_t{32}}});
  ASSERT_TRUE(result.ok()) << result.error().text();
  const ProbeResult& r = result.value();
  const auto at = [&](int row, const std::string& name) {
    const auto found = std::find(r.col_labels.begin(), r.col_labels.end(), name);
    EXPECT_NE(found, r.col_labels.end()) << name;
    return r.table[static_cast<std::size_t>(row * r.cols + (found - r.col_labels.begin()))];
  };
  EXPECT_NEAR(at(1, "lca-one"), storedNumber("F2.T4.L32").values[0], 1e-8);
  EXPECT_NEAR(at(1, "lca-one-retrained"), storedNumber("F2.T4.L32").values[2], 1e-9);
  EXPECT_LE(at(1, "lca-two-retrained"), at(1, "lca-one-retrained") + 1e-10);
  EXPECT_NEAR(at(0, "lca-two-retrained"), storedNumber("A9.32").values[1], 1e-9);
  EXPECT_NEAR(at(0, "lsa"), storedNumber("A9.32").values[1], 1e-10);
  EXPECT_NEAR(at(1, "least-squares"), storedNumber("F1.32").values[0], 1e-10);
  EXPECT_NEAR(at(1, "inverse-regression"), storedNumber("F5").values[1], 0.012);
  EXPECT_NEAR(at(1, "bayes"), storedNumber("A1").values[0], 1e-12);
  EXPECT_THAT(r.col_labels, testing::Not(testing::Contains("untied")));
  EXPECT_GT(*r.find("standard_error"), 0);  // of inverse regression
  EXPECT_THAT(
      ask("depth-curve", {}, {{"context", std::int64_t{32}}, {"predictors", std::string("untied")}})
          .error()
          .text(),
      HasSubstr("untied"));
  const auto short_one = ask("depth-curve", {{"noise2-1", 2.0}},
                             {{"depths", std::string("[2]")}, {"context", std::int64_t{6}}});
  ASSERT_TRUE(short_one.ok()) << short_one.error().text();
  EXPECT_THAT(short_one.value().col_labels, testing::Not(testing::Contains("least-squares")));
  EXPECT_THAT(short_one.value().col_labels, testing::Not(testing::Contains("known-scale")));
}

}  // namespace
}  // namespace icl::cross_attention
