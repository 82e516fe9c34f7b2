#include "core/config/values.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/hash.h"

namespace icl {
namespace {

TEST(Values, TextOfAValueParsesBack) {
  EXPECT_EQ(toText(Value(true)), "on");
  EXPECT_EQ(toText(Value(false)), "off");
  EXPECT_EQ(toText(Value(std::int64_t{-4})), "-4");
  EXPECT_EQ(toText(Value(0.1)), "0.1");
  EXPECT_EQ(toText(Value(std::string("squared-norm"))), "squared-norm");
}

TEST(Values, SetReplacesAndEraseForgets) {
  Values values{{"a", 1.0}};
  values.set("a", 2.0);
  values.set("b", true);
  EXPECT_EQ(values.real("a"), 2.0);
  EXPECT_TRUE(values.toggle("b"));
  values.erase("a");
  values.erase("never there");
  EXPECT_FALSE(values.contains("a"));
  EXPECT_FALSE(values.empty());
}

TEST(ValuesDeathTest, AMissingKeyOrAnotherKindIsOurMistake) {
  const Values values{{"a", 1.0}};
  EXPECT_DEATH(values.real("b"), "no value for b");
  EXPECT_DEATH(values.integer("a"), "another kind of value for a");
}

TEST(Values, JsonKeepsKindsAndKeyOrder) {
  const Values values{{"z", std::int64_t{4}}, {"a", 4.0}, {"m", true}, {"t", std::string("x")}};
  EXPECT_EQ(toJson(values).print(), R"({"a":4.0,"m":true,"t":"x","z":4})");
  EXPECT_EQ(*valuesFromJson(toJson(values), "f"), values);
}

TEST(Values, ArraysAndObjectsAreKeptAsTheirText) {
  const auto values = valuesFromJson(*Json::parse(R"({"tasks": [[1, 0.5], [0, 1]]})", ""), "f");
  EXPECT_EQ(values->text("tasks"), "[[1,0.5],[0,1]]");
}

TEST(Values, JsonThatIsNoSettingsIsRefused) {
  EXPECT_EQ(valuesFromJson(Json::array(), "f").error().text(),
            "f: settings must be an object with one member a setting");
  EXPECT_EQ(valuesFromJson(*Json::parse(R"({"a":null})", ""), "f").error().text(),
            "f: setting 'a' is null: give it a value or leave it out");
}

TEST(Values, DifferenceHoldsWhatIsNewOrChanged) {
  const Values before{{"a", 1.0}, {"b", 2.0}, {"gone", 3.0}};
  const Values after{{"a", 1.0}, {"b", 2.5}, {"c", true}};
  EXPECT_EQ(difference(before, after), (Values{{"b", 2.5}, {"c", true}}));
  EXPECT_TRUE(difference(after, after).empty());
}

TEST(Values, ContentHashIsOfTheCanonicalJson) {
  Values one, other;
  one.set("a", 0.1);
  one.set("b", std::int64_t{2});
  other.set("b", std::int64_t{2});
  other.set("a", 0.1);
  EXPECT_EQ(contentHash(one), contentHash(other));
  EXPECT_EQ(contentHash(one), sha256(R"({"a":0.1,"b":2})"));
  other.set("a", 0.2);
  EXPECT_NE(contentHash(one), contentHash(other));
}

}  // namespace
}  // namespace icl
