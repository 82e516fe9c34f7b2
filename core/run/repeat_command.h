// The command line that repeats a run, stored or on the screen, for reports, scripts, figures and
// "copy as command". Pure; any thread.
#pragma once

#include <string>
#include <vector>

#include "core/run/preset.h"
#include "core/run/record.h"

namespace icl {

/// "icl run cross-attention --set depth=8 --seed 3 --steps 400", quoted for a shell. With the
/// preset that the run came from its script comes along; a fork names the run that it left.
/// `last`: the step that it shall reach; `until`: the condition that may end it before.
std::string repeatCommand(const RunManifest& run, const ExperimentType& type, const Preset* preset,
                          std::uint64_t last, const std::string& until = {});
/// Words as one line for a shell, quoted where they need it.
std::string shellLine(const std::vector<std::string>& words);
/// Interventions that no command makes: those that are no part of the preset's script.
std::vector<Event> eventsByHand(const RunManifest& run, const Preset* preset);
/// "step 50: set rate = 0.1".
std::string sentenceOf(const Event& event);

}  // namespace icl
