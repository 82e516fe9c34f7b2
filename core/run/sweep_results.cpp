#include "core/run/sweep_results.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include <boost/math/distributions/students_t.hpp>

#include "core/base/parallel.h"
#include "core/math/statistics.h"
#include "core/run/sweep_run.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kDigestDigits = 64;

using Places = std::vector<std::pair<JobKey, std::uint64_t>>;

/// Keys of all jobs, sorted, to find places by.
Places placesOf(const Sweep& sweep) {
  Places places(sweep.jobs());
  parallel::forEach(places.size(), 256, [&](std::size_t i) { places[i] = {sweep.key(i), i}; });
  std::sort(places.begin(), places.end());
  return places;
}

/// Adds a job to the summary of one value.
void include(SweepSummary& summary, RunningMoments& moments, const SweepResults& results,
             std::uint64_t job, std::size_t record) {
  ++summary.jobs;
  if (!results.has(job)) return;
  ++summary.done;
  summary.failed += results.end(job) == EndReason::Failed ? 1 : 0;
  summary.diverged += results.end(job) == EndReason::Diverged ? 1 : 0;
  if (std::isfinite(results.value(job, record))) moments.add(results.value(job, record));
}

void conclude(SweepSummary& summary, const RunningMoments& moments) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  summary.counted = moments.count();
  summary.mean = moments.count() > 0 ? moments.mean() : kNone;
  summary.half_width = kNone;
  if (moments.count() < 2) return;
  const boost::math::students_t law(static_cast<double>(moments.count() - 1));
  summary.half_width = boost::math::quantile(law, 0.975) * moments.standardError();
}

bool holds(const SweepClaim& claim, double measured, double target) {
  switch (claim.is) {
    case Claim::Is::Below:
      return measured < target;
    case Claim::Is::Above:
      return measured > target;
    default:
      return std::abs(measured - target) <=
             std::max(claim.absolute, claim.relative * std::abs(target));
  }
}

}  // namespace

SweepResults SweepResults::open(const Sweep& sweep, const fs::path& folder) {
  SweepResults results;
  results.sweep_ = &sweep;
  results.folder_ = folder;
  results.records_ = sweep.spec().records.size();
  results.rows_.resize(sweep.jobs());
  results.values_.assign(sweep.jobs() * results.records_, std::numeric_limits<double>::quiet_NaN());
  Places places;
  readResults(
      folder, sweepColumns(sweep), Reading::Whole,
      [&](JobResult& row) {
        if (places.empty()) places = placesOf(sweep);  // only where there is something to place
        const auto at =
            std::lower_bound(places.begin(), places.end(), std::pair(row.key, std::uint64_t{0}));
        if (at != places.end() && at->first == row.key) results.place(row, at->second);
      },
      results.notes_);
  return results;
}

std::uint32_t SweepResults::textNumber(const std::string& text) {
  constexpr std::size_t kMost = 64;
  if (text.empty()) return 0;
  for (const auto& [known, number] : recent_) {
    if (known == text) return number;
  }
  const auto number = static_cast<std::uint32_t>(texts_.size());
  texts_.push_back(text);
  if (recent_.size() < kMost) recent_.emplace_back(text, number);
  return number;
}

void SweepResults::place(const JobResult& result, std::uint64_t job) {
  Row& row = rows_[job];
  // A job tried again after a failure of the machine has two rows: the other one counts.
  if (row.end != EndReason::None && result.end == EndReason::Failed) return;
  done_ += row.end == EndReason::None ? 1 : 0;
  row.end = result.end;
  row.steps = result.steps;
  row.seconds = result.seconds;
  row.sentence = textNumber(result.sentence);
  row.run = textNumber(result.run);
  if (result.digest.size() == kDigestDigits) {
    for (std::size_t i = 0; i < row.digest.size(); ++i) {
      const char* at = result.digest.data() + 2 * i;
      std::from_chars(at, at + 2, row.digest[i], 16);
    }
  }
  std::copy(result.values.begin(), result.values.end(),
            values_.begin() + static_cast<std::ptrdiff_t>(job * records_));
}

std::string SweepResults::digest(std::uint64_t job) const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto& bytes = rows_[job].digest;
  if (std::all_of(bytes.begin(), bytes.end(), [](unsigned char b) { return b == 0; })) return {};
  std::string out;
  for (const unsigned char byte : bytes) {
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
  return out;
}

fs::path SweepResults::run(std::uint64_t job) const {
  const std::string& inside = texts_[rows_[job].run];
  return inside.empty() ? fs::path() : folder_ / inside;
}

SweepSummary SweepResults::cell(std::uint64_t cell, std::size_t record) const {
  SweepSummary summary;
  RunningMoments moments;
  const std::uint64_t seeds = sweep_->spec().seeds.size();
  for (std::uint64_t s = 0; s < seeds; ++s) {
    include(summary, moments, *this, cell * seeds + s, record);
  }
  conclude(summary, moments);
  return summary;
}

SweepSummary SweepResults::over(const Values& at, std::size_t record) const {
  SweepSummary summary;
  RunningMoments moments;
  const std::uint64_t seeds = sweep_->spec().seeds.size();
  for (std::uint64_t cell = 0; cell < sweep_->cells(); ++cell) {
    const Values settings = sweep_->job(cell * seeds).settings;
    const bool wanted = std::all_of(at.map().begin(), at.map().end(), [&](const auto& entry) {
      return *settings.find(entry.first) == entry.second;
    });
    if (!wanted) continue;
    for (std::uint64_t s = 0; s < seeds; ++s) {
      include(summary, moments, *this, cell * seeds + s, record);
    }
  }
  conclude(summary, moments);
  return summary;
}

std::vector<SweepClaimResult> SweepResults::claims() const {
  std::vector<SweepClaimResult> results;
  for (const SweepClaim& claim : sweep_->spec().claims) {
    SweepClaimResult result;
    result.text = claim.text;
    result.value = claim.cell.value;
    result.measured = over(claim.cell.at, sweep_->recordIndex(claim.cell.value)).mean;
    const double base = claim.other
                            ? over(claim.other->at, sweep_->recordIndex(claim.other->value)).mean
                            : claim.target;
    result.target = base * claim.factor + claim.offset;
    result.ok = holds(claim, result.measured, result.target);  // NaN holds nothing
    results.push_back(std::move(result));
  }
  return results;
}

}  // namespace icl
