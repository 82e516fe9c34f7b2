// What tests of pictures and of the vision tower share: golden files of checkpoints and a pattern.
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/experiments/checkpoint/images.h"
#include "core/experiments/checkpoint/mapped_tensors.h"
#include "core/experiments/checkpoint/patches.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::checkpoint {

inline std::filesystem::path visionGolden(std::string_view name) {
  return std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / name;
}

inline Json goldenJson(std::string_view name) {
  const auto path = visionGolden(name);
  auto json = Json::parse(icl::testing::readText(path), path.string());
  EXPECT_TRUE(json.ok()) << json.error().text();
  return *json;
}

inline std::vector<std::size_t> wholeNumbers(const Json& array) {
  std::vector<std::size_t> out;
  for (const Json& item : array.items()) out.push_back(static_cast<std::size_t>(item.asInteger()));
  return out;
}

inline std::vector<int> goldenTokens(const Json& array) {
  std::vector<int> out;
  for (const Json& item : array.items()) out.push_back(static_cast<int>(item.asInteger()));
  return out;
}

inline std::vector<PatchGrid> goldenGrids(const Json& array) {
  std::vector<PatchGrid> out;
  for (const Json& item : array.items()) {
    const auto sides = wholeNumbers(item);
    out.push_back({sides[0], sides[1], sides[2]});
  }
  return out;
}

/// A tensor of bytes, height × width × 3.
inline Picture goldenPicture(const MappedTensors& file, const std::string& name) {
  const WeightView* view = file.find(name);
  if (view == nullptr) {
    ADD_FAILURE() << "no tensor " << name;
    return {};
  }
  Picture picture{view->shape[0], view->shape[1], std::vector<std::uint8_t>(view->size())};
  const auto numbers = view->all<double>();
  std::transform(numbers.begin(), numbers.end(), picture.pixels.begin(),
                 [](double value) { return static_cast<std::uint8_t>(value); });
  return picture;
}

inline std::vector<double> goldenNumbers(const MappedTensors& file, std::string_view name) {
  const WeightView* view = file.find(name);
  EXPECT_NE(view, nullptr) << name;
  return view == nullptr ? std::vector<double>() : view->all<double>();
}

inline double largestDifference(const std::vector<double>& a, const std::vector<double>& b) {
  EXPECT_EQ(a.size(), b.size());
  double most = 0;
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    const double difference = std::abs(a[i] - b[i]);
    if (!(difference <= most)) most = difference;  // a NaN stays
  }
  return most;
}

/// Picture i of a fixture in the size that the fixture asks for.
inline PreparedPicture goldenPrepared(const MappedTensors& file, int i) {
  const Picture to = goldenPicture(file, "resized." + std::to_string(i));
  const Picture out =
      resized(goldenPicture(file, "image." + std::to_string(i)), {to.height, to.width});
  EXPECT_EQ(out, to) << i;
  return {out, {1, out.height / 14, out.width / 14}};
}

/// The pattern of make_pictures.py.
inline Picture patternPicture(std::size_t width, std::size_t height) {
  Picture picture{height, width, {}};
  for (std::size_t y = 0; y < height; ++y) {
    for (std::size_t x = 0; x < width; ++x) {
      for (std::size_t c = 0; c < 3; ++c) {
        const std::size_t value = x * (5 + 3 * c) + y * (11 - 2 * c) + x * y / (2 + c) + 40 * c;
        picture.pixels.push_back(static_cast<std::uint8_t>(value % 256));
      }
    }
  }
  return picture;
}

}  // namespace icl::checkpoint
