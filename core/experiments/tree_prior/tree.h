// Tree: a balanced binary tree of levels 0 … T−1 with one coordinate of θ a node, breadth first.
// A leaf's bits, highest first, are the turns on the way to it (1: right, sign +1). Made from the
// settings; immutable. Also the second moment of θ under every prior, which linear read-outs need.
#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/experiments/tree_prior/config.h"

namespace icl::tree_prior {

class Tree {
 public:
  explicit Tree(const Config& config);

  int levels() const { return levels_; }
  int nodes() const { return (1 << levels_) - 1; }
  int leaves() const { return 1 << levels_; }
  /// a_l, root mean square of a node on the path at level l.
  double amplitude(int level) const { return amplitude_[static_cast<std::size_t>(level)]; }
  double energy(int level) const { return amplitude(level) * amplitude(level); }
  /// Probability of turning right at a node.
  double right(int node) const { return right_[static_cast<std::size_t>(node)]; }
  double leafMass(int leaf) const { return leaf_mass_[static_cast<std::size_t>(leaf)]; }
  /// Probability that the path goes through the node.
  double reach(int node) const { return reach_[static_cast<std::size_t>(node)]; }
  /// Whether all leaves are equally likely.
  bool even() const { return even_; }

  int nodeAt(int leaf, int level) const { return (1 << level) - 1 + (leaf >> (levels_ - level)); }
  bool turnsRight(int leaf, int level) const { return ((leaf >> (levels_ - 1 - level)) & 1) != 0; }
  double sign(int leaf, int level) const { return turnsRight(leaf, level) ? 1 : -1; }
  static int levelOf(int node);
  static int child(int node, bool right) { return 2 * node + (right ? 2 : 1); }
  /// Leaves agree on the first levels and part at this one; levels() where they are the same.
  int partingLevel(int leaf, int other) const;

  /// E θ θᵀ with fixed or half-normal amplitudes.
  Eigen::MatrixXd secondMoment(Amplitudes amplitudes) const;

 private:
  int levels_;
  bool even_ = true;
  std::vector<double> amplitude_{}, right_{}, reach_{}, leaf_mass_{};
};

/// Eigenvalues of E θ θᵀ under the prior that is set, largest first.
std::vector<double> energies(const Config& config);

}  // namespace icl::tree_prior
