#include "core/math/valley.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/math/root.h"

namespace icl {
namespace {

using Function = std::function<Slope(double)>;

constexpr std::size_t kMostValleys = 12;  // of a grid, the lowest first
constexpr double kTurned = 1.0 / 64;      // of a cell: then the slope alone leads to its root

/// Two neighbours of the grid with a valley between them, which begins downhill at `from`.
struct Cell {
  double from = 0, to = 0, height = 0;
};

/// Downhill from `cell.from`: the height never rises, the slope there keeps its sign.
double descend(const Function& at, const Cell& cell) {
  const double side = cell.to > cell.from ? 1 : -1;
  double a = cell.from, b = cell.to, height = cell.height;
  bool turned = side * at(b).slope > 0;
  double next = turned ? std::abs(b - a) * kTurned : HUGE_VAL;
  while (true) {
    const double middle = a + 0.5 * (b - a);
    if (middle == a || middle == b) return a;
    const Slope here = at(middle);
    if (here.height <= height && side * here.slope < 0) {
      a = middle;
      height = here.height;
    } else {
      b = middle;
      turned = side * here.slope > 0;
      if (turned && std::isinf(next)) next = std::abs(b - a) * kTurned;
    }
    if (!turned || std::abs(b - a) > next) continue;
    const double root =
        rootBetween([&](double x) { return at(x).slope; }, std::min(a, b), std::max(a, b));
    if (at(root).height <= height) return root;
    next = std::abs(b - a) * kTurned;
  }
}

std::vector<Cell> cellsWithValleys(const std::vector<double>& grid,
                                   const std::vector<Slope>& values) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i + 1 < grid.size(); ++i) {
    const Slope &left = values[i], &right = values[i + 1];
    const bool down = left.slope<0, up = right.slope> 0;
    if (down && (up || !(right.height < left.height))) {
      cells.push_back({grid[i], grid[i + 1], left.height});
    } else if (up && !down && !(left.height < right.height)) {
      cells.push_back({grid[i + 1], grid[i], right.height});
    }
  }
  std::stable_sort(cells.begin(), cells.end(),
                   [](const Cell& a, const Cell& b) { return a.height < b.height; });
  if (cells.size() > kMostValleys) cells.resize(kMostValleys);
  return cells;
}

}  // namespace

double lowestValley(const std::vector<double>& grid, const std::function<Slope(double)>& at) {
  std::vector<Slope> values;
  values.reserve(grid.size());
  for (const double x : grid) {
    values.push_back(at(x));
    if (std::isnan(values.back().height)) values.back() = {HUGE_VAL, 0};
  }
  const auto lowest =
      std::min_element(values.begin(), values.end(),
                       [](const Slope& a, const Slope& b) { return a.height < b.height; });
  double best = grid[static_cast<std::size_t>(lowest - values.begin())], height = lowest->height;
  for (const Cell& cell : cellsWithValleys(grid, values)) {
    const double place = descend(at, cell), low = at(place).height;
    if (!(low <= height)) continue;
    best = place;
    height = low;
  }
  return best;
}

}  // namespace icl
