// Sizes and bicubic resizing against golden tables: every byte the same.
#include "core/experiments/checkpoint/resize.h"

#include <gmock/gmock.h>

#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "tests/experiments/checkpoint/vision_fixtures.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kFactor = 28;

PictureSize sizeIn(const Json& row, std::string_view key) {
  const auto sides = wholeNumbers(*row.find(key));
  return {sides[0], sides[1]};
}

PixelLimits limitsIn(const Json& row) {
  return {static_cast<std::uint64_t>(row.find("min_pixels")->asInteger()),
          static_cast<std::uint64_t>(row.find("max_pixels")->asInteger())};
}

TEST(PictureSizes, EveryRowOfTheGoldenTable) {
  const Json golden = goldenJson("unit/smart_resize.json");
  ASSERT_EQ(golden.find("rows")->items().size(), 78U);
  for (const Json& row : golden.find("rows")->items()) {
    const PictureSize size{static_cast<std::size_t>(row.find("h")->asInteger()),
                           static_cast<std::size_t>(row.find("w")->asInteger())};
    const auto processor = processorSize(size, kFactor, limitsIn(row));
    const auto helper = helperSize(size, kFactor, limitsIn(row));
    ASSERT_TRUE(processor.ok() && helper.ok());
    EXPECT_EQ(*processor, sizeIn(row, "processor")) << size.height << " x " << size.width;
    EXPECT_EQ(*helper, sizeIn(row, "helper")) << size.height << " x " << size.width;
  }
  for (const Json& row : golden.find("rejected")->items()) {
    const auto sides = wholeNumbers(row);
    EXPECT_FALSE(processorSize({sides[0], sides[1]}, kFactor, {}).ok());
    const auto helper = helperSize({sides[1], sides[0]}, kFactor, {});
    ASSERT_FALSE(helper.ok());
    EXPECT_THAT(helper.error().text(), ::testing::HasSubstr("too thin"));
  }
}

TEST(PictureSizes, BehindTheHelperTheProcessorFindsNothingToDo) {
  for (const PictureSize size :
       {PictureSize{13, 500}, {500, 375}, {10, 1990}, {4000, 6000}, {1, 1}}) {
    const auto by_helper = preparedSize(size, kFactor, {}, PictureRoute::Helper);
    ASSERT_TRUE(by_helper.ok());
    EXPECT_EQ(*by_helper, *helperSize(size, kFactor, {}));
    EXPECT_EQ(*preparedSize(size, kFactor, {}, PictureRoute::Path),
              *processorSize(size, kFactor, {}));
  }
  // Under small limits, too, every side has pixels.
  const auto small = preparedSize({13, 500}, kFactor, {784, 3136}, PictureRoute::Helper);
  EXPECT_EQ(*small, (PictureSize{28, 168}));
}

TEST(Resizing, TheGoldenPicturesByteForByte) {
  const auto golden = MappedTensors::open(visionGolden("unit/bicubic.safetensors"));
  ASSERT_TRUE(golden.ok()) << golden.error().text();
  for (int i = 0; i < 5; ++i) {
    const Picture in = goldenPicture(*golden, "in." + std::to_string(i));
    const Picture out = goldenPicture(*golden, "out." + std::to_string(i));
    EXPECT_EQ(resized(in, {out.height, out.width}), out) << i;
  }
}

TEST(Resizing, ManySizesOfAPatternByteForByte) {
  const Json golden = goldenJson("pictures/resized.json");
  ASSERT_EQ(golden.items().size(), 20U);
  for (const Json& row : golden.items()) {
    const auto side = [&](std::size_t i) {
      return static_cast<std::size_t>(row.items()[i].asInteger());
    };
    const Picture out = resized(patternPicture(side(0), side(1)), {side(3), side(2)});
    EXPECT_EQ(sha256({reinterpret_cast<const char*>(out.pixels.data()), out.pixels.size()}),
              row.items()[4].asString())
        << side(0) << " x " << side(1);
  }
}

TEST(Resizing, TheSameForAnyNumberOfThreads) {
  const Picture in = patternPicture(90, 70);
  const int before = parallel::threads();
  parallel::setThreads(1);
  const Picture one = resized(in, {56, 112});
  parallel::setThreads(4);
  EXPECT_EQ(resized(in, {56, 112}), one);
  parallel::setThreads(before);
}

}  // namespace
}  // namespace icl::checkpoint
