// What runs over several seeds say: median and interval of a measure, paired differences, bands
// over steps, and the sentences that name statistic, n and level. Pure functions; any thread.
#pragma once

#include <vector>

#include <QString>

#include "ui/workbench/seed_desk.h"

namespace icl::ui {

/// The level that is wanted; fewer seeds than it needs give the one they have, and it is said.
inline constexpr double kWantedLevel = 0.95;
/// Below this level nothing is concluded.
inline constexpr double kLeastLevel = 0.9;

/// Median with an interval between two order statistics; non-finite values are not counted.
struct SeedSummary {
  int n = 0, left_out = 0;
  double median = 0, low = 0, high = 0, level = 0;
};
SeedSummary summaryOf(const std::vector<double>& values);

/// b − a, seed by seed.
struct PairedSummary {
  SeedSummary difference{};
  std::vector<double> values{};  // by seed; NaN where a run is missing
  int below = 0, above = 0, equal = 0;
  double p = 1;  // sign test
};
PairedSummary pairedSummary(const std::vector<double>& a, const std::vector<double>& b);

/// At or before `step`; NaN: at the end of the run.
double seedValue(const SeedCurve* curve, int channel, double step);
/// By seed; NaN where there is none yet.
std::vector<double> seedValues(const SeedDesk& desk, std::size_t side, int channel, double step);

/// At the steps of the shortest or thinnest curve (`x_channel` −1), or at its values of a channel
/// such as time, at which the others are interpolated.
struct SeedBandData {
  int n = 0;
  double level = 0;
  std::vector<double> x{}, low{}, median{}, high{};
};
SeedBandData bandOf(const std::vector<const SeedCurve*>& curves, int channel, int x_channel);
/// A curve of one channel: b − a at the steps that both have.
SeedCurve differenceCurve(const SeedCurve& a, const SeedCurve& b, int channel_a, int channel_b);

/// "median, 93.8 % interval of order statistics, n = 5"
QString statisticText(int n, double level);
/// "0.31 [0.29 … 0.35], 93.8 %, n = 5"
QString summaryText(const SeedSummary& summary);
/// What may be concluded, in one sentence.
QString verdictText(const PairedSummary& pair, const QString& a, const QString& b);
QString levelText(double level);

}  // namespace icl::ui
