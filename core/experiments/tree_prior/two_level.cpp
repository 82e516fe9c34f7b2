#include "core/experiments/tree_prior/two_level.h"

#include <algorithm>
#include <cmath>

#include "core/math/root.h"

namespace icl::tree_prior {
namespace {

constexpr TwoLevel::Belief kEven{0.25, 0.25, 0.25, 0.25};
/// Where the slope at the root's axis is judged: far enough from 0 for full precision.
constexpr double kSmallTilt = 0.02;
constexpr double kSmooth = 3;   // grid steps in a standard deviation: e^(−2π²·9) ≪ rounding
constexpr double kKinked = 30;  // where the value has kinks: the best question changes there
constexpr double kNoTilt = 1e-3;            // radians that rounding cannot tell from 0
constexpr double kLeast = 0.02, kMost = 2;  // noise between which the thresholds are looked for

}  // namespace

TwoLevel::TwoLevel(double decay)
    : root_(std::sqrt(1 / (1 + decay))), child_(std::sqrt(decay / (1 + decay))) {}

TwoLevel::Direction TwoLevel::tilted(double angle) {
  const double side = std::sin(angle) / std::sqrt(2.0);
  return {std::cos(angle), side, side};
}

double TwoLevel::remaining(const Belief& p) const {
  const double mean_root = root_ * (p[2] + p[3] - p[0] - p[1]);
  const double mean_left = child_ * (p[1] - p[0]), mean_right = child_ * (p[3] - p[2]);
  return 1 - (mean_root * mean_root + mean_left * mean_left + mean_right * mean_right);
}

/// E over the answer of value(belief after it), by the trapezoidal rule, which for a mixture of
/// normals converges faster than any power of the step.
template <class Value>
double TwoLevel::expected(const Belief& belief, const Direction& v, double noise,
                          double steps_per_sigma, const Value& value) const {
  const Belief mean{-root_ * v[0] - child_ * v[1], -root_ * v[0] + child_ * v[1],
                    root_ * v[0] - child_ * v[2], root_ * v[0] + child_ * v[2]};
  const auto [low, high] = std::minmax_element(mean.begin(), mean.end());
  constexpr double kReach = 8.5;
  const double from = *low - kReach * noise, step = noise / steps_per_sigma;
  const int points = static_cast<int>((*high - *low) / step + 2 * kReach * steps_per_sigma) + 1;
  double sum = 0;
  for (int k = 0; k <= points; ++k) {
    const double answer = from + k * step;
    Belief after{};
    double total = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const double off = (answer - mean[i]) / noise;
      after[i] = belief[i] * std::exp(-0.5 * off * off);
      total += after[i];
    }
    if (total < 1e-30) continue;
    for (double& mass : after) mass /= total;
    sum += total * value(after);
  }
  return sum / (steps_per_sigma * std::sqrt(2 * M_PI));
}

double TwoLevel::riskFrom(const Belief& belief, const Direction& question, double noise) const {
  return expected(belief, question, noise, kSmooth,
                  [this](const Belief& p) { return remaining(p); });
}

double TwoLevel::risk(const Direction& question, double noise) const {
  return riskFrom(kEven, question, noise);
}

double TwoLevel::riskThenBest(const Direction& first, double noise) const {
  return expected(kEven, first, noise, kKinked, [&](const Belief& p) {
    return std::min({riskFrom(p, {1, 0, 0}, noise), riskFrom(p, {0, 1, 0}, noise),
                     riskFrom(p, {0, 0, 1}, noise)});
  });
}

double TwoLevel::bestTilt(double noise) const {
  const auto at = [&](double angle) { return risk(tilted(angle), noise); };
  constexpr int kCoarse = 90;
  const double step = M_PI / 2 / kCoarse;
  int best = 0;
  for (int k = 1; k <= kCoarse; ++k) {
    if (at(k * step) < at(best * step)) best = k;
  }
  // Golden section around the best of the grid.
  constexpr double kGolden = 0.6180339887498949;
  double low = std::max(0, best - 1) * step, high = std::min(kCoarse, best + 1) * step;
  for (int k = 0; k < 40; ++k) {
    const double left = high - kGolden * (high - low), right = low + kGolden * (high - low);
    (at(left) <= at(right) ? high : low) = at(left) <= at(right) ? right : left;
  }
  const double tilt = 0.5 * (low + high);
  return tilt > kNoTilt && at(tilt) < at(0) ? tilt : 0;
}

double TwoLevel::tiltCritical() const {
  return rootBetween(
      [this](double noise) { return risk(tilted(kSmallTilt), noise) - risk(root(), noise); },
      kLeast, kMost);
}

double TwoLevel::crossing() const {
  return rootBetween([this](double noise) { return risk(child(), noise) - risk(root(), noise); },
                     kLeast, kMost);
}

}  // namespace icl::tree_prior
