#include "core/base/png.h"

#include <cstring>
#include <png.h>
#include <string>

#include "core/base/files.h"

namespace icl {
namespace {

constexpr std::uint64_t kMostPngBytes = std::uint64_t{64} << 20;
constexpr std::size_t kSignature = 8;

/// libpng's reader, freed on every way out.
struct PngReader {
  png_image image{};
  PngReader() { image.version = PNG_IMAGE_VERSION; }
  ~PngReader() { png_image_free(&image); }
  PngReader(const PngReader&) = delete;
  PngReader& operator=(const PngReader&) = delete;
};

Error damagedPng(const std::filesystem::path& path, const png_image& image) {
  return Error{Message{ICL_TR("the image ends too early or is damaged (%1)"), {image.message}},
               path.string()};
}

}  // namespace

Result<PngImage> readPng(const std::filesystem::path& path) {
  auto bytes = readFile(path, kMostPngBytes);
  if (!bytes) return bytes.error();
  const auto* data = reinterpret_cast<png_const_bytep>(bytes->data());
  if (bytes->size() < kSignature || png_sig_cmp(data, 0, kSignature) != 0) {
    return Error{ICL_TR("this is no PNG image: it must begin with the eight bytes of one"),
                 path.string()};
  }
  PngReader reader;
  png_image& image = reader.image;
  if (png_image_begin_read_from_memory(&image, bytes->data(), bytes->size()) == 0) {
    return damagedPng(path, image);
  }
  if (std::uint64_t{image.width} * image.height > kMostPixels) {
    return Error{Message{ICL_TR("an image of %1 × %2 pixels is too large: at most %3 pixels"),
                         {std::to_string(image.width), std::to_string(image.height),
                          std::to_string(kMostPixels)}},
                 path.string()};
  }
  const bool colour = (image.format & PNG_FORMAT_FLAG_COLOR) != 0;
  image.format = colour ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
  PngImage out{image.height, image.width, colour ? std::size_t{3} : std::size_t{1}, {}};
  out.pixels.resize(out.height * out.width * out.channels);
  const png_color white{255, 255, 255};
  if (png_image_finish_read(&image, &white, out.pixels.data(), 0, nullptr) == 0) {
    return damagedPng(path, image);
  }
  return out;
}

Status writePng(const std::filesystem::path& path, const PngImage& image) {
  ICL_CHECK(image.pixels.size() == image.height * image.width * image.channels &&
                (image.channels == 1 || image.channels == 3),
            "an image whose pixels do not fill it");
  PngReader writer;
  writer.image.width = static_cast<png_uint_32>(image.width);
  writer.image.height = static_cast<png_uint_32>(image.height);
  writer.image.format = image.channels == 3 ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
  png_alloc_size_t size = 0;
  const auto write = [&](void* to) {
    return png_image_write_to_memory(&writer.image, to, &size, 0, image.pixels.data(), 0,
                                     nullptr) != 0;
  };
  std::string bytes;
  if (write(nullptr)) {
    bytes.resize(size);
    if (write(bytes.data())) {
      bytes.resize(size);
      return writeAtomic(path, bytes);
    }
  }
  return Error{Message{ICL_TR("the image cannot be written (%1)"), {writer.image.message}},
               path.string()};
}

}  // namespace icl
