// A whole folder as a person has it: weights, vocabulary and benchmark open together.
#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/png.h"
#include "core/experiments/checkpoint/bench.h"
#include "tests/experiments/checkpoint/small_model.h"
#include "tests/experiments/checkpoint/small_vocabulary.h"

namespace icl::checkpoint {
namespace {

using icl::testing::TemporaryFolder;
using icl::testing::writeText;
using ::testing::HasSubstr;

class BenchFolder : public ::testing::Test {
 protected:
  BenchFolder() {
    model_.text.vocabulary = 300;
    writeModel(folder_.path(), configJson(model_), randomTensors(model_, "F16"), 2);
    writeText(folder_ / "tokenizer.json", SmallVocabulary().json());
    config_.folder = folder_.path().string();
  }
  Result<std::shared_ptr<const Bench>> opened(std::uint64_t seed = 1) {
    return Bench::open(config_, 4, seed);
  }
  static std::string promptText(const Bench& bench, std::size_t index) {
    const auto prepared = bench.prepare(index);
    EXPECT_TRUE(prepared) << prepared.error().text();
    std::string text;
    for (const int id : prepared->input.tokens) text += bench.tokenText(id);
    return text;
  }

  TemporaryFolder folder_{}, data_{};
  ModelConfig model_ = tinyConfig(false, false);
  Config config_{};
};

TEST_F(BenchFolder, BuiltInWordsBecomePromptsOfTheFoldersTokens) {
  const auto bench = opened();
  ASSERT_TRUE(bench) << bench.error().text();
  const TaskExample wanted = namesTask(1, 3, 1, 2).examples.front();
  EXPECT_EQ((*bench)->size(), 4U);
  EXPECT_EQ(promptText(**bench, 3), chatText(wanted.turns, false));
  const auto prepared = (*bench)->prepare(3);
  EXPECT_FALSE(prepared->places.empty());  // the answer stands in the prompt
}

TEST_F(BenchFolder, ABenchmarkShowsEachNameTwiceWhateverTheSeed) {
  Json query = Json::object(), support = Json::object(), classes = Json::array();
  for (const char* name : {"dax", "blicket", "slation", "perpo", "shously"}) {
    Json thing = Json::object();
    thing.set("real_name", std::string(name) + "-thing");
    support.set(name, std::move(thing));
    classes.push(name);
  }
  query.set("answer", "dax");
  query.set("real_name", "dax-thing");
  query.set("classes", std::move(classes));
  query.set("support", std::move(support));
  writeText(data_ / "query.json", Json::array({query, query}).print());
  config_.data = data_.path().string();
  const auto once = opened(1), other = opened(7);
  ASSERT_TRUE(once) << once.error().text();
  ASSERT_TRUE(other) << other.error().text();
  const std::string text = promptText(**once, 0);
  EXPECT_EQ(text, promptText(**other, 0));
  std::size_t turns = 0;
  for (auto at = text.find("<|im_start|>assistant"); at != text.npos;
       at = text.find("<|im_start|>assistant", at + 1)) {
    ++turns;
  }
  EXPECT_EQ(turns, 5U);
  EXPECT_THAT(text, HasSubstr("This is a picture of a shously-thing. This is a <|im_end|>"));
}

/// A tower and a text model in the newer names, several files and halves, and pictures from disk.
TEST_F(BenchFolder, PicturesOfABenchmarkGoThroughTheFoldersTower) {
  model_ = tinyConfig(true, false);
  model_.text.vocabulary = 300;
  const SmallVocabulary small;
  const auto added = [&](std::string_view token) {
    const auto at = std::find(small.added.begin(), small.added.end(), token);
    return static_cast<int>(small.ids.size()) + static_cast<int>(at - small.added.begin());
  };
  model_.tokens.vision_start = added("<|vision_start|>");
  model_.tokens.image_pad = added("<|image_pad|>");
  model_.tokens.vision_end = added("<|vision_end|>");
  auto tensors = randomTensors(model_, "F16");
  for (RawTensor& tensor : tensors) tensor.name = renamed(tensor.name, NamingScheme::Newer);
  std::filesystem::remove_all(folder_.path());
  std::filesystem::create_directory(folder_.path());
  writeModel(folder_.path(), configJson(model_), tensors, 3);
  writeText(folder_ / "tokenizer.json", small.json());

  std::filesystem::create_directories(data_ / "open_mi");
  const auto shot = [&](const std::string& file, const char* name) {
    Json json = Json::object();
    json.set("image", Json::array({"open_mi/" + file}));
    json.set("answer", name);
    return json;
  };
  const PngImage wide{16, 24, 3, std::vector<std::uint8_t>(16 * 24 * 3, 200)};
  ASSERT_TRUE(writePng(data_ / "open_mi/wide.png", wide).ok());
  const PngImage small_one{8, 8, 1, std::vector<std::uint8_t>(64, 9)};
  ASSERT_TRUE(writePng(data_ / "open_mi/small.png", small_one).ok());
  Json entry = Json::object(), support = Json::object();
  support.set("2-shot", Json::array({shot("wide.png", "dax"), shot("small.png", "perpo")}));
  entry.set("query", shot("wide.png", "dax"));
  entry.set("support", std::move(support));
  Json lost = entry;
  lost.set("query", shot("lost.png", "dax"));
  writeText(data_ / "open_mi/2-shot.json", Json::array({entry, lost}).print());
  writeText(folder_ / "preprocessor_config.json",
            R"({"min_pixels": 64, "max_pixels": 100000, "patch_size": 4, "merge_size": 2,
                "temporal_patch_size": 2})");
  config_.data = data_.path().string();
  config_.shots = 2;

  const auto bench = opened();
  ASSERT_TRUE(bench) << bench.error().text();
  ASSERT_EQ((*bench)->size(), 2U);
  const auto prepared = (*bench)->prepare(0);
  ASSERT_TRUE(prepared) << prepared.error().text();
  const auto& tokens = prepared->input.tokens;
  // 16 x 24 pixels are 2 x 3 tokens of 8 x 8 pixels.
  EXPECT_EQ(std::count(tokens.begin(), tokens.end(), model_.tokens.image_pad), 6 + 1 + 6);
  EXPECT_EQ(prepared->input.images.size(), 13U * 24U);
  EXPECT_EQ(prepared->input.positions.size(), tokens.size());
  TextOptions<float> options;
  options.logit_rows = {tokens.size() - 1};
  const auto result = (*bench)->text().forward(prepared->input, options);
  for (const float x : result.logits) ASSERT_TRUE(std::isfinite(x));
  EXPECT_THAT((*bench)->prepare(1).error().text(), HasSubstr("lost.png' does not exist"));
}

TEST_F(BenchFolder, AVocabularyLargerThanTheModelIsRefusedInOneSentence) {
  model_.text.vocabulary = 40;
  model_.tokens = {};
  Json json = configJson(model_);
  json.set("bos_token_id", nullptr);
  json.set("eos_token_id", nullptr);
  writeModel(folder_.path(), json, randomTensors(model_, "F16"), 2);
  const auto bench = opened();
  ASSERT_FALSE(bench);
  EXPECT_THAT(bench.error().text(), HasSubstr("more tokens than the model"));
}

}  // namespace
}  // namespace icl::checkpoint
