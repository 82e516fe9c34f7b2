#include "core/experiments/checkpoint/rope_positions.h"

#include <algorithm>
#include <string>

namespace icl::checkpoint {
namespace {

Error padsError(std::size_t picture, std::size_t wanted, std::size_t found) {
  return Error{
      Message{ICL_TR("picture %1 needs %2 image pads in a row, but the prompt has %3"),
              {std::to_string(picture + 1), std::to_string(wanted), std::to_string(found)}}};
}

Error picturesError(std::size_t pictures, std::size_t places) {
  return Error{Message{ICL_TR("%1 pictures were given for a prompt with places for %2: every place "
                              "needs one"),
                       {std::to_string(pictures), std::to_string(places)}}};
}

/// Places where a picture begins: an image pad behind the mark that opens one.
std::size_t openedPictures(std::span<const int> tokens, const TokenIds& ids) {
  std::size_t count = 0;
  for (std::size_t t = 1; t < tokens.size(); ++t) {
    if (tokens[t - 1] == ids.vision_start && tokens[t] == ids.image_pad) ++count;
  }
  return count;
}

std::size_t padsFrom(std::span<const int> tokens, std::size_t first, int pad) {
  std::size_t last = first;
  while (last < tokens.size() && tokens[last] == pad) ++last;
  return last - first;
}

}  // namespace

RopePositions plainPositions(std::size_t tokens) {
  RopePositions out;
  for (std::size_t t = 0; t < tokens; ++t) {
    const auto place = static_cast<std::int32_t>(t);
    out.tokens.push_back({place, place, place});
  }
  return out;
}

Result<RopePositions> ropePositions(std::span<const int> tokens, std::span<const PatchGrid> grids,
                                    std::size_t merge, const TokenIds& ids) {
  const std::size_t opened = openedPictures(tokens, ids);
  if (opened != grids.size()) return picturesError(grids.size(), opened);
  RopePositions out;
  std::int32_t next = 0;
  std::size_t picture = 0;
  for (std::size_t t = 0; t < tokens.size();) {
    if (tokens[t] != ids.image_pad) {
      out.tokens.push_back({next, next, next});
      ++next;
      ++t;
      continue;
    }
    const std::size_t found = padsFrom(tokens, t, ids.image_pad);
    if (picture == grids.size()) return picturesError(grids.size(), grids.size() + 1);
    const PatchGrid& grid = grids[picture];
    const std::size_t wanted = grid.tokens(merge), columns = grid.columns / merge;
    if (found != wanted || grid.frames != 1) return padsError(picture, wanted, found);
    for (std::size_t i = 0; i < wanted; ++i) {
      out.tokens.push_back({next, next + static_cast<std::int32_t>(i / columns),
                            next + static_cast<std::int32_t>(i % columns)});
    }
    next += static_cast<std::int32_t>(std::max(grid.rows / merge, columns));
    t += wanted;
    ++picture;
  }
  if (picture != grids.size()) return picturesError(grids.size(), picture);
  out.delta = next - static_cast<std::int64_t>(tokens.size());
  return out;
}

std::vector<std::size_t> padPlaces(std::span<const int> tokens, const TokenIds& ids) {
  std::vector<std::size_t> places;
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    if (tokens[t] == ids.image_pad) places.push_back(t);
  }
  return places;
}

}  // namespace icl::checkpoint
