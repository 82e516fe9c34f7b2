#include "core/experiments/checkpoint/windows.h"

#include <algorithm>

namespace icl::checkpoint {

std::size_t windowUnits(const VisionShape& shape) {
  return std::max<std::size_t>(1, shape.window / shape.patch / shape.merge);
}

WindowPlan planWindows(std::span<const PatchGrid> grids, std::size_t merge, std::size_t side) {
  WindowPlan plan;
  const std::size_t unit = merge * merge;
  std::size_t begin = 0;  // the first unit of a frame
  const auto window = [&](std::size_t row, std::size_t column, std::size_t rows,
                          std::size_t columns) {
    const std::size_t last_row = std::min(rows, row + side);
    const std::size_t last_column = std::min(columns, column + side);
    for (std::size_t r = row; r < last_row; ++r) {
      for (std::size_t c = column; c < last_column; ++c) {
        plan.order.push_back(begin + r * columns + c);
      }
    }
    plan.window_bounds.push_back(plan.order.size() * unit);
  };
  for (const PatchGrid& grid : grids) {
    const std::size_t rows = grid.rows / merge, columns = grid.columns / merge;
    for (std::size_t frame = 0; frame < grid.frames; ++frame) {
      for (std::size_t row = 0; row < rows; row += side) {
        for (std::size_t column = 0; column < columns; column += side) {
          window(row, column, rows, columns);
        }
      }
      begin += rows * columns;
      plan.picture_bounds.push_back(plan.order.size() * unit);
    }
  }
  return plan;
}

std::vector<std::array<std::size_t, 2>> patchCoordinates(std::span<const PatchGrid> grids,
                                                         std::size_t merge) {
  std::vector<std::array<std::size_t, 2>> places;
  for (const PatchGrid& grid : grids) {
    for (std::size_t frame = 0; frame < grid.frames; ++frame) {
      for (std::size_t row = 0; row < grid.rows; row += merge) {
        for (std::size_t column = 0; column < grid.columns; column += merge) {
          for (std::size_t i = 0; i < merge * merge; ++i) {
            places.push_back({row + i / merge, column + i % merge});
          }
        }
      }
    }
  }
  return places;
}

}  // namespace icl::checkpoint
