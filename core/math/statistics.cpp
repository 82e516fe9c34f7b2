#include "core/math/statistics.h"

#include <algorithm>
#include <cstddef>

#include "core/base/result.h"

namespace icl {

RunningMoments RunningMoments::of(std::span<const double> values) {
  RunningMoments moments;
  if (values.empty()) return moments;
  moments.count_ = values.size();
  double sum = 0;
  for (const double value : values) sum += value;
  moments.mean_ = sum / static_cast<double>(values.size());
  double rest = 0;  // what rounding left of Σ (value − mean)
  for (const double value : values) {
    const double apart = value - moments.mean_;
    moments.squares_ += apart * apart;
    rest += apart;
  }
  moments.squares_ -= rest * rest / static_cast<double>(values.size());
  return moments;
}

void RunningMoments::join(const RunningMoments& other) {
  if (other.count_ == 0) return;
  const auto mine = static_cast<double>(count_), theirs = static_cast<double>(other.count_);
  const double apart = other.mean_ - mean_;
  squares_ += other.squares_ + apart * apart * mine * theirs / (mine + theirs);
  mean_ += apart * theirs / (mine + theirs);
  count_ += other.count_;
}

double quantileOfSorted(std::span<const double> sorted, double p) {
  ICL_CHECK(!sorted.empty() && p >= 0 && p <= 1, "a quantile of at least one value");
  const double place = p * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  const double part = place - static_cast<double>(below);
  return sorted[below] + part * (sorted[above] - sorted[below]);
}

}  // namespace icl
