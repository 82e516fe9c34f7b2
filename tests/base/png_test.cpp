// PNG files: what is written is read back, and damaged or foreign files are refused in a sentence.
#include "core/base/png.h"

#include <gtest/gtest.h>

#include "tests/support/compare.h"

namespace icl {
namespace {

PngImage pngPattern(std::size_t height, std::size_t width, std::size_t channels) {
  PngImage image{height, width, channels, {}};
  for (std::size_t i = 0; i < height * width * channels; ++i) {
    image.pixels.push_back(static_cast<std::uint8_t>(37 * i % 256));
  }
  return image;
}

TEST(Png, WhatIsWrittenIsReadBackInGreyAndColour) {
  const testing::TemporaryFolder folder;
  for (const std::size_t channels : {1u, 3u}) {
    const PngImage image = pngPattern(5, 7, channels);
    ASSERT_TRUE(writePng(folder / "a.png", image).ok());
    const auto read = readPng(folder / "a.png");
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(*read, image);
  }
}

TEST(Png, AFileThatIsNoPngIsNamedAsSuch) {
  const testing::TemporaryFolder folder;
  for (const char* text : {"", "\x89PN", "these are words, and no picture"}) {
    testing::writeText(folder / "a.png", text);
    const auto read = readPng(folder / "a.png");
    ASSERT_FALSE(read.ok());
    EXPECT_NE(read.error().text().find("no PNG image"), std::string::npos);
    EXPECT_NE(read.error().text().find("a.png"), std::string::npos);
  }
  EXPECT_FALSE(readPng(folder / "missing.png").ok());
}

TEST(Png, EveryTruncatedAndChangedFileIsRefusedOrStillAnImage) {
  const testing::TemporaryFolder folder;
  ASSERT_TRUE(writePng(folder / "a.png", pngPattern(20, 30, 3)).ok());
  const std::string whole = testing::readText(folder / "a.png");
  for (std::size_t length = 8; length < whole.size(); length += 1 + whole.size() / 40) {
    testing::writeText(folder / "b.png", whole.substr(0, length));
    const auto read = readPng(folder / "b.png");
    // The last chunk holds no pixels: libpng may do without it.
    if (length + 12 > whole.size()) continue;
    ASSERT_FALSE(read.ok()) << length << " of " << whole.size();
    EXPECT_NE(read.error().text().find("ends too early or is damaged"), std::string::npos);
  }
  for (std::size_t at = 8; at < whole.size(); at += 1 + whole.size() / 60) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 0x5a);
    testing::writeText(folder / "b.png", changed);
    const auto read = readPng(folder / "b.png");
    if (read.ok()) {
      EXPECT_EQ(read->pixels.size(), read->height * read->width * read->channels);
    }
  }
}

TEST(Png, AnImageThatSaysItIsHugeIsRefusedBeforeItIsUnpacked) {
  // A header of 5000 × 5000 pixels with its check sum, ten bytes of data, the end.
  constexpr unsigned char kBytes[] = {
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48,
      0x44, 0x52, 0x00, 0x00, 0x13, 0x88, 0x00, 0x00, 0x13, 0x88, 0x08, 0x00, 0x00, 0x00,
      0x00, 0x78, 0xf3, 0xd8, 0x17, 0x00, 0x00, 0x00, 0x0b, 0x49, 0x44, 0x41, 0x54, 0x78,
      0x9c, 0x63, 0x60, 0x80, 0x01, 0x00, 0x00, 0x0a, 0x00, 0x01, 0x7f, 0x80, 0x74, 0x5e,
      0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};
  const testing::TemporaryFolder folder;
  testing::writeText(folder / "a.png", {reinterpret_cast<const char*>(kBytes), sizeof(kBytes)});
  const auto read = readPng(folder / "a.png");
  ASSERT_FALSE(read.ok());
  EXPECT_NE(read.error().text().find("5000 × 5000 pixels is too large"), std::string::npos);
}

}  // namespace
}  // namespace icl
