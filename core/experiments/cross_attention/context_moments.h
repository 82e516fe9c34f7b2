// ContextMoments: exact moments of Λ̂ = XXᵀ/L, the second moment of a context of L tokens drawn
// from N(0, Λ) with Λ = vI + mmᵀ. Used by the finite-context risk; plain data, any thread.
// Only the direction e = m/‖m‖ and the trace are needed, so the dimension enters as a number.
#pragma once

#include <map>
#include <vector>

namespace icl::cross_attention {

class ContextMoments {
 public:
  /// Powers of Λ̂ up to `degree` in all. Work grows with the partitions of `degree`: ms up to 16.
  ContextMoments(int dimension, int context, int degree);

  int degree() const { return degree_; }
  /// E[eᵀ Λ̂ⁿ e] at s = v + ‖m‖².
  long double corner(int n, double s, double v) const;
  /// E[(eᵀ Λ̂ⁱ e)(eᵀ Λ̂ʲ e)].
  long double cornerPair(int i, int j, double s, double v) const;
  /// E[tr Λ̂ⁿ].
  long double trace(int n, double s, double v) const;

 private:
  using Real = long double;  // the polynomials alternate; their terms reach 1e6 times the sum
  using Powers = std::vector<int>;
  /// Coefficients of sʳ v^{n−r}, r = 0 … n.
  using Coefficients = std::vector<Real>;

  Real expectation(const Powers& quadratic, const Powers& traces);
  Real expandQuadratic(const Powers& quadratic, const Powers& traces);
  Real expandTrace(const Powers& traces);
  static Real evaluate(const Coefficients& c, double s, double v);

  int dimension_, context_, degree_;
  std::map<std::pair<Powers, Powers>, Real> known_{};
  std::vector<Coefficients> corner_{}, trace_{};
  std::vector<std::vector<Coefficients>> pair_{};
};

}  // namespace icl::cross_attention
