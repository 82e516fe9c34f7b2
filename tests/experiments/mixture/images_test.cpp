// Images of classes: folders in the layouts of Omniglot and Mini-ImageNet that the test writes,
// folders that are not usable, and glyphs that are drawn.
#include "core/experiments/mixture/encoder/images.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/base/png.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/experiments/mixture/encoder/items.h"
#include "core/run/driver.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

namespace fs = std::filesystem;

class ImageFolder : public ::testing::Test {
 protected:
  void write(const fs::path& at, std::size_t side, std::uint8_t grey, std::size_t channels = 1) {
    fs::create_directories((folder_ / at.string()).parent_path());
    const PngImage image{side, side, channels,
                         std::vector<std::uint8_t>(side * side * channels, grey)};
    ASSERT_TRUE(writePng(folder_ / at.string(), image).ok());
  }
  Result<ImageSet> read(FolderOptions options = {.classes = 2}) {
    return readImageFolder(folder_.path(), options);
  }
  void expectRefused(const FolderOptions& options, const std::string& words) {
    const auto set = read(options);
    ASSERT_FALSE(set.ok()) << words;
    EXPECT_NE(set.error().text().find(words), std::string::npos) << set.error().text();
  }
  testing::TemporaryFolder folder_;
};

TEST_F(ImageFolder, AlphabetsOfCharactersAndSplitsOfClassesAreReadInOrderOfTheirPaths) {
  // Omniglot: images_background/<alphabet>/<character>/<drawing>.png
  for (const char* alphabet : {"Greek", "Balinese"}) {
    for (int character = 1; character <= 2; ++character) {
      for (int drawing = 0; drawing < 3; ++drawing) {
        write(fs::path("images_background") / alphabet /
                  ("character0" + std::to_string(character)) /
                  ("0" + std::to_string(drawing) + ".png"),
              5, static_cast<std::uint8_t>(100 * character + drawing));
      }
    }
  }
  const auto set = read({.classes = 3});
  ASSERT_TRUE(set.ok()) << set.error().text();
  EXPECT_EQ(set->names, (std::vector<std::string>{"images_background/Balinese/character01",
                                                  "images_background/Balinese/character02",
                                                  "images_background/Greek/character01"}));
  EXPECT_EQ(set->form, (ItemForm{5, 5, 1}));
  EXPECT_EQ(set->count(1), 3u);
  EXPECT_EQ(set->image(1, 2)[0], 202);
}

TEST_F(ImageFolder, ColoursAreKeptOrTurnedGreyAndSizesAreScaled) {
  // Mini-ImageNet: train/<class>/<image>.png
  fs::create_directories(folder_ / "train/n01");
  PngImage colour{4, 4, 3, {}};
  for (int i = 0; i < 16; ++i) {
    for (const int c : {200, 100, 50}) colour.pixels.push_back(static_cast<std::uint8_t>(c));
  }
  ASSERT_TRUE(writePng(folder_ / "train/n01/a.png", colour).ok());
  write("train/n01/b.png", 6, 40);
  write("train/n02/a.png", 8, 10);
  write("train/n02/b.png", 2, 20);
  const auto rgb = read({.classes = 2, .size = 4, .channels = 3});
  ASSERT_TRUE(rgb.ok()) << rgb.error().text();
  EXPECT_EQ(rgb->form, (ItemForm{4, 4, 3}));
  EXPECT_EQ(std::vector<int>(rgb->image(0, 0).begin(), rgb->image(0, 0).begin() + 3),
            (std::vector<int>{200, 100, 50}));
  EXPECT_EQ(rgb->image(1, 1)[47], 20);
  const auto grey = read({.classes = 2, .size = 2, .channels = 1});
  ASSERT_TRUE(grey.ok());
  EXPECT_EQ(grey->image(0, 0)[3], 124);  // 0.299 · 200 + 0.587 · 100 + 0.114 · 50
  EXPECT_EQ(grey->image(0, 1)[0], 40);
}

TEST_F(ImageFolder, ScalingTakesTheMeanOfWhatAPixelCovers) {
  fs::create_directories(folder_ / "a");
  const PngImage stripes{3, 3, 1, {0, 90, 180, 0, 90, 180, 0, 90, 180}};
  ASSERT_TRUE(writePng(folder_ / "a/0.png", stripes).ok());
  ASSERT_TRUE(writePng(folder_ / "a/1.png", stripes).ok());
  const auto set = read({.classes = 1, .size = 2});
  ASSERT_TRUE(set.ok());
  EXPECT_EQ(set->image(0, 0)[0], 30);   // (0 + 90/2)/1.5
  EXPECT_EQ(set->image(0, 0)[1], 150);  // (90/2 + 180)/1.5
}

TEST_F(ImageFolder, WhatCannotBeUsedIsRefusedInOneSentence) {
  EXPECT_NE(readImageFolder(folder_ / "nowhere", {}).error().text().find("no such folder"),
            std::string::npos);
  expectRefused({.classes = 2}, "holds no PNG image");
  fs::create_directories(folder_ / "a");
  testing::writeText(folder_ / "a/photo.jpg", "not read");
  expectRefused({.classes = 2}, "holds no PNG image");
  write("a/0.png", 4, 1);
  write("a/1.png", 4, 1);
  expectRefused({.classes = 2}, "holds images of 1 classes, not 2");
  write("b/0.png", 4, 1);
  expectRefused({.classes = 2}, "a class of 1 images is too small: with those held out it needs 2");
  write("b/1.png", 6, 1);
  expectRefused({.classes = 2}, "has 6 × 6 pixels where the first image has 4 × 4");
  EXPECT_TRUE(read({.classes = 2, .size = 4}).ok());
  testing::writeText(folder_ / "b/2.png", "a text under the name of an image");
  expectRefused({.classes = 2, .size = 4}, "2.png: this is no PNG image");
  const std::string whole = testing::readText(folder_ / "a/0.png");
  testing::writeText(folder_ / "b/2.png", whole.substr(0, whole.size() / 2));
  expectRefused({.classes = 2, .size = 4}, "ends too early or is damaged");
}

TEST_F(ImageFolder, ARunLearnsFromTheFolderAndValidatesOnWhatIsHeldOut) {
  for (int of = 0; of < 4; ++of) {
    for (int i = 0; i < 4; ++i) {
      write("class" + std::to_string(of) + "/" + std::to_string(i) + ".png", 8,
            static_cast<std::uint8_t>(60 * of + 2 * i));
    }
  }
  const ExperimentType type = mixtureEncoderType();
  Values settings{{"data", std::string("images")},     {"images", folder_.path().string()},
                  {"classes-2", std::int64_t{4}},      {"labels-2", std::int64_t{2}},
                  {"held-out", std::int64_t{1}},       {"batch", std::int64_t{16}},
                  {"encoder-width", std::int64_t{8}},  {"image-size", std::int64_t{0}},
                  {"evaluate-every", std::int64_t{5}}, {"rate", 0.02}};
  const auto driver = Driver::create(type, settings, {.seed = 1, .steps = 120});
  ASSERT_TRUE(driver.ok()) << driver.error().text();
  while (!(*driver)->atEnd()) (*driver)->advance();
  const auto channel = [&](const char* key) {
    return (*driver)->row()[static_cast<std::size_t>(channelIndex((*driver)->channels(), key))];
  };
  EXPECT_GT(channel("accuracy"), 0.8);
  EXPECT_GT(channel("validation"), 0.7);

  // The side of the files is known only now: a patch that does not divide it is refused now.
  settings.set("encoder", std::string("vit"));
  const auto refused = Driver::create(type, settings, {.seed = 1, .steps = 5});
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("side of 8 cannot be cut into patches of 7"),
            std::string::npos);
}

TEST(Glyphs, AreTheSameForTheSameSeedAndDifferInClassesHandsAndSeeds) {
  const ImageSet set = makeGlyphs(1, 12, 6, 20), again = makeGlyphs(1, 12, 6, 20);
  EXPECT_EQ(set.pixels, again.pixels);
  EXPECT_EQ(set.form, (ItemForm{20, 20, 1}));
  // A class does not depend on how many there are.
  const ImageSet fewer = makeGlyphs(1, 5, 6, 20);
  EXPECT_TRUE(std::equal(fewer.pixels.begin(), fewer.pixels.end(), set.pixels.begin()));
  EXPECT_NE(makeGlyphs(2, 12, 6, 20).pixels, set.pixels);
  std::set<std::vector<std::uint8_t>> different;
  for (std::size_t k = 0; k < 12; ++k) {
    for (std::size_t i = 0; i < 6; ++i) {
      const auto image = set.image(k, i);
      different.insert({image.begin(), image.end()});
      double ink = 0;
      for (const std::uint8_t pixel : image) ink += 1 - pixel / 255.0;
      EXPECT_GT(ink, 8) << k;
      EXPECT_LT(ink, 150) << k;
    }
  }
  EXPECT_EQ(different.size(), 72u);
}

TEST(Glyphs, DrawingsOfAClassAreNearerToEachOtherThanToOtherClasses) {
  const ImageSet set = makeGlyphs(3, 10, 8, 16);
  const auto distance = [&](std::size_t a, std::size_t i, std::size_t b, std::size_t j) {
    double sum = 0;
    for (std::size_t p = 0; p < set.form.size(); ++p) {
      const double d = (set.image(a, i)[p] - set.image(b, j)[p]) / 255.0;
      sum += d * d;
    }
    return sum;
  };
  double within = 0, between = 0;
  for (std::size_t k = 0; k < 10; ++k) {
    for (std::size_t i = 0; i < 8; ++i) {
      within += distance(k, i, k, (i + 1) % 8) / 80;
      between += distance(k, i, (k + 1) % 10, i) / 80;
    }
  }
  EXPECT_LT(within, 0.8 * between);
  EXPECT_GT(within, 0.2 * between);  // the hand matters
}

TEST(ImageItemsTest, TrainingNeverShowsWhatIsHeldOut) {
  ImageSet set;
  set.form = {1, 1, 1};
  for (std::size_t k = 0; k < 3; ++k) {
    set.names.push_back(std::to_string(k));
    set.first.push_back(5 * (k + 1));
    for (std::size_t i = 0; i < 5; ++i) set.pixels.push_back(static_cast<std::uint8_t>(10 * k + i));
  }
  const ImageItems items(set, 2, 100, 0, 1);
  EXPECT_EQ(items.validationCount(), 6u);
  std::set<int> shown, held;
  std::vector<float> pixel(1);
  for (std::uint64_t i = 0; i < 300; ++i) {
    const auto of = items.draw({false, 4, i}, pixel);
    const auto value = static_cast<int>(std::lround(pixel[0] * 255));
    EXPECT_EQ(value / 10, static_cast<int>(of));
    shown.insert(value);
  }
  for (std::uint64_t i = 0; i < 6; ++i) {
    items.draw({true, 0, i}, pixel);
    held.insert(static_cast<int>(std::lround(pixel[0] * 255)));
  }
  EXPECT_EQ(shown, (std::set<int>{0, 1, 2, 10, 11, 12, 20, 21, 22}));
  EXPECT_EQ(held, (std::set<int>{3, 4, 13, 14, 23, 24}));
}

}  // namespace
}  // namespace icl::mixture
