#include "core/experiments/checkpoint/images.h"

#include <algorithm>
#include <utility>

#include "core/base/files.h"
#include "core/base/png.h"
#include "core/experiments/checkpoint/jpeg.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kMostPictureBytes = std::uint64_t{64} << 20;
constexpr std::size_t kPngSignature = 8;

/// Whole numbers of a block that a camera wrote, in its order of bytes; beyond the end: 0.
class ExifNumbers {
 public:
  explicit ExifNumbers(std::string_view block)
      : block_(block), little_(block.substr(0, 2) == "II") {}
  std::uint32_t read(std::uint64_t at, std::size_t count) const {
    if (at > block_.size() || count > block_.size() - at) return 0;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t place = little_ ? count - 1 - i : i;
      number = number << 8 | static_cast<unsigned char>(block_[at + place]);
    }
    return number;
  }

 private:
  std::string_view block_;
  bool little_;
};

/// 1 where the block says nothing that can be understood.
int orientationOf(std::string_view exif) {
  constexpr std::uint32_t kOrientation = 0x0112, kShort = 3;
  const ExifNumbers numbers(exif);
  if (exif.substr(0, 2) != "II" && exif.substr(0, 2) != "MM") return 1;
  if (numbers.read(2, 2) != 42) return 1;
  const std::uint64_t list = numbers.read(4, 4);
  const std::uint32_t entries = numbers.read(list, 2);
  for (std::uint32_t i = 0; i < entries; ++i) {
    const std::uint64_t entry = list + 2 + 12 * std::uint64_t{i};
    if (numbers.read(entry, 2) == kOrientation && numbers.read(entry + 2, 2) == kShort) {
      return static_cast<int>(numbers.read(entry + 8, 2));
    }
  }
  return 1;
}

/// The eXIf chunk of a PNG file, whose chunks libpng has already found in order.
std::string_view exifOfPng(std::string_view bytes) {
  std::size_t at = kPngSignature;
  const auto number = [&](std::size_t from) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      value = value << 8 | static_cast<unsigned char>(bytes[from + i]);
    }
    return value;
  };
  while (bytes.size() - at >= 12) {
    const std::uint64_t length = number(at);
    if (length > bytes.size() - at - 12) break;
    if (bytes.substr(at + 4, 4) == "eXIf") return bytes.substr(at + 8, length);
    at += 12 + length;
  }
  return {};
}

/// Without the opacity: laid on white, rounded to the nearest, or dropped.
std::vector<std::uint8_t> opaque(const std::vector<std::uint8_t>& rgba, bool on_white) {
  std::vector<std::uint8_t> rgb(rgba.size() / 4 * 3);
  for (std::size_t i = 0; i < rgba.size() / 4; ++i) {
    const unsigned opacity = on_white ? rgba[4 * i + 3] : 255U;
    for (std::size_t c = 0; c < 3; ++c) {
      const unsigned mixed = rgba[4 * i + c] * opacity + 255U * (255U - opacity) + 128U;
      rgb[3 * i + c] = static_cast<std::uint8_t>(((mixed >> 8) + mixed) >> 8);
    }
  }
  return rgb;
}

Result<Picture> fromPng(std::string_view bytes, const std::string& where, PictureRoute route) {
  auto image = pngFromBytes(bytes, where);
  if (!image) return image.error();
  Picture picture{image->height, image->width,
                  opaque(image->pixels, route == PictureRoute::Helper)};
  if (route == PictureRoute::Helper) return picture;
  return turned(picture, orientationOf(exifOfPng(bytes)));
}

Result<Picture> fromJpeg(std::string_view bytes, const std::string& where, PictureRoute route) {
  auto image = jpegFromBytes(bytes, where);
  if (!image) return image.error();
  Picture picture{image->height, image->width, std::move(image->pixels)};
  if (route == PictureRoute::Helper) return picture;
  return turned(picture, orientationOf(image->exif));
}

}  // namespace

Picture turned(const Picture& picture, int orientation) {
  if (orientation < 2 || orientation > 8) return picture;
  const bool swapped = orientation >= 5;
  // Which way the rows and columns of the stored picture are walked.
  const bool rows_back =
      orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  const bool columns_back =
      orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  Picture out{swapped ? picture.width : picture.height, swapped ? picture.height : picture.width,
              std::vector<std::uint8_t>(picture.pixels.size())};
  for (std::size_t y = 0; y < out.height; ++y) {
    for (std::size_t x = 0; x < out.width; ++x) {
      std::size_t row = swapped ? x : y, column = swapped ? y : x;
      if (rows_back) row = picture.height - 1 - row;
      if (columns_back) column = picture.width - 1 - column;
      std::copy_n(picture.row(row) + 3 * column, 3, out.row(y) + 3 * x);
    }
  }
  return out;
}

Result<Picture> pictureFromBytes(std::string_view bytes, const std::string& where,
                                 PictureRoute route) {
  if (looksLikePng(bytes)) return fromPng(bytes, where, route);
  if (looksLikeJpeg(bytes)) return fromJpeg(bytes, where, route);
  return Error{ICL_TR("this is no picture that can be read: it must be a PNG or JPEG file"), where};
}

Result<Picture> readPicture(const std::filesystem::path& path, PictureRoute route) {
  auto bytes = readFile(path, kMostPictureBytes);
  if (!bytes) return bytes.error();
  return pictureFromBytes(*bytes, path.string(), route);
}

}  // namespace icl::checkpoint
