#include "core/experiments/cross_attention/theory.h"

#include <array>
#include <cmath>

#include <Eigen/Dense>
#include <gtest/gtest.h>

#include "core/experiments/cross_attention/minimiser.h"
#include "tests/experiments/cross_attention/brute_force.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

Baselines baselines(const Config& config) { return baselinesOf(config, lawOf(config)); }

TEST(Baselines, OfTheStandardConfigurationAreTheClosedForms) {  // A1 … A8
  const Baselines b = baselines({});
  EXPECT_NEAR(b.bayes, std::log(11.0 / 3) / 4, 1e-13);
  EXPECT_NEAR(b.zero, 1, 1e-13);
  EXPECT_NEAR(b.raw_mean, 73.0 / 12, 1e-11);
  EXPECT_NEAR(b.lsa_gamma, 30.0 / 121, 1e-13);
  EXPECT_NEAR(b.lsa_risk, 46.0 / 121, 1e-13);
  EXPECT_NEAR(b.lsa_risk - b.bayes, storedNumber("A6").values[0], 1e-12);
  EXPECT_DOUBLE_EQ(b.alpha_limit, 2.0 / 7);
  EXPECT_DOUBLE_EQ(b.contraction, 4.0 / 7);
  EXPECT_FALSE(b.lsa_matrix_risk);
  EXPECT_FALSE(b.excess_limit);
}

TEST(Baselines, FollowTheCovariateNoise) {
  Config config;
  config.noise2 = 0.25;
  const Baselines b = baselines(config);
  const auto mean = [&](auto&& f) { return brute::mean(config, f); };
  const double signal = mean([](double rho) { return rho; });
  const double cost = mean([](double rho) { return rho * (0.25 + rho); });
  EXPECT_NEAR(b.bayes, storedNumber("E9.0.25").values[0], 1e-10);
  EXPECT_NEAR(b.lsa_gamma, signal / cost, 1e-12);
  EXPECT_NEAR(b.raw_mean, 1 - 2 * signal + cost, 1e-11);
  EXPECT_NEAR(b.alpha_limit, 2 / (0.75 + 4.75), 1e-15);
  EXPECT_NEAR(b.contraction, 4 / 5.5, 1e-15);
}

TEST(Baselines, OfThreeTasksInListReachBayesWithAMatrix) {  // A12
  Config config;
  config.prior = PriorKind::TaskList, config.modalities = 1, config.dim_1 = 3;
  config.tasks = "[[1,0,0],[0,2,0],[0.5,0.5,3]]";
  const auto stored = storedNumber("A12").values;
  const Baselines b = baselines(config);
  EXPECT_NEAR(*b.lsa_matrix_risk, stored[0], 1e-10);
  EXPECT_NEAR(b.bayes, stored[1], 1e-12);
  EXPECT_GT(b.lsa_risk, b.bayes + 0.01);  // a multiple of the identity does not
}

TEST(Baselines, OfDependentTasksSolveTheLinearEquationForTheMatrix) {
  Config config;
  config.prior = PriorKind::TaskList, config.modalities = 1, config.dim_1 = 2;
  config.tasks = "[[1,0],[0,2],[1,1],[-3,1]]";
  // The same equation as a dense 4 × 4 system in the entries of Γ.
  const std::array<Eigen::Vector2d, 4> tasks{Eigen::Vector2d(1, 0), Eigen::Vector2d(0, 2),
                                             Eigen::Vector2d(1, 1), Eigen::Vector2d(-3, 1)};
  Eigen::Matrix4d system = Eigen::Matrix4d::Zero();
  Eigen::Vector4d right = Eigen::Vector4d::Zero();
  for (const auto& m : tasks) {
    const Eigen::Matrix2d outer = m * m.transpose();
    const Eigen::Vector4d flat = Eigen::Map<const Eigen::Vector4d>(outer.data());
    right += flat / 4;
    system += flat * flat.transpose() / 4;
    for (int column = 0; column < 4; ++column) {
      Eigen::Matrix2d unit = Eigen::Matrix2d::Zero();
      unit.data()[column] = 1;
      const Eigen::Matrix2d image = unit * outer / 4;
      system.col(column) += Eigen::Map<const Eigen::Vector4d>(image.data());
    }
  }
  const double risk = 1 - right.dot(system.fullPivLu().solve(right));
  EXPECT_NEAR(*baselines(config).lsa_matrix_risk, risk, 1e-12);
}

TEST(Baselines, OfUnequalModalitiesGainALittleFromBlocks) {  // A11
  Config config;
  config.prior = PriorKind::PerModality;
  config.norm2_low_1 = 0.2, config.norm2_high_1 = 1;
  config.norm2_low_2 = 2, config.norm2_high_2 = 6;
  const auto stored = storedNumber("A11").values;
  const Baselines b = baselines(config);
  EXPECT_NEAR(*b.lsa_matrix_risk, stored[2], 1e-9);
  EXPECT_NEAR(b.lsa_risk, stored[3], 1e-9);
  EXPECT_NEAR(b.bayes, stored[4], 1e-9);
}

TEST(Baselines, OnASphereLsaIsBayes) {  // A13
  Config config;
  config.prior = PriorKind::Sphere, config.norm2_low = 2.5;
  const Baselines b = baselines(config);
  EXPECT_NEAR(b.lsa_risk, b.bayes, 1e-14);
  EXPECT_EQ(b.contraction, 0);
}

TEST(Baselines, OfAnUnboundedNormHaveNoLimitButAFloor) {  // E15, E16
  EXPECT_NEAR(gaussianKappa(), storedNumber("E15").values[0], 1e-10);
  Config config;
  config.prior = PriorKind::Gaussian, config.modalities = 1, config.dim_1 = 2, config.tau2 = 1.25;
  const Baselines b = baselines(config);
  EXPECT_EQ(b.alpha_limit, 0);
  EXPECT_EQ(b.contraction, 1);
  EXPECT_NEAR(*b.excess_limit / 0.015114899885124801, 1, 1e-6);
  EXPECT_NEAR((b.lsa_risk - b.bayes) / 0.16420212994476546, 1, 1e-6);
}

TEST(Lsa, AtFiniteContextIsTheStoredClosedForm) {  // A9
  const Law law = lawOf({});
  for (const int context : {16, 32, 128}) {
    const auto stored = storedNumber("A9." + std::to_string(context)).values;
    const ScalarLsa lsa = lsaAtContext(law, 8, context);
    EXPECT_NEAR(lsa.gamma, stored[0], 1e-10);
    EXPECT_NEAR(lsa.risk, stored[1], 1e-10);
  }
}

TEST(Lsa, HasTheStoredConditionalExcess) {  // A10
  const auto stored = storedNumber("A10").values;
  const std::array norms{0.5, 2.5, 4.5};
  for (std::size_t i = 0; i < norms.size(); ++i) {
    Config config;
    config.prior = PriorKind::Sphere, config.norm2_low = norms[i], config.depth = 1;
    EXPECT_NEAR(PopulationLoss(config).excess(30.0 / 121, 0), stored[i], 1e-12);
  }
}

TEST(StepLimit, IsTheStoredTwoCycle) {  // D2
  for (const StoredNumber& stored : storedNumbers("D2.")) {
    Config config;
    config.parameters = Parameters::One;
    config.depth = std::stoi(stored.id.substr(3));
    const StepLimit limit = stepLimitOf(PopulationLoss(config));
    EXPECT_NEAR(limit.curvature_minimum / stored.values[0], 1, 1e-8) << stored.id;
    EXPECT_NEAR(limit.curvature_start / stored.values[1], 1, 1e-8) << stored.id;
    EXPECT_NEAR(limit.step / stored.values[2], 1, 1e-8) << stored.id;
  }
}

TEST(StepLimit, SeparatesDescentThatConvergesFromDescentThatDiverges) {
  for (const int depth : {1, 2, 3, 16, 200}) {
    Config config;
    config.parameters = Parameters::One, config.depth = depth, config.prior = PriorKind::Norm;
    const PopulationLoss loss(config);
    const double limit = stepLimitOf(loss).step;
    const auto largest = [&](double step) {
      double alpha = 0, most = 0;
      for (int i = 0; i < 3000 && std::abs(alpha) < 1e3; ++i) {
        alpha -= step * loss.derivatives(alpha, 0).d_alpha;
        most = std::max(most, std::abs(alpha));
      }
      return most;
    };
    EXPECT_LT(largest(0.995 * limit), 2) << depth;
    EXPECT_FALSE(largest(1.005 * limit) < 1e3) << depth;
  }
}

TEST(UntiedBound, HasTheStoredValues) {  // C7
  for (const StoredNumber& stored : storedNumbers("C7.")) {
    Config config;
    config.depth = std::stoi(stored.id.substr(3));
    const UntiedBound bound = untiedBoundOf(config);
    EXPECT_NEAR(bound.excess / stored.values[0], 1, 1e-8) << stored.id;
    EXPECT_NEAR(bound.worst_case / stored.values[1], 1, 1e-12) << stored.id;
    EXPECT_NEAR(bound.worst_case_tied / stored.values[2], 1, 1e-12) << stored.id;
  }
}

TEST(UntiedBound, HasTheValuesOfTheSpecificationAtDepthEightAndTwelve) {
  Config config;
  config.depth = 8;
  EXPECT_NEAR(untiedBoundOf(config).excess / 5.9725e-9, 1, 1e-4);
  config.depth = 12;
  EXPECT_NEAR(untiedBoundOf(config).excess / 5.7013e-13, 1, 1e-4);
}

TEST(UntiedBound, NeverExceedsTheTiedMinimumAndMeetsItUpToDepthTwo) {
  for (Config config : brute::assorted()) {
    config.parameters = Parameters::Two;
    for (const int depth : {1, 2, 3, 6, 20}) {
      config.depth = depth;
      const double tied = minimiserOf(PopulationLoss(config)).excess;
      const double untied = untiedBoundOf(config).excess;
      EXPECT_LE(untied, tied * (1 + 1e-9) + 1e-30) << depth;
      if (depth <= 2) {
        EXPECT_NEAR(untied, tied, 1e-8 * tied + 1e-20) << depth;
      }
    }
  }
}

TEST(UntiedBound, OfAFewTasksIsZeroWithAsManyLayersAsNorms) {
  Config config;
  config.prior = PriorKind::TaskList;  // three norms
  config.depth = 2;
  EXPECT_GT(untiedBoundOf(config).excess, 1e-6);
  config.depth = 3;
  EXPECT_EQ(untiedBoundOf(config).excess, 0);
}

}  // namespace
}  // namespace icl::cross_attention
