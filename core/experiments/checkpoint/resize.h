// The size that a picture is brought to before it is cut into patches, and the way there: bicubic,
// antialiased, in whole numbers, the same bytes as the library that the published models were
// trained with. Any thread.
#pragma once

#include "core/experiments/checkpoint/images.h"

namespace icl::checkpoint {

struct PictureSize {
  std::size_t height = 0, width = 0;
  bool operator==(const PictureSize&) const = default;
};

/// Pixels that a picture may have after the rule of size.
struct PixelLimits {
  std::uint64_t least = 3136, most = 12'845'056;
  bool operator==(const PixelLimits&) const = default;
};

inline constexpr double kMostAspect = 200;

/// The processor's rule: sides to the nearest multiple of `factor` (halves to even), then smaller
/// or larger until the limits hold. An error where one side is over 200 times the other.
Result<PictureSize> processorSize(PictureSize size, std::size_t factor, PixelLimits limits);
/// The loading helper's rule: a side that rounds to 0 is lifted to `factor` before the limits are
/// looked at. Beyond small limits a side may become 0; preparedSize() catches that.
Result<PictureSize> helperSize(PictureSize size, std::size_t factor, PixelLimits limits);
/// What either route of the study ends with: by helper, then processor, or by processor alone.
Result<PictureSize> preparedSize(PictureSize size, std::size_t factor, PixelLimits limits,
                                 PictureRoute route);

/// Bicubic (a = −1/2), first along rows, then along columns, rounded to bytes in between; a
/// direction whose size stays is skipped.
Picture resized(const Picture& picture, PictureSize to);

}  // namespace icl::checkpoint
