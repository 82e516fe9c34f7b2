// PlaneGrid: interpolation, slope and levels.
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plots/plane_scene.h"

namespace icl::ui {
namespace {

constexpr double kOutside = std::numeric_limits<double>::quiet_NaN();
constexpr double kEndless = 900;  // the probe writes ±1000 for zero and infinity

bool known(double v) { return std::isfinite(v) && std::abs(v) < kEndless; }

}  // namespace

double PlaneGrid::at(double x, double y) const {
  if (empty() || x < x_low || x > x_high || y < y_low || y > y_high) return kOutside;
  const double u = (x - x_low) / (x_high - x_low) * (cols - 1);
  const double v = (y - y_low) / (y_high - y_low) * (rows - 1);
  const int c = std::min(static_cast<int>(u), cols - 2),
            r = std::min(static_cast<int>(v), rows - 2);
  const double fu = u - c, fv = v - r;
  const auto value = [this](int row, int col) {
    return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
                  static_cast<std::size_t>(col)];
  };
  const double a = value(r, c), b = value(r, c + 1), d = value(r + 1, c), e = value(r + 1, c + 1);
  if (!known(a) || !known(b) || !known(d) || !known(e)) return kOutside;
  return (1 - fv) * ((1 - fu) * a + fu * b) + fv * ((1 - fu) * d + fu * e);
}

QPointF PlaneGrid::downhill(double x, double y) const {
  const double dx = (x_high - x_low) / (cols - 1), dy = (y_high - y_low) / (rows - 1);
  const double east = at(x + dx, y), west = at(x - dx, y), north = at(x, y + dy),
               south = at(x, y - dy);
  if (std::isnan(east) || std::isnan(west) || std::isnan(north) || std::isnan(south)) return {};
  return {-(east - west) / (2 * dx), -(north - south) / (2 * dy)};
}

std::vector<double> planeLevels(const PlaneGrid& grid) {
  std::vector<double> heights;
  heights.reserve(grid.values.size());
  for (const double v : grid.values) {
    if (known(v)) heights.push_back(v);
  }
  if (heights.size() < 4) return {};
  const auto quantile = [&heights](double q) {
    const auto n = static_cast<std::ptrdiff_t>(q * static_cast<double>(heights.size() - 1));
    std::nth_element(heights.begin(), heights.begin() + n, heights.end());
    return heights[static_cast<std::size_t>(n)];
  };
  // The far corners are steep and dull; the valley is what matters, so its end is kept whole.
  const double high = quantile(0.93), low = *std::min_element(heights.begin(), heights.end());
  if (!(high > low)) return {};
  double step = 1;
  for (const double s :
       {0.01, 0.02, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0, 2.0, 2.5, 5.0, 10.0, 20.0, 50.0}) {
    step = s;
    if ((high - low) / s <= 15) break;
  }
  std::vector<double> levels;
  for (double k = std::ceil(low / step); k * step <= high + 1e-9; ++k) levels.push_back(k * step);
  return levels;
}

}  // namespace icl::ui
