#include "core/experiments/cross_attention/population_loss.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace icl::cross_attention {
namespace {

// A block of nodes is worked on at once, in arrays of this length that the compiler vectorises.
constexpr std::size_t kBlock = 16;
using Block = std::array<double, kBlock>;

//   c   √ω to the power 1/n, so that weights of 1e-600 meet powers of 1e+600 before they overflow
//   l   c^k               k: the count reached so far, from 1 to n by doubling
//   u0 u1 u2  c^k u^k and its first and second derivative in u
//   g0 g1 g2  c^k (1 + u + … + u^{k-1}) and its derivatives. Doubling multiplies the sum by
//             1 + u^k: no division by β, and nothing cancels where u is negative
template <bool kDerivatives, bool kSum>
struct Powers {
  Block l{}, u0{}, u1{}, u2{}, g0{}, g1{}, g2{};

  void start(const Block& c, const Block& u) {
    for (std::size_t i = 0; i < kBlock; ++i) {
      l[i] = g0[i] = c[i];
      u0[i] = c[i] * u[i];
      u1[i] = c[i];
      u2[i] = g1[i] = g2[i] = 0;
    }
  }
  void twice() {
    for (std::size_t i = 0; i < kBlock; ++i) {
      if constexpr (kSum) {
        const double a = l[i] + u0[i];
        if constexpr (kDerivatives) {
          g2[i] = g2[i] * a + 2 * g1[i] * u1[i] + g0[i] * u2[i];
          g1[i] = g1[i] * a + g0[i] * u1[i];
        }
        g0[i] *= a;
        l[i] *= l[i];
      }
      if constexpr (kDerivatives) {
        u2[i] = 2 * (u0[i] * u2[i] + u1[i] * u1[i]);
        u1[i] = 2 * u0[i] * u1[i];
      }
      u0[i] *= u0[i];
    }
  }
  void onceMore(const Block& c, const Block& u) {
    for (std::size_t i = 0; i < kBlock; ++i) {
      if constexpr (kSum) {
        if constexpr (kDerivatives) {
          g2[i] = c[i] * (2 * g1[i] + u[i] * g2[i]);
          g1[i] = c[i] * (g0[i] + u[i] * g1[i]);
        }
        g0[i] = c[i] * (l[i] + u[i] * g0[i]);
        l[i] *= c[i];
      }
      if constexpr (kDerivatives) {
        u2[i] = c[i] * (2 * u1[i] + u[i] * u2[i]);
        u1[i] = c[i] * (u0[i] + u[i] * u1[i]);
      }
      u0[i] *= c[i] * u[i];
    }
  }
  void raise(int n, const Block& c, const Block& u) {
    start(c, u);
    for (int bit = std::bit_width(static_cast<unsigned>(n)) - 2; bit >= 0; --bit) {
      twice();
      if ((n >> bit) & 1) onceMore(c, u);
    }
  }
};

/// Sums over nodes, one a lane of the block, joined at the end.
template <bool kDerivatives>
struct Lanes {
  Block excess{}, d_alpha{}, d_beta{}, aa{}, ab{}, bb{};

  /// A residual q (times √ω) that depends on α only, with its derivatives.
  void addLine(std::size_t i, double q, double a, double q_aa) {
    excess[i] += q * q;
    if constexpr (kDerivatives) {
      d_alpha[i] += q * a;
      aa[i] += a * a + q * q_aa;
    }
  }
  /// q from α and R: q_α = -s R, q_β = -α s² R', and so on; r0 r1 r2 are R R' R'' times √ω.
  void addPlane(std::size_t i, double q, double s, double alpha, double r0, double r1, double r2) {
    excess[i] += q * q;
    if constexpr (kDerivatives) {
      const double a = -s * r0, q_ab = -s * s * r1, b = alpha * q_ab;
      d_alpha[i] += q * a;
      d_beta[i] += q * b;
      aa[i] += a * a;
      ab[i] += a * b + q * q_ab;
      bb[i] += b * b - q * alpha * s * s * s * r2;
    }
  }
  Derivatives total() const {
    const auto sum = [](const Block& lane) {
      return std::accumulate(lane.begin(), lane.end(), 0.0);
    };
    return {sum(excess), 2 * sum(d_alpha), 2 * sum(d_beta), 2 * sum(aa), 2 * sum(ab), 2 * sum(bb)};
  }
};

Block load(const double* from) {
  Block block;
  std::copy_n(from, kBlock, block.begin());
  return block;
}

/// Skip in every layer, β = -α: q = u^n, with nothing to cancel.
template <bool kDerivatives>
void addGeometricLine(const Block& s, const Block& c, const Block& u, int n,
                      Lanes<kDerivatives>& sums) {
  Powers<kDerivatives, false> p;
  p.raise(n, c, u);
  for (std::size_t i = 0; i < kBlock; ++i) {
    sums.addLine(i, p.u0[i], -s[i] * p.u1[i], s[i] * s[i] * p.u2[i]);
  }
}

/// Skip in every layer: u^n - (α + β) s R equals 1 - α s R without the loss of digits near the
/// minimum.
template <bool kDerivatives>
void addGeometricPlane(const Block& s, const Block& c, const Block& u, int n, double alpha,
                       double delta, Lanes<kDerivatives>& sums) {
  Powers<kDerivatives, true> p;
  p.raise(n, c, u);
  for (std::size_t i = 0; i < kBlock; ++i) {
    const double q = p.u0[i] - delta * s[i] * p.g0[i];
    sums.addPlane(i, q, s[i], alpha, p.g0[i], p.g1[i], p.g2[i]);
  }
}

/// The other stacks: R is a power of u, perhaps times 1 + u, or nothing.
template <bool kDerivatives>
void addPower(const Block& s, const Block& c, const Block& root, const Block& u, const Stack& stack,
              double alpha, Lanes<kDerivatives>& sums) {
  Powers<kDerivatives, false> p;
  const int n = stack.power();
  if (n > 0 && !stack.silent()) p.raise(n, c, u);
  if (n == 0) p.u0 = root;
  for (std::size_t i = 0; i < kBlock; ++i) {
    double r0 = p.u0[i], r1 = p.u1[i], r2 = p.u2[i];
    if (stack.twoTerms()) {
      r2 = r2 * (1 + u[i]) + 2 * r1;
      r1 = r1 * (1 + u[i]) + r0;
      r0 *= 1 + u[i];
    }
    const double q = root[i] - alpha * s[i] * r0;
    if (stack.parameters == Parameters::One) {
      sums.addLine(i, q, -s[i] * r0 + alpha * s[i] * s[i] * r1,
                   2 * s[i] * s[i] * r1 - alpha * s[i] * s[i] * s[i] * r2);
    } else {
      sums.addPlane(i, q, s[i], alpha, r0, r1, r2);
    }
  }
}

}  // namespace

Stack Stack::of(const Config& config) {
  return {config.parameters, config.depth, config.reinjection, config.start};
}

int Stack::power() const {
  if (geometric()) return start == Start::Data ? depth + 1 : depth;
  return reinjection == Reinjection::FirstLayer ? depth - 1 : depth;
}

double stackPolynomial(const Stack& stack, int layer, double eigenvalue, double alpha,
                       double beta) {
  const double u = 1 + beta * eigenvalue;
  double p = stack.start == Start::Data ? alpha : 0;
  for (int t = 1; t <= layer; ++t) {
    const bool injected = stack.reinjection == Reinjection::EveryLayer ||
                          (stack.reinjection == Reinjection::FirstLayer && t == 1);
    p = u * p + (injected ? alpha : 0);
  }
  return p;
}

double Derivatives::gradientNorm() const { return std::hypot(d_alpha, d_beta); }

PopulationLoss::PopulationLoss(Law law, Stack stack)
    : law_(std::move(law)), stack_(stack), bayes_(law_.bayes()) {
  const std::size_t padded = (law_.size() + kBlock - 1) / kBlock * kBlock;
  s_.assign(padded, 1);
  root_.assign(padded, 0);
  scale_.assign(padded, 0);
  const int n = stack_.power();
  for (std::size_t i = 0; i < law_.size(); ++i) {
    const double log_root = 0.5 * (law_.log_weight[i] + std::log(law_.rho[i] / law_.s[i]));
    s_[i] = law_.s[i];
    root_[i] = std::exp(log_root);
    if (n > 0) scale_[i] = std::exp(log_root / n);
  }
}

template <bool kDerivatives>
Derivatives PopulationLoss::evaluate(double alpha, double beta_given) const {
  const bool one = stack_.parameters == Parameters::One;
  const double beta = betaFor(alpha, beta_given);
  const int n = stack_.power();
  Lanes<kDerivatives> sums;
  for (std::size_t at = 0; at < s_.size(); at += kBlock) {
    const Block s = load(&s_[at]), c = load(&scale_[at]);
    Block u{};
    for (std::size_t i = 0; i < kBlock; ++i) u[i] = 1 + beta * s[i];
    if (!stack_.geometric()) {
      addPower(s, c, load(&root_[at]), u, stack_, alpha, sums);
    } else if (one) {
      addGeometricLine(s, c, u, n, sums);
    } else {
      addGeometricPlane(s, c, u, n, alpha, alpha + beta, sums);
    }
  }
  Derivatives total = sums.total();
  if (std::isnan(total.excess)) total.excess = std::numeric_limits<double>::infinity();
  return total;
}

double PopulationLoss::excess(double alpha, double beta) const {
  return evaluate<false>(alpha, beta).excess;
}

Derivatives PopulationLoss::derivatives(double alpha, double beta) const {
  return evaluate<true>(alpha, beta);
}

double PopulationLoss::log10Excess(double alpha, double beta_given) const {
  const double plain = excess(alpha, beta_given);
  if (plain > 1e-280 || !stack_.geometric()) return std::log10(plain);
  // Here |u| < 1 at every node that acts, and β is far from 0: the sum of logs in long double.
  const double beta = betaFor(alpha, beta_given);
  const long double delta = static_cast<long double>(alpha) + beta;
  const int n = stack_.power();
  std::vector<long double> logs;
  long double top = -std::numeric_limits<long double>::infinity();
  for (std::size_t i = 0; i < law_.size(); ++i) {
    const long double u = 1 + static_cast<long double>(beta) * law_.s[i];
    long double log_q = n * std::log(std::abs(u));
    if (delta != 0) {
      const long double power = std::pow(u, static_cast<long double>(n));
      log_q = std::log(std::abs(power - delta * (power - 1) / beta));
    }
    logs.push_back(2 * log_q + law_.log_weight[i] + std::log(law_.rho[i] / law_.s[i]));
    top = std::max(top, logs.back());
  }
  if (std::isinf(top)) return static_cast<double>(top);
  long double sum = 0;
  for (const long double entry : logs) sum += std::exp(entry - top);
  return static_cast<double>((top + std::log(sum)) / std::log(10.0L));
}

}  // namespace icl::cross_attention
