// One example prompt of finite length and everything the stack does with it: the pictures of the
// window (tokens, attention, Gram, whitening, prediction) and the probe `prompt`. All matrices are
// exact for the prompt shown. Used on the run's thread; not part of a run, so never in its rows.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include <Eigen/Dense>

#include "core/experiments/cross_attention/config.h"
#include "core/experiments/cross_attention/scalar_stack.h"
#include "core/experiments/cross_attention/token_stack.h"
#include "core/run/probe_type.h"
#include "core/telemetry/channel.h"

namespace icl::cross_attention {

struct Prompt {
  Eigen::MatrixXd x{};      // d × L, columns are tokens
  Eigen::VectorXd y{};      // L
  Eigen::VectorXd query{};  // d
  Eigen::VectorXd task{};   // m; empty where the prompt was typed in
  double truth = std::numeric_limits<double>::quiet_NaN();
  double bayes = std::numeric_limits<double>::quiet_NaN();  // ⟨w, x_q⟩ with the task known
};

/// Draws a task and `length` tokens from the prior and the dimensions set. The seed alone decides
/// the random numbers, so a longer prompt begins with the shorter one's tokens.
Prompt drawPrompt(const Config& config, std::uint64_t seed, int length);

/// A prompt with the spectrum of its second moment Λ̂ = XXᵀ/L, in which any layer of any stack is
/// a polynomial: P_t = p_t(Λ̂), F^t = P_t [X, x_q]. A layer costs O(d²L), however deep it lies.
class PromptSpectrum {
 public:
  explicit PromptSpectrum(Prompt prompt);

  const Prompt& prompt() const { return prompt_; }
  int dimension() const { return static_cast<int>(prompt_.x.rows()); }
  int length() const { return static_cast<int>(prompt_.x.cols()); }
  /// P_t after `layers` layers.
  Eigen::MatrixXd layerMap(const ScalarStack& stack, int layers) const;
  /// F^t F^tᵀ/L over the context = P_t Λ̂ P_tᵀ.
  Eigen::MatrixXd gram(const ScalarStack& stack, int layers) const;
  /// (L+1) × L: row i is the query f_i (the last one f_q), column j the key x_j (f_j in a
  /// self-attention stack): ⟨x_j, f_i⟩/L.
  Eigen::MatrixXd attention(const ScalarStack& stack, int layers) const;
  /// f_q after `layers` layers.
  Eigen::VectorXd queryState(const ScalarStack& stack, int layers) const;
  /// Predictions read out after 0 … depth layers.
  std::vector<double> predictions(const ScalarStack& stack) const;

 private:
  Prompt prompt_;
  Eigen::MatrixXd basis_{};        // eigenvectors of Λ̂
  Eigen::VectorXd eigenvalues_{};  // ascending, not negative
  Eigen::VectorXd target_{};       // (1/L) Σ y_i x_i in the basis
  Eigen::VectorXd query_{};        // x_q in the basis
};

/// P_t Λ at infinite context, Λ = vI + mmᵀ: the identity is what a stack aims at.
Eigen::MatrixXd populationWhitening(const ScalarStack& stack, int layers,
                                    const Eigen::VectorXd& task, double noise2);

/// Whether one prompt's layers are polynomials of its second moment, as PromptSpectrum has them:
/// not for softmax and not with the query among the keys.
bool polynomial(const Config& config);

/// Arguments that name a prompt: typed in (x, y, query) or drawn (seed, length).
Schema promptArguments(const char* id);
/// The prompt they name.
Result<Prompt> promptFor(const Config& config, const Values& arguments);

/// The probe `prompt` of the command line's contract.
ProbeType promptProbe();

}  // namespace icl::cross_attention
