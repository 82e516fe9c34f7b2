// A number that a claim speaks of, by name: a channel of the run, "level:NAME" of the experiment's
// theory, or "probe:PROBE.LABEL". Used by presets and their claims; any thread.
#pragma once

#include <string>

#include "core/run/driver.h"

namespace icl {

struct Quantity {
  enum class Kind { Channel, Level, Probe } kind = Kind::Channel;
  int channel = -1;
  std::string name{};                // of the level, or the probe's label
  const ProbeType* probe = nullptr;  // of the type it was parsed with
};

/// Errors name what is unknown and what is near it. `channels`: those of the run it is about.
Result<Quantity> parseQuantity(const std::string& text, const ExperimentType& type,
                               const std::vector<Channel>& channels);
/// Its value for the run as it stands; levels and probes of a state with other `set`tings are
/// asked of a fresh one.
Result<double> measureQuantity(const Quantity& quantity, const Driver& driver, const Values& set,
                               const Values& arguments);

}  // namespace icl
