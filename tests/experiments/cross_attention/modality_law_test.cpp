#include "core/experiments/cross_attention/modality_law.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/math/statistics.h"
#include "tests/experiments/cross_attention/numbers.h"

namespace icl::cross_attention {
namespace {

/// Two modalities, noise one and four, every prior that has a direction.
std::vector<Config> unevenSettings() {
  std::vector<Config> all;
  const auto add = [&](auto&& change) {
    Config c;
    c.noise2_2 = 4;
    change(c);
    all.push_back(c);
  };
  add([](Config&) {});
  add([](Config& c) { c.prior = PriorKind::PerModality; });
  add([](Config& c) { c.prior = PriorKind::TaskList; });
  add([](Config& c) { c.dim_1 = 1, c.dim_2 = 3, c.prior = PriorKind::Norm; });
  add([](Config& c) { c.modalities = 3, c.dim_3 = 2, c.noise2_3 = 0.5; });
  add([](Config& c) {
    c.modalities = 4, c.noise2_3 = 0.5, c.noise2_4 = 2, c.prior = PriorKind::TwoNorms;
  });
  add([](Config& c) { c.prior = PriorKind::Gaussian, c.tau2 = 0.2; });
  return all;
}

/// E f(prompt) over drawn tasks: risk of p(Λ) at infinite context by its definition in d
/// dimensions.
struct Drawn {
  double risk = 0, risk_error = 0, bayes = 0, bayes_error = 0;
};
Drawn drawnRisk(const Config& config, const TaskShift& shift, const ScalarStack& stack, int count) {
  const TaskLaw law(config, shift);
  const Eigen::VectorXd noise = coordinateNoise(config);
  RunningMoments risk, bayes;
  for (int i = 0; i < count; ++i) {
    Stream random(7, Purpose::Test, 0, static_cast<std::uint64_t>(i));
    const Eigen::VectorXd m = law.drawTask(random);
    Eigen::MatrixXd lambda = m * m.transpose();
    lambda.diagonal() += noise;
    Eigen::VectorXd w = stack.first() * m;
    for (int t = 0; t < stack.depth; ++t) w += stack.beta * lambda * w + stack.alpha * m;
    risk.add(1 - 2 * w.dot(m) + w.dot(lambda * w));
    bayes.add(1 - m.dot(lambda.ldlt().solve(m)));
  }
  return {risk.mean(), risk.standardError(), bayes.mean(), bayes.standardError()};
}

TEST(SpectralLaw, GivesTheRiskOfDrawnTasksForEveryPrior) {  // E12: modality-dependent noise
  for (const Config& config : unevenSettings()) {
    const PopulationLoss loss(config);
    const ScalarStack stack(config, 0.11, -0.09);
    const Drawn drawn = drawnRisk(config, {}, stack, 4000);
    EXPECT_NEAR(loss.loss(0.11, -0.09), drawn.risk, 4 * drawn.risk_error + 1e-9);
    EXPECT_NEAR(loss.bayes(), drawn.bayes, 4 * drawn.bayes_error + 1e-9);
  }
}

TEST(SpectralLaw, OfAMissingModalityGivesTheRiskOfDrawnTasks) {
  for (Config config : unevenSettings()) {
    for (const bool even : {false, true}) {
      if (even) config.noise2_2 = config.noise2_3 = config.noise2_4 = 0;
      const TaskShift shift{1.3, 0};
      const PopulationLoss loss(lawOf(config, shift), Stack::of(config));
      const ScalarStack stack(config, 0.11, -0.09);
      const Drawn drawn = drawnRisk(config, shift, stack, 4000);
      EXPECT_NEAR(loss.loss(0.11, -0.09), drawn.risk, 4 * drawn.risk_error + 1e-9);
      EXPECT_NEAR(loss.bayes(), drawn.bayes, 4 * drawn.bayes_error + 1e-9);
    }
  }
}

TEST(SpectralLaw, WithNoiseThatIsEvenAfterAllIsTheSimpleLaw) {
  // Noise given modality by modality, all alike: the general way must find the special one.
  for (const PriorKind prior :
       {PriorKind::SquaredNorm, PriorKind::PerModality, PriorKind::TaskList, PriorKind::TwoNorms}) {
    Config simple;
    simple.prior = prior, simple.noise2 = 2, simple.depth = 3;
    Config general = simple;
    general.noise2 = 1, general.noise2_1 = general.noise2_2 = 2;
    const PopulationLoss a(simple), b(general);
    EXPECT_NEAR(b.bayes(), a.bayes(), 1e-9);
    EXPECT_NEAR(b.excess(0.2, -0.15), a.excess(0.2, -0.15), 1e-9 * a.excess(0.2, -0.15));
    EXPECT_NEAR(*minimiserOf(b).alpha, *minimiserOf(a).alpha, 1e-5);
  }
}

TEST(SpectralLaw, HasTheBoundsOfTheEigenvaluesThatAct) {
  Config config;
  config.noise2_2 = 4;
  Law law = lawOf(config);
  EXPECT_NEAR(law.sLow(), 1, 1e-12);     // a task that lies almost all in the noisy modality
  EXPECT_NEAR(law.sHigh(), 8.5, 1e-12);  // and all of it there
  config.prior = PriorKind::PerModality;
  law = lawOf(config);
  for (const double s : law.s) {
    EXPECT_GE(s, law.sLow() * (1 - 1e-12));
    EXPECT_LE(s, law.sHigh() * (1 + 1e-12));
  }
  EXPECT_GT(law.sLow(), 1);
  EXPECT_FALSE(law.even);
}

TEST(SpectralLaw, StacksConvergeWhileTheStepSuitsTheLargestEigenvalue) {  // E12
  Config config;
  config.parameters = Parameters::One, config.noise2_2 = 3, config.depth = 400;
  const Law law = lawOf(config);
  const PopulationLoss loss(config);
  EXPECT_LT(loss.excess(1.9 / law.sHigh(), 0), 1e-3);
  EXPECT_GT(loss.excess(2.1 / law.sHigh(), 0), 1e3);
}

TEST(ModalityLaw, HasTheMeansOfTheShares) {
  Config config;
  config.modalities = 3, config.dim_1 = 1, config.dim_2 = 4, config.dim_3 = 2;
  double mass = 0;
  std::array<double, 3> mean{}, square{};
  for (const auto& node : modalityLawOf(config).nodes) {
    mass += node.weight;
    for (std::size_t j = 0; j < 3; ++j) {
      mean[j] += node.weight * node.norm2[j];
      square[j] += node.weight * node.norm2[j] * node.norm2[j];
    }
  }
  EXPECT_NEAR(mass, 1, 1e-12);
  const std::array<double, 3> dims{1, 4, 2};
  const double norm = 2.5, norm_square = (4.5 * 4.5 * 4.5 - 0.125) / 12;
  for (std::size_t j = 0; j < 3; ++j) {
    EXPECT_NEAR(mean[j], norm * dims[j] / 7, 1e-12);
    // E share² = a(a+1)/((a+b)(a+b+1)) of Beta(d_j/2, (d − d_j)/2).
    EXPECT_NEAR(square[j], norm_square * dims[j] * (dims[j] + 2) / (7.0 * 9), 1e-11);
  }
}

/// E13: two layers whose weights W^S = diag(1, ratio) a and W^V are one number a modality, readout
/// fx. Then ŵ = 2 W^S g + W^V Λ W^S g with g_j = ‖m_j‖: linear in a and in a W^V for a given ratio.
double blockRisk(const Config& config, double ratio) {
  Eigen::Matrix3d gram = Eigen::Matrix3d::Zero();
  Eigen::Vector3d right = Eigen::Vector3d::Zero();
  for (const auto& node : modalityLawOf(config).nodes) {
    const Eigen::Vector2d g(std::sqrt(node.norm2[0]), std::sqrt(node.norm2[1]));
    const Eigen::Vector2d skip(g[0], ratio * g[1]);
    const Eigen::Matrix2d lambda = Eigen::Matrix2d::Identity() + g * g.transpose();
    Eigen::Matrix<double, 2, 3> parts;
    parts.col(0) = 2 * skip;
    parts.rightCols(2) = (lambda * skip).asDiagonal();
    gram += node.weight * parts.transpose() * lambda * parts;
    right += node.weight * parts.transpose() * g;
  }
  return 1 - right.dot(gram.ldlt().solve(right));
}

TEST(ModalityLaw, BlockScalarWeightsOfTwoLayersHaveTheStoredRisk) {  // E13
  Config config;
  config.prior = PriorKind::PerModality, config.depth = 2;
  config.norm2_low_1 = 0.2, config.norm2_high_1 = 1;
  config.norm2_low_2 = 2, config.norm2_high_2 = 6;
  const auto stored = storedNumber("E13").values;
  double low = 0.5, high = 1.5;
  while (high - low > 1e-6) {
    const double left = low + (high - low) / 3, right = high - (high - low) / 3;
    if (blockRisk(config, left) < blockRisk(config, right)) {
      high = right;
    } else {
      low = left;
    }
  }
  EXPECT_NEAR(blockRisk(config, low), stored[1], 1e-8);
  const PopulationLoss loss(config);
  EXPECT_NEAR(loss.bayes() + minimiserOf(loss).excess, stored[0], 1e-9);
  EXPECT_NEAR(loss.bayes(), stored[2], 1e-9);
}

TEST(Condensed, KeepsSmoothMeansWithFewMasses) {
  std::vector<PointMass> masses;
  for (int i = 0; i < 20000; ++i) {
    const double x = 1 + 5e-4 * i;
    masses.push_back({x, x * std::exp(-x)});
  }
  const auto few = condensed(masses, 300);
  EXPECT_LE(few.size(), 300u);
  for (const auto& f : {+[](double x) { return std::pow(1 - 0.19 * x, 40); },
                        +[](double x) { return 1 / x; }, +[](double) { return 1.0; }}) {
    double expected = 0, got = 0;
    for (const PointMass& m : masses) expected += m.weight * f(m.x);
    for (const PointMass& m : few) got += m.weight * f(m.x);
    EXPECT_NEAR(got / expected, 1, 1e-10);
  }
  EXPECT_EQ(condensed({{0, 2}, {0, 1}}, 1).front().weight, 3);
}

}  // namespace
}  // namespace icl::cross_attention
