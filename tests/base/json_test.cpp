#include "core/base/json.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <locale>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/random.h"

namespace icl {
namespace {

std::string refusal(std::string_view text) {
  const auto result = Json::parse(text, "f.json");
  return result ? "accepted: " + result->print() : result.error().text();
}

TEST(Json, PrintsMembersInTheOrderTheyWereAdded) {
  Json json = Json::object();
  json.set("b", 1).set("a", "x").set("b", true);
  EXPECT_EQ(json.print(), R"({"b":true,"a":"x"})");
}

TEST(Json, PrettyPrintingKeepsRowsOfNumbersOnOneLine) {
  const Json json =
      *Json::parse(R"({"row":[1,2.5,-0.0],"deep":[[1],{"x":null}],"none":[],"empty":{}})", "");
  EXPECT_EQ(json.print(2), R"({
  "row": [1, 2.5, -0.0],
  "deep": [
    [1],
    {
      "x": null
    }
  ],
  "none": [],
  "empty": {}
})");
}

TEST(Json, NumbersKeepTheirKindAndTheirBits) {
  const Json json = *Json::parse("[4, 4.0, 1e3, -0.0, 9223372036854775807, 0.1, 5e-324]", "");
  const auto& items = json.items();
  EXPECT_TRUE(items[0].isInteger());
  EXPECT_FALSE(items[1].isInteger());
  EXPECT_FALSE(items[2].isInteger());
  EXPECT_TRUE(std::signbit(items[3].asNumber()));
  EXPECT_EQ(items[4].asInteger(), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(items[5].asNumber(), 0.1);
  EXPECT_EQ(json.print(), "[4,4.0,1000.0,-0.0,9223372036854775807,0.1,5e-324]");
  EXPECT_EQ(*Json::parse(json.print(), ""), json);
}

TEST(Json, RandomRealsParseBackToTheSameBits) {
  Stream stream(7, Purpose::Test);
  int checked = 0;
  while (checked < 5000) {
    double value = 0;
    const std::uint64_t bits = stream.bits();
    static_assert(sizeof value == sizeof bits);
    std::memcpy(&value, &bits, sizeof value);
    if (!std::isfinite(value)) continue;
    ++checked;
    const double again = Json::parse(Json(value).print(), "")->asNumber();
    ASSERT_EQ(again, value);
    ASSERT_EQ(std::signbit(again), std::signbit(value));
  }
}

TEST(Json, UnsignedNumbersBeyondInt64BecomeReals) {
  EXPECT_EQ(Json(std::uint64_t{1} << 62).asInteger(), std::int64_t{1} << 62);
  EXPECT_FALSE(Json(std::numeric_limits<std::uint64_t>::max()).isInteger());
  EXPECT_EQ(Json(std::numeric_limits<std::uint64_t>::max()).asNumber(), 18446744073709551616.0);
  EXPECT_EQ(Json::parse("18446744073709551615", "")->asNumber(), 18446744073709551616.0);
}

TEST(Json, WhatIsNotFinitePrintsAsNull) {
  EXPECT_EQ(Json(std::nan("")).print(), "null");
  EXPECT_EQ(Json(-std::numeric_limits<double>::infinity()).print(), "null");
}

TEST(Json, TextsAreEscapedAndInvalidUtf8IsReplaced) {
  EXPECT_EQ(Json("a\"b\\c\n\x01é").print(), R"("a\"b\\c\n\u0001é")");
  EXPECT_EQ(Json("x\xffy").print(), "\"x\xEF\xBF\xBDy\"");
  EXPECT_EQ(Json::parse(R"("\u00e9\ud83d\ude00")", "")->asString(), "é😀");
}

TEST(Json, EveryRefusalNamesLineColumnAndWhatWasExpected) {
  EXPECT_EQ(refusal("{\n  \"a\": tru}"),
            "f.json: 2:11: this is not JSON where a value was expected");
  EXPECT_EQ(refusal(""), "f.json: 1:1: the text ends where a value was expected");
  EXPECT_EQ(refusal("[1,2"), "f.json: 1:5: the text ends where ',' or ']' was expected");
  EXPECT_EQ(refusal("{\"a\":}"), "f.json: 1:6: '}' where a value was expected");
  EXPECT_EQ(refusal("{a:1}"),
            "f.json: 1:2: this is not JSON where a name in double quotes was expected");
  EXPECT_EQ(refusal("{\"a\" 1}"), "f.json: 1:6: a number where ':' was expected");
  EXPECT_EQ(refusal("{\"a\": \"b"), "f.json: 1:9: a text has no closing quote");
  EXPECT_EQ(refusal("[1 true]"), "f.json: 1:7: true or false where ',' or ']' was expected");
  EXPECT_EQ(refusal("[\"\\q\"]"),
            "f.json: 1:4: what follows a backslash in a text is no escape of JSON");
  EXPECT_EQ(refusal("[-]"), "f.json: 1:3: this number is not complete");
  EXPECT_EQ(refusal("[1] x"),
            "f.json: 1:5: the JSON text has ended here, and nothing may follow it");
  EXPECT_EQ(refusal("{\"a\":1e999}"), "f.json: 1:10: this number is too large: '1e999'");
  EXPECT_EQ(refusal("{\"é\":1,\n\"é\":2}"), "f.json: 2:3: 'é' is given twice in the same object");
}

TEST(Json, RefusesWhatOtherDialectsAllow) {
  for (const char* bad : {"[1,]", "{\"a\":1,}", "// c\n1", "'a'", "[01]", "[+1]", "[.5]", "[1.]",
                          "NaN", "[Infinity]", "\"\xff\"", "\"a\nb\"", "\"\\x41\"", "[1 2]"}) {
    EXPECT_FALSE(Json::parse(bad, "f")) << bad;
  }
}

TEST(Json, NestingIsBoundedAtSixtyFourLevels) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  EXPECT_TRUE(Json::parse(nested(64), "f"));
  EXPECT_EQ(refusal(nested(65)), "f.json: 1:65: nested deeper than 64 levels");
  EXPECT_FALSE(Json::parse(std::string(1000000, '['), "f"));
}

struct CommaNumbers : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(Json, DoesNotDependOnTheLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new CommaNumbers));
  const std::string printed = Json::parse("[1234567, 1234.5]", "")->print();
  std::locale::global(before);
  EXPECT_EQ(printed, "[1234567,1234.5]");
}

TEST(JsonDeathTest, ReadingTheWrongKindIsOurMistake) {
  EXPECT_DEATH(Json("x").asNumber(), "read as a number");
  EXPECT_DEATH(Json(1.5).asInteger(), "read as a whole number");
}

TEST(JsonReader, ReadsWhatIsThereAndFallsBackOtherwise) {
  const Json json = *Json::parse(R"({"s":"x","n":2,"i":4.0,"b":true,"nothing":null})", "");
  JsonReader reader(json, "f");
  EXPECT_EQ(reader.requiredString("s"), "x");
  EXPECT_EQ(reader.number("n", 0), 2.0);
  EXPECT_EQ(reader.integer("i", 0), 4);
  EXPECT_TRUE(reader.boolean("b", false));
  EXPECT_EQ(reader.string("nothing", "fallback"), "fallback");
  EXPECT_EQ(reader.member("absent"), nullptr);
  EXPECT_TRUE(reader.finish().ok());
}

TEST(JsonReader, RefusesUnknownMembersWithTheNearestName) {
  const Json json = *Json::parse(R"({"tilte":"x"})", "");
  JsonReader reader(json, "p.json");
  reader.string("title");
  EXPECT_EQ(reader.finish().error().text(),
            "p.json: unknown member 'tilte': did you mean 'title'?");
}

TEST(JsonReader, NamesTheMemberOfTheWrongKindAndTheFirstErrorWins) {
  const Json json = *Json::parse(R"({"n":"2","i":1.5,"b":1})", "");
  JsonReader first(json, "f");
  EXPECT_EQ(first.number("n", 7), 7);
  first.integer("i", 0);
  EXPECT_EQ(first.finish().error().text(), "f: 'n' must be a number, not a text");
  JsonReader second(json, "f");
  second.integer("i", 0);
  EXPECT_EQ(second.finish().error().text(), "f: 'i' must be a whole number, not 1.5");
  JsonReader third(json, "f");
  third.boolean("b", false);
  EXPECT_EQ(third.finish().error().text(), "f: 'b' must be true or false, not a number");
  JsonReader fourth(json, "f");
  fourth.requiredString("title");
  EXPECT_EQ(fourth.finish().error().text(), "f: 'title' is missing");
}

TEST(JsonReader, RefusesWhatIsNoObject) {
  const Json json(Json::array({1}));
  JsonReader reader(json, "f");
  reader.string("a");
  EXPECT_EQ(reader.finish().error().text(), "f: must be a JSON object in braces, not an array");
}

/// A document with every kind of value, damaged in one to four places.
std::string damagedDocument(Stream& stream) {
  std::string text =
      R"({"format":"icl-document/1","changes":{"depth":8,"rate":1e-3,"start":"data","on":true},)"
      R"("events":[{"step":12,"data":[0.5,-1.25e-7,3]},{}],"note":"caf\u00e9 \"é\" 깊이","x":null})";
  constexpr std::string_view kAlphabet = "{}[]\",:0123456789.eE+-\\utrfalsn \n\t\x01\xc3\xff";
  const auto damages = 1 + stream.below(4);
  for (std::uint64_t i = 0; i < damages && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(stream.below(text.size()));
    const char letter = kAlphabet[static_cast<std::size_t>(stream.below(kAlphabet.size()))];
    switch (stream.below(5)) {
      case 0:
        text[at] = letter;
        break;
      case 1:
        text.erase(at, 1 + static_cast<std::size_t>(stream.below(8)));
        break;
      case 2:
        text.insert(at, 1, letter);
        break;
      case 3:
        text.resize(at);
        break;
      default:
        text.insert(at, text.substr(at / 2, at / 3));
        break;
    }
  }
  return text;
}

TEST(Json, TenThousandDamagedDocumentsAreReadOrRefusedInOneSentence) {
  int accepted = 0, refused = 0;
  for (std::uint64_t row = 0; row < 10000; ++row) {
    Stream stream(2, Purpose::Test, 0, row);
    const std::string text = damagedDocument(stream);
    const auto result = Json::parse(text, "d.icl");
    if (result) {
      ++accepted;
      ASSERT_EQ(*Json::parse(result->print(), ""), *result) << text;
      ASSERT_EQ(*Json::parse(result->print(2), ""), *result) << text;
      continue;
    }
    ++refused;
    const std::string sentence = result.error().text();
    ASSERT_THAT(sentence, testing::MatchesRegex("d.icl: [0-9]+:[0-9]+: .+")) << text;
    ASSERT_EQ(sentence.find('\n'), sentence.npos) << text;
    ASSERT_EQ(sentence.find("json.exception"), sentence.npos) << text;
    ASSERT_EQ(result.error().fault, Fault::Input);
  }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 5000);
}

}  // namespace
}  // namespace icl
