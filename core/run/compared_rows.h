// ComparedRows: what a script that repeats a run is held against: some of its rows and, for each
// value, a tolerance from what the lab measures with other seeds. Used by the PyTorch export alone.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/run/export_python.h"

namespace icl {

struct ComparedChannel {
  std::string key{};
  std::uint64_t mean_over = 1;        // last steps whose mean is compared
  double relative = 0, absolute = 0;  // the floor of its tolerance
};

/// What a script says of itself in its first line: `#: {"channels": [{"key", "relative",
/// "absolute", "mean_over"}], "along": "time", "covers": {"data": ["vectors"]}}`. `along`: the
/// channel at whose values rows are compared where steps have no fixed length. `covers`: settings
/// with the only options that the script repeats.
struct ComparisonPlan {
  std::vector<ComparedChannel> channels{};
  std::string along{};
  std::map<std::string, std::vector<std::string>> covers{};
};
Result<ComparisonPlan> comparisonPlan(const std::string& line, const std::string& where);

struct ComparedValue {
  std::size_t channel = 0;  // of ComparedRows::channels()
  double lab = 0, tolerance = 0;
};
struct ComparedRow {
  std::uint64_t step = 0;
  double along = 0;
  std::vector<ComparedValue> values{};
};

class ComparedRows {
 public:
  /// Runs other seeds.
  static Result<ComparedRows> of(const RunReader& run, const ExperimentType& type,
                                 const ComparisonPlan& plan, const PythonOptions& options);

  const std::vector<ComparedChannel>& channels() const { return plan_.channels; }
  const std::string& along() const { return plan_.along; }
  const std::vector<ComparedRow>& rows() const { return rows_; }
  int seeds() const { return seeds_; }
  bool random() const { return random_; }

 private:
  /// Channels of a whole run, a list of numbers each: those compared, then `along`.
  using Columns = std::vector<std::vector<double>>;

  Result<Columns> stored(const RunReader& run) const;
  Result<Columns> withSeed(const RunReader& run, const ExperimentType& type, std::uint64_t seed,
                           const std::function<bool(double)>& progress) const;
  double valueAt(const Columns& columns, std::size_t channel, const ComparedRow& row) const;
  void choose(const Columns& columns);
  void judge(const Columns& own, const std::vector<Columns>& others);

  ComparisonPlan plan_{};
  std::vector<ComparedRow> rows_{};
  int seeds_ = 1;
  bool random_ = false;
};

}  // namespace icl
