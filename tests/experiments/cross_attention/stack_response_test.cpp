#include "core/experiments/cross_attention/stack_response.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/population_loss.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/cross_attention/brute_force.h"

namespace icl::cross_attention {
namespace {

/// Stacks from which something is taken away, and self-attention.
std::vector<Config> ablatedStacks(int depth) {
  std::vector<Config> all;
  const auto add = [&](auto&& change) {
    Config c;
    c.depth = depth;
    change(c);
    all.push_back(c);
  };
  add([](Config& c) { c.residual = false; });
  add([](Config& c) { c.residual = false, c.start = Start::Data; });
  add([](Config& c) { c.residual = false, c.reinjection = Reinjection::FirstLayer; });
  add([](Config& c) { c.attention = Attention::Off; });
  add([](Config& c) { c.readout = Readout::Ff; });
  add([](Config& c) { c.readout = Readout::Ff, c.residual = false; });
  add([](Config& c) {
    c.readout = Readout::Ff, c.reinjection = Reinjection::None, c.start = Start::Data;
  });
  add([](Config& c) { c.stack = StackKind::Self; });
  add([](Config& c) { c.stack = StackKind::Self, c.residual_gain = true; });
  add([](Config& c) { c.stack = StackKind::Self, c.residual_gain = true, c.residual = false; });
  add([](Config& c) { c.stack = StackKind::Self, c.attention = Attention::Off; });
  return all;
}

TEST(StackResponse, IsThatOfTheLayersForEveryStack) {
  for (const int depth : {1, 2, 5}) {
    for (const Config& config : ablatedStacks(depth)) {
      Lanes s{};
      for (std::size_t i = 0; i < kLanes; ++i) s[i] = 0.2 + 0.4 * static_cast<double>(i);
      Response r;
      respond<0>(Stack::of(config), {0.3, -0.11, 0.2}, s, r);
      for (std::size_t i = 0; i < kLanes; ++i) {
        const auto expected = static_cast<double>(brute::stack(config, s[i], 0.3L, -0.11L, 0.2L));
        EXPECT_NEAR(r.p[i], expected, 1e-12 * (1 + std::abs(expected)));
      }
    }
  }
}

TEST(StackResponse, HasTheDerivativesOfDifferences) {
  for (const int depth : {1, 2, 4}) {
    for (const Config& config : ablatedStacks(depth)) {
      const std::array<double, 3> at{0.4, -0.12, 0.15};
      Lanes s{};
      s.fill(2.3);
      const auto response = [&](std::span<const double> w, Response& r) {
        respond<2>(Stack::of(config), {w[0], w[1], w[2]}, s, r);
      };
      Response here;
      response(at, here);
      const auto partial = [&](Lanes Response::*part) {
        return numericGradient(
            [&](std::span<const double> w) {
              Response r;
              response(w, r);
              return (r.*part)[3];
            },
            at);
      };
      const auto expectRow = [&](Lanes Response::*part, double a, double b, double g) {
        const auto numeric = partial(part);
        EXPECT_NEAR(a, numeric[0], 1e-7 * (1 + std::abs(a)));
        EXPECT_NEAR(b, numeric[1], 1e-7 * (1 + std::abs(b)));
        EXPECT_NEAR(g, numeric[2], 1e-7 * (1 + std::abs(g)));
      };
      expectRow(&Response::p, here.a[3], here.b[3], here.g[3]);
      expectRow(&Response::a, here.aa[3], here.ab[3], here.ag[3]);
      expectRow(&Response::b, here.ab[3], here.bb[3], here.bg[3]);
      expectRow(&Response::g, here.ag[3], here.bg[3], here.gg[3]);
    }
  }
}

TEST(AblatedLoss, EqualsQuadratureOfItsDefinition) {
  for (const int depth : {1, 4}) {
    for (const Config& config : ablatedStacks(depth)) {
      const PopulationLoss loss(config);
      const double expected = brute::excess(config, 0.3, -0.1, 0.2);
      EXPECT_NEAR(loss.excess(0.3, -0.1, 0.2), expected, 1e-11 * (1 + expected));
    }
  }
}

TEST(AblatedLoss, HasTheGradientAndTheHessianOfDifferences) {
  for (const Config& config : ablatedStacks(3)) {
    const PopulationLoss loss(config);
    const std::array<double, 3> at{0.3, -0.1, loss.stack().trains_gain ? 0.2 : 0.0};
    const Derivatives d = loss.derivatives(at[0], at[1], at[2]);
    const auto slope = [&](double Derivatives::*part) {
      return numericGradient(
          [&](std::span<const double> w) { return loss.derivatives(w[0], w[1], w[2]).*part; }, at);
    };
    const auto excess = slope(&Derivatives::excess), by_alpha = slope(&Derivatives::d_alpha),
               by_beta = slope(&Derivatives::d_beta);
    const auto near = [](double got, double expected) {
      EXPECT_NEAR(got, expected, 1e-7 * (1 + std::abs(expected)));
    };
    near(d.d_alpha, excess[0]);
    near(d.d_beta, excess[1]);
    near(d.h_alpha_alpha, by_alpha[0]);
    near(d.h_alpha_beta, by_alpha[1]);
    near(d.h_beta_beta, by_beta[1]);
    if (!loss.stack().trains_gain) {
      EXPECT_EQ(d.d_gain, 0);
      continue;
    }
    const auto by_gain = slope(&Derivatives::d_gain);
    near(d.d_gain, excess[2]);
    near(d.h_alpha_gain, by_gain[0]);
    near(d.h_beta_gain, by_gain[1]);
    near(d.h_gain_gain, by_gain[2]);
  }
}

TEST(AblatedLoss, WithOneParameterHasTotalDerivativesAlongTheTie) {
  for (Config config : ablatedStacks(3)) {
    if (config.stack == StackKind::Self) continue;
    config.parameters = Parameters::One;
    const PopulationLoss loss(config);
    const std::array<double, 1> at{0.17};
    const Derivatives d = loss.derivatives(at[0], 99);
    const auto first =
        numericGradient([&](std::span<const double> a) { return loss.excess(a[0], 0); }, at);
    const auto second = numericGradient(
        [&](std::span<const double> a) { return loss.derivatives(a[0], 0).d_alpha; }, at);
    EXPECT_NEAR(d.d_alpha, first[0], 1e-7 * (1 + std::abs(d.d_alpha)));
    EXPECT_NEAR(d.h_alpha_alpha, second[0], 1e-7 * (1 + std::abs(d.h_alpha_alpha)));
    EXPECT_EQ(d.d_beta, 0);
  }
}

TEST(AblatedLoss, OfAWeightThatOverflowsIsInfinite) {
  Config config;
  config.stack = StackKind::Self, config.depth = 64;
  EXPECT_TRUE(std::isinf(PopulationLoss(config).excess(1, 3)));
}

TEST(Softmax, IsLinearAttentionAtInfiniteContext) {
  Config softmax;
  softmax.attention = Attention::Softmax, softmax.softmax_temperature = 0.3;
  const PopulationLoss a(softmax), b{Config{}};
  EXPECT_EQ(a.excess(0.2, -0.3), b.excess(0.2, -0.3));
}

}  // namespace
}  // namespace icl::cross_attention
