#include "core/math/optimizer.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl {
namespace {

struct Two {  // two numbers and their gradient
  Buffer<double> w{2}, g{2};
  Moments<double> moments{};
  Two() {
    w[0] = 1;
    w[1] = -2;
    g[0] = 0.5;
    g[1] = -0.25;
  }
  void update(const OptimizerSettings& settings, std::uint64_t number, double clip = 1) {
    moments.prepare(settings, 2);
    updateRange<double>(settings, number, clip, {0, 2}, w.data(), g.data(), moments);
  }
};

TEST(Optimizer, SgdAddsTheDecayToTheGradient) {
  Two two;
  two.update({Optimizer::Sgd, 0.1, 0, 0.2}, 1);
  EXPECT_DOUBLE_EQ(two.w[0], 1 - 0.1 * (0.5 + 0.2 * 1));
  EXPECT_DOUBLE_EQ(two.w[1], -2 - 0.1 * (-0.25 + 0.2 * -2));
  EXPECT_EQ(two.moments.first.size(), 0u);
}

TEST(Optimizer, MomentumMakesPartOfTheLastStepAgain) {
  Two two;
  const OptimizerSettings settings{Optimizer::Sgd, 0.1, 0.9, 0};
  two.update(settings, 1);
  EXPECT_DOUBLE_EQ(two.w[0], 1 - 0.05);
  two.update(settings, 2);
  EXPECT_DOUBLE_EQ(two.w[0], 1 - 0.05 - 0.1 * (0.9 * 0.5 + 0.5));
}

TEST(Optimizer, AClippedGradientCountsLess) {
  Two two;
  two.update({Optimizer::Sgd, 0.1, 0, 0}, 1, 0.5);
  EXPECT_DOUBLE_EQ(two.w[0], 1 - 0.1 * 0.25);
}

TEST(Optimizer, TheFirstAdamStepIsTheRateAlongTheSign) {
  Two two;
  two.update({Optimizer::Adam, 0.01, 0, 0}, 1);
  EXPECT_NEAR(two.w[0], 1 - 0.01, 1e-9);
  EXPECT_NEAR(two.w[1], -2 + 0.01, 1e-9);
}

TEST(Optimizer, TwoAdamStepsWorkedOutByHand) {
  Two two;
  const OptimizerSettings settings{Optimizer::Adam, 0.01, 0, 0.1};
  double w = 1, m = 0, v = 0;
  for (int t = 1; t <= 2; ++t) {
    const double g = 0.5 + 0.1 * w;
    m = 0.9 * m + 0.1 * g;
    v = 0.999 * v + 0.001 * g * g;
    w -= 0.01 * (m / (1 - std::pow(0.9, t))) / (std::sqrt(v / (1 - std::pow(0.999, t))) + 1e-8);
    two.update(settings, static_cast<std::uint64_t>(t));
  }
  EXPECT_NEAR(two.w[0], w, 1e-14);
}

TEST(Optimizer, AdamWShrinksTheWeightByItself) {
  Two plain, decayed;
  plain.update({Optimizer::AdamW, 0.01, 0, 0}, 1);
  decayed.update({Optimizer::AdamW, 0.01, 0, 0.5}, 1);
  EXPECT_NEAR(decayed.w[0], plain.w[0] - 0.01 * 0.5 * 1, 1e-15);
  EXPECT_NEAR(decayed.w[1], plain.w[1] - 0.01 * 0.5 * -2, 1e-15);
}

TEST(Optimizer, OnlyTheRangeMoves) {
  Two two;
  const OptimizerSettings settings{Optimizer::Adam, 0.01, 0, 0.5};
  two.moments.prepare(settings, 2);
  updateRange<double>(settings, 1, 1, {1, 2}, two.w.data(), two.g.data(), two.moments);
  EXPECT_EQ(two.w[0], 1);
  EXPECT_EQ(two.moments.second[0], 0);
  EXPECT_NE(two.w[1], -2);
}

TEST(RateScheduleFactor, GrowsThenFallsOnHalfACosine) {
  const ScheduleSettings cosine{RateSchedule::Cosine, 10, 110};
  EXPECT_DOUBLE_EQ(scheduleFactor(cosine, 0), 0.1);
  EXPECT_DOUBLE_EQ(scheduleFactor(cosine, 9), 1);
  EXPECT_DOUBLE_EQ(scheduleFactor(cosine, 10), 1);
  EXPECT_NEAR(scheduleFactor(cosine, 60), 0.5, 1e-15);
  EXPECT_EQ(scheduleFactor(cosine, 110), 0);
  EXPECT_EQ(scheduleFactor(cosine, 5000), 0);
  const ScheduleSettings warm{RateSchedule::WarmUp, 4, 0};
  EXPECT_DOUBLE_EQ(scheduleFactor(warm, 1), 0.5);
  EXPECT_DOUBLE_EQ(scheduleFactor(warm, 1000), 1);
  EXPECT_DOUBLE_EQ(scheduleFactor({}, 7), 1);
}

}  // namespace
}  // namespace icl
