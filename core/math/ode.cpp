#include "core/math/ode.h"

#include <algorithm>
#include <cmath>

namespace icl {
namespace {

constexpr int kMostStages = 2000;

double norm(std::span<const double> v) {
  double sum = 0;
  for (const double x : v) sum += x * x;
  return std::sqrt(sum);
}

bool finite(std::span<const double> v) {
  return std::all_of(v.begin(), v.end(), [](double x) { return std::isfinite(x); });
}

/// Chebyshev polynomials T_j, T_j', T_j'' at w0 by their recurrence, three neighbours at a time.
struct Chebyshev {
  double value = 1, slope = 0, bend = 0;
};

}  // namespace

void ChebyshevOde::resize(std::size_t n) {
  for (auto* v : {&before_, &now_, &next_, &at_now_, &next_slope_}) v->resize(n);
}

void ChebyshevOde::evaluate(const Field& f, std::span<const double> y, std::span<double> dy) {
  ++evaluations_;
  f(y, dy);
}

/// Power iteration on differences of f. The direction is kept from step to step, so that a few
/// evaluations follow a spectrum that moves slowly.
void ChebyshevOde::measureRadius(const Field& f, OdeState& state, std::span<const double> slope) {
  const std::size_t n = state.y.size();
  if (state.direction.size() != n) state.direction.assign(slope.begin(), slope.end());
  double length = norm(state.direction);
  if (!(length > 0)) {
    // No direction is given away: one that no symmetry of a matrix shares.
    for (std::size_t i = 0; i < n; ++i) {
      state.direction[i] = 1 + std::sin(1.7 * static_cast<double>(i + 1));
    }
    length = norm(state.direction);
  }
  const double reach = 1e-6 * (1 + norm(state.y) / std::sqrt(static_cast<double>(n)));
  const int rounds = state.radius > 0 ? 3 : 30;
  double radius = 0;
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < n; ++i) now_[i] = state.y[i] + reach * state.direction[i] / length;
    evaluate(f, now_, at_now_);
    for (std::size_t i = 0; i < n; ++i) state.direction[i] = (at_now_[i] - slope[i]) / reach;
    const double before = radius;
    radius = length = norm(state.direction);
    if (!(radius > 0) || !std::isfinite(radius)) break;
    if (std::abs(radius - before) < 0.01 * radius) break;
  }
  // Never zero: a flat place has no stiffness, and radius > 0 says that the direction is known.
  state.radius = std::isfinite(radius) ? std::max(1.2 * radius, 1e-300) : state.radius * 2;
}

void ChebyshevOde::advance(const Field& f, std::span<const double> y, std::span<const double> slope,
                           double h, int stages) {
  const std::size_t n = y.size();
  const double w0 = 1 + 2.0 / 13 / (static_cast<double>(stages) * stages);
  // w1 = T_s'(w0) / T_s''(w0).
  Chebyshev older{}, old{w0, 1, 0};
  for (int j = 2; j <= stages; ++j) {
    const Chebyshev now{2 * w0 * old.value - older.value,
                        2 * w0 * old.slope - older.slope + 2 * old.value,
                        2 * w0 * old.bend - older.bend + 4 * old.slope};
    older = old;
    old = now;
  }
  const double w1 = old.slope / old.bend;
  older = {}, old = {w0, 1, 0};
  // b_0 = b_1 = b_2 = T_2''/(T_2')² = 4 / (4 w0)².
  double b_older = 1 / (4 * w0 * w0), b_old = b_older;
  for (std::size_t i = 0; i < n; ++i) {
    before_[i] = y[i];
    now_[i] = y[i] + b_old * w1 * h * slope[i];
  }
  for (int j = 2; j <= stages; ++j) {
    const Chebyshev now{2 * w0 * old.value - older.value,
                        2 * w0 * old.slope - older.slope + 2 * old.value,
                        2 * w0 * old.bend - older.bend + 4 * old.slope};
    const double b = now.bend / (now.slope * now.slope);
    const double mu = 2 * b * w0 / b_old, nu = -b / b_older, mu_step = 2 * b * w1 / b_old;
    const double gamma_step = -(1 - b_old * old.value) * mu_step;
    evaluate(f, now_, at_now_);
    for (std::size_t i = 0; i < n; ++i) {
      const double fresh = (1 - mu - nu) * y[i] + mu * now_[i] + nu * before_[i] +
                           h * (mu_step * at_now_[i] + gamma_step * slope[i]);
      before_[i] = now_[i];
      now_[i] = fresh;
    }
    older = old;
    old = now;
    b_older = b_old;
    b_old = b;
  }
  std::copy(now_.begin(), now_.end(), next_.begin());
  evaluate(f, next_, next_slope_);
}

double ChebyshevOde::errorOf(std::span<const double> y, std::span<const double> slope, double h,
                             double tolerance) const {
  double sum = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    const double error = 0.8 * (y[i] - next_[i]) + 0.4 * h * (slope[i] + next_slope_[i]);
    const double allowed = tolerance * (1 + std::max(std::abs(y[i]), std::abs(next_[i])));
    sum += error / allowed * (error / allowed);
  }
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(y.size(), 1)));
}

OdeOutcome ChebyshevOde::step(const Field& f, OdeState& state, std::span<double> slope,
                              double until, double tolerance) {
  if (state.time >= until) return OdeOutcome::Arrived;
  resize(state.y.size());
  if (!finite(slope)) return OdeOutcome::Failed;
  measureRadius(f, state, slope);
  double h = state.next_step > 0 ? state.next_step : 1e-3 / (1 + norm(slope));
  for (;;) {
    const double left = until - state.time;
    const double most = 0.65 * (static_cast<double>(kMostStages) * kMostStages - 1) / state.radius;
    const double tried = std::min({h, most, left});
    if (!(tried > 1e-15 * (1e-12 + state.time)) && tried < left) return OdeOutcome::Failed;
    const int stages =
        std::max(2, static_cast<int>(std::ceil(std::sqrt(1 + 1.54 * tried * state.radius))));
    advance(f, state.y, slope, tried, std::min(stages, kMostStages));
    const double error = errorOf(state.y, slope, tried, tolerance);
    if (!(error <= 1) || !finite(next_slope_)) {
      h = tried * (std::isfinite(error) ? std::clamp(0.8 / std::cbrt(error), 0.1, 0.8) : 0.1);
      state.radius *= 1.5;  // a step that overshoots may be one that was not stable
      continue;
    }
    const double grow = std::clamp(0.8 / std::cbrt(std::max(error, 1e-12)), 0.3, 4.0);
    state.next_step = tried < h ? std::max(h, tried * grow) : tried * grow;
    std::copy(next_.begin(), next_.end(), state.y.begin());
    std::copy(next_slope_.begin(), next_slope_.end(), slope.begin());
    const bool arrived = tried == left;
    state.time = arrived ? until : state.time + tried;
    return arrived ? OdeOutcome::Arrived : OdeOutcome::Accepted;
  }
}

}  // namespace icl
