#include "core/experiments/cross_attention/task_law.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {
namespace {

constexpr int kSamples = 40000;

Config withPrior(PriorKind prior) {
  Config config;
  config.prior = prior;
  return config;
}

/// E ρ and E ρ² of the draws against the quadrature of the theory, within 4 standard errors.
void expectMoments(const Config& config, bool whole_task) {
  const TaskLaw tasks(config);
  const Law law = lawOf(config);
  double sum = 0, squares = 0, fourth = 0;
  for (std::uint64_t i = 0; i < kSamples; ++i) {
    Stream random(3, Purpose::Test, 0, i);
    const double rho = whole_task ? tasks.drawTask(random).squaredNorm() : tasks.drawNorm2(random);
    EXPECT_GE(rho, law.rho_low - 1e-9);
    EXPECT_LE(rho, law.rho_high + 1e-9);
    sum += rho;
    squares += rho * rho;
    fourth += rho * rho * rho * rho;
  }
  const double mean = sum / kSamples, square = squares / kSamples;
  const double error = std::sqrt(std::max(square - mean * mean, 0.0) / kSamples);
  EXPECT_NEAR(mean, law.moment(1), 4 * error + 1e-9);
  const double square_error =
      std::sqrt(std::max(fourth / kSamples - square * square, 0.0) / kSamples);
  EXPECT_NEAR(square, law.moment(2), 4 * square_error + 1e-9);
}

TEST(TaskLaw, EveryPriorDrawsTheLawThatTheTheoryIntegrates) {
  for (const auto prior : {PriorKind::SquaredNorm, PriorKind::Norm, PriorKind::TwoNorms,
                           PriorKind::Sphere, PriorKind::TruncatedGaussian, PriorKind::PerModality,
                           PriorKind::Gaussian, PriorKind::TaskList}) {
    SCOPED_TRACE(static_cast<int>(prior));
    expectMoments(withPrior(prior), false);
    expectMoments(withPrior(prior), true);
  }
}

TEST(TaskLaw, ATruncatedGaussianIsDrawnAlsoFarInItsTails) {
  struct Case {
    int dimension;
    double tau2, low, high;
  };
  // Around the mean; where the mass below rounds to 1; where the mass is below 1e-280, above and
  // below the mean; one dimension, whose density has no mode.
  for (const Case& c : {Case{8, 0.3125, 0.5, 40}, Case{8, 0.3125, 24, 40},
                        Case{8, 0.3125, 500, 900}, Case{8, 0.3125, 500, 500.1},
                        Case{256, 100, 0.5, 4}, Case{1, 0.3125, 24, 40}, Case{1, 0.01, 40, 90}}) {
    SCOPED_TRACE(c.low);
    Config config = withPrior(PriorKind::TruncatedGaussian);
    config.modalities = 1, config.dim_1 = c.dimension, config.tau2 = c.tau2;
    config.norm2_low = c.low, config.norm2_high = c.high;
    expectMoments(config, false);
  }
}

TEST(TaskLaw, DirectionsAreIsotropic) {
  const TaskLaw tasks(withPrior(PriorKind::SquaredNorm));
  Eigen::MatrixXd second = Eigen::MatrixXd::Zero(8, 8);
  for (std::uint64_t i = 0; i < kSamples; ++i) {
    Stream random(5, Purpose::Test, 1, i);
    const Eigen::VectorXd m = tasks.drawTask(random);
    second += m * m.transpose() / kSamples;
  }
  // E m mᵀ = (E ρ/d) I with E ρ = 2.5; an entry's standard error is below 0.5/√n.
  const Eigen::MatrixXd expected = Eigen::MatrixXd::Identity(8, 8) * (2.5 / 8);
  EXPECT_LT((second - expected).cwiseAbs().maxCoeff(), 4 * 0.5 / std::sqrt(kSamples));
}

TEST(TaskLaw, EachModalityKeepsItsOwnBounds) {
  Config config = withPrior(PriorKind::PerModality);
  config.norm2_low_1 = 0.2;
  config.norm2_high_1 = 1;
  config.norm2_low_2 = 2;
  config.norm2_high_2 = 6;
  const TaskLaw tasks(config);
  for (std::uint64_t i = 0; i < 200; ++i) {
    Stream random(7, Purpose::Test, 2, i);
    const Eigen::VectorXd m = tasks.drawTask(random);
    EXPECT_LE(m.head(4).squaredNorm(), 1 + 1e-12);
    EXPECT_GE(m.head(4).squaredNorm(), 0.2 - 1e-12);
    EXPECT_GE(m.tail(4).squaredNorm(), 2 - 1e-12);
  }
}

TEST(TaskLaw, ResponseScalesHaveMeanZeroAndUnitMeanSquare) {
  for (const auto scale : {ResponseScale::Sign, ResponseScale::Normal}) {
    Config config;
    config.response_scale = scale;
    const TaskLaw tasks(config);
    double sum = 0, squares = 0;
    for (std::uint64_t i = 0; i < kSamples; ++i) {
      Stream random(9, Purpose::Test, 3, i);
      const double zeta = tasks.drawScale(random);
      if (scale == ResponseScale::Sign) {
        EXPECT_EQ(std::abs(zeta), 1);
      }
      sum += zeta;
      squares += zeta * zeta;
    }
    EXPECT_NEAR(sum / kSamples, 0, 4 / std::sqrt(kSamples));
    EXPECT_NEAR(squares / kSamples, 1, 4 * std::sqrt(2.0 / kSamples));
  }
}

}  // namespace
}  // namespace icl::cross_attention
