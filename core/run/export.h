// Rows of a stored run as CSV, NPY or TensorBoard events, complete or absent. Text in C locale,
// round-trip exact.
#pragma once

#include <filesystem>

#include "core/run/record.h"

namespace icl {

Status exportCsv(const RunReader& run, const std::filesystem::path& out);
/// NPY version 1.0, little-endian float64, shape (rows, channels); names beside it in <out>.json.
Status exportNpy(const RunReader& run, const std::filesystem::path& out);
/// A TensorBoard event file: a scalar a channel with a finite value (in single precision, as that
/// format has it), tagged by the channel's key. TensorBoard reads files named …tfevents….
Status exportTensorboard(const RunReader& run, const std::filesystem::path& out);
/// A probe's table as CSV text.
std::string tableCsv(const ProbeResult& result);

}  // namespace icl
