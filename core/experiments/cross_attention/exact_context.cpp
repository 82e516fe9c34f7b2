#include "core/experiments/cross_attention/exact_context.h"

#include <algorithm>
#include <cmath>

#include <boost/math/special_functions/gamma.hpp>

#include "core/experiments/cross_attention/context_moments.h"
#include "core/experiments/cross_attention/stack_response.h"
#include "core/math/quadrature.h"

namespace icl::cross_attention {
namespace {

Dual operator+(const Dual& a, const Dual& b) {
  Dual out{a.value + b.value, {}};
  for (std::size_t k = 0; k < 3; ++k) out.slope[k] = a.slope[k] + b.slope[k];
  return out;
}

Dual operator*(const Dual& a, const Dual& b) {
  Dual out{a.value * b.value, {}};
  for (std::size_t k = 0; k < 3; ++k) out.slope[k] = a.value * b.slope[k] + a.slope[k] * b.value;
  return out;
}

double number(double value, int, double*) { return value; }
Dual number(double value, int which, Dual*) {
  Dual out{value, {}};
  if (which >= 0) out.slope[static_cast<std::size_t>(which)] = 1;
  return out;
}

template <class T>
bool product(const ShortPolynomial<T>& a, const ShortPolynomial<T>& b, ShortPolynomial<T>& out) {
  out = {};
  if (a.size == 0 || b.size == 0) return true;
  out.size = a.size + b.size - 1;
  if (out.size > static_cast<int>(out.c.size())) return false;
  for (int i = 0; i < a.size; ++i) {
    for (int j = 0; j < b.size; ++j) {
      T& c = out.c[static_cast<std::size_t>(i + j)];
      c = c + a.c[static_cast<std::size_t>(i)] * b.c[static_cast<std::size_t>(j)];
    }
  }
  return true;
}

/// P ← keep P + β λ attended + entering, where `attended` is P or P³.
template <class T>
bool layer(const T& keep, const T& beta, const T& entering, bool attends, bool enters, bool self,
           ShortPolynomial<T>& p) {
  ShortPolynomial<T> attended = p, square;
  if (self && attends && !(product(p, p, square) && product(square, p, attended))) return false;
  for (int i = 0; i < p.size; ++i) {
    T& c = p.c[static_cast<std::size_t>(i)];
    c = c * keep;
  }
  if (attends && attended.size > 0) {
    if (attended.size + 1 > static_cast<int>(p.c.size())) return false;
    for (int i = 0; i < attended.size; ++i) {
      T& c = p.c[static_cast<std::size_t>(i) + 1];
      c = c + beta * attended.c[static_cast<std::size_t>(i)];
    }
    p.size = std::max(p.size, attended.size + 1);
  }
  if (enters) {
    p.c[0] = p.c[0] + entering;
    p.size = std::max(p.size, 1);
  }
  return true;
}

template <class T>
std::optional<ShortPolynomial<T>> polynomialOf(const ScalarStack& stack) {
  T* kind = nullptr;
  const T alpha = number(stack.alpha, 0, kind), beta = number(stack.beta, 1, kind);
  const T none = number(0, -1, kind), kept = number(stack.kept(), -1, kind);
  const T keep = stack.self() ? kept + number(stack.gain, 2, kind) : kept;
  const bool attends = stack.attention != Attention::Off;
  ShortPolynomial<T> p;
  if (stack.self() || stack.start == Start::Data) {
    p.c[0] = stack.self() ? number(1, -1, kind) : alpha;
    p.size = 1;
  }
  if (attends && stack.depth > 4 * kMostCoefficients) return {};
  for (int t = 0; t < stack.depth; ++t) {
    const bool enters = stack.injects(t);
    if (!layer(keep, beta, enters ? alpha : none, attends, enters, stack.self(), p)) return {};
  }
  if (stack.readout == Readout::Ff) {
    ShortPolynomial<T> square;
    if (!product(p, p, square)) return {};
    p = square;
  }
  for (int i = 0; stack.self() && i < p.size; ++i) {
    T& c = p.c[static_cast<std::size_t>(i)];
    c = c * alpha;
  }
  if (p.size > kMostCoefficients) return {};
  return p;
}

}  // namespace

std::optional<ShortPolynomial<double>> shortPolynomial(const ScalarStack& stack) {
  return polynomialOf<double>(stack);
}

std::optional<ShortPolynomial<Dual>> shortPolynomialSlopes(const ScalarStack& stack) {
  return polynomialOf<Dual>(stack);
}

std::optional<int> shortLength(const Stack& stack) {
  const auto p = shortPolynomial({stack, {1, 1, 1}});
  return p ? std::optional(p->size) : std::nullopt;
}

MomentRisk::MomentRisk(const Law& law, int dimension, int context, int length)
    : bayes_(law.bayes()), size_(length + 1) {
  ICL_CHECK(law.even && length <= kMostCoefficients, "moments of a short polynomial, one noise");
  const ContextMoments moments(dimension, context, 2 * std::max(length, 1));
  residual_.assign(static_cast<std::size_t>(size_ * size_), 0);
  noise_.assign(static_cast<std::size_t>(2 * size_), 0);
  const Real v = law.noise2;
  for (std::size_t node = 0; node < law.size(); ++node) {
    const double s = law.s[node], noise2 = law.noise2;
    const Real rho = law.rho[node], weight = law.weight[node], share = weight * rho / (s * s);
    for (int i = 0; i < size_; ++i) {
      for (int j = 0; j < size_; ++j) {
        residual_[static_cast<std::size_t>(i * size_ + j)] +=
            share *
            (v * moments.corner(i + j, s, noise2) + rho * moments.cornerPair(i, j, s, noise2));
      }
    }
    for (int n = 1; n < 2 * length; ++n) {
      noise_[static_cast<std::size_t>(n)] +=
          weight * v / (s * context) *
          (v * moments.trace(n, s, noise2) + rho * moments.corner(n, s, noise2));
    }
  }
}

double MomentRisk::at(const ShortPolynomial<double>& p) const {
  ICL_CHECK(p.size < size_, "a polynomial of the length that was prepared");
  const auto q = [&](int i) -> Real { return i == 0 ? 1 : -p.c[static_cast<std::size_t>(i) - 1]; };
  Real sum = 0;
  for (int i = 0; i <= p.size; ++i) {
    for (int j = 0; j <= p.size; ++j) sum += q(i) * q(j) * residual(i, j);
  }
  for (int i = 0; i < p.size; ++i) {
    for (int j = 0; j < p.size; ++j) {
      sum += static_cast<Real>(p.c[static_cast<std::size_t>(i)]) *
             p.c[static_cast<std::size_t>(j)] * noise_[static_cast<std::size_t>(i + j) + 1];
    }
  }
  return static_cast<double>(bayes_ + sum);
}

double MomentRisk::at(const ScalarStack& stack, ScalarWeights* slope) const {
  const auto dual = shortPolynomialSlopes(stack);
  ICL_CHECK(dual.has_value(), "a short polynomial");
  ShortPolynomial<double> p;
  p.size = dual->size;
  for (std::size_t i = 0; i < p.c.size(); ++i) p.c[i] = dual->c[i].value;
  if (slope == nullptr) return at(p);
  // ∂L/∂p_j = −2 Σ q_i residual(i, j + 1) + 2 Σ p_i noise(i + j + 1).
  std::array<Real, 3> sums{};
  for (int j = 0; j < p.size; ++j) {
    Real pull = -2 * residual(0, j + 1);
    for (int i = 0; i < p.size; ++i) {
      const Real c = p.c[static_cast<std::size_t>(i)];
      pull += 2 * c * (residual(i + 1, j + 1) + noise_[static_cast<std::size_t>(i + j) + 1]);
    }
    for (std::size_t k = 0; k < 3; ++k) {
      sums[k] += pull * dual->c[static_cast<std::size_t>(j)].slope[k];
    }
  }
  *slope = {static_cast<double>(sums[0]), static_cast<double>(sums[1]),
            static_cast<double>(sums[2])};
  return at(p);
}

ScalarRisk::ScalarRisk(const Law& law, int context, int depth) : bayes_(law.bayes()) {
  ICL_CHECK(law.even && context >= 1, "one dimension has one noise");
  const double half = context / 2.0;
  // λ = s χ²_L / L. A power λ^{2T} moves the tail that counts out to L/2 + 2T.
  const double far = (half + 2.0 * depth + 12 * std::sqrt(half + 2.0 * depth) + 60) / half;
  const double near = std::exp(-60 / half) * 0.05;
  const double low = std::log(law.s.front() * near), high = std::log(law.s.back() * far);
  const double width = std::min(0.25, 0.7 / std::sqrt(half));
  const int panels = static_cast<int>(std::ceil((high - low) / width));
  std::vector<double> breaks;
  for (int i = 0; i <= panels; ++i) breaks.push_back(low + (high - low) * i / panels);
  const QuadratureRule rule = compositeLegendre(breaks, 8);
  const double norm = half * std::log(half) - boost::math::lgamma(half);
  for (std::size_t n = 0; n < rule.nodes.size(); ++n) {
    const double lambda = std::exp(rule.nodes[n]);
    double residual = 0, noise = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double s = law.s[i], x = lambda / s;
      const double density = std::exp(norm + half * (std::log(x) - x)) * law.weight[i];
      residual += density * law.rho[i] / s;
      noise += density;
    }
    lambda_.push_back(lambda);
    residual_.push_back(rule.weights[n] * residual);
    noise_.push_back(rule.weights[n] * noise * law.noise2 * lambda / context);
  }
}

double ScalarRisk::at(const ScalarStack& stack, ScalarWeights* slope) const {
  Response r;
  Lanes lambda{}, residual{}, noise{};
  double sum = 0;
  ScalarWeights pulled;
  for (std::size_t at = 0; at < lambda_.size(); at += kLanes) {
    for (std::size_t i = 0; i < kLanes; ++i) {
      const std::size_t n = std::min(at + i, lambda_.size() - 1);
      const bool inside = at + i < lambda_.size();
      lambda[i] = lambda_[n];
      residual[i] = inside ? residual_[n] : 0;
      noise[i] = inside ? noise_[n] : 0;
    }
    respond<1>(stack.shape(), stack.weights(), lambda, r);
    for (std::size_t i = 0; i < kLanes; ++i) {
      if (residual[i] == 0 && noise[i] == 0) continue;  // a weight of 0 meets a power of infinity
      const double q = 1 - lambda[i] * r.p[i];
      sum += residual[i] * q * q + noise[i] * r.p[i] * r.p[i];
      const double pull = 2 * (noise[i] * r.p[i] - residual[i] * lambda[i] * q);
      pulled.alpha += pull * r.a[i];
      pulled.beta += pull * r.b[i];
      pulled.gain += pull * r.g[i];
    }
  }
  if (slope != nullptr) *slope = pulled;
  return bayes_ + sum;
}

}  // namespace icl::cross_attention
