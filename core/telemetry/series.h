// Series: one recorded quantity with a min/max pyramid, so that any zoom over any number of rows
// is drawn with at most two points (min and max) a pixel column. One thread (the reader's).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace icl {

struct ShownPoints {
  std::vector<double> x{}, y{};  // in x order; NaN in y: a gap
  std::size_t shown = 0;         // points in x, y that are finite
  std::size_t recorded = 0;      // rows of the record in the range
  std::size_t non_finite = 0;    // NaN or infinite among them
  std::size_t not_positive = 0;  // ≤ 0 among them (matters on a log axis)
};

class Series {
 public:
  void append(double value);
  /// Keeps the first `count` values (the past was edited).
  void truncate(std::size_t count);
  void clear();
  std::size_t size() const { return values_.size(); }
  double operator[](std::size_t i) const { return values_[i]; }
  std::span<const double> values() const { return values_; }
  /// Extremes of finite values of rows [first, last); false where there is none.
  bool extremes(std::size_t first, std::size_t last, double& low, double& high) const;
  /// Rows [first, last) against `x` (same length as this, not decreasing; empty: x is the row's
  /// index), at most two points a column of the `columns` columns over [x_low, x_high]. With
  /// `log_x` the columns are even in log x. `skip_not_positive`: values ≤ 0 become gaps (log y).
  /// The min and max shown in each column equal the record's.
  ShownPoints shown(std::span<const double> x, double x_low, double x_high, int columns, bool log_x,
                    bool skip_not_positive) const;

 private:
  std::vector<double> values_{};
  std::vector<std::vector<std::uint32_t>> low_{},
      high_{};  // indices of block extremes, levels of 16^k
};

}  // namespace icl
