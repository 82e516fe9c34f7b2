#include "core/experiments/checkpoint/weights.h"

#include <cmath>
#include <cstring>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/experiments/checkpoint/formats.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::checkpoint {
namespace {

using icl::testing::readText;
using icl::testing::TemporaryFolder;
using icl::testing::writeText;
using ::testing::HasSubstr;

std::filesystem::path fixture(std::string_view name) {
  return std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / name;
}

std::shared_ptr<const Weights> opened(std::string_view name) {
  const auto config = readModelConfig(fixture(name));
  EXPECT_TRUE(config) << config.error().text();
  const auto weights = Weights::open(fixture(name), *config);
  EXPECT_TRUE(weights) << weights.error().text();
  return *weights;
}

TEST(CheckpointWeights, TheFixturesOpenWholeWithTheirNumberOfParameters) {
  for (const auto& [name, bytes] : std::vector<std::pair<std::string, std::size_t>>{
           {"text_f32", 4}, {"text_bf16", 2}, {"text_two_shards_bf16", 2}}) {
    const auto weights = opened(name);
    EXPECT_EQ(weights->parameters(), 18720U) << name;
    EXPECT_EQ(weights->bytes(), 18720U * bytes) << name;
    EXPECT_EQ(weights->views().size(), 26U) << name;
    EXPECT_FALSE(weights->has("lm_head.weight"));
  }
}

TEST(CheckpointWeights, ShardsHoldTheSameNumbersAsOneFile) {
  const auto one = opened("text_bf16"), two = opened("text_two_shards_bf16");
  for (const auto& [name, view] : one->views()) {
    EXPECT_EQ(view.all<double>(), two->at(name).all<double>()) << name;
  }
}

TEST(CheckpointWeights, RoundingTheFloatsGivesTheHalfWidthFile) {
  const auto wide = opened("text_f32"), narrow = opened("text_bf16");
  for (const auto& [name, view] : wide->views()) {
    const auto exact = view.all<float>(), rounded = narrow->at(name).all<float>();
    for (std::size_t i = 0; i < exact.size(); ++i) {
      ASSERT_EQ(floatFromBf16(bf16FromFloat(exact[i])), rounded[i]) << name << " " << i;
    }
  }
}

}  // namespace
}  // namespace icl::checkpoint
