// Rows as TensorBoard's scalars.
#include <chrono>
#include <cmath>
#include <ctime>

#include "core/run/event_file.h"
#include "core/run/export.h"
#include "core/run/export_parts.h"

namespace icl {

namespace {

/// "2026-11-30T16:12:18Z" as seconds since 1970; 0 where it is no such text.
double secondsOf(const std::string& utc) {
  std::tm time{};
  const char* end = strptime(utc.c_str(), "%Y-%m-%dT%H:%M:%SZ", &time);
  return end == nullptr ? 0 : static_cast<double>(timegm(&time));
}

}  // namespace

Status exportTensorboard(const RunReader& run, const std::filesystem::path& out) {
  const RunManifest& manifest = run.manifest();
  const auto& channels = manifest.channels;
  // Rows carry no clock: they are spread evenly over the time that the run took.
  const double start = secondsOf(manifest.started);
  const double each =
      manifest.seconds / static_cast<double>(std::max<std::uint64_t>(run.rows(), 1));
  return writeWhole(out, [&](AppendFile& file) -> Status {
    if (auto done = file.append(eventRecord(versionEvent(start))); !done) return done;
    std::vector<EventScalar> scalars;
    return forBlocksOfRows(run, [&](std::uint64_t first, const std::vector<double>& rows) {
      std::string records;
      for (std::size_t r = 0; r * channels.size() < rows.size(); ++r) {
        scalars.clear();
        for (std::size_t c = 0; c < channels.size(); ++c) {
          const double value = rows[r * channels.size() + c];
          if (std::isfinite(value)) scalars.push_back({channels[c], static_cast<float>(value)});
        }
        const double time = start + each * static_cast<double>(first + r);
        records += eventRecord(scalarEvent(time, manifest.first_step + first + r, scalars));
      }
      return file.append(records);
    });
  });
}

}  // namespace icl
