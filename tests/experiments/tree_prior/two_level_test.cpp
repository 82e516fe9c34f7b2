#include "core/experiments/tree_prior/two_level.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/experiments/tree_prior/numbers.h"

namespace icl::tree_prior {
namespace {

TEST(TwoLevel, TwoQuestionsAreBestBegunAtTheRoot) {
  const TwoLevel tree(0.7);
  const double root = tree.riskThenBest(TwoLevel::root(), 0.177);
  const double child = tree.riskThenBest(TwoLevel::child(), 0.177);
  EXPECT_STORED("dp2_rootfirst_s0.177", root, 0);
  EXPECT_STORED("dp2_Lfirst_s0.177", child, 0);
  for (const double noise : {0.1, 0.4, 0.8}) {
    EXPECT_LT(tree.riskThenBest(TwoLevel::root(), noise),
              tree.riskThenBest(TwoLevel::child(), noise));
  }
}

TEST(TwoLevel, ThresholdsOfOneQuestion) {
  const TwoLevel tree(0.7);
  EXPECT_STORED("s_cross_budget1", tree.crossing(), 0);
  EXPECT_STORED("s_tilt_critical", tree.tiltCritical(), 0);
  EXPECT_STORED("tilt_deg_s0.35", tree.bestTilt(0.35) * 180 / M_PI, 0);
}

TEST(TwoLevel, TheBestDirectionLeansOnlyBelowTheThreshold) {
  const TwoLevel tree(0.7);
  const double critical = tree.tiltCritical();
  EXPECT_EQ(tree.bestTilt(critical * 1.02), 0);
  // φ² grows in proportion to the distance below the threshold: a continuous transition.
  const double near = tree.bestTilt(critical * 0.98), nearer = tree.bestTilt(critical * 0.995);
  EXPECT_GT(nearer, 0);
  EXPECT_NEAR(near * near / (nearer * nearer), 4, 0.5);
}

// Closed form: the root alone is two normals, whose decoding error is E sech² up to the amplitude.
TEST(TwoLevel, TheRootsCoordinateIsTheTwoPointProblem) {
  const TwoLevel tree(0.5);
  const double a2 = 2.0 / 3, noise = 0.6, ratio = std::sqrt(a2) / noise;
  double kept = 0;  // E tanh²(ρ² + ρ z) over z standard normal, by the midpoint rule
  for (double z = -9; z < 9; z += 0.001) {
    const double t = std::tanh(ratio * ratio + ratio * z);
    kept += t * t * std::exp(-0.5 * z * z) / std::sqrt(2 * M_PI) * 0.001;
  }
  EXPECT_NEAR(tree.risk(TwoLevel::root(), noise), 1 - a2 * kept, 1e-6);
}

TEST(TwoLevel, ManyDigitsSurviveACoarserGridOfNoise) {
  const TwoLevel tree(0.7);
  // No answer at all, in the limit of noise.
  EXPECT_NEAR(tree.risk(TwoLevel::root(), 1e4), 1, 1e-7);
  // An exact answer about a child: on the path half of the time, then all is known; else the root's
  // sign is, and the other child's is not.
  EXPECT_NEAR(tree.risk(TwoLevel::child(), 0.02), 0.5 * 0.7 / 1.7, 1e-9);
}

}  // namespace
}  // namespace icl::tree_prior
