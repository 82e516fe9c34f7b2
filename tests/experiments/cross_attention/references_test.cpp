#include "core/experiments/cross_attention/references.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/cross_attention/flow.h"
#include "core/experiments/cross_attention/rates.h"

namespace icl::cross_attention {
namespace {

Values complete(const Values& changes) { return crossAttentionSchema().complete(changes).value(); }

const Reference* find(const std::vector<Reference>& lines, std::string_view key) {
  const auto found =
      std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.key == key; });
  return found == lines.end() ? nullptr : &*found;
}

TEST(References, TheStandardLevelsAreTheClosedForms) {
  const auto lines = references(complete({}));
  EXPECT_NEAR(find(lines, "loss.bayes")->level, std::log(11.0 / 3) / 4, 1e-12);
  EXPECT_NEAR(find(lines, "loss.lsa")->level, 46.0 / 121, 1e-12);
  EXPECT_NEAR(find(lines, "loss.zero")->level, 1, 1e-12);
  EXPECT_NEAR(find(lines, "excess.minimum")->level, 0.00037432697774043497, 1e-12);
  EXPECT_NEAR(find(lines, "alpha.minimum")->level, 0.27569015911902184, 1e-8);
  EXPECT_NEAR(find(lines, "beta.limit")->level, -2.0 / 7, 1e-12);
  EXPECT_NEAR(find(lines, "beta.barrier")->level, -0.45549513378552503, 1e-5);
  EXPECT_NEAR(find(lines, "excess.escape")->level, 0.30384865716326365, 1e-6);
}

TEST(References, EveryLineHasAKeyOfItsOwnAKnownChannelAndASource) {
  const ExperimentType type = crossAttentionType();
  for (const Values& changes :
       {Values{}, Values{{"parameters", std::string("one")}},
        Values{{"method", std::string("descent")}}, Values{{"prior", std::string("gaussian")}},
        Values{{"prior", std::string("sphere")}}, Values{{"reinjection", std::string("none")}},
        Values{{"reinjection", std::string("first-layer")}, {"start", std::string("data")}},
        Values{{"depth", std::int64_t{64}}, {"parameters", std::string("one")}}}) {
    std::set<std::string> keys;
    for (const Reference& line : references(complete(changes))) {
      EXPECT_TRUE(keys.insert(line.key).second) << line.key;
      EXPECT_GE(type.channelIndex(line.channel), 0) << line.channel;
      EXPECT_FALSE(line.title.empty());
      EXPECT_FALSE(line.source.empty());
      EXPECT_EQ(line.x.size(), line.y.size());
      EXPECT_TRUE(std::is_sorted(line.x.begin(), line.x.end()));
      if (line.x_channel.empty()) {
        EXPECT_TRUE(std::isfinite(line.level)) << line.key;
      }
      for (const double y : line.y) EXPECT_TRUE(std::isfinite(y)) << line.key;
    }
  }
}

// D1: time at which the one-parameter flow from α = 0 reaches an excess, by exact quadrature
// elsewhere.
TEST(References, TheExactFlowReachesTheReferenceLevelsAtTheReferenceTimes) {
  struct Case {
    int depth;
    double excess, time;
  };
  for (const Case& c : {Case{4, 0.3, 0.0020424582224483285}, Case{4, 0.01, 0.13198247478908406},
                        Case{4, 0.001, 1.485410387186229}, Case{16, 0.001, 0.1760982460969444},
                        Case{16, 0.0001, 1.9914209704126091}}) {
    Config config;
    config.depth = c.depth;
    config.parameters = Parameters::One;
    const PopulationLoss loss(config);
    const FlowCurve flow = exactFlow(loss, 0, 1000);
    std::size_t i = 1;
    while (flow.excess[i] > c.excess) ++i;
    double low = flow.alpha[i - 1], high = flow.alpha[i];
    while (high - low > 1e-14) {
      const double middle = (low + high) / 2;
      (loss.excess(middle, 0) > c.excess ? low : high) = middle;
    }
    // Cubic Hermite between two points of the curve: dt/dα = −1/L′ is known at both.
    const double width = flow.alpha[i] - flow.alpha[i - 1], u = (low - flow.alpha[i - 1]) / width;
    const double left = -width / loss.derivatives(flow.alpha[i - 1], 0).d_alpha;
    const double right = -width / loss.derivatives(flow.alpha[i], 0).d_alpha;
    const double time = flow.time[i - 1] * (1 + 2 * u) * (1 - u) * (1 - u) +
                        flow.time[i] * u * u * (3 - 2 * u) + left * u * (1 - u) * (1 - u) -
                        right * u * u * (1 - u);
    EXPECT_NEAR(time, c.time, 1e-4 * c.time) << c.depth << " " << c.excess;
  }
}

TEST(References, OneLayerFlowsAsAnExponential) {
  // T = 1: α = γ (1 − exp(−2 E[ζ²ρs] t)), γ = 30/121, E ρs = 121/12.
  Config config;
  config.depth = 1;
  config.parameters = Parameters::One;
  const FlowCurve flow = exactFlow(PopulationLoss(config), 0, 1);
  ASSERT_GT(flow.time.size(), 50u);
  for (std::size_t i = 0; i < flow.time.size(); ++i) {
    const double alpha = 30.0 / 121 * (1 - std::exp(-2 * 121.0 / 12 * flow.time[i]));
    EXPECT_NEAR(flow.alpha[i], alpha, 1e-12);
  }
}

TEST(References, TheFlowComesToRestAtThePredictedRate) {
  Config config;  // two parameters, depth 4
  const PopulationLoss loss(config);
  const Minimum minimum = minimiserOf(loss);
  const auto approach = approachOf(config, loss, minimum);
  ASSERT_TRUE(approach.has_value());
  // Spec section 5: condition number 74 at T = 4; the run itself at two later times.
  FlowState at{0, 0.05, -0.05, 0};
  for (const double t : {approach->since + 2, approach->since + 6}) {
    while (flowStep(loss, at, t, 1e-10) == FlowOutcome::Accepted) {
    }
    const double distance = std::hypot(at.alpha - *minimum.alpha, at.beta - *minimum.beta);
    const double predicted =
        approach->amplitude * std::exp(-approach->rate * (t - approach->since));
    EXPECT_NEAR(distance / predicted, 1, 0.03) << t;
  }
}

TEST(References, DescentContractsByOneMinusRateTimesCurvature) {
  Config config;
  config.method = Method::Descent;
  config.parameters = Parameters::One;
  config.depth = 2;
  config.rate = 0.02;
  const PopulationLoss loss(config);
  const auto approach = approachOf(config, loss, minimiserOf(loss));
  ASSERT_TRUE(approach.has_value());
  // D2.2: curvature at the minimum 8.384434115377012, so a step of 0.02 contracts by 0.8323.
  EXPECT_NEAR(std::exp(-approach->rate * config.rate), 1 - 0.02 * 8.384434115377012, 1e-6);
}

TEST(References, SampledRunsAndFlatMinimaHaveNoPredictedRate) {
  Config config;
  config.method = Method::Descent;
  config.context = 32;
  const PopulationLoss loss(config);
  EXPECT_FALSE(approachOf(config, loss, minimiserOf(loss)).has_value());
  Config flat;  // on the sphere the minimisers form a curve
  flat.prior = PriorKind::Sphere;
  flat.norm2_low = flat.norm2_high = 2.5;
  const PopulationLoss sphere(flat);
  const auto none = approachOf(flat, sphere, minimiserOf(sphere));
  EXPECT_FALSE(none.has_value());
}

TEST(Levels, HoldTheSummaryAndTheNamesThatClaimsUse) {
  const auto all = levels(complete({}));
  EXPECT_NEAR(all.at("bayes_risk"), 0.3248207460325652, 1e-12);
  EXPECT_NEAR(all.at("lsa_excess"), 0.055344543223633136, 1e-12);
  EXPECT_NEAR(all.at("minimum_risk"), 0.3248207460325652 + 0.00037432697774043497, 1e-10);
  EXPECT_NEAR(all.at("escape_excess"), 0.30384865716326365, 1e-6);
  EXPECT_EQ(all.count("step_limit"), 0u);
  const auto one = levels(complete({{"parameters", std::string("one")}}));
  EXPECT_NEAR(one.at("step_limit"), 0.0208884506231809, 1e-8);
  EXPECT_EQ(one.count("escape_excess"), 0u);
}

TEST(References, OfAblatedStacksAreTheirOwnMinimumAndFloor) {
  const auto self = references(
      complete({{"stack", "self"}, {"residual-gain", true}, {"depth", std::int64_t{2}}}));
  EXPECT_NEAR(find(self, "excess.minimum")->level, 1.3808761365771079e-05, 0.02 * 1.4e-5);  // E4.2
  EXPECT_NE(find(self, "gain.minimum"), nullptr);
  EXPECT_EQ(find(self, "alpha.limit"), nullptr);
  const auto power = references(complete({{"reinjection", "none"}, {"start", "data"}}));
  EXPECT_NEAR(find(power, "excess.floor")->level, 0.0018147263128433146, 1e-8);  // E2
  const auto off = references(complete({{"attention", "off"}}));
  EXPECT_EQ(find(off, "beta.minimum"), nullptr);  // β has no effect
  EXPECT_NEAR(find(off, "alpha.minimum")->level, 30.0 / 121 / 4, 1e-12);
  EXPECT_NEAR(levels(complete({{"reinjection", "none"}, {"start", "data"}})).at("floor_excess"),
              0.0018147263128433146, 1e-8);
}

TEST(References, OfShortPromptsAreWhatOtherPredictorsReachThere) {
  const auto training = references(
      complete({{"method", "descent"}, {"context", std::int64_t{32}}, {"parameters", "one"}}));
  EXPECT_NEAR(find(training, "batch_loss.least-squares")->level, 0.4378018750873676, 1e-10);  // F1
  EXPECT_NEAR(find(training, "batch_loss.lsa")->level, 0.4339622641509403, 1e-10);            // A9
  EXPECT_NEAR(find(training, "batch_loss.minimum")->level, 0.3689100770040989, 1e-9);         // F2
  EXPECT_NEAR(find(training, "batch_loss.inverse-regression")->level, 0.3611, 0.012);         // F5
  EXPECT_EQ(find(training, "test_risk.bayes"), nullptr);
  const auto test = references(complete({{"test-context", std::int64_t{16}}}));
  EXPECT_NEAR(find(test, "test_risk.least-squares")->level, 0.6960444557840637, 1e-10);
  EXPECT_EQ(find(test, "batch_loss.lsa"), nullptr);
  // Too short a prompt for least squares; a shift without a length has its own Bayes risk alone.
  EXPECT_EQ(
      find(references(complete({{"test-context", std::int64_t{9}}})), "test_risk.least-squares"),
      nullptr);
  const auto noisy = references(complete({{"test-noise2", 3.0}}));
  EXPECT_NEAR(find(noisy, "test_risk.bayes")->level, 0.5716050390351715, 1e-9);  // E9
  EXPECT_EQ(find(noisy, "test_risk.lsa"), nullptr);
}

}  // namespace
}  // namespace icl::cross_attention
