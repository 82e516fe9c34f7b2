#include "core/experiments/tree_prior/token_net.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/math/gradient_check.h"
#include "tests/experiments/tree_prior/net_fixture.h"

namespace icl::tree_prior {
namespace {

Config small(Features features, ModelKind model) {
  Config config;
  config.levels = 2;
  config.budget = 2;
  config.hidden = 4;
  config.tokens = 3;
  config.features = features;
  config.model = model;
  return config;
}

TEST(TokenNet, GradientsAreThoseOfDifferences) {
  for (const Features features : {Features::Key, Features::Full}) {
    for (const ModelKind model : {ModelKind::A, ModelKind::B}) {
      NetFixture f(small(features, model));
      const auto loss = [&](std::span<const double> at) { return f.loss(at); };
      EXPECT_LT(gradientError(loss, f.weights, f.gradient(), 1e-4, 1e-2), 1e-7);
    }
  }
}

TEST(TokenNet, ThePredictionIsWhatItsFormulaSays) {
  const Config config = small(Features::Key, ModelKind::A);
  NetFixture f(config);
  f.loss(f.weights);
  const auto& tape = dynamic_cast<const TokenTape&>(*f.tape);
  const Layout& layout = f.net->layout();
  const int r = 2, hidden = 4;
  double p[2] = {}, prediction = 0;
  const auto network = [&](const Layout::Network& net, const double* x, int filled) {
    double h1[hidden], h2[hidden], out = f.weights[net.b3];
    for (std::size_t j = 0; j < hidden; ++j) {
      double a = f.weights[net.b1 + j];
      for (std::size_t k = 0; k < 3; ++k) a += f.weights[net.token + k * hidden + j] * x[k];
      for (std::size_t k = 0; k < static_cast<std::size_t>(filled); ++k) {
        a += f.weights[net.slots + k * hidden + j] * p[k];
      }
      h1[j] = std::tanh(a);
    }
    for (std::size_t j = 0; j < hidden; ++j) {
      double a = f.weights[net.b2 + j];
      for (std::size_t k = 0; k < hidden; ++k) a += f.weights[net.w2 + k * hidden + j] * h1[k];
      h2[j] = std::tanh(a);
    }
    for (std::size_t j = 0; j < hidden; ++j) out += f.weights[net.w3 + j] * h2[j];
    return out;
  };
  for (int l = 0; l < 2; ++l) {
    double query[3], answer = 0;
    for (int k = 0; k < 3; ++k) query[k] = f.block.query.at(k, r);
    const double weight = network(layout.tokenLayer(l).read, query, l);
    for (int i = 0; i < 3; ++i) {
      double x[3];
      for (int k = 0; k < 3; ++k) x[k] = f.block.x.at(i * 3 + k, r);
      answer += f.block.y.at(i, r) * network(layout.tokenLayer(l).ask, x, l) / 3;
    }
    p[l] = answer;
    prediction += answer * weight;
    EXPECT_NEAR(tape.workspace.at(l, r), answer, 1e-13);
  }
  EXPECT_NEAR(tape.prediction.at(0, r), prediction, 1e-13);
}

TEST(TokenNet, AnUntrainedNetPredictsZero) {
  const Config config = small(Features::Full, ModelKind::B);
  NetFixture f(config);
  const auto start = f.net->layout().start(1);
  double energy = 0;
  for (int r = 0; r < f.used; ++r) {
    double answer = 0;
    for (int k = 0; k < 3; ++k) answer += f.block.theta.at(k, r) * f.block.query.at(k, r);
    energy += answer * answer;
  }
  EXPECT_NEAR(f.loss(start), energy, 1e-13);
}

}  // namespace
}  // namespace icl::tree_prior
