#include <fstream>
#include <map>

#include "tests/cli/program.h"

namespace icl::testing {

using BadInput = Cli;
namespace fs = std::filesystem;

// Every setting of every experiment: CatalogSettings.EveryTextOutsideItsRangeIsRefusedByName.
TEST_F(BadInput, ASettingOfEachTypeRefusesWhatLiesOutsideItsRange) {
  std::map<std::string, Json> one_of_each;
  for (const Json& item : items(answer({"show", "cross-attention"}))) {
    if (textAt(item, "kind") == "setting") one_of_each.emplace(textAt(item, "type"), item);
  }
  EXPECT_GE(one_of_each.size(), 5U);
  for (const auto& [type, item] : one_of_each) {
    if (type == "text") continue;  // judged only where it acts
    const std::string key = textAt(item, "key");
    const Json* max = item.find("max");
    std::vector<std::string> wrong{"nonsense"};
    if (max != nullptr) wrong = {"nan", "inf", "1e400", ""};
    if (max != nullptr && max->isNumber()) wrong.push_back(std::to_string(max->asNumber() * 2 + 1));
    for (const std::string& value : wrong) {
      expectRefused({"run", "cross-attention", "--set", key + "=" + value}, {key});
    }
  }
}

TEST_F(BadInput, SettingsThatContradictEachOtherAreRefusedTogether) {
  expectRefused({"run", "cross-attention", "--set", "norm2-low=5", "--set", "norm2-high=1"},
                {"norm2-low", "norm2-high"});
  expectRefused({"run", "cross-attention", "--set", "prior=task-list", "--set", "tasks=[[1,2"}, {});
  expectRefused({"run", "cross-attention", "--set", "prior=task-list", "--set", "tasks=[[1,2]]"},
                {"tasks"});
}

TEST_F(BadInput, AMissingDimensionIsNamed) {
  expectRefused({"run", "cross-attention", "--set", "modalities=3", "--set", "dim-3=0"}, {"dim-3"});
  expectRefused({"run", "cross-attention", "--set", "modalities=5"}, {"modalities", "4"});
  expectRefused({"run", "cross-attention", "--set", "dim-5=4"}, {"dim-5"});
}

TEST_F(BadInput, UnknownKeysNameTheNearest) {
  expectRefused({"run", "cross-attention", "--set", "detph=8"}, {"did you mean 'depth'?"});
  expectRefused({"run", "cross-attention", "--set", "method=flwo"}, {"did you mean 'flow'?"});
  expectRefused({"run", "cross-attention", "--set", "depth"}, {"key=value"});
  expectRefused({"run", "cross-attentoin"}, {"did you mean 'cross-attention'?"});
}

TEST_F(BadInput, NumbersOfFlagsAreChecked) {
  for (const std::string wrong : {"-1", "1.5", "nan", "x", "", "99999999999999999999"}) {
    expectRefused({"run", "cross-attention", "--seed", wrong}, {"--seed"});
    expectRefused({"run", "cross-attention", "--steps", wrong}, {"--steps"});
    expectRefused({"run", "cross-attention", "--threads", wrong}, {"--threads"});
  }
  expectRefused({"run", "cross-attention", "--steps", "0"}, {"--steps"});
  expectRefused({"run", "cross-attention", "--threads", "0"}, {"--threads"});
}

TEST_F(BadInput, StopRulesAreChecked) {
  expectRefused({"run", "cross-attention", "--until", "lsos < 0.3"}, {"lsos", "loss"});
  expectRefused({"run", "cross-attention", "--until", "loss < nan"}, {"nan"});
  expectRefused({"run", "cross-attention", "--until", "loss = 3"}, {});
  expectRefused({"run", "cross-attention", "--until", "loss <"}, {});
}

TEST_F(BadInput, DamagedAndForeignPresetsAreRefused) {
  const std::string path = file("p.json").string();
  expectRefused({"run", path}, {"p.json"});
  writeText(path, "{\"id\": \"p\",\n  oops");
  expectRefused({"run", path}, {"p.json", "2:"});
  writeText(path, "[1, 2]");
  expectRefused({"run", path}, {"p.json"});
  writeText(path, std::string("\x00\xff\x89PNG", 6));
  expectRefused({"check", path}, {"p.json"});
  writeText(path, R"({"format": "icl-reference/1", "entries": []})");
  expectRefused({"check", path}, {"p.json"});
}

TEST_F(BadInput, DamagedRunFoldersAreRefusedAndKept) {
  const std::string folder = textAt(answer({"run", "cross-attention", "--steps", "5"}), "folder");
  const std::string good = readText(fs::path(folder) / "run.json");
  for (const std::string& bad : {std::string(), good.substr(0, good.size() / 2), std::string("{}"),
                                 std::string("[]"), std::string("not json")}) {
    writeText(fs::path(folder) / "run.json", bad);
    expectRefused({"runs", "show", folder}, {});
    expectRefused({"export", folder, "--format", "csv"}, {});
    expectRefused({"run", "--from", folder}, {});
    expectRefused({"probe", "cross-attention", "summary", "--run", folder}, {});
  }
  writeText(fs::path(folder) / "run.json", good);
  EXPECT_EQ(numberAt(items(answer({"runs", "show", folder})).at(0), "rows"), 6);
  expectRefused({"runs", "show", this->folder().string()}, {});
}

TEST_F(BadInput, RunOfAnUnknownExperimentIsRefused) {
  const std::string folder = textAt(answer({"run", "cross-attention", "--steps", "2"}), "folder");
  std::string text = readText(fs::path(folder) / "run.json");
  const std::string id = "\"cross-attention\"";
  text.replace(text.find(id), id.size(), "\"cross-tension\"");
  writeText(fs::path(folder) / "run.json", text);
  expectRefused({"runs", "show", folder}, {"cross-tension"});
}

TEST_F(BadInput, AFileInPlaceOfTheStoreIsNamed) {
  writeText(file("plain"), "x");
  expectRefused({"run", "cross-attention", "--steps", "2", "--out", file("plain").string()},
                {"plain"});
  expectRefused({"run", "cross-attention", "--steps", "2", "--out", file("plain/below").string()},
                {"plain"});
  EXPECT_EQ(readText(file("plain")), "x");
}

TEST_F(BadInput, AFolderThatTakesNoFilesIsNamed) {
  // /proc refuses new folders even to root.
  expectRefused({"run", "cross-attention", "--steps", "2", "--out", "/proc/icl-runs"},
                {"/proc/icl-runs"});
}

TEST_F(BadInput, FullDiskEndsTheRunWithFourAndKeepsWhatWasWritten) {
  const std::string whole =
      readText(fs::path(textAt(
                   answer({"run", "cross-attention", "--steps", "400", "--set", "method=descent"}),
                   "folder")) /
               "rows.f64");
  limitFiles(16384);
  const Ended ended = icl({"run", "cross-attention", "--steps", "400", "--set", "method=descent",
                           "--out", file("small").string()});
  EXPECT_EQ(ended.code, 4) << ended.out << ended.err;
  EXPECT_EQ(std::count(ended.err.begin(), ended.err.end(), '\n'), 1) << ended.err;
  ASSERT_FALSE(fs::is_empty(file("small")));
  const fs::path kept = fs::directory_iterator(file("small"))->path();
  const std::string rows = readText(kept / "rows.f64");
  EXPECT_EQ(rows, whole.substr(0, rows.size()));
  EXPECT_EQ(icl({"runs", "show", kept.string()}).code, 0);
}

}  // namespace icl::testing
