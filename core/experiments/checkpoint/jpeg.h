// Pictures in JPEG files, decoded to red, green and blue of eight bits. Damaged or hostile files
// are refused with one sentence; nothing larger than kMostPixels is unpacked, and a file may not
// have it drawn over and over. The only door to libjpeg. Any thread but the GUI's.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl::checkpoint {

struct JpegImage {
  std::size_t height = 0, width = 0;
  std::vector<std::uint8_t> pixels{};  // row by row: red, green, blue
  std::string exif{};                  // what follows "Exif", unread; empty: none
};

bool looksLikeJpeg(std::string_view bytes);
Result<JpegImage> jpegFromBytes(std::string_view bytes, const std::string& where);

}  // namespace icl::checkpoint
