// GuessCurve: a curve drawn by hand before the true one is shown. Single-valued: a stroke replaces
// what it passes over. It keeps values of the axes, not pixels; between its points it runs straight
// on the axes it is seen on. Plain values; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QPointF>

#include "core/telemetry/series.h"

namespace icl::ui {

class GuessCurve {
 public:
  bool empty() const { return points_.empty(); }
  /// In order of x, no x twice.
  const std::vector<QPointF>& points() const { return points_; }
  void put(const QPointF& at) { stroke(at, at); }
  /// A straight piece, drawn in either direction, in the place of what was there.
  void stroke(const QPointF& from, const QPointF& to);
  /// Forgets the points between these two, not those at them.
  void forgetBetween(double low, double high);
  void clear() { points_.clear(); }
  /// Its value at x; nothing where it does not reach.
  std::optional<double> at(double x, bool log_x, bool log_y) const;
  bool operator==(const GuessCurve&) const = default;

 private:
  std::vector<QPointF> points_{};
};

/// How far a guess was from a curve.
struct GuessMiss {
  double mean = 0;        // absolute difference; of the decimal logarithms where `decades`
  std::size_t steps = 0;  // recorded values it is the mean of
  bool decades = false;
};

/// The mean absolute difference over the recorded values of `y` that lie under the guess and can be
/// drawn on this axis; each weighs the same. Of more than `most` values, as many evenly spaced
/// ones.
std::optional<GuessMiss> guessMiss(const GuessCurve& guess, const Series* x, const Series& y,
                                   bool log_x, bool log_y, std::size_t most = 12000);

}  // namespace icl::ui
