#include "core/experiments/tree_prior/decoding.h"

#include <cmath>
#include <numeric>

#include <Eigen/LU>
#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/tree_prior/theory.h"
#include "tests/experiments/tree_prior/numbers.h"

namespace icl::tree_prior {
namespace {

TEST(Decoding, RisksOfTheBaseConfiguration) {
  const DecodingRisks risks = decodingRisks(Config{}, 4, 20000, 1);
  EXPECT_STORED("bayes_floor", risks.floor.value, 0);
  for (std::size_t m = 1; m <= 4; ++m) {
    const std::string end = "_M" + std::to_string(m);
    EXPECT_STORED("path_lin_mc" + end, risks.path_linear[m - 1].value, 0);
    EXPECT_STORED("path_bayes" + end, risks.path_bayes[m - 1].value, 0);
    EXPECT_STORED("bfs_bayes" + end, risks.fixed_bayes[m - 1].value, 0);
    EXPECT_GT(risks.path_linear[m - 1].error, 0);
    EXPECT_LT(risks.path_linear[m - 1].error, 1e-3);
  }
}

TEST(Decoding, SimulatedPathAgreesWithItsClosedForm) {
  Config config;
  config.levels = 3;
  config.decay = 0.5;
  config.tokens = 64;
  config.noise = 0.3;
  const DecodingRisks risks = decodingRisks(config, 2, 20000, 2);
  const Theory theory(config);
  for (int m = 1; m <= 2; ++m) {
    EXPECT_NEAR(risks.path_linear[static_cast<std::size_t>(m - 1)].value, *theory.path(m),
                0.01 * *theory.path(m));
  }
}

/// The posterior by the density itself, leaf by leaf.
std::vector<double> bruteForce(const Config& config, const Eigen::MatrixXd& keys,
                               const Eigen::VectorXd& answers) {
  const Tree tree(config);
  std::vector<double> mass;
  double total = 0;
  for (int leaf = 0; leaf < tree.leaves(); ++leaf) {
    Eigen::VectorXd theta = Eigen::VectorXd::Zero(tree.nodes());
    for (int l = 0; l < tree.levels(); ++l) {
      theta[tree.nodeAt(leaf, l)] = tree.amplitude(l) * tree.sign(leaf, l);
    }
    const Eigen::MatrixXd covariance =
        ((1 + config.noise * config.noise) * Eigen::MatrixXd::Identity(tree.nodes(), tree.nodes()) +
         theta * theta.transpose()) /
        config.tokens;
    const Eigen::MatrixXd seen = keys * covariance * keys.transpose();
    const Eigen::VectorXd off = answers - keys * theta;
    mass.push_back(tree.leafMass(leaf) * std::exp(-0.5 * off.dot(seen.inverse() * off)) /
                   std::sqrt(seen.determinant()));
    total += mass.back();
  }
  for (double& m : mass) m /= total;
  return mass;
}

TEST(Decoding, ThePosteriorIsBayesWithTheNormalDensity) {
  Config config;
  config.prior = PriorKind::UserTree;
  config.branches = "[0.7, 0.5, 0.2]";
  config.levels = 3;
  config.tokens = 9;
  config.noise = 0.5;
  std::srand(4);
  LeafPosterior posterior(config, config.tokens, config.noise);
  for (const int questions : {1, 3, 7}) {
    const Eigen::MatrixXd keys = Eigen::MatrixXd::Random(questions, 7);
    const Eigen::VectorXd answers = Eigen::VectorXd::Random(questions);
    const auto expected = bruteForce(config, keys, answers);
    const auto mass = posterior.update(keys, answers);
    for (std::size_t leaf = 0; leaf < 8; ++leaf) EXPECT_NEAR(mass[leaf], expected[leaf], 1e-9);
  }
  const Eigen::VectorXd pooled = Eigen::VectorXd::Random(7);
  const auto expected = bruteForce(config, Eigen::MatrixXd::Identity(7, 7), pooled);
  const auto mass = posterior.updateAll(pooled);
  for (std::size_t leaf = 0; leaf < 8; ++leaf) EXPECT_NEAR(mass[leaf], expected[leaf], 1e-9);
}

TEST(Decoding, SumsOverThePosteriorAgreeWithEachOther) {
  const Config config;
  LeafPosterior posterior(config, 4, 1);
  EXPECT_EQ(posterior.update(Eigen::MatrixXd(0, 15), Eigen::VectorXd(0)).size(), 16u);
  EXPECT_NEAR(posterior.entropyBits(), 4, 1e-14);
  posterior.updateAll(Eigen::VectorXd::LinSpaced(15, -0.4, 0.9));
  EXPECT_LT(posterior.entropyBits(), 4);
  EXPECT_NEAR(posterior.massBelow(0), 1, 1e-14);
  EXPECT_NEAR(posterior.massBelow(2), posterior.rightTurn(0), 1e-14);
  EXPECT_NEAR(posterior.massBelow(5) + posterior.massBelow(6), posterior.massBelow(2), 1e-14);
  Eigen::VectorXd mean(15);
  posterior.mean(mean);
  EXPECT_NEAR(mean[0], posterior.tree().amplitude(0) * (2 * posterior.rightTurn(0) - 1), 1e-14);
}

TEST(Decoding, HalfNormalAmplitudesAreJudgedByTheirMoments) {
  Config config;
  config.amplitudes = Amplitudes::HalfNormal;
  LeafPosterior posterior(config, 1000, 0.1);
  Eigen::VectorXd pooled = Eigen::VectorXd::Zero(15);
  // Leaf 9 (right, left, left, right) with one strong, one weak and two usual amplitudes.
  const double sizes[] = {1.5, 0.4, 0.8, 0.8}, signs[] = {1, -1, -1, 1};
  for (int l = 0; l < 4; ++l) {
    pooled[posterior.tree().nodeAt(9, l)] = posterior.tree().amplitude(l) * sizes[l] * signs[l];
  }
  const auto mass = posterior.updateAll(pooled);
  EXPECT_GT(mass[9], 0.9);
  EXPECT_NEAR(std::accumulate(mass.begin(), mass.end(), 0.0), 1, 1e-12);
}

// With many tokens nothing is unknown but c's noise across the path: the floor is that of shrinking
// each coordinate on a known path, to first order in 1/N.
TEST(Decoding, TheHalfNormalFloorIsThatOfAKnownPathWhereNoiseIsSmall) {
  Config config;
  config.levels = 2;
  config.tokens = 4000;
  config.amplitudes = Amplitudes::HalfNormal;
  const Estimate floor = bayesFloor(config, 2000, 1);
  // Two coordinates with noise (‖θ‖² + σ² + θ²)/N each, and E‖θ‖² = 1.
  const double expected = (2 * (1 + 0.01) + 1) / 4000;
  EXPECT_NEAR(floor.value, expected, 0.3 * expected + 4.5 * floor.error);
  EXPECT_GT(floor.value, 0.7 * expected - 4.5 * floor.error);
}

TEST(Decoding, TheHalfNormalFloorLiesBelowEveryLinearReadOutAndAboveTheFixedOne) {
  Config config;
  config.amplitudes = Amplitudes::HalfNormal;
  const Estimate floor = bayesFloor(config, 2000, 1);
  EXPECT_LT(floor.value, Theory(config).linear(15) - 0.1);
  EXPECT_GT(floor.value, storedNumber("bayes_floor").value + 0.02);
  EXPECT_LT(floor.error, 0.01);
}

TEST(Decoding, ExactAnswersTellTheLeaf) {
  Config config;
  config.tokens = 0;
  EXPECT_NEAR(bayesFloor(config, 500, 1).value, 0, 1e-12);
}

TEST(Decoding, TheNumberOfThreadsChangesNoBit) {
  parallel::setThreads(1);
  const Estimate one = bayesFloor(Config{}, 3000, 7);
  parallel::setThreads(3);
  EXPECT_EQ(bayesFloor(Config{}, 3000, 7).value, one.value);
  parallel::setThreads(0);
}

}  // namespace
}  // namespace icl::tree_prior
