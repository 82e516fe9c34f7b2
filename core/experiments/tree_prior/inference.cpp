#include "core/experiments/tree_prior/inference.h"

#include <algorithm>
#include <limits>

#include <Eigen/Cholesky>

#include "core/experiments/tree_prior/evaluation.h"

namespace icl::tree_prior {

Inference::Inference(const Config& config, int tokens, double noise) {
  if (config.hasTree()) {
    posterior_.emplace(config, tokens, noise);
    return;
  }
  answer_noise_ = tokens > 0 ? (1 + noise * noise) / tokens : 1e-10;
  variance_.resize(config.dimension());
  const Tree tree(config);
  for (int n = 0; n < variance_.size(); ++n) {
    variance_[n] = config.prior == PriorKind::Gaussian
                       ? 1.0 / static_cast<double>(variance_.size())
                       : tree.energy(Tree::levelOf(n)) * tree.reach(n);
  }
}

void Inference::read(const LinearNet& net, const ContextBlock& block, const LinearTape& tape, int r,
                     const Exchange& exchange) {
  const Shape& s = net.shape();
  channels_ = s.channels;
  leaf_ = block.leaf[static_cast<std::size_t>(r)];
  theta_.resize(s.dimension);
  answers_.resize(s.slots());
  keys_.resize(s.slots(), s.dimension);
  estimates_.setConstant(s.layers + 1, s.dimension, std::numeric_limits<double>::quiet_NaN());
  estimates_.row(0).setZero();
  for (int n = 0; n < s.dimension; ++n) theta_[n] = block.theta.at(n, r);
  for (int l = 0; l < s.layers; ++l) {
    const auto layer = static_cast<std::size_t>(l);
    const LinearTape* donor = exchange.keys.empty() ? nullptr : exchange.keys[layer];
    for (int channel = 0; channel < s.channels; ++channel) {
      const int slot = s.filled(l) + channel;
      answers_[slot] = tape.workspace.at(slot, r);
      for (int n = 0; n < s.dimension; ++n) {
        keys_(slot, n) = net.key(donor != nullptr ? *donor : tape, l, channel, n, r);
      }
    }
    for (int n = 0; n < s.dimension; ++n) {
      if (s.runningEstimate()) {
        estimates_(l + 1, n) = tape.layers[layer].estimate.at(n, r);
      } else if (l + 1 == s.layers) {
        estimates_(l + 1, n) = tape.estimate.at(n, r);
      }
    }
  }
  posterior_ ? readPosterior(s) : readUncertainty(s);
}

Eigen::MatrixXd Inference::keys(int l) const { return keys_.middleRows(l * channels_, channels_); }

void Inference::readPosterior(const Shape& s) {
  const Tree& tree = posterior_->tree();
  masses_.resize(s.layers + 1, tree.leaves());
  turns_.resize(s.layers + 1, tree.levels());
  bayes_.resize(s.layers + 1, s.dimension);
  entropies_.resize(s.layers + 1);
  Eigen::VectorXd mean(s.dimension);
  posterior_->begin();
  for (int l = 0; l <= s.layers; ++l) {
    if (l > 0 && s.residual) {
      posterior_->addResidual(keys(l - 1), answers_.segment(s.filled(l - 1), s.channels),
                              estimates_.row(l - 1).transpose());
    } else if (l > 0) {
      posterior_->update(keys_.topRows(s.filled(l)), answers_.head(s.filled(l)));
    }
    const auto mass = posterior_->mass();
    masses_.row(l) = Eigen::Map<const Eigen::RowVectorXd>(mass.data(), tree.leaves());
    entropies_[l] = posterior_->entropyBits();
    for (int level = 0; level < tree.levels(); ++level) {
      turns_(l, level) = posterior_->rightTurn(level);
    }
    posterior_->mean(mean);
    bayes_.row(l) = mean.transpose();
  }
}

void Inference::readUncertainty(const Shape& s) {
  // Var(θ | A c) = Λ − Λ Aᵀ (A (Λ + s² I) Aᵀ)⁻¹ A Λ.
  uncertainty_.setOnes(s.layers + 1, s.dimension);
  for (int l = 1; l <= s.layers; ++l) {
    const Eigen::MatrixXd a = keys_.topRows(s.filled(l));
    const Eigen::MatrixXd seen = a * variance_.asDiagonal();
    Eigen::MatrixXd second = seen * a.transpose() + answer_noise_ * a * a.transpose();
    second.diagonal().array() += 1e-12;
    const Eigen::MatrixXd solved = Eigen::LLT<Eigen::MatrixXd>(second).solve(seen);
    for (int n = 0; n < s.dimension; ++n) {
      uncertainty_(l, n) = 1 - seen.col(n).dot(solved.col(n)) / variance_[n];
    }
  }
}

Eigen::MatrixXd routingMatrix(const LinearNet& net, const Config& config, int contexts,
                              std::uint64_t seed, int tokens, double noise) {
  const Shape& s = net.shape();
  const ContextSampler sampler(config, tokens, noise, config.explicitTokens());
  const Tree& tree = sampler.tree();
  const bool has_tree = config.hasTree();
  const int levels = has_tree ? askedLevels(s, tree) : s.layers;
  const int count = has_tree ? std::max(contexts, tree.leaves()) : contexts;
  Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(has_tree ? (1 << levels) - 1 : s.layers, s.dimension);
  Eigen::VectorXd seen = Eigen::VectorXd::Zero(sum.rows());
  ContextBlock block(s.dimension, sampler.explicitTokens() ? tokens : 0);
  LinearTape tape(s);
  for (int done = 0; done < count; done += kRows) {
    Stream random(seed, Purpose::Probe, 1, static_cast<std::uint64_t>(done));
    const int rows = std::min(kRows, count - done);
    for (int r = 0; r < kRows; ++r) {
      block.leaf[static_cast<std::size_t>(r)] = (done + r) % tree.leaves();
    }
    has_tree ? sampler.drawGiven(random, rows, block) : sampler.draw(random, rows, block);
    net.forward(block, tape, {});
    for (int r = 0; r < rows; ++r) {
      const int leaf = block.leaf[static_cast<std::size_t>(r)];
      for (int level = 0; level < levels; ++level) {
        const int row = has_tree ? tree.nodeAt(leaf, level) : level;
        const int asked = has_tree ? level : level * s.channels;
        seen[row] += 1;
        for (int n = 0; n < s.dimension; ++n) sum(row, n) += keyOnNode(net, tape, asked, n, r);
      }
    }
  }
  return sum.array().colwise() / seen.array();
}

std::string nodeName(int node) {
  if (node == 0) return ICL_TR("root");
  std::string name;
  for (; node > 0; node = (node - 1) / 2) name = (node % 2 == 0 ? "+" : "−") + name;
  return name;
}

std::string leafName(const Tree& tree, int leaf) { return nodeName(leaf + tree.nodes()); }

}  // namespace icl::tree_prior
