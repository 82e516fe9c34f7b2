// The lowest valley of a function of one variable that may have several, and barriers between them
// narrower than they are wide. Called by theory; pure. Sees what its grid shows: the caller makes
// the grid fine where the function is.
#pragma once

#include <functional>
#include <vector>

namespace icl {

/// A function's value and derivative at a place; not a number where it has none.
struct Slope {
  double height = 0, slope = 0;
};

/// The place of the lowest valley between the ends of an increasing `grid`. Each valley that the
/// grid shows is followed downhill to where the slope turns from − to +, so that what is found is
/// never a barrier and never higher than a point of the grid.
double lowestValley(const std::vector<double>& grid, const std::function<Slope(double)>& at);

}  // namespace icl
