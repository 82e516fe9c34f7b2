// Statistics of samples: running mean, variance and standard error, and quantiles. Called by Monte
// Carlo probes and tests; plain data, one thread at a time. Sums are joined in the caller's order.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

namespace icl {

/// Welford's recurrence: no loss of digits where the mean is large against the spread.
class RunningMoments {
 public:
  void add(double value) {
    ++count_;
    const double before = value - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (value - mean_);
  }
  /// Of these values: fewer divisions than one by one.
  static RunningMoments of(std::span<const double> values);
  /// As if the other's values had been added here.
  void join(const RunningMoments& other);

  std::uint64_t count() const { return count_; }
  double mean() const { return mean_; }
  /// Unbiased; NaN below two values.
  double variance() const {
    return count_ > 1 ? squares_ / static_cast<double>(count_ - 1)
                      : std::numeric_limits<double>::quiet_NaN();
  }
  double standardError() const { return std::sqrt(variance() / static_cast<double>(count_)); }

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0, squares_ = 0;
};

/// The value below which the part `p` of the sorted values lies, linear between neighbours.
double quantileOfSorted(std::span<const double> sorted, double p);

}  // namespace icl
