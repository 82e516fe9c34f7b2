// Spectra of sampled prompts of finite length: eigenvalues of Λ̂ and what h, the task and the query
// are along each eigenvector. The loss of any stack with scalar weights on such a prompt is a
// quadratic form in the values of its p there, so that a fixed set of prompts is measured in
// microseconds however the weights move. Used by the test curve, retraining, medians and sampled
// training of stacks that are not plain. One writer at a time; reading is for any thread.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/experiments/cross_attention/context_draw.h"
#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/dense_context.h"

namespace icl::cross_attention {

/// Draws one prompt after another of the kind that the settings ask for.
class SpectrumSampler {
 public:
  SpectrumSampler(const Config& config, const TaskShift& shift, int context);

  /// The query is averaged exactly, unless it is among the keys.
  bool queryAveraged() const { return !query_as_key_; }
  int dimension() const { return dimension_; }
  /// Noise differs between coordinates: a prompt's loss has a full quadratic form.
  bool full() const { return !even_ && !query_as_key_; }

 private:
  friend class ContextSpectra;

  int dimension_;
  bool even_, query_as_key_;
  int context_;
  std::optional<ContextSampler> simple_{};
  std::optional<DenseSampler> dense_{};
};

/// Loss of a prompt: base + linear w + square w² + across Σ b p² + pᵀ form p with w = Σ a p, over
/// the eigenvalues λ_k of its Λ̂ and p_k = p(λ_k).
class ContextSpectra {
 public:
  ContextSpectra() = default;
  ContextSpectra(const SpectrumSampler& sampler, std::size_t count);
  /// Room for `count` prompts of the sampler; storage is reused.
  void resize(const SpectrumSampler& sampler, std::size_t count);

  std::size_t count() const { return base_.size(); }
  std::size_t bytesEach() const;
  /// Replaces prompt `i`.
  void draw(SpectrumSampler& sampler, std::size_t i, Stream& random);
  /// Losses of the prompts [first, first + out.size()); `slopes`, where given, by the weights.
  void losses(const ScalarStack& stack, std::size_t first, std::span<double> out,
              std::span<ScalarWeights> slopes) const;
  /// Largest eigenvalue of prompt `i`.
  double largest(std::size_t i) const;

 private:
  void drawSimple(SpectrumSampler& sampler, std::size_t i, Stream& random);
  void drawDense(SpectrumSampler& sampler, std::size_t i, Stream& random);
  double lossOf(std::size_t i, const double* p, double* pull) const;

  std::size_t dimension_ = 0;
  bool full_ = false;
  std::vector<double> value_{}, a_{}, b_{}, form_{};  // by prompt, then eigenvalue
  std::vector<double> base_{}, linear_{}, square_{}, across_{};
};

/// Losses of `out.size()` prompts drawn one after the other from streams 0, 1, … of how.seed,
/// without keeping any; `diverging` counts those on which ever deeper stacks diverge.
void drawnLosses(const Config& config, const TaskShift& shift, int context,
                 const ScalarStack& stack, const MonteCarlo& how, std::span<double> out,
                 std::size_t& diverging);

/// The risk as the mean over a fixed sample, and each prompt's own.
class SampledRisk final : public ContextLoss {
 public:
  SampledRisk(const Config& config, const TaskShift& shift, int context, const MonteCarlo& how,
              Purpose purpose = Purpose::Probe);

  bool exact() const override { return false; }
  double at(const ScalarStack& stack, ScalarWeights* slope) const override;
  /// One a prompt, in order of drawing.
  void each(const ScalarStack& stack, std::span<double> out) const;
  std::size_t count() const { return spectra_.count(); }
  /// Share of prompts on which ever deeper stacks diverge.
  double divergingShare(const ScalarStack& stack) const;

 private:
  ContextSpectra spectra_{};
};

}  // namespace icl::cross_attention
