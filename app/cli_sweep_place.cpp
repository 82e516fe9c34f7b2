// Where a sweep runs: alone, as one of mpirun's processes, or as a task of a Slurm array. Nothing
// is exchanged between processes: which jobs are whose follows from the number of each.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sched.h>
#include <string_view>
#include <unistd.h>

#include "app/cli_sweep.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

std::optional<std::uint64_t> numberFrom(const char* variable) {
  const char* text = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): read only
  if (text == nullptr) return {};
  const std::string_view digits(text);
  std::uint64_t number = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool whole = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
  return whole ? std::optional(number) : std::nullopt;
}

/// In quotes that a shell takes nothing out of.
std::string shellWord(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::string thisProgram() {
  std::error_code none;
  const fs::path program = fs::read_symlink("/proc/self/exe", none);
  return none ? "icl" : program.string();
}

}  // namespace

Rank rankOfThisProcess() {
  for (const auto& [index, count, local] :
       {std::array{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_SIZE"},
        std::array{"PMI_RANK", "PMI_SIZE", "MPI_LOCALNRANKS"}}) {
    const auto rank = numberFrom(index), size = numberFrom(count);
    if (!rank || !size || *rank >= *size) continue;
    return {*rank, *size, std::max<std::uint64_t>(1, numberFrom(local).value_or(1))};
  }
  return {};
}

int threadsOf(const Rank& rank) {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  const bool known = sched_getaffinity(0, sizeof allowed, &allowed) == 0;
  const long online = std::max(1L, sysconf(_SC_NPROCESSORS_ONLN));
  const long mine = known ? std::max(1, CPU_COUNT(&allowed)) : online;
  const long share = std::max(1L, online / static_cast<long>(rank.on_this_machine));
  return static_cast<int>(std::min(mine, share));
}

std::string slurmScript(const Sweep& sweep, const fs::path& file, const fs::path& folder,
                        std::uint64_t tasks) {
  const std::string id = sweep.spec().id;
  const std::string last = std::to_string(tasks - 1);
  std::string text = "#!/bin/bash\n";
  text +=
      "# " + grouped(sweep.jobs()) + " jobs of the sweep " + id + " in " + grouped(tasks) +
      " tasks; --array=0-(N-1) makes it N. A task that is\n"
      "# killed loses only the jobs it was at: submit the same script again, whole, and it goes "
      "on\n# with those (a part of the array would share the jobs out in another way).\n";
  text += "#SBATCH --job-name=icl-" + id + "\n";
  text += "#SBATCH --array=0-" + last + "\n";
  text += "#SBATCH --ntasks=1\n#SBATCH --cpus-per-task=1\n";
  text += "#SBATCH --output=icl-" + id + "-%A_%a.log\n";
  text += "#SBATCH --signal=B:TERM@30\n";  // stops at a step and stores, before the time is up
  text += "exec " + shellWord(thisProgram()) + " sweep " + shellWord(file.string()) + " \\\n";
  text += "  --out " + shellWord(folder.string()) + " \\\n";
  text +=
      "  --shard \"$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT\" "
      "--threads \"${SLURM_CPUS_PER_TASK:-1}\"\n";
  return text;
}

}  // namespace icl::cli
