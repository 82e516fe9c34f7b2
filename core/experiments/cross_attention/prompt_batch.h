// PromptBatch: random prompts of a finite context for weight matrices, a chunk at a time: the
// second moment Λ̂ of each, h, the task and the Bayes weights. Where the context is long Λ̂ is drawn
// in law (Bartlett's factor of a Wishart matrix), else from tokens. Used by sampled training
// (workers) and by Monte Carlo risks; after the first chunk nothing allocates.
#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "core/experiments/cross_attention/task_law.h"
#include "core/math/token_attention.h"

namespace icl::cross_attention {

/// What a chunk of prompts is, a column (or a block of columns) each.
template <class T>
struct PromptChunk {
  Mat<T> moments{};   // d × n·d: Λ̂ (with the query among the keys where that is set)
  Mat<T> tokens{};    // d × n·L: X, where the chunk is drawn token by token
  Mat<T> response{};  // h
  Mat<T> task{};      // m
  Mat<T> bayes{};     // w = ζ Λ⁻¹ m
  Mat<T> answers{};   // L × n: y, where the chunk is drawn token by token
  Mat<T> query{};     // x_q, where it is sampled
  Mat<T> residual{};  // 1 × n: ζ² / (1 + mᵀ D⁻¹ m), the risk that remains with w known
  // Room of the draws.
  Mat<T> factor{};          // Bartlett's, lower triangular
  Mat<T> scaled{}, pair{};  // D^{-1/2} m, and what goes with it in a rank of two
  std::vector<T> normals{};
  std::vector<double> wide{};
};

/// How a context of L tokens in d dimensions is best kept, by the count of multiplications.
enum class MomentForm {
  Wishart,  // L ≥ d: drawn in law, no token is made
  Formed,   // d / 2 ≤ L < d: tokens, then Λ̂ from them
  Tokens    // L < d / 2: tokens, and Λ̂ applied through them
};
MomentForm momentFormFor(const Config& config, int context);

template <class T>
class PromptBatch {
 public:
  PromptBatch(const Config& config, int context, MomentForm form, const TaskShift& shift = {});

  MomentForm form() const { return form_; }
  int context() const { return context_; }
  /// Whether the loss is taken at a sampled query (it is among the keys, or attention is softmax)
  /// or averaged over it.
  bool sampledQuery() const { return query_as_key_ || attention_.softmax; }
  /// Of the settings; where it is softmax, prompts are tokens.
  const TokenAttention& attention() const { return attention_; }
  const Mat<T>& noise() const { return noise_; }  // d × 1: D
  /// Columns of `tokens` that a prompt takes: its context, and the query where that is sampled.
  int tokenCount() const { return context_ + (sampledQuery() ? 1 : 0); }

  void resize(PromptChunk<T>& chunk, int prompts) const;
  /// Prompts number `first` … `first` + n of the batch of `step`.
  void draw(std::uint64_t seed, Purpose purpose, std::uint64_t step, std::size_t first, int n,
            PromptChunk<T>& chunk) const;

 private:
  void drawWishart(Stream& random, int i, PromptChunk<T>& chunk) const;
  void drawTokens(Stream& random, T scale, int i, PromptChunk<T>& chunk) const;
  void drawQuery(const T* from, int i, PromptChunk<T>& chunk) const;

  TaskLaw tasks_;
  int dimension_, context_;
  MomentForm form_;
  bool query_as_key_;
  TokenAttention attention_{};
  Mat<T> noise_{}, root_noise_{};
};

/// Calls use(moments) with the second moments of a chunk in the form it has.
template <class T, class Use>
void withMoments(const PromptBatch<T>& batch, const PromptChunk<T>& chunk, Use&& use) {
  if (batch.form() == MomentForm::Tokens) {
    use(TokenMoments<T>(chunk.tokens, batch.tokenCount(), 1 / static_cast<T>(batch.context())));
  } else {
    use(DenseMoments<T>(chunk.moments));
  }
}

/// The loss on prompt `i` with the weights ŵ, averaged over the query unless that is sampled.
template <class T>
double promptLoss(const PromptBatch<T>& batch, const PromptChunk<T>& chunk, Eigen::Index i,
                  const std::type_identity_t<Eigen::Ref<const TokenVector<T>>>& weights) {
  const T residual = chunk.residual(0, i);
  if (batch.sampledQuery()) {
    const T miss = (weights - chunk.bayes.col(i)).dot(chunk.query.col(i));
    return static_cast<double>(residual + miss * miss);
  }
  T sum = 0, along = 0;
  for (Eigen::Index k = 0; k < weights.size(); ++k) {
    const T error = weights[k] - chunk.bayes(k, i);
    along += chunk.task(k, i) * error;
    sum += batch.noise()(k, 0) * error * error;
  }
  return static_cast<double>(residual + sum + along * along);
}

}  // namespace icl::cross_attention
