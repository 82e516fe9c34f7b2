// Parents: the runs that a later stage begins from, found or made. A stage's type says which they
// are (ExperimentType::parents); here they are looked for by their settings (the digest of
// experiment, settings, seed and steps): in this process, among the stored runs, and made where
// they are nowhere. So a preset, a window and every job of a sweep name a chain by settings alone.
// Blocking, for as long as a run takes: any thread but the GUI's.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "core/run/experiment.h"

namespace icl {

/// How far the making of a parent is.
struct ParentProgress {
  const ParentSpec& spec;
  std::uint64_t step = 0, steps = 0;
};

struct ParentPlace {
  /// Where made runs are kept and looked for; empty: in memory alone.
  std::filesystem::path store{};
  /// Now and then; false: stop.
  std::function<bool(const ParentProgress&)> progress{};
};

/// For RunOptions::parents. In the type's order; empty where the settings name none. What was found
/// or made once is known to the process from then on, so that a Driver with these settings begins
/// at once.
Result<Parents> parentsFor(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                           const ParentPlace& place);
/// Whether parentsFor() would have to make a run: what a person may want to be told before.
bool parentsKnown(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                  const std::filesystem::path& store);
/// What a parent is found by, as hex.
std::string parentDigest(const ParentSpec& spec);

}  // namespace icl
