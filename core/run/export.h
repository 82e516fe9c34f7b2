// Rows of a stored run as CSV or NPY, complete or absent. Numbers in C locale, round-trip exact.
#pragma once

#include <filesystem>

#include "core/run/record.h"

namespace icl {

Status exportCsv(const RunReader& run, const std::filesystem::path& out);
/// NPY version 1.0, little-endian float64, shape (rows, channels); names beside it in <out>.json.
Status exportNpy(const RunReader& run, const std::filesystem::path& out);
/// A probe's table as CSV text.
std::string tableCsv(const ProbeResult& result);

}  // namespace icl
