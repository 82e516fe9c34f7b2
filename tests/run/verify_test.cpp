#include "core/run/verify.h"

#include <gtest/gtest.h>

#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

class VerifyTest : public ::testing::Test {
 protected:
  Result<VerifyReport> verify(const std::string& entries) {
    testing::writeText(
        folder_ / "reference.json",
        R"({"format": "icl-reference/1", "about": "x", "entries": [)" + entries + "]}");
    return verifyFile(folder_ / "reference.json", catalog_);
  }
  static std::string entry(const std::string& expect, const std::string& tolerance,
                           const std::string& arguments = "{}") {
    return R"({"id": "e", "experiment": "tiny", "probe": "distance", "set": {}, "arguments": )" +
           arguments + R"(, "expect": )" + expect + R"(, "tolerance": )" + tolerance +
           R"(, "source": "by hand"})";
  }
  std::string refusal(const std::string& entries) {
    const auto report = verify(entries);
    EXPECT_FALSE(report.ok());
    return report.ok() ? "" : report.error().text();
  }
  Catalog catalog_{tiny::type()};
  testing::TemporaryFolder folder_;
};

// A fresh tiny run stands at (0, 0); its distance from (3, 4) is 5.
const char* const kAt34 = R"({"x": 3, "y": 4})";

TEST_F(VerifyTest, PassesWithinTheLargerOfBothTolerances) {
  const auto passes = [&](double expected, const std::string& tolerance) {
    const auto report =
        verify(entry("{\"distance\": " + exactNumber(expected) + "}", tolerance, kAt34));
    EXPECT_TRUE(report.ok()) << report.error().text();
    return report.ok() && report->failed == 0;
  };
  EXPECT_TRUE(passes(5, "{}"));
  EXPECT_FALSE(passes(5.001, "{}"));
  EXPECT_TRUE(passes(5.001, R"({"absolute": 0.002})"));
  EXPECT_TRUE(passes(5.001, R"({"relative": 0.001})"));
  EXPECT_FALSE(passes(5.001, R"({"relative": 0.0001, "absolute": 0.0005})"));
  EXPECT_TRUE(passes(5.001, R"({"relative": 0.0001, "absolute": 0.0011})"));
}

TEST_F(VerifyTest, ReportsTheWorstLabelWithItsNumbers) {
  const auto report =
      verify(entry(R"({"distance": 5, "rows": [[-3, -4.5]]})", R"({"absolute": 0.1})", kAt34));
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->checked, 1);
  EXPECT_EQ(report->failed, 1);
  const auto& worst = report->entries.at(0);
  EXPECT_FALSE(worst.ok);
  EXPECT_EQ(worst.label, "row 0 column 1");
  EXPECT_DOUBLE_EQ(worst.got, -4);
  EXPECT_DOUBLE_EQ(worst.expected, -4.5);
  EXPECT_NEAR(worst.error, 5, 1e-12);  // 0.5 where 0.1 is allowed
}

TEST_F(VerifyTest, AnotherShapeFails) {
  const auto report = verify(entry(R"({"rows": [[-3, -4], [0, 0]]})", "{}", kAt34));
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->failed, 1);
}

TEST_F(VerifyTest, UnknownNamesAreErrorsThatNameTheEntry) {
  const auto expect = [&](const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  };
  std::string other = entry(R"({"distance": 5})", "{}");
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = other;
    return text.replace(text.find(from), from.size(), to);
  };
  expect(refusal(with("\"tiny\"", "\"tinny\"")), "tiny");
  expect(refusal(with("\"probe\": \"distance\"", "\"probe\": \"distanse\"")), "distance");
  expect(refusal(with("\"set\": {}", "\"set\": {\"rte\": 1}")), "rate");
  expect(refusal(with("\"arguments\": {}", "\"arguments\": {\"z\": 1}")), "z");
  expect(refusal(with("{\"distance\": 5}", "{\"distanse\": 5}")), "distance");
  expect(refusal(with("\"source\"", "\"sourse\"")), "source");
  expect(refusal(with("{\"distance\": 5}", "{\"distance\": null}")), "expect");
}

TEST_F(VerifyTest, ForeignFilesAnswerWithASentence) {
  testing::writeText(folder_ / "foreign.json", R"({"format": "other/1", "entries": []})");
  const auto foreign = verifyFile(folder_ / "foreign.json", catalog_);
  ASSERT_FALSE(foreign.ok());
  EXPECT_NE(foreign.error().text().find("icl-reference/1"), std::string::npos);
  EXPECT_FALSE(verifyFile(folder_ / "missing.json", catalog_).ok());
  testing::writeText(folder_ / "damaged.json", "{\"format\": ");
  EXPECT_FALSE(verifyFile(folder_ / "damaged.json", catalog_).ok());
}

std::optional<Result<VerifyEntry>> judgeNumbers(const ParityFixture& fixture) {
  const Json* kind = fixture.entry->find("kind");
  if (kind == nullptr || kind->asString() != "number") return {};
  const Json* value = fixture.entry->find("value");
  if (value == nullptr) return Error{Message{"has no value"}, fixture.id};
  VerifyEntry entry{fixture.id, "value", value->asNumber() == 2, value->asNumber(), 2, 0};
  return entry;
}

TEST_F(VerifyTest, AParityManifestIsJudgedByWhoKnowsTheKindAndTheRestIsSkipped) {
  catalog_.front().parity = judgeNumbers;
  const auto manifest = folder_ / "manifest.json";
  testing::writeText(manifest, R"({"format": "x", "fixtures": {
    "a": {"kind": "number", "value": 2}, "b": {"kind": "number", "value": 3},
    "c": {"kind": "data"}}})");
  const auto report = verifyParity(manifest, catalog_);
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->checked, 2);
  EXPECT_EQ(report->failed, 1);
  EXPECT_EQ(report->skipped, 1);
  EXPECT_EQ(report->entries.at(1).id, "b");
  testing::writeText(manifest, R"({"fixtures": {"a": {"kind": "number"}}})");
  EXPECT_EQ(verifyParity(manifest, catalog_).error().text(), "a: has no value");
  testing::writeText(manifest, R"({"entries": []})");
  EXPECT_EQ(
      verifyParity(manifest, catalog_).error().text(),
      manifest.string() +
          ": is not a parity manifest: 'fixtures' or 'folders' must be an object that names some");
}

}  // namespace
}  // namespace icl
