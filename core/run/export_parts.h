// Pieces that exports of runs and of sweeps share: whole files, CSV fields, NPY headers. Plain
// functions; any thread. Used by core/run's exports alone.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/run/record.h"

namespace icl {

/// Fills a file beside `out` and moves it there when all is written.
Status writeWhole(const std::filesystem::path& out, const std::function<Status(AppendFile&)>& fill);
/// Passes the rows in blocks, each with the number of its first row (from 0): a long run does not
/// fit in memory twice.
Status forBlocksOfRows(
    const RunReader& run,
    const std::function<Status(std::uint64_t, const std::vector<double>&)>& body);
std::string csvField(const std::string& text);
/// NPY version 1.0 of little-endian float64 in C order; two dimensions or more.
std::string npyHeader(const std::vector<std::uint64_t>& shape);
/// Nobody asked to replace a file that only has the name of our list of columns.
bool mayReplaceNames(const std::filesystem::path& file);

}  // namespace icl
