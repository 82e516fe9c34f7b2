#include "core/experiments/cross_attention/minimiser.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/experiments/cross_attention/ablated_minimum.h"
#include "core/math/root.h"
#include "core/math/valley.h"

namespace icl::cross_attention {
namespace {

constexpr double kNegligible = 1e-28;  // of a squared norm: rounding, not excess

double logOmega(const Law& law, std::size_t i) { return law.log_omega[i]; }

/// Log-spaced points from low to high, both positive.
std::vector<double> logGrid(double low, double high, int count) {
  std::vector<double> grid;
  for (int i = 0; i < count; ++i) {
    grid.push_back(low * std::pow(high / low, static_cast<double>(i) / (count - 1)));
  }
  return grid;
}

/// Mean of ω s^more (1 - αs)^power as sign · exp(log), whatever its size.
struct ScaledSum {
  double sign = 0, log = -std::numeric_limits<double>::infinity();
};
ScaledSum residualMoment(const Law& law, double alpha, int power, int more) {
  std::vector<double> logs(law.size()), signs(law.size());
  double top = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double u = 1 - alpha * law.s[i];
    logs[i] = power * std::log(std::abs(u)) + logOmega(law, i) + more * std::log(law.s[i]);
    signs[i] = u < 0 && power % 2 != 0 ? -1 : 1;
    top = std::max(top, logs[i]);
  }
  if (std::isinf(top)) return {};
  double sum = 0;
  for (std::size_t i = 0; i < law.size(); ++i) sum += signs[i] * std::exp(logs[i] - top);
  return {sum, top + std::log(std::abs(sum))};
}

/// Theorem 6.2: the root of E ω s (1 - αs)^{2n-1}, between 1/s_high and 1/s_low.
Minimum geometricOne(const PopulationLoss& loss) {
  const Law& law = loss.law();
  const int n = loss.stack().power();
  Minimum minimum;
  if (law.point()) {
    minimum.alpha = 1 / law.sLow();
  } else {
    const auto slope = [&](double a) { return residualMoment(law, a, 2 * n - 1, 1).sign; };
    minimum.alpha = rootBetween(slope, 1 / law.s.back(), 1 / law.sLow());
    const double log_excess = residualMoment(law, *minimum.alpha, 2 * n, 0).log;
    minimum.excess = std::exp(log_excess);
    minimum.log10_excess = log_excess / std::numbers::ln10;
  }
  minimum.beta = -*minimum.alpha;
  return minimum;
}

/// The excess of the best α for each β ≠ 0, at one logarithm and one power a node.
class Profile {
 public:
  explicit Profile(const PopulationLoss& loss) : law_(loss.law()), n_(loss.stack().power()) {
    for (std::size_t i = 0; i < law_.size(); ++i) {
      log_root_.push_back(0.5 * logOmega(law_, i));
      top_one_ = std::max(top_one_, log_root_.back());
    }
    for (const double log : log_root_) one_.push_back(std::exp(log - top_one_));
    power_.resize(law_.size());
    v_.resize(law_.size());
  }

  /// U = √ω u^n and 1 = √ω, with V = s R √ω = (U - 1)/β. The residual U - (α+β)V = 1 - αV is what
  /// V leaves of U, or of 1; the smaller of the two is taken, so that nothing cancels.
  ProfilePoint at(double beta) {
    const double top_u = raise(beta), top = std::max(top_u, top_one_);
    const bool from_u = top_u <= top_one_;
    const double base_top = from_u ? top_u : top_one_;
    const std::vector<double>& base = from_u ? power_ : one_;
    const double scale_u = std::exp(top_u - top), scale_one = std::exp(top_one_ - top);
    double dot = 0, v2 = 0, base2 = 0;
    for (std::size_t i = 0; i < base.size(); ++i) {
      v_[i] = (power_[i] * scale_u - one_[i] * scale_one) / beta;
      dot += base[i] * v_[i];
      v2 += v_[i] * v_[i];
      base2 += base[i] * base[i];
    }
    const double share = dot / v2;  // in units of exp(base_top - top)
    double left2 = 0, slope = 0;
    for (std::size_t i = 0; i < base.size(); ++i) {
      const double q = base[i] - share * v_[i], u = 1 + beta * law_.s[i];
      left2 += q * q;
      if (u != 0) slope += q * law_.s[i] * power_[i] / u;
    }
    const double multiple = share * std::exp(base_top - top);
    ProfilePoint point;
    point.delta = from_u ? multiple : multiple + beta;
    point.alpha = from_u ? multiple - beta : multiple;
    // dE/dβ = -(2 α n / β) E ω q s u^{n-1}, since q is orthogonal to V.
    point.slope = -(point.alpha / beta) * slope * std::exp((top_u - top_one_) / n_);
    point.log10_excess = left2 > kNegligible * base2
                             ? (2 * base_top + std::log(left2)) / std::numbers::ln10
                             : -std::numeric_limits<double>::infinity();
    return point;
  }

 private:
  /// Fills power_ with √ω u^n in units of exp of what is returned.
  double raise(double beta) {
    double top = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < power_.size(); ++i) {
      power_[i] = n_ * std::log(std::abs(1 + beta * law_.s[i])) + log_root_[i];
      top = std::max(top, power_[i]);
    }
    for (std::size_t i = 0; i < power_.size(); ++i) {
      const bool negative = n_ % 2 != 0 && 1 + beta * law_.s[i] < 0;
      power_[i] = (negative ? -1 : 1) * std::exp(power_[i] - top);
    }
    return top;
  }

  const Law& law_;
  const int n_;
  double top_one_ = -std::numeric_limits<double>::infinity();
  std::vector<double> log_root_{}, one_{}, power_{}, v_{};
};

/// n where it is even, else 2n.
int evenPower(const PopulationLoss& loss) {
  const int n = loss.stack().power();
  return n % 2 == 0 ? n : 2 * n;
}

/// The place b > 0 where (1 - bs)^power, an even power, has the mean that it has at 0, and so where
/// the powers of the largest s become as large as 1: left of it they fade with depth, right of it
/// they take over.
double edgeOf(const Law& law, int power, int more) {
  const double ones = residualMoment(law, 0, power, more).log;
  return rootBetween([&](double b) { return residualMoment(law, b, power, more).log - ones; },
                     1 / law.s.back(), 2.000001 / law.sLow());
}

/// Points on both sides of the edge, ever closer to it: valleys and barriers stand there at
/// distances between 1/n and s_low/s_high of it, and are about as wide as they are far from it.
void addTowards(std::vector<double>& grid, double edge) {
  for (const double part : logGrid(1e-6, 1, 49)) {
    grid.push_back(edge * (1 - part));
    grid.push_back(edge * (1 + part));
  }
}

/// Sorted, each once, between low and high.
std::vector<double> within(std::vector<double> grid, double low, double high) {
  std::erase_if(grid, [&](double b) { return !(b >= low && b <= high); });
  std::sort(grid.begin(), grid.end());
  grid.erase(std::unique(grid.begin(), grid.end()), grid.end());
  return grid;
}

/// Theorem 6.3: the lowest point of the profile. It lies where 1 + βs changes sign on the support.
Minimum geometricTwo(const PopulationLoss& loss) {
  const Law& law = loss.law();
  const double low = 1 / law.s.back(), high = 1 / law.sLow();
  auto grid = logGrid(low, high, 65);
  addTowards(grid, edgeOf(law, evenPower(loss), 0));
  grid.push_back(*geometricOne(loss).alpha);  // so that two parameters are never worse than one
  Profile profile(loss);
  const double b = lowestValley(within(std::move(grid), low, high), [&](double minus_beta) {
    const ProfilePoint point = profile.at(-minus_beta);
    return Slope{point.log10_excess, -point.slope};
  });
  const ProfilePoint best = profile.at(-b);
  Minimum minimum;
  minimum.alpha = best.alpha;
  minimum.beta = -b;
  minimum.excess = std::pow(10, best.log10_excess);
  if (std::isfinite(best.log10_excess)) minimum.log10_excess = best.log10_excess;
  return minimum;
}

Minimum ordinary(const PopulationLoss& loss, double alpha, double beta) {
  Minimum minimum;
  minimum.alpha = alpha;
  minimum.beta = beta;
  minimum.excess = loss.excess(alpha, beta);
  if (minimum.excess > 0) minimum.log10_excess = std::log10(minimum.excess);
  return minimum;
}

/// P = α R(u) with R a power: no depth makes the excess small, so plain sums do.
Minimum powerOne(const PopulationLoss& loss) {
  const Law& law = loss.law();
  const double low = 1e-7 / law.sLow(), high = 4 / law.sLow();
  auto grid = logGrid(low, high, 600);
  addTowards(grid, edgeOf(law, std::max(2, 2 * loss.stack().power()), 2));
  const double alpha = lowestValley(within(std::move(grid), low, high), [&](double a) {
    const Derivatives d = loss.derivatives(a, 0);
    return Slope{d.excess, d.d_alpha};
  });
  return ordinary(loss, alpha, -alpha);
}

Stack oneOf(Stack stack) {
  stack.parameters = Parameters::One;
  return stack;
}

double bestAlpha(const PopulationLoss& loss, double beta) {
  const Derivatives at_zero = loss.derivatives(0, beta);
  return -at_zero.d_alpha / at_zero.h_alpha_alpha;
}

Minimum powerTwo(const PopulationLoss& loss) {
  if (loss.stack().constant()) {
    const double alpha = bestAlpha(loss, 0);
    return ordinary(loss, alpha, -alpha);
  }
  const Law& law = loss.law();
  const double low = 1e-6 / law.s.back(), high = 2 / law.sLow();
  auto grid = logGrid(low, high, 800);
  addTowards(grid, edgeOf(law, 2 * loss.stack().power() + (loss.stack().twoTerms() ? 2 : 0), 2));
  grid.push_back(*powerOne(PopulationLoss(law, oneOf(loss.stack()))).alpha);
  const double b = lowestValley(within(std::move(grid), low, high), [&](double minus_beta) {
    const Derivatives d = loss.derivatives(bestAlpha(loss, -minus_beta), -minus_beta);
    return Slope{d.excess, -d.d_beta};
  });
  return ordinary(loss, bestAlpha(loss, -b), -b);
}

/// Even n: the profile is highest where the best α is 0, which is the edge. Odd n: near the edge.
double barrierPlace(const PopulationLoss& loss) {
  const Law& law = loss.law();
  const double edge = edgeOf(law, evenPower(loss), 0);
  if (loss.stack().power() % 2 == 0) return edge;
  const double start = -*minimiserOf(loss).beta * 1.000001,
               far = 100 * start * law.sHigh() / law.sLow();
  auto grid = logGrid(start, far, 300);
  addTowards(grid, edge);
  Profile profile(loss);
  return lowestValley(within(std::move(grid), start, far), [&](double minus_beta) {
    const ProfilePoint point = profile.at(-minus_beta);
    return Slope{-point.log10_excess, point.slope};
  });
}

double escapeExcess(const PopulationLoss& loss) {
  // P tends to a multiple of s^{n-1}: what is left of the zero predictor's excess after the best
  // such multiple.
  const Law& law = loss.law();
  double zero = 0, dot = 0, norm2 = 0;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double power = std::pow(law.s[i] / law.sHigh(), loss.stack().power());
    zero += law.omega[i];
    dot += law.omega[i] * power;
    norm2 += law.omega[i] * power * power;
  }
  return zero - dot * dot / norm2;
}

}  // namespace

ProfilePoint profileAt(const PopulationLoss& loss, double beta) { return Profile(loss).at(beta); }

Minimum minimiserOf(const PopulationLoss& loss) {
  const Stack& stack = loss.stack();
  if (stack.silent()) {
    Minimum minimum;
    minimum.excess = loss.excess(0, 0);
    minimum.log10_excess = std::log10(minimum.excess);
    return minimum;
  }
  if (!stack.plain()) return ablatedMinimum(loss);
  const bool one = stack.parameters == Parameters::One;
  if (!stack.geometric()) return one ? powerOne(loss) : powerTwo(loss);
  const bool unique = !stack.constant() && !loss.law().point();
  return one || !unique ? geometricOne(loss) : geometricTwo(loss);
}

Barrier barrierOf(const PopulationLoss& loss) {
  ICL_CHECK(loss.stack().geometric() && loss.stack().power() >= 2 && loss.law().bounded &&
                !loss.law().point(),
            "a barrier needs two layers and a bounded prior of more than one norm");
  const double b = barrierPlace(loss);
  return {-b, std::pow(10, profileAt(loss, -b).log10_excess), escapeExcess(loss)};
}

}  // namespace icl::cross_attention
