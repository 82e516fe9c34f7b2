#include "core/experiments/tree_prior/tree.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

#include <Eigen/Eigenvalues>

namespace icl::tree_prior {
namespace {

/// a_l² = α^l (1 − α)/(1 − α^T), l from 0: the levels' shares of a total of 1.
std::vector<double> levelAmplitudes(int levels, double decay) {
  std::vector<double> amplitude(static_cast<std::size_t>(levels));
  const double share =
      decay == 1 ? 1.0 / levels : (1 - decay) / -std::expm1(levels * std::log(decay));
  for (std::size_t l = 0; l < amplitude.size(); ++l) {
    amplitude[l] = std::sqrt(share * std::pow(decay, static_cast<double>(l)));
  }
  return amplitude;
}

}  // namespace

Tree::Tree(const Config& config)
    : levels_(config.levels), amplitude_(levelAmplitudes(config.levels, config.decay)) {
  const auto count = static_cast<std::size_t>(nodes());
  right_.assign(count, 0.5);
  if (config.prior == PriorKind::UserTree) {
    auto branches = parseBranches(config.branches, nodes());
    ICL_CHECK(branches.ok(), "the schema has checked the branches");
    right_ = std::move(branches).value();
  }
  even_ = std::all_of(right_.begin(), right_.end(), [](double p) { return p == 0.5; });
  reach_.assign(count, 1.0);
  for (int node = 1; node < nodes(); ++node) {
    const int parent = (node - 1) / 2;
    const double turn = node % 2 == 0 ? right(parent) : 1 - right(parent);
    reach_[static_cast<std::size_t>(node)] = reach(parent) * turn;
  }
  for (int leaf = 0; leaf < leaves(); ++leaf) {
    const int last = nodeAt(leaf, levels_ - 1);
    const double turn = turnsRight(leaf, levels_ - 1) ? right(last) : 1 - right(last);
    leaf_mass_.push_back(reach(last) * turn);
  }
}

int Tree::levelOf(int node) { return std::bit_width(static_cast<unsigned>(node + 1)) - 1; }

int Tree::partingLevel(int leaf, int other) const {
  return levels_ - std::bit_width(static_cast<unsigned>(leaf ^ other));
}

Eigen::MatrixXd Tree::secondMoment(Amplitudes amplitudes) const {
  // Two nodes are never both on the path unless one is above the other; then the upper one's sign
  // is the turn towards the lower one, whose own sign has mean 2p − 1.
  const double apart = amplitudes == Amplitudes::Fixed ? 1.0 : 2 / M_PI;  // E|g||g'|
  Eigen::MatrixXd moment = Eigen::MatrixXd::Zero(nodes(), nodes());
  for (int node = 0; node < nodes(); ++node) {
    const int level = levelOf(node);
    moment(node, node) = energy(level) * reach(node);
    const double mean = amplitude(level) * reach(node) * (2 * right(node) - 1) * apart;
    for (int below = node, at = level; at > 0; --at) {
      const int above = (below - 1) / 2;
      const double turn = below % 2 == 0 ? 1 : -1;
      moment(node, above) = moment(above, node) = turn * amplitude(at - 1) * mean;
      below = above;
    }
  }
  return moment;
}

std::vector<double> energies(const Config& config) {
  const auto size = static_cast<std::size_t>(config.dimension());
  if (config.prior == PriorKind::Gaussian) {
    return std::vector<double>(size, 1.0 / static_cast<double>(size));
  }
  const Tree tree(config);
  std::vector<double> values;
  if (tree.even()) {
    for (int node = 0; node < tree.nodes(); ++node) {
      values.push_back(tree.energy(Tree::levelOf(node)) * tree.reach(node));
    }
  } else {
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(
        tree.secondMoment(config.amplitudes), Eigen::EigenvaluesOnly);
    for (const double value : solver.eigenvalues()) values.push_back(std::max(0.0, value));
  }
  std::sort(values.begin(), values.end(), std::greater<>());
  return values;
}

}  // namespace icl::tree_prior
