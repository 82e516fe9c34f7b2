#include "core/math/ode.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl {
namespace {

/// y' = -λ_i y_i with rates over six decades: explicit schemes need a million steps for it.
constexpr double kRates[] = {1e-3, 1, 30, 1e3};
void decay(std::span<const double> y, std::span<double> dy) {
  for (std::size_t i = 0; i < y.size(); ++i) dy[i] = -kRates[i] * y[i];
}

OdeState startOf(std::vector<double> y) {
  OdeState state;
  state.y = std::move(y);
  return state;
}

int follow(ChebyshevOde& ode, const ChebyshevOde::Field& f, OdeState& state, double until,
           double tolerance) {
  std::vector<double> slope(state.y.size());
  f(state.y, slope);
  int steps = 0;
  for (OdeOutcome outcome = OdeOutcome::Accepted; outcome == OdeOutcome::Accepted; ++steps) {
    outcome = ode.step(f, state, slope, until, tolerance);
    EXPECT_NE(outcome, OdeOutcome::Failed);
  }
  return steps;
}

TEST(ChebyshevOde, FollowsStiffDecayInFewEvaluations) {
  ChebyshevOde ode;
  OdeState state = startOf({1, 1, 1, 1});
  follow(ode, decay, state, 1000, 1e-7);
  EXPECT_NEAR(state.y[0], std::exp(-1.0), 1e-5);
  for (int i = 1; i < 4; ++i) EXPECT_NEAR(state.y[static_cast<std::size_t>(i)], 0, 1e-6);
  // Euler's scheme is stable up to steps of 2 / 1000: half a million of them.
  EXPECT_LT(ode.evaluations(), 20000U);
}

TEST(ChebyshevOde, ErrorFallsWithTheTolerance) {
  // y' = -y², y(0) = 1: y = 1 / (1 + t).
  const auto f = [](std::span<const double> y, std::span<double> dy) { dy[0] = -y[0] * y[0]; };
  double before = 1;
  for (const double tolerance : {1e-5, 1e-7, 1e-9}) {
    ChebyshevOde ode;
    OdeState state = startOf({1});
    follow(ode, f, state, 9, tolerance);
    const double error = std::abs(state.y[0] - 0.1);
    // Second order: steps number as tolerance^(-1/3), so their errors add up to tolerance^(2/3).
    EXPECT_LT(error, std::cbrt(tolerance * tolerance));
    EXPECT_LT(error, before);
    before = error;
  }
}

TEST(ChebyshevOde, FollowsAGrowingDirectionToo) {
  const auto f = [](std::span<const double> y, std::span<double> dy) {
    dy[0] = 0.5 * y[0];
    dy[1] = -40 * y[1];
  };
  ChebyshevOde ode;
  OdeState state = startOf({1e-3, 1});
  follow(ode, f, state, 10, 1e-8);
  // An error of 1e-8 is 1e-5 of the start, and it grows with the solution: some tens of them.
  EXPECT_NEAR(state.y[0] / (1e-3 * std::exp(5.0)), 1, 1e-3);
}

TEST(ChebyshevOde, AStoredStateGoesOnToTheSameBits) {
  std::vector<double> slope(4);
  ChebyshevOde one;
  OdeState state = startOf({1, -2, 0.5, 3});
  decay(state.y, slope);
  for (int k = 0; k < 20; ++k) one.step(decay, state, slope, 1e9, 1e-6);
  OdeState stored = state;
  ChebyshevOde other;
  std::vector<double> other_slope(4);
  decay(stored.y, other_slope);
  for (int k = 0; k < 20; ++k) {
    one.step(decay, state, slope, 1e9, 1e-6);
    other.step(decay, stored, other_slope, 1e9, 1e-6);
  }
  EXPECT_EQ(state.y, stored.y);
  EXPECT_EQ(state.time, stored.time);
}

TEST(ChebyshevOde, StopsWhereValuesRunAway) {
  // y' = y²: infinite at t = 1.
  const auto f = [](std::span<const double> y, std::span<double> dy) { dy[0] = y[0] * y[0]; };
  ChebyshevOde ode;
  OdeState state = startOf({1});
  std::vector<double> slope{1};
  OdeOutcome outcome = OdeOutcome::Accepted;
  for (int k = 0; k < 5000 && outcome == OdeOutcome::Accepted; ++k) {
    outcome = ode.step(f, state, slope, 2, 1e-6);
  }
  EXPECT_EQ(outcome, OdeOutcome::Failed);
  EXPECT_NEAR(state.time, 1, 1e-3);
}

TEST(ChebyshevOde, ArrivesExactlyAndStaysThere) {
  ChebyshevOde ode;
  OdeState state = startOf({1, 1, 1, 1});
  follow(ode, decay, state, 0.3, 1e-6);
  EXPECT_EQ(state.time, 0.3);
  const auto y = state.y;
  std::vector<double> slope(4);
  decay(state.y, slope);
  EXPECT_EQ(ode.step(decay, state, slope, 0.3, 1e-6), OdeOutcome::Arrived);
  EXPECT_EQ(state.y, y);
}

}  // namespace
}  // namespace icl
