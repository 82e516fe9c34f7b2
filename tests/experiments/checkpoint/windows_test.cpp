// Windows, coordinates, rotary positions and patch rows against golden tables, and prompts whose
// pads and pictures don't fit each other.
#include "core/experiments/checkpoint/windows.h"

#include <gmock/gmock.h>

#include "core/experiments/checkpoint/rope_positions.h"
#include "tests/experiments/checkpoint/vision_fixtures.h"

namespace icl::checkpoint {
namespace {

TEST(Windows, EveryCaseOfTheGoldenTable) {
  const Json golden = goldenJson("unit/windows.json");
  ASSERT_EQ(golden.find("cases")->items().size(), 8U);
  std::size_t with_coordinates = 0;
  for (const Json& row : golden.find("cases")->items()) {
    VisionShape shape;
    shape.window = static_cast<std::size_t>(row.find("window")->asInteger());
    const auto grids = goldenGrids(*row.find("grids"));
    const WindowPlan plan = planWindows(grids, shape.merge, windowUnits(shape));
    EXPECT_EQ(plan.order, wholeNumbers(*row.find("order")));
    EXPECT_EQ(plan.window_bounds, wholeNumbers(*row.find("window_bounds")));
    EXPECT_EQ(plan.picture_bounds, wholeNumbers(*row.find("image_bounds")));
    if (row.find("coordinates")->isNull()) continue;
    ++with_coordinates;
    const auto places = patchCoordinates(grids, shape.merge);
    ASSERT_EQ(places.size(), row.find("coordinates")->items().size());
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto expected = wholeNumbers(row.find("coordinates")->items()[i]);
      EXPECT_EQ(places[i], (std::array{expected[0], expected[1]})) << i;
    }
  }
  EXPECT_GE(with_coordinates, 3U);
}

TokenIds idsIn(const Json& golden) {
  TokenIds ids;
  ids.image_pad = static_cast<int>(golden.find("image_token_id")->asInteger());
  ids.vision_start = static_cast<int>(golden.find("vision_start_token_id")->asInteger());
  return ids;
}

TEST(RopePositions, EveryCaseOfTheGoldenTable) {
  const Json golden = goldenJson("unit/mrope_positions.json");
  ASSERT_EQ(golden.find("cases")->items().size(), 5U);
  for (const Json& row : golden.find("cases")->items()) {
    const auto tokens = goldenTokens(*row.find("ids"));
    const auto positions = ropePositions(tokens, goldenGrids(*row.find("grids")), 2, idsIn(golden));
    ASSERT_TRUE(positions.ok()) << positions.error().text();
    EXPECT_EQ(positions->delta, row.find("delta")->asInteger());
    for (std::size_t axis = 0; axis < 3; ++axis) {
      std::vector<int> found;
      for (const RopePosition& position : positions->tokens) found.push_back(position[axis]);
      EXPECT_EQ(found, goldenTokens(row.find("positions")->items()[axis])) << axis;
    }
  }
}

TEST(RopePositions, TextAloneCountsOn) {
  const auto plain = plainPositions(3);
  EXPECT_EQ(plain.delta, 0);
  EXPECT_EQ(plain.tokens, ropePositions(std::vector<int>{5, 6, 7}, {}, 2, {})->tokens);
}

TEST(RopePositions, PromptsThatDontFitTheirPicturesAreRefused) {
  TokenIds ids;
  ids.vision_start = 90;
  ids.image_pad = 92;
  const std::vector<PatchGrid> grids{{1, 4, 2}};  // two tokens
  const auto refusal = [&](std::vector<int> tokens, std::span<const PatchGrid> given) {
    const auto positions = ropePositions(tokens, given, 2, ids);
    EXPECT_FALSE(positions.ok());
    return positions.ok() ? std::string() : positions.error().text();
  };
  using ::testing::HasSubstr;
  EXPECT_THAT(refusal({1, 90, 92, 1}, grids), HasSubstr("picture 1 needs 2 image pads"));
  EXPECT_THAT(refusal({1, 90, 92, 92, 92, 1}, grids), HasSubstr("but the prompt has 3"));
  EXPECT_THAT(refusal({1, 90, 92}, grids), HasSubstr("needs 2"));  // cut off behind the first pad
  EXPECT_THAT(refusal({1, 90}, grids), HasSubstr("1 pictures were given"));
  EXPECT_THAT(refusal({1, 92, 92, 1}, grids), HasSubstr("places for 0"));
  EXPECT_THAT(refusal({1, 90, 92, 92, 1}, {}), HasSubstr("places for 1"));
  EXPECT_THAT(refusal({90, 92, 92, 1, 92, 92}, grids), HasSubstr("pictures were given"));
  const std::vector<PatchGrid> two{{1, 4, 2}, {1, 2, 2}};
  EXPECT_THAT(refusal({90, 92, 92, 1}, two), HasSubstr("2 pictures"));
}

TEST(RopePositions, PlacesOfPadsAreListedInOrder) {
  TokenIds ids;
  ids.image_pad = 7;
  EXPECT_EQ(padPlaces(std::vector<int>{7, 1, 7, 7, 2}, ids), (std::vector<std::size_t>{0, 2, 3}));
}

TEST(PatchRows, GoldenPixelValuesOfThePreparedPicture) {
  const auto golden = MappedTensors::open(visionGolden("vl_w28/expected.safetensors"));
  ASSERT_TRUE(golden.ok()) << golden.error().text();
  VisionShape shape;
  const PreparedPicture second = goldenPrepared(*golden, 1);
  std::vector<double> rows(4 * shape.patchNumbers());
  patchRows<double>(second, shape, {}, {rows.data(), shape.patchNumbers()});
  EXPECT_LT(largestDifference(rows, goldenNumbers(*golden, "pixel_values.1")), 1e-12);
}

TEST(PictureRules, AllDialectsOfTheFileAreRead) {
  const auto read = [](std::string_view text) { return pictureRulesFromText(text, "p.json"); };
  EXPECT_EQ(read("{}")->limits, PixelLimits{});
  EXPECT_EQ(read(R"({"min_pixels": 784, "max_pixels": 5000})")->limits, (PixelLimits{784, 5000}));
  EXPECT_EQ(read(R"({"size": {"shortest_edge": 3136, "longest_edge": 12845056}})")->limits,
            PixelLimits{});
  EXPECT_EQ(
      read(R"({"size": {"shortest_edge": 800, "longest_edge": 9000}, "max_pixels": null})")->limits,
      (PixelLimits{800, 9000}));
  const auto colours = read(R"({"image_mean": [0.5, 0.25, 0], "image_std": [1, 2, 0.5],
                                "rescale_factor": 0.01})");
  EXPECT_EQ(colours->mean, (std::array<double, 3>{0.5, 0.25, 0}));
  EXPECT_EQ(colours->deviation, (std::array<double, 3>{1, 2, 0.5}));
  EXPECT_EQ(colours->scale, 0.01);
  EXPECT_EQ(readPictureRules(visionGolden("vl_w28"))->limits, PixelLimits{});  // has no such file
  for (const char* wrong :
       {"[]", R"({"min_pixels": 0})", R"({"max_pixels": "many"})", R"({"image_mean": [1, 2]})",
        R"({"image_std": [1, 0, 1]})", R"({"rescale_factor": -1})",
        R"({"min_pixels": 5000, "max_pixels": 784})", R"({"size": {"longest_edge": 1.5}})"}) {
    ASSERT_FALSE(read(wrong).ok()) << wrong;
    EXPECT_THAT(read(wrong).error().text(), ::testing::HasSubstr("p.json"));
  }
}

}  // namespace
}  // namespace icl::checkpoint
