// Reference files (icl-reference/1): stored values from independent derivations against this build,
// through the same probes a person uses; and parity manifests, whose tensors the experiments
// compare themselves. Blocking; any thread.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/run/experiment.h"
#include "core/run/parity.h"

namespace icl {

struct VerifyReport {
  int checked = 0, failed = 0, skipped = 0;
  std::vector<VerifyEntry> entries{};
  std::vector<std::string> skipped_ids{};  // fixtures of a kind that no experiment can judge yet
};

/// Error (exit 2): unreadable file, unknown experiment, probe, setting or label.
/// `progress` (may be empty) hears how many entries of how many are done.
Result<VerifyReport> verifyFile(const std::filesystem::path& file, const Catalog& catalog,
                                const std::function<void(std::size_t, std::size_t)>& progress = {});
/// A manifest of parity fixtures, each judged by the experiment that knows its kind; the others are
/// skipped.
Result<VerifyReport> verifyParity(const std::filesystem::path& manifest, const Catalog& catalog);
/// Asks one probe of a state, with its arguments completed and checked.
Result<ProbeResult> askSnapshot(const ProbeType& probe, const Snapshot& snapshot,
                                const Values& arguments);
/// Asks one probe of a fresh state: what `icl probe` and verify share.
Result<ProbeResult> askFresh(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                             const std::string& probe, const Values& arguments);

}  // namespace icl
