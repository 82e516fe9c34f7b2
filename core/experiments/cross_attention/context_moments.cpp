#include "core/experiments/cross_attention/context_moments.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/result.h"

// Derivation. Split X = [√s zᵀ; √v Y] into the direction e and its complement: z ∈ R^L and
// Y ∈ R^{(d−1)×L} are standard normal and independent. With K = YᵀY and H_k = zᵀ Kᵏ z the first
// returns of Λ̂ to e are s vᵏ H_k / L^{k+1}, hence
//   Σ xⁿ eᵀΛ̂ⁿe = 1 / (1 − R(x)),   Σ xⁿ tr Λ̂ⁿ / n = Σ xⁿ vⁿ tr Kⁿ / (n Lⁿ) − ln(1 − R(x)),
//   R(x) = Σ_k x^{k+1} s vᵏ H_k / L^{k+1}.
// The joint moments of H_k and p_k = tr Kᵏ follow from Gaussian integration by parts:
//   E[H_k Π H_i F(K)] = E[tr Kᵏ Π H_i F] + 2 Σ_i E[H_{k+i} Π_{≠i} F],
//   E[p_k F] = E[(L + k − 1) p_{k−1} F + Σ_{a=0}^{k−2} p_a p_{k−1−a} F] + Σ_i 2 m_i E[p_{k+m_i−1}
//   …],
// with tr K⁰ = L inside H and p_0 = d − 1. These are sums over all Wick pairings.

namespace icl::cross_attention {

namespace {

using MomentPowers = std::vector<int>;
using Visit = std::function<void(const MomentPowers& parts, long double orderings)>;

/// Every partition of n into positive parts (decreasing) with the number of its orderings.
void forEachPartition(int n, const Visit& visit) {
  MomentPowers parts;
  std::function<void(int, int)> descend = [&](int left, int largest) {
    if (left == 0) {
      long double orderings = 1;
      int run = 0;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        run = i > 0 && parts[i] == parts[i - 1] ? run + 1 : 1;
        orderings *= static_cast<long double>(i + 1) / run;
      }
      visit(parts, orderings);
      return;
    }
    for (int part = std::min(left, largest); part >= 1; --part) {
      parts.push_back(part);
      descend(left - part, part);
      parts.pop_back();
    }
  };
  descend(n, n);
}

MomentPowers with(MomentPowers powers, int added) {
  powers.insert(std::upper_bound(powers.begin(), powers.end(), added, std::greater<>()), added);
  return powers;
}

MomentPowers without(MomentPowers powers, std::size_t index) {
  powers.erase(powers.begin() + static_cast<std::ptrdiff_t>(index));
  return powers;
}

/// A part of length n is a first return with H_{n−1}.
MomentPowers quadraticOf(const MomentPowers& parts) {
  MomentPowers out = parts;
  for (int& k : out) --k;
  return out;
}

}  // namespace

ContextMoments::ContextMoments(int dimension, int context, int degree)
    : dimension_(dimension), context_(context), degree_(degree) {
  ICL_CHECK(dimension >= 1 && context >= 1 && degree >= 0, "sizes of the context");
  const Real inverse = Real{1} / context;
  for (int n = 0; n <= degree; ++n) {
    const Real scale = std::pow(inverse, static_cast<Real>(n));
    Coefficients corner(static_cast<std::size_t>(n) + 1), trace(corner.size());
    forEachPartition(n, [&](const MomentPowers& parts, Real orderings) {
      const Real moment = expectation(quadraticOf(parts), {}) * scale * orderings;
      corner[parts.size()] += moment;
      if (n > 0) trace[parts.size()] += moment * n / static_cast<Real>(parts.size());
    });
    trace[0] = n == 0 ? static_cast<Real>(dimension) : expectation({}, {n}) * scale;
    corner_.push_back(std::move(corner));
    trace_.push_back(std::move(trace));
  }
  for (int i = 0; i <= degree; ++i) {
    pair_.emplace_back();
    for (int j = 0; j <= std::min(i, degree - i); ++j) {
      Coefficients both(static_cast<std::size_t>(i + j) + 1);
      const Real scale = std::pow(inverse, static_cast<Real>(i + j));
      forEachPartition(i, [&](const MomentPowers& first, Real ways) {
        forEachPartition(j, [&](const MomentPowers& second, Real more) {
          MomentPowers all = first;
          all.insert(all.end(), second.begin(), second.end());
          std::sort(all.begin(), all.end(), std::greater<>());
          both[all.size()] += expectation(quadraticOf(all), {}) * scale * ways * more;
        });
      });
      pair_.back().push_back(std::move(both));
    }
  }
  known_.clear();
}

ContextMoments::Real ContextMoments::expectation(const MomentPowers& quadratic,
                                                 const MomentPowers& traces) {
  if (quadratic.empty() && traces.empty()) return 1;
  const auto key = std::make_pair(quadratic, traces);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const Real value = quadratic.empty() ? expandTrace(traces) : expandQuadratic(quadratic, traces);
  return known_[key] = value;
}

ContextMoments::Real ContextMoments::expandQuadratic(const MomentPowers& quadratic,
                                                     const MomentPowers& traces) {
  const int k = quadratic.front();
  const MomentPowers rest = without(quadratic, 0);
  Real sum = k == 0 ? context_ * expectation(rest, traces) : expectation(rest, with(traces, k));
  for (std::size_t i = 0; i < rest.size(); ++i) {
    sum += 2 * expectation(with(without(rest, i), k + rest[i]), traces);
  }
  return sum;
}

ContextMoments::Real ContextMoments::expandTrace(const MomentPowers& traces) {
  const int k = traces.front();
  const MomentPowers rest = without(traces, 0);
  const Real zeroth = dimension_ - 1;  // tr K⁰ on the complement's side
  const auto withPower = [&](int power, const MomentPowers& others) {
    return power == 0 ? zeroth * expectation({}, others) : expectation({}, with(others, power));
  };
  Real sum = (context_ + k - 1) * withPower(k - 1, rest);
  for (int a = 0; a <= k - 2; ++a) {
    sum += a == 0 ? zeroth * withPower(k - 1, rest) : withPower(k - 1 - a, with(rest, a));
  }
  for (std::size_t i = 0; i < rest.size(); ++i) {
    sum += 2 * rest[i] * withPower(k + rest[i] - 1, without(rest, i));
  }
  return sum;
}

ContextMoments::Real ContextMoments::evaluate(const Coefficients& c, double s, double v) {
  Real sum = 0, v_power = 1;
  for (auto r = c.rbegin(); r != c.rend(); ++r) {
    sum = sum * s + *r * v_power;
    v_power *= v;
  }
  return sum;
}

long double ContextMoments::corner(int n, double s, double v) const {
  return evaluate(corner_[static_cast<std::size_t>(n)], s, v);
}

long double ContextMoments::cornerPair(int i, int j, double s, double v) const {
  if (i < j) std::swap(i, j);
  return evaluate(pair_[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)], s, v);
}

long double ContextMoments::trace(int n, double s, double v) const {
  return evaluate(trace_[static_cast<std::size_t>(n)], s, v);
}

}  // namespace icl::cross_attention
