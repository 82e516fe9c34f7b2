// Pictures: the same pixels as the library that made the golden files, by either route; damaged and
// hostile files are refused in one sentence.
#include <gmock/gmock.h>

#include "core/base/png.h"
#include "core/experiments/checkpoint/images.h"
#include "tests/experiments/checkpoint/vision_fixtures.h"

namespace icl::checkpoint {
namespace {

using icl::testing::readText;
using ::testing::HasSubstr;

constexpr PictureRoute kRoutes[] = {PictureRoute::Helper, PictureRoute::Path};

std::string routeName(PictureRoute route) {
  return route == PictureRoute::Helper ? "helper" : "path";
}

std::string pictureBytes(std::string_view name) {
  return readText(visionGolden("pictures") / name);
}

Error refusal(const std::string& bytes) {
  const auto picture = pictureFromBytes(bytes, "folder/a.jpg");
  EXPECT_FALSE(picture.ok());
  return picture.ok() ? Error{} : picture.error();
}

TEST(Pictures, EveryGoldenFileIsReadToTheSamePixelsByBothRoutes) {
  const auto expected = MappedTensors::open(visionGolden("pictures/expected.safetensors"));
  ASSERT_TRUE(expected.ok()) << expected.error().text();
  ASSERT_EQ(expected->names().size(), 2 * 22U);
  for (const std::string& key : expected->names()) {
    for (const PictureRoute route : kRoutes) {
      if (!key.ends_with("." + routeName(route))) continue;
      const std::string file = key.substr(0, key.rfind('.'));
      const auto picture = readPicture(visionGolden("pictures") / file, route);
      ASSERT_TRUE(picture.ok()) << picture.error().text();
      EXPECT_EQ(*picture, goldenPicture(*expected, key)) << key;
    }
  }
}

TEST(Pictures, FilesOfOtherKindsAreNamedAsSuch) {
  for (const char* text : {"", "\xff\xd8", "GIF89a and what follows", "\x89PNG"}) {
    EXPECT_THAT(refusal(text).text(), HasSubstr("must be a PNG or JPEG file"));
    EXPECT_THAT(refusal(text).text(), HasSubstr("folder/a.jpg"));
  }
  EXPECT_FALSE(readPicture("nowhere/missing.png").ok());
}

TEST(Pictures, ShortenedFilesAreRefused) {
  for (const char* name : {"colour_420.jpg", "progressive.jpg", "colour.png"}) {
    const std::string whole = pictureBytes(name);
    for (std::size_t length = 8; length + 20 < whole.size(); length += 1 + whole.size() / 50) {
      EXPECT_THAT(refusal(whole.substr(0, length)).text(),
                  HasSubstr("ends too early or is damaged"))
          << name << " cut to " << length;
    }
  }
}

TEST(Pictures, ChangedBytesNeverDoHarm) {
  for (const char* name :
       {"colour_420.jpg", "progressive.jpg", "inks.jpg", "turn_6.jpg", "palette.png", "turn.png"}) {
    const std::string whole = pictureBytes(name);
    for (std::size_t at = 2; at < whole.size(); ++at) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ (at % 2 == 0 ? 0xff : 0x11));
      const auto picture = pictureFromBytes(changed, "a", PictureRoute::Path);
      if (!picture.ok()) continue;
      EXPECT_EQ(picture->pixels.size(), 3 * picture->height * picture->width);
    }
  }
}

/// The file with other sides in its header.
std::string jpegOfSides(std::string bytes, unsigned height, unsigned width) {
  const std::size_t frame = bytes.find("\xff\xc0");
  for (const auto& [at, side] : {std::pair{frame + 5, height}, std::pair{frame + 7, width}}) {
    bytes[at] = static_cast<char>(side >> 8);
    bytes[at + 1] = static_cast<char>(side & 255);
  }
  return bytes;
}

TEST(Pictures, ASmallFileThatClaimsToBeHugeTakesNoMemory) {
  const std::string small = pictureBytes("colour_444.jpg");
  EXPECT_THAT(refusal(jpegOfSides(small, 65500, 65500)).text(),
              HasSubstr("65500 × 65500 pixels is too large"));
  EXPECT_FALSE(pictureFromBytes(jpegOfSides(small, 0, 65500), "a").ok());
  std::string png = pictureBytes("colour.png");
  png.replace(16, 8, std::string("\x7f\xff\xff\xff\x7f\xff\xff\xff", 8));
  EXPECT_FALSE(pictureFromBytes(png, "a").ok());
}

TEST(Pictures, AFileThatDrawsItselfOverAndOverIsStopped) {
  const std::string whole = pictureBytes("progressive.jpg");
  const std::size_t last = whole.rfind("\xff\xda");
  ASSERT_NE(last, std::string::npos);
  const std::string scan = whole.substr(last, whole.size() - 2 - last);
  std::string hostile = whole.substr(0, whole.size() - 2);
  for (int i = 0; i < 2000; ++i) hostile += scan;
  EXPECT_THAT(refusal(hostile + "\xff\xd9").text(), HasSubstr("damaged"));
}

TEST(Pictures, ATurnMovesCornersAsTheNumberAsks) {
  // Two rows of three pixels: 0 1 2 / 3 4 5, told apart by their red.
  Picture stored{2, 3, {}};
  for (std::uint8_t i = 0; i < 6; ++i) stored.pixels.insert(stored.pixels.end(), {i, 0, 0});
  const auto reds = [&](int orientation) {
    const Picture out = turned(stored, orientation);
    std::vector<int> found{static_cast<int>(out.height)};
    for (std::size_t i = 0; i < 6; ++i) found.push_back(out.pixels[3 * i]);
    return found;
  };
  using ::testing::ElementsAre;
  for (const int upright : {0, 1, 9, -4})
    EXPECT_THAT(reds(upright), ElementsAre(2, 0, 1, 2, 3, 4, 5));
  EXPECT_THAT(reds(2), ElementsAre(2, 2, 1, 0, 5, 4, 3));
  EXPECT_THAT(reds(3), ElementsAre(2, 5, 4, 3, 2, 1, 0));
  EXPECT_THAT(reds(4), ElementsAre(2, 3, 4, 5, 0, 1, 2));
  EXPECT_THAT(reds(5), ElementsAre(3, 0, 3, 1, 4, 2, 5));
  EXPECT_THAT(reds(6), ElementsAre(3, 3, 0, 4, 1, 5, 2));
  EXPECT_THAT(reds(7), ElementsAre(3, 5, 2, 4, 1, 3, 0));
  EXPECT_THAT(reds(8), ElementsAre(3, 2, 5, 1, 4, 0, 3));
}

}  // namespace
}  // namespace icl::checkpoint
