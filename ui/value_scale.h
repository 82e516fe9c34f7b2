// ValueScale: where a setting's value stands on its slider (0 … 1) and back, rounded to what a
// person would type; the next value up or down for spin arrows. Pure functions of a Field.
#pragma once

#include "core/config/schema.h"

namespace icl::ui {

class ValueScale {
 public:
  explicit ValueScale(const Field& field);
  /// False where the range has no end: then there is no slider.
  bool bounded() const { return bounded_; }
  /// 0: continuous; else the number of integer positions.
  int positions() const { return positions_; }
  double toSlider(double value) const;
  double fromSlider(double t) const;
  /// `steps` small steps up (down if negative): 1 for integers, the second digit for reals, the
  /// 1–2–5 ladder on a log scale.
  double stepped(double value, int steps) const;

 private:
  double roundedForSlider(double value) const;
  double min_, max_, power_ = 1;
  bool integer_, log_, bounded_;
  int positions_ = 0;
};

}  // namespace icl::ui
