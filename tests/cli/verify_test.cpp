#include "tests/cli/program.h"
#include "tests/support/places.h"

namespace icl::testing {

using Verify = Cli;

namespace {

const std::string kReference = std::string(ICL_GOLDEN_DIR) + "/cross_attention.json";

std::string entry(const std::string& probe, const std::string& set, const std::string& expect) {
  return R"({"format": "icl-reference/1", "entries": [{"id": "one", "experiment": )"
         R"("cross-attention", "probe": ")" +
         probe + R"(", "set": )" + set + R"(, "arguments": {}, "expect": )" + expect +
         R"(, "tolerance": {"relative": 1e-9}, "source": "by hand"}]})";
}

}  // namespace

TEST_F(Verify, StoredReferenceValuesPass) {
  const Json report = answer({"verify", "--reference", kReference});
  EXPECT_EQ(numberAt(report, "failed"), 0);
  EXPECT_GE(numberAt(report, "checked"), 40);
  for (const Json& item : at(report, "entries").items()) {
    EXPECT_TRUE(at(item, "ok").asBool()) << item.print();
  }
}

TEST_F(Verify, WrongValueExitsOneAndShowsBoth) {
  writeText(file("wrong.json"), entry("summary", "{}", R"({"alpha_limit": 0.25})"));
  const Json report = answer({"verify", "--reference", file("wrong.json").string()}, 1);
  EXPECT_EQ(numberAt(report, "failed"), 1);
  const Json& item = at(report, "entries").items().at(0);
  EXPECT_EQ(textAt(item, "id"), "one");
  EXPECT_EQ(textAt(item, "label"), "alpha_limit");
  EXPECT_NEAR(numberAt(item, "got"), 2.0 / 7.0, 1e-12);
  EXPECT_EQ(numberAt(item, "expected"), 0.25);
  EXPECT_FALSE(at(item, "ok").asBool());
}

TEST_F(Verify, SeveralFilesAddUp) {
  writeText(file("a.json"), entry("summary", "{}", R"({"zero_risk": 1})"));
  const std::string path = file("a.json").string();
  const Json report = answer({"verify", "--reference", path, "--reference", path});
  EXPECT_EQ(numberAt(report, "checked"), 2);
}

TEST_F(Verify, WithoutAFileItTakesThoseThatCameWithTheProgram) {
  const Json report = answer({"verify"});
  EXPECT_GE(numberAt(report, "checked"), 1);
}

TEST_F(Verify, UnknownNamesInAFileAreRefused) {
  const std::string path = file("x.json").string();
  writeText(path, entry("sumary", "{}", R"({"zero_risk": 1})"));
  expectRefused({"verify", "--reference", path}, {"x.json", "sumary", "summary"});
  writeText(path, entry("summary", R"({"dept": 3})", R"({"zero_risk": 1})"));
  expectRefused({"verify", "--reference", path}, {"x.json", "dept", "depth"});
  writeText(path, entry("summary", "{}", R"({"zero_riks": 1})"));
  expectRefused({"verify", "--reference", path}, {"x.json", "zero_riks"});
}

TEST_F(Verify, DamagedForeignAndMissingFilesAreRefused) {
  const std::string path = file("x.json").string();
  writeText(path, R"({"format": "icl-reference/1", "entries": [)");
  expectRefused({"verify", "--reference", path}, {"x.json"});
  writeText(path, R"({"format": "something/9", "entries": []})");
  expectRefused({"verify", "--reference", path}, {"x.json", "icl-reference/1"});
  expectRefused({"verify", "--reference", "missing.json"}, {"missing.json"});
}

}  // namespace icl::testing
