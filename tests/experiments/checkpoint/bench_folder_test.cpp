// A whole folder as a person has it: weights, vocabulary and benchmark open together.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
