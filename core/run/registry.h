// Registry: a folder of runs as a searchable list. Damaged or foreign folders are listed with a
// sentence, never deleted. Blocking file access: not on the GUI thread.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/run/record.h"

namespace icl {

struct RunEntry {
  std::filesystem::path folder{};
  RunManifest manifest{};
  std::uint64_t rows = 0;
  std::string problem{};  // why it could not be opened, else empty
};

/// $ICL_STORE, else $XDG_DATA_HOME/icl-lab/runs, else ~/.local/share/icl-lab/runs.
std::filesystem::path defaultStore();
/// Newest first.
std::vector<RunEntry> listRuns(const std::filesystem::path& root);
/// By folder path, id, or a unique beginning of the id.
Result<RunEntry> findRun(const std::filesystem::path& root, const std::string& name);
/// Deletes what a person no longer wants: interrupted runs without rows, and with `all` every run.
/// Moves to `root/.trash/` first so that a delete can be undone; the count.
Result<int> pruneRuns(const std::filesystem::path& root, bool all);
/// Deletes for good what lies in `root/.trash/`; the number of runs.
Result<int> emptyTrash(const std::filesystem::path& root);
Status trashRun(const std::filesystem::path& folder);
Status restoreRun(const std::filesystem::path& folder);

}  // namespace icl
