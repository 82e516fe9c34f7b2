#include "core/experiments/checkpoint/jpeg.h"

#include <array>
#include <csetjmp>
#include <cstdio>
#include <jerror.h>
#include <jpeglib.h>

#include "core/base/png.h"

namespace icl::checkpoint {
namespace {

constexpr std::string_view kJpegStart{"\xff\xd8\xff", 3};
constexpr std::string_view kExifStart{"Exif\0\0", 6};
constexpr int kMostScans = 200;                    // of a progressive file
constexpr long kMostJpegMemory = long{256} << 20;  // of libjpeg itself

/// libjpeg calls back here; its errors leave by longjmp, so nothing below may own anything.
struct JpegReports {
  jpeg_error_mgr manager{};
  std::jmp_buf back{};
  bool damaged = false;
  std::array<char, JMSG_LENGTH_MAX> text{};
};

[[noreturn]] void leaveJpeg(j_common_ptr info) {
  auto* reports = reinterpret_cast<JpegReports*>(info->err);
  info->err->format_message(info, reports->text.data());
  std::longjmp(reports->back, 1);
}

/// Warnings that pixels were invented make the file a damaged one; others are let pass.
void noteJpeg(j_common_ptr info, int level) {
  if (level >= 0) return;
  const int code = info->err->msg_code;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE ||
      code == JWRN_BOGUS_PROGRESSION) {
    leaveJpeg(info);
  }
}

void countScans(j_common_ptr info) {
  const auto* decoder = reinterpret_cast<j_decompress_ptr>(info);
  if (decoder->input_scan_number > kMostScans) {
    info->err->msg_code = JERR_BAD_PROGRESSION;
    leaveJpeg(info);
  }
}

class JpegDecoder {
 public:
  JpegDecoder() {
    info_.err = jpeg_std_error(&reports_.manager);
    reports_.manager.error_exit = leaveJpeg;
    reports_.manager.emit_message = noteJpeg;
    progress_.progress_monitor = countScans;
  }
  ~JpegDecoder() { jpeg_destroy_decompress(&info_); }
  JpegDecoder(const JpegDecoder&) = delete;
  JpegDecoder& operator=(const JpegDecoder&) = delete;

  bool begin(std::string_view bytes) {
    if (setjmp(reports_.back) != 0) return false;
    jpeg_create_decompress(&info_);
    info_.progress = &progress_;
    info_.mem->max_memory_to_use = kMostJpegMemory;
    jpeg_mem_src(&info_, reinterpret_cast<const unsigned char*>(bytes.data()),
                 static_cast<unsigned long>(bytes.size()));
    jpeg_save_markers(&info_, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(&info_, TRUE);
    const bool inks = info_.jpeg_color_space == JCS_CMYK || info_.jpeg_color_space == JCS_YCCK;
    info_.out_color_space = inks ? JCS_CMYK : JCS_RGB;
    return true;
  }
  std::size_t height() const { return info_.image_height; }
  std::size_t width() const { return info_.image_width; }
  std::size_t channels() const { return info_.out_color_space == JCS_CMYK ? 4 : 3; }
  /// Whether 0 stands for full ink.
  bool inverted() const { return info_.saw_Adobe_marker != 0; }

  /// `pixels`: room for all of them.
  bool finish(std::uint8_t* pixels) {
    if (setjmp(reports_.back) != 0) return false;
    jpeg_start_decompress(&info_);
    while (info_.output_scanline < info_.output_height) {
      JSAMPROW row = pixels + std::size_t{info_.output_scanline} * width() * channels();
      jpeg_read_scanlines(&info_, &row, 1);
    }
    jpeg_finish_decompress(&info_);
    return true;
  }
  std::string exif() const {
    for (auto* marker = info_.marker_list; marker != nullptr; marker = marker->next) {
      const std::string_view data(reinterpret_cast<const char*>(marker->data), marker->data_length);
      if (marker->marker == JPEG_APP0 + 1 && data.substr(0, kExifStart.size()) == kExifStart) {
        return std::string(data.substr(kExifStart.size()));
      }
    }
    return {};
  }
  Error error(const std::string& where) const {
    return Error{Message{ICL_TR("the picture ends too early or is damaged (%1)"),
                         {std::string(reports_.text.data())}},
                 where};
  }

 private:
  jpeg_decompress_struct info_{};
  jpeg_progress_mgr progress_{};
  JpegReports reports_{};
};

/// What is left of white under four inks.
std::vector<std::uint8_t> withoutInks(std::vector<std::uint8_t> inks, bool inverted) {
  const auto part = [](unsigned a, unsigned b) {
    const unsigned product = a * b + 128;
    return ((product >> 8) + product) >> 8;
  };
  std::vector<std::uint8_t> colours(inks.size() / 4 * 3);
  for (std::size_t i = 0; i < inks.size() / 4; ++i) {
    std::array<unsigned, 4> ink{};
    for (std::size_t c = 0; c < 4; ++c) {
      ink[c] = inverted ? 255U - inks[4 * i + c] : unsigned{inks[4 * i + c]};
    }
    const unsigned light = 255U - ink[3];
    for (std::size_t c = 0; c < 3; ++c) {
      colours[3 * i + c] = static_cast<std::uint8_t>(light - part(ink[c], light));
    }
  }
  return colours;
}

}  // namespace

bool looksLikeJpeg(std::string_view bytes) {
  return bytes.substr(0, kJpegStart.size()) == kJpegStart;
}

Result<JpegImage> jpegFromBytes(std::string_view bytes, const std::string& where) {
  if (!looksLikeJpeg(bytes)) {
    return Error{ICL_TR("this is no JPEG picture: it must begin with the bytes FF D8 FF"), where};
  }
  JpegDecoder decoder;
  if (!decoder.begin(bytes)) return decoder.error(where);
  if (std::uint64_t{decoder.width()} * decoder.height() > kMostPixels) {
    return Error{Message{ICL_TR("an image of %1 × %2 pixels is too large: at most %3 pixels"),
                         {std::to_string(decoder.width()), std::to_string(decoder.height()),
                          std::to_string(kMostPixels)}},
                 where};
  }
  JpegImage out{decoder.height(), decoder.width(), {}, decoder.exif()};
  out.pixels.resize(out.height * out.width * decoder.channels());
  if (!decoder.finish(out.pixels.data())) return decoder.error(where);
  if (decoder.channels() == 4) {
    out.pixels = withoutInks(std::move(out.pixels), decoder.inverted());
  }
  return out;
}

}  // namespace icl::checkpoint
