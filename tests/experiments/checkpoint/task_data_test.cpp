#include "core/experiments/checkpoint/task_data.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/experiments/checkpoint/task_draws.h"
#include "tests/experiments/checkpoint/small_vocabulary.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::checkpoint {
namespace {

using icl::testing::readText;
using icl::testing::TemporaryFolder;
using icl::testing::writeText;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

Json goldenJson(std::string_view name) {
  const auto path = std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / name;
  return std::move(*Json::parse(readText(path), path.string()));
}

/// A message's content in the golden file: a text, or parts of which some are pictures.
std::string contentOf(const Json& content) {
  if (content.isString()) return content.asString();
  std::string text;
  for (const Json& part : content.items()) {
    text += part.find("type")->asString() == "image" ? std::string(kImageMark)
                                                     : part.find("text")->asString();
  }
  return text;
}

TEST(CheckpointChat, TextsAreThoseOfTheModelsTemplates) {
  const Json golden = goldenJson("tokenizer_golden.json");
  for (const Json& chat : golden.find("chat")->items()) {
    std::vector<ChatTurn> turns;
    for (const Json& message : chat.find("messages")->items()) {
      turns.push_back({message.find("role")->asString(), contentOf(*message.find("content"))});
    }
    const std::string name = chat.find("name")->asString();
    std::string text = chatText(turns, chat.find("model")->asString() == "vl",
                                chat.find("generation_prompt")->asBool());
    // The file has the pads of "pads (4, 6, 9)" multiplied already.
    if (const auto pads = name.find("pads (4, 6, 9)"); pads != name.npos) {
      const std::string pad = "<|image_pad|>";
      std::size_t at = 0;
      for (const int count : {4, 6, 9}) {
        at = text.find(pad, at);
        for (int more = 1; more < count; ++more) text.insert(at, pad);
        at += pad.size() * static_cast<std::size_t>(count);
      }
    }
    EXPECT_EQ(text, chat.find("text")->asString()) << name;
  }
}

TEST(CheckpointChat, PadsAreRepeatedPictureByPicture) {
  const std::vector<int> tokens{7, 1, 8, 1, 9};
  const std::vector<std::size_t> counts{3, 2};
  EXPECT_THAT(*withImagePads(tokens, 1, counts), ElementsAre(7, 1, 1, 1, 8, 1, 1, 9));
  EXPECT_EQ(withImagePads(tokens, 2, counts).error().text(),
            "the text has room for 0 pictures where there are 2");
  EXPECT_EQ(*withImagePads(tokens, 2, {}), tokens);
}

TEST(CheckpointTask, DrawsAreTheStudys) {
  const Json golden = goldenJson("acceptance_draws.json");
  const auto& rows = golden.find("python_random_seed0_demo_draws")->find("rows")->items();
  ASSERT_EQ(rows.size(), 116U);
  ASSERT_EQ(studyDraws(), 200U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(studyDraw(i).other, static_cast<std::size_t>(rows[i].items()[0].asInteger())) << i;
    EXPECT_EQ(studyDraw(i).swapped, rows[i].items()[1].asBool()) << i;
  }
  const auto& order = golden.find("numpy_randomstate0_train_indices")->find("rows")->items();
  ASSERT_EQ(order.size(), studyTrainingOrder().size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    EXPECT_EQ(studyTrainingOrder()[i], order[i].asInteger());
  }
}

TEST(CheckpointTask, InventedExamplesAreAddressedAndBalanced) {
  const Task all = namesTask(1, 0, 400, 2), tail = namesTask(1, 390, 10, 2);
  EXPECT_EQ(all.examples[395].turns, tail.examples[5].turns);
  EXPECT_NE(all.examples[0].turns, namesTask(2, 0, 1, 2).examples[0].turns);
  int first = 0;
  std::set<std::string> names;
  for (const TaskExample& example : all.examples) {
    ASSERT_EQ(example.turns.size(), 10U);
    ASSERT_EQ(example.turns[0].content, taskInstruction());
    ASSERT_EQ(example.classes.size(), 2U);
    ASSERT_NE(example.classes[0].front(), example.classes[1].front());
    ASSERT_THAT(example.shown, ElementsAre(example.classes[0], example.classes[1],
                                           example.classes[0], example.classes[1]));
    // The answer is what stood after the same words before.
    for (std::size_t i = 1; i < 9; i += 2) {
      const bool same = example.turns[i].content == example.turns[9].content;
      ASSERT_EQ(same, example.turns[i + 1].content == example.answer);
    }
    first += example.answer == example.classes[0];
    names.insert(example.answer);
  }
  EXPECT_NEAR(first, 200, 4 * 10);  // four standard deviations
  EXPECT_EQ(names.size(), 20U);
}

TEST(CheckpointTask, TokensHoldThePromptTheAnswerAndWhatItMayBeMistakenFor) {
  const auto tokenizer = *Tokenizer::fromText(SmallVocabulary().json(), "t");
  TaskExample example;
  example.turns = {{"system", "s"}, {"user", "x "}, {"assistant", "and"}, {"user", "x "}};
  example.answer = "and";
  example.shown = {"and"};
  example.classes = {"and", "ante"};
  const TokenExample tokens = inTokens(example, tokenizer, false);
  EXPECT_EQ(tokenizer.decode(tokens.prompt), chatText(example.turns, false));
  EXPECT_THAT(tokens.answer, ElementsAre(tokenizer.id("and")));
  EXPECT_THAT(tokens.target, ElementsAre(tokenizer.id("and"), tokenizer.id("<|im_end|>")));
  EXPECT_THAT(tokens.variants,
              ElementsAre(ElementsAre(tokenizer.id("and")), ElementsAre(tokenizer.id(" and"))));
  EXPECT_THAT(tokens.shown_first, ElementsAre(std::min(tokenizer.id("and"), tokenizer.id(" and")),
                                              std::max(tokenizer.id("and"), tokenizer.id(" and"))));
  EXPECT_FALSE(tokens.confounded);
  example.classes = {"anx", "any"};  // both begin with "an"
  EXPECT_TRUE(inTokens(example, tokenizer, false).confounded);
}

class Benchmark : public ::testing::Test {
 protected:
  Benchmark() {
    std::filesystem::create_directories(folder_ / "open_mi/images");
    for (int i = 0; i < 3; ++i) queries_.push(query(i));
  }
  static std::string picture(int query, int thing, int number) {
    return "open_mi/images/" + std::to_string(query) + std::to_string(thing) +
           std::to_string(number) + ".png";
  }
  Json query(int number) {
    Json json = Json::object(), support = Json::object(), classes = Json::array();
    const std::vector<std::string> names{"dax", "blicket", "slation", "perpo", "shously"};
    for (int thing = 0; thing < 5; ++thing) {
      const std::string name = names[static_cast<std::size_t>(thing)];
      classes.push(name);
      Json entry = Json::object(), images = Json::array();
      for (int i = 0; i < 5; ++i) {
        images.push(picture(number, thing, i));
        writeText(folder_ / picture(number, thing, i), "");
      }
      entry.set("images", std::move(images));
      entry.set("real_name", "thing" + std::to_string(thing));
      support.set(name, std::move(entry));
    }
    json.set("image", Json::array({picture(number, 0, 0)}));
    json.set("question", "This is a");
    json.set("answer", "blicket");
    json.set("classes", std::move(classes));
    json.set("support", std::move(support));
    json.set("real_name", "thing1");
    return json;
  }
  void write() { writeText(folder_ / "open_mi/query.json", queries_.print()); }

  TemporaryFolder folder_{};
  Json queries_ = Json::array();
};

TEST_F(Benchmark, QueriesGetTheStudysDemonstrationsInWordsAndInPictures) {
  write();
  const auto text = benchmarkTask(folder_.path(), false, 50, 2);
  ASSERT_TRUE(text) << text.error().text();
  ASSERT_EQ(text->examples.size(), 3U);
  // First draw: the fourth of the others, not swapped; second: the same, swapped.
  EXPECT_THAT(text->examples[0].shown, ElementsAre("blicket", "shously", "blicket", "shously"));
  EXPECT_THAT(text->examples[1].shown, ElementsAre("shously", "blicket", "shously", "blicket"));
  EXPECT_EQ(text->examples[0].turns[3].content, "This is a picture of a thing4. This is a ");
  EXPECT_EQ(text->examples[0].turns[9].content, "This is a picture of a thing1. This is a ");
  EXPECT_EQ(text->examples[0].answer, "blicket");

  const auto seen = benchmarkTask(folder_ / "open_mi/", true, 2, 2);
  ASSERT_TRUE(seen) << seen.error().text();
  ASSERT_EQ(seen->examples.size(), 2U);
  const TaskExample& example = seen->examples[0];
  ASSERT_EQ(example.images.size(), 5U);
  EXPECT_EQ(example.images[3], folder_ / picture(0, 4, 1));
  EXPECT_EQ(example.images[4], folder_ / picture(0, 0, 0));
  EXPECT_EQ(example.turns[1].content, std::string(kImageMark) + "This is a ");
  EXPECT_EQ(example.turns[9].content, std::string(kImageMark) + "This is a");  // the query's own
  EXPECT_EQ(seen->source, (folder_ / "open_mi/query.json").string());
}

TEST_F(Benchmark, ChosenDemonstrationsComeFirst) {
  write();
  const auto shot = [](const std::string& image, const char* name) {
    Json json = Json::object();
    json.set("image", Json::array({image}));
    json.set("answer", name);
    return json;
  };
  Json entry = Json::object(), support = Json::object();
  support.set("2-shot",
              Json::array({shot(picture(0, 0, 1), "dax"), shot(picture(0, 1, 1), "perpo")}));
  entry.set("query", shot(picture(0, 0, 0), "dax"));
  entry.set("support", std::move(support));
  writeText(folder_ / "open_mi/2-shot.json", Json::array({entry}).print());
  const auto task = benchmarkTask(folder_.path(), true, 50, 2);
  ASSERT_TRUE(task) << task.error().text();
  ASSERT_EQ(task->examples.size(), 1U);
  EXPECT_THAT(task->examples[0].shown, ElementsAre("dax", "perpo"));
  EXPECT_EQ(task->examples[0].turns.back().content, std::string(kImageMark) + "This is a ");
  // One round, and words, are drawn from the queries.
  EXPECT_EQ(benchmarkTask(folder_.path(), true, 50, 1)->examples[0].shown.size(), 2U);
  EXPECT_EQ(benchmarkTask(folder_.path(), false, 50, 2)->examples.size(), 3U);
}

TEST_F(Benchmark, IncompleteEntriesAreCountedAndKeepTheirDraw) {
  queries_.items()[0] = Json(7);
  write();
  for (const bool vision : {false, true}) {
    const auto task = benchmarkTask(folder_.path(), vision, 50, 2);
    ASSERT_TRUE(task);
    EXPECT_EQ(task->skipped, 1U);
    EXPECT_EQ(task->examples.size(), 2U);
    EXPECT_THAT(task->examples[0].shown, ElementsAre("shously", "blicket", "shously", "blicket"));
  }
}

TEST_F(Benchmark, APictureThatIsNotThereIsAMatterOfItsExample) {
  write();
  std::filesystem::remove(folder_ / picture(2, 1, 0));
  const auto some = benchmarkTask(folder_.path(), true, 50, 2);
  ASSERT_TRUE(some);
  EXPECT_EQ(some->examples.size(), 3U);  // it counts, and its loading fails
  EXPECT_EQ(some->examples[2].images.size(), 5U);
  std::filesystem::remove_all(folder_ / "open_mi/images");
  EXPECT_THAT(benchmarkTask(folder_.path(), true, 50, 2).error().text(),
              HasSubstr("none of its pictures is there"));
}

TEST_F(Benchmark, PathsThatLeadOutOfTheFolderAreNoPictures) {
  const TemporaryFolder other;
  writeText(other / "x.png", "");
  for (const std::string& path :
       {(other / "x.png").string(), "../" + other.path().filename().string() + "/x.png"}) {
    queries_.items()[0].set("image", Json::array({path}));
    write();
    EXPECT_EQ(benchmarkTask(folder_.path(), true, 2, 2)->skipped, 1U) << path;
  }
}

TEST_F(Benchmark, WhatIsNoBenchmarkIsRefused) {
  EXPECT_THAT(benchmarkTask(folder_.path(), false, 1, 2).error().text(),
              HasSubstr("query.json' does not exist"));
  writeText(folder_ / "open_mi/query.json", "{}");
  EXPECT_THAT(benchmarkTask(folder_.path(), false, 1, 2).error().text(),
              HasSubstr("must be a list of queries"));
  writeText(folder_ / "open_mi/query.json", "[[], {}, null]");
  for (const bool vision : {false, true}) {
    EXPECT_THAT(benchmarkTask(folder_.path(), vision, 9, 2).error().text(),
                HasSubstr("no entry names its things"));
  }
}

TEST_F(Benchmark, AnyChangedByteGivesASentenceOrExamples) {
  const std::string good = Json::array({queries_.items()[0]}).print();
  Stream stream(5, Purpose::Test);
  for (int trial = 0; trial < 60; ++trial) {
    std::string text = good;
    for (std::uint64_t n = 1 + stream.below(3); n > 0; --n) {
      const std::size_t at = stream.below(text.size());
      if (stream.below(2) == 0)
        text.erase(at, 1 + stream.below(60));
      else
        text[at] = "0[]{}\",:n"[stream.below(9)];
    }
    writeText(folder_ / "open_mi/query.json", text);
    for (const bool vision : {false, true}) {
      const auto task = benchmarkTask(folder_.path(), vision, 5, 2);
      if (!task) {
        ASSERT_FALSE(task.error().message.empty());
      } else {
        ASSERT_EQ(task->examples.size() + task->skipped, 1U);
      }
    }
  }
}

}  // namespace
}  // namespace icl::checkpoint
