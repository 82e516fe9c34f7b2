#include "core/config/schema.h"

#include <cmath>
#include <limits>
#include <locale>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/random.h"

namespace icl {
namespace {

using testing::ElementsAre;

enum class Start { Zero, Data };

struct Config {
  int depth = 4;
  double rate = 0.01;
  double low = 0.5, high = 4.5;
  bool residual = true;
  Start start = Start::Data;
  std::string tasks{};
  double open = 0;
  std::int64_t seed = 1;
  double bound = 0;
  int width = 8;
};

Schema exampleSchema() {
  return SchemaOf<Config>("example", "Example")
      .section("Model")
      .add(&Config::depth, "depth", "Depth")
      .range(1, 1024)
      .log()
      .unit("layers")
      .add(&Config::start, "start", "Start")
      .option(Start::Zero, "zero", "Zero")
      .option(Start::Data, "data", "Data")
      .rule({"low", "high"},
            [](const Config& c) -> Status {
              if (c.low < c.high) return {};
              return Error{Message{"norm2-low must be below norm2-high"}};
            })
      .section("Prior")
      .add(&Config::low, "low", "Low")
      .range(0, 100)
      .add(&Config::high, "high", "High")
      .range(0, 100)
      .section("Method")
      .add(&Config::rate, "rate", "Rate")
      .range(1e-5, 1)
      .log()
      .live()
      .section("Model")
      .add(&Config::residual, "residual", "Residual")
      .add(&Config::tasks, "tasks", "Tasks")
      .add(&Config::open, "open", "Open")
      .add(&Config::seed, "seed", "Seed")
      .range(0, std::numeric_limits<double>::infinity())
      .add(&Config::bound, "bound", "Bound")
      .range(-std::numeric_limits<double>::infinity(), 3)
      .add(&Config::width, "width", "Width")
      .readOnly();
}

std::string refusal(std::string_view assignment) {
  const auto result = exampleSchema().parseAssignment(assignment);
  return result ? "accepted" : result.error().text();
}

TEST(Schema, DefaultsAreTheStructsOwn) {
  const Values defaults = exampleSchema().defaults();
  EXPECT_EQ(defaults.integer("depth"), 4);
  EXPECT_EQ(defaults.real("rate"), 0.01);
  EXPECT_TRUE(defaults.toggle("residual"));
  EXPECT_EQ(defaults.text("start"), "data");
  EXPECT_EQ(defaults.text("tasks"), "");
}

TEST(Schema, BindLoadsEveryKindIntoTheStruct) {
  const auto config = bind<Config>(exampleSchema(), {{"depth", std::int64_t{8}},
                                                     {"rate", 0.5},
                                                     {"residual", false},
                                                     {"start", std::string("zero")},
                                                     {"tasks", std::string("[[1]]")}});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->depth, 8);
  EXPECT_EQ(config->rate, 0.5);
  EXPECT_FALSE(config->residual);
  EXPECT_EQ(config->start, Start::Zero);
  EXPECT_EQ(config->tasks, "[[1]]");
  EXPECT_EQ(config->high, 4.5);
}

TEST(Schema, StoreIsTheWayBack) {
  Config config;
  config.depth = 32;
  config.start = Start::Zero;
  const Schema schema = exampleSchema();
  EXPECT_EQ(schema.find("depth")->store(&config), Value(std::int64_t{32}));
  EXPECT_EQ(schema.find("start")->store(&config), Value(std::string("zero")));
}

TEST(Schema, AssignmentsAreParsedByTheKindOfTheirField) {
  const Schema schema = exampleSchema();
  const auto value = [&](std::string_view text) { return schema.parseAssignment(text)->second; };
  EXPECT_EQ(value("depth=8"), Value(std::int64_t{8}));
  EXPECT_EQ(value("depth=4.0"), Value(std::int64_t{4}));
  EXPECT_EQ(value("depth=1e2"), Value(std::int64_t{100}));
  EXPECT_EQ(value("rate=1e-3"), Value(0.001));
  EXPECT_EQ(value("open=2"), Value(2.0));
  EXPECT_EQ(value("start=zero"), Value(std::string("zero")));
  EXPECT_EQ(value("tasks=a=b"), Value(std::string("a=b")));
  for (const char* yes : {"on", "true", "yes", "1"}) {
    EXPECT_EQ(value(std::string("residual=") + yes), Value(true));
  }
  for (const char* no : {"off", "false", "no", "0"}) {
    EXPECT_EQ(value(std::string("residual=") + no), Value(false));
  }
}

TEST(Schema, EveryRefusalSaysWhatWouldBeRight) {
  EXPECT_EQ(refusal("depth=0"), "depth must be a whole number between 1 and 1024, not 0");
  EXPECT_EQ(refusal("depth=2.5"), "depth must be a whole number between 1 and 1024, not 2.5");
  EXPECT_EQ(refusal("depth=abc"), "depth must be a whole number between 1 and 1024, not 'abc'");
  EXPECT_EQ(refusal("depth="), "depth must be a whole number between 1 and 1024, not ''");
  EXPECT_EQ(refusal("rate=nan"), "rate must be between 1e-05 and 1, not nan");
  EXPECT_EQ(refusal("rate=inf"), "rate must be between 1e-05 and 1, not inf");
  EXPECT_EQ(refusal("rate=0,5"), "rate must be between 1e-05 and 1, not '0,5'");
  EXPECT_EQ(refusal("open=inf"), "open must be a finite number, not inf");
  EXPECT_EQ(refusal("open=nan"), "open must be a finite number, not nan");
  EXPECT_EQ(refusal("seed=-1"), "seed must be a whole number of at least 0, not -1");
  EXPECT_EQ(refusal("bound=4"), "bound must be at most 3, not 4");
  EXPECT_EQ(refusal("residual=maybe"), "residual must be on or off, not 'maybe'");
  EXPECT_EQ(refusal("start=zeor"),
            "start must be one of zero, data, not 'zeor': did you mean 'zero'?");
  EXPECT_EQ(refusal("start=banana"), "start must be one of zero, data, not 'banana'");
  EXPECT_EQ(refusal("dpeth=3"), "unknown setting 'dpeth': did you mean 'depth'?");
  EXPECT_EQ(refusal("depth"), "'depth' must have the form key=value, for instance depth=4");
  EXPECT_EQ(refusal("=4"), "'=4' must have the form key=value, for instance depth=4");
  EXPECT_EQ(refusal("width=4"), "width follows from the other settings and cannot be set");
}

TEST(Schema, TypedValuesAreCheckedLikeTypedTexts) {
  const Schema schema = exampleSchema();
  const auto sentence = [&](std::string key, Value value) {
    const Status status = schema.validate({{std::move(key), std::move(value)}});
    return status.ok() ? std::string("accepted") : status.error().text();
  };
  EXPECT_EQ(sentence("rate", std::int64_t{1}), "accepted");
  EXPECT_EQ(sentence("depth", 4.0), "accepted");
  EXPECT_EQ(sentence("depth", 4.5), "depth must be a whole number between 1 and 1024, not 4.5");
  EXPECT_EQ(sentence("depth", true), "depth must be a whole number between 1 and 1024, not 'on'");
  EXPECT_EQ(sentence("rate", std::nan("")), "rate must be between 1e-05 and 1, not nan");
  EXPECT_EQ(sentence("residual", std::int64_t{1}), "accepted");
  EXPECT_EQ(sentence("residual", 2.0), "residual must be on or off, not '2'");
  EXPECT_EQ(sentence("tasks", 2.0), "tasks must be a text, not 2");
  EXPECT_EQ(sentence("start", false), "start must be one of zero, data, not 'off'");
  EXPECT_EQ(sentence("seed", 9.1e15), "seed must be a whole number of at least 0, not 9.1e+15");
}

struct Unset {
  double alpha = std::nan("");
};

TEST(Schema, ARealWhoseDefaultIsNanMayBeLeftUnset) {
  const Schema schema =
      SchemaOf<Unset>("unset", "Unset").add(&Unset::alpha, "alpha", "α").range(0, 1);
  const auto complete = schema.complete({});
  ASSERT_TRUE(complete);
  EXPECT_TRUE(std::isnan(complete->real("alpha")));
  EXPECT_TRUE(schema.complete(*complete));
  EXPECT_EQ(toJson(*complete).print(), "{}");
  EXPECT_TRUE(schema.changes(*complete).empty());
  EXPECT_TRUE(std::isnan(std::get<double>(schema.parseAssignment("alpha=")->second)));
  EXPECT_EQ(schema.parseAssignment("alpha=0.5")->second, Value(0.5));
  EXPECT_EQ(schema.parseAssignment("alpha=inf").error().text(),
            "alpha must be between 0 and 1, not inf");
}

TEST(Schema, CompleteConvertsAndFillsUp) {
  const auto values = exampleSchema().complete({{"rate", std::int64_t{1}}, {"depth", 4.0}});
  ASSERT_TRUE(values);
  EXPECT_EQ(values->real("rate"), 1.0);
  EXPECT_EQ(values->integer("depth"), 4);
  EXPECT_EQ(values->map().size(), exampleSchema().fields().size());
}

TEST(Schema, RulesSeeFieldsDeclaredAfterThemAndDefaultsOfWhatIsNotSet) {
  const Schema schema = exampleSchema();
  EXPECT_TRUE(schema.validate({{"low", 4.0}}).ok());
  EXPECT_EQ(schema.validate({{"low", 5.0}}).error().text(), "norm2-low must be below norm2-high");
  EXPECT_EQ(schema.validate({{"high", 0.25}}).error().text(), "norm2-low must be below norm2-high");
  EXPECT_TRUE(schema.validate({{"low", 5.0}, {"high", 6.0}}).ok());
}

TEST(Schema, BrokenRulesNameTheirFields) {
  const Schema schema = exampleSchema();
  Values values = schema.defaults();
  EXPECT_TRUE(schema.broken(values).empty());
  values.set("low", 9.0);
  const auto broken = schema.broken(values);
  ASSERT_EQ(broken.size(), 1U);
  EXPECT_THAT(broken[0].first, ElementsAre("low", "high"));
}

TEST(Schema, ChangesAreWhatDiffersFromTheDefaults) {
  const Schema schema = exampleSchema();
  const auto values = schema.complete({{"depth", std::int64_t{8}}, {"rate", 0.01}});
  EXPECT_EQ(schema.changes(*values), (Values{{"depth", std::int64_t{8}}}));
}

TEST(Schema, SectionsComeInOrderOfFirstUse) {
  EXPECT_THAT(exampleSchema().sections(), ElementsAre("Model", "Prior", "Method"));
}

TEST(Schema, RangesReadAsAPersonWritesThem) {
  const Schema schema = exampleSchema();
  EXPECT_EQ(schema.find("depth")->rangeText(), "1 … 1024, log");
  EXPECT_EQ(schema.find("rate")->rangeText(), "1e-05 … 1, log");
  EXPECT_EQ(schema.find("low")->rangeText(), "0 … 100");
  EXPECT_EQ(schema.find("start")->rangeText(), "zero, data");
  EXPECT_EQ(schema.find("residual")->rangeText(), "on, off");
  EXPECT_EQ(schema.find("open")->rangeText(), "any number");
  EXPECT_EQ(schema.find("seed")->rangeText(), "≥ 0");
  EXPECT_EQ(schema.find("bound")->rangeText(), "≤ 3");
  EXPECT_EQ(schema.find("tasks")->rangeText(), "text");
  EXPECT_EQ(schema.find("absent"), nullptr);
}

TEST(Schema, FormattedValuesParseBackForEveryField) {
  const Schema schema = exampleSchema();
  for (const Field& field : schema.fields()) {
    const auto again = field.parse(field.format(field.fallback));
    ASSERT_TRUE(again) << field.key;
    EXPECT_EQ(*again, field.fallback) << field.key;
  }
}

struct CommaNumbers : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(Schema, DoesNotDependOnTheLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new CommaNumbers));
  const auto value = exampleSchema().parseAssignment("rate=0.5");
  const std::string range = exampleSchema().find("depth")->rangeText();
  const std::string text = refusal("rate=1234.5");
  std::locale::global(before);
  EXPECT_EQ(value->second, Value(0.5));
  EXPECT_EQ(range, "1 … 1024, log");
  EXPECT_EQ(text, "rate must be between 1e-05 and 1, not 1234.5");
}

TEST(Schema, RandomAssignmentsAreTakenOrRefusedInOneSentence) {
  const Schema schema = exampleSchema();
  constexpr std::string_view kLetters = "depthrateopenstarlowseed=0123456789.e+-,nanif \xff";
  int refused = 0;
  for (std::uint64_t row = 0; row < 10000; ++row) {
    Stream stream(3, Purpose::Test, 1, row);
    const auto& fields = schema.fields();
    std::string text = fields[static_cast<std::size_t>(stream.below(fields.size()))].key + "=";
    const auto length = stream.below(6);
    for (std::uint64_t i = 0; i < length; ++i) {
      text += kLetters[static_cast<std::size_t>(stream.below(kLetters.size()))];
    }
    if (stream.below(4) == 0) text.erase(static_cast<std::size_t>(stream.below(text.size())), 1);
    const auto result = schema.parseAssignment(text);
    if (result) {
      const Field* field = schema.find(result->first);
      ASSERT_NE(field, nullptr);
      ASSERT_TRUE(field->check(result->second)) << text;
      continue;
    }
    ++refused;
    ASSERT_GT(result.error().text().size(), 10U);
    ASSERT_EQ(result.error().text().find('%'), std::string::npos) << result.error().text();
  }
  EXPECT_GT(refused, 1000);
}

struct Shape {
  bool tall = false;
  int side = 3, area = 9;
};

/// A default that depends on another setting, and a number that always follows.
Schema shapeSchema() {
  return SchemaOf<Shape>("shape", "Shape")
      .add(&Shape::tall, "tall", "Tall")
      .add(&Shape::side, "side", "Side")
      .range(1, 100)
      .derived([](const Values& v) -> Value { return std::int64_t{v.toggle("tall") ? 8 : 3}; })
      .add(&Shape::area, "area", "Area")
      .readOnly()
      .derived([](const Values& v) -> Value { return v.integer("side") * v.integer("side"); });
}

TEST(Schema, ADefaultMayFollowFromOtherSettings) {
  const Schema schema = shapeSchema();
  EXPECT_EQ(schema.defaults().integer("side"), 3);
  EXPECT_EQ(schema.complete({{"tall", true}})->integer("side"), 8);
  EXPECT_EQ(schema.complete({{"tall", true}, {"side", std::int64_t{5}}})->integer("side"), 5);
}

TEST(Schema, AReadOnlySettingFollowsWhateverIsGiven) {
  const Schema schema = shapeSchema();
  EXPECT_EQ(schema.defaults().integer("area"), 9);
  EXPECT_EQ(schema.complete({{"side", std::int64_t{5}}})->integer("area"), 25);
  EXPECT_EQ(schema.complete({{"area", std::int64_t{7}}})->integer("area"), 9);
}

TEST(Schema, ChangesLeaveOutWhatFollows) {
  const Schema schema = shapeSchema();
  const auto changes = [&](const Values& given) { return schema.changes(*schema.complete(given)); };
  EXPECT_EQ(changes({{"tall", true}}), (Values{{"tall", true}}));
  EXPECT_EQ(changes({{"side", std::int64_t{5}}}), (Values{{"side", std::int64_t{5}}}));
  // 3 is the default, but not of a tall shape.
  EXPECT_EQ(changes({{"tall", true}, {"side", std::int64_t{3}}}),
            (Values{{"side", std::int64_t{3}}, {"tall", true}}));
}

}  // namespace
}  // namespace icl
