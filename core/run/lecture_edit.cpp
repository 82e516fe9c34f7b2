// Cues as a list that can be edited: each by itself, and chained again.
#include <algorithm>

#include "core/run/lecture.h"

namespace icl {

namespace {

/// The cue's own script, or that of its preset.
std::vector<Event> scriptInForce(const Cue& cue, const std::vector<Preset>& presets) {
  if (!cue.script.empty() || cue.preset.empty()) return cue.script;
  for (const Preset& preset : presets) {
    if (preset.id == cue.preset) return preset.script;
  }
  return {};
}

bool sameStop(const Cue& a, const Cue& b) {
  return a.step == b.step && a.until == b.until && a.to_end == b.to_end;
}

void stopAs(Cue& cue, const Cue& other) {
  cue.step = other.step;
  cue.until = other.until;
  cue.to_end = other.to_end;
}

bool sameRun(const Cue& a, const Cue& b) {
  return a.preset == b.preset && a.experiment == b.experiment && a.settings == b.settings &&
         a.seed == b.seed && (a.twin.empty() || a.twin == b.twin);
}

/// The live settings that `later` changes after `earlier`, if that is all in which their scripts
/// differ.
std::optional<Values> changesBetween(const std::vector<Event>& earlier,
                                     const std::vector<Event>& later, std::uint64_t reached) {
  if (later.size() < earlier.size()) return {};
  Values changes;
  for (std::size_t i = 0; i < later.size(); ++i) {
    const Event& event = later[i];
    if (i < earlier.size()) {
      if (!(earlier[i] == event)) return {};
      continue;
    }
    if (event.step != reached || event.intervention.type != kSetIntervention) return {};
    changes.set(event.intervention.target, event.intervention.value);
  }
  return changes;
}

/// Whether a cue may go on where another has stopped.
bool stopsLater(const Cue& cue, const Cue& before, std::uint64_t reached) {
  if (sameStop(cue, before)) return !cue.cover;
  if (cue.step > 0) return cue.step > reached;
  return !before.to_end && (cue.to_end || cue.until != before.until);
}

}  // namespace

std::vector<Cue> standalone(const std::vector<Cue>& cues, const std::vector<Preset>& presets) {
  std::vector<Cue> out;
  Cue open;  // how the present run was opened, with what was changed since
  Cue stop;  // where it stands
  std::uint64_t reached = 0;
  for (const Cue& cue : cues) {
    Cue one = cue;
    if (cue.opens()) {
      open = cue;
      stop = {};
      reached = 0;
    } else {
      if (!cue.settings.empty()) open.script = scriptInForce(open, presets);
      for (const auto& [key, value] : cue.settings.map()) {
        open.script.push_back({reached, {std::string(kSetIntervention), key, value, {}}});
      }
      if (!cue.twin.empty()) open.twin = cue.twin;
      one.preset = open.preset;
      one.experiment = open.experiment;
      one.settings = open.settings;
      one.script = open.script;
      one.seed = open.seed;
      one.twin = open.twin;
      if (!cue.runs()) stopAs(one, stop);
    }
    if (one.runs()) stopAs(stop, one);
    reached = std::max(reached, one.step);
    out.push_back(std::move(one));
  }
  return out;
}

std::vector<Cue> chained(const std::vector<Cue>& cues, const std::vector<Preset>& presets) {
  std::vector<Cue> out;
  std::uint64_t reached = 0;
  for (std::size_t i = 0; i < cues.size(); ++i) {
    Cue one = cues[i];
    const bool may = i > 0 && sameRun(cues[i - 1], one) && stopsLater(one, cues[i - 1], reached);
    const auto changes = may ? changesBetween(scriptInForce(cues[i - 1], presets),
                                              scriptInForce(one, presets), reached)
                             : std::nullopt;
    if (changes) {
      one.preset.clear();
      one.experiment.clear();
      one.script.clear();
      one.seed.reset();
      one.settings = *changes;
      if (cues[i - 1].twin == cues[i].twin) one.twin = {};
      if (sameStop(cues[i], cues[i - 1])) stopAs(one, {});
    } else {
      reached = 0;
    }
    reached = std::max(reached, one.step);
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace icl
