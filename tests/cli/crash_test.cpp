#include <random>
#include <set>

#include "tests/cli/program.h"

namespace icl::testing {

using Crash = Cli;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kRowBytes = kChannels * 8;

/// 20, or what ICL_KILLS says (200 before a release).
int killCount() {
  const char* text = std::getenv("ICL_KILLS");
  return text == nullptr ? 20 : std::atoi(text);
}

std::vector<std::string> longRun(const std::string& steps) {
  return {"run",       "cross-attention", "--set", "method=descent", "--set",
          "rate=1e-3", "--steps",         steps,   "--json"};
}

/// Waits until a run that is not in `known` has rows; its folder.
fs::path waitForRows(const fs::path& store, const std::set<fs::path>& known = {}) {
  for (int i = 0; i < 5000; ++i) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(store, ignored)) {
      if (known.count(entry.path()) > 0) continue;
      if (fs::file_size(entry.path() / "rows.f64", ignored) > 0 && !ignored) return entry.path();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return {};
}

std::set<fs::path> foldersIn(const fs::path& store) {
  std::set<fs::path> folders;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(store, ignored)) folders.insert(entry.path());
  return folders;
}

}  // namespace

TEST_F(Crash, ControlCKeepsTheRunAndExits130) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Running running = start(longRun("1000000000"));
    const fs::path folder = waitForRows(store());
    ASSERT_FALSE(folder.empty());
    running.send(signal);
    const Ended ended = running.wait();
    EXPECT_EQ(ended.code, 130) << ended.err;
    const Json run = ended.json();
    EXPECT_EQ(textAt(run, "end"), "cancelled");
    const auto rows = fs::file_size(folder / "rows.f64");
    EXPECT_EQ(rows, (static_cast<std::uintmax_t>(numberAt(run, "steps")) + 1) * kRowBytes);
    EXPECT_EQ(textAt(items(answer({"runs"})).at(0), "end"), "cancelled");
    fs::remove_all(store());
  }
}

TEST_F(Crash, ControlCDuringAnyOtherVerbExits130) {
  Running running = start({"bench"});
  ASSERT_TRUE(running.waitUntilCaught(SIGINT));
  running.send(SIGINT);
  EXPECT_EQ(running.wait().code, 130);
}

TEST_F(Crash, EveryKilledRunOpensAndIsABeginningOfTheWholeOne) {
  const Json whole = answer({"run", "cross-attention", "--set", "method=descent", "--set",
                             "rate=1e-3", "--steps", "3000", "--out", file("whole").string()});
  const std::string rows = readText(fs::path(textAt(whole, "folder")) / "rows.f64");
  std::mt19937 random(1);
  const int kills = killCount();
  for (int i = 0; i < kills; ++i) {
    const auto known = foldersIn(store());
    Running running = start(longRun("1000000000"));
    // Every other one is killed while it begins, the rest somewhere among their rows.
    if (i % 2 == 1) waitForRows(store(), known);
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 60000));
    running.send(SIGKILL);
    EXPECT_EQ(running.wait().signal, SIGKILL);
  }
  int opened = 0;
  for (const Json& item : items(answer({"runs"}))) {
    EXPECT_TRUE(at(item, "problem").isNull()) << item.print();
    EXPECT_EQ(textAt(item, "end"), "interrupted");
    const fs::path folder = textAt(item, "folder");
    const std::string kept = readText(folder / "rows.f64");
    const auto complete = static_cast<std::size_t>(numberAt(item, "rows")) * kRowBytes;
    EXPECT_LT(kept.size() - complete, kRowBytes) << "more than a torn last row is missing";
    const std::size_t common = std::min(complete, rows.size());
    EXPECT_EQ(kept.substr(0, common), rows.substr(0, common));
    ++opened;
  }
  EXPECT_GE(opened, kills / 2) << "a run that had rows is gone";
}

TEST_F(Crash, AResumedRunHasTheSameDigestAsAStraightOne) {
  const Json straight = answer({"run", "cross-attention", "--set", "method=descent", "--set",
                                "rate=1e-3", "--steps", "30000", "--out", file("whole").string()});
  Running running = start(longRun("30000"));
  const fs::path folder = waitForRows(store());
  ASSERT_FALSE(folder.empty());
  running.send(SIGKILL);
  ASSERT_EQ(running.wait().signal, SIGKILL) << "the run was over before it was killed";
  const Json resumed = answer({"run", "--resume", folder.string()});
  EXPECT_EQ(textAt(resumed, "end"), textAt(straight, "end"));
  EXPECT_EQ(numberAt(resumed, "steps"), numberAt(straight, "steps"));
  EXPECT_EQ(textAt(resumed, "digest"), textAt(straight, "digest"));
}

TEST_F(Crash, AFinishedRunIsNotResumed) {
  const std::string id = textAt(answer({"run", "cross-attention", "--steps", "5"}), "run");
  expectRefused({"run", "--resume", id}, {"--resume", "has ended", "--from"});
}

}  // namespace icl::testing
