#include "core/experiments/cross_attention/population_loss.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/experiments/cross_attention/stack_response.h"

namespace icl::cross_attention {
namespace {

// A block of nodes is worked on at once, in arrays of this length that the compiler vectorises.
constexpr std::size_t kBlock = kLanes;
using Block = Lanes;

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
struct Sums {
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
    Derivatives d;
    d.excess = sum(excess);
    d.d_alpha = 2 * sum(d_alpha);
    d.d_beta = 2 * sum(d_beta);
    d.h_alpha_alpha = 2 * sum(aa);
    d.h_alpha_beta = 2 * sum(ab);
    d.h_beta_beta = 2 * sum(bb);
    return d;
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
                      Sums<kDerivatives>& sums) {
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
                       double delta, Sums<kDerivatives>& sums) {
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
              double alpha, Sums<kDerivatives>& sums) {
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

double Derivatives::gradientNorm() const {
  const double two = std::hypot(d_alpha, d_beta);
  return d_gain == 0 ? two : std::hypot(two, d_gain);
}

PopulationLoss::PopulationLoss(Law law, Stack stack)
    : law_(std::move(law)), stack_(stack), bayes_(law_.bayes()) {
  const std::size_t padded = (law_.size() + kBlock - 1) / kBlock * kBlock;
  s_.assign(padded, law_.s.back());
  root_.assign(padded, 0);
  scale_.assign(padded, 0);
  const int n = stack_.power();
  for (std::size_t i = 0; i < law_.size(); ++i) {
    const double log_root = 0.5 * law_.log_omega[i];
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
  Sums<kDerivatives> sums;
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

/// q = 1 − s p(s); everything else is products of its derivatives −s p_θ.
template <int kOrder>
Derivatives PopulationLoss::layerByLayer(const ScalarWeights& weights) const {
  Response r;
  Lanes excess{}, a{}, b{}, g{}, aa{}, ab{}, bb{}, ag{}, bg{}, gg{};
  for (std::size_t at = 0; at < s_.size(); at += kLanes) {
    const Lanes s = load(&s_[at]), root = load(&root_[at]);
    respond<kOrder>(stack_, weights, s, r);
    for (std::size_t i = 0; i < kLanes; ++i) {
      const double q = root[i] * (1 - s[i] * r.p[i]);
      excess[i] += q * q;
      if constexpr (kOrder >= 2) {
        const double f = -root[i] * s[i];
        const double qa = f * r.a[i], qb = f * r.b[i], qg = f * r.g[i];
        a[i] += q * qa;
        b[i] += q * qb;
        g[i] += q * qg;
        aa[i] += qa * qa + q * f * r.aa[i];
        ab[i] += qa * qb + q * f * r.ab[i];
        bb[i] += qb * qb + q * f * r.bb[i];
        ag[i] += qa * qg + q * f * r.ag[i];
        bg[i] += qb * qg + q * f * r.bg[i];
        gg[i] += qg * qg + q * f * r.gg[i];
      }
    }
  }
  const auto sum = [](const Lanes& lane) { return std::accumulate(lane.begin(), lane.end(), 0.0); };
  Derivatives d;
  d.excess = sum(excess);
  d.d_alpha = 2 * sum(a);
  d.d_beta = 2 * sum(b);
  d.h_alpha_alpha = 2 * sum(aa);
  d.h_alpha_beta = 2 * sum(ab);
  d.h_beta_beta = 2 * sum(bb);
  if (stack_.parameters == Parameters::One) {  // along β = −α
    d.d_alpha -= d.d_beta;
    d.h_alpha_alpha += d.h_beta_beta - 2 * d.h_alpha_beta;
    d.d_beta = d.h_alpha_beta = d.h_beta_beta = 0;
  }
  if (stack_.trains_gain) {
    d.d_gain = 2 * sum(g);
    d.h_alpha_gain = 2 * sum(ag);
    d.h_beta_gain = 2 * sum(bg);
    d.h_gain_gain = 2 * sum(gg);
  }
  if (std::isnan(d.excess)) d.excess = std::numeric_limits<double>::infinity();
  return d;
}

double PopulationLoss::excess(double alpha, double beta, double gain) const {
  if (stack_.plain()) return evaluate<false>(alpha, beta).excess;
  return layerByLayer<0>({alpha, betaFor(alpha, beta), gain}).excess;
}

Derivatives PopulationLoss::derivatives(double alpha, double beta, double gain) const {
  if (stack_.plain()) return evaluate<true>(alpha, beta);
  return layerByLayer<2>({alpha, betaFor(alpha, beta), gain});
}

double PopulationLoss::log10Excess(double alpha, double beta, double gain) const {
  const double plain = excess(alpha, beta, gain);
  if (plain > 1e-280 || !stack_.geometric()) return std::log10(plain);
  return log10Geometric(alpha, betaFor(alpha, beta));
}

double PopulationLoss::log10Geometric(double alpha, double beta) const {
  // Here |u| < 1 at every node that acts, and β is far from 0: the sum of logs in long double.
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
    logs.push_back(2 * log_q + law_.log_omega[i]);
    top = std::max(top, logs.back());
  }
  if (std::isinf(top)) return static_cast<double>(top);
  long double sum = 0;
  for (const long double entry : logs) sum += std::exp(entry - top);
  return static_cast<double>((top + std::log(sum)) / std::log(10.0L));
}

}  // namespace icl::cross_attention
