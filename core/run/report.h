// A comparison of stored runs as Markdown: which settings differ, where the runs ended, how far
// from theory and from their presets' claims, means over seeds, and the commands that repeat them.
// Reads rows, runs nothing; theory lines may take tens of milliseconds a run. English.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/run/preset.h"
#include "core/run/record.h"

namespace icl {

struct ReportRun {
  const RunReader* run = nullptr;
  const ExperimentType* type = nullptr;
  const Preset* preset = nullptr;  // that it came from, where it is known
  std::vector<std::pair<std::string, std::string>> pictures{};  // view, file as the report names it
};

Result<std::string> comparisonReport(const std::vector<ReportRun>& runs);

}  // namespace icl
