#include "core/experiments/tree_prior/decoding.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Cholesky>

namespace icl::tree_prior {
namespace {

/// Answers of infinitely many tokens are exact; the normal law then needs some width to be one.
constexpr double kLeastInverse = 1e-10;

double inverseTokens(int tokens) { return tokens > 0 ? 1.0 / tokens : kLeastInverse; }

}  // namespace

LeafPosterior::LeafPosterior(const Config& config, int tokens, double noise)
    : tree_(config),
      fixed_(config.amplitudes == Amplitudes::Fixed),
      noise2_(noise * noise),
      inverse_tokens_(inverseTokens(tokens)),
      mean_size_(fixed_ ? 1 : std::sqrt(2 / M_PI)),
      mass_(static_cast<std::size_t>(tree_.leaves())) {}

std::span<const double> LeafPosterior::update(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                                              const Eigen::Ref<const Eigen::VectorXd>& answers) {
  if (keys.rows() == 0) {
    for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
      mass_[static_cast<std::size_t>(leaf)] = tree_.leafMass(leaf);
    }
    return mass_;
  }
  fixed_ ? fixedLikelihoods(keys, answers) : halfNormalLikelihoods(keys, answers);
  normaliseMass();
  return mass_;
}

void LeafPosterior::fixedLikelihoods(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                                     const Eigen::Ref<const Eigen::VectorXd>& answers) {
  // Covariance C₀ + m mᵀ/N with m = A θ and C₀ = (1 + σ²) A Aᵀ/N: one factor for all leaves and a
  // term of rank one each.
  const Eigen::Index count = keys.rows();
  Eigen::MatrixXd common = keys * keys.transpose();
  common.diagonal().array() += 1e-12;  // the same question twice is no error
  const Eigen::LLT<Eigen::MatrixXd> factor(common * ((1 + noise2_) * inverse_tokens_));
  const Eigen::VectorXd seen = factor.matrixL().solve(answers);
  const Eigen::MatrixXd white_keys = factor.matrixL().solve(keys);
  Eigen::VectorXd expected(count), off(count);
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    expected.setZero();
    for (int level = 0; level < tree_.levels(); ++level) {
      expected += tree_.amplitude(level) * tree_.sign(leaf, level) *
                  white_keys.col(tree_.nodeAt(leaf, level));
    }
    off = seen - expected;
    const double stretch = 1 + expected.squaredNorm() * inverse_tokens_;
    const double along = expected.dot(off);
    mass_[static_cast<std::size_t>(leaf)] =
        -0.5 * (off.squaredNorm() - along * along * inverse_tokens_ / stretch + std::log(stretch));
  }
}

void LeafPosterior::halfNormalLikelihoods(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                                          const Eigen::Ref<const Eigen::VectorXd>& answers) {
  const Eigen::MatrixXd gram = keys * keys.transpose();
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    Eigen::MatrixXd covariance = gram * ((1 + noise2_) * inverse_tokens_);
    covariance.diagonal().array() += 1e-12 * inverse_tokens_;
    Eigen::VectorXd off = answers;
    for (int level = 0; level < tree_.levels(); ++level) {
      const auto column = keys.col(tree_.nodeAt(leaf, level));
      off -= mean_size_ * tree_.amplitude(level) * tree_.sign(leaf, level) * column;
      const double spread = 1 - mean_size_ * mean_size_ + inverse_tokens_;
      covariance += tree_.energy(level) * spread * column * column.transpose();
    }
    const Eigen::LLT<Eigen::MatrixXd> factor(covariance);
    const Eigen::MatrixXd& lower = factor.matrixLLT();
    mass_[static_cast<std::size_t>(leaf)] =
        -0.5 * factor.matrixL().solve(off).squaredNorm() - lower.diagonal().array().log().sum();
  }
}

std::span<const double> LeafPosterior::updateAll(const Eigen::Ref<const Eigen::VectorXd>& pooled) {
  if (!fixed_) {
    return update(Eigen::MatrixXd::Identity(pooled.size(), pooled.size()), pooled);
  }
  // All leaves have ‖θ‖ = 1, so only ⟨θ, c⟩ tells them apart.
  const double across = (1 + noise2_) * inverse_tokens_, total = across + inverse_tokens_;
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    double along = 0;
    for (int level = 0; level < tree_.levels(); ++level) {
      along += tree_.amplitude(level) * tree_.sign(leaf, level) * pooled[tree_.nodeAt(leaf, level)];
    }
    // ‖c − θ‖² has ‖c‖² − ⟨θ, c⟩² across θ and (⟨θ, c⟩ − 1)² along it.
    mass_[static_cast<std::size_t>(leaf)] =
        0.5 * (along * along / across - (along - 1) * (along - 1) / total);
  }
  normaliseMass();
  return mass_;
}

void LeafPosterior::begin() {
  layers_.assign(mass_.size(), 0.0);
  update(Eigen::MatrixXd(0, tree_.nodes()), Eigen::VectorXd(0));
}

std::span<const double> LeafPosterior::addResidual(
    const Eigen::Ref<const Eigen::MatrixXd>& keys, const Eigen::Ref<const Eigen::VectorXd>& answers,
    const Eigen::Ref<const Eigen::VectorXd>& estimate) {
  // With r = θ − θ̂ an answer has mean K r and covariance K ((‖r‖² + σ²) I + r rᵀ) Kᵀ/N.
  const Eigen::MatrixXd gram = keys * keys.transpose();
  Eigen::VectorXd left(estimate.size());
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    left = -estimate;
    for (int level = 0; level < tree_.levels(); ++level) {
      left[tree_.nodeAt(leaf, level)] +=
          mean_size_ * tree_.amplitude(level) * tree_.sign(leaf, level);
    }
    const double spread = 1 - mean_size_ * mean_size_;  // of amplitudes; their energies add up to 1
    const Eigen::VectorXd expected = keys * left;
    Eigen::MatrixXd covariance =
        (gram * (left.squaredNorm() + spread + noise2_) + expected * expected.transpose()) *
        inverse_tokens_;
    covariance.diagonal().array() += 1e-12 + spread;
    const Eigen::LLT<Eigen::MatrixXd> factor(covariance);
    layers_[static_cast<std::size_t>(leaf)] -=
        0.5 * factor.matrixL().solve(answers - expected).squaredNorm() +
        Eigen::MatrixXd(factor.matrixL()).diagonal().array().log().sum();
  }
  mass_ = layers_;
  normaliseMass();
  return mass_;
}

void LeafPosterior::normaliseMass() {
  const double most = *std::max_element(mass_.begin(), mass_.end());
  double total = 0;
  for (std::size_t leaf = 0; leaf < mass_.size(); ++leaf) {
    mass_[leaf] = std::exp(mass_[leaf] - most) * tree_.leafMass(static_cast<int>(leaf));
    total += mass_[leaf];
  }
  for (double& mass : mass_) mass /= total;
}

double LeafPosterior::entropyBits() const {
  double bits = 0;
  for (const double mass : mass_) bits -= mass > 0 ? mass * std::log2(mass) : 0;
  return std::max(0.0, bits);
}

double LeafPosterior::rightTurn(int level) const {
  double sum = 0;
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    if (tree_.turnsRight(leaf, level)) sum += mass_[static_cast<std::size_t>(leaf)];
  }
  return sum;
}

double LeafPosterior::massBelow(int node) const {
  const int level = Tree::levelOf(node), span = 1 << (tree_.levels() - level);
  const int first = (node - ((1 << level) - 1)) * span;
  double sum = 0;
  for (int leaf = first; leaf < first + span; ++leaf) sum += mass_[static_cast<std::size_t>(leaf)];
  return sum;
}

void LeafPosterior::mean(Eigen::Ref<Eigen::VectorXd> theta) const {
  theta.setZero();
  for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
    const double mass = mass_[static_cast<std::size_t>(leaf)] * mean_size_;
    for (int level = 0; level < tree_.levels(); ++level) {
      theta[tree_.nodeAt(leaf, level)] += mass * tree_.amplitude(level) * tree_.sign(leaf, level);
    }
  }
}

}  // namespace icl::tree_prior
