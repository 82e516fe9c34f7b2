#include "core/experiments/cross_attention/flow.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Dense>

namespace icl::cross_attention {
namespace {

struct Point {
  double alpha = 0, beta = 0, gain = 0;
  bool finite() const { return std::isfinite(alpha) && std::isfinite(beta) && std::isfinite(gain); }
};

Eigen::Matrix3d hessian(const Derivatives& d) {
  Eigen::Matrix3d h;
  h << d.h_alpha_alpha, d.h_alpha_beta, d.h_alpha_gain,  //
      d.h_alpha_beta, d.h_beta_beta, d.h_beta_gain,      //
      d.h_alpha_gain, d.h_beta_gain, d.h_gain_gain;
  return h;
}

/// Smallest eigenvalue of the Hessian.
double lowestCurvature(const Derivatives& d, bool three) {
  if (three) {
    Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> solver;
    return solver.computeDirect(hessian(d), Eigen::EigenvaluesOnly).eigenvalues()[0];
  }
  const double mean = 0.5 * (d.h_alpha_alpha + d.h_beta_beta);
  const double half = 0.5 * (d.h_alpha_alpha - d.h_beta_beta);
  return mean - std::hypot(half, d.h_alpha_beta);
}

/// y - (I/h + H)^{-1} ∇L. With one parameter the second row is that of the identity.
Point implicitStep(const Derivatives& d, Point from, double h, bool three) {
  if (three) {
    const Eigen::Matrix3d matrix = Eigen::Matrix3d::Identity() + h * hessian(d);
    const Eigen::Vector3d slope(d.d_alpha, d.d_beta, d.d_gain);
    const Eigen::Vector3d step = h * (matrix.inverse() * slope);
    return {from.alpha - step[0], from.beta - step[1], from.gain - step[2]};
  }
  const double a = 1 + h * d.h_alpha_alpha, c = 1 + h * d.h_beta_beta, b = h * d.h_alpha_beta;
  const double determinant = a * c - b * b;
  return {from.alpha - h * (c * d.d_alpha - b * d.d_beta) / determinant,
          from.beta - h * (a * d.d_beta - b * d.d_alpha) / determinant, from.gain};
}

/// The loss as a function of the weights that are free to move.
Derivatives freeDerivatives(const PopulationLoss& loss, Point at, Frozen frozen) {
  Derivatives d = loss.derivatives(at.alpha, at.beta, at.gain);
  if (frozen.alpha) d.d_alpha = d.h_alpha_alpha = d.h_alpha_beta = d.h_alpha_gain = 0;
  if (frozen.beta) d.d_beta = d.h_beta_beta = d.h_alpha_beta = d.h_beta_gain = 0;
  if (frozen.gain) d.d_gain = d.h_gain_gain = d.h_alpha_gain = d.h_beta_gain = 0;
  return d;
}

bool finite(const Derivatives& d) {
  return std::isfinite(d.excess) && std::isfinite(d.gradientNorm()) &&
         std::isfinite(d.h_alpha_alpha) && std::isfinite(d.h_alpha_beta) &&
         std::isfinite(d.h_beta_beta);
}

double errorOf(Point coarse, Point fine) {
  const auto relative = [](double a, double b) { return std::abs(a - b) / (1 + std::abs(a)); };
  return std::max({relative(fine.alpha, coarse.alpha), relative(fine.beta, coarse.beta),
                   relative(fine.gain, coarse.gain)});
}

}  // namespace

FlowOutcome flowStep(const PopulationLoss& loss, FlowState& state, double until, double tolerance,
                     Frozen frozen) {
  if (state.time >= until) return FlowOutcome::Arrived;
  const bool three = loss.stack().trains_gain;
  const Point from{state.alpha, loss.betaFor(state.alpha, state.beta), state.gain};
  const Derivatives d = freeDerivatives(loss, from, frozen);
  if (!finite(d)) return FlowOutcome::Failed;
  // Where the loss is not convex the implicit matrix must stay positive.
  const double lowest = lowestCurvature(d, three);
  const double most = lowest < 0 ? 0.5 / -lowest : HUGE_VAL;
  // Far out the slope is 1e30 and more, and the first times are as short: what is too short is
  // judged by the slope. A step may be so short that the time does not change by it.
  const double first = 1e-3 / (1 + d.gradientNorm());
  double h = state.next_step > 0 ? state.next_step : first;
  while (true) {
    const double left = until - state.time;
    const double tried = std::min({h, most, left});
    if (!(tried > 1e-15 * first) && tried < left) return FlowOutcome::Failed;
    const Point coarse = implicitStep(d, from, tried, three);
    const Point half = implicitStep(d, from, 0.5 * tried, three);
    const Derivatives middle = freeDerivatives(loss, half, frozen);
    const Point fine = implicitStep(middle, half, 0.5 * tried, three);
    const double error = errorOf(coarse, fine);
    if (!fine.finite() || !coarse.finite() || !(error <= tolerance)) {
      const double shrink = std::isfinite(error) ? 0.9 * std::sqrt(tolerance / error) : 0.1;
      h = tried * std::clamp(shrink, 0.1, 0.8);
      continue;
    }
    const double grow = std::clamp(0.9 * std::sqrt(tolerance / std::max(error, 1e-300)), 0.3, 4.0);
    // A step cut short by `until` or by the curvature says nothing against the size planned.
    state.next_step = tried < h ? std::max(h, tried * grow) : tried * grow;
    state.alpha = 2 * fine.alpha - coarse.alpha;
    state.beta = loss.betaFor(state.alpha, 2 * fine.beta - coarse.beta);
    state.gain = 2 * fine.gain - coarse.gain;
    const bool arrived = tried == left;
    state.time = arrived ? until : state.time + tried;
    return arrived ? FlowOutcome::Arrived : FlowOutcome::Accepted;
  }
}

}  // namespace icl::cross_attention
