// Losses of a stack on sampled prompts token by token: what softmax attention at finite context is
// trained and tested on, and pairs of models on the same prompts. The query is sampled as well.
// Drawn afresh inside the workers from streams of their own, so nothing is stored and the bits do
// not depend on the number of threads.
#pragma once

#include <span>

#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/dense_context.h"
#include "core/experiments/cross_attention/token_stack.h"

namespace icl::cross_attention {

/// The tokens of one prompt.
struct TokenDraw {
  Eigen::MatrixXd x{};  // d × L
  Eigen::VectorXd y{}, query{};
  double truth = 0;  // E[y_q | x_q] with the task known
  double rest = 0;   // Var[y_q | x_q]
};

class TokenSampler {
 public:
  TokenSampler(const Config& config, const TaskShift& shift, int context);
  void draw(Stream& random, TokenDraw& out) const;

 private:
  TaskLaw tasks_;
  int context_;
  Eigen::VectorXd noise_{};  // variance of each coordinate
};

class TokenRisk final : public ContextLoss {
 public:
  TokenRisk(const Config& config, const TaskShift& shift, int context, const MonteCarlo& how,
            Purpose purpose = Purpose::Probe);

  bool exact() const override { return false; }
  double at(const ScalarStack& stack, ScalarWeights* slope) const override;
  /// Loss of each prompt, E over y_q given x_q; `slopes` may be empty. With another `step` the
  /// prompts are others.
  void each(const ScalarStack& stack, std::uint64_t step, std::span<double> out,
            std::span<ScalarWeights> slopes) const;

 private:
  TokenSampler sampler_;
  TokenRules rules_;
  MonteCarlo how_;
  Purpose purpose_;
};

}  // namespace icl::cross_attention
