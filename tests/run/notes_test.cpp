#include "core/run/notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/compare.h"

namespace icl {
namespace {

TEST(Notes, WhatIsWrittenIsReadInTheSameOrder) {
  const icl::testing::TemporaryFolder folder;
  const std::vector<RunNote> notes{{40, "plane", "the \"plateau\"\nends"}, {0, "", "começo ∂"}};
  ASSERT_TRUE(writeNotes(folder.path(), notes));
  const auto read = readNotes(folder.path());
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read.value(), notes);
}

TEST(Notes, ARunWithoutTheFileHasNoneAndNoneRemovesTheFile) {
  const icl::testing::TemporaryFolder folder;
  EXPECT_TRUE(readNotes(folder.path()).value().empty());
  ASSERT_TRUE(writeNotes(folder.path(), {{1, "", "x"}}));
  ASSERT_TRUE(std::filesystem::exists(folder.path() / "notes.json"));
  ASSERT_TRUE(writeNotes(folder.path(), {}));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "notes.json"));
  EXPECT_TRUE(writeNotes(folder.path(), {}).ok()) << "there was nothing to remove";
}

TEST(Notes, ADamagedFileIsRefusedWithItsNameAndTheNote) {
  const icl::testing::TemporaryFolder folder;
  const auto file = folder.path() / "notes.json";
  const auto refusal = [&](const std::string& notes) {
    icl::testing::writeText(file, R"({"format": "icl-notes/1", "notes": )" + notes + "}");
    const auto read = readNotes(folder.path());
    return read ? std::string("accepted") : read.error().text();
  };
  EXPECT_THAT(refusal(R"([{"step": -1, "text": "a"}])"), ::testing::HasSubstr("notes[0]"));
  EXPECT_THAT(refusal(R"([{"step": 1, "text": ""}])"), ::testing::HasSubstr("text"));
  EXPECT_THAT(refusal(R"([{"step": 1, "txt": "a"}])"), ::testing::HasSubstr("text"));
  EXPECT_THAT(refusal(R"([{"text": "a"}])"), ::testing::HasSubstr("step"));
  EXPECT_THAT(refusal("7"), ::testing::HasSubstr("notes.json"));
  icl::testing::writeText(file, R"({"format": "icl-notes/9", "notes": []})");
  EXPECT_THAT(readNotes(folder.path()).error().text(), ::testing::HasSubstr("icl-notes/1"));
}

TEST(Notes, AFolderThatIsNotThereIsToldInWords) {
  const auto status = writeNotes("/nowhere/at/all", {{1, "", "x"}});
  ASSERT_FALSE(status.ok());
  EXPECT_THAT(status.error().text(), ::testing::HasSubstr("/nowhere/at/all"));
}

}  // namespace
}  // namespace icl
