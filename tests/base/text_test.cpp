#include "core/base/text.h"

#include <cmath>
#include <limits>
#include <locale>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace icl {
namespace {

TEST(Text, ExactNumberIsTheShortestTextOfTheSameBits) {
  EXPECT_EQ(exactNumber(0.1), "0.1");
  EXPECT_EQ(exactNumber(1e-6), "1e-06");
  EXPECT_EQ(exactNumber(4), "4");
  EXPECT_EQ(exactNumber(1.0 / 3.0), "0.3333333333333333");
  for (const double value : {0.1, 1e-300, 5e-324, 1.7976931348623157e308, -2.5, 123456789.125}) {
    EXPECT_EQ(*parseNumber(exactNumber(value)), value);
  }
}

TEST(Text, NumbersThatAreNotFiniteHaveOneSpelling) {
  EXPECT_EQ(exactNumber(std::numeric_limits<double>::quiet_NaN()), "nan");
  EXPECT_EQ(exactNumber(-std::numeric_limits<double>::quiet_NaN()), "nan");
  EXPECT_EQ(exactNumber(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(shortNumber(-std::numeric_limits<double>::infinity()), "-inf");
}

TEST(Text, ShortNumberKeepsFourDigitsForAPerson) {
  EXPECT_EQ(shortNumber(0.32484), "0.3248");
  EXPECT_EQ(shortNumber(5.19e-4), "5.19e-04");
  EXPECT_EQ(shortNumber(0.0012345), "0.001234");
  EXPECT_EQ(shortNumber(12345), "12345");
  EXPECT_EQ(shortNumber(1234567), "1.235e+06");
  EXPECT_EQ(shortNumber(1000000), "1e+06");
  EXPECT_EQ(shortNumber(-0.5), "-0.5");
  EXPECT_EQ(shortNumber(0), "0");
  EXPECT_EQ(shortNumber(3.14159265, 3), "3.14");
}

TEST(Text, ParseNumberTakesTheWholeTextOrNothing) {
  EXPECT_EQ(*parseNumber("1.5"), 1.5);
  EXPECT_EQ(*parseNumber("+2"), 2.0);
  EXPECT_EQ(*parseNumber("-1e-3"), -0.001);
  EXPECT_TRUE(std::isnan(*parseNumber("nan")));
  for (const char* bad : {"", " 1", "2 ", "1,5", "1.5x", "0x10", "+-1", "1e", "nan(0)", "--1"}) {
    const auto result = parseNumber(bad);
    ASSERT_FALSE(result) << bad;
    EXPECT_EQ(result.error().text(), std::string("'") + bad + "' is not a number");
  }
  EXPECT_EQ(parseNumber("1e999").error().text(), "'1e999' is outside the range of numbers");
}

TEST(Text, ParseIntegerRefusesFractionsAndOverflow) {
  EXPECT_EQ(*parseInteger("-12"), -12);
  EXPECT_EQ(*parseInteger("9223372036854775807"), std::numeric_limits<long long>::max());
  EXPECT_EQ(parseInteger("1.5").error().text(), "'1.5' is not a whole number");
  EXPECT_EQ(parseInteger("9223372036854775808").error().text(),
            "'9223372036854775808' is outside the range of whole numbers");
}

struct CommaNumbers : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(Text, NumbersDoNotDependOnTheLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new CommaNumbers));
  const std::string exact = exactNumber(1234.5);
  const std::string brief = shortNumber(1234567.0);
  const std::string bytes = byteCount(1500);
  const auto parsed = parseNumber("1234.5");
  std::locale::global(before);
  EXPECT_EQ(exact, "1234.5");
  EXPECT_EQ(brief, "1.235e+06");
  EXPECT_EQ(bytes, "1.5 kB");
  EXPECT_EQ(*parsed, 1234.5);
}

TEST(Text, SlugIsNeverEmptyAndAtMostFortyCharacters) {
  EXPECT_EQ(slug("Depth halves & halves!"), "depth-halves-halves");
  EXPECT_EQ(slug("--A--"), "a");
  EXPECT_EQ(slug("깊이"), "run");
  EXPECT_EQ(slug(""), "run");
  EXPECT_EQ(slug(std::string(100, 'x')), std::string(40, 'x'));
  const std::string just_below(39, 'x');
  EXPECT_EQ(slug(just_below + " y"), just_below);
}

TEST(Text, NearestNameFindsTypingErrorsButInventsNothing) {
  const std::vector<std::string> known{"depth", "width", "norm2-low", "norm2-high"};
  EXPECT_EQ(nearestName("widht", known), "width");
  EXPECT_EQ(nearestName("Dpeth", known), "depth");
  EXPECT_EQ(nearestName("norm2_low", known), "norm2-low");
  EXPECT_EQ(nearestName("norm2-h", known), "norm2-high");
  EXPECT_EQ(nearestName("temperature", known), "");
  EXPECT_EQ(nearestName("", known), "");
  EXPECT_EQ(nearestName("x", known), "");
}

TEST(Text, UnknownNameSuggestsTheNearestOrListsWhatThereIs) {
  EXPECT_EQ(unknownName("setting", "widht", {"depth", "width"}).text(),
            "unknown setting 'widht': did you mean 'width'?");
  EXPECT_EQ(unknownName("probe", "zzzzzz", {"loss", "flow"}, "a.json").text(),
            "a.json: unknown probe 'zzzzzz': there are loss, flow");
  EXPECT_EQ(unknownName("colour map", "visidir", {"viridis"}).text(),
            "unknown colour map 'visidir': did you mean 'viridis'?");
  EXPECT_EQ(unknownName("preset", "a", {}).text(), "unknown preset 'a': there are none");
}

TEST(Text, ByteCountChangesUnitAtAThousand) {
  EXPECT_EQ(byteCount(512), "512 B");
  EXPECT_EQ(byteCount(1234), "1.2 kB");
  EXPECT_EQ(byteCount(3.44e6), "3.4 MB");
  EXPECT_EQ(byteCount(999960), "1.0 MB");
}

TEST(Text, JoinedPutsTheSeparatorBetween) {
  EXPECT_EQ(joined({"a", "b", "c"}, ", "), "a, b, c");
  EXPECT_EQ(joined({}, ", "), "");
}

TEST(Message, FillsAnotherPatternWithTheSameValues) {
  const Message message{"%1 must be below %2", {"rate", "1"}};
  EXPECT_EQ(message.text(), "rate must be below 1");
  EXPECT_EQ(message.fill("%2 > %1, 100 %, %3"), "1 > rate, 100 %, %3");
}

}  // namespace
}  // namespace icl
