// What cannot be answered, written or trusted is said, with the exit code of the contract.
#include "tests/cli/program.h"

namespace icl::testing {

using Refusals = Cli;
namespace fs = std::filesystem;

namespace {

/// A preset of cross-attention that anybody could have written.
std::string presetText(const std::string& more) {
  return R"({"id": "mine", "title": "Mine", "story": "A story.", "experiment": "cross-attention",
             "steps": 20, )" +
         more + "}";
}

void flipAByte(const fs::path& file, std::size_t at) {
  std::string bytes = readText(file);
  ASSERT_LT(at, bytes.size());
  bytes[at] = static_cast<char>(bytes[at] ^ 0x40);
  writeText(file, bytes);
}

}  // namespace

TEST_F(Refusals, AnAnswerThatCannotBeWrittenIsTheMachinesFault) {
  useProgram("/bin/sh");
  for (const std::string arguments :
       {"docs", "list", "help", "show cross-attention --json", "probe cross-attention summary"}) {
    const Ended ended = icl({"-c", std::string(ICL_PROGRAM) + " " + arguments + " > /dev/full"});
    EXPECT_EQ(ended.code, 4) << arguments;
    EXPECT_EQ(ended.err,
              "icl: the answer could not be written to standard output: No space left on device\n");
  }
}

TEST_F(Refusals, AnAnswerBeyondEveryNumberIsRefused) {
  const std::vector<std::string> huge{"--set",   "alpha=10", "--set",
                                      "beta=10", "--set",    "depth=1024"};
  for (const std::string probe : {"prompt", "finite-context"}) {
    std::vector<std::string> line{"probe", "cross-attention", probe};
    line.insert(line.end(), huge.begin(), huge.end());
    if (probe == "finite-context") line.insert(line.end(), {"--arg", "samples=10"});
    expectRefused(line, {"larger than a number can hold"});
  }
}

TEST_F(Refusals, APromptOfTooManyNumbersIsRefused) {
  std::string row = "[1";
  for (int i = 1; i < 300; ++i) row += ",1";
  row += "]";
  expectRefused({"probe", "cross-attention", "prompt", "--arg", "x=[" + row + "]", "--arg", "y=[1]",
                 "--arg", "query=" + row},
                {"300", "256"});
}

TEST_F(Refusals, AStopRuleKnowsOnlyLessAndMore) {
  for (const std::string rule : {"loss <= 0.33", "loss == 1", "0 < loss < 1"}) {
    expectRefused({"run", "cross-attention", "--until", rule}, {rule});
  }
  expectRefused({"run", "cross-attention", "--until", "loss <= 0.33"}, {"one < or >"});
}

TEST_F(Refusals, WhereNothingIsClaimedNothingIsChecked) {
  writeText(file("mine.json"), presetText(R"("claims": [])"));
  expectRefused({"check", "./mine.json"}, {"mine", "nothing to check"});
  writeText(file("empty.json"), R"({"format": "icl-reference/1", "entries": []})");
  expectRefused({"verify", "--reference", "empty.json"}, {"empty.json", "nothing to check"});
}

TEST_F(Refusals, ARunWithoutANameIsToldAllWaysToBegin) {
  expectRefused({"run"}, {"--from RUN", "--resume RUN"});
}

TEST_F(Refusals, RowsChangedAfterTheEndAreTold) {
  const Json run = answer({"run", "cross-attention", "--steps", "20"});
  const std::string id = textAt(run, "run");
  EXPECT_TRUE(at(items(answer({"runs", "show", id})).at(0), "damage").isNull());
  flipAByte(fs::path(textAt(run, "folder")) / "rows.f64", 333);
  EXPECT_NE(textAt(items(answer({"runs", "show", id})).at(0), "damage").find("digest"),
            std::string::npos);
  EXPECT_NE(icl({"runs", "show", id}).out.find("digest of rows.f64"), std::string::npos);
  expectRefused({"run", "--from", id}, {"digest of rows.f64"});
  const Ended exported = icl({"export", id, "--format", "csv", "--out", "rows.csv"});
  EXPECT_EQ(exported.code, 0) << "what is left can still be had";
  EXPECT_NE(exported.err.find("digest of rows.f64"), std::string::npos);
}

TEST_F(Refusals, ARunThatIsGoingOnIsNotCalledInterrupted) {
  Running going = start({"run", "cross-attention", "--set", "method=descent", "--set", "rate=1e-6",
                         "--steps", "1000000000"});
  std::string end;
  for (int i = 0; i < 400 && end.empty(); ++i) {
    const auto runs = items(answer({"runs"}));
    if (!runs.empty()) end = textAt(runs.front(), "end");
    if (end.empty()) std::this_thread::sleep_for(std::chrono::milliseconds(25));
  }
  EXPECT_EQ(end, "running");
  const auto runs = items(answer({"runs"}));
  ASSERT_EQ(runs.size(), 1U);
  const Json shown = items(answer({"runs", "show", textAt(runs.front(), "run")})).at(0);
  EXPECT_TRUE(at(shown, "running").asBool());
  EXPECT_FALSE(at(shown, "interrupted").asBool());
  going.send(SIGINT);
  EXPECT_EQ(going.wait().code, 130);
  EXPECT_EQ(textAt(items(answer({"runs"})).at(0), "end"), "cancelled");
}

TEST_F(Refusals, WhatWasPrunedIsDeletedForGoodOnlyWhenAskedFor) {
  answer({"run", "cross-attention", "--steps", "2"});
  answer({"runs", "prune", "--all"});
  EXPECT_FALSE(fs::is_empty(store() / ".trash"));
  EXPECT_EQ(numberAt(answer({"runs", "empty"}), "deleted"), 1);
  EXPECT_TRUE(fs::is_empty(store() / ".trash"));
  EXPECT_EQ(numberAt(answer({"runs", "empty"}), "deleted"), 0);
}

TEST_F(Refusals, NumbersThatAreNoneAreAbsentFromJsonAndSeedsKeepTheirDigits) {
  writeText(file("mine.json"), presetText(R"("seed": "18446744073709551615", "claims": [
      {"text": "never", "quantity": "batch_loss", "is": "below", "target": 1}])"));
  const Json checked = items(answer({"check", "./mine.json"}, 1)).at(0);
  EXPECT_EQ(checked.find("measured"), nullptr) << checked.print();
  EXPECT_EQ(textAt(checked, "seed"), "18446744073709551615");
  const Json run = answer({"run", "./mine.json"});
  EXPECT_EQ(textAt(run, "seed"), "18446744073709551615");
  const Json shown = items(answer({"runs", "show", textAt(run, "run")})).at(0);
  EXPECT_EQ(textAt(shown, "seed"), "18446744073709551615");
  EXPECT_EQ(at(shown, "finals").find("batch_loss"), nullptr);
}

TEST_F(Refusals, AFolderMayHaveAnAtInItsName) {
  fs::create_directory(file("a@b"));
  const std::string folder =
      textAt(answer({"run", "cross-attention", "--steps", "5", "--out", "a@b"}), "folder");
  answer({"probe", "cross-attention", "loss", "--run", folder});
  const Json there = answer({"probe", "cross-attention", "loss", "--run", folder + "@3"});
  EXPECT_GT(numberAt(at(there, "values"), "loss"), 0);
  fs::rename(file(folder), file("a@17"));
  answer({"probe", "cross-attention", "loss", "--run", "./a@17"});
  expectRefused({"probe", "cross-attention", "loss", "--run", "./a@17@x"}, {"a@17@x"});
}

TEST_F(Refusals, ALinkStaysALinkAndNoOtherFileIsReplaced) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "5"}), "run");
  writeText(file("real.csv"), "old");
  fs::create_symlink("real.csv", file("link.csv"));
  answer({"export", id, "--format", "csv", "--out", "link.csv"});
  EXPECT_TRUE(fs::is_symlink(file("link.csv")));
  EXPECT_NE(readText(file("real.csv")).find("alpha"), std::string::npos);

  writeText(file("rows.npy.json"), "{\"mine\": 1}");
  expectRefused({"export", id, "--format", "npy", "--out", "rows.npy"},
                {"rows.npy.json", "is in the way"});
  EXPECT_EQ(readText(file("rows.npy.json")), "{\"mine\": 1}");
  fs::remove(file("rows.npy.json"));
  answer({"export", id, "--format", "npy", "--out", "rows.npy"});
  answer({"export", id, "--format", "npy", "--out", "rows.npy"});  // its own list may go
}

TEST_F(Refusals, APresetFileCanBePlotted) {
  writeText(file("mine.json"), presetText(R"("claims": [])"));
  fs::create_directory(file("bin"));
  writeText(file("bin") / "icl-lab", "#!/bin/sh\necho \"$1\" > asked\n: > picture.svg\n");
  fs::permissions(file("bin") / "icl-lab", fs::perms::owner_all);
  fs::copy_file(ICL_PROGRAM, file("bin") / "copy");  // beside which that icl-lab is found
  useProgram(file("bin") / "copy");
  const Json drawn =
      answer({"plot", "./mine.json", "--view", "loss", "--out", file("picture.svg").string()});
  EXPECT_EQ(textAt(drawn, "name"), "./mine.json");
  EXPECT_EQ(readText(file("asked")), file("mine.json").string() + "\n");
}

TEST_F(Refusals, ATableThatIsCutSaysSoOnlyWhereItIsShown) {
  const std::vector<std::string> line{"probe", "cross-attention", "landscape", "--arg",
                                      "points=20"};
  EXPECT_NE(icl(line).err.find("first 12 of 20"), std::string::npos);
  auto json = line;
  json.emplace_back("--json");
  EXPECT_EQ(icl(json).err, "");
}

TEST_F(Refusals, ShowTellsArgumentsLabelsAndTheInterventionSet) {
  const std::string text = icl({"show", "cross-attention"}).out;
  for (const std::string part :
       {"alpha-min", "excess_barrier", "standard_error", "set-parameter"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part;
  }
  bool found = false;
  for (const Json& item : items(answer({"show", "cross-attention"}))) {
    if (textAt(item, "kind") != "intervention" || textAt(item, "key") != "set") continue;
    found = true;
    bool rate = false;
    for (const Json& target : at(item, "targets").items()) rate = rate || target == Json("rate");
    EXPECT_TRUE(rate) << item.print();
  }
  EXPECT_TRUE(found);
}

}  // namespace icl::testing
