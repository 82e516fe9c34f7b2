// The Bayes floor where amplitudes are half-normal. Under noise of equal size in all directions the
// posterior would be a mixture over leaves of independent truncated normals; it is drawn from, and
// each draw is weighed by the true likelihood of c against that one. Two independent halves of the
// draws make a product whose mean is the squared error without the noise of the draws.
#include "core/experiments/tree_prior/half_normal_floor.h"

#include <algorithm>
#include <cmath>

#include <boost/math/special_functions/erf.hpp>

namespace icl::tree_prior {
namespace {

double normalBelow(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

/// A normal of this mean and deviation, given that it has this sign; u uniform in [0, 1).
double truncated(double mean, double deviation, double sign, double u) {
  // sign · value has mean sign · mean and is positive: its upper tail holds this much.
  const double beyond = normalBelow(sign * mean / deviation);
  const double tail = std::max((1 - u) * beyond, 1e-300);
  const double z = std::sqrt(2.0) * boost::math::erfc_inv(2 * tail);
  return sign * std::max(0.0, sign * mean + deviation * z);
}

}  // namespace

HalfNormalPosterior::HalfNormalPosterior(const Tree& tree, double noise2, double inverse_tokens)
    : tree_(tree),
      noise2_(noise2),
      inverse_(inverse_tokens),
      cumulative_(static_cast<std::size_t>(tree.leaves())),
      drawn_(static_cast<std::size_t>(tree.levels())) {
  for (Eigen::VectorXd& half : halves_) half.resize(tree.nodes());
}

double HalfNormalPosterior::squaredError(const Eigen::VectorXd& pooled,
                                         const Eigen::VectorXd& theta, Stream& random) {
  const double d = tree_.nodes();
  const double size2 = (pooled.squaredNorm() - d * noise2_ * inverse_) / (1 + (1 + d) * inverse_);
  width2_ = (std::max(0.05, size2) + noise2_) * inverse_;
  weighLeaves(pooled);
  for (Eigen::VectorXd& half : halves_) {
    half.setZero();
    double total = 0, most = -INFINITY;
    for (int k = 0; k < kDraws / 2; ++k) {
      const int leaf = drawPath(pooled, random);
      const double log_weight = logRatio(pooled, leaf);
      if (log_weight > most) {  // keep the largest weight at 1
        const double shrink = std::exp(most - log_weight);
        half *= shrink;
        total *= shrink;
        most = log_weight;
      }
      const double weight = std::exp(log_weight - most);
      total += weight;
      for (int level = 0; level < tree_.levels(); ++level) {
        half[tree_.nodeAt(leaf, level)] += weight * drawn_[static_cast<std::size_t>(level)];
      }
    }
    half /= total;
  }
  return (halves_[0] - theta).dot(halves_[1] - theta);
}

void HalfNormalPosterior::weighLeaves(const Eigen::VectorXd& pooled) {
  double most = -INFINITY;
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    double log_mass = std::log(std::max(tree_.leafMass(leaf), 1e-300));
    for (int level = 0; level < tree_.levels(); ++level) {
      const Truncated t = at(pooled, leaf, level);
      log_mass += std::log(t.deviation / tree_.amplitude(level)) +
                  0.5 * (t.mean / t.deviation) * (t.mean / t.deviation) +
                  std::log(std::max(normalBelow(t.sign * t.mean / t.deviation), 1e-300));
    }
    cumulative_[static_cast<std::size_t>(leaf)] = log_mass;
    most = std::max(most, log_mass);
  }
  double total = 0;
  for (double& mass : cumulative_) mass = total += std::exp(mass - most);
}

HalfNormalPosterior::Truncated HalfNormalPosterior::at(const Eigen::VectorXd& pooled, int leaf,
                                                       int level) const {
  const double energy = tree_.energy(level), whole = energy + width2_;
  return {pooled[tree_.nodeAt(leaf, level)] * energy / whole, std::sqrt(energy * width2_ / whole),
          tree_.sign(leaf, level)};
}

int HalfNormalPosterior::drawPath(const Eigen::VectorXd& pooled, Stream& random) {
  const double u = random.uniform() * cumulative_.back();
  const auto found = std::upper_bound(cumulative_.begin(), cumulative_.end() - 1, u);
  const int leaf = static_cast<int>(found - cumulative_.begin());
  for (int level = 0; level < tree_.levels(); ++level) {
    const Truncated t = at(pooled, leaf, level);
    drawn_[static_cast<std::size_t>(level)] =
        truncated(t.mean, t.deviation, t.sign, random.uniform());
  }
  return leaf;
}

double HalfNormalPosterior::logRatio(const Eigen::VectorXd& pooled, int leaf) const {
  double size2 = 0, along = 0;
  for (int level = 0; level < tree_.levels(); ++level) {
    const double theta = drawn_[static_cast<std::size_t>(level)];
    size2 += theta * theta;
    along += theta * pooled[tree_.nodeAt(leaf, level)];
  }
  const double off2 = pooled.squaredNorm() - 2 * along + size2, inward = along - size2;
  const double across = size2 + noise2_;  // N times the variance across θ
  const double likelihood =
      -0.5 * tree_.nodes() * std::log(across) - 0.5 * std::log1p(size2 / across) -
      0.5 / inverse_ * (off2 / across - inward * inward / (across * (across + size2)));
  return likelihood + 0.5 * off2 / width2_;
}

}  // namespace icl::tree_prior
