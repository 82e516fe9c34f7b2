// Results of a sweep as one table or one array, complete or absent.
#include <limits>

#include "core/base/json.h"
#include "core/run/export_parts.h"
#include "core/run/record_json.h"
#include "core/run/sweep_results.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

std::string csvHeader(const SweepSpec& spec) {
  std::string header;
  for (const SweepAxis& axis : spec.axes) {
    for (const std::string& key : axis.keys) header += csvField(key) + ",";
  }
  header += "seed,end,steps,digest";
  for (const SweepRecord& record : spec.records) header += "," + csvField(record.name);
  return header + "\n";
}

std::string csvLine(const SweepResults& results, std::uint64_t index) {
  const SweepSpec& spec = results.sweep().spec();
  const SweepJob job = results.sweep().job(index);
  std::string line;
  for (std::size_t a = 0; a < spec.axes.size(); ++a) {
    for (const Value& value : spec.axes[a].points[job.at[a]]) line += csvField(toText(value)) + ",";
  }
  line += std::to_string(job.seed) + "," + std::string(toText(results.end(index))) + "," +
          std::to_string(results.steps(index)) + "," + results.digest(index);
  for (std::size_t r = 0; r < spec.records.size(); ++r) {
    line += ',';
    line += exactNumber(results.value(index, r));
  }
  return line + "\n";
}

/// Numbers that stand for ends in the array.
constexpr EndReason kEnds[] = {EndReason::None,      EndReason::ReachedLimit, EndReason::Condition,
                               EndReason::Converged, EndReason::Diverged,     EndReason::Cancelled,
                               EndReason::Failed};

double endNumber(EndReason end) {
  double number = 0;
  while (kEnds[static_cast<std::size_t>(number)] != end) ++number;
  return number;
}

Json arrayNames(const Sweep& sweep) {
  const SweepSpec& spec = sweep.spec();
  Json names = Json::object();
  names.set("sweep", spec.id);
  Json axes = Json::array();
  for (const SweepAxis& axis : spec.axes) {
    Json one = Json::object();
    Json settings = Json::array(), values = Json::array();
    for (const std::string& key : axis.keys) settings.push(key);
    for (const auto& point : axis.points) {
      Json together = Json::array();
      for (const Value& value : point) together.push(toJson(value));
      values.push(std::move(together));
    }
    one.set("settings", std::move(settings)).set("values", std::move(values));
    axes.push(std::move(one));
  }
  names.set("axes", std::move(axes));
  Json seeds = Json::array(), columns = Json::array(), ends = Json::array();
  for (const std::uint64_t seed : spec.seeds) seeds.push(countToJson(seed));
  columns.push("steps").push("end");
  for (const SweepRecord& record : spec.records) columns.push(record.name);
  for (const EndReason end : kEnds) ends.push(toText(end));
  names.set("seeds", std::move(seeds)).set("columns", std::move(columns));
  names.set("ends", std::move(ends));
  return names;
}

}  // namespace

Status exportSweepCsv(const SweepResults& results, const fs::path& out) {
  return writeWhole(out, [&](AppendFile& file) -> Status {
    if (auto written = file.append(csvHeader(results.sweep().spec())); !written) return written;
    for (std::uint64_t job = 0; job < results.sweep().jobs(); ++job) {
      if (!results.has(job)) continue;
      if (auto written = file.append(csvLine(results, job)); !written) return written;
    }
    return {};
  });
}

Status exportSweepNpy(const SweepResults& results, const fs::path& out) {
  fs::path beside = out;
  beside += ".json";
  if (!mayReplaceNames(beside)) {
    return Error{Message{ICL_TR("is in the way: the names of the columns are written there; move "
                                "it, or name another file")},
                 beside.string()};
  }
  if (auto written = writeAtomic(beside, arrayNames(results.sweep()).print(1) + "\n"); !written) {
    return written;
  }
  const SweepSpec& spec = results.sweep().spec();
  std::vector<std::uint64_t> shape;
  for (const SweepAxis& axis : spec.axes) shape.push_back(axis.points.size());
  shape.push_back(spec.seeds.size());
  shape.push_back(2 + spec.records.size());
  return writeWhole(out, [&](AppendFile& file) -> Status {
    if (auto written = file.append(npyHeader(shape)); !written) return written;
    std::vector<double> row(2 + spec.records.size());
    for (std::uint64_t job = 0; job < results.sweep().jobs(); ++job) {
      const bool there = results.has(job);
      row[0] = there ? static_cast<double>(results.steps(job))
                     : std::numeric_limits<double>::quiet_NaN();
      row[1] = there ? endNumber(results.end(job)) : std::numeric_limits<double>::quiet_NaN();
      for (std::size_t r = 0; r < spec.records.size(); ++r) row[2 + r] = results.value(job, r);
      if (auto written = file.append(std::span<const double>(row)); !written) return written;
    }
    return {};
  });
}

}  // namespace icl
