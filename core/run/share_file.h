// A share: one file that holds a document and the run folders it shows, to be opened elsewhere. An
// uncompressed tar, so that any tool unpacks it, but read strictly: a name, size or checksum that
// is not exactly as written here refuses the whole. Blocking; any thread.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace icl {

inline constexpr std::string_view kShareDocument = "document.icl";
inline constexpr std::size_t kMostSharedRuns = 64;

/// The name of a run's folder within a share: "runs/<name of the folder>".
std::string sharedName(const std::filesystem::path& run_folder);
/// Complete or not at all. Of each run its manifest, rows and notes; folders of the same name twice
/// are refused.
Status writeShare(const std::filesystem::path& to, const std::string& document,
                  const std::vector<std::filesystem::path>& run_folders);
/// Into a new folder in `root`, whose name it answers: document.icl and runs/ stand in it. On any
/// refusal nothing is left there. The document itself is not read, every run is.
Result<std::filesystem::path> unpackShare(const std::filesystem::path& from,
                                          const std::filesystem::path& root);

}  // namespace icl
