#include "core/experiments/cross_attention/token_stack.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/ablations.h"
#include "core/experiments/cross_attention/prompt.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/cross_attention/numbers.h"
#include "tests/support/time_budget.h"

namespace icl::cross_attention {
namespace {

Prompt smallPrompt() {
  Prompt prompt;
  prompt.x.resize(2, 3);
  prompt.x << 1, 0, -1, 0.5, -1, 0.5;
  prompt.y = Eigen::Vector3d(1, -0.5, -1);
  prompt.query = Eigen::Vector2d(0.5, 1);
  return prompt;
}

Config small(int depth = 3) {
  Config config;
  config.depth = depth;
  return config;
}

constexpr ScalarWeights kWeights{0.25, -0.2, 0};

double predicted(const Config& config, const Prompt& prompt, const ScalarWeights& w = kWeights) {
  TokenStack stack(Stack::of(config), TokenRules(config));
  return stack.predict(prompt.x, prompt.y, prompt.query, w, nullptr);
}

TEST(TokenStack, HasTheStoredPredictionsAndStates) {  // G1
  for (const StoredNumber& stored : storedNumbers("G1.")) {
    Config config = small();
    const bool both = stored.id.find(".ff.") != std::string::npos;
    config.readout = both ? Readout::Ff : Readout::Xf;
    config.query_as_key = stored.id.back() == 'q' && stored.id[stored.id.size() - 2] == '.';
    const Prompt prompt = smallPrompt();
    EXPECT_NEAR(predicted(config, prompt), stored.values[0], 1e-12) << stored.id;
    TokenStack stack(Stack::of(config), TokenRules(config));
    const auto trace = stack.trace(prompt.x, prompt.y, prompt.query, kWeights);
    EXPECT_NEAR(trace.states.back()(0, 3), stored.values[1], 1e-12) << stored.id;
    EXPECT_NEAR(trace.states.back()(1, 3), stored.values[2], 1e-12) << stored.id;
    EXPECT_NEAR(trace.predictions.back(), stored.values[0], 1e-12) << stored.id;
    EXPECT_EQ(trace.predictions, stack.predictions(prompt.x, prompt.y, prompt.query, kWeights));
  }
}

TEST(TokenStack, WithSoftmaxHasTheStoredPredictions) {  // G2
  const auto stored = storedNumber("G2").values;
  Config config = small();
  config.attention = Attention::Softmax;
  EXPECT_NEAR(predicted(config, smallPrompt()), stored[0], 1e-12);
  config.softmax_temperature = 2, config.softmax_centred = true;
  EXPECT_NEAR(predicted(config, smallPrompt()), stored[1], 1e-12);
}

/// Softmax written out term by term for one query, on columns that do not sum to zero.
TEST(TokenStack, CentringTakesTheMeanOfTheKeysOff) {
  Prompt prompt = smallPrompt();
  prompt.x << 2, 0.3, -1, 0.5, -1, 1.5;
  for (const bool centred : {false, true}) {
    Config config = small(2);
    config.attention = Attention::Softmax;
    config.softmax_temperature = 1.7, config.softmax_centred = centred;
    const double tau = 1.7;
    Eigen::Vector2d f = Eigen::Vector2d::Zero();
    for (int t = 0; t < 2; ++t) {
      double sum = 0;
      Eigen::Vector2d attended = Eigen::Vector2d::Zero(), mean = Eigen::Vector2d::Zero();
      for (int i = 0; i < 3; ++i) {
        const Eigen::Vector2d x = prompt.x.col(i);
        const double weight = std::exp(x.dot(f) / tau);
        sum += weight;
        attended += weight * x;
        mean += x / 3;
      }
      const Eigen::Vector2d term = attended / sum - (centred ? mean : 0 * mean);
      f += kWeights.alpha * prompt.query + kWeights.beta * tau * term;
    }
    double yhat = 0;
    for (int i = 0; i < 3; ++i) yhat += prompt.y[i] * prompt.x.col(i).dot(f) / 3;
    EXPECT_NEAR(predicted(config, prompt), yhat, 1e-14) << centred;
  }
}

TEST(TokenStack, HotCentredSoftmaxIsLinearAttentionToCentredKeys) {
  Config config = small(2);
  config.attention = Attention::Softmax;
  config.softmax_temperature = 1e6, config.softmax_centred = true;
  Prompt prompt = smallPrompt();  // its columns sum to zero: centred already
  Config linear = small(2);
  EXPECT_NEAR(predicted(config, prompt), predicted(linear, prompt), 1e-6);
  prompt.x.array() += 0.5;
  EXPECT_GT(std::abs(predicted(config, prompt) - predicted(linear, prompt)), 1e-3);
}

TEST(TokenStack, LinearScalarWeightsFollowTheSpectrumOfThePrompt) {
  const Prompt prompt = drawPrompt(Config{}, 3, 11);
  const PromptSpectrum spectrum(prompt);
  for (const char* change :
       {"no-residual", "readout-ff", "no-attention", "self-plain", "self-gain", "no-skip-data"}) {
    Config config = changed(small(3), *findAblation(change)).config;
    const ScalarStack stack(config, 0.2, -0.05, config.residual_gain ? 0.1 : 0);
    const auto spectral = spectrum.predictions(stack);
    TokenStack tokens(stack.shape(), TokenRules(config));
    const auto literal = tokens.trace(prompt.x, prompt.y, prompt.query, stack.weights());
    for (std::size_t t = 0; t < spectral.size(); ++t) {
      EXPECT_NEAR(literal.predictions[t], spectral[t], 1e-11 * (1 + std::abs(spectral[t])))
          << change << " " << t;
    }
    const Eigen::MatrixXd shares = tokens.attention(prompt.x, prompt.query, literal.states[2]);
    EXPECT_TRUE(shares.isApprox(spectrum.attention(stack, 2), 1e-10) ||
                config.attention == Attention::Off)
        << change;
  }
}

TEST(TokenStack, HasTheSlopesOfDifferencesWhateverIsSet) {
  const Prompt prompt = drawPrompt(Config{}, 5, 9);
  for (const Attention attention : {Attention::Linear, Attention::Softmax, Attention::Off}) {
    for (const StackKind kind : {StackKind::Cross, StackKind::Self}) {
      for (const Readout readout : {Readout::Xf, Readout::Fx, Readout::Ff}) {
        for (const bool query : {false, true}) {
          for (const bool residual : {false, true}) {
            Config config = small(3);
            config.attention = attention, config.stack = kind, config.readout = readout;
            config.query_as_key = query, config.residual = residual;
            config.softmax_temperature = 1.5, config.softmax_centred = query;
            config.residual_gain = true;
            config.start = query ? Start::Data : Start::Zero;
            TokenStack stack(Stack::of(config), TokenRules(config));
            const std::array<double, 3> at{0.2, -0.1, kind == StackKind::Self ? 0.3 : 0.0};
            const auto value = [&](std::span<const double> w) {
              return stack.predict(prompt.x, prompt.y, prompt.query, {w[0], w[1], w[2]}, nullptr);
            };
            ScalarWeights slope;
            stack.predict(prompt.x, prompt.y, prompt.query, {at[0], at[1], at[2]}, &slope);
            const std::array<double, 3> claimed{slope.alpha, slope.beta, slope.gain};
            EXPECT_LT(gradientError(value, at, claimed, 1e-3), 1e-6)
                << static_cast<int>(attention) << static_cast<int>(kind)
                << static_cast<int>(readout) << query << residual;
          }
        }
      }
    }
  }
}

TEST(TokenStack, SharesOfSoftmaxAddUpToOne) {
  Config config = small();
  config.attention = Attention::Softmax;
  const Prompt prompt = drawPrompt(config, 5, 7);
  TokenStack stack(Stack::of(config), TokenRules(config));
  const auto trace = stack.trace(prompt.x, prompt.y, prompt.query, kWeights);
  const Eigen::MatrixXd shares = stack.attention(prompt.x, prompt.query, trace.states[2]);
  EXPECT_EQ(shares.rows(), 8);
  EXPECT_EQ(shares.cols(), 7);
  for (Eigen::Index i = 0; i < 8; ++i) EXPECT_NEAR(shares.row(i).sum(), 1, 1e-12);
}

/// I1: risk of softmax less that of linear attention on the same prompts, at the weights of
/// infinite context, against an independent simulation.
TEST(Softmax, AtFiniteContextCostsWhatIsStored) {
  struct Case {
    const char* id;
    int context;
    double temperature;
    bool centred;
    double error;
  };
  for (const Case& c :
       {Case{"I1.d8.L64.tau1", 64, 1, false, 0.01705}, Case{"I1.d8.L64.tau2", 64, 2, false, 0.0076},
        Case{"I1.d8.L64.tau2c", 64, 2, true, 0.00707},
        Case{"I1.d8.L64.tau8c", 64, 8, true, 0.00129},
        Case{"I1.d8.L512.tau1", 512, 1, false, 0.00902},
        Case{"I1.d8.L512.tau2", 512, 2, false, 0.00339},
        Case{"I1.d8.L512.tau2c", 512, 2, true, 0.00292},
        Case{"I1.d8.L512.tau8c", 512, 8, true, 0.0003}}) {
    Config linear = small(4);
    linear.parameters = Parameters::One;
    Config softmax = linear;
    softmax.attention = Attention::Softmax;
    softmax.softmax_temperature = c.temperature, softmax.softmax_centred = c.centred;
    const double alpha = 0.2689568995468321;
    const int samples = c.context == 64 ? 6000 : 1000;
    const PairedRisk pair = pairedRisk(Variant(softmax), {alpha, -alpha, 0}, linear,
                                       {alpha, -alpha, 0}, c.context, {samples, 3, {}});
    EXPECT_NEAR(pair.difference, storedNumber(c.id).values[0],
                4 * std::hypot(c.error, pair.standard_error))
        << c.id;
  }
}

}  // namespace
}  // namespace icl::cross_attention
