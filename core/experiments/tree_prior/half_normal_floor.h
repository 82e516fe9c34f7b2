// HalfNormalPosterior: the posterior mean of θ from the pooled vector where the amplitudes of the
// path are unknown, by importance sampling. Called by bayesFloor; one object a thread.
#pragma once

#include <array>
#include <vector>

#include <Eigen/Core>

#include "core/base/random.h"
#include "core/experiments/tree_prior/tree.h"

namespace icl::tree_prior {

class HalfNormalPosterior {
 public:
  HalfNormalPosterior(const Tree& tree, double noise2, double inverse_tokens);

  /// ‖E[θ | c] − θ‖² up to noise of mean 0.
  double squaredError(const Eigen::VectorXd& pooled, const Eigen::VectorXd& theta, Stream& random);

 private:
  static constexpr int kDraws = 128;
  struct Truncated {
    double mean, deviation, sign;  // of a coordinate on the path, before it is cut at 0
  };
  void weighLeaves(const Eigen::VectorXd& pooled);
  Truncated at(const Eigen::VectorXd& pooled, int leaf, int level) const;
  int drawPath(const Eigen::VectorXd& pooled, Stream& random);
  double logRatio(const Eigen::VectorXd& pooled, int leaf) const;

  const Tree& tree_;
  double noise2_, inverse_;
  double width2_ = 0;               // variance of the noise that the draws take for granted
  std::vector<double> cumulative_;  // of the leaves' masses
  std::vector<double> drawn_;       // θ on the path, a level each
  std::array<Eigen::VectorXd, 2> halves_{};
};

}  // namespace icl::tree_prior
