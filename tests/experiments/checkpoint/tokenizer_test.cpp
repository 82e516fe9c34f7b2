#include "core/experiments/checkpoint/tokenizer.h"

#include <cstdlib>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/base/unicode.h"
#include "core/experiments/checkpoint/chat.h"
#include "core/experiments/checkpoint/tokenizer_words.h"
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
using Ids = std::vector<int>;

std::filesystem::path goldenFile(std::string_view name) {
  return std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / name;
}

Json parsed(const std::filesystem::path& path) {
  auto json = Json::parse(readText(path), path.string());
  EXPECT_TRUE(json) << path;
  return json ? std::move(*json) : Json();
}

Ids idsOf(const Json& list) {
  Ids ids;
  for (const Json& item : list.items()) ids.push_back(static_cast<int>(item.asInteger()));
  return ids;
}

std::string fromHex(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes.push_back(static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16)));
  }
  return bytes;
}

TEST(CheckpointWords, AreThoseOfTheRegularExpressionOnRandomTexts) {
  const Json golden = parsed(goldenFile("words.json"));
  ASSERT_EQ(golden.find("rows")->items().size(), 400U);
  for (const Json& row : golden.find("rows")->items()) {
    const std::string normal = composed(row.find("text")->asString());
    ASSERT_EQ(normal, row.find("nfc")->asString());
    std::vector<std::string> wanted;
    for (const Json& word : row.find("words")->items()) wanted.push_back(word.asString());
    const auto got = words(normal);
    ASSERT_EQ(std::vector<std::string>(got.begin(), got.end()), wanted) << normal;
  }
}

TEST(CheckpointWords, LongRunsTakeTimeInProportion) {
  const std::string blanks(300000, ' '), letters(300000, 'a');
  EXPECT_THAT(words(blanks + "a"), ElementsAre(std::string(299999, ' '), " a"));
  EXPECT_THAT(words("\n" + blanks + "."), ElementsAre("\n", std::string(299999, ' '), " ."));
  EXPECT_THAT(words(letters), ElementsAre(letters));
}

TEST(CheckpointUnicode, BrokenBytesAreReplacedOncePerLongestPart) {
  const Json golden = parsed(goldenFile("tokenizer_golden.json"));
  for (const Json& row : golden.find("malformed")->items()) {
    std::string wanted;
    for (const Json& code : row.find("codepoints")->items()) {
      appendCharacter(static_cast<char32_t>(std::stoul(code.asString(), nullptr, 16)), wanted);
    }
    EXPECT_EQ(repairedUtf8(fromHex(row.find("hex")->asString())), wanted)
        << row.find("hex")->asString();
  }
}

TEST(CheckpointUnicode, EveryCharacterIsWrittenAndReadBack) {
  for (char32_t code = 0; code <= 0x10FFFF; code += code < 0x3000 ? 1 : 97) {
    if (code >= 0xD800 && code <= 0xDFFF) continue;
    std::string text;
    appendCharacter(code, text);
    ASSERT_EQ(repairedUtf8(text), text);
    ASSERT_EQ(characterAt(text, 0).code, code);
    ASSERT_EQ(characterAt(text, 0).bytes, text.size());
  }
}

/// The rule itself: of all neighbours the pair of lowest rank, leftmost, until none is in the
/// table.
Ids mergedSlowly(const SmallVocabulary& small, std::string_view word) {
  std::vector<std::string> parts;
  for (const char c : word) parts.emplace_back(1, c);
  for (;;) {
    std::size_t best = small.merges.size(), at = 0;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
      const auto found =
          std::find(small.merges.begin(), small.merges.end(), std::pair(parts[i], parts[i + 1]));
      const auto rank = static_cast<std::size_t>(found - small.merges.begin());
      if (rank < best) best = rank, at = i;
    }
    if (best == small.merges.size()) break;
    parts[at] += parts[at + 1];
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
  Ids ids;
  for (const std::string& part : parts) ids.push_back(small.ids.at(part));
  return ids;
}

TEST(CheckpointTokenizer, MergesByRankAndThenFromTheLeft) {
  const SmallVocabulary small;
  const auto tokenizer = Tokenizer::fromText(small.json(), "t");
  ASSERT_TRUE(tokenizer) << tokenizer.error().text();
  Stream stream(1, Purpose::Test);
  for (int trial = 0; trial < 400; ++trial) {
    std::string word;
    for (std::uint64_t n = 1 + stream.below(24); n > 0; --n) word += "aabbcdnet"[stream.below(9)];
    ASSERT_EQ(tokenizer->encode(word), mergedSlowly(small, word)) << word;
  }
}

TEST(CheckpointTokenizer, PairsAndTextsOfMergesAndBothKindsOfFilesAreTheSame) {
  const SmallVocabulary small;
  const TemporaryFolder folder, split;
  writeText(folder / "tokenizer.json", small.json(true));
  small.writeSplit(split.path());
  const auto whole = Tokenizer::open(folder.path()), parts = Tokenizer::open(split.path());
  ASSERT_TRUE(whole && parts) << (whole ? parts : whole).error().text();
  const std::string text = "<|im_start|>abc andante<|im_end|> nice\n\xE2\x82\xAC!";
  EXPECT_EQ(whole->encode(text), parts->encode(text));
  EXPECT_EQ(whole->encode(text), Tokenizer::fromText(small.json(), "t")->encode(text));
  EXPECT_EQ(whole->decode(whole->encode(text)), text);
  EXPECT_EQ(whole->size(), small.size());
}

TEST(CheckpointTokenizer, AddedTokensAreCutOutLeftmostAndLongestFirst) {
  const SmallVocabulary small;
  const auto tokenizer = Tokenizer::fromText(small.json(), "t");
  const auto id = [&](std::string_view text) { return tokenizer->id(text); };
  EXPECT_THAT(tokenizer->encode("<|im_start|><|im_end|>"),
              ElementsAre(id("<|im_start|>"), id("<|im_end|>")));
  EXPECT_THAT(tokenizer->encode("<|im|><|im|>x"), ElementsAre(id("<|im|><|im|>"), id("x")));
  EXPECT_THAT(tokenizer->encode("<|im|><"), ElementsAre(id("<|im|>"), id("<")));
  EXPECT_EQ(id("<|IM|>"), -1);
  EXPECT_EQ(tokenizer->encode(" <|im|>").size(), 2U);  // blanks around stay
  EXPECT_THAT(tokenizer->encode(""), ElementsAre());
}

TEST(CheckpointTokenizer, EveryTextComesBackInItsNormalForm) {
  const auto tokenizer = Tokenizer::fromText(SmallVocabulary().json(), "t");
  const Json golden = parsed(goldenFile("words.json"));
  for (const Json& row : golden.find("rows")->items()) {
    EXPECT_EQ(tokenizer->decode(tokenizer->encode(row.find("text")->asString())),
              row.find("nfc")->asString());
  }
  EXPECT_EQ(tokenizer->decode(Ids{-1, 1 << 30, tokenizer->id("a")}), "a");
}

TEST(CheckpointTokenizer, LongWordsTakeTimeInProportion) {
  const auto tokenizer = Tokenizer::fromText(SmallVocabulary().json(), "t");
  EXPECT_EQ(tokenizer->encode(std::string(200000, 'a')).size(), 100000U);
}

TEST(CheckpointTokenizer, DamagedVocabulariesAreRefusedWithOneSentence) {
  const SmallVocabulary small;
  const auto refusal = [](const std::string& json) {
    const auto result = Tokenizer::fromText(json, "t");
    return result ? "accepted" : result.error().text();
  };
  const std::string good = small.json();
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    const auto at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    return refusal(text.replace(at, from.size(), to));
  };
  EXPECT_EQ(refusal(good), "accepted");
  EXPECT_EQ(refusal("{}"), "t: 'model' is missing");
  EXPECT_EQ(refusal("[1]"), "t: 'model' is missing");
  EXPECT_EQ(with("\"BPE\"", "\"WordPiece\""), "t: only byte-level BPE vocabularies can be read");
  EXPECT_THAT(with("\"a\":", "\"\\u6f22\":"), HasSubstr("no byte-level vocabulary"));
  EXPECT_EQ(with("\"a\":", "\"zz\":"), "t: the vocabulary has no token for the byte 97");
  EXPECT_THAT(with("\"a\":97", "\"a\":98"), HasSubstr("the id 98 has two tokens"));
  EXPECT_THAT(with("\"a\":97", "\"a\":-1"), HasSubstr("must be a whole number from 0"));
  EXPECT_THAT(with("\"a\":97", "\"a\":999999999999"), HasSubstr("must be a whole number from 0"));
  EXPECT_THAT(with("\"a b\"", "\"a q\""), HasSubstr("is not of tokens of the vocabulary"));
  EXPECT_THAT(with("\"a b\"", "\"ab\""), HasSubstr("with a blank between"));
  EXPECT_THAT(with("\"a b\"", "\"a a\""), HasSubstr("is there twice"));
  EXPECT_THAT(with("\"a b\"", "7"), HasSubstr("a merge must be a text or a pair of texts"));
  EXPECT_THAT(with("\"content\":\"<|im|>\"", "\"content\":\"\""), HasSubstr("is empty"));
  EXPECT_THAT(refusal("{\"model\":[" + std::string(4 << 20, ',') + "]}"),
              HasSubstr("lists more than"));
}

TEST(CheckpointTokenizer, AnyChangedByteGivesASentenceOrAWorkingTokenizer) {
  const std::string good = SmallVocabulary().json();
  Stream stream(2, Purpose::Test);
  int refused = 0;
  for (int trial = 0; trial < 1000; ++trial) {
    std::string text = good;
    for (std::uint64_t n = 1 + stream.below(3); n > 0; --n) {
      const std::size_t at = stream.below(text.size());
      const std::uint64_t kind = stream.below(3);
      if (kind == 0) text[at] = static_cast<char>(stream.below(256));
      if (kind == 1) text.erase(at, 1 + stream.below(40));
      if (kind == 2) text.insert(at, text.substr(stream.below(text.size()), stream.below(40)));
    }
    const auto tokenizer = Tokenizer::fromText(text, "t");
    if (!tokenizer) {
      EXPECT_FALSE(tokenizer.error().message.empty());
      ++refused;
      continue;
    }
    EXPECT_EQ(tokenizer->decode(tokenizer->encode("andante, ab!")), "andante, ab!");
  }
  EXPECT_GT(refused, 250);
}

/// All rows of the golden file want the real vocabulary, which is not ours to hand out: the
/// environment variable ICL_TOKENIZER_FOLDER names a folder that has it. One of the long tests.
class RealVocabulary : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("ICL_TOKENIZER_FOLDER");
    ASSERT_NE(folder, nullptr) << "ICL_TOKENIZER_FOLDER must name a folder with a tokenizer.json "
                                  "of Qwen2.5";
    auto opened = Tokenizer::open(folder);
    ASSERT_TRUE(opened) << opened.error().text();
    tokenizer_ = std::make_unique<Tokenizer>(std::move(*opened));
    golden_ = parsed(goldenFile("tokenizer_golden.json"));
  }
  void expectIds(const std::string& text, const Json& ids) {
    ++rows_;
    EXPECT_EQ(tokenizer_->encode(text), idsOf(ids)) << text;
  }
  void TearDown() override { RecordProperty("rows", rows_); }

  std::unique_ptr<Tokenizer> tokenizer_{};
  Json golden_{};
  int rows_ = 0;
};

TEST_F(RealVocabulary, EveryGoldenRowHasItsIds) {
  for (const Json& row : golden_.find("rows")->items()) {
    const std::string text = row.find("text")->asString();
    expectIds(text, *row.find("ids"));
    const Json* changed = row.find("decoded_utf8_hex");
    EXPECT_EQ(tokenizer_->decode(idsOf(*row.find("ids"))),
              changed == nullptr ? text : fromHex(changed->asString()));
  }
  for (const Json& row : golden_.find("malformed")->items()) {
    expectIds(fromHex(row.find("hex")->asString()), *row.find("ids"));
  }
  for (const Json& row : golden_.find("old_marks")->items()) {
    expectIds(row.find("text")->asString(), *row.find("ids_current_unicode_nfc"));
  }
  for (const Json& row : golden_.find("decode")->items()) {
    ++rows_;
    EXPECT_EQ(tokenizer_->decode(idsOf(*row.find("ids"))), row.find("text")->asString());
  }
  EXPECT_EQ(rows_, 251 + 17 + 5 + 14);
  EXPECT_EQ(tokenizer_->size(), 151665U);
}

TEST_F(RealVocabulary, EveryGoldenChatHasItsIds) {
  for (const Json& chat : golden_.find("chat")->items()) {
    const std::string text = chat.find("text")->asString();
    expectIds(text, *chat.find("ids"));
  }
  EXPECT_EQ(rows_, 8);
}

}  // namespace
}  // namespace icl::checkpoint
