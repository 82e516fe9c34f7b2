// Pictures of a person's folder, PNG or JPEG, decoded to bytes of red, green and blue. Damaged or
// hostile files are refused with one sentence, and nothing larger than kMostPixels is unpacked.
// Blocking; any thread but the GUI's.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl::checkpoint {

struct Picture {
  std::size_t height = 0, width = 0;
  std::vector<std::uint8_t> pixels{};  // row by row: red, green, blue; grey three times

  const std::uint8_t* row(std::size_t y) const { return pixels.data() + 3 * y * width; }
  std::uint8_t* row(std::size_t y) { return pixels.data() + 3 * y * width; }
  bool operator==(const Picture&) const = default;
};

/// How the study's scripts come by a picture. Their evaluation opens it with a helper: what is
/// transparent lies on white, a turn that the file asks for (EXIF) is ignored. Their training hands
/// over paths: transparency is dropped, turns are made. The rules of size differ, too (resize.h).
enum class PictureRoute { Helper, Path };

Result<Picture> pictureFromBytes(std::string_view bytes, const std::string& where,
                                 PictureRoute route = PictureRoute::Helper);
Result<Picture> readPicture(const std::filesystem::path& path,
                            PictureRoute route = PictureRoute::Helper);

/// Turned and mirrored as the EXIF orientation 1 … 8 asks; another number changes nothing.
Picture turned(const Picture& picture, int orientation);

}  // namespace icl::checkpoint
