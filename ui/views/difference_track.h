// The third line of a twin: A − B of one channel as a record of its own, matched by x (time or
// step; between two rows of B by straight lines), kept up to date row by row. GUI thread.
#pragma once

#include "core/telemetry/series.h"

namespace icl::ui {

class DifferenceTrack {
 public:
  /// Brings the record up to what both series hold. A shorter series (the past was edited) starts
  /// it anew. `absolute`: |A − B|, for a log axis.
  void update(const Series& ax, const Series& ay, const Series& bx, const Series& by,
              bool absolute);
  void clear();
  const Series& x() const { return x_; }
  const Series& y() const { return y_; }

 private:
  Series x_{}, y_{};
  std::size_t a_ = 0, b_ = 0;  // next row of A; row of B at or before it
  std::size_t a_size_ = 0, b_size_ = 0;
  double a_first_ = 0, b_first_ = 0;
  bool absolute_ = false;
};

}  // namespace icl::ui
