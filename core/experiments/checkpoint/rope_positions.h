// Rotary positions of tokens with pictures among them: time, row and column of each. Text counts
// on; the tokens of a picture share one time and have rows and columns of their own; what follows
// goes on behind the largest. The causal mask goes by the place in the sequence, never by these.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/experiments/checkpoint/patches.h"

namespace icl::checkpoint {

using RopePosition = std::array<std::int32_t, 3>;  // time, row, column

struct RopePositions {
  std::vector<RopePosition> tokens{};
  std::int64_t delta = 0;  // the next position less the number of tokens
};

/// One token each plain: (t, t, t).
RopePositions plainPositions(std::size_t tokens);
/// An error where pictures and image pads do not agree in number.
Result<RopePositions> ropePositions(std::span<const int> tokens, std::span<const PatchGrid> grids,
                                    std::size_t merge, const TokenIds& ids);

/// Places of all image pads, in order: the rows of pictures go there.
std::vector<std::size_t> padPlaces(std::span<const int> tokens, const TokenIds& ids);

}  // namespace icl::checkpoint
