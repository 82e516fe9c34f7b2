#include "app/cli_stored.h"

#include <filesystem>
#include <limits>
#include <system_error>

#include "app/cli_input.h"

namespace icl::cli {

Result<RunPoint> parseRunPoint(const std::string& text, const std::string& flag) {
  RunPoint point;
  const std::size_t at = text.rfind('@');
  std::error_code ignored;
  const bool path = text.find('/') != std::string::npos;
  const bool step_like = at != std::string::npos && at + 1 < text.size() &&
                         text.find_first_not_of("0123456789", at + 1) == std::string::npos;
  // A folder may have an @ in its path.
  if (at == std::string::npos || (path && (!step_like || std::filesystem::exists(text, ignored)))) {
    point.run = text;
    return point;
  }
  point.run = text.substr(0, at);
  auto step = wholeNumber(flag + " RUN@STEP", text.substr(at + 1), 0,
                          std::numeric_limits<std::int64_t>::max());
  if (!step) return step.error();
  point.step = step.value();
  point.has_step = true;
  return point;
}

Result<StoredRun> openStoredRun(const Catalog& catalog, const std::string& name) {
  auto entry = findRun(defaultStore(), name);
  if (!entry) return entry.error();
  if (!entry.value().problem.empty()) return Error{Message{entry.value().problem}, name};
  auto reader = RunReader::open(entry.value().folder);
  if (!reader) return reader.error();
  StoredRun run;
  run.reader = std::move(reader).value();
  const std::string& id = run.reader.manifest().experiment;
  run.type = findExperiment(catalog, id);
  if (run.type == nullptr) {
    std::vector<std::string> known;
    for (const ExperimentType& type : catalog) known.push_back(type.id);
    return unknownName("experiment", id, known, run.reader.folder().string());
  }
  return run;
}

std::uint64_t lastStep(const RunReader& reader) {
  const std::uint64_t first = reader.manifest().first_step;
  return reader.rows() == 0 ? first : first + reader.rows() - 1;
}

}  // namespace icl::cli
