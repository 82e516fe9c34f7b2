// One random context of L tokens, exact in law and in O(d) random numbers: only what scalar weights
// can see of it. And the loss of a stack on it, averaged exactly over the query, with its gradient.
// Used by sampled training (workers) and Monte Carlo risks; fixed storage, so nothing allocates.
#pragma once

#include <array>

#include "core/experiments/cross_attention/scalar_stack.h"
#include "core/experiments/cross_attention/task_law.h"

namespace icl::cross_attention {

inline constexpr int kMaxDimension = kMaxModalities * 64;

/// In the Krylov basis that starts from m/‖m‖: Λ = diag(s, v, …, v), w = (target, 0, …, 0), and
/// Λ̂ = XXᵀ/L is tridiagonal.
struct ContextDraw {
  int dimension = 0;
  double scale2 = 1;          // ζ²
  double s = 1, v = 1;        // eigenvalues of Λ: along m, and across
  double target = 0;          // ⟨w, m⟩/‖m‖ with w = ζ m/s, the Bayes weights
  double mean_response2 = 0;  // (1/L) Σ y²
  std::array<double, kMaxDimension> diagonal{}, beside{};  // of Λ̂; beside[k] couples k and k+1
  std::array<double, kMaxDimension> response{};            // h = (1/L) Σ y_i x_i
};

class ContextSampler {
 public:
  /// `context` ≥ 1 tokens; all coordinates of x have the same noise.
  ContextSampler(const Config& config, int context) : ContextSampler(config, {}, context) {}
  ContextSampler(const Config& config, const TaskShift& shift, int context);
  void draw(Stream& random, ContextDraw& out) const;

 private:
  TaskLaw tasks_;
  int dimension_, context_;
  double noise2_;
};

struct LossGradient {
  double loss = 0, d_alpha = 0, d_beta = 0, d_gain = 0;
  LossGradient& operator+=(const LossGradient& other) {
    loss += other.loss;
    d_alpha += other.d_alpha;
    d_beta += other.d_beta;
    d_gain += other.d_gain;
    return *this;
  }
};

/// E over the query of (y_q − ŷ)², and its derivatives by the two weights of `stack`, a plain one.
LossGradient contextLoss(const ContextDraw& context, const ScalarStack& stack);

/// Risk of fixed weights `what` (in the basis of the draw) on this context.
double weightsRisk(const ContextDraw& context, const double* what);

}  // namespace icl::cross_attention
