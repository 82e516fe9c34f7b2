// `icl sweep` from outside: what it prints, stores and refuses, and that nothing is lost however it
// ends. Real experiments, made small.
#include <filesystem>
#include <thread>

#include "tests/cli/program.h"

namespace icl::testing {

namespace fs = std::filesystem;

namespace {

/// 2 × 2 × 2 jobs of about a millisecond of training each.
const char* const kGrid = R"({"format": "icl-sweep/1", "id": "grid", "title": "A grid",
  "experiment": "cross-attention", "settings": {"parameters": "one"}, "steps": 30,
  "axes": [{"setting": "depth", "values": [2, 4]}, {"setting": "alpha", "values": [0, 0.1]}],
  "seeds": 2, "record": ["loss", "alpha", {"name": "t", "when": "loss < 1"}]})";

/// Eight jobs that last long enough to be killed in the middle, on sampled prompts.
const char* const kSlow = R"({"format": "icl-sweep/1", "id": "slow", "title": "Slow jobs",
  "experiment": "cross-attention", "steps": 150,
  "settings": {"method": "descent", "context": 16, "batch": 64, "dim-1": 4},
  "axes": [{"setting": "rate", "values": [0.01, 0.02, 0.03, 0.04]}], "seeds": 2,
  "record": ["loss", "alpha", "beta"]})";

std::size_t linesOf(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

class SweepVerb : public Cli {
 protected:
  std::string grid(const char* text = kGrid) const {
    writeText(file("grid.json"), text);
    return file("grid.json").string();
  }
  std::string out(const std::string& name = "out") const { return file(name).string(); }
  std::string csv(const std::string& name, const std::string& id) const {
    const Ended ended = icl({"sweep", file("grid.json").string(), "--out", out(name), "--stored",
                             "--export", "csv", "--json"});
    EXPECT_EQ(ended.code, 0) << ended.err;
    return readText(fs::path(out(name)) / (id + ".csv"));
  }
};

TEST_F(SweepVerb, EveryJobHasTheDigestOfARunOfItsOwn) {
  const Json swept = answer({"sweep", grid(), "--out", out()});
  EXPECT_EQ(numberAt(swept, "jobs"), 8);
  EXPECT_EQ(numberAt(swept, "stored"), 8);
  EXPECT_TRUE(at(swept, "complete").asBool());
  ASSERT_EQ(items(swept).size(), 8U);
  for (const std::size_t job : {std::size_t{0}, std::size_t{7}}) {
    const Json one = items(swept)[job];
    const Json run = answer({"run", "cross-attention", "--set", "parameters=one", "--steps", "30",
                             "--set", "depth=" + at(at(one, "settings"), "depth").print(), "--set",
                             "alpha=" + at(at(one, "settings"), "alpha").print(), "--seed",
                             at(one, "seed").print()});
    EXPECT_EQ(textAt(one, "digest"), textAt(run, "digest"));
    EXPECT_EQ(numberAt(at(one, "finals"), "loss"), numberAt(at(run, "finals"), "loss"));
    EXPECT_EQ(numberAt(at(one, "finals"), "final.alpha"), numberAt(at(run, "finals"), "alpha"));
  }
}

TEST_F(SweepVerb, ShardsAndThreadsGiveTheSameExport) {
  grid();
  for (const std::string part : {"0/3", "1/3", "2/3"}) {
    EXPECT_EQ(icl({"sweep", grid(), "--out", out("parts"), "--shard", part}).code, 0);
  }
  EXPECT_EQ(icl({"sweep", grid(), "--out", out("one"), "--threads", "1"}).code, 0);
  EXPECT_EQ(icl({"sweep", grid(), "--out", out("four"), "--threads", "4"}).code, 0);
  const std::string wanted = csv("one", "grid");
  EXPECT_EQ(linesOf(wanted), 9U);
  EXPECT_EQ(csv("parts", "grid"), wanted);
  EXPECT_EQ(csv("four", "grid"), wanted);
}

TEST_F(SweepVerb, TheSameCommandRunsNothingTwice) {
  EXPECT_EQ(numberAt(answer({"sweep", grid(), "--out", out(), "--shard", "1/2"}), "ran"), 4);
  const Json rest = answer({"sweep", grid(), "--out", out(), "--export", "npy"});
  EXPECT_EQ(numberAt(rest, "ran"), 4);
  EXPECT_EQ(numberAt(rest, "found"), 4);
  EXPECT_TRUE(fs::exists(textAt(rest, "file")));
  EXPECT_EQ(numberAt(answer({"sweep", grid(), "--out", out()}), "ran"), 0);
}

TEST_F(SweepVerb, KeepsItselfInTheStoreUnlessToldWhere) {
  const Json swept = answer({"sweep", grid()});
  EXPECT_EQ(textAt(swept, "folder"), (store() / ".sweeps" / "grid").string());
  EXPECT_EQ(icl({"runs"}).code, 0);
  EXPECT_EQ(items(answer({"runs"})).size(), 0U) << "a sweep is no run";
}

TEST_F(SweepVerb, SaysItInWords) {
  const Ended ended = icl({"sweep", grid(), "--out", out()});
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(ended.err, "");
  for (const std::string words : {"8 of 8 jobs stored", "depth", "final.alpha", "kept in "}) {
    EXPECT_NE(ended.out.find(words), std::string::npos) << words << "\n" << ended.out;
  }
}

TEST_F(SweepVerb, DivergedJobsAreResultsAndTheSweepGoesOn) {
  const Json swept = answer({"sweep", grid(R"({"format": "icl-sweep/1", "id": "grid", "title": "t",
      "experiment": "cross-attention", "steps": 200, "settings": {"method": "descent",
      "parameters": "one"}, "axes": [{"setting": "rate", "values": [0.01, 10]}]})"),
                             "--out", out()});
  EXPECT_EQ(numberAt(swept, "diverged"), 1);
  EXPECT_EQ(textAt(items(swept)[1], "end"), "diverged");
  EXPECT_EQ(textAt(items(swept)[0], "end"), "reached-limit");
}

TEST_F(SweepVerb, AClaimThatDoesNotHoldIsExitOne) {
  const std::string text = R"({"format": "icl-sweep/1", "id": "grid", "title": "t",
      "experiment": "cross-attention", "steps": 1, "axes": [{"setting": "depth", "values": [2]}],
      "record": ["level:bayes_risk"], "claims": [{"text": "ln(11/3)/4", "value":
      "level:bayes_risk", "is": "near", "target": 0.3248, "absolute": )";
  EXPECT_EQ(icl({"sweep", grid((text + "1e-4}]}").c_str()), "--out", out()}).code, 0);
  const Ended wrong = icl({"sweep", grid((text + "1e-9}]}").c_str()), "--out", out()});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_NE(wrong.out.find("✗"), std::string::npos);
}

TEST_F(SweepVerb, CtrlCKeepsFinishedJobsAndTheSameCommandEndsTheSame) {
  grid(kSlow);
  EXPECT_EQ(icl({"sweep", file("grid.json").string(), "--out", out("whole")}).code, 0);
  Running running = start({"sweep", file("grid.json").string(), "--out", out(), "--json"});
  std::this_thread::sleep_for(std::chrono::milliseconds(400));
  running.send(SIGINT);
  const Ended ended = running.wait();
  EXPECT_TRUE(ended.code == 130 || ended.code == 0) << ended.code << ended.err;
  if (ended.code == 130 && !ended.out.empty()) {
    EXPECT_EQ(items(ended.json()).size(),
              static_cast<std::size_t>(numberAt(ended.json(), "stored")));
  }
  EXPECT_EQ(icl({"sweep", file("grid.json").string(), "--out", out()}).code, 0);
  EXPECT_EQ(csv("out", "slow"), csv("whole", "slow"));
}

TEST_F(SweepVerb, PrintsAScriptThatDividesTheJobs) {
  const Ended ended = icl({"sweep", grid(), "--out", out(), "--print-slurm", "--shard", "0/4"});
  EXPECT_EQ(ended.code, 0);
  for (const std::string words :
       {"#!/bin/bash\n", "#SBATCH --array=0-3\n", "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT",
        "grid.json'", "--out '"}) {
    EXPECT_NE(ended.out.find(words), std::string::npos) << words << "\n" << ended.out;
  }
  EXPECT_FALSE(fs::exists(out())) << "printing a script runs nothing";
  const Json item = items(answer({"sweep", grid(), "--print-slurm"})).at(0);
  EXPECT_EQ(numberAt(item, "tasks"), 8) << "no more tasks than jobs";
}

TEST_F(SweepVerb, BadCallsAreOneSentence) {
  const std::string good = grid();
  expectRefused({"sweep"}, {"FILE is missing", "icl sweep FILE"});
  expectRefused({"sweep", "minimiser-by-dpth"}, {"did you mean 'minimiser-by-depth"});
  expectRefused({"sweep", "nowhere.json"}, {"'nowhere.json' does not exist"});
  expectRefused({"sweep", good, "--shard", "4/4"}, {"--shard", "the first is 0 and the last 3"});
  expectRefused({"sweep", good, "--shard", "one"}, {"--shard", "like 0/4"});
  expectRefused({"sweep", good, "--export", "xls"}, {"--export", "csv", "npy"});
  expectRefused({"sweep", good, "--threads", "0"}, {"--threads"});
  expectRefused({"sweep", good, "--out", good}, {"is a file"});
  writeText(file("bad.json"), "{\"format\": \"icl-sweep/1\",}");
  expectRefused({"sweep", file("bad.json").string()}, {"bad.json", "1:"});
}

TEST_F(SweepVerb, FullDiskIsOneSentenceAndLosesNothingStored) {
  EXPECT_EQ(icl({"sweep", grid(), "--out", out(), "--shard", "0/2"}).code, 0);
  limitFiles(8192);  // not even the empty data base fits
  const Ended full = icl({"sweep", grid(), "--out", out()});
  EXPECT_EQ(full.code, 4) << full.err;
  EXPECT_EQ(full.err.rfind("icl: ", 0), 0U) << full.err;
  EXPECT_EQ(linesOf(full.err), 1U) << full.err;
  limitFiles(RLIM_INFINITY);
  const Json rest = answer({"sweep", grid(), "--out", out()});
  EXPECT_EQ(numberAt(rest, "found"), 4);
  EXPECT_EQ(numberAt(rest, "stored"), 8);
}

TEST_F(SweepVerb, FolderThatCannotBeWrittenIsOneSentence) {
  expectRefused({"sweep", grid(), "--out", "/proc/1/sweep"}, {"/proc/1/sweep"});
}

}  // namespace icl::testing
