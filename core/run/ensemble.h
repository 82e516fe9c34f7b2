// Ensemble: one or more Drivers advanced in lock step (a twin; k paired seeds). All members stand
// at the same step, or at their own end. One thread at a time; Session owns one.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/run/driver.h"

namespace icl {

class Ensemble {
 public:
  /// Index of the new member. It is first brought to the others' position, in `quantum` calls of
  /// catchUp(), so that a Session stays responsive.
  std::size_t add(std::unique_ptr<Driver> driver);
  void remove(std::size_t index);
  /// Puts another driver in the member's place; the old one.
  std::unique_ptr<Driver> replace(std::size_t index, std::unique_ptr<Driver> driver);
  std::size_t size() const { return members_.size(); }
  Driver& at(std::size_t index) { return *members_[index]; }
  const Driver& at(std::size_t index) const { return *members_[index]; }

  /// True while some member is behind the leader's position (and has not ended).
  bool behind() const;
  /// One step of the member furthest behind; returns its index.
  std::size_t catchUp();
  /// Every member that has not ended makes one step. False: all have ended.
  bool advance();
  /// All to `step` (or their own end, or their own first step).
  Status seek(std::uint64_t step);
  /// The first half of seek(): the rest is advance() of the members that stand before `step`.
  Status approach(std::uint64_t step);
  std::uint64_t position() const;  // the furthest-standing member's
  std::uint64_t furthest() const;
  bool ended() const;  // all members ended

 private:
  std::vector<std::unique_ptr<Driver>> members_{};
};

/// b − a at the same abscissa: b's y is interpolated (linearly in x) at a's x. Outside b's x range:
/// NaN.
std::vector<double> difference(std::span<const double> ax, std::span<const double> ay,
                               std::span<const double> bx, std::span<const double> by);

}  // namespace icl
