// Exact risks at a finite context length, as functions of the weights: by Gaussian moments where
// the stack is a short polynomial of Λ̂, by quadrature over the chi-square law where x is one
// number. Built once for a length, then evaluated in microseconds: by the test curve every step, by
// retraining and by probes. Immutable after construction; any thread; evaluation allocates nothing.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

/// Most coefficients p may have: 2 × 8 powers of Λ̂ take ten ms and keep more than eight digits.
inline constexpr int kMostCoefficients = 8;

/// A number with its derivatives by α, β and the gain.
struct Dual {
  double value = 0;
  std::array<double, 3> slope{};
};

template <class T>
struct ShortPolynomial {
  std::array<T, 2 * kMostCoefficients + 2> c{};  // constant term first
  int size = 0;
};
/// Coefficients of p of the whole stack; nothing where there are too many.
std::optional<ShortPolynomial<double>> shortPolynomial(const ScalarStack& stack);
std::optional<ShortPolynomial<Dual>> shortPolynomialSlopes(const ScalarStack& stack);
/// How many coefficients the stack's p has, whatever the weights are; none where too many.
std::optional<int> shortLength(const Stack& stack);

/// One noise for all coordinates. For p of at most `length` coefficients.
class MomentRisk final : public ContextLoss {
 public:
  MomentRisk(const Law& law, int dimension, int context, int length);

  double at(const ScalarStack& stack, ScalarWeights* slope) const override;
  bool exact() const override { return true; }
  double at(const ShortPolynomial<double>& p) const;

 private:
  using Real = long double;  // the sums alternate

  double bayes_;
  int size_;                    // of q = 1 − λ p
  std::vector<Real> residual_;  // size_ × size_: multiplies q_i q_j
  std::vector<Real> noise_;     // by power of Λ̂: multiplies p_i p_j at i + j + 1
  Real residual(int i, int j) const { return residual_[static_cast<std::size_t>(i * size_ + j)]; }
};

/// One dimension: Λ̂ is s times a chi-square variable over its freedom, so any p will do.
class ScalarRisk final : public ContextLoss {
 public:
  ScalarRisk(const Law& law, int context, int depth);

  double at(const ScalarStack& stack, ScalarWeights* slope) const override;
  bool exact() const override { return true; }

 private:
  double bayes_;
  std::vector<double> lambda_{}, residual_{}, noise_{};  // weights of q² and of p² at each λ
};

}  // namespace icl::cross_attention
