// What a sweep has found so far: the stored results of its jobs by their place in the grid, means
// over seeds, claims, and exports. Opened whole (100,000 jobs in well under a second) and then
// only read, so any thread may; opening is blocking.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/run/result_store.h"
#include "core/run/sweep.h"

namespace icl {

/// Of some jobs: how they ended, and one value's mean with its 95 % interval over those that have
/// it (Student's t; NaN where fewer than two do).
struct SweepSummary {
  std::uint64_t jobs = 0, done = 0, failed = 0, diverged = 0, counted = 0;
  double mean = 0, half_width = 0;
};

struct SweepClaimResult {
  std::string text{}, value{};
  double measured = 0, target = 0;
  bool ok = false;
};

class SweepResults {
 public:
  /// The sweep must outlive this. A folder that is not there has no results.
  static SweepResults open(const Sweep& sweep, const std::filesystem::path& folder);

  const Sweep& sweep() const { return *sweep_; }
  const std::filesystem::path& folder() const { return folder_; }
  std::uint64_t done() const { return done_; }
  bool complete() const { return done_ == sweep_->jobs(); }
  const std::vector<std::string>& notes() const { return notes_; }

  bool has(std::uint64_t job) const { return rows_[job].end != EndReason::None; }
  EndReason end(std::uint64_t job) const { return rows_[job].end; }
  std::uint64_t steps(std::uint64_t job) const { return rows_[job].steps; }
  double seconds(std::uint64_t job) const { return rows_[job].seconds; }
  const std::string& sentence(std::uint64_t job) const { return texts_[rows_[job].sentence]; }
  std::string digest(std::uint64_t job) const;  // as hexadecimal digits; empty where it failed
  /// The kept run's folder; empty: it was not kept.
  std::filesystem::path run(std::uint64_t job) const;
  double value(std::uint64_t job, std::size_t record) const {
    return values_[job * records_ + record];
  }

  /// Over the seeds of one cell.
  SweepSummary cell(std::uint64_t cell, std::size_t record) const;
  /// Over all jobs with these axis values.
  SweepSummary over(const Values& at, std::size_t record) const;
  /// All claims of the sweep, measured on what is stored.
  std::vector<SweepClaimResult> claims() const;

 private:
  struct Row {
    EndReason end = EndReason::None;
    std::uint32_t sentence = 0, run = 0;  // in texts_
    std::uint64_t steps = 0;
    double seconds = 0;
    std::array<unsigned char, 32> digest{};
  };
  void place(const JobResult& result, std::uint64_t job);
  std::uint32_t textNumber(const std::string& text);

  const Sweep* sweep_ = nullptr;
  std::filesystem::path folder_{};
  std::size_t records_ = 0;
  std::uint64_t done_ = 0;
  std::vector<Row> rows_{};
  std::vector<double> values_{};
  std::vector<std::string> texts_{std::string()};
  std::vector<std::pair<std::string, std::uint32_t>> recent_{};  // sentences repeat from job to job
  std::vector<std::string> notes_{};
};

/// One line a stored job, in the order of the grid: axis values, seed, end, steps, digest, values.
/// No clock and no host in it: the same grid gives the same file.
Status exportSweepCsv(const SweepResults& results, const std::filesystem::path& out);
/// The grid as an array: a dimension an axis, one for seeds, one for columns (steps, end, values);
/// NaN where a job is not stored. What they are is beside it in <out>.json.
Status exportSweepNpy(const SweepResults& results, const std::filesystem::path& out);

}  // namespace icl
