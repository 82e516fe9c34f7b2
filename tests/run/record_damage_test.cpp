// Runs whose files were damaged, exchanged, or could not be written: said in a sentence, and
// nothing that was recorded is lost.
#include <csignal>
#include <cstring>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/safetensors.h"
#include "core/run/checkpoint_file.h"
#include "tests/run/record_fixture.h"

namespace icl {
namespace {

namespace fs = std::filesystem;
using testing::firstDifference;
using testing::readText;
using testing::RecordTest;
using testing::writeText;

TEST_F(RecordTest, ADamagedCheckpointCostsTimeNotTheRun) {
  const auto straight = make();
  const auto whole = runToEnd(*straight, nullptr, {});
  const auto driver = make();
  const auto folder = interrupted(*driver, 80, 50);
  writeText(folder / "checkpoints" / "step-000000000050.safetensors", "not a checkpoint at all");
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, whole->digest);
}

TEST_F(RecordTest, AForeignCheckpointCostsTimeNotTheRun) {
  const Event change{20, {"place", "y", 3.0, {}}}, later{60, {"gate", "", 0.5, {}}};
  const RunOptions options{.script = {change, later}};
  const auto whole = runToEnd(*make({{"noise", 1.0}}, options), nullptr, {});
  for (const bool other_values : {false, true}) {
    const auto driver = make({{"noise", 1.0}}, options);
    const auto folder = interrupted(*driver, 80, 50);
    const fs::path file = folder / "checkpoints" / "step-000000000050.safetensors";
    if (other_values) {
      const auto stranger = make({{"noise", 1.0}}, {.seed = 9});
      ASSERT_TRUE(stranger->seek(50).ok());
      ASSERT_TRUE(writeCheckpoint(file, *stranger->snapshot(), 50).ok());
    } else {
      // One tensor less: the experiment refuses the state after the events have been applied.
      std::vector<Tensor> half{{"point", {2}, {1.0, 1.0}, Tensor::Storage::F64}};
      ASSERT_TRUE(writeSafetensors(file, half, {}).ok());
    }
    const auto run = RunReader::open(folder);
    ASSERT_TRUE(run.ok());
    const auto entered = driverFromRun(*run, catalog_, 70);
    ASSERT_TRUE(entered.ok()) << entered.error().text();
    EXPECT_EQ(firstDifference((*entered)->row(), *run->read(70, 71)), -1);
    const auto report = resumeRun(folder, catalog_, {});
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->digest, whole->digest);
    EXPECT_TRUE(RunReader::open(folder)->manifest().edits.empty());
  }
}

TEST_F(RecordTest, RowsThatThisProgramDoesNotComputeAreKept) {
  const auto driver = make();
  const auto folder = interrupted(*driver, 80, 0);
  std::string bytes = readText(folder / "rows.f64");
  const double wrong = 12.5;
  std::memcpy(&bytes[70 * 24], &wrong, sizeof wrong);
  writeText(folder / "rows.f64", bytes);
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_FALSE(report.ok());
  EXPECT_NE(report.error().text().find("step 70"), std::string::npos) << report.error().text();
  EXPECT_EQ(readText(folder / "rows.f64"), bytes);
  const auto run = RunReader::open(folder);
  EXPECT_TRUE(driverFromRun(*run, catalog_, 69).ok());
  EXPECT_FALSE(driverFromRun(*run, catalog_, 70).ok()) << "no answers about a state it never had";
}

TEST_F(RecordTest, DamagedFoldersAnswerWithASentence) {
  const auto driver = make({}, {.steps = 5});
  const auto writer = writerOf(*driver);
  const auto folder = runToEnd(*driver, writer.get(), {})->folder;
  const std::string good = readText(folder / "run.json");
  const auto refusal = [&](const std::string& text) {
    writeText(folder / "run.json", text);
    const auto run = RunReader::open(folder);
    EXPECT_FALSE(run.ok()) << text;
    return run.ok() ? std::string() : run.error().text();
  };
  EXPECT_NE(refusal("{").find("run.json"), std::string::npos);
  EXPECT_NE(refusal("[]").find("object"), std::string::npos);
  EXPECT_NE(refusal("{\"format\": 2}").find("format 2"), std::string::npos);
  EXPECT_FALSE(refusal("").empty());
  std::string unknown = good;
  unknown.replace(unknown.find("\"sentence\""), 10, "\"sentense\"");
  EXPECT_NE(refusal(unknown).find("sentence"), std::string::npos);
  writeText(folder / "run.json", good);
  writeText(folder / "rows.f64", std::string(24, '\0'));
  EXPECT_NE(RunReader::open(folder).error().text().find("1 rows"), std::string::npos);
  fs::remove(folder / "rows.f64");
  EXPECT_NE(RunReader::open(folder).error().text().find("rows.f64"), std::string::npos);
  EXPECT_FALSE(RunReader::open(store_ / "nothing").ok());
}

TEST_F(RecordTest, EveryBytewiseDamageOfRunJsonIsRefusedOrHarmless) {
  const auto driver = make({}, {.steps = 3});
  const auto writer = writerOf(*driver);
  const auto folder = runToEnd(*driver, writer.get(), {})->folder;
  const std::string good = readText(folder / "run.json");
  std::size_t refused = 0;
  for (std::size_t i = 0; i < good.size(); ++i) {
    std::string damaged = good;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
    writeText(folder / "run.json", damaged);
    const auto run = RunReader::open(folder);
    if (!run.ok()) {
      ++refused;
      continue;
    }
    // Harmless: the rows are all there, and a state is either refused or the one they tell of.
    ASSERT_EQ(run->rows(), 4u) << damaged;
    EXPECT_EQ(run->read(0, 4)->size(), 12u);
    const auto entered = driverFromRun(*run, catalog_);
    if (!entered.ok()) continue;
    EXPECT_EQ(firstDifference((*entered)->row(), *run->read(3, 4)), -1) << damaged;
  }
  EXPECT_GT(refused, good.size() / 4);
}

TEST_F(RecordTest, AFirstStepBeyondEveryRunIsRefused) {
  const auto driver = make({}, {.steps = 3});
  const auto writer = writerOf(*driver);
  const auto folder = runToEnd(*driver, writer.get(), {})->folder;
  std::string text = readText(folder / "run.json");
  const std::string zero = "\"first_step\": 0";
  text.replace(text.find(zero), zero.size(), "\"first_step\": 72057594037927936");
  writeText(folder / "run.json", text);
  const auto run = RunReader::open(folder);
  ASSERT_FALSE(run.ok());
  EXPECT_NE(run.error().text().find("first_step"), std::string::npos);
}

TEST_F(RecordTest, RowsThatWereChangedAfterTheEndAreTold) {
  const auto driver = make({}, {.steps = 5});
  const auto writer = writerOf(*driver);
  const auto folder = runToEnd(*driver, writer.get(), {})->folder;
  EXPECT_TRUE(RunReader::open(folder)->intact().ok());
  std::string bytes = readText(folder / "rows.f64");
  bytes[50] ^= 1;
  writeText(folder / "rows.f64", bytes);
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok()) << "it can still be read";
  ASSERT_FALSE(run->intact().ok());
  EXPECT_NE(run->intact().error().text().find("digest"), std::string::npos);
}

TEST_F(RecordTest, WhatIsWrongInAStoredRunIsToldWithItsFile) {
  const auto driver = make({}, {.steps = 5});
  ASSERT_TRUE(driver->apply({"place", "y", 3.0, {}}).ok());
  const auto writer = writerOf(*driver);
  const auto folder = runToEnd(*driver, writer.get(), {})->folder;
  std::string text = readText(folder / "run.json");
  text.replace(text.find("\"place\""), 7, "\"plaze\"");
  writeText(folder / "run.json", text);
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok());
  const auto entered = driverFromRun(*run, catalog_);
  ASSERT_FALSE(entered.ok());
  EXPECT_NE(entered.error().text().find("run.json"), std::string::npos) << entered.error().text();
  EXPECT_NE(entered.error().text().find("place"), std::string::npos) << entered.error().text();
}

TEST_F(RecordTest, AReadOnlyStoreAnswersWithASentence) {
  writeText(store_ / "file", "");
  const auto driver = make();
  const auto writer = RunWriter::create(store_ / "file", manifestOf(*driver));
  ASSERT_FALSE(writer.ok());
  EXPECT_NE(writer.error().text().find("file"), std::string::npos);
}

/// What happens in a process of its own whose files may grow to `bytes` each, as on a full disk.
int withFilesUpTo(rlim_t bytes, const std::function<int()>& body) {
  const pid_t child = ::fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{bytes, bytes};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::_exit(body());
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(RecordTest, AFullDiskIsTheMachinesFaultAndKeepsWholeRows) {
  const auto driver = make({{"noise", 1.0}}, {.steps = 4000});
  auto writer = writerOf(*driver);
  const fs::path folder = writer->folder();
  // 24 bytes a row: the disk is full in the middle of one.
  EXPECT_EQ(withFilesUpTo(20000,
                          [&] {
                            const auto report = runToEnd(*driver, writer.get(), {});
                            if (report.ok()) return 1;
                            return report.error().fault == Fault::Machine ? 0 : 2;
                          }),
            0);
  writer.reset();
  const auto run = RunReader::open(folder);
  ASSERT_TRUE(run.ok()) << run.error().text();
  EXPECT_TRUE(run->interrupted());
  EXPECT_EQ(fs::file_size(folder / "rows.f64"), 20000u / 24 * 24) << "no half row stays";
  const auto whole = runToEnd(*make({{"noise", 1.0}}, {.steps = 4000}), nullptr, {});
  const auto report = resumeRun(folder, catalog_, {});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->digest, whole->digest);
}

}  // namespace
}  // namespace icl
