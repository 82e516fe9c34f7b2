// Preset: a story that is also a test: settings, options, a script of interventions, views, and
// claims that are measured. Loaded strictly (unknown keys refused) from resources/presets/**.json.
// Blocking; on the GUI thread only the many small files at start (about 0.1 ms each).
//
// The file (only id, title, story, experiment are required):
//   {"id": "slug", "title": "…", "story": "one sentence", "source": "paper, theorem",
//    "explanation": "paragraphs for the reader", "experiment": "cross-attention",
//    "settings": {"depth": 4}, "seed": 1, "steps": 400, "until": "excess < 1e-6",
//    "script": [{"step": 50, "type": "set", "target": "rate", "value": 0.1}],
//    "views": ["loss", "plane"], "log_x": true, "long": false, "pace": 30,
//    "claims": [{"text": "…", "quantity": "excess", "is": "below", "target": 1e-6,
//                "factor": 1, "offset": 0, "relative": 0, "absolute": 0, "step": 100,
//                "settings": {}, "arguments": {},
//                "measured": [1e-7, 2e-7, 1e-7], "margin": 8e-7}]}
// `is`: below, above, near (then `relative` or `absolute`), ends (target: an end as the command
// line names it; no quantity). `quantity` and `target` (unless a number): CHANNEL, "level:NAME",
// or "probe:PROBE.LABEL"; `settings` (for levels and probes) and `arguments` (for probes) ask about
// another state: a fresh one with the preset's settings and these. `measured` and `margin` are what
// `icl check --record` found: the values with seeds 1, 2 and 3, and how far the worst of them is
// from where the claim would fail.
#pragma once

#include <array>
#include <filesystem>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/run/driver.h"

namespace icl {

/// Seeds whose values a preset records.
inline constexpr std::array<std::uint64_t, 3> kRecordedSeeds{1, 2, 3};

/// A claim about the run at its end (or at `step`): a channel, a level of the experiment
/// ("bayes_risk"), a probe's label ("minimiser.alpha"), or "end" against a number or one of those.
struct Claim {
  std::string text{};      // for a person
  std::string quantity{};  // "excess", "level:lsa_risk", "probe:minimiser.alpha"
  enum class Is { Below, Above, Near, Ends } is = Is::Below;
  std::string target{};               // a number, or again a quantity; for Ends an end reason
  double factor = 1, offset = 0;      // target · factor + offset
  double relative = 0, absolute = 0;  // Near
  std::int64_t step = -1;             // -1: at the end
  Values set{};                       // for a probe: further settings
  Values arguments{};                 // for a probe
  std::vector<double> measured{};     // as recorded, one a seed; empty: not recorded
  double margin = 0;                  // as recorded
};

struct Preset {
  std::string id{}, title{}, story{}, source{}, experiment{}, explanation{};
  Values changes{};
  RunOptions run{};
  std::vector<Event> script{};
  std::vector<std::string> views{};
  std::vector<Claim> claims{};
  bool log_x = false;            // the story is told on a log time axis
  bool long_running = false;     // label `long`
  double pace = 0;               // steps per second in the window; 0: the window's default
  std::filesystem::path file{};  // where it was loaded from, if from a file
};

struct ClaimResult {
  std::string text{}, quantity{};
  double measured = 0, target = 0;  // for Ends 0: the sentence says what happened
  double margin = std::numeric_limits<double>::quiet_NaN();  // see claimMargin; NaN for Ends
  bool ok = false;
  std::string sentence{};
};

Result<Preset> presetFromJson(const Json& json, const std::string& where, const Catalog& catalog);
Result<Preset> loadPreset(const std::filesystem::path& file, const Catalog& catalog);
/// All presets below `folder`, sorted by their file names; the first error ends it. Settings and
/// claims are checked, but no run is made: stop rule and script are judged when one is opened.
Result<std::vector<Preset>> loadPresets(const std::filesystem::path& folder,
                                        const Catalog& catalog);
/// Where the presets are: $ICL_RESOURCES, next to the program, or the installed place.
std::filesystem::path resourceFolder();
/// Runs it (seed from options if given) and measures every claim.
Result<std::vector<ClaimResult>> checkPreset(const Preset& preset, const Catalog& catalog,
                                             std::uint64_t seed);
/// How far `measured` is from where the claim would fail; negative where it does fail. `target` is
/// the value that the claim's target has, factor and offset included.
double claimMargin(const Claim& claim, double measured, double target);
/// Writes what the claims measured with each of kRecordedSeeds, and their margins, into the
/// preset's file; the rest of it stays. Every claim must have held.
Status recordClaims(const Preset& preset, std::span<const std::vector<ClaimResult>> by_seed);
/// Reads a claim's 'measured' and 'margin' (nullptr: absent). Where the target is a number, the
/// claim must hold for each value and the margin must be theirs.
Status readRecord(const Json* measured, const Json* margin, const std::string& where, Claim& claim);

}  // namespace icl
