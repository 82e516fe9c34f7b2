#include "core/run/result_store.h"

#include <cmath>
#include <limits>
#include <map>

#include "tests/run/sweep_fixture.h"

namespace icl::testing {

namespace {

const std::vector<std::string> kColumns{"loss", "ph.1.0"};

JobResult someResult(std::uint64_t number) {
  JobResult result;
  result.key = {number * 0x9E3779B97F4A7C15ULL, number};
  result.settings = R"({"rate":0.1})";
  result.seed = number;
  result.end = EndReason::ReachedLimit;
  result.steps = 20 + number;
  result.seconds = 0.5;
  result.digest = std::string(64, 'a');
  result.sentence = "The limit was reached.";
  result.values = {0.1 * static_cast<double>(number), std::numeric_limits<double>::quiet_NaN()};
  return result;
}

std::map<JobKey, JobResult> allRows(const std::filesystem::path& folder,
                                    std::vector<std::string>* notes = nullptr,
                                    Reading how = Reading::Whole) {
  std::map<JobKey, JobResult> rows;
  std::vector<std::string> own;
  readResults(
      folder, kColumns, how, [&](JobResult& row) { rows[row.key] = row; },
      notes == nullptr ? own : *notes);
  return rows;
}

}  // namespace

TEST(ResultStore, WhatIsWrittenIsReadWithTheSameBits) {
  const TemporaryFolder folder;
  JobResult one = someResult(1);
  one.values = {0.1 + 0.2, -5e-324};  // the sign of a zero alone is lost
  JobResult two = someResult(~std::uint64_t{0});
  two.values = {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::denorm_min()};
  two.end = EndReason::Diverged;
  two.run = "runs/x";
  auto writer = ResultWriter::create(folder.path(), kColumns);
  ASSERT_TRUE(writer.ok()) << writer.error().text();
  ASSERT_TRUE((*writer)->write(std::vector{one, two}).ok());
  const auto rows = allRows(folder.path());
  ASSERT_EQ(rows.size(), 2U);
  const JobResult& read = rows.at(one.key);
  EXPECT_EQ(firstDifference(read.values, one.values), -1);
  EXPECT_EQ(read.steps, one.steps);
  EXPECT_EQ(read.digest, one.digest);
  EXPECT_EQ(read.sentence, one.sentence);
  EXPECT_EQ(firstDifference(rows.at(two.key).values, two.values), -1);
  EXPECT_EQ(rows.at(two.key).end, EndReason::Diverged);
  EXPECT_EQ(rows.at(two.key).run, "runs/x");
}

TEST(ResultStore, WritersHaveFilesOfTheirOwnAndReadersMergeThem) {
  const TemporaryFolder folder;
  auto one = ResultWriter::create(folder.path(), kColumns);
  auto two = ResultWriter::create(folder.path(), kColumns);
  ASSERT_TRUE(one.ok() && two.ok());
  EXPECT_NE((*one)->path(), (*two)->path());
  ASSERT_TRUE((*one)->write(std::vector{someResult(1), someResult(2)}).ok());
  ASSERT_TRUE((*two)->write(std::vector{someResult(2), someResult(3)}).ok());
  EXPECT_EQ(allRows(folder.path()).size(), 3U);
  EXPECT_EQ(allRows(folder.path(), nullptr, Reading::Keys).size(), 3U);
}

TEST(ResultStore, MissingFolderIsEmpty) {
  std::vector<std::string> notes;
  EXPECT_TRUE(allRows("/nonexistent/folder", &notes).empty());
  EXPECT_TRUE(notes.empty());
}

TEST(ResultStore, FilesOfOtherColumnsArePassedOver) {
  const TemporaryFolder folder;
  auto writer = ResultWriter::create(folder.path(), {"other"});
  ASSERT_TRUE(writer.ok());
  JobResult result = someResult(1);
  result.values = {1};
  ASSERT_TRUE((*writer)->write(std::vector{result}).ok());
  EXPECT_TRUE(allRows(folder.path()).empty());
}

TEST(ResultStore, AFileKilledAtBirthIsNoDamageAndADamagedOneIsTold) {
  const TemporaryFolder folder;
  writeText(folder / "results-host-1.db", "");
  writeText(folder / "results-host-2.db", "this is no data base, whatever its name may say");
  auto writer = ResultWriter::create(folder.path(), kColumns);
  ASSERT_TRUE(writer.ok() && (*writer)->write(std::vector{someResult(1)}).ok());
  std::vector<std::string> notes;
  EXPECT_EQ(allRows(folder.path(), &notes).size(), 1U);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_NE(notes[0].find("results-host-2.db' is damaged"), std::string::npos) << notes[0];
}

TEST(ResultStore, AHalfWrittenFileKeepsWhatWasCommitted) {
  const TemporaryFolder folder;
  std::filesystem::path file;
  {
    auto writer = ResultWriter::create(folder.path(), kColumns);
    ASSERT_TRUE(writer.ok() && (*writer)->write(std::vector{someResult(1)}).ok());
    file = (*writer)->path();
  }
  // As after a kill within a commit: the journal holds the pages as they were before.
  std::filesystem::path journal = file;
  journal += "-journal";
  writeText(journal, std::string(512, '\0'));
  EXPECT_EQ(allRows(folder.path()).size(), 1U);
}

TEST(ResultStore, FolderThatCannotBeWrittenIsOneSentence) {
  const auto writer = ResultWriter::create("/proc/1", kColumns);
  ASSERT_FALSE(writer.ok());
  EXPECT_NE(writer.error().text().find("/proc/1"), std::string::npos) << writer.error().text();
}

}  // namespace icl::testing
