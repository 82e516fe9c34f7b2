// One run of a set of seeds, away from the GUI thread: found in the store or made there, and what
// is kept of it for pictures. A Driver as `icl run` makes it, so its bits are the same. Blocking.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/run/registry.h"

namespace icl::ui {

/// A run that is repeated with other seeds.
struct SeedSide {
  std::uint64_t serial = 0;  // the run on the screen
  QString name{};
  std::string title{};  // of its record
  int colour = 0;
  bool twin = false;
  Values config{};  // at its start, complete
  std::vector<Event> script{};
};

/// One run, or a run and its twin: then every seed is run with both.
struct SeedPlan {
  const ExperimentType* type = nullptr;
  std::vector<SeedSide> sides{};
  std::uint64_t first_seed = 1, steps = 0;
  int count = 5;
  std::string until{}, preset{};

  std::uint64_t seed(int place) const { return first_seed + static_cast<std::uint64_t>(place); }
  int jobs() const { return count * static_cast<int>(sides.size()); }
  /// The same runs but for the number of seeds.
  bool sameRuns(const SeedPlan& other) const;
};

/// Rows of a run, thinned evenly to a power of two where they are many; the last one is always
/// there.
struct SeedCurve {
  EndReason end = EndReason::None;
  Message sentence{};
  std::string folder{};
  bool found = false;  // it was in the store
  std::vector<double> steps{};
  std::vector<std::vector<double>> channels{};
};

/// Takes the rows of a run one by one.
class CurveKeeper {
 public:
  static constexpr std::size_t kMost = 2048;
  explicit CurveKeeper(std::size_t channels) { curve_.channels.resize(channels); }
  void add(std::uint64_t step, std::span<const double> row);
  SeedCurve take();

 private:
  void keep(double step, std::span<const double> row);
  SeedCurve curve_{};
  std::uint64_t stride_ = 1, last_ = 0;
  std::vector<double> newest_{};
};

/// The curve of a run among `known` that has these settings and came to its end.
std::optional<SeedCurve> storedSeed(const SeedPlan& plan, const SeedSide& side, std::uint64_t seed,
                                    const std::vector<RunEntry>& known);

/// Makes the run and keeps it in `store` (empty: nowhere). `progress` hears of steps on this
/// thread; false: stop. Nothing where it was stopped; an error: the disk, or settings.
Result<std::optional<SeedCurve>> makeSeed(const SeedPlan& plan, const SeedSide& side,
                                          std::uint64_t seed, const std::filesystem::path& store,
                                          const std::function<bool(std::uint64_t)>& progress);

}  // namespace icl::ui
