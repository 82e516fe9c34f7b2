// Stored runs on the command line: RUN and RUN@STEP as a person names them. Shared by run --from,
// run --resume, probe --run, runs, export and plot. Opens run folders, never changes them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/run/record.h"
#include "core/run/registry.h"

namespace icl::cli {

/// "RUN@STEP" taken apart.
struct RunPoint {
  std::string run{};
  std::uint64_t step = 0;
  bool has_step = false;
};
Result<RunPoint> parseRunPoint(const std::string& text, const std::string& flag);

/// A stored run opened with the experiment that made it.
struct StoredRun {
  RunReader reader{};
  const ExperimentType* type = nullptr;
};
/// By id, folder, or a unique beginning of the id.
Result<StoredRun> openStoredRun(const Catalog& catalog, const std::string& name);
/// The step of the last recorded row; the run's first step where there is none.
std::uint64_t lastStep(const RunReader& reader);
}  // namespace icl::cli
