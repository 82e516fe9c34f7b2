#include "core/base/files.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <set>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/compare.h"

namespace icl {
namespace {

using icl::testing::readText;
using icl::testing::TemporaryFolder;
using icl::testing::writeText;

std::vector<std::string> namesIn(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.push_back(entry.path().filename().string());
  }
  return names;
}

TEST(Files, WriteAtomicMakesAndReplacesAFileAndLeavesNothingBeside) {
  const TemporaryFolder folder;
  EXPECT_TRUE(writeAtomic(folder / "a.json", "old").ok());
  EXPECT_TRUE(writeAtomic(folder / "a.json", std::string("new\0text", 8)).ok());
  EXPECT_EQ(readText(folder / "a.json"), std::string("new\0text", 8));
  EXPECT_THAT(namesIn(folder.path()), ::testing::ElementsAre("a.json"));
}

TEST(Files, AFailedReplaceKeepsTheOldFileAndLeavesNothingBeside) {
  const TemporaryFolder folder;
  ASSERT_TRUE(writeAtomic(folder / "a.json", "old").ok());
  const pid_t child = ::fork();
  if (child == 0) {
    // A size limit fails the write half way, as a full disk does.
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{1000, 1000};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const Status status = writeAtomic(folder / "a.json", std::string(5000, 'x'));
    const bool machine = !status.ok() && status.error().fault == Fault::Machine;
    ::_exit(machine ? 0 : 1);
  }
  int outcome = -1;
  ASSERT_EQ(::waitpid(child, &outcome, 0), child);
  EXPECT_EQ(outcome, 0);
  EXPECT_EQ(readText(folder / "a.json"), "old");
  EXPECT_THAT(namesIn(folder.path()), ::testing::ElementsAre("a.json"));
}

TEST(Files, AKilledWriterLeavesTheOldOrTheNewFileWhole) {
  const TemporaryFolder folder;
  const auto file = folder / "a.json";
  ASSERT_TRUE(writeAtomic(file, std::string(20000, 'a')).ok());
  for (int round = 0; round < 20; ++round) {
    const pid_t child = ::fork();
    if (child == 0) {
      for (char letter = 'a';; letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1)) {
        if (!writeAtomic(file, std::string(20000, letter)).ok()) ::_exit(1);
      }
    }
    std::this_thread::sleep_for(std::chrono::microseconds(500 + 300 * round));
    ::kill(child, SIGKILL);
    int outcome = 0;
    ::waitpid(child, &outcome, 0);
    ASSERT_TRUE(WIFSIGNALED(outcome));
    const std::string text = readText(file);
    ASSERT_EQ(text.size(), 20000U);
    ASSERT_EQ(text, std::string(20000, text[0]));
  }
  removeTemporaries(folder.path());
  EXPECT_THAT(namesIn(folder.path()), ::testing::ElementsAre("a.json"));
}

TEST(Files, RemoveTemporariesSparesOtherFilesAndLivingWriters) {
  const TemporaryFolder folder;
  const std::string living = ".a." + std::to_string(::getpid()) + "-0.tmp";
  for (const std::string& name : {living, std::string(".a.999999999-0.tmp"), std::string("b.tmp"),
                                  std::string(".c.tmp"), std::string(".d.x-1.tmp")}) {
    writeText(folder / name, "x");
  }
  removeTemporaries(folder.path());
  EXPECT_THAT(namesIn(folder.path()),
              ::testing::UnorderedElementsAre(living, "b.tmp", ".c.tmp", ".d.x-1.tmp"));
}

TEST(Files, EveryFailureIsOneSentenceWithThePath) {
  const auto text = [](int code) { return fileError("/data/run.json", code).text(); };
  EXPECT_EQ(text(ENOSPC), "the disk is full: no room to write '/data/run.json'");
  EXPECT_EQ(text(EROFS), "'/data/run.json' cannot be written: the disk is read-only");
  EXPECT_EQ(text(EACCES), "'/data/run.json' is not permitted to this user");
  EXPECT_EQ(text(ENOENT), "'/data/run.json' does not exist");
  EXPECT_EQ(text(EIO), "the disk failed at '/data/run.json'");
  EXPECT_EQ(text(EBUSY), "'/data/run.json' failed: Device or resource busy");
}

TEST(Files, AFullDiskIsTheMachinesFaultAWrongPathThePersons) {
  EXPECT_EQ(fileError("x", ENOSPC).fault, Fault::Machine);
  EXPECT_EQ(fileError("x", EDQUOT).fault, Fault::Machine);
  EXPECT_EQ(fileError("x", EROFS).fault, Fault::Input);
  EXPECT_EQ(fileError("x", ENOENT).fault, Fault::Input);
}

TEST(Files, WritingWhereNothingCanBeWrittenNamesTheFolder) {
  const TemporaryFolder folder;
  EXPECT_EQ(writeAtomic(folder / "none/a.json", "x").error().text(),
            "'" + (folder / "none").string() + "' does not exist");
  EXPECT_EQ(writeAtomic(folder.path(), "x").error().text(),
            "'" + folder.path().string() + "' is a folder, not a file");
  writeText(folder / "plain", "x");
  EXPECT_EQ(writeAtomic(folder / "plain/a.json", "x").error().text(),
            "'" + (folder / "plain/a.json").string() +
                "' cannot be reached: part of its path is a file, not a folder");
}

TEST(Files, ReadFileGivesTheBytesOrOneSentence) {
  const TemporaryFolder folder;
  writeText(folder / "a", std::string("x\0y", 3));
  EXPECT_EQ(*readFile(folder / "a"), std::string("x\0y", 3));
  EXPECT_EQ(readFile(folder / "a", 2).error().text(),
            "'" + (folder / "a").string() + "' is larger than the 2 B that such a file may have");
  EXPECT_EQ(readFile(folder / "b").error().text(),
            "'" + (folder / "b").string() + "' does not exist");
  EXPECT_EQ(readFile(folder.path()).error().text(),
            "'" + folder.path().string() + "' is a folder, not a file");
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(readFile(folder / "pipe").error().text(),
            "'" + (folder / "pipe").string() + "' is not an ordinary file");
}

TEST(Files, UniqueFoldersAreNumberedWhenTheNameIsTaken) {
  const TemporaryFolder folder;
  EXPECT_EQ(makeUniqueFolder(folder / "runs/deep", "a")->filename(), "a");
  EXPECT_EQ(makeUniqueFolder(folder / "runs/deep", "a")->filename(), "a-2");
  EXPECT_EQ(makeUniqueFolder(folder / "runs/deep", "a")->filename(), "a-3");
  writeText(folder / "plain", "x");
  EXPECT_FALSE(makeUniqueFolder(folder / "plain", "a"));
}

TEST(Files, UniqueFoldersAreUniqueAmongThreads) {
  const TemporaryFolder folder;
  std::array<std::vector<std::string>, 4> made;
  {
    std::vector<std::jthread> makers;
    for (auto& names : made) {
      makers.emplace_back([&] {
        for (int i = 0; i < 25; ++i) {
          names.push_back(makeUniqueFolder(folder.path(), "run")->filename().string());
        }
      });
    }
  }
  std::set<std::string> all;
  for (const auto& names : made) all.insert(names.begin(), names.end());
  EXPECT_EQ(all.size(), 100U);
}

TEST(AppendFile, GoesOnAtTheEndAndCountsBufferedBytes) {
  const TemporaryFolder folder;
  {
    auto file = AppendFile::open(folder / "rows");
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->append(std::array{1.0, 2.0}).ok());
    EXPECT_EQ(file->size(), 16U);
    EXPECT_EQ(readText(folder / "rows").size(), 0U);
    EXPECT_TRUE(file->sync().ok());
    EXPECT_EQ(readText(folder / "rows").size(), 16U);
    EXPECT_TRUE(file->append("tail").ok());  // written when the file is closed
  }
  auto again = AppendFile::open(folder / "rows");
  EXPECT_EQ(again->size(), 20U);
  EXPECT_TRUE(again->append("x").ok());
  EXPECT_TRUE(again->truncate(8).ok());
  EXPECT_TRUE(again->append("y").ok());
  EXPECT_TRUE(again->flush().ok());
  std::string wanted(9, 'y');
  const double one = 1.0;
  std::memcpy(wanted.data(), &one, sizeof one);
  EXPECT_EQ(readText(folder / "rows"), wanted);
}

TEST(AppendFile, AFullDiskIsToldAndTheRowsWaitForRoom) {
  auto file = AppendFile::open("/dev/full");
  ASSERT_TRUE(file);
  EXPECT_TRUE(file->append("row").ok());
  const Status status = file->flush();
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().text(), "the disk is full: no room to write '/dev/full'");
  EXPECT_EQ(status.error().fault, Fault::Machine);
  EXPECT_EQ(file->size(), 3U);
  EXPECT_FALSE(file->flush().ok());
}

TEST(AppendFile, AHalfWrittenBufferIsCutOffAgain) {
  const TemporaryFolder folder;
  const pid_t child = ::fork();
  if (child == 0) {
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{100, 100};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    auto file = AppendFile::open(folder / "rows");
    bool good = file && file->append(std::string(64, 'a')).ok() && file->flush().ok();
    good = good && file->append(std::string(64, 'b')).ok() && !file->flush().ok();
    ::_exit(good ? 0 : 1);
  }
  int outcome = -1;
  ASSERT_EQ(::waitpid(child, &outcome, 0), child);
  EXPECT_EQ(outcome, 0);
  EXPECT_EQ(readText(folder / "rows"), std::string(64, 'a'));
}

TEST(AppendFile, LargeAppendsPassThroughTheBuffer) {
  const TemporaryFolder folder;
  {
    auto file = AppendFile::open(folder / "rows");
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(file->append(std::string(100000, 'x')).ok());
    AppendFile moved = std::move(*file);
    EXPECT_EQ(moved.size(), 500000U);
  }
  EXPECT_EQ(readText(folder / "rows"), std::string(500000, 'x'));
}

}  // namespace
}  // namespace icl
