#include "core/experiments/cross_attention/prompt.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/state.h"

namespace icl::cross_attention {
namespace {

/// The prompt of the reference values G1 and G3: three tokens in two dimensions.
Prompt smallPrompt() {
  Prompt prompt;
  prompt.x.resize(2, 3);
  prompt.x << 1, 0, -1, 0.5, -1, 0.5;
  prompt.y = Eigen::Vector3d(1, -0.5, -1);
  prompt.query = Eigen::Vector2d(0.5, 1);
  return prompt;
}

ScalarStack smallStack(int depth = 3) {
  Config config;
  config.depth = depth;
  return {config, 0.25, -0.2};
}

/// F⁰ … F^T with the query as last column, by the definition on tokens: no spectrum, no P_t.
std::vector<Eigen::MatrixXd> tokenStates(const Prompt& prompt, const ScalarStack& stack) {
  const Eigen::Index length = prompt.x.cols();
  Eigen::MatrixXd all(prompt.x.rows(), length + 1);
  all << prompt.x, prompt.query;
  std::vector<Eigen::MatrixXd> states{
      stack.start == Start::Data ? Eigen::MatrixXd(stack.alpha * all) : Eigen::MatrixXd(0 * all)};
  for (int t = 0; t < stack.depth; ++t) {
    const Eigen::MatrixXd& f = states.back();
    Eigen::MatrixXd next =
        f + stack.beta * prompt.x * (prompt.x.transpose() * f) / static_cast<double>(length);
    if (stack.injects(t)) next += stack.alpha * all;
    states.push_back(next);
  }
  return states;
}

TEST(Prompt, TheStackPredictsTheReferenceValuesOfASmallPrompt) {
  const PromptSpectrum spectrum(smallPrompt());
  EXPECT_NEAR(spectrum.predictions(smallStack()).back(), 0.33106481481481476, 1e-12);
  const Eigen::VectorXd state = spectrum.queryState(smallStack(), 3);
  EXPECT_NEAR(state[0], 0.3272222222222222, 1e-12);
  EXPECT_NEAR(state[1], 0.6775, 1e-12);
}

TEST(Prompt, OneLayerIsLinearSelfAttention) {
  // G3: W^PV = e3 e3ᵀ, W^KQ = diag(.3, .3, 0) predicts .3 ⟨h, x_q⟩ = 0.15.
  Config config;
  config.depth = 1;
  const PromptSpectrum spectrum(smallPrompt());
  EXPECT_NEAR(spectrum.predictions({config, 0.3, 0}).back(), 0.15, 1e-12);
}

TEST(Prompt, EveryLayerOfEverySkipFollowsTheTokensThemselves) {
  Config config;
  config.depth = 5;
  const Prompt prompt = drawPrompt(config, 3, 11);
  const PromptSpectrum spectrum(prompt);
  for (const auto reinjection :
       {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
    for (const auto start : {Start::Zero, Start::Data}) {
      config.reinjection = reinjection;
      config.start = start;
      const ScalarStack stack(config, 0.2, -0.15);
      const auto states = tokenStates(prompt, stack);
      const std::vector<double> yhat = spectrum.predictions(stack);
      for (int t = 0; t <= 5; ++t) {
        const Eigen::MatrixXd& f = states[static_cast<std::size_t>(t)];
        const Eigen::MatrixXd context = f.leftCols(11);
        EXPECT_TRUE(spectrum.attention(stack, t).isApprox(f.transpose() * prompt.x / 11.0, 1e-12) ||
                    f.isZero());
        EXPECT_TRUE(spectrum.gram(stack, t).isApprox(context * context.transpose() / 11.0, 1e-12) ||
                    f.isZero());
        EXPECT_LT((spectrum.queryState(stack, t) - f.col(11)).norm(), 1e-12);
        const double read = prompt.y.dot(prompt.x.transpose() * f.col(11)) / 11.0;
        EXPECT_NEAR(yhat[static_cast<std::size_t>(t)], read, 1e-12);
      }
    }
  }
}

TEST(Prompt, TiedWeightsAreGradientDescentOnTheContext) {
  // Spec section 3: β = −α gives T steps of size α on the in-context least-squares loss.
  Config config;
  config.depth = 7;
  const Prompt prompt = drawPrompt(config, 8, 20);
  const Eigen::MatrixXd moment = prompt.x * prompt.x.transpose() / 20.0;
  const Eigen::VectorXd h = prompt.x * prompt.y / 20.0;
  Eigen::VectorXd w = Eigen::VectorXd::Zero(8);
  for (int t = 0; t < 7; ++t) w -= 0.1 * (moment * w - h);
  const PromptSpectrum spectrum(prompt);
  EXPECT_NEAR(spectrum.predictions({config, 0.1, -0.1}).back(), w.dot(prompt.query), 1e-12);
}

TEST(Prompt, WhiteningIsThePolynomialOfThePopulationCovariance) {
  Config config;
  config.noise2 = 0.7;
  const Prompt prompt = drawPrompt(config, 5, 4);
  const ScalarStack stack(config, 0.2, -0.25);
  const Eigen::MatrixXd lambda =
      0.7 * Eigen::MatrixXd::Identity(8, 8) + prompt.task * prompt.task.transpose();
  Eigen::MatrixXd p = Eigen::MatrixXd::Zero(8, 8);
  for (int t = 0; t < 3; ++t) p += -0.25 * lambda * p + 0.2 * Eigen::MatrixXd::Identity(8, 8);
  EXPECT_TRUE(populationWhitening(stack, 3, prompt.task, 0.7).isApprox(p * lambda, 1e-12));
}

TEST(Prompt, ALongerPromptBeginsWithTheShorterOne) {
  const Config config;
  const Prompt shorter = drawPrompt(config, 4, 6), longer = drawPrompt(config, 4, 9);
  EXPECT_EQ(shorter.task, longer.task);
  EXPECT_EQ(shorter.query, longer.query);
  EXPECT_EQ(shorter.x, longer.x.leftCols(6));
  EXPECT_EQ(shorter.y, longer.y.head(6));
  EXPECT_NE(drawPrompt(config, 5, 6).task, shorter.task);
}

TEST(Prompt, TokensHaveTheMomentsOfTheModel) {
  // x = u m + √v ξ, y = ζ u: E x xᵀ = vI + m mᵀ, E y x = ζ m, E y² = 1; 4 standard errors.
  Config config;
  config.noise2 = 0.5;
  const int length = 40000;
  const Prompt prompt = drawPrompt(config, 2, length);
  const Eigen::MatrixXd moment = prompt.x * prompt.x.transpose() / length;
  const Eigen::MatrixXd expected =
      0.5 * Eigen::MatrixXd::Identity(8, 8) + prompt.task * prompt.task.transpose();
  const double error = 4 * 1.5 * expected.norm() / std::sqrt(length);
  EXPECT_LT((moment - expected).cwiseAbs().maxCoeff(), error);
  const Eigen::VectorXd h = prompt.x * prompt.y / length;
  EXPECT_LT(std::min((h - prompt.task).norm(), (h + prompt.task).norm()), error);
  EXPECT_NEAR(prompt.y.squaredNorm() / length, 1, 4 * std::sqrt(2.0 / length));
}

/// Asks the probe of a fresh state with the weights of smallStack().
Result<ProbeResult> ask(Values arguments) {
  const ProbeType probe = promptProbe();
  const auto complete = probe.arguments.complete(arguments);
  if (!complete) return complete.error();
  Values config = crossAttentionSchema().defaults();
  config.set("depth", std::int64_t{3});
  State state;
  state.alpha = 0.25;
  state.beta = -0.2;
  return probe.run(StateSnapshot(config, 1, state), *complete, {});
}

TEST(PromptProbe, AnswersTheReferencePromptTypedAsJson) {
  const auto result = ask({{"x", std::string("[[1,0.5],[0,-1],[-1,0.5]]")},
                           {"y", std::string("[1,-0.5,-1]")},
                           {"query", std::string("[0.5,1]")}});
  ASSERT_TRUE(result.ok());
  EXPECT_NEAR(*result->find("yhat"), 0.33106481481481476, 1e-12);
  EXPECT_EQ(result->find("bayes"), nullptr);
  ASSERT_EQ(result->rows, 4);
  ASSERT_EQ(result->cols, 2);
  EXPECT_EQ(result->table[0], 0);
  EXPECT_NEAR(result->table[6], 0.3272222222222222, 1e-12);
  EXPECT_NEAR(result->table[7], 0.6775, 1e-12);
}

TEST(PromptProbe, ADrawnPromptKnowsBayes) {
  const auto result = ask({{"seed", std::int64_t{7}}, {"length", std::int64_t{12}}});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(*result->find("bayes"), drawPrompt(Config{}, 7, 12).bayes);
  EXPECT_EQ(result->cols, 8);
}

TEST(PromptProbe, RefusesPromptsThatDoNotFitTogether) {
  const std::string x = "[[1,0.5],[0,-1]]", y = "[1,-0.5]", query = "[0.5,1]";
  EXPECT_FALSE(ask({{"x", x}}).ok());
  EXPECT_FALSE(ask({{"x", x}, {"y", std::string("[1]")}, {"query", query}}).ok());
  EXPECT_FALSE(ask({{"x", x}, {"y", y}, {"query", std::string("[1,2,3]")}}).ok());
  EXPECT_FALSE(ask({{"x", std::string("[[1,2],[3]]")}, {"y", y}, {"query", query}}).ok());
  EXPECT_FALSE(ask({{"x", std::string("[1,2")}, {"y", y}, {"query", query}}).ok());
  EXPECT_TRUE(ask({{"x", x}, {"y", y}, {"query", query}}).ok());
}

}  // namespace
}  // namespace icl::cross_attention
