#include "core/experiments/cross_attention/flow.h"

#include <cmath>
#include <utility>
#include <vector>

#include <boost/math/quadrature/tanh_sinh.hpp>
#include <gtest/gtest.h>

#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

/// Runs to `until`; the number of steps, or -1 where the flow failed.
int runTo(const PopulationLoss& loss, FlowState& state, double until,
          double tolerance = kFlowTolerance) {
  for (int steps = 1; steps < 100000; ++steps) {
    const FlowOutcome outcome = flowStep(loss, state, until, tolerance);
    if (outcome == FlowOutcome::Arrived) return steps;
    if (outcome == FlowOutcome::Failed) return -1;
  }
  return -1;
}

FlowState at(double alpha, double beta) { return {0, alpha, beta, 0}; }

TEST(Flow, FollowsTheStoredPathsOfAnotherIntegrator) {
  int paths = 0;
  for (const StoredNumber& stored : storedNumbers("D3.T")) {
    Config config;
    double alpha = 0, beta = 0;
    ASSERT_EQ(std::sscanf(stored.id.c_str(), "D3.T%d.%lf_%lf", &config.depth, &alpha, &beta), 3);
    const PopulationLoss loss(config);
    FlowState state = at(alpha, beta);
    for (const auto& row : stored.rows) {
      ASSERT_GE(runTo(loss, state, row[0], kFineFlowTolerance), 0);
      EXPECT_NEAR(state.alpha, row[1], 1e-6) << stored.id << " t " << row[0];
      EXPECT_NEAR(state.beta, row[2], 1e-6) << stored.id << " t " << row[0];
      EXPECT_NEAR(loss.excess(state.alpha, state.beta), row[3], 1e-5 * row[3] + 1e-6);
    }
    ++paths;
  }
  EXPECT_GE(paths, 5);
}

TEST(Flow, TakesTheTimesThatQuadratureGivesForOneParameter) {
  // D1: the time at which the excess passes a level, t = ∫ dα / -L', starting from α = 0.
  for (const StoredNumber& stored : storedNumbers("D1.")) {
    Config config;
    config.parameters = Parameters::One;
    config.depth = std::stoi(stored.id.substr(3));
    const PopulationLoss loss(config);
    FlowState state = at(0, 0);
    for (const auto& row : stored.rows) {
      ASSERT_GT(runTo(loss, state, row[1], kFineFlowTolerance), 0);
      EXPECT_NEAR(loss.excess(state.alpha, 0) / row[0], 1, 1e-4) << stored.id;
    }
  }
}

/// One norm: |1 - αs| = (|1 - α₀s|^{-(2T-2)} + 4 T (T-1) ρ s t)^{-1/(2T-2)}.
double residualOfOneNorm(int depth, double rho, double first, double time) {
  const double s = 1 + rho, power = 2.0 * depth - 2;
  const double start = std::pow(std::abs(first), -power);
  return std::pow(start + 4.0 * depth * (depth - 1) * rho * s * time, -1 / power);
}

TEST(Flow, OfOneParameterConvergesAlsoFromFarOutWhereTheSlopeIsEnormous) {  // Theorem 6.2
  Config config;
  config.parameters = Parameters::One;
  config.prior = PriorKind::Sphere, config.norm2_low = 4.5;
  for (const auto& [depth, alpha] : std::vector<std::pair<int, double>>{{16, 2}, {64, 0.5}}) {
    config.depth = depth;
    const PopulationLoss loss(config);
    const double first = 1 - alpha * 5.5;
    ASSERT_GT(loss.derivatives(alpha, 0).gradientNorm(), 1e30);
    for (const double from : {0.0, 5.0}) {  // also where a hand has set the weights in mid-run
      FlowState state{from, alpha, -alpha, 0};
      for (const double time : {1e-12, 1e-3, 1.0, 100.0}) {
        if (from + time == from) continue;
        ASSERT_GE(runTo(loss, state, from + time, kFineFlowTolerance), 0) << depth << " " << time;
        if (from > 0 && time < 1) continue;
        EXPECT_NEAR((state.alpha * 5.5 - 1) / residualOfOneNorm(depth, 4.5, first, time), 1, 1e-4)
            << depth << " " << time;
      }
    }
  }
}

TEST(Flow, FailsWhereTheLossIsFiniteButItsCurvatureIsNot) {
  Config config;
  config.parameters = Parameters::One, config.depth = 64;
  config.prior = PriorKind::Sphere, config.norm2_low = 4.5;
  const PopulationLoss loss(config);
  double alpha = 1;
  while (std::isfinite(loss.derivatives(alpha, 0).h_alpha_alpha)) alpha += 0.1;
  FlowState state = at(alpha, -alpha);
  EXPECT_EQ(flowStep(loss, state, 10), FlowOutcome::Failed);
  EXPECT_EQ(state.alpha, alpha);
}

TEST(Flow, OfOneLayerIsTheExponentialApproach) {
  Config config;
  config.depth = 1, config.parameters = Parameters::One;
  const PopulationLoss loss(config);
  const double rate = 2 * loss.law().moment(1, 1), gamma = 30.0 / 121;
  for (const double t : {0.01, 0.05, 0.3}) {
    FlowState state = at(0, 0);
    ASSERT_GT(runTo(loss, state, t, kFineFlowTolerance), 0);
    EXPECT_NEAR(state.alpha, gamma * (1 - std::exp(-rate * t)), 1e-6);
  }
}

TEST(Flow, OnOneNormIsThePowerLaw) {
  // D5: 1 - αs = (1 + 4T(T-1) ρ s t)^{-1/(2T-2)} from α = 0; ρ = 2, T = 4.
  Config config;
  config.prior = PriorKind::Sphere, config.norm2_low = 2;
  config.parameters = Parameters::One;
  const PopulationLoss loss(config);
  FlowState state = at(0, 0);
  ASSERT_GT(runTo(loss, state, 0.1, kFineFlowTolerance), 0);
  EXPECT_NEAR(1 - 3 * state.alpha, 0.5679332419658997, 1e-6);
  ASSERT_GT(runTo(loss, state, 0.5, kFineFlowTolerance), 0);
  EXPECT_NEAR(1 - 3 * state.alpha, 0.43628672582496186, 1e-6);
}

TEST(Flow, ReachesAMillionAtDepthSixteenInAboutAThousandSteps) {
  Config config;
  config.depth = 16;
  const PopulationLoss loss(config);
  FlowState state = at(0, 0);
  const int steps = runTo(loss, state, 1e6);
  EXPECT_GT(steps, 100);
  EXPECT_LT(steps, 2000);
  FlowState fine = at(0, 0);
  ASSERT_GT(runTo(loss, fine, 1e6, kFineFlowTolerance), 0);
  EXPECT_NEAR(state.alpha, fine.alpha, 2e-7);
}

TEST(Flow, KeepsOneParameterOnTheDiagonal) {
  Config config;
  config.parameters = Parameters::One;
  const PopulationLoss loss(config);
  FlowState state = at(0.3, 77);
  ASSERT_EQ(flowStep(loss, state, 1), FlowOutcome::Accepted);
  EXPECT_EQ(state.beta, -state.alpha);
}

TEST(Flow, EscapesBeyondTheBarrierTowardsTheEscapeLevel) {
  Config config;
  config.depth = 3;
  const PopulationLoss loss(config);
  FlowState state = at(0.05, -1.2);
  ASSERT_GT(runTo(loss, state, 1e6), 0);
  EXPECT_LT(state.beta, -1.5);
  EXPECT_GT(loss.excess(state.alpha, state.beta), 0.2376751252165);  // C3.3, from above
}

TEST(Flow, GoesOnToTheSameBitsFromAStoredState) {
  const PopulationLoss loss{Config{}};
  FlowState straight = at(0.05, -0.05);
  for (int i = 0; i < 20; ++i) flowStep(loss, straight, 1000);
  FlowState stored{};
  FlowState first = at(0.05, -0.05);
  for (int i = 0; i < 11; ++i) flowStep(loss, first, 1000);
  stored = first;
  for (int i = 11; i < 20; ++i) flowStep(PopulationLoss{Config{}}, stored, 1000);
  EXPECT_EQ(stored, straight);
}

TEST(Flow, AFailedStepLeavesTheStateAlone) {
  Config config;
  config.depth = 1024;
  const PopulationLoss loss(config);
  FlowState state = at(3, -5);
  const FlowState before = state;
  EXPECT_EQ(flowStep(loss, state, 1), FlowOutcome::Failed);
  EXPECT_EQ(state, before);
}

TEST(Flow, StandsStillWhereNothingIsTrained) {
  Config config;
  config.reinjection = Reinjection::None;
  const PopulationLoss loss(config);
  FlowState state = at(0.05, -0.05);
  EXPECT_GT(runTo(loss, state, 1000), 0);
  EXPECT_EQ(state.alpha, 0.05);
}

}  // namespace
}  // namespace icl::cross_attention
