#include "core/experiments/tree_prior/tree.h"

#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

namespace icl::tree_prior {
namespace {

Config treeOf(int levels, double decay, const std::string& branches = {}) {
  Config config;
  config.levels = levels;
  config.decay = decay;
  config.prior = branches.empty() ? PriorKind::Tree : PriorKind::UserTree;
  config.branches = branches;
  return config;
}

TEST(Tree, NodesAreNumberedBreadthFirstAndLeavesByTheirTurns) {
  const Tree tree(treeOf(3, 0.7));
  EXPECT_EQ(tree.nodes(), 7);
  EXPECT_EQ(tree.leaves(), 8);
  // Leaf 5 is binary 101: right, left, right, past the nodes 0, 2 and 5.
  EXPECT_EQ(tree.nodeAt(5, 0), 0);
  EXPECT_EQ(tree.nodeAt(5, 1), 2);
  EXPECT_EQ(tree.nodeAt(5, 2), 5);
  EXPECT_EQ(tree.sign(5, 0), 1);
  EXPECT_EQ(tree.sign(5, 1), -1);
  EXPECT_EQ(tree.sign(5, 2), 1);
  EXPECT_EQ(Tree::child(0, true), 2);
  EXPECT_EQ(Tree::child(2, false), 5);
  EXPECT_EQ(Tree::levelOf(0), 0);
  EXPECT_EQ(Tree::levelOf(2), 1);
  EXPECT_EQ(Tree::levelOf(3), 2);
}

TEST(Tree, LeavesPartWhereTheirFirstTurnDiffers) {
  const Tree tree(treeOf(4, 0.7));
  EXPECT_EQ(tree.partingLevel(0b0000, 0b1000), 0);
  EXPECT_EQ(tree.partingLevel(0b0110, 0b0011), 1);
  EXPECT_EQ(tree.partingLevel(0b0110, 0b0111), 3);
  EXPECT_EQ(tree.partingLevel(9, 9), 4);
}

TEST(Tree, LevelsShareAnEnergyOfOneInTheRatioOfTheDecay) {
  const Tree tree(treeOf(4, 0.7));
  EXPECT_NEAR(tree.energy(0), 0.3947887879984203, 1e-15);  // 1 − adaptive_limit of M = 1
  for (int l = 1; l < 4; ++l) EXPECT_NEAR(tree.energy(l) / tree.energy(l - 1), 0.7, 1e-14);
  const Tree even(treeOf(4, 1));
  for (int l = 0; l < 4; ++l) EXPECT_NEAR(even.energy(l), 0.25, 1e-16);
}

TEST(Tree, BranchWeightsMultiplyAlongThePath) {
  const Tree tree(treeOf(2, 0.5, "[0.9, 0.2]"));  // the third node keeps one half
  EXPECT_FALSE(tree.even());
  EXPECT_NEAR(tree.reach(1), 0.1, 1e-15);
  EXPECT_NEAR(tree.reach(2), 0.9, 1e-15);
  EXPECT_NEAR(tree.leafMass(0b00), 0.1 * 0.8, 1e-15);
  EXPECT_NEAR(tree.leafMass(0b01), 0.1 * 0.2, 1e-15);
  EXPECT_NEAR(tree.leafMass(0b10), 0.45, 1e-15);
}

TEST(Tree, TheSecondMomentIsTheSumOverLeaves) {
  for (const char* branches : {"", "[0.9, 0.2, 0.7, 0, 1, 0.35]"}) {
    const Config config = treeOf(3, 0.6, branches);
    const Tree tree(config);
    for (const double apart : {1.0, 2 / M_PI}) {  // E|r r'| of two levels
      Eigen::MatrixXd moment = Eigen::MatrixXd::Zero(7, 7);
      for (int leaf = 0; leaf < 8; ++leaf) {
        Eigen::VectorXd theta = Eigen::VectorXd::Zero(7);
        for (int l = 0; l < 3; ++l) {
          theta[tree.nodeAt(leaf, l)] = tree.amplitude(l) * tree.sign(leaf, l);
        }
        Eigen::MatrixXd square = theta * theta.transpose() * apart;
        square.diagonal() /= apart;
        moment += tree.leafMass(leaf) * square;
      }
      const auto amplitudes = apart == 1 ? Amplitudes::Fixed : Amplitudes::HalfNormal;
      EXPECT_LT((tree.secondMoment(amplitudes) - moment).cwiseAbs().maxCoeff(), 1e-15);
    }
  }
}

TEST(Tree, EnergiesAddUpToOneUnderEveryPrior) {
  for (const PriorKind prior :
       {PriorKind::Tree, PriorKind::UserTree, PriorKind::Gaussian, PriorKind::TreeCovariance}) {
    Config config = treeOf(4, 0.7);
    config.prior = prior;
    config.branches = "[0.8, 0.3]";
    const auto values = energies(config);
    EXPECT_EQ(values.size(), 15u);
    EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0), 1, 1e-12);
    EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
  }
}

}  // namespace
}  // namespace icl::tree_prior
