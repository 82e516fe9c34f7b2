#include "ui/value_scale.h"

#include <algorithm>
#include <cmath>

namespace icl::ui {

namespace {

double numberOf(const Value& value) {
  if (const auto* integer = std::get_if<std::int64_t>(&value)) return static_cast<double>(*integer);
  if (const auto* real = std::get_if<double>(&value)) return *real;
  return 0;
}

double decade(double value) { return std::pow(10.0, std::floor(std::log10(value))); }

/// The nearest double that prints short: 0.30000000000000004 → 0.3.
double tidy(double value) {
  if (value == 0 || !std::isfinite(value)) return value;
  return parseNumber(shortNumber(value, 12)).value();  // not std::stod: Qt sets the locale
}

double ladder(double value, bool up) {
  constexpr double kRungs[] = {1, 2, 5, 10};
  const double base = decade(value);
  const double digit = value / base;
  if (up) {
    for (const double rung : kRungs) {
      if (rung > digit * (1 + 1e-9)) return tidy(rung * base);
    }
  }
  for (int i = 2; i >= 0; --i) {
    if (kRungs[i] < digit * (1 - 1e-9)) return tidy(kRungs[i] * base);
  }
  return tidy(0.5 * base);
}

}  // namespace

ValueScale::ValueScale(const Field& field)
    : min_(field.min),
      max_(field.max),
      integer_(field.kind == Kind::Integer),
      log_(field.scale == Scale::Log),
      bounded_(std::isfinite(field.min) && std::isfinite(field.max) && field.max > field.min) {
  if (!bounded_) return;
  if (integer_ && !log_ && max_ - min_ <= 200) positions_ = static_cast<int>(max_ - min_);
  if (log_ || positions_ > 0) return;
  // A wide linear range with a small usual value: bend it so that the usual value is easy to hit.
  const double usual = (numberOf(field.fallback) - min_) / (max_ - min_);
  if (min_ >= 0 && usual > 0 && usual < 0.2) {
    power_ = std::clamp(std::log(usual) / std::log(0.3), 1.0, 6.0);
  }
}

double ValueScale::toSlider(double value) const {
  const double v = std::clamp(value, min_, max_);
  double t = (v - min_) / (max_ - min_);
  if (log_ && min_ > 0) {
    t = std::log(v / min_) / std::log(max_ / min_);
  } else if (log_) {
    t = std::log1p(v - min_) / std::log1p(max_ - min_);
  } else if (power_ > 1) {
    t = std::pow(t, 1 / power_);
  }
  return std::clamp(t, 0.0, 1.0);
}

double ValueScale::fromSlider(double t) const {
  if (t <= 0) return min_;
  if (t >= 1) return max_;
  double v = min_ + (max_ - min_) * t;
  if (log_ && min_ > 0) {
    v = min_ * std::pow(max_ / min_, t);
  } else if (log_) {
    v = min_ + std::expm1(t * std::log1p(max_ - min_));
  } else if (power_ > 1) {
    v = min_ + (max_ - min_) * std::pow(t, power_);
  }
  return std::clamp(roundedForSlider(v), min_, max_);
}

double ValueScale::roundedForSlider(double value) const {
  if (integer_) return std::round(value);
  if (value == 0) return 0;
  const double grain = log_ || power_ > 1 ? decade(std::abs(value)) * 0.1
                                          : std::max(decade(max_ - min_) * 0.001, 1e-300);
  return tidy(std::round(value / grain) * grain);
}

double ValueScale::stepped(double value, int steps) const {
  double v = value;
  for (int i = 0; i < std::abs(steps); ++i) {
    const bool up = steps > 0;
    if (integer_) {
      v += up ? 1 : -1;
    } else if (log_ && v > 0) {
      v = ladder(v, up);
    } else {
      const double size = std::abs(v);
      double grain = size > 0 ? decade(size) * 0.1 : 0.01;
      if (bounded_) grain = std::max(grain, decade(max_ - min_) * 1e-6);
      v = tidy(std::round(v / grain + (up ? 1 : -1)) * grain);
    }
  }
  if (std::isfinite(min_)) v = std::max(v, min_);
  if (std::isfinite(max_)) v = std::min(v, max_);
  return v;
}

}  // namespace icl::ui
