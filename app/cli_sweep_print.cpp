// What `icl sweep` says: means over seeds as a table, every job under --json, and claims.
#include <algorithm>
#include <cmath>

#include "app/cli_sweep.h"
#include "core/run/record_json.h"

namespace icl::cli {
namespace {

constexpr std::size_t kMostColumns = 4;
constexpr std::uint64_t kMostRows = 40;

/// The value of the sweep's picture first, then the others in their order.
std::vector<std::size_t> shownRecords(const SweepSpec& spec) {
  std::vector<std::size_t> shown;
  for (std::size_t r = 0; r < spec.records.size(); ++r) {
    if (spec.records[r].name == spec.picture.value) shown.push_back(r);
  }
  for (std::size_t r = 0; r < spec.records.size() && shown.size() < kMostColumns; ++r) {
    if (spec.records[r].name != spec.picture.value) shown.push_back(r);
  }
  return shown;
}

std::string meanText(const SweepSummary& cell) {
  if (cell.counted == 0) return "–";
  const std::string mean = shortNumber(cell.mean);
  return std::isfinite(cell.half_width) ? mean + " ± " + shortNumber(cell.half_width, 2) : mean;
}

std::string endsText(const SweepSummary& cell) {
  std::string text = std::to_string(cell.done);
  if (cell.done < cell.jobs) text += " of " + std::to_string(cell.jobs);
  if (cell.diverged > 0) text += ", " + std::to_string(cell.diverged) + " diverged";
  if (cell.failed > 0) text += ", " + std::to_string(cell.failed) + " failed";
  return text;
}

void printCells(const Output& out, const SweepResults& results) {
  const Sweep& sweep = results.sweep();
  const SweepSpec& spec = sweep.spec();
  const std::vector<std::size_t> shown = shownRecords(spec);
  std::vector<std::string> titles;
  for (const SweepAxis& axis : spec.axes) {
    titles.insert(titles.end(), axis.keys.begin(), axis.keys.end());
  }
  for (const std::size_t r : shown) titles.push_back(spec.records[r].name);
  titles.push_back("JOBS");
  Table table(titles);
  for (std::size_t c = 0; c + 1 < titles.size(); ++c) table.alignRight(c);
  for (std::uint64_t cell = 0; cell < std::min(sweep.cells(), kMostRows); ++cell) {
    const SweepJob job = sweep.job(cell * spec.seeds.size());
    std::vector<std::string> row;
    for (std::size_t a = 0; a < spec.axes.size(); ++a) {
      for (const Value& value : spec.axes[a].points[job.at[a]]) row.push_back(toText(value));
    }
    for (const std::size_t r : shown) row.push_back(meanText(results.cell(cell, r)));
    row.push_back(endsText(results.cell(cell, 0)));
    table.add(std::move(row));
  }
  out.table(table);
  if (sweep.cells() > kMostRows) {
    out.line("… and " + grouped(sweep.cells() - kMostRows) +
             " cells more; --export csv writes them all");
  }
}

Json claimsJson(const std::vector<SweepClaimResult>& claims) {
  Json list = Json::array();
  for (const SweepClaimResult& claim : claims) {
    Json one = Json::object();
    one.set("claim", claim.text).set("value", claim.value).set("ok", claim.ok);
    setFinite(one, "measured", claim.measured);
    setFinite(one, "target", claim.target);
    list.push(std::move(one));
  }
  return list;
}

Json jobJson(const SweepResults& results, std::uint64_t index) {
  const Sweep& sweep = results.sweep();
  const SweepJob job = sweep.job(index);
  Json one = Json::object();
  one.set("job", index).set("key", sweep.key(index).hex());
  one.set("settings", toJson(job.settings)).set("seed", countToJson(job.seed));
  one.set("end", toText(results.end(index))).set("sentence", results.sentence(index));
  one.set("steps", results.steps(index)).set("seconds", results.seconds(index));
  one.set("digest", results.digest(index));
  if (const auto run = results.run(index); !run.empty()) one.set("run", run.string());
  Json finals = Json::object();
  for (std::size_t r = 0; r < sweep.spec().records.size(); ++r) {
    setFinite(finals, sweep.spec().records[r].name, results.value(index, r));
  }
  one.set("finals", std::move(finals));
  return one;
}

struct Counts {
  std::uint64_t failed = 0, diverged = 0;
};

Counts countsOf(const SweepResults& results) {
  Counts counts;
  for (std::uint64_t job = 0; job < results.sweep().jobs(); ++job) {
    counts.failed += results.end(job) == EndReason::Failed ? 1 : 0;
    counts.diverged += results.end(job) == EndReason::Diverged ? 1 : 0;
  }
  return counts;
}

/// One object, printed job by job: a tree of a hundred thousand would be large.
void printJson(const Output& out, const Answer& answer,
               const std::vector<SweepClaimResult>& claims) {
  const SweepResults& results = answer.results;
  const Counts counts = countsOf(results);
  Json head = Json::object();
  head.set("sweep", results.sweep().spec().id).set("folder", results.folder().string());
  head.set("jobs", results.sweep().jobs()).set("stored", results.done());
  head.set("ran", answer.report.ran).set("found", answer.report.found);
  head.set("failed", counts.failed).set("diverged", counts.diverged);
  head.set("seconds", answer.report.seconds).set("complete", results.complete());
  head.set("file", answer.exported.empty() ? Json() : Json(answer.exported.string()));
  head.set("claims", claimsJson(claims));
  std::string text = head.print();
  text.back() = ',';  // the brace stays open for the items
  out.raw(text + "\"items\":[");
  bool first = true;
  for (std::uint64_t job = 0; job < results.sweep().jobs(); ++job) {
    if (!results.has(job)) continue;
    out.raw((first ? "" : ",") + jobJson(results, job).print());
    first = false;
  }
  out.raw("]}\n");
}

/// Failed jobs are few or all alike: the first says what is wrong.
void printFailure(const Output& out, const SweepResults& results) {
  for (std::uint64_t job = 0; job < results.sweep().jobs(); ++job) {
    if (results.end(job) != EndReason::Failed) continue;
    out.line("The first that failed (" + toJson(results.sweep().job(job).settings).print() +
             "): " + results.sentence(job));
    return;
  }
}

}  // namespace

int print(const Output& out, const Answer& answer) {
  const SweepResults& results = answer.results;
  const std::vector<SweepClaimResult> claims =
      results.complete() ? results.claims() : std::vector<SweepClaimResult>{};
  int wrong = 0;
  for (const SweepClaimResult& claim : claims) wrong += claim.ok ? 0 : 1;
  if (out.json) {
    printJson(out, answer, claims);
    return wrong;
  }
  const Counts counts = countsOf(results);
  const SweepSpec& spec = results.sweep().spec();
  out.line(spec.id + ": " + spec.title);
  out.line(grouped(results.done()) + " of " + grouped(results.sweep().jobs()) + " jobs stored, " +
           grouped(answer.report.ran) + " of them now in " + duration(answer.report.seconds) +
           "; " + grouped(counts.failed) + " failed, " + grouped(counts.diverged) + " diverged");
  if (counts.failed > 0) printFailure(out, results);
  out.line("");
  printCells(out, results);
  if (!claims.empty()) {
    out.heading("Claims");
    Table table({"", "MEASURED", "TARGET", "CLAIM"});
    table.alignRight(1).alignRight(2);
    for (const SweepClaimResult& claim : claims) {
      table.add({claim.ok ? "✓" : "✗", shortNumber(claim.measured), shortNumber(claim.target),
                 claim.text});
    }
    out.table(table);
  }
  out.line("\nkept in " + results.folder().string());
  if (!answer.exported.empty()) out.line("written: " + answer.exported.string());
  if (!results.complete()) out.line("the same command goes on with the rest");
  return wrong;
}

}  // namespace icl::cli
