#include "core/experiments/tree_prior/linear_net.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/math/gradient_check.h"
#include "tests/experiments/tree_prior/net_fixture.h"
#include "tests/experiments/tree_prior/numbers.h"

namespace icl::tree_prior {
namespace {

Config small(ModelKind model, ReadOut read_out = ReadOut::Tied, LossKind loss = LossKind::Final) {
  Config config;
  config.levels = 2;
  config.budget = 3;
  config.hidden = 5;
  config.tokens = 6;
  config.model = model;
  config.read_out = read_out;
  config.loss = loss;
  return config;
}

void expectGradient(const Config& config, const std::string& what) {
  NetFixture f(config);
  const auto loss = [&](std::span<const double> at) { return f.loss(at); };
  EXPECT_LT(gradientError(loss, f.weights, f.gradient(), 1e-4, 1e-2), 1e-7) << what;
}

TEST(LinearNet, GradientsOfEveryModelReadOutAndLossAreThoseOfDifferences) {
  for (const ModelKind model : {ModelKind::A, ModelKind::B, ModelKind::C}) {
    for (const ReadOut read_out : {ReadOut::Tied, ReadOut::Attention, ReadOut::Mlp}) {
      for (const LossKind loss : {LossKind::Final, LossKind::PerLayer}) {
        if (read_out == ReadOut::Mlp && loss == LossKind::PerLayer) continue;
        expectGradient(small(model, read_out, loss),
                       "model " + std::to_string(static_cast<int>(model)) + " read-out " +
                           std::to_string(static_cast<int>(read_out)));
      }
    }
  }
}

TEST(LinearNet, GradientsWithSeveralChannelsALayer) {
  Config config = small(ModelKind::A);
  config.levels = 3;
  config.budget = 6;
  config.wanted_layers = 3;
  for (const ReadOut read_out : {ReadOut::Tied, ReadOut::Attention, ReadOut::Mlp}) {
    config.read_out = read_out;
    expectGradient(config, "channels");
  }
}

TEST(LinearNet, GradientsThroughResidualValues) {
  for (const ModelKind model : {ModelKind::A, ModelKind::C}) {
    for (const ReadOut read_out : {ReadOut::Tied, ReadOut::Attention}) {
      Config config = small(model, read_out, LossKind::PerLayer);
      config.values = ValueKind::Residual;
      config.wanted_layers = 3;
      expectGradient(config, "residual");
    }
  }
}

TEST(LinearNet, ContextsWithoutWeightDoNotCount) {
  const Config config = small(ModelKind::A);
  NetFixture f(config, 5);
  const auto with = f.gradient();
  for (int k = 0; k < 3; ++k) {  // what stands in unused rows is not looked at
    for (int r = 5; r < kRows; ++r) f.block.pooled.row(k)[r] += 1;
  }
  EXPECT_EQ(f.gradient(), with);
}

TEST(LinearNet, CountsOfWeightsAreThoseOfTheSpecification) {
  const auto count = [](ModelKind model, ReadOut read_out) {
    Config config;
    config.model = model;
    config.read_out = read_out;
    return static_cast<double>(makeNet(config)->layout().size());
  };
  EXPECT_STORED("nparam_A_tied", count(ModelKind::A, ReadOut::Tied), 0);
  EXPECT_STORED("nparam_B_tied", count(ModelKind::B, ReadOut::Tied), 0);
  EXPECT_STORED("nparam_C_tied", count(ModelKind::C, ReadOut::Tied), 0);
  EXPECT_STORED("nparam_A_attn", count(ModelKind::A, ReadOut::Attention), 0);
  EXPECT_STORED("nparam_A_mlp", count(ModelKind::A, ReadOut::Mlp), 0);
}

TEST(LinearNet, ALayerAsksWithAUnitKeyAndAnswersWithTheSampleMean) {
  const Config config = small(ModelKind::A);
  NetFixture f(config);
  f.loss(f.weights);
  const auto& net = dynamic_cast<const LinearNet&>(*f.net);
  const auto& tape = dynamic_cast<const LinearTape&>(*f.tape);
  for (int l = 0; l < 3; ++l) {
    for (int r = 0; r < 5; ++r) {
      double square = 0, answer = 0;
      for (int n = 0; n < 3; ++n) {
        const double k = net.key(tape, l, 0, n, r);
        square += k * k;
        answer += k * f.block.pooled.at(n, r);
      }
      EXPECT_NEAR(square, 1, 1e-14);
      EXPECT_NEAR(tape.workspace.at(l, r), answer, 1e-14);
    }
  }
}

// With weights by hand: the second layer of a T = 2 tree asks the child that the first answer's
// sign says.
TEST(LinearNet, ARouterByHandFollowsThePath) {
  Config config = small(ModelKind::A);
  config.budget = 2;
  config.hidden = 1;
  config.tokens = 0;
  NetFixture f(config, kRows);
  std::fill(f.weights.begin(), f.weights.end(), 0.0);
  const Layout& layout = f.net->layout();
  f.weights[layout.layer(0).bk] = 1;  // the root
  f.weights[layout.layer(0).bq] = 1;
  f.weights[layout.layer(1).w1] = 50;     // h = sign of the answer
  f.weights[layout.layer(1).bk + 1] = 1;  // (1 − h) left + (1 + h) right
  f.weights[layout.layer(1).bk + 2] = 1;
  f.weights[layout.layer(1).wk + 1] = -1;
  f.weights[layout.layer(1).wk + 2] = 1;
  f.weights[layout.layer(1).bq] = 1;
  EXPECT_NEAR(f.loss(f.weights), 0, 1e-12);  // exact answers on the whole path: no error
}

TEST(LinearNet, DonorKeysChangeTheAnswerAndNotTheReading) {
  const Config config = small(ModelKind::A);
  NetFixture f(config, kRows);
  f.loss(f.weights);
  const auto& net = dynamic_cast<const LinearNet&>(*f.net);
  LinearTape donor(net.shape()), run(net.shape());
  ContextBlock other(3, 0);
  Stream random(9, Purpose::Test);
  ContextSampler(config, config.tokens, config.noise, false).draw(random, kRows, other);
  net.forward(other, donor, {});
  const LinearTape* const second[] = {nullptr, &donor, nullptr};
  net.forward(f.block, run, {second, {}});
  const auto& own = dynamic_cast<const LinearTape&>(*f.tape);
  for (int r = 0; r < kRows; ++r) {
    EXPECT_EQ(run.workspace.at(0, r), own.workspace.at(0, r));
    double answer = 0;
    for (int n = 0; n < 3; ++n) {
      EXPECT_EQ(net.key(run, 1, 0, n, r),
                net.key(own, 1, 0, n, r));  // the query side keeps its own
      answer += net.key(donor, 1, 0, n, r) * f.block.pooled.at(n, r);
    }
    EXPECT_NEAR(run.workspace.at(1, r), answer, 1e-14);
    EXPECT_NE(run.workspace.at(2, r), own.workspace.at(2, r));  // later layers run on
  }
  net.forward(f.block, run, {{}, second});
  for (int r = 0; r < kRows; ++r) {
    EXPECT_EQ(run.workspace.at(0, r), donor.workspace.at(0, r));
    EXPECT_EQ(run.workspace.at(1, r), donor.workspace.at(1, r));
    EXPECT_EQ(net.key(run, 2, 0, 1, r), net.key(donor, 2, 0, 1, r));
  }
}

TEST(LinearNet, WithoutARouterDepthChangesNothing) {
  Config wide = small(ModelKind::C);
  Config deep = wide;
  deep.wanted_layers = 3;
  NetFixture a(wide), b(deep);
  // The same numbers: wide stores three keys, then three gains; deep a key and a gain in turn.
  for (std::size_t l = 0; l < 3; ++l) {
    const auto& at = b.net->layout().layer(static_cast<int>(l));
    for (std::size_t n = 0; n < 3; ++n) b.weights[at.bk + n] = a.weights[3 * l + n];
    b.weights[at.bq] = a.weights[9 + l];
  }
  EXPECT_NEAR(a.loss(a.weights), b.loss(b.weights), 1e-13);
}

}  // namespace
}  // namespace icl::tree_prior
