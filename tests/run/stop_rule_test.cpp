#include "core/run/stop_rule.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

const std::map<std::string, double> kLevels{{"start_loss", 9.5}, {"best_loss", 0.0}};

double thresholdOf(const std::string& text) {
  const auto type = tiny::type();
  const auto rule = parseStopRule(text, type, kLevels);
  EXPECT_TRUE(rule.ok()) << text << ": " << (rule.ok() ? "" : rule.error().text());
  return rule.ok() ? rule->threshold : std::numeric_limits<double>::quiet_NaN();
}

std::string refusalOf(const std::string& text) {
  const auto type = tiny::type();
  const auto rule = parseStopRule(text, type, kLevels);
  EXPECT_FALSE(rule.ok()) << text;
  return rule.ok() ? "" : rule.error().text();
}

TEST(StopRule, ReadsNumbersLevelsFactorsAndOffsets) {
  EXPECT_DOUBLE_EQ(thresholdOf("loss<0.33"), 0.33);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < 1e-6"), 1e-6);
  EXPECT_DOUBLE_EQ(thresholdOf("loss > -2.5e+3"), -2500);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss"), 9.5);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss * 1.01"), 9.595);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss + 0.5"), 10);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss - 0.5"), 9);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss * 2 + 1e-3"), 19.001);
  EXPECT_DOUBLE_EQ(thresholdOf("loss < start_loss * -2"), -19);
  EXPECT_DOUBLE_EQ(thresholdOf("loss<start_loss*1e-2-1e-3"), 0.094);
}

TEST(StopRule, IsMetOnlyStrictlyAndNeverByNaN) {
  const auto type = tiny::type();
  const auto below = parseStopRule("loss < 1", type, kLevels);
  ASSERT_TRUE(below.ok());
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(below->met(std::vector<double>{0.5, 0, 0}));
  EXPECT_FALSE(below->met(std::vector<double>{1.0, 0, 0}));
  EXPECT_FALSE(below->met(std::vector<double>{nan, 0, 0}));
  const auto above = parseStopRule("y > 1", type, kLevels);
  ASSERT_TRUE(above.ok());
  EXPECT_TRUE(above->met(std::vector<double>{0, 0, 2}));
}

TEST(StopRule, EmptyTextIsTheEmptyRule) {
  const auto type = tiny::type();
  const auto rule = parseStopRule("  ", type, kLevels);
  ASSERT_TRUE(rule.ok());
  EXPECT_TRUE(rule->empty());
  EXPECT_FALSE(rule->met(std::vector<double>{0, 0, 0}));
}

TEST(StopRule, NamesTheBadPart) {
  EXPECT_NE(refusalOf("loss = 3").find("no < or >"), std::string::npos);
  for (const std::string text : {"loss <= 0.33", "loss >= 1", "0 < loss < 1", "loss != 1"}) {
    EXPECT_NE(refusalOf(text).find(text), std::string::npos);
  }
  EXPECT_NE(refusalOf("loss <= 0.33").find("one < or >"), std::string::npos);
  EXPECT_NE(refusalOf("lss < 3").find("loss"), std::string::npos);
  EXPECT_NE(refusalOf("loss < start_los").find("start_loss"), std::string::npos);
  EXPECT_NE(refusalOf("loss < start_loss * much").find("much"), std::string::npos);
  EXPECT_NE(refusalOf("loss < 3x").find("3x"), std::string::npos);
  EXPECT_FALSE(refusalOf("loss <").empty());
  EXPECT_FALSE(refusalOf("loss < nan").empty());
}

}  // namespace
}  // namespace icl
