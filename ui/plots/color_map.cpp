#include "ui/plots/color_map.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/color_science.h"

namespace icl::ui {
namespace {

constexpr std::size_t kPoints = 33;
constexpr std::array<std::uint32_t, kPoints> kTideLight = {
    0xfcfaf1, 0xf4f4e6, 0xeceedb, 0xe2e8d1, 0xd8e3c7, 0xccddbf, 0xc0d8b7, 0xb3d3b1, 0xa5cfac,
    0x98c9a9, 0x8bc3a7, 0x7ebda5, 0x70b7a4, 0x63b1a3, 0x56aba3, 0x48a4a3, 0x3b9da2, 0x2e97a0,
    0x1e909e, 0x07899c, 0x028198, 0x027a93, 0x04728f, 0x076b8a, 0x046486, 0x035c82, 0x03557d,
    0x014e79, 0x014775, 0x003f72, 0x05386d, 0x0a3167, 0x0d2a61};
constexpr std::array<std::uint32_t, kPoints> kTideDark = {
    0x161e2c, 0x182435, 0x19293e, 0x1a2f46, 0x19354f, 0x173c58, 0x144360, 0x0d4a68, 0x005171,
    0x035875, 0x015f7b, 0x06667f, 0x076d84, 0x087589, 0x017c8e, 0x068492, 0x018b97, 0x0b9398,
    0x199b98, 0x28a397, 0x3da996, 0x51b095, 0x63b594, 0x74bb94, 0x84c095, 0x94c696, 0xa3cb99,
    0xb1d09c, 0xbfd5a1, 0xccdaa6, 0xd9dfac, 0xe5e4b4, 0xf1eabc};
constexpr std::array<std::uint32_t, kPoints> kEbbLight = {
    0x02489f, 0x0b52ad, 0x205db4, 0x3069bb, 0x3f74c1, 0x4d7fc8, 0x5c8ace, 0x6a95d4, 0x79a0da,
    0x87abe0, 0x96b6e5, 0xa5c1eb, 0xb5ccef, 0xc4d7f3, 0xd5e2f7, 0xe5edf9, 0xf8f8f8, 0xfbe9e7,
    0xfadbd7, 0xf7cec8, 0xf4c0b9, 0xf0b3ab, 0xeba69d, 0xe69990, 0xe18c82, 0xdb7f75, 0xd57268,
    0xce645b, 0xc8574e, 0xc14941, 0xb93a34, 0xb22826, 0xa71a1b};
constexpr std::array<std::uint32_t, kPoints> kEbbDark = {
    0x5fbafd, 0x55aff2, 0x50a5e3, 0x4c9bd4, 0x4890c6, 0x4486b7, 0x407ca9, 0x3c739b, 0x39698d,
    0x355f7f, 0x325672, 0x2e4d64, 0x2b4457, 0x283b4a, 0x25323c, 0x22292f, 0x202020, 0x302522,
    0x3e2925, 0x4b2e28, 0x58342c, 0x66392f, 0x733e33, 0x804437, 0x8e493b, 0x9c4f3f, 0xaa5543,
    0xb75b48, 0xc6614c, 0xd46751, 0xe26d55, 0xf1745a, 0xfb7d63};

}  // namespace

ColorMap::ColorMap(const char* name, MapKind kind, std::span<const std::uint32_t> points)
    : name_(name), kind_(kind), points_(points) {
  for (std::size_t i = 0; i < table_.size(); ++i) {
    const double place = static_cast<double>(i) / 255.0 * static_cast<double>(points.size() - 1);
    const auto left = std::min(static_cast<std::size_t>(place), points.size() - 2);
    table_[i] =
        blended(QColor(points[left]), QColor(points[left + 1]), place - static_cast<double>(left))
            .rgb();
  }
}

std::size_t ColorMap::index(double share) {
  return static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255.0));
}

std::span<const ColorMap> ColorMap::all() {
  static const std::array<ColorMap, 4> maps = {
      ColorMap("tide-light", MapKind::Sequential, kTideLight),
      ColorMap("tide-dark", MapKind::Sequential, kTideDark),
      ColorMap("ebb-light", MapKind::Diverging, kEbbLight),
      ColorMap("ebb-dark", MapKind::Diverging, kEbbDark)};
  return maps;
}

const ColorMap& ColorMap::get(MapKind kind, bool dark) {
  return all()[(kind == MapKind::Diverging ? 2u : 0u) + (dark ? 1u : 0u)];
}

}  // namespace icl::ui
