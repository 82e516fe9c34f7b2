#include "ui/plots/axis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

constexpr double kSlack = 1e-9;  // of the range: a tick that rounding pushed just outside

struct Candidate {
  std::vector<double> values{};
  std::vector<QString> labels{};
};

bool fits(const AxisScale& scale, const TickRequest& request, const Candidate& ticks) {
  double end = -1e300;
  for (std::size_t i = 0; i < ticks.values.size(); ++i) {
    const double centre = scale.unit(ticks.values[i]) * request.length;
    const double half = request.extent ? request.extent(ticks.labels[i]) / 2 : 0;
    if (centre - half < end) return false;
    end = centre + half + request.gap;
  }
  return true;
}

std::vector<double> multiples(double low, double high, double step) {
  std::vector<double> out;
  const double slack = (high - low) * kSlack;
  for (double k = std::ceil((low - slack) / step); k * step <= high + slack && out.size() < 64;
       ++k) {
    out.push_back(k == 0 ? 0.0 : k * step);
  }
  return out;
}

/// Labels of evenly stepped values: all with the decimals the step needs.
std::vector<QString> linearLabels(const std::vector<double>& values, double step) {
  double largest = 0;
  for (const double v : values) largest = std::max(largest, std::abs(v));
  const auto decimals = [](double unit) {
    int d = 0;
    while (d < 15 && std::abs(unit * std::pow(10, d) - std::round(unit * std::pow(10, d))) > 1e-6) {
      ++d;
    }
    return d;
  };
  const int magnitude = largest > 0 ? static_cast<int>(std::floor(std::log10(largest) + 1e-12)) : 0;
  std::vector<QString> out;
  if (magnitude >= 5 || magnitude <= -4) {
    const double power = std::pow(10, magnitude);
    const int places = decimals(step / power);
    for (const double v : values) {
      out.push_back(v == 0 ? QStringLiteral("0")
                           : fixedText(v / power, places) + QStringLiteral("·") +
                                 powerText(magnitude));
    }
    return out;
  }
  const int places = decimals(step);
  for (const double v : values) out.push_back(fixedText(v, places));
  return out;
}

std::vector<Tick> ticksFrom(const Candidate& ticks) {
  std::vector<Tick> out;
  for (std::size_t i = 0; i < ticks.values.size(); ++i) {
    out.push_back({ticks.values[i], ticks.labels[i]});
  }
  return out;
}

/// Steps of 1, 2, 2.5 and 5 times a power of ten, finest first; the first whose labels fit and
/// whose count is right. Odd steps where wide labels leave none of those, then any count.
bool linearCandidate(const AxisScale& scale, const TickRequest& request, Candidate& out) {
  const double span = scale.high - scale.low;
  const double base = std::pow(10, std::floor(std::log10(span)) - 1);
  const auto search = [&](std::initializer_list<double> factors, int least) {
    for (const double factor : factors) {
      const double step = base * factor;
      if (request.whole && std::abs(step - std::round(step)) > 1e-9) continue;
      Candidate ticks{multiples(scale.low, scale.high, step), {}};
      const auto count = static_cast<int>(ticks.values.size());
      if (count > request.most || count < least) continue;
      ticks.labels = linearLabels(ticks.values, step);
      if (!fits(scale, request, ticks)) continue;
      out = std::move(ticks);
      return true;
    }
    return false;
  };
  return search({0.5, 1, 2, 2.5, 5, 10, 20, 25, 50}, 3) ||
         search({1.5, 3, 4, 6, 8, 15, 30, 40}, 3) || search({1, 2, 2.5, 5, 10, 20, 25, 50}, 1);
}

QString logLabel(double mantissa, int exponent, bool plain) {
  if (plain) {
    const double value = mantissa * std::pow(10, exponent);
    const int places = std::max(0, (mantissa == std::floor(mantissa) ? 0 : 1) - exponent);
    return fixedText(value, places);
  }
  if (mantissa == 1) return powerText(exponent);
  return fixedText(mantissa, mantissa == std::floor(mantissa) ? 0 : 1) + QStringLiteral("·") +
         powerText(exponent);
}

/// The values mantissa × 10^k inside the range, k a multiple of `every` plus `phase`.
Candidate logCandidate(const AxisScale& scale, std::span<const double> mantissas, int every,
                       int phase = 0) {
  Candidate out;
  const int first = static_cast<int>(std::floor(std::log10(scale.low))) - 1;
  const int last = static_cast<int>(std::ceil(std::log10(scale.high)));
  const bool plain = scale.low >= 0.9e-3 && scale.high <= 1.1e4;
  for (int k = first; k <= last; ++k) {
    if ((((k - phase) % every) + every) % every != 0) continue;
    for (const double m : mantissas) {
      const double v = m * std::pow(10, k), u = scale.unit(v);
      if (u < -kSlack || u > 1 + kSlack) continue;
      out.values.push_back(v);
      out.labels.push_back(logLabel(m, k, plain));
    }
  }
  return out;
}

/// Labels by niceness, each only where there is still room: the last resort for odd short ranges.
Candidate greedyLog(const AxisScale& scale, const TickRequest& request) {
  static constexpr std::array<double, 17> kNice = {1,   5,   2,   3,   7,   4,   6,   8,  9,
                                                   1.5, 2.5, 3.5, 1.2, 1.8, 4.5, 5.5, 6.5};
  Candidate chosen;
  for (const double m : kNice) {
    const Candidate more = logCandidate(scale, std::span(&m, 1), 1);
    for (std::size_t i = 0; i < more.values.size(); ++i) {
      if (static_cast<int>(chosen.values.size()) >= request.most) return chosen;
      Candidate trial = chosen;
      const auto at = std::lower_bound(trial.values.begin(), trial.values.end(), more.values[i]);
      const auto where = at - trial.values.begin();
      trial.values.insert(at, more.values[i]);
      trial.labels.insert(trial.labels.begin() + where, more.labels[i]);
      if (fits(scale, request, trial)) chosen = std::move(trial);
    }
  }
  return chosen;
}

std::vector<Tick> logTicks(const AxisScale& scale, const TickRequest& request) {
  static constexpr std::array<double, 9> kAll = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  static constexpr std::array<double, 3> kOneTwoFive = {1, 2, 5};
  static constexpr std::array<double, 2> kOneThree = {1, 3};
  static constexpr std::array<double, 1> kOne = {1};
  const double decades = std::log10(scale.high) - std::log10(scale.low);
  Candidate best;
  const auto consider = [&](Candidate ticks) {
    const auto count = static_cast<int>(ticks.values.size());
    if (count < 3 || count > request.most || !fits(scale, request, ticks)) return;
    if (best.values.empty()) best = std::move(ticks);
  };
  if (decades < 1.2) {
    consider(logCandidate(scale, kOneTwoFive, 1));
    Candidate even;
    AxisScale inner = scale;
    if (best.values.empty() && linearCandidate(inner, request, even)) consider(std::move(even));
  } else {
    if (decades < 2.6) consider(logCandidate(scale, kOneTwoFive, 1));
    if (decades < 3.4) consider(logCandidate(scale, kOneThree, 1));
    for (const int every : {1, 2, 3, 4, 5, 10, 20, 50, 100}) {
      for (int phase = 0; phase < every; ++phase) {
        consider(logCandidate(scale, kOne, every, phase));
      }
    }
  }
  if (best.values.empty()) best = greedyLog(scale, request);
  std::vector<Tick> out = ticksFrom(best);
  if (decades <= 12) {
    const Candidate minor =
        decades <= 6 ? logCandidate(scale, kAll, 1) : logCandidate(scale, kOne, 1);
    for (const double v : minor.values) {
      const bool known = std::any_of(best.values.begin(), best.values.end(),
                                     [v](double b) { return std::abs(b - v) <= 1e-9 * v; });
      if (!known) out.push_back({v, {}});
    }
  }
  std::sort(out.begin(), out.end(), [](const Tick& a, const Tick& b) { return a.value < b.value; });
  return out;
}

}  // namespace

double AxisScale::unit(double v) const {
  if (!log) return (v - low) / (high - low);
  if (!(v > 0)) return -1e6;
  // Differences of logarithms: the ratio of 1e-300 and 1e300 is no number.
  return (std::log(v) - std::log(low)) / (std::log(high) - std::log(low));
}

double AxisScale::value(double u) const {
  return log ? std::exp(std::log(low) + u * (std::log(high) - std::log(low)))
             : low + u * (high - low);
}

std::vector<Tick> axisTicks(const AxisScale& scale, const TickRequest& request) {
  if (!(scale.high > scale.low) || !std::isfinite(scale.high) || !std::isfinite(scale.low))
    return {};
  if (scale.log && scale.low > 0) return logTicks(scale, request);
  Candidate ticks;
  if (!linearCandidate(scale, request, ticks)) return {};
  return ticksFrom(ticks);
}

AxisScale paddedRange(double low, double high, bool log) {
  if (!(low <= high) || !std::isfinite(low) || !std::isfinite(high)) {
    return log ? AxisScale{0.1, 10, true} : AxisScale{0, 1, false};
  }
  if (log) {
    low = low > 0 ? low : (high > 0 ? high * 1e-3 : 0.1);
    high = std::max(high, low);
    const double least = 0.25;  // decades: a constant is not blown up to rounding noise
    const double decades = std::log10(high) - std::log10(low);
    const double margin = decades < least ? (least - decades) / 2 : 0.06 * decades;
    return {std::max(low * std::pow(10, -margin), 1e-305),
            std::min(high * std::pow(10, margin), 1e305), true};
  }
  const double size = std::max({std::abs(low), std::abs(high), 1e-12});
  const double span = high - low;
  const double margin = span < 1e-9 * size ? 0.05 * size : 0.06 * span;
  return {low - margin, high + margin, false};
}

double grownEnd(double start, double old, double newest, bool log) {
  if (std::isfinite(old) && newest <= old && old > start) return old;
  if (log) {
    if (!(newest > 0)) return std::max(1.0, start * 10);
    return std::pow(10, std::ceil(std::log10(newest) + 1e-9));
  }
  const double span = std::max(newest - start, 1e-12) * 1.5;
  // A rounded end gives round tick labels: 1, 1.5, 2, 3, 4, 5, 6, 8 × 10^k.
  const double power = std::pow(10, std::floor(std::log10(span)));
  for (const double m : {1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}) {
    if (m * power >= span * 0.999) return start + m * power;
  }
  return start + 10 * power;
}

}  // namespace icl::ui
