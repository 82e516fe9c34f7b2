#include "tests/cli/program.h"

namespace icl::testing {

using Runs = Cli;
namespace fs = std::filesystem;

TEST_F(Runs, EmptyStoreIsAnEmptyListAndANote) {
  EXPECT_EQ(items(answer({"runs"})).size(), 0U);
  EXPECT_NE(icl({"runs", "list"}).err.find("no runs"), std::string::npos);
}

TEST_F(Runs, ListAndShowTellWhatARunIs) {
  const std::string id =
      textAt(answer({"run", "cross-attention", "--steps", "10", "--set", "depth=3", "--seed", "5"}),
             "run");
  const Json listed = answer({"runs", "list"});
  ASSERT_EQ(items(listed).size(), 1U);
  EXPECT_EQ(textAt(items(listed).at(0), "run"), id);
  EXPECT_EQ(textAt(items(listed).at(0), "end"), "reached-limit");
  EXPECT_EQ(numberAt(items(listed).at(0), "rows"), 11);
  const Json shown = answer({"runs", "show", id});
  EXPECT_EQ(numberAt(at(items(shown).at(0), "config"), "depth"), 3);
  EXPECT_EQ(numberAt(items(shown).at(0), "seed"), 5);
  const std::string text = icl({"runs", "show", id}).out;
  EXPECT_NE(text.find("depth"), std::string::npos) << text;
  EXPECT_NE(text.find(id), std::string::npos) << text;
}

TEST_F(Runs, AUniqueBeginningNamesARun) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  EXPECT_EQ(textAt(items(answer({"runs", "show", id.substr(0, 7)})).at(0), "run"), id);
  answer({"run", "cross-attention", "--steps", "2", "--seed", "2"});
  expectRefused({"runs", "show", id.substr(0, 7)}, {id.substr(0, 7)});
}

TEST_F(Runs, DiffListsWhatDiffers) {
  const std::string a = textAt(answer({"run", "cross-attention", "--steps", "2"}), "run");
  const std::string b = textAt(
      answer({"run", "cross-attention", "--steps", "2", "--set", "depth=7", "--seed", "4"}), "run");
  const Json differ = answer({"runs", "diff", a, b});
  ASSERT_EQ(items(differ).size(), 2U) << differ.print();
  EXPECT_EQ(textAt(items(differ).at(0), "key"), "depth");
  EXPECT_EQ(textAt(items(differ).at(0), "a"), "4");
  EXPECT_EQ(textAt(items(differ).at(0), "b"), "7");
  EXPECT_EQ(textAt(items(differ).at(1), "key"), "seed");
  EXPECT_EQ(items(answer({"runs", "diff", a, a})).size(), 0U);
}

TEST_F(Runs, PruneKeepsFinishedRunsUnlessAllAreMeant) {
  const Json run = answer({"run", "cross-attention", "--steps", "2"});
  EXPECT_EQ(items(answer({"runs", "prune"})).size(), 0U);
  EXPECT_TRUE(fs::exists(textAt(run, "folder")));
  const Json pruned = answer({"runs", "prune", "--all"});
  ASSERT_EQ(items(pruned).size(), 1U);
  EXPECT_EQ(textAt(items(pruned).at(0), "run"), textAt(run, "run"));
  EXPECT_EQ(items(answer({"runs"})).size(), 0U);
  EXPECT_FALSE(fs::is_empty(store() / ".trash"));
}

TEST_F(Runs, DamagedFolderIsListedWithItsProblemAndNeverDeleted) {
  const std::string folder = textAt(answer({"run", "cross-attention", "--steps", "2"}), "folder");
  writeText(fs::path(folder) / "run.json", "{\"format\": 1,");
  const Json listed = answer({"runs"});
  ASSERT_EQ(items(listed).size(), 1U);
  EXPECT_NE(textAt(items(listed).at(0), "problem"), "");
  answer({"runs", "prune", "--all"});
  EXPECT_TRUE(fs::exists(fs::path(folder) / "rows.f64"));
  expectRefused({"runs", "show", folder}, {"run.json"});
}

TEST_F(Runs, WrongNumberOfRunsAndUnknownActionAreNamed) {
  expectRefused({"runs", "diff", "a"}, {"'diff' takes 2 runs, not 1"});
  expectRefused({"runs", "prnue"}, {"did you mean 'prune'?"});
  expectRefused({"runs", "show", "nothing-like-it"}, {"nothing-like-it"});
}

}  // namespace icl::testing
