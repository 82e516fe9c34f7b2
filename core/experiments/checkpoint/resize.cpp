#include "core/experiments/checkpoint/resize.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"

namespace icl::checkpoint {
namespace {

constexpr int kTapBits = 22;
constexpr std::size_t kResizeGrain = 16;  // rows

double bicubic(double x) {
  constexpr double a = -0.5;
  x = std::abs(x);
  if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
  if (x < 2) return (((x - 5) * x + 8) * x - 4) * a;
  return 0;
}

/// For every output: the first input and the weights of it and those that follow.
struct Taps {
  std::size_t most = 0;
  std::vector<std::size_t> first{}, count{};
  std::vector<std::int32_t> weights{};  // `most` an output
};

Taps tapsOf(std::size_t in, std::size_t out) {
  const double scale = static_cast<double>(in) / static_cast<double>(out);
  const double stretch = std::max(scale, 1.0);
  const double reach = 2 * stretch;
  Taps taps;
  taps.most = 2 * static_cast<std::size_t>(std::ceil(reach)) + 1;
  taps.weights.assign(taps.most * out, 0);
  std::vector<double> share(taps.most);
  for (std::size_t o = 0; o < out; ++o) {
    const double centre = (static_cast<double>(o) + 0.5) * scale;
    const auto first = static_cast<std::size_t>(std::max(0.0, centre - reach + 0.5));
    const std::size_t last = std::min(in, static_cast<std::size_t>(centre + reach + 0.5));
    double sum = 0;
    for (std::size_t i = first; i < last; ++i) {
      share[i - first] = bicubic((static_cast<double>(i) - centre + 0.5) * (1 / stretch));
      sum += share[i - first];
    }
    taps.first.push_back(first);
    taps.count.push_back(last - first);
    for (std::size_t i = 0; i < last - first; ++i) {
      taps.weights[o * taps.most + i] =
          static_cast<std::int32_t>(std::round(share[i] / sum * (1 << kTapBits)));
    }
  }
  return taps;
}

/// Output o of numbers that lie `step` apart.
std::uint8_t mixed(const Taps& taps, std::size_t o, const std::uint8_t* from, std::size_t step) {
  const std::int32_t* weights = taps.weights.data() + o * taps.most;
  std::int32_t sum = 1 << (kTapBits - 1);
  from += taps.first[o] * step;
  for (std::size_t i = 0; i < taps.count[o]; ++i, from += step) sum += weights[i] * *from;
  return static_cast<std::uint8_t>(std::clamp(sum >> kTapBits, 0, 255));
}

Picture widthChanged(const Picture& picture, std::size_t width) {
  const Taps taps = tapsOf(picture.width, width);
  Picture out{picture.height, width, std::vector<std::uint8_t>(3 * picture.height * width)};
  parallel::forEach(out.height, kResizeGrain, [&](std::size_t y) {
    for (std::size_t x = 0; x < width; ++x) {
      for (std::size_t c = 0; c < 3; ++c)
        out.row(y)[3 * x + c] = mixed(taps, x, picture.row(y) + c, 3);
    }
  });
  return out;
}

Picture heightChanged(const Picture& picture, std::size_t height) {
  const Taps taps = tapsOf(picture.height, height);
  const std::size_t numbers = 3 * picture.width;
  Picture out{height, picture.width, std::vector<std::uint8_t>(height * numbers)};
  parallel::forEach(height, kResizeGrain, [&](std::size_t y) {
    for (std::size_t i = 0; i < numbers; ++i) {
      out.row(y)[i] = mixed(taps, y, picture.pixels.data() + i, numbers);
    }
  });
  return out;
}

double toMultiple(double side, double factor) { return std::nearbyint(side / factor) * factor; }

/// By one factor on both sides until the limits hold.
PictureSize withinLimits(PictureSize size, PictureSize rounded, std::size_t factor,
                         PixelLimits limits, std::size_t least_side) {
  const auto height = static_cast<double>(size.height), width = static_cast<double>(size.width);
  const auto unit = static_cast<double>(factor);
  const std::uint64_t pixels = std::uint64_t{rounded.height} * rounded.width;
  if (pixels > limits.most) {
    const double beta = std::sqrt(height * width / static_cast<double>(limits.most));
    const auto side = [&](double of) {
      return std::max(least_side, static_cast<std::size_t>(std::floor(of / beta / unit)) * factor);
    };
    return {side(height), side(width)};
  }
  if (pixels < limits.least) {
    const double beta = std::sqrt(static_cast<double>(limits.least) / (height * width));
    const auto side = [&](double of) {
      return static_cast<std::size_t>(std::ceil(of * beta / unit)) * factor;
    };
    return {side(height), side(width)};
  }
  return rounded;
}

Result<PictureSize> roundedSize(PictureSize size, std::size_t factor) {
  ICL_CHECK(size.height > 0 && size.width > 0 && factor > 0, "a picture without pixels");
  const auto height = static_cast<double>(size.height), width = static_cast<double>(size.width);
  if (std::max(height, width) > kMostAspect * std::min(height, width)) {
    return Error{Message{ICL_TR("a picture of %1 × %2 pixels is too thin: one side may be at most "
                                "200 times as long as the other"),
                         {std::to_string(size.width), std::to_string(size.height)}}};
  }
  const auto unit = static_cast<double>(factor);
  return PictureSize{static_cast<std::size_t>(toMultiple(height, unit)),
                     static_cast<std::size_t>(toMultiple(width, unit))};
}

}  // namespace

Result<PictureSize> processorSize(PictureSize size, std::size_t factor, PixelLimits limits) {
  const auto rounded = roundedSize(size, factor);
  if (!rounded) return rounded.error();
  return withinLimits(size, *rounded, factor, limits, factor);
}

Result<PictureSize> helperSize(PictureSize size, std::size_t factor, PixelLimits limits) {
  auto rounded = roundedSize(size, factor);
  if (!rounded) return rounded.error();
  rounded->height = std::max(rounded->height, factor);
  rounded->width = std::max(rounded->width, factor);
  return withinLimits(size, *rounded, factor, limits, 0);
}

Result<PictureSize> preparedSize(PictureSize size, std::size_t factor, PixelLimits limits,
                                 PictureRoute route) {
  if (route == PictureRoute::Path) return processorSize(size, factor, limits);
  auto first = helperSize(size, factor, limits);
  if (!first) return first.error();
  first->height = std::max(first->height, factor);
  first->width = std::max(first->width, factor);
  return processorSize(*first, factor, limits);
}

Picture resized(const Picture& picture, PictureSize to) {
  ICL_CHECK(picture.height > 0 && picture.width > 0 && to.height > 0 && to.width > 0,
            "a picture without pixels");
  if (to.width == picture.width) {
    return to.height == picture.height ? picture : heightChanged(picture, to.height);
  }
  Picture wide = widthChanged(picture, to.width);
  return to.height == picture.height ? wide : heightChanged(wide, to.height);
}

}  // namespace icl::checkpoint
