// Axes: the mapping from values to 0 … 1 (linear or log), and ticks with labels that never overlap:
// 4–7 where there is room, at least three on any range of 0.1 to 8 decades. Pure functions; the
// width of a label comes from the caller, so that tests need no screen.
#pragma once

#include <functional>
#include <vector>

#include <QString>

namespace icl::ui {

struct AxisScale {
  double low = 0, high = 1;
  bool log = false;

  /// 0 at low, 1 at high; a value ≤ 0 on a log axis is far below 0.
  double unit(double value) const;
  double value(double unit) const;
  bool holds(double value) const { return value >= low && value <= high; }
  bool operator==(const AxisScale&) const = default;
};

struct Tick {
  double value = 0;
  QString label{};  // empty: a minor tick
};

struct TickRequest {
  double length = 300;                             // pixels from low to high
  double gap = 8;                                  // least room between two labels
  std::function<double(const QString&)> extent{};  // of a label along the axis
  int most = 7;
  bool whole = false;  // layers and the like: no label between whole numbers
};

/// Labelled and minor ticks in increasing order.
std::vector<Tick> axisTicks(const AxisScale& scale, const TickRequest& request);

/// A range around [low, high] of the data: margins, never empty, positive where log.
AxisScale paddedRange(double low, double high, bool log);
/// The next right end for a growing record: `old` while it holds `newest`, else a jump (× 1.5, or a
/// whole decade on a log axis), so that most frames leave the axis alone.
double grownEnd(double start, double old, double newest, bool log);

}  // namespace icl::ui
