#include "core/experiments/checkpoint/formats.h"

#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "core/base/hash.h"
#include "core/base/json.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::checkpoint {
namespace {

Json formatTables() {
  const std::string path = std::string(ICL_GOLDEN_DIR) + "/checkpoints/unit/formats.json";
  return std::move(*Json::parse(icl::testing::readText(path), path));
}

std::uint32_t hexBits(const Json& row, std::string_view key) {
  return static_cast<std::uint32_t>(std::stoul(row.find(key)->asString(), nullptr, 16));
}

TEST(CheckpointFormats, FloatsRoundToTheNearestWithTiesToEven) {
  const Json tables = formatTables();
  const auto& rows = tables.find("f32_to_half_types_round_to_nearest_even")->items();
  ASSERT_GT(rows.size(), 20U);
  for (const Json& row : rows) {
    const float value = std::bit_cast<float>(hexBits(row, "f32"));
    EXPECT_EQ(bf16FromFloat(value), hexBits(row, "bf16")) << value;
    EXPECT_EQ(f16FromFloat(value), hexBits(row, "f16")) << value;
  }
}

TEST(CheckpointFormats, EveryFiniteHalfIsItsFloat) {
  std::string bytes;
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const float value = floatFromF16(static_cast<std::uint16_t>(bits));
    if ((bits & 0x7C00U) == 0x7C00U) {
      EXPECT_EQ(std::isnan(value), (bits & 0x3FFU) != 0);
      EXPECT_FALSE(std::isfinite(value));
      continue;
    }
    ASSERT_EQ(f16FromFloat(value), bits);
    bytes.append(reinterpret_cast<const char*>(&value), 4);
  }
  EXPECT_EQ(bytes.size(), 4U * 63488U);
  EXPECT_EQ(sha256(bytes),
            formatTables()
                .find("sha256_of_all_63488_finite_f16_values_in_bit_order_as_little_endian_f32")
                ->asString());
}

TEST(CheckpointFormats, NotANumberStaysOne) {
  for (const std::uint32_t bits : {0x7FC00000U, 0x7F800001U, 0xFFFFFFFFU, 0x7FFFFFFFU}) {
    const float value = std::bit_cast<float>(bits);
    EXPECT_TRUE(std::isnan(floatFromBf16(bf16FromFloat(value)))) << bits;
    EXPECT_TRUE(std::isnan(floatFromF16(f16FromFloat(value)))) << bits;
  }
}

}  // namespace
}  // namespace icl::checkpoint
