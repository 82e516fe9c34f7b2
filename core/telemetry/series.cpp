#include "core/telemetry/series.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace icl {

namespace {

constexpr std::size_t kBlock = 16;
constexpr auto kNone = std::numeric_limits<std::uint32_t>::max();

/// Running extremes by index; a value that is not finite never counts.
struct Extremes {
  const std::vector<double>& values;
  std::uint32_t low = kNone, high = kNone, least_positive = kNone;

  void take(std::uint32_t candidate) {
    if (!std::isfinite(values[candidate])) return;
    takeLow(candidate);
    takeHigh(candidate);
    if (values[candidate] > 0) takeLeastPositive(candidate);
  }
  void takeLow(std::uint32_t i) {
    if (i != kNone && (low == kNone || values[i] < values[low])) low = i;
  }
  void takeHigh(std::uint32_t i) {
    if (i != kNone && (high == kNone || values[i] > values[high])) high = i;
  }
  void takeLeastPositive(std::uint32_t i) {
    if (i != kNone && (least_positive == kNone || values[i] < values[least_positive])) {
      least_positive = i;
    }
  }
};

/// The horizontal places of the rows, which do not decrease.
struct Abscissa {
  std::span<const double> x;  // empty: a row's index
  std::size_t rows;

  double operator[](std::size_t i) const { return x.empty() ? static_cast<double>(i) : x[i]; }
  /// First row at or after `from` with x ≥ edge.
  std::size_t firstAt(std::size_t from, double edge) const {
    return search(from, [&](std::size_t i) { return (*this)[i] < edge; });
  }
  /// First row at or after `from` with x > edge.
  std::size_t firstAfter(std::size_t from, double edge) const {
    return search(from, [&](std::size_t i) { return (*this)[i] <= edge; });
  }

 private:
  /// By doubling steps and then halving: the next column is mostly near.
  template <class Before>
  std::size_t search(std::size_t from, Before before) const {
    std::size_t high = from;
    for (std::size_t step = 1; high < rows && before(high); step *= 2) {
      from = high + 1;
      high += step;
    }
    high = std::min(high, rows);
    while (from < high) {
      const std::size_t middle = from + (high - from) / 2;
      if (before(middle)) {
        from = middle + 1;
      } else {
        high = middle;
      }
    }
    return from;
  }
};

}  // namespace

void Series::append(double value) {
  values_.push_back(value);
  if (values_.size() % kBlock != 0) return;
  // A block is complete: sixteen values become one entry, sixteen entries one of the next level.
  Block block{kNone, kNone, kNone};
  Extremes found{values_};
  Counts counts = counts_.empty() ? Counts{} : counts_.back();
  for (std::size_t i = values_.size() - kBlock; i < values_.size(); ++i) {
    found.take(static_cast<std::uint32_t>(i));
    count(values_[i], counts);
  }
  counts_.push_back(counts);
  block = {found.low, found.high, found.least_positive};
  for (std::size_t level = 0;; ++level) {
    if (level == levels_.size()) levels_.emplace_back();
    levels_[level].push_back(block);
    if (levels_[level].size() % kBlock != 0) return;
    Extremes above{values_};
    for (auto at = levels_[level].end() - kBlock; at != levels_[level].end(); ++at) {
      above.takeLow(at->low);
      above.takeHigh(at->high);
      above.takeLeastPositive(at->least_positive);
    }
    block = {above.low, above.high, above.least_positive};
  }
}

void Series::truncate(std::size_t count) {
  if (count >= values_.size()) return;
  values_.resize(count);
  counts_.resize(count / kBlock);
  std::size_t size = kBlock;
  for (auto& level : levels_) {
    level.resize(count / size);
    size *= kBlock;
  }
}

void Series::clear() { truncate(0); }

void Series::count(double value, Counts& counts) {
  if (!std::isfinite(value)) {
    ++counts.non_finite;
  } else if (value <= 0) {
    ++counts.not_positive;
  }
}

/// Counts among the first `rows` rows.
Series::Counts Series::countsBefore(std::size_t rows) const {
  const std::size_t blocks = rows / kBlock;
  Counts counts = blocks == 0 ? Counts{} : counts_[blocks - 1];
  for (std::size_t i = blocks * kBlock; i < rows; ++i) count(values_[i], counts);
  return counts;
}

/// Extremes of rows [first, last): whole blocks where they fit, single values at the ends.
Series::Block Series::blockOf(std::size_t first, std::size_t last) const {
  Extremes found{values_};
  for (std::size_t i = first; i < last;) {
    std::size_t size = 1, level = 0;
    while (level < levels_.size() && i % (size * kBlock) == 0 && i + size * kBlock <= last) {
      size *= kBlock;
      ++level;
    }
    if (level == 0) {
      found.take(static_cast<std::uint32_t>(i));
    } else {
      const Block& block = levels_[level - 1][i / size];
      found.takeLow(block.low);
      found.takeHigh(block.high);
      found.takeLeastPositive(block.least_positive);
    }
    i += size;
  }
  return {found.low, found.high, found.least_positive};
}

bool Series::extremes(std::size_t first, std::size_t last, double& low, double& high) const {
  const Block block = blockOf(first, std::min(last, values_.size()));
  if (block.low == kNone) return false;
  low = values_[block.low];
  high = values_[block.high];
  return true;
}

ShownPoints Series::shown(std::span<const double> x, double x_low, double x_high, int columns,
                          bool log_x, bool skip_not_positive) const {
  ShownPoints out;
  const Abscissa axis{x, x.empty() ? values_.size() : std::min(values_.size(), x.size())};
  if (axis.rows == 0 || columns < 1 || !(x_low <= x_high) || (log_x && !(x_low > 0))) return out;
  const std::size_t first = axis.firstAt(0, x_low), last = axis.firstAfter(first, x_high);
  out.recorded = last - first;
  const Counts from = countsBefore(first), to = countsBefore(last);
  out.non_finite = to.non_finite - from.non_finite;
  out.not_positive = to.not_positive - from.not_positive;
  out.x.reserve(static_cast<std::size_t>(columns) * 2 + 2);
  out.y.reserve(static_cast<std::size_t>(columns) * 2 + 2);

  const auto add = [&](std::size_t i, bool inside) {
    const double y = values_[i];
    const bool gap = !std::isfinite(y) || (skip_not_positive && y <= 0);
    out.x.push_back(axis[i]);
    out.y.push_back(gap ? std::numeric_limits<double>::quiet_NaN() : y);
    if (inside && !gap) ++out.shown;
  };
  const auto drawable = [&](std::size_t i) { return !log_x || axis[i] > 0; };
  if (first > 0 && drawable(first - 1)) add(first - 1, false);
  std::size_t begin = first;
  for (int column = 1; column <= columns && begin < last; ++column) {
    const double edge = columnEdge(x_low, x_high, columns, column, log_x);
    const std::size_t end = column == columns ? last : std::min(last, axis.firstAt(begin, edge));
    if (begin == end) continue;
    const Block block = blockOf(begin, end);
    const std::uint32_t low = skip_not_positive ? block.least_positive : block.low;
    if (low == kNone) {
      add(begin, true);  // a gap
    } else {
      add(std::min(low, block.high), true);
      if (low != block.high) add(std::max(low, block.high), true);
    }
    begin = end;
  }
  if (last < axis.rows && drawable(last)) add(last, false);
  return out;
}

double columnEdge(double x_low, double x_high, int columns, int column, bool log_x) {
  if (column <= 0) return x_low;
  if (column >= columns) return x_high;
  const double t = static_cast<double>(column) / columns;
  return log_x ? x_low * std::pow(x_high / x_low, t) : x_low + (x_high - x_low) * t;
}

}  // namespace icl
