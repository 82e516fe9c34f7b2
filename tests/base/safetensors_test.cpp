#include "core/base/safetensors.h"

#include <cmath>
#include <cstring>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/random.h"
#include "tests/support/compare.h"

namespace icl {
namespace {

using icl::testing::firstDifference;
using icl::testing::TemporaryFolder;

std::string withLength(std::string header, std::string_view data = {}) {
  const std::uint64_t length = header.size();
  std::string bytes(8, '\0');
  std::memcpy(bytes.data(), &length, 8);
  return bytes + header + std::string(data);
}

std::string refusal(const std::string& bytes) {
  const auto result = safetensorsFromBytes(bytes, "c");
  return result ? "accepted" : result.error().text();
}

std::vector<Tensor> examples() {
  return {{"weights", {2, 3}, {1, -2.5, 1e-300, 4, 0.1, -0.0}},
          {"single", {2}, {0.1, 1e30}, Tensor::Storage::F32},
          {"labels", {3}, {-2, 0, 9007199254740992.0}, Tensor::Storage::I64},
          {"scalar", {}, {7}},
          {"nothing", {0, 4}, {}}};
}

TEST(Safetensors, WritesTheBytesOfThePublicFormat) {
  const std::string bytes =
      safetensorsBytes(std::vector<Tensor>{{"a", {1}, {1.0}}}, {{"step", "3"}});
  const std::string header =
      R"({"__metadata__":{"step":"3"},"a":{"dtype":"F64","shape":[1],"data_offsets":[0,8]}})";
  std::string padded = header;
  while (padded.size() % 8 != 0) padded += ' ';
  EXPECT_EQ(bytes, withLength(padded, std::string_view("\0\0\0\0\0\0\xf0\x3f", 8)));
}

TEST(Safetensors, ReadsBackTheSameBits) {
  const auto tensors = examples();
  const auto file = safetensorsFromBytes(safetensorsBytes(tensors, {{"k", "v"}}), "c");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->metadata.at("k"), "v");
  // The empty tensor takes no room, so its place among the others is free.
  ASSERT_EQ(file->tensors.size(), 5U);
  for (const Tensor& wanted : tensors) {
    const auto got = std::find_if(file->tensors.begin(), file->tensors.end(),
                                  [&](const Tensor& tensor) { return tensor.name == wanted.name; });
    ASSERT_NE(got, file->tensors.end());
    EXPECT_EQ(got->shape, wanted.shape);
    if (wanted.storage != Tensor::Storage::F32) {
      EXPECT_EQ(firstDifference(got->data, wanted.data), -1);
    } else {
      EXPECT_EQ(got->data[0], double{0.1F});
    }
  }
}

TEST(Safetensors, FilesAreWrittenAndReadWhole) {
  const TemporaryFolder folder;
  ASSERT_TRUE(writeSafetensors(folder / "a.safetensors", examples()).ok());
  EXPECT_EQ(readSafetensors(folder / "a.safetensors")->tensors.size(), 5U);
  EXPECT_EQ(readSafetensors(folder / "b.safetensors").error().text(),
            "'" + (folder / "b.safetensors").string() + "' does not exist");
}

TEST(Safetensors, DamagedLengthsAreRefusedBeforeAnythingIsRead) {
  EXPECT_EQ(refusal(""), "c: this is not a safetensors file, or it was cut short");
  EXPECT_EQ(refusal("1234567"), "c: this is not a safetensors file, or it was cut short");
  EXPECT_EQ(refusal(std::string(8, '\xff') + "{}"),
            "c: this is not a safetensors file, or it was cut short");
  EXPECT_EQ(refusal(withLength("{}").substr(0, 9)),
            "c: this is not a safetensors file, or it was cut short");
  EXPECT_EQ(refusal(withLength("[]")), "c: the header is not an object");
  EXPECT_EQ(refusal(withLength("{}")), "accepted");
}

std::string entry(const std::string& shape, const std::string& offsets,
                  const std::string& type = "F64") {
  return R"({"dtype":")" + type + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}

TEST(Safetensors, ShapesAndPlacesThatDoNotFitAreRefusedByName) {
  const std::string data(16, 'x');
  const auto one = [&](const std::string& text) {
    return refusal(withLength(R"({"w":)" + text + "}", data));
  };
  EXPECT_EQ(one(entry("[2]", "[0,16]")), "accepted");
  EXPECT_EQ(one(entry("[2]", "[0,24]")),
            "c: tensor 'w' lies outside the file: it was cut short or damaged");
  EXPECT_EQ(one(entry("[2]", "[16,0]")),
            "c: tensor 'w' lies outside the file: it was cut short or damaged");
  EXPECT_EQ(one(entry("[3]", "[0,16]")), "c: the data of tensor 'w' do not fill its shape");
  EXPECT_EQ(one(entry("[2]", "[0,12]")), "c: the data of tensor 'w' do not fill its shape");
  EXPECT_EQ(one(entry("[-2]", "[0,16]")), "c: tensor 'w' has no proper shape and place");
  EXPECT_EQ(one(entry("[2.0]", "[0,16]")), "c: tensor 'w' has no proper shape and place");
  EXPECT_EQ(one(entry("[2]", "[0]")), "c: tensor 'w' has no proper shape and place");
  EXPECT_EQ(one(entry("[8]", "[0,16]", "BF16")),
            "c: tensor 'w' has the number type BF16; F64, F32 and I64 can be read");
  EXPECT_EQ(one("3"), "c: tensor 'w' has no number type");
}

TEST(Safetensors, ShapesWhoseProductOverflowsAreRefused) {
  // 2^62 · 4 + 2 entries wrap around to 2 in 64 bits.
  EXPECT_EQ(refusal(withLength(R"({"w":)" + entry("[4611686018427387904,4]", "[0,0]") + "}")),
            "c: the data of tensor 'w' do not fill its shape");
  EXPECT_EQ(refusal(withLength(
                R"({"w":)" + entry("[9223372036854775807,9223372036854775807,0]", "[0,0]") + "}")),
            "accepted");
}

TEST(Safetensors, OverlapsAndGapsAreRefused) {
  const std::string data(16, 'x');
  EXPECT_EQ(
      refusal(withLength(
          R"({"a":)" + entry("[2]", "[0,16]") + R"(,"b":)" + entry("[1]", "[8,16]") + "}", data)),
      "c: tensor 'b' overlaps another");
  EXPECT_EQ(refusal(withLength(R"({"a":)" + entry("[1]", "[8,16]") + "}", data)),
            "c: there is a gap in the data before tensor 'a'");
  EXPECT_EQ(refusal(withLength(R"({"a":)" + entry("[1]", "[0,8]") + "}", data)),
            "c: 8 B at the end of the file belong to no tensor");
  EXPECT_EQ(
      refusal(withLength(
          R"({"a":)" + entry("[1]", "[0,8]") + R"(,"a":)" + entry("[1]", "[8,16]") + "}", data)),
      "c: 1:57: 'a' is given twice in the same object");
}

TEST(Safetensors, MetadataThatAreNotTextsAreRefused) {
  EXPECT_EQ(refusal(withLength(R"({"__metadata__":{"a":1}})")),
            "c: the metadata member 'a' is not a text");
  EXPECT_EQ(refusal(withLength(R"({"__metadata__":[]})")), "c: the metadata are not an object");
}

TEST(Safetensors, ThousandsOfDamagedFilesAreReadOrRefusedInOneSentence) {
  const std::string whole = safetensorsBytes(examples(), {{"step", "12"}});
  int refused = 0;
  for (std::uint64_t row = 0; row < 4000; ++row) {
    Stream stream(6, Purpose::Test, 0, row);
    std::string bytes = whole;
    const auto damages = 1 + stream.below(3);
    for (std::uint64_t i = 0; i < damages; ++i) {
      const auto at = static_cast<std::size_t>(stream.below(bytes.size()));
      switch (stream.below(3)) {
        case 0:
          bytes[at] = static_cast<char>(stream.below(256));
          break;
        case 1:
          bytes.erase(at, 1 + static_cast<std::size_t>(stream.below(3)));
          break;
        default:
          bytes[at] = static_cast<char>('0' + stream.below(10));
          break;
      }
    }
    const auto result = safetensorsFromBytes(bytes, "c");
    if (result) {
      std::size_t total = 0;
      for (const Tensor& tensor : result->tensors) total += tensor.data.size();
      ASSERT_LE(total * 4, bytes.size());
      continue;
    }
    ++refused;
    ASSERT_TRUE(result.error().text().starts_with("c: "));
    ASSERT_GT(result.error().text().size(), 10U);
  }
  EXPECT_GT(refused, 1000);
}

TEST(SafetensorsDeathTest, ATensorThatDoesNotFillItsShapeIsOurMistake) {
  EXPECT_DEATH(safetensorsBytes(std::vector<Tensor>{{"w", {3}, {1.0}}}), "w");
}

}  // namespace
}  // namespace icl
