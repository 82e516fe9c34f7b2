// A stored run as a PyTorch script that repeats it: resources/python/<experiment>.py with the run's
// settings, some of its rows and a tolerance for each. Starts, tasks and batches follow the run's
// laws but are other numbers, so tolerances come from what the lab itself measures with other
// seeds; that takes as long as so many runs. Blocking.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

#include "core/run/record.h"

namespace icl {

struct PythonOptions {
  int seeds = 4;  // further ones, at most; a run in which nothing is random needs one
  /// Hears which part of the work is done; false stops it. May be empty.
  std::function<bool(double)> progress{};
};

struct PythonReport {
  std::size_t values = 0;  // that the script compares
  int seeds = 0;           // runs behind the tolerances, this one among them
  bool random = false;     // another seed gave other numbers
};

/// The script of an experiment, with the parts that it shares with others (lines `#+ PART`, of
/// resources/python/parts/PART.py) in their places. Its first line is a ComparisonPlan's.
Result<std::string> pythonScript(const ExperimentType& type);

/// Refuses what no script repeats: forks, runs that were changed on their way, settings that the
/// script does not know.
Result<PythonReport> exportPython(const RunReader& run, const ExperimentType& type,
                                  const PythonOptions& options, const std::filesystem::path& out);

}  // namespace icl
