// Pictures in PNG files, eight bits a number, grey or red-green-blue. Damaged or hostile files are
// refused with one sentence; nothing larger than kMostPixels is unpacked. The only door to libpng.
// Blocking; any thread but the GUI's.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl {

struct PngImage {
  std::size_t height = 0, width = 0, channels = 1;  // channels: 1 or 3; 4: with opacity
  std::vector<std::uint8_t> pixels{};               // row by row, channels last
  bool operator==(const PngImage&) const = default;
};

inline constexpr std::uint64_t kMostPixels = std::uint64_t{1} << 24;

/// As stored: one channel where the file is grey, else three; what is transparent lies on white.
Result<PngImage> readPng(const std::filesystem::path& path);
bool looksLikePng(std::string_view bytes);
/// Four channels with the numbers of the file: nothing is corrected or laid on anything, of sixteen
/// bits the upper eight are taken.
Result<PngImage> pngFromBytes(std::string_view bytes, const std::string& where);
/// Of one or three channels.
Status writePng(const std::filesystem::path& path, const PngImage& image);

}  // namespace icl
