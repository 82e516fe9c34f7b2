#include "ui/plots/guess_curve.h"

#include <algorithm>
#include <cmath>

namespace icl::ui {
namespace {

bool leftOf(const QPointF& point, double x) { return point.x() < x; }
bool rightOf(double x, const QPointF& point) { return x < point.x(); }

/// Between two values, evenly in their logarithms where the axis is logarithmic.
double between(double from, double to, double share, bool log) {
  if (log && from > 0 && to > 0) return from * std::pow(to / from, share);
  return from + share * (to - from);
}

double shareOf(double from, double to, double at, bool log) {
  if (!(to > from)) return 0;
  if (log && from > 0) return std::log(at / from) / std::log(to / from);
  return (at - from) / (to - from);
}

}  // namespace

void GuessCurve::stroke(const QPointF& from, const QPointF& to) {
  const QPointF &left = from.x() <= to.x() ? from : to, &right = from.x() <= to.x() ? to : from;
  const auto first = std::lower_bound(points_.begin(), points_.end(), left.x(), leftOf);
  const auto last = std::upper_bound(first, points_.end(), right.x(), rightOf);
  auto place = points_.erase(first, last);
  if (left.x() < right.x()) {
    place = points_.insert(place, right);
    points_.insert(place, left);
  } else {
    points_.insert(place, to);
  }
}

void GuessCurve::forgetBetween(double low, double high) {
  const auto first = std::upper_bound(points_.begin(), points_.end(), low, rightOf);
  const auto last = std::lower_bound(first, points_.end(), high, leftOf);
  points_.erase(first, last);
}

std::optional<double> GuessCurve::at(double x, bool log_x, bool log_y) const {
  if (points_.empty() || !(x >= points_.front().x()) || x > points_.back().x()) return std::nullopt;
  const auto right = std::lower_bound(points_.begin(), points_.end(), x, leftOf);
  if (right->x() == x) return right->y();
  const QPointF& left = *(right - 1);
  return between(left.y(), right->y(), shareOf(left.x(), right->x(), x, log_x), log_y);
}

std::optional<GuessMiss> guessMiss(const GuessCurve& guess, const Series* x, const Series& y,
                                   bool log_x, bool log_y, std::size_t most) {
  if (guess.empty() || most == 0) return std::nullopt;
  const std::size_t n = x != nullptr ? std::min(x->size(), y.size()) : y.size();
  const double low = guess.points().front().x(), high = guess.points().back().x();
  std::size_t first = 0, last = 0;
  if (x != nullptr) {
    const auto v = x->values().first(n);
    first = static_cast<std::size_t>(std::lower_bound(v.begin(), v.end(), low) - v.begin());
    last = static_cast<std::size_t>(std::upper_bound(v.begin(), v.end(), high) - v.begin());
  } else if (high >= 0) {
    const auto rows = static_cast<double>(n);
    first = static_cast<std::size_t>(std::clamp(std::ceil(low), 0.0, rows));
    last = static_cast<std::size_t>(std::clamp(std::floor(high) + 1, 0.0, rows));
  }
  if (last <= first) return std::nullopt;
  GuessMiss miss;
  miss.decades = log_y;
  const std::size_t stride = (last - first + most - 1) / most;
  double sum = 0;
  for (std::size_t row = first; row < last; row += stride) {
    const double here = x != nullptr ? (*x)[row] : static_cast<double>(row), value = y[row];
    const auto guessed = guess.at(here, log_x, log_y);
    if (!guessed || !std::isfinite(value)) continue;
    if (log_y && !(value > 0 && *guessed > 0)) continue;
    sum += log_y ? std::abs(std::log10(*guessed / value)) : std::abs(*guessed - value);
    ++miss.steps;
  }
  if (miss.steps == 0) return std::nullopt;
  miss.mean = sum / static_cast<double>(miss.steps);
  return miss;
}

}  // namespace icl::ui
