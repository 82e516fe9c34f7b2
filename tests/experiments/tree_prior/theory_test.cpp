#include "core/experiments/tree_prior/theory.h"

#include <cmath>

#include <Eigen/LU>
#include <gtest/gtest.h>

#include "core/experiments/tree_prior/contexts.h"
#include "tests/experiments/tree_prior/numbers.h"

namespace icl::tree_prior {
namespace {

TEST(Theory, CurvesOfTheBaseConfiguration) {
  const Theory theory{Config{}};
  for (int m = 1; m <= 4; ++m) {
    EXPECT_STORED("R_lin_M" + std::to_string(m), theory.linear(m), 0);
    EXPECT_STORED("R_path_M" + std::to_string(m), theory.path(m).value(), 0);
  }
  EXPECT_STORED("lstar", theory.finestLevel().value(), 5e-6);
  EXPECT_STORED("pooled_error_exact", theory.pooledError(), 5e-7);
  for (int l = 2; l <= 4; ++l) {
    EXPECT_STORED("patch_formula_l" + std::to_string(l), theory.patchDamage(l - 1).value(), 0);
  }
  EXPECT_EQ(theory.patchDamage(0).value(), 0);
}

TEST(Theory, TheGaussianPriorLosesOneDirectionAQuestion) {
  Config config;
  config.prior = PriorKind::Gaussian;
  config.wanted_dimension = 8;
  const Theory theory(config);
  for (const int m : {1, 2, 4, 8}) {
    EXPECT_STORED("R_gauss_M" + std::to_string(m), theory.linear(m), 0);
    EXPECT_NEAR(theory.fixedLimit(m), 1 - m / 8.0, 1e-15);
  }
  EXPECT_FALSE(theory.path(2).has_value());
  EXPECT_FALSE(theory.adaptiveLimit(2).has_value());
  EXPECT_FALSE(theory.finestLevel().has_value());
}

TEST(Theory, TheInfiniteTreeFallsExponentiallyAgainstAPowerLaw) {
  EXPECT_STORED("RA_inf_M4", infiniteAdaptive(0.7, 4), 0);
  EXPECT_STORED("RB_inf_M4", infiniteFixed(0.7, 4), 0);
  EXPECT_STORED("RB_inf_M63", infiniteFixed(0.7, 63), 0);
  for (const double decay : {0.3, 0.7, 0.95}) {
    for (int m = 1; m <= 6; ++m) {
      EXPECT_NEAR(infiniteFixed(decay, static_cast<int>(equivalentWidth(m))),
                  infiniteAdaptive(decay, m), 1e-14);
    }
  }
  EXPECT_STORED("equivalent_width_M5", equivalentWidth(5), 0);
}

TEST(Theory, SlopesOfTheInfiniteTreeInTheScalesThatMakeThemStraight) {
  // Least squares over M = 2^j − 1 and over M, j, M = 1 … 12.
  const auto slope = [](auto x, auto y) {
    double sx = 0, sy = 0, sxx = 0, sxy = 0;
    for (int j = 1; j <= 12; ++j) {
      sx += x(j);
      sy += y(j);
      sxx += x(j) * x(j);
      sxy += x(j) * y(j);
    }
    return (12 * sxy - sx * sy) / (12 * sxx - sx * sx);
  };
  const auto width = [](int j) { return (1 << j) - 1; };
  EXPECT_STORED("fit_slope_loglog_B",
                slope([&](int j) { return std::log(width(j) + 1.0); },
                      [&](int j) { return std::log(infiniteFixed(0.7, width(j))); }),
                0);
  EXPECT_STORED("fit_slope_semilog_A",
                slope([](int m) { return static_cast<double>(m); },
                      [](int m) { return std::log(infiniteAdaptive(0.7, m)); }),
                0);
}

TEST(Theory, WithExactAnswersThePathIsTheAdaptiveLimit) {
  Config config;
  config.tokens = 0;
  config.noise = 0.5;  // averaged away
  config.levels = 6;
  const Theory theory(config);
  for (int m = 1; m <= 8; ++m) {
    EXPECT_NEAR(theory.path(m).value(), theory.adaptiveLimit(m).value(), 1e-14);
    EXPECT_NEAR(theory.linear(m), theory.fixedLimit(m), 1e-14);
  }
  EXPECT_NEAR(theory.adaptiveLimit(6).value(), 0, 1e-15);
  EXPECT_NEAR(theory.fixedLimit(63), 0, 1e-12);
  EXPECT_EQ(theory.pooledError(), 0);
  EXPECT_FALSE(theory.finestLevel().has_value());
}

TEST(Theory, WithoutDecayAllLevelsWeighTheSame) {
  Config config;
  config.decay = 1;
  config.levels = 5;
  const Theory theory(config);
  EXPECT_NEAR(theory.adaptiveLimit(2).value(), 0.6, 1e-14);
  EXPECT_NEAR(theory.fixedLimit(3), 1 - 0.2 - 0.2, 1e-14);
  EXPECT_FALSE(theory.finestLevel().has_value());
}

TEST(Theory, HalfNormalAmplitudesLeaveSecondMomentsAloneAndHaveNoPathFormula) {
  Config config;
  config.amplitudes = Amplitudes::HalfNormal;
  EXPECT_NEAR(Theory(config).linear(3), Theory(Config{}).linear(3), 1e-15);
  EXPECT_FALSE(Theory(config).path(3).has_value());
  EXPECT_TRUE(Theory(config).adaptiveLimit(3).has_value());
}

// The definition itself: least squares of θ on M fixed directions, with E ccᵀ from the law of c.
TEST(Theory, LinearIsTheBestProjectionOfAnUnevenTree) {
  Config config;
  config.prior = PriorKind::UserTree;
  config.branches = "[0.9, 0.8, 0.3, 0.6]";
  config.levels = 3;
  config.tokens = 10;
  config.noise = 0.4;
  const Eigen::MatrixXd s = Tree(config).secondMoment(Amplitudes::Fixed);
  const Eigen::MatrixXd c = s * 1.1 + (1 + 0.16) / 10 * Eigen::MatrixXd::Identity(7, 7);
  const Theory theory(config);
  // All directions: tr(S − S C⁻¹ S). One: the best over many random starts of a fixed point.
  EXPECT_NEAR(theory.linear(7), (s - s * c.inverse() * s).trace(), 1e-12);
  double best = 1;
  for (int k = 0; k < 50; ++k) {
    Eigen::VectorXd v = Eigen::VectorXd::Random(7);
    for (int i = 0; i < 200; ++i) v = (c.inverse() * (s * (s * v))).normalized();
    best = std::min(best, 1 - (s * v).squaredNorm() / v.dot(c * v));
  }
  EXPECT_NEAR(theory.linear(1), best, 1e-10);
}

/// The path machine on two contexts: at `layer` the target hears the donor's node, and reads the
/// answer as that of its own.
double patchedError(const Theory& theory, const ContextBlock& target, const ContextBlock& donor,
                    int r, int layer) {
  const int levels = 4;
  const auto nodeOf = [&](const ContextBlock& block, int level) {
    int node = 0;
    for (int l = 0; l < level; ++l) node = Tree::child(node, block.pooled.at(node, r) > 0);
    return node;
  };
  double error = 1;
  for (int node = 0, level = 0; level < levels; ++level) {
    const int heard = level == layer ? nodeOf(donor, level) : node;
    const double answer = target.pooled.at(heard, r), truth = target.theta.at(node, r);
    const double left = *theory.pathGain(level) * answer - truth;
    error += left * left - truth * truth;
    node = Tree::child(node, answer > 0);
  }
  return error;
}

TEST(Theory, PatchDamageIsThatOfASimulatedPathMachine) {
  const Config config;
  const Theory theory(config);
  const ContextSampler sampler(config, config.tokens, config.noise, false);
  ContextBlock target(15, 0), donor(15, 0);
  double damage[2] = {};
  const int layers[] = {1, 3}, blocks = 625;
  for (int b = 0; b < blocks; ++b) {
    Stream random(8, Purpose::Test, 0, static_cast<std::uint64_t>(b));
    sampler.draw(random, kRows, target);
    for (std::size_t r = 0; r < kRows; ++r) {
      donor.leaf[r] = sampler.partingLeaf(random, target.leaf[r], 0);
    }
    sampler.drawGiven(random, kRows, donor);
    for (int k = 0; k < 2; ++k) {
      for (int r = 0; r < kRows; ++r) {
        damage[k] += patchedError(theory, target, donor, r, layers[k]) -
                     patchedError(theory, target, donor, r, -1);
      }
    }
  }
  for (double& sum : damage) sum /= blocks * kRows;
  EXPECT_STORED("patch_ideal_l2", damage[0], 0);
  EXPECT_STORED("patch_ideal_l4", damage[1], 0);
  EXPECT_NEAR(damage[0], *theory.patchDamage(1), 0.02 * *theory.patchDamage(1));
  EXPECT_NEAR(damage[1], *theory.patchDamage(3), 0.02 * *theory.patchDamage(3));
}

}  // namespace
}  // namespace icl::tree_prior
