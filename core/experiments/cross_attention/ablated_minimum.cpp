#include "core/experiments/cross_attention/ablated_minimum.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <Eigen/Dense>

#include "core/experiments/cross_attention/stack_response.h"
#include "core/math/constants.h"
#include "core/math/valley.h"

// In every stack p is a scale times a shape, p = c g(s; β, a), with c = α, or α² where F is read
// out twice. For a given shape the best scale is E ω s g / E ω s² g², so only β (and the gain) are
// searched for.

namespace icl::cross_attention {
namespace {

constexpr double kNegligibleExcess = 1e-30;  // rounding, not excess

Minimum minimumAt(const PopulationLoss& loss, const ScalarWeights& w) {
  Minimum minimum;
  minimum.alpha = w.alpha;
  minimum.beta = w.beta;
  if (loss.stack().trains_gain) minimum.gain = w.gain;
  minimum.excess = loss.excess(w.alpha, w.beta, w.gain);
  if (minimum.excess < kNegligibleExcess) minimum.excess = 0;
  if (minimum.excess > 0) minimum.log10_excess = std::log10(minimum.excess);
  return minimum;
}

/// Calls visit(node, p) for every node of the law.
template <class Visit>
void overNodes(const PopulationLoss& loss, const ScalarWeights& w, Visit&& visit) {
  const Law& law = loss.law();
  Response r;
  Lanes s{};
  for (std::size_t at = 0; at < law.size(); at += kLanes) {
    const std::size_t count = std::min(kLanes, law.size() - at);
    for (std::size_t i = 0; i < kLanes; ++i) s[i] = law.s[at + std::min(i, count - 1)];
    respond<0>(loss.stack(), w, s, r);
    for (std::size_t i = 0; i < count; ++i) visit(at + i, r.p[i]);
  }
}

struct Shape {
  double alpha = 0;           // the weight that makes the best scale
  double excess = kInfinity;  // with it
};

Shape bestScale(const PopulationLoss& loss, double beta, double gain = 0) {
  const Law& law = loss.law();
  double top = 0, bottom = 0, zero = 0;
  overNodes(loss, {1, beta, gain}, [&](std::size_t i, double g) {
    const double sg = law.s[i] * g;
    top += law.omega[i] * sg;
    bottom += law.omega[i] * sg * sg;
    zero += law.omega[i];
  });
  if (!std::isfinite(bottom) || !std::isfinite(top)) return {};
  if (!(bottom > 0)) return {0, zero};
  const bool twice = !loss.stack().self() && loss.stack().readout == Readout::Ff;
  const double scale = top / bottom;
  Shape shape;
  shape.alpha = twice ? std::sqrt(std::max(scale, 0.0)) : scale;
  shape.excess = loss.excess(shape.alpha, beta, gain);
  if (std::isnan(shape.excess)) shape.excess = kInfinity;
  return shape;
}

/// Log-spaced values, and finer ones where powers of depth turn: at 1/s and 2/s of the ends.
std::vector<double> searchGrid(const Law& law, int depth) {
  std::vector<double> grid;
  const double low = 1e-6 / law.s.back(), high = 4 / law.sLow();
  constexpr int kPoints = 200;
  for (int i = 0; i <= kPoints; ++i) {
    grid.push_back(low * std::pow(high / low, static_cast<double>(i) / kPoints));
  }
  for (const double edge : {1 / law.s.back(), 1 / law.sLow(), 2 / law.s.back()}) {
    for (int i = -20; i <= 20; ++i) grid.push_back(edge * (1 + i * 0.2 / std::max(depth, 4)));
  }
  std::erase_if(grid, [](double b) { return !(b > 0); });
  std::sort(grid.begin(), grid.end());
  grid.erase(std::unique(grid.begin(), grid.end()), grid.end());
  return grid;
}

Minimum oneWeight(const PopulationLoss& loss) {
  const double alpha =
      lowestValley(searchGrid(loss.law(), loss.stack().depth), [&](double a) -> Slope {
        const Derivatives d = loss.derivatives(a, -a);
        return {d.excess, d.d_alpha};
      });
  return minimumAt(loss, {alpha, -alpha, 0});
}

/// With β above 0 every shape grows with s, and a constant (β = 0) follows 1/s better.
Minimum twoWeights(const PopulationLoss& loss) {
  const double b =
      lowestValley(searchGrid(loss.law(), loss.stack().depth), [&](double size) -> Slope {
        const Shape shape = bestScale(loss, -size);
        return {shape.excess, -loss.derivatives(shape.alpha, -size).d_beta};
      });
  return minimumAt(loss, {bestScale(loss, -b).alpha, -b, 0});
}

/// √ω (1 − s p) at the nodes and its derivatives: what Levenberg and Marquardt's method squares.
void residuals(const PopulationLoss& loss, const ScalarWeights& w, Eigen::VectorXd& r,
               Eigen::MatrixXd& slopes) {
  const Law& law = loss.law();
  const auto size = static_cast<Eigen::Index>(law.size());
  r.resize(size);
  slopes.resize(size, 3);
  Response out;
  Lanes s{};
  for (std::size_t at = 0; at < law.size(); at += kLanes) {
    const std::size_t count = std::min(kLanes, law.size() - at);
    for (std::size_t i = 0; i < kLanes; ++i) s[i] = law.s[at + std::min(i, count - 1)];
    respond<1>(loss.stack(), w, s, out);
    for (std::size_t i = 0; i < count; ++i) {
      const double root = std::exp(0.5 * law.log_omega[at + i]), f = -root * s[i];
      const auto row = static_cast<Eigen::Index>(at + i);
      r[row] = root * (1 - s[i] * out.p[i]);
      slopes.row(row) << f * out.a[i], f * out.b[i], f * out.g[i];
    }
  }
}

/// Least squares in (α, β, a) by damped Gauss–Newton steps, each by a QR factorisation, so that an
/// excess of 1e-14 keeps its digits.
ScalarWeights descended(const PopulationLoss& loss, ScalarWeights w) {
  Eigen::VectorXd r, tried_r;
  Eigen::MatrixXd slopes, tried_slopes;
  residuals(loss, w, r, slopes);
  double damping = 1e-3;
  for (int round = 0; round < 400 && damping < 1e12; ++round) {
    const Eigen::Vector3d scale = slopes.colwise().norm().cwiseMax(1e-30);
    Eigen::MatrixXd matrix(r.size() + 3, 3);
    Eigen::VectorXd right = Eigen::VectorXd::Zero(r.size() + 3);
    matrix.topRows(r.size()) = slopes * scale.cwiseInverse().asDiagonal();
    matrix.bottomRows(3) = std::sqrt(damping) * Eigen::Matrix3d::Identity();
    right.head(r.size()) = -r;
    const Eigen::Vector3d step = matrix.householderQr().solve(right).cwiseQuotient(scale);
    const ScalarWeights next{w.alpha + step[0], w.beta + step[1], w.gain + step[2]};
    residuals(loss, next, tried_r, tried_slopes);
    const double before = r.squaredNorm(), after = tried_r.squaredNorm();
    if (!(after < before)) {
      damping *= 4;
      continue;
    }
    const bool still = after > before * (1 - 1e-13);
    w = next;
    r.swap(tried_r);
    slopes.swap(tried_slopes);
    damping = std::max(damping / 5, 1e-12);
    if (still) break;
  }
  return w;
}

/// Starts on a grid of what Newton–Schulz steps look like, the best few of them descended from.
Minimum threeWeights(const PopulationLoss& loss) {
  struct Candidate {
    double excess;
    ScalarWeights weights;
  };
  std::vector<Candidate> starts;
  const double kept = loss.stack().kept();
  for (const double gain : {-0.25, 0.0, 0.25, 0.5, 0.75, 1.0, 1.5}) {
    for (const double size : {0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0, 1.25}) {
      const double beta = -size / loss.law().s.back(), a = gain + 1 - kept;
      const Shape shape = bestScale(loss, beta, a);
      if (std::isfinite(shape.excess)) starts.push_back({shape.excess, {shape.alpha, beta, a}});
    }
  }
  std::stable_sort(starts.begin(), starts.end(),
                   [](const Candidate& a, const Candidate& b) { return a.excess < b.excess; });
  starts.resize(std::min<std::size_t>(starts.size(), 6));
  Minimum best;
  best.excess = kInfinity;
  for (const Candidate& start : starts) {
    const Minimum found = minimumAt(loss, descended(loss, start.weights));
    if (found.excess < best.excess) best = found;
  }
  return best;
}

}  // namespace

Minimum ablatedMinimum(const PopulationLoss& loss) {
  const Stack& stack = loss.stack();
  ICL_CHECK(!stack.plain() && !stack.silent(), "a stack that layers are gone through for");
  if (stack.constant()) {
    const double alpha = bestScale(loss, 0).alpha;
    return minimumAt(loss, {alpha, -alpha, 0});
  }
  if (stack.trains_gain) return threeWeights(loss);
  return stack.parameters == Parameters::One ? oneWeight(loss) : twoWeights(loss);
}

PowerFloor powerFloorOf(const Law& law) {
  // E ω (1 − c s e^{−bs})²: the best c in closed form, b by the slope at it (envelope).
  const auto sums = [&](double b) {
    std::array<double, 5> sum{};  // E ω, E ω s e, E ω s² e², E ω s² e, E ω s³ e²; e = exp(−bs)
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double s = law.s[i], se = s * std::exp(-b * s);
      sum[0] += law.omega[i];
      sum[1] += law.omega[i] * se;
      sum[2] += law.omega[i] * se * se;
      sum[3] += law.omega[i] * se * s;
      sum[4] += law.omega[i] * se * se * s;
    }
    return sum;
  };
  std::vector<double> grid;
  for (int i = 0; i <= 120; ++i) grid.push_back(1e-4 * std::pow(1e6, i / 120.0) / law.s.back());
  PowerFloor floor;
  floor.rate = lowestValley(grid, [&](double b) -> Slope {
    const auto m = sums(b);
    const double c = m[1] / m[2];
    return {m[0] - c * m[1], 2 * c * (m[3] - c * m[4])};
  });
  const auto m = sums(floor.rate);
  floor.scale = m[1] / m[2];
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double q = 1 - floor.scale * law.s[i] * std::exp(-floor.rate * law.s[i]);
    floor.excess += law.omega[i] * q * q;
  }
  return floor;
}

}  // namespace icl::cross_attention
