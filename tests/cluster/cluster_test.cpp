// Sweeps on the engines of a cluster: real mpirun with several ranks and a real Slurm of one node,
// and kills at random moments. Label `slurm`: the packages are those of ./dev test --all.
// ICL_KILLS=50 raises the number of kills.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "core/base/random.h"
#include "tests/cli/program.h"

namespace icl::testing {

namespace fs = std::filesystem;

namespace {

/// Sixteen jobs of some tens of milliseconds.
const char* const kGrid = R"({"format": "icl-sweep/1", "id": "grid", "title": "A grid",
  "experiment": "cross-attention", "steps": 60,
  "settings": {"method": "descent", "context": 16, "batch": 64, "dim-1": 4},
  "axes": [{"setting": "rate", "values": [0.01, 0.02, 0.03, 0.04]},
           {"setting": "depth", "values": [2, 4]}], "seeds": 2,
  "record": ["loss", "alpha", "beta", {"name": "t", "when": "loss < 1"}]})";

int kills() {
  const char* text = std::getenv("ICL_KILLS");
  return text == nullptr ? 6 : std::max(1, std::atoi(text));
}

bool isRank(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/cmdline", std::ios::binary);
  std::string program;
  std::getline(file, program, '\0');
  return program == ICL_PROGRAM;
}

}  // namespace

class Cluster : public Cli {
 protected:
  Cluster() {
    writeText(file("grid.json"), kGrid);
    for (const auto& [name, value] : {std::pair{"OMPI_ALLOW_RUN_AS_ROOT", "1"},
                                      {"OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1"},
                                      {"OMPI_MCA_btl_base_warn_component_unused", "0"},
                                      {"OMPI_MCA_rmaps_base_oversubscribe", "1"}}) {
      setVariable(name, value);
    }
  }
  std::vector<std::string> sweep(const std::string& out, std::vector<std::string> more = {}) const {
    std::vector<std::string> all{"sweep", file("grid.json").string(), "--out", file(out).string()};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  std::vector<std::string> underMpi(int ranks, std::vector<std::string> arguments) {
    useProgram("/usr/bin/mpirun");
    arguments.insert(arguments.begin(),
                     {"--oversubscribe", "-n", std::to_string(ranks), ICL_PROGRAM});
    return arguments;
  }
  Ended mpi(int ranks, const std::vector<std::string>& arguments) {
    const Ended ended = icl(underMpi(ranks, arguments));
    useProgram(ICL_PROGRAM);
    return ended;
  }
  std::string csv(const std::string& out) const {
    EXPECT_EQ(icl(sweep(out, {"--stored", "--export", "csv"})).code, 0);
    return readText(file(out) / "grid.csv");
  }
  std::string undisturbed() const {
    EXPECT_EQ(icl(sweep("undisturbed")).code, 0);
    return csv("undisturbed");
  }
  /// Every process that a test of this folder started: its arguments name the folder.
  std::vector<pid_t> processes() const {
    std::vector<pid_t> found;
    for (const auto& entry : fs::directory_iterator("/proc")) {
      const std::string name = entry.path().filename().string();
      if (name.find_first_not_of("0123456789") != std::string::npos) continue;
      std::ifstream file(entry.path() / "cmdline", std::ios::binary);
      const std::string line{std::istreambuf_iterator<char>(file), {}};
      if (line.find(folder().string()) == std::string::npos) continue;
      found.push_back(static_cast<pid_t>(std::stol(name)));
    }
    return found;
  }
  void awaitNone() const {
    for (int i = 0; i < 100 && !processes().empty(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_TRUE(processes().empty()) << "a process outlived its sweep";
  }
};

TEST_F(Cluster, RanksShareTheJobsAndTheFirstSpeaksForAll) {
  const std::string wanted = undisturbed();
  const Ended ended = mpi(3, sweep("ranks", {"--json"}));
  EXPECT_EQ(ended.code, 0) << ended.err;
  const Json all = ended.json();
  EXPECT_EQ(numberAt(all, "stored"), 16);
  EXPECT_EQ(numberAt(all, "ran"), 6) << "of its own: each third of sixteen";
  EXPECT_EQ(csv("ranks"), wanted);
  std::ptrdiff_t writers = 0;
  for (const auto& entry : fs::directory_iterator(file("ranks"))) {
    writers += entry.path().extension() == ".db" ? 1 : 0;
  }
  EXPECT_EQ(writers, 3) << "a file a writer";
}

TEST_F(Cluster, RanksOfAShardDoThatShard) {
  EXPECT_EQ(mpi(2, sweep("parts", {"--shard", "0/2"})).code, 0);
  const Ended half = mpi(3, sweep("parts", {"--shard", "1/2", "--json"}));
  EXPECT_EQ(numberAt(half.json(), "stored"), 16) << half.err;
  EXPECT_EQ(csv("parts"), undisturbed());
}

TEST_F(Cluster, BadInputUnderMpirunIsSaidOnce) {
  const Ended ended = mpi(3, {"sweep", file("grid.json").string(), "--shard", "9/2"});
  EXPECT_NE(ended.code, 0);
  const auto said = ended.err.find("icl: --shard");
  EXPECT_NE(said, std::string::npos) << ended.err;
  EXPECT_EQ(ended.err.find("icl: --shard", said + 1), std::string::npos) << ended.err;
}

/// A rank, the whole of an mpirun, or a sweep of one process, in turn, after a random time; the
/// same command goes on, until one comes to its end. Then the export is that of a quiet machine.
TEST_F(Cluster, WhateverIsKilledTheSameCommandEndsTheSame) {
  const std::string wanted = undisturbed();
  int killed = 0;
  for (std::uint64_t round = 0; killed < kills(); ++round) {
    const std::string out = "round-" + std::to_string(round);
    for (int attempt = 0; attempt < 4 && killed < kills(); ++attempt) {
      Stream stream(20261130, Purpose::Test, round, static_cast<std::uint64_t>(attempt));
      const std::uint64_t kind = stream.below(3);
      Running running = kind == 0 ? start(sweep(out)) : start(underMpi(3, sweep(out)));
      useProgram(ICL_PROGRAM);
      std::this_thread::sleep_for(std::chrono::milliseconds(100 + stream.below(500)));
      std::vector<pid_t> victims = processes();
      if (kind == 1) {  // one rank; mpirun then ends the others
        std::erase_if(victims, [](pid_t process) { return !isRank(process); });
        if (victims.size() > 1) victims = {victims[stream.below(victims.size())]};
      }
      for (const pid_t victim : victims) ::kill(victim, SIGKILL);
      killed += victims.empty() ? 0 : 1;
      running.wait();
      awaitNone();
    }
    EXPECT_EQ(icl(sweep(out)).code, 0);
    EXPECT_EQ(csv(out), wanted) << "round " << round;
    fs::remove_all(file(out));
  }
  std::printf("%d kills\n", killed);
}

TEST_F(Cluster, ASlurmArrayStoresWhatOneProcessWould) {
  const std::string wanted = undisturbed();
  const Ended script = icl(sweep("array", {"--print-slurm", "--shard", "0/3"}));
  ASSERT_EQ(script.code, 0) << script.err;
  writeText(file("array.sh"), script.out);
  useProgram(ICL_SOURCE_DIR "/tests/cluster/with_slurm.sh");
  const Ended ended = icl({file("slurm").string(), "sbatch", "--wait",
                           "--chdir=" + folder().string(), file("array.sh").string()});
  useProgram(ICL_PROGRAM);
  EXPECT_EQ(ended.code, 0) << ended.err << ended.out;
  EXPECT_EQ(csv("array"), wanted);
  awaitNone();
}

}  // namespace icl::testing
