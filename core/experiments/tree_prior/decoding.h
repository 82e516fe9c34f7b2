// Decoding: what the answers say about the leaf, by enumeration of all leaves. Given the leaf, the
// pooled vector c is close to normal with mean θ and covariance ((‖θ‖² + σ²) I + θθᵀ)/N, and the
// answers are A c for the keys that were really asked, adaptive or not. Half-normal amplitudes
// enter by their first two moments. Used by probes, pictures and theory; one object a thread.
#pragma once

#include <span>
#include <vector>

#include <Eigen/Core>

#include "core/experiments/tree_prior/contexts.h"

namespace icl::tree_prior {

class LeafPosterior {
 public:
  LeafPosterior(const Config& config, int tokens, double noise);

  /// Mass of every leaf after the answers A c; `keys` is A, one question a row. No question: the
  /// prior.
  std::span<const double> update(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                                 const Eigen::Ref<const Eigen::VectorXd>& answers);
  /// Layer by layer, for values that are residuals: begin(), then each layer's answers
  /// K (c − Ŝ θ̂), θ̂ the estimate before it. Their noise counts as independent from layer to layer,
  /// which it is only nearly, since the tokens are the same.
  void begin();
  std::span<const double> addResidual(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                                      const Eigen::Ref<const Eigen::VectorXd>& answers,
                                      const Eigen::Ref<const Eigen::VectorXd>& estimate);
  /// The same after all of c.
  std::span<const double> updateAll(const Eigen::Ref<const Eigen::VectorXd>& pooled);

  /// Mass of the leaves as it stands.
  std::span<const double> mass() const { return mass_; }
  double entropyBits() const;
  /// Mass of the leaves that turn right at `level`.
  double rightTurn(int level) const;
  /// Mass of the leaves below a node.
  double massBelow(int node) const;
  /// Posterior mean of θ. With half-normal amplitudes the amplitudes count as their mean.
  void mean(Eigen::Ref<Eigen::VectorXd> theta) const;
  const Tree& tree() const { return tree_; }

 private:
  void fixedLikelihoods(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                        const Eigen::Ref<const Eigen::VectorXd>& answers);
  void halfNormalLikelihoods(const Eigen::Ref<const Eigen::MatrixXd>& keys,
                             const Eigen::Ref<const Eigen::VectorXd>& answers);
  void normaliseMass();

  Tree tree_;
  bool fixed_;
  double noise2_, inverse_tokens_, mean_size_;  // E r of an amplitude
  std::vector<double> mass_{};                  // log-likelihoods while it is worked on
  std::vector<double> layers_{};                // their sum over layers of residuals
};

/// Mean and standard error.
struct Estimate {
  double value = 0, error = 0;
};

/// Risks by Monte Carlo over contexts, with the same contexts for each; samples from 2 on.
struct DecodingRisks {
  Estimate floor;                                              // Bayes from all of c
  std::vector<Estimate> path_linear, path_bayes, fixed_bayes;  // after 1 … M questions
};
/// Risk of Bayes from all of c; trees only. Half-normal amplitudes by importance sampling.
Estimate bayesFloor(const Config& config, int samples, std::uint64_t seed);
/// Fixed amplitudes only. Hard path following with linear gains, the same with Bayes decoding, and
/// Bayes decoding of the first nodes breadth first, for 1 … budget questions.
DecodingRisks decodingRisks(const Config& config, int budget, int samples, std::uint64_t seed);

}  // namespace icl::tree_prior
