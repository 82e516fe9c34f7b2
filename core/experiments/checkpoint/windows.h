// Where the patches of pictures stand and which of them see each other: coordinates in the
// processor's order, the permutation that brings units window by window, the borders of windows and
// of pictures. Any thread.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "core/experiments/checkpoint/patches.h"

namespace icl::checkpoint {

/// Units are groups of merge² patches. order[k]: the unit that stands at place k. Bounds count
/// patches and begin with 0: [bounds[i], bounds[i + 1]) see each other, in the new order.
struct WindowPlan {
  std::vector<std::size_t> order{};
  std::vector<std::size_t> window_bounds{0}, picture_bounds{0};  // the latter: of every frame
};

/// Units along a side of a window: at least one.
std::size_t windowUnits(const VisionShape& shape);
WindowPlan planWindows(std::span<const PatchGrid> grids, std::size_t merge, std::size_t side);
/// (row, column) of every patch in its own picture, in the processor's order.
std::vector<std::array<std::size_t, 2>> patchCoordinates(std::span<const PatchGrid> grids,
                                                         std::size_t merge);

}  // namespace icl::checkpoint
