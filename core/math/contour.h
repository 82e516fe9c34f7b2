// Contour lines of a grid of values by marching squares, joined into polylines. Called by the
// parameter plane off the GUI thread or on it; pure. Does not choose levels and does not draw.
#pragma once

#include <span>
#include <vector>

namespace icl {

/// Points in grid coordinates: x in columns, y in rows, both from 0 at the first grid point.
struct Polyline {
  std::vector<double> x{}, y{};
  bool closed = false;  // the last point is joined to the first (which is not repeated)
};

/// `grid` is row-major, rows × cols. Cells with a value that is not finite carry no line. A value
/// equal to the level counts as above it.
std::vector<Polyline> contourLines(std::span<const double> grid, int rows, int cols, double level);

}  // namespace icl
