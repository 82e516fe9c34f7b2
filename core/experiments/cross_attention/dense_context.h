// One random context of any kind, exact in law: modalities with noise of their own, shifted tasks,
// and the query token itself where it is among the keys. Costs d³, against d for the draws of
// context_draw.h, which suffice where the noise is the same everywhere. Used by spectra of prompts;
// one thread at a time.
#pragma once

#include <Eigen/Dense>

#include "core/experiments/cross_attention/task_law.h"

namespace icl::cross_attention {

struct DenseContext {
  Eigen::MatrixXd moment{};    // Λ̂ = XXᵀ/L
  Eigen::VectorXd noise{};     // of each coordinate
  Eigen::VectorXd task{};      // m
  Eigen::VectorXd response{};  // h = (1/L) Σ y_i x_i
  Eigen::VectorXd query{};     // x_q, independent of the context
  double scale = 1;            // ζ
  double truth = 0;            // E[y_q | x_q] with the task known
  double rest = 0;             // Var[y_q | x_q]: the Bayes risk of this task
};

class DenseSampler {
 public:
  /// `context` ≥ 1 tokens from the settings' prompts under the shift.
  DenseSampler(const Config& config, const TaskShift& shift, int context);
  void draw(Stream& random, DenseContext& out);

 private:
  TaskLaw tasks_;
  int context_;
  Eigen::VectorXd noise_{};
  Eigen::MatrixXd factor_{}, mixed_{};  // lower factors: of the Wishart matrix, and times that of Λ
};

/// The noise variance of each coordinate of x.
Eigen::VectorXd coordinateNoise(const Config& config);

}  // namespace icl::cross_attention
