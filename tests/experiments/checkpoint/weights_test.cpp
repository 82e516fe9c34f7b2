#include "core/experiments/checkpoint/weights.h"

#include <chrono>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/experiments/checkpoint/formats.h"
#include "tests/experiments/checkpoint/small_model.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"
#include "tests/support/time_budget.h"

namespace icl::checkpoint {
namespace {

using icl::testing::TemporaryFolder;
using icl::testing::writeText;

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

/// Every combination is the same model: its numbers are equal, whatever the file looks like.
TEST(CheckpointWeights, SchemesSplitsAndNumberTypesAreAllTheSameModel) {
  for (const bool vision : {false, true}) {
    for (const bool tied : {false, true}) {
      const ModelConfig config = tinyConfig(vision, tied);
      const TemporaryFolder plain;
      writeModel(plain.path(), configJson(config), randomTensors(config, "F64"));
      const auto wanted = Weights::open(plain.path(), config);
      ASSERT_TRUE(wanted) << wanted.error().text();
      std::size_t shards = 1;
      for (const auto scheme :
           {NamingScheme::Published, NamingScheme::Newer, NamingScheme::Nested}) {
        for (const std::string type : {"F32", "F16", "BF16"}) {
          auto tensors = randomTensors(config, type);
          for (RawTensor& tensor : tensors) tensor.name = renamed(tensor.name, scheme);
          const TemporaryFolder folder;
          writeModel(folder.path(), configJson(config), tensors, 1 + shards++ % 3);
          ASSERT_EQ(*readModelConfig(folder.path()), config);
          const auto got = Weights::open(folder.path(), config);
          ASSERT_TRUE(got) << got.error().text();
          ASSERT_EQ((*got)->parameters(), (*wanted)->parameters());
          for (const auto& [name, view] : (*wanted)->views()) {
            ASSERT_EQ((*got)->at(name).all<double>(), view.all<double>()) << name << type;
          }
        }
      }
    }
  }
}

TEST(CheckpointWeights, TensorsOfAnOddPlaceAreRead) {
  // A header whose length is no multiple of anything puts all data at odd addresses.
  const ModelConfig config = tinyConfig(false, true);
  const auto tensors = randomTensors(config, "F32");
  const TemporaryFolder folder;
  for (const bool blanks : {false, true}) {
    writeText(folder / "model.safetensors", tensorFileBytes(tensors, blanks));
    const auto weights = Weights::open(folder.path(), config);
    ASSERT_TRUE(weights);
    EXPECT_EQ(storedBytes((*weights)->at("model.norm.weight").all<float>(), "F32"),
              tensors.back().data);
  }
}

TEST(CheckpointWeights, PartsAreCopiedInBothWidths) {
  const auto weights = opened("text_bf16");
  const WeightView& view = weights->at("model.embed_tokens.weight");
  EXPECT_EQ(view.shape, (std::vector<std::size_t>{96, 32}));
  const auto all = view.all<double>();
  std::vector<float> part(40);
  view.copy(7, 40, part.data());
  for (std::size_t i = 0; i < part.size(); ++i) EXPECT_EQ(double{part[i]}, all[7 + i]);
}

TEST(CheckpointWeights, TensorsInMemoryAreAModelToo) {
  const ModelConfig config = tinyConfig(true, false);
  std::vector<Tensor> tensors;
  for (const NamedShape& entry : weightShapes(config)) {
    std::size_t count = 1;
    for (const std::size_t size : entry.shape) count *= size;
    tensors.push_back({entry.name, entry.shape, std::vector<double>(count, 0.25),
                       count % 2 == 0 ? Tensor::Storage::F32 : Tensor::Storage::F64});
  }
  const auto weights = Weights::fromTensors(tensors, config);
  ASSERT_TRUE(weights) << weights.error().text();
  for (const auto& [name, view] : (*weights)->views()) {
    for (const double x : view.all<double>()) ASSERT_EQ(x, 0.25) << name;
  }
  tensors.pop_back();
  EXPECT_EQ(Weights::fromTensors(tensors, config).error().text(),
            "memory: the tensor 'visual.merger.mlp.2.bias' is missing");
}

TEST(CheckpointWeights, RoundedInMemoryIsTheFileOfHalfTheWidth) {
  const auto wide = opened("text_f32"), narrow = opened("text_bf16");
  const auto rounded = Weights::inBf16(wide);
  EXPECT_EQ(Weights::inBf16(narrow), narrow);
  EXPECT_EQ(rounded->bytes(), narrow->bytes());
  EXPECT_EQ(rounded->parameters(), narrow->parameters());
  for (const auto& [name, view] : narrow->views()) {
    EXPECT_EQ(rounded->at(name).type, Stored::BF16);
    EXPECT_EQ(rounded->at(name).shape, view.shape);
    EXPECT_EQ(rounded->at(name).all<double>(), view.all<double>()) << name;
  }
}

/// 8 GB of weights that take no room on the disk: opening reads the header and nothing else.
TEST(CheckpointWeights, OpeningReadsNoNumbers) {
  ModelConfig config = tinyConfig(false, true);
  config.text = {4, 4096, 1 << 15, 32, 32, 128, 1 << 18, 1e-6, 1e6, true, {}};
  Json header = Json::object();
  std::uint64_t at = 0;
  for (const NamedShape& wanted : weightShapes(config)) {
    std::uint64_t bytes = 4;
    Json entry = Json::object(), shape = Json::array();
    for (const std::size_t size : wanted.shape) {
      shape.push(std::uint64_t{size});
      bytes *= size;
    }
    entry.set("dtype", "F32");
    entry.set("shape", std::move(shape));
    entry.set("data_offsets", Json::array({at, at + bytes}));
    header.append(wanted.name, std::move(entry));
    at += bytes;
  }
  std::string text = header.print();
  const std::uint64_t length = text.size();
  const TemporaryFolder folder;
  writeText(folder / "model.safetensors",
            std::string(reinterpret_cast<const char*>(&length), 8) + text);
  std::filesystem::resize_file(folder / "model.safetensors", 8 + length + at);
  const auto begin = std::chrono::steady_clock::now();
  const auto weights = Weights::open(folder.path(), config);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  ASSERT_TRUE(weights) << weights.error().text();
  EXPECT_GT((*weights)->bytes(), std::size_t{8} << 30);
  float last = 1;
  (*weights)->at("model.norm.weight").copy(4095, 1, &last);
  EXPECT_EQ(last, 0);
  EXPECT_LT(seconds.count(), icl::test::timeBudget(0.2));
}

}  // namespace
}  // namespace icl::checkpoint
