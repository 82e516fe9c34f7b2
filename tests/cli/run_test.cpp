#include <cmath>

#include "core/base/text.h"
#include "tests/cli/program.h"

namespace icl::testing {

using RunVerb = Cli;

namespace {

std::string rowsOf(const Json& run) {
  return readText(std::filesystem::path(textAt(run, "folder")) / "rows.f64");
}

}  // namespace

TEST_F(RunVerb, AnswersWithEverythingTheContractNames) {
  const Json run = answer({"run", "cross-attention", "--steps", "50"});
  EXPECT_EQ(textAt(run, "experiment"), "cross-attention");
  EXPECT_TRUE(at(run, "preset").isNull());
  EXPECT_EQ(numberAt(run, "seed"), 1);
  EXPECT_EQ(numberAt(run, "steps"), 50);
  EXPECT_GT(numberAt(run, "seconds"), 0);
  EXPECT_EQ(textAt(run, "end"), "reached-limit");
  EXPECT_EQ(numberAt(at(run, "config"), "depth"), 4);
  EXPECT_EQ(textAt(run, "digest").size(), 64U);
  for (const std::string channel : {"time", "loss", "excess", "log10_excess", "gradient_norm",
                                    "alpha", "beta", "distance_minimiser", "distance_limit"}) {
    EXPECT_TRUE(std::isfinite(numberAt(at(run, "finals"), channel))) << channel;
  }
  // 51 rows (the state before any update is one) of all channels of 8 bytes.
  EXPECT_EQ(rowsOf(run).size(), 51U * kChannels * 8U);
}

TEST_F(RunVerb, DigestIsTheSha256OfTheRows) {
  const Json run = answer({"run", "cross-attention", "--steps", "5"});
  const std::string file = textAt(run, "folder") + "/rows.f64";
  const std::string command = "sha256sum " + file;
  std::FILE* pipe = popen(command.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  char digest[65] = {};
  ASSERT_EQ(fread(digest, 1, 64, pipe), 64U);
  pclose(pipe);
  EXPECT_EQ(textAt(run, "digest"), digest);
}

TEST_F(RunVerb, SaysItInWordsWithoutJson) {
  const Ended ended = icl({"run", "cross-attention", "--steps", "50", "--seed", "3"});
  EXPECT_EQ(ended.code, 0);
  EXPECT_NE(ended.out.find("cross-attention, seed 3: 50 steps in"), std::string::npos) << ended.out;
  EXPECT_NE(ended.out.find("kept in " + store().string()), std::string::npos) << ended.out;
  EXPECT_EQ(ended.err, "");
}

TEST_F(RunVerb, SettingsAndSeedAreTaken) {
  const Json run = answer({"run", "cross-attention", "--set", "depth=8", "--set", "alpha=-0.1",
                           "--set", "depth=2", "--seed", "7", "--steps", "3"});
  EXPECT_EQ(numberAt(at(run, "config"), "depth"), 2);
  EXPECT_EQ(numberAt(at(run, "config"), "alpha"), -0.1);
  EXPECT_EQ(numberAt(run, "seed"), 7);
}

TEST_F(RunVerb, UntilStopsAtALevelOfTheSummary) {
  const Json run = answer({"run", "cross-attention", "--until", "loss < bayes_risk * 1.01"});
  EXPECT_EQ(textAt(run, "end"), "condition");
  // Bayes risk of the standard prior: ln(11/3)/4.
  EXPECT_LT(numberAt(at(run, "finals"), "loss"), std::log(11.0 / 3.0) / 4 * 1.01);
}

TEST_F(RunVerb, DivergenceIsAResultWithExitThree) {
  const Json run = answer({"run", "cross-attention", "--set", "method=descent", "--set",
                           "parameters=one", "--set", "alpha=0", "--set", "rate=10"},
                          3);
  EXPECT_EQ(textAt(run, "end"), "diverged");
}

TEST_F(RunVerb, ThreadsDoNotChangeTheBits) {
  std::vector<std::string> digests;
  for (const std::string threads : {"1", "2", "4"}) {
    digests.push_back(
        textAt(answer({"run", "cross-attention", "--set", "context=32", "--set", "method=descent",
                       "--set", "batch=256", "--steps", "20", "--threads", threads}),
               "digest"));
  }
  EXPECT_EQ(digests[0], digests[1]);
  EXPECT_EQ(digests[0], digests[2]);
}

TEST_F(RunVerb, OutKeepsTheRunFolderThere) {
  const Json run =
      answer({"run", "cross-attention", "--steps", "3", "--out", file("elsewhere").string()});
  EXPECT_EQ(std::filesystem::path(textAt(run, "folder")).parent_path(), file("elsewhere"));
  EXPECT_TRUE(std::filesystem::exists(textAt(run, "folder") + "/run.json"));
  EXPECT_EQ(items(answer({"runs", "show", textAt(run, "folder")})).size(), 1U);
}

TEST_F(RunVerb, ForkGoesOnWithTheSameBits) {
  const Json straight = answer({"run", "cross-attention", "--steps", "60"});
  const Json past = answer({"run", "cross-attention", "--steps", "40"});
  const Json fork = answer({"run", "--from", textAt(past, "run") + "@25", "--steps", "60"});
  EXPECT_EQ(textAt(fork, "parent"), textAt(past, "run") + "@25");
  EXPECT_EQ(numberAt(fork, "steps"), 60);
  // Rows 25 … 60 of the straight run.
  EXPECT_EQ(rowsOf(fork), rowsOf(straight).substr(25 * kChannels * 8));
}

TEST_F(RunVerb, ForkOfAForkKnowsItsPast) {
  const Json first = answer({"run", "cross-attention", "--steps", "30"});
  const Json second = answer({"run", "--from", textAt(first, "run") + "@20", "--steps", "40"});
  const Json third =
      answer({"run", "cross-attention", "--from", textAt(second, "run") + "@35", "--steps", "50"});
  const Json straight = answer({"run", "cross-attention", "--steps", "50"});
  EXPECT_EQ(rowsOf(third), rowsOf(straight).substr(35 * kChannels * 8));
}

TEST_F(RunVerb, ForkTakesOtherSettings) {
  const Json past = answer({"run", "cross-attention", "--set", "method=descent", "--steps", "30"});
  const Json fork = answer({"run", "cross-attention", "--from", textAt(past, "run") + "@10",
                            "--set", "rate=0.02", "--steps", "20"});
  EXPECT_EQ(textAt(at(fork, "config"), "method"), "descent");
  EXPECT_EQ(numberAt(at(fork, "config"), "rate"), 0.02);
}

TEST_F(RunVerb, ForkOutsideTheRunIsRefused) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "10"}), "run");
  expectRefused({"run", "--from", id + "@11"}, {"0 to 10", "11"});
  expectRefused({"run", "--from", id + "@x"}, {"'x'", "whole number"});
  expectRefused({"run", "--from", id + "@5", "--steps", "5"}, {"--steps", "more than 5"});
  expectRefused({"run", "--from", "2001-01-01"}, {"2001-01-01"});
}

TEST_F(RunVerb, PresetRunsWithItsSettings) {
  const std::string preset = textAt(items(answer({"list", "presets"})).at(0), "name");
  const Ended ended = icl({"run", preset, "--steps", "5", "--json"});
  EXPECT_TRUE(ended.code == 0 || ended.code == 3) << ended.err;
  EXPECT_EQ(textAt(ended.json(), "preset"), preset);
}

}  // namespace icl::testing
