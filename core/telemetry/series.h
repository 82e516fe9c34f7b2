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
  /// Rows with x_low ≤ x ≤ x_high against `x` (same length as this, not decreasing; empty: x is
  /// the row's index), at most two points a column of the `columns` columns. With `log_x` the
  /// columns are even in log x. `skip_not_positive`: values ≤ 0 become gaps (log y). The min and
  /// max shown in each column equal the record's. One point on either side of the range is added
  /// (and not counted) so that lines run to the edge.
  ShownPoints shown(std::span<const double> x, double x_low, double x_high, int columns, bool log_x,
                    bool skip_not_positive) const;

 private:
  struct Block {
    std::uint32_t low, high, least_positive;  // indices into values_
  };
  struct Counts {
    std::uint32_t non_finite = 0, not_positive = 0;
  };
  static void count(double value, Counts& counts);
  Counts countsBefore(std::size_t rows) const;
  Block blockOf(std::size_t first, std::size_t last) const;

  std::vector<double> values_{};
  std::vector<std::vector<Block>> levels_{};  // complete blocks of 16, 256, 4096, …
  std::vector<Counts> counts_{};              // up to the end of each block of 16
};

/// Where column `column` of `columns` begins.
double columnEdge(double x_low, double x_high, int columns, int column, bool log_x);

}  // namespace icl
