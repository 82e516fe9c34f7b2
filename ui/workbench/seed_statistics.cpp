#include "ui/workbench/seed_statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QLocale>

#include "core/math/order_statistics.h"
#include "core/math/statistics.h"
#include "ui/plots/number_text.h"

namespace icl::ui {

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

/// y at `x`, linear between the points of an increasing `xs`; NaN outside. `from` remembers where
/// the last one was found.
double interpolated(const std::vector<double>& xs, const std::vector<double>& ys, double x,
                    std::size_t& from) {
  const std::size_t n = std::min(xs.size(), ys.size());
  if (n == 0 || x < xs[0] || x > xs[n - 1]) return kNoNumber;
  while (from + 1 < n && xs[from + 1] < x) ++from;
  if (xs[from] == x || from + 1 >= n) return ys[from];
  if (xs[from + 1] == x) return ys[from + 1];
  const double part = (x - xs[from]) / (xs[from + 1] - xs[from]);
  return ys[from] + part * (ys[from + 1] - ys[from]);
}

}  // namespace

SeedSummary summaryOf(const std::vector<double>& values) {
  std::vector<double> sorted;
  for (const double value : values) {
    if (std::isfinite(value)) sorted.push_back(value);
  }
  SeedSummary out;
  out.n = static_cast<int>(sorted.size());
  out.left_out = static_cast<int>(values.size()) - out.n;
  if (sorted.empty()) {
    out.median = out.low = out.high = kNoNumber;
    return out;
  }
  std::sort(sorted.begin(), sorted.end());
  const MedianInterval interval = medianInterval(sorted.size(), kWantedLevel);
  out.median = quantileOfSorted(sorted, 0.5);
  out.low = sorted[interval.low];
  out.high = sorted[interval.high];
  out.level = interval.level;
  return out;
}

PairedSummary pairedSummary(const std::vector<double>& a, const std::vector<double>& b) {
  PairedSummary out;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    const double apart = b[i] - a[i];
    out.values.push_back(apart);
    if (!std::isfinite(apart)) continue;
    ++(apart < 0 ? out.below : apart > 0 ? out.above : out.equal);
  }
  out.difference = summaryOf(out.values);
  out.p = signTest(static_cast<std::size_t>(out.below), static_cast<std::size_t>(out.above));
  return out;
}

double seedValue(const SeedCurve* curve, int channel, double step) {
  if (curve == nullptr || channel < 0 || curve->steps.empty()) return kNoNumber;
  const auto index = static_cast<std::size_t>(channel);
  if (index >= curve->channels.size()) return kNoNumber;
  const std::vector<double>& values = curve->channels[index];
  if (std::isnan(step)) return values.back();
  const auto after = std::upper_bound(curve->steps.begin(), curve->steps.end(), step);
  if (after == curve->steps.begin() || step > curve->steps.back()) return kNoNumber;
  return values[static_cast<std::size_t>(after - curve->steps.begin()) - 1];
}

std::vector<double> seedValues(const SeedDesk& desk, std::size_t side, int channel, double step) {
  std::vector<double> values;
  if (!desk.plan()) return values;
  for (int seed = 0; seed < desk.plan()->count; ++seed) {
    values.push_back(seedValue(desk.curve(side, seed), channel, step));
  }
  return values;
}

SeedBandData bandOf(const std::vector<const SeedCurve*>& curves, int channel, int x_channel) {
  SeedBandData band;
  band.n = static_cast<int>(curves.size());
  if (curves.size() < 2 || channel < 0) return band;
  // The one with the fewest rows sets the grid: the thinnest, or the shortest.
  const SeedCurve* grid = *std::min_element(
      curves.begin(), curves.end(),
      [](const auto* a, const auto* b) { return a->steps.size() < b->steps.size(); });
  const MedianInterval interval = medianInterval(curves.size(), kWantedLevel);
  band.level = interval.level;
  const auto column = [](const SeedCurve& curve, int which) -> const std::vector<double>& {
    return which < 0 ? curve.steps : curve.channels[static_cast<std::size_t>(which)];
  };
  std::vector<std::size_t> from(curves.size(), 0);
  std::vector<double> values(curves.size());
  for (const double x : column(*grid, x_channel)) {
    for (std::size_t i = 0; i < curves.size(); ++i) {
      values[i] =
          interpolated(column(*curves[i], x_channel), column(*curves[i], channel), x, from[i]);
    }
    if (!std::all_of(values.begin(), values.end(), [](double v) { return std::isfinite(v); })) {
      continue;
    }
    std::sort(values.begin(), values.end());
    band.x.push_back(x);
    band.low.push_back(values[interval.low]);
    band.median.push_back(quantileOfSorted(values, 0.5));
    band.high.push_back(values[interval.high]);
  }
  return band;
}

SeedCurve differenceCurve(const SeedCurve& a, const SeedCurve& b, int channel_a, int channel_b) {
  SeedCurve out;
  out.channels.resize(1);
  if (channel_a < 0 || channel_b < 0) return out;
  const auto& ya = a.channels[static_cast<std::size_t>(channel_a)];
  const auto& yb = b.channels[static_cast<std::size_t>(channel_b)];
  std::size_t j = 0;
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    while (j < b.steps.size() && b.steps[j] < a.steps[i]) ++j;
    if (j == b.steps.size()) break;
    if (b.steps[j] != a.steps[i]) continue;
    out.steps.push_back(a.steps[i]);
    out.channels[0].push_back(yb[j] - ya[i]);
  }
  return out;
}

// ── words ──

QString levelText(double level) { return QLocale().toString(100 * level, 'f', 1); }

QString statisticText(int n, double level) {
  return SeedDesk::tr("median, %1 % interval of order statistics, n = %2")
      .arg(levelText(level))
      .arg(n);
}

QString summaryText(const SeedSummary& s) {
  if (s.n == 0) return SeedDesk::tr("no run has ended yet");
  if (s.n == 1) return SeedDesk::tr("%1, n = 1").arg(valueText(s.median));
  if (s.low == s.high) {
    return SeedDesk::tr("%1 with every seed, n = %2").arg(valueText(s.median)).arg(s.n);
  }
  return SeedDesk::tr("%1 [%2 … %3], %4 %, n = %5")
      .arg(valueText(s.median), valueText(s.low), valueText(s.high), levelText(s.level))
      .arg(s.n);
}

QString verdictText(const PairedSummary& pair, const QString& a, const QString& b) {
  const SeedSummary& d = pair.difference;
  if (d.n < 2) return SeedDesk::tr("At least two pairs are needed.");
  if (pair.below + pair.above == 0) {
    return SeedDesk::tr("“%1” and “%2” are equal with every one of %3 seeds.").arg(a, b).arg(d.n);
  }
  const QString test = SeedDesk::tr("sign test p = %1").arg(valueText(pair.p, 2));
  if (d.level < kLeastLevel) {
    return SeedDesk::tr(
               "Too few pairs for a verdict: with n = %1 the widest interval has a level "
               "of %2 %.")
        .arg(d.n)
        .arg(levelText(d.level));
  }
  const QString where =
      SeedDesk::tr("%1 % interval, n = %2 pairs, %3").arg(levelText(d.level)).arg(d.n).arg(test);
  if (d.low > 0) return SeedDesk::tr("“%1” is above “%2” (%3).").arg(b, a, where);
  if (d.high < 0) return SeedDesk::tr("“%1” is below “%2” (%3).").arg(b, a, where);
  return SeedDesk::tr("No difference is shown: the interval holds 0 (%1).").arg(where);
}

}  // namespace icl::ui
