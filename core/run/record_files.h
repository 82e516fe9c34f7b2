// Where the parts of a run folder lie. Internal to the record: writer, reader and registry.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl {

/// Beginning of the name of a folder that is being filled; a kill may leave one behind.
inline constexpr std::string_view kUnfinished = ".new-";
std::filesystem::path manifestFile(const std::filesystem::path& folder);
std::filesystem::path rowsFile(const std::filesystem::path& folder);
std::filesystem::path checkpointFolder(const std::filesystem::path& folder);
std::filesystem::path checkpointFile(const std::filesystem::path& folder, std::uint64_t step);
/// Ascending.
std::vector<std::uint64_t> checkpointStepsIn(const std::filesystem::path& folder);
/// SHA-256 of the first `bytes` of rows.f64.
Result<std::string> digestOfRows(const std::filesystem::path& folder, std::uint64_t bytes);

}  // namespace icl
