// Pieces of `icl sweep`: where this process stands among others, the batch script, and what is
// said of results. Main thread only.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "app/cli_output.h"
#include "core/run/sweep_results.h"
#include "core/run/sweep_run.h"

namespace icl::cli {

/// This process among those that mpirun started; alone where it did not.
struct Rank {
  std::uint64_t index = 0, count = 1, on_this_machine = 1;
};
/// From what Open MPI (or PMI of other launchers) tells every process; nothing is sent.
Rank rankOfThisProcess();
/// Threads for one of several processes of a machine: its share of the cores it may use.
int threadsOf(const Rank& rank);

/// The script of a Slurm array of `tasks` tasks.
std::string slurmScript(const Sweep& sweep, const std::filesystem::path& file,
                        const std::filesystem::path& folder, std::uint64_t tasks);

struct Answer {
  const SweepResults& results;
  const SweepReport& report;
  std::filesystem::path exported{};
};
/// Tables for a person, one JSON object under --json; the number of claims that do not hold.
int print(const Output& out, const Answer& answer);

}  // namespace icl::cli
