#include "core/run/registry.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

namespace fs = std::filesystem;

class RegistryTest : public ::testing::Test {
 protected:
  fs::path makeRun(std::uint64_t seed, bool closed, int rows) {
    auto driver = std::move(Driver::create(type_, {}, {.seed = seed})).value();
    RunManifest manifest = manifestOf(*driver);
    manifest.started = "2026-01-01T00:00:0" + std::to_string(seed) + "Z";
    auto writer = std::move(RunWriter::create(store_.path(), manifest)).value();
    for (int i = 0; i < rows; ++i) EXPECT_TRUE(writer->row(driver->row()).ok());
    EXPECT_TRUE(!closed || writer->close(EndReason::Cancelled, "", {}, 0).ok());
    return writer->folder();
  }
  ExperimentType type_ = tiny::type();
  testing::TemporaryFolder store_;
};

TEST_F(RegistryTest, ListsTheNewestFirst) {
  makeRun(1, true, 3);
  makeRun(3, true, 3);
  makeRun(2, false, 2);
  const auto runs = listRuns(store_.path());
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_EQ(runs[0].manifest.seed, 3u);
  EXPECT_EQ(runs[1].manifest.seed, 2u);
  EXPECT_EQ(runs[1].rows, 2u);
  EXPECT_EQ(runs[2].manifest.seed, 1u);
}

TEST_F(RegistryTest, AnEmptyOrMissingStoreHasNoRuns) {
  EXPECT_TRUE(listRuns(store_.path()).empty());
  EXPECT_TRUE(listRuns(store_ / "missing").empty());
}

TEST_F(RegistryTest, ForeignAndDamagedFoldersAreListedWithASentenceAndNeverDeleted) {
  makeRun(1, true, 3);
  fs::create_directory(store_ / "holiday-photos");
  const auto runs = listRuns(store_.path());
  ASSERT_EQ(runs.size(), 2u);
  const auto& foreign = runs[0].problem.empty() ? runs[1] : runs[0];
  EXPECT_NE(foreign.problem.find("run.json"), std::string::npos);
  EXPECT_EQ(*pruneRuns(store_.path(), true), 1);
  EXPECT_TRUE(fs::exists(store_ / "holiday-photos"));
}

TEST_F(RegistryTest, ARunIsFoundByPathIdAndUniqueBeginning) {
  const fs::path folder = makeRun(1, true, 3);
  const std::string id = folder.filename().string();
  EXPECT_EQ(findRun(store_.path(), folder.string())->manifest.id, id);
  EXPECT_EQ(findRun(store_.path(), id)->manifest.id, id);
  EXPECT_EQ(findRun(store_.path(), id.substr(0, 12))->manifest.id, id);
  makeRun(2, true, 3);
  const auto ambiguous = findRun(store_.path(), id.substr(0, 4));
  ASSERT_FALSE(ambiguous.ok());
  EXPECT_NE(ambiguous.error().text().find("2 runs"), std::string::npos);
  EXPECT_FALSE(findRun(store_.path(), "no-such-run").ok());
  EXPECT_FALSE(findRun(store_.path(), "").ok());
}

TEST_F(RegistryTest, ADeletedRunCanBeRestored) {
  const fs::path folder = makeRun(1, true, 3);
  ASSERT_TRUE(trashRun(folder).ok());
  EXPECT_TRUE(listRuns(store_.path()).empty());
  ASSERT_TRUE(restoreRun(folder).ok());
  EXPECT_EQ(listRuns(store_.path()).size(), 1u);
  EXPECT_FALSE(restoreRun(folder).ok());
}

TEST_F(RegistryTest, PruneTakesInterruptedRunsWithoutRowsAndWithAllEveryRun) {
  makeRun(1, true, 3);
  makeRun(2, false, 2);
  makeRun(3, false, 0);
  fs::create_directory(store_ / ".new-left-by-a-kill");
  EXPECT_EQ(*pruneRuns(store_.path(), false), 1);
  EXPECT_EQ(listRuns(store_.path()).size(), 2u);
  EXPECT_FALSE(fs::exists(store_ / ".new-left-by-a-kill"));
  EXPECT_EQ(*pruneRuns(store_.path(), true), 2);
  EXPECT_TRUE(listRuns(store_.path()).empty());
}

TEST_F(RegistryTest, TheOrderIsOneOrderAlsoWithFoldersThatCannotBeRead) {
  // The start decides; where run.json cannot be read, the beginning of the name tells it.
  const auto place = [&](const std::string& name, const std::string& started) {
    const fs::path folder = makeRun(1, true, 1), to = store_ / name;
    fs::rename(folder, to);
    std::string text = testing::readText(to / "run.json");
    const auto at = text.find("2026-01-01T00:00:01Z");
    text.replace(at, 20, started);
    testing::writeText(to / "run.json", started.empty() ? "{" : text);
  };
  place("2026-03-01-000000-a", "2026-01-05T00:00:00Z");
  place("2026-02-01-000000-b", "");
  place("2026-01-01-000000-c", "2026-04-01T00:00:00Z");
  fs::create_directory(store_ / "photos");
  std::vector<std::string> names;
  for (const RunEntry& entry : listRuns(store_.path())) {
    names.push_back(entry.folder.filename().string());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"2026-01-01-000000-c", "2026-02-01-000000-b",
                                             "2026-03-01-000000-a", "photos"}));
}

TEST_F(RegistryTest, ADeleteKeepsTheOlderOneOfTheSameNameUntilItIsDone) {
  const fs::path folder = makeRun(1, true, 3);
  ASSERT_TRUE(trashRun(folder).ok());
  fs::copy(store_ / ".trash" / folder.filename(), folder, fs::copy_options::recursive);
  testing::writeText(folder / "note", "the newer one");
  ASSERT_TRUE(trashRun(folder).ok());
  EXPECT_TRUE(fs::exists(store_ / ".trash" / folder.filename() / "note"));
  EXPECT_FALSE(trashRun(folder).ok()) << "there is none any more";
  EXPECT_TRUE(fs::exists(store_ / ".trash" / folder.filename() / "note"));
}

TEST_F(RegistryTest, TheTrashIsEmptiedAndNothingElse) {
  const fs::path kept = makeRun(1, true, 3);
  ASSERT_TRUE(trashRun(makeRun(2, true, 3)).ok());
  EXPECT_EQ(*emptyTrash(store_.path()), 1);
  EXPECT_TRUE(fs::is_empty(store_ / ".trash"));
  EXPECT_TRUE(fs::exists(kept / "rows.f64"));
  fs::remove(store_ / ".trash");
  EXPECT_EQ(*emptyTrash(store_.path()), 0);
  fs::create_symlink(kept, store_ / ".trash");
  EXPECT_FALSE(emptyTrash(store_.path()).ok()) << "a link leads elsewhere";
  EXPECT_TRUE(fs::exists(kept / "rows.f64"));
}

TEST_F(RegistryTest, ARunThatIsBeingWrittenIsNotDeleted) {
  auto driver = std::move(Driver::create(type_, {}, {})).value();
  const auto writer = std::move(RunWriter::create(store_.path(), manifestOf(*driver))).value();
  EXPECT_EQ(*pruneRuns(store_.path(), true), 0);
  EXPECT_FALSE(trashRun(writer->folder()).ok());
}

TEST_F(RegistryTest, TheStoreIsWhereTheEnvironmentSays) {
  const auto with = [](const char* store, const char* data, const char* home) {
    const auto set = [](const char* name, const char* value) {
      value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
    };
    set("ICL_STORE", store);
    set("XDG_DATA_HOME", data);
    set("HOME", home);
    return defaultStore();
  };
  EXPECT_EQ(with("/a/b", "/data", "/home/me"), "/a/b");
  EXPECT_EQ(with(nullptr, "/data", "/home/me"), "/data/icl-lab/runs");
  EXPECT_EQ(with(nullptr, nullptr, "/home/me"), "/home/me/.local/share/icl-lab/runs");
  EXPECT_EQ(with("", "relative", "/home/me"), "/home/me/.local/share/icl-lab/runs");
}

}  // namespace
}  // namespace icl
