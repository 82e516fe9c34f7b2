// Inference: one context's way through a net, read from the tape of a forward pass: which keys each
// layer used, what they answered, what that says about the leaf, and how the estimate moved. Used
// by probes and pictures; one object a thread.
#pragma once

#include <optional>
#include <string>

#include <Eigen/Core>

#include "core/experiments/tree_prior/decoding.h"
#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

class Inference {
 public:
  /// `tokens` and `noise`: of the contexts that will be read.
  Inference(const Config& config, int tokens, double noise);

  /// Reads context r. `asker`: the tape whose keys pooled (the donor's, where keys were patched).
  void read(const LinearNet& net, const ContextBlock& block, const LinearTape& tape, int r,
            const Exchange& exchange = {});

  // Of the context that was read, with D coordinates, d channels, and layers 0 … L (before the
  // first layer, then after each).
  int leaf() const { return leaf_; }
  const Eigen::VectorXd& theta() const { return theta_; }
  /// Keys of layer l (from 0), a row a channel; the ones its pooling used.
  Eigen::MatrixXd keys(int l) const;
  const Eigen::VectorXd& answers() const { return answers_; }  // W, all layers
  /// Estimate after so many layers; after all of them only, where the read-out makes no other.
  const Eigen::MatrixXd& estimates() const { return estimates_; }  // (L + 1) × D, NaN where none
  /// Leaf masses after so many layers, (L + 1) × leaves; trees only.
  const Eigen::MatrixXd& masses() const { return masses_; }
  const Eigen::VectorXd& entropies() const { return entropies_; }  // bits
  /// Bayes estimates from the answers so far, (L + 1) × D; trees only.
  const Eigen::MatrixXd& bayes() const { return bayes_; }
  /// Mass of turning right at each level after so many layers, (L + 1) × T; trees only.
  const Eigen::MatrixXd& turns() const { return turns_; }
  /// Share of each coordinate's variance that is left after so many layers, (L + 1) × D; Gaussian
  /// priors, for which it does not depend on the answers.
  const Eigen::MatrixXd& uncertainty() const { return uncertainty_; }

 private:
  void readPosterior(const Shape& shape);
  void readUncertainty(const Shape& shape);

  std::optional<LeafPosterior> posterior_{};
  int leaf_ = -1;
  Eigen::VectorXd theta_{}, answers_{}, entropies_{};
  Eigen::MatrixXd keys_{}, estimates_{}, masses_{}, bayes_{}, turns_{}, uncertainty_{};
  Eigen::VectorXd variance_{};  // of the coordinates, Gaussian priors
  double answer_noise_ = 0;     // variance of an answer to a unit key
  int channels_ = 1;
};

/// Mean squared key component (summed over channels) on every coordinate, a row for each node that
/// a layer should ask, over contexts whose path goes through the node; a row a layer under Gaussian
/// priors. All leaves get as many of the contexts, at least one each.
Eigen::MatrixXd routingMatrix(const LinearNet& net, const Config& config, int contexts,
                              std::uint64_t seed, int tokens, double noise);

/// "root", then the turns on the way: "−", "+−". The same for leaves, which have a turn a level.
std::string nodeName(int node);
std::string leafName(const Tree& tree, int leaf);

}  // namespace icl::tree_prior
