#include <sstream>

#include "tests/cli/program.h"
#include "tests/support/places.h"

namespace icl::testing {

using Docs = Cli;

namespace {

/// The first line in which two texts differ, from both; empty where they are equal.
std::string firstDifference(const std::string& written, const std::string& stored) {
  std::istringstream a(written), b(stored);
  std::string left, right;
  for (int line = 1;; ++line) {
    const bool more_a = static_cast<bool>(std::getline(a, left));
    const bool more_b = static_cast<bool>(std::getline(b, right));
    if (!more_a && !more_b) return {};
    if (more_a != more_b || left != right) {
      return "line " + std::to_string(line) + "\n  written: " + (more_a ? left : "(end)") +
             "\n  stored:  " + (more_b ? right : "(end)");
    }
  }
}

}  // namespace

TEST_F(Docs, ReferencePageIsTheOneInTheSources) {
  const Ended ended = icl({"docs"});
  EXPECT_EQ(ended.code, 0);
  EXPECT_EQ(firstDifference(ended.out, readText(ICL_SOURCE_DIR "/resources/docs/reference.md")), "")
      << "regenerate: icl docs > resources/docs/reference.md";
}

TEST_F(Docs, PageNamesEverySettingAndProbe) {
  const std::string page = textAt(answer({"docs"}), "text");
  for (const Json& item : items(answer({"show", "cross-attention"}))) {
    EXPECT_NE(page.find("`" + textAt(item, "key") + "`"), std::string::npos) << item.print();
  }
}

TEST_F(Docs, TextsForTranslatorsAreTheOnesInTheSources) {
  const Ended ended = icl({"docs", "--strings", "--sources", ICL_SOURCE_DIR});
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(firstDifference(ended.out, readText(ICL_SOURCE_DIR "/resources/i18n/core_strings.cpp")),
            "")
      << "regenerate: icl docs --strings > resources/i18n/core_strings.cpp";
}

TEST_F(Docs, TextsForTranslatorsHoldMessagesSettingsAndStories) {
  const std::string texts = icl({"docs", "--strings", "--sources", ICL_SOURCE_DIR}).out;
  // A message out of core/config, a setting's title out of a schema, a preset's title out of JSON.
  EXPECT_NE(texts.find("\"%1 must be between %2 and %3, not %4\""), std::string::npos);
  for (const Json& item : items(answer({"list"}))) {
    if (textAt(item, "kind") == "lecture") continue;  // its file has it in every language
    EXPECT_NE(texts.find("\"" + textAt(item, "title") + "\""), std::string::npos) << item.print();
  }
}

TEST_F(Docs, WithoutSourcesTheMessageSaysWhatToName) {
  expectRefused({"docs", "--strings", "--sources", file("nowhere").string()},
                {"--sources", "nowhere"});
}

}  // namespace icl::testing
