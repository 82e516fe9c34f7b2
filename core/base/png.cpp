#include "core/base/png.h"

#include <csetjmp>
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

Error damagedPng(const std::string& where, const std::string& reason) {
  return Error{Message{ICL_TR("the image ends too early or is damaged (%1)"), {reason}}, where};
}

Error noPng(const std::string& where) {
  return Error{ICL_TR("this is no PNG image: it must begin with the eight bytes of one"), where};
}

Error tooLargePng(std::uint64_t width, std::uint64_t height, const std::string& where) {
  return Error{
      Message{ICL_TR("an image of %1 × %2 pixels is too large: at most %3 pixels"),
              {std::to_string(width), std::to_string(height), std::to_string(kMostPixels)}},
      where};
}

/// libpng's step-by-step reader. Its errors leave by longjmp, so what it calls owns nothing.
class PngSteps {
 public:
  explicit PngSteps(std::string_view bytes) : bytes_(bytes) {
    png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, leave, ignore);
    if (png_ != nullptr) info_ = png_create_info_struct(png_);
  }
  ~PngSteps() { png_destroy_read_struct(&png_, &info_, nullptr); }
  PngSteps(const PngSteps&) = delete;
  PngSteps& operator=(const PngSteps&) = delete;

  bool begin() {
    if (info_ == nullptr || setjmp(back_) != 0) return false;
    png_set_read_fn(png_, this, read);
    png_read_info(png_, info_);
    return true;
  }
  std::size_t height() const { return png_get_image_height(png_, info_); }
  std::size_t width() const { return png_get_image_width(png_, info_); }

  /// `rows`: where each begins, four bytes a pixel.
  bool finish(png_bytepp rows) {
    if (setjmp(back_) != 0) return false;
    png_set_expand(png_);
    png_set_strip_16(png_);
    png_set_gray_to_rgb(png_);
    png_set_add_alpha(png_, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(png_);
    png_read_update_info(png_, info_);
    if (png_get_rowbytes(png_, info_) != 4 * width()) png_error(png_, "an unknown form of pixels");
    png_read_image(png_, rows);
    png_read_end(png_, nullptr);
    return true;
  }
  std::string reason() const { return text_; }

 private:
  static void read(png_structp png, png_bytep to, std::size_t count) {
    auto* self = static_cast<PngSteps*>(png_get_io_ptr(png));
    if (count > self->bytes_.size() - self->at_) png_error(png, "the file ends");
    std::memcpy(to, self->bytes_.data() + self->at_, count);
    self->at_ += count;
  }
  [[noreturn]] static void leave(png_structp png, png_const_charp text) {
    auto* self = static_cast<PngSteps*>(png_get_error_ptr(png));
    std::strncpy(self->text_, text, sizeof(self->text_) - 1);
    std::longjmp(self->back_, 1);
  }
  static void ignore(png_structp, png_const_charp) {}

  std::string_view bytes_;
  std::size_t at_ = 0;
  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  std::jmp_buf back_{};
  char text_[128] = {};
};

}  // namespace

bool looksLikePng(std::string_view bytes) {
  return bytes.size() >= kSignature &&
         png_sig_cmp(reinterpret_cast<png_const_bytep>(bytes.data()), 0, kSignature) == 0;
}

Result<PngImage> pngFromBytes(std::string_view bytes, const std::string& where) {
  if (!looksLikePng(bytes)) return noPng(where);
  PngSteps steps(bytes);
  if (!steps.begin()) return damagedPng(where, steps.reason());
  if (std::uint64_t{steps.width()} * steps.height() > kMostPixels) {
    return tooLargePng(steps.width(), steps.height(), where);
  }
  PngImage out{steps.height(), steps.width(), 4, {}};
  out.pixels.resize(out.height * out.width * out.channels);
  std::vector<png_bytep> rows;
  for (std::size_t y = 0; y < out.height; ++y) {
    rows.push_back(out.pixels.data() + y * out.width * out.channels);
  }
  if (!steps.finish(rows.data())) return damagedPng(where, steps.reason());
  return out;
}

Result<PngImage> readPng(const std::filesystem::path& path) {
  auto bytes = readFile(path, kMostPngBytes);
  if (!bytes) return bytes.error();
  if (!looksLikePng(*bytes)) return noPng(path.string());
  PngReader reader;
  png_image& image = reader.image;
  if (png_image_begin_read_from_memory(&image, bytes->data(), bytes->size()) == 0) {
    return damagedPng(path.string(), image.message);
  }
  if (std::uint64_t{image.width} * image.height > kMostPixels) {
    return tooLargePng(image.width, image.height, path.string());
  }
  const bool colour = (image.format & PNG_FORMAT_FLAG_COLOR) != 0;
  image.format = colour ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
  PngImage out{image.height, image.width, colour ? std::size_t{3} : std::size_t{1}, {}};
  out.pixels.resize(out.height * out.width * out.channels);
  const png_color white{255, 255, 255};
  if (png_image_finish_read(&image, &white, out.pixels.data(), 0, nullptr) == 0) {
    return damagedPng(path.string(), image.message);
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
