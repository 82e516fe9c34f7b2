// Lecture: a list of cues that are stepped through in front of an audience. A cue is a state to
// open (or to go on with), how far to run, which pictures to show, a caption for the audience and a
// note for the speaker; all texts in several languages. Loaded strictly from
// resources/lectures/*.json; documents hold the same cues. Blocking; small files. Knows nothing of
// windows: views are names.
//
// The file ("?" may be absent; a TEXT is "…" or {"en": "…", "it": "…", "ko": "…"}):
//   {"format": "icl-lecture/1", "id": "slug", "title": TEXT, "about"?: TEXT, "source"?: "paper",
//    "minutes"?: 12, "cues": [
//     {"preset": "two-weights" or "experiment": "cross-attention" (neither: the run goes on),
//      "settings"?: {"depth": 8}, "script"?: events as in a preset, "seed"?: 1,
//      "twin"?: {"depth": 2}, "step"?: 100, "until"?: "excess < 1e-6", "to_end"?: true, "pace"?:
//      60, "views": ["loss", "plane"], "layer"?: 0, "sample"?: 1, "cover"?: 40, "caption"?: TEXT,
//      "note"?: TEXT}]}
// `settings` of a cue that goes on change live settings there and then. Without `step`, `until` and
// `to_end` nothing runs. `cover` hides the curves from that step on until they are revealed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/run/preset.h"
#include "core/telemetry/channel.h"

namespace icl {

/// One text in several languages.
struct LocalText {
  std::map<std::string, std::string> texts{};  // by language code

  bool empty() const { return texts.empty(); }
  /// In this language, else in English, else in the first there is.
  std::string in(const std::string& language) const;
  /// An empty text takes the language away.
  void set(const std::string& language, const std::string& text);
  bool operator==(const LocalText&) const = default;
};

Result<LocalText> localTextFromJson(const Json* json, const std::string& where);
Json toJson(const LocalText& text);

struct Cue {
  std::string preset{}, experiment{};  // at most one; neither: goes on with the run before
  Values settings{};
  std::vector<Event> script{};  // of a run that is opened; none: the preset's
  std::optional<std::uint64_t> seed{};
  Values twin{};           // one setting with its other value: a second run in lock step
  std::uint64_t step = 0;  // runs to this step at most; 0: no such stop
  std::string until{};     // or to this condition
  bool to_end = false;     // or to the run's own end
  double pace = 0;         // steps per second; 0: the preset's
  std::vector<std::string> views{};
  int layer = -1;
  std::uint64_t sample = 1;
  std::optional<std::uint64_t> cover{};
  LocalText caption{}, note{};

  bool opens() const { return !preset.empty() || !experiment.empty(); }
  bool runs() const { return step > 0 || to_end || !until.empty(); }
  bool operator==(const Cue&) const;
};

struct Lecture {
  std::string id{}, source{};
  LocalText title{}, about{};
  int minutes = 0;  // how long it takes to give; 0: not said
  std::vector<Cue> cues{};
  std::filesystem::path file{};  // where it was loaded from, if from a file
};

inline constexpr std::string_view kLectureFormat = "icl-lecture/1";

/// What a cue that opens a run opens: the experiment with its complete settings.
struct CueState {
  const ExperimentType* type = nullptr;
  const Preset* preset = nullptr;  // of `presets`; nullptr: none
  Values settings{};
};
Result<CueState> stateOf(const Cue& cue, const Catalog& catalog, const std::vector<Preset>& presets,
                         const std::string& where);

/// Cues of a lecture or a document; the first error ends it. Stop rules are checked, runs not made.
Result<std::vector<Cue>> cuesFromJson(const Json& list, const std::string& where,
                                      const Catalog& catalog, const std::vector<Preset>& presets);
Json toJson(const std::vector<Cue>& cues);

/// Every cue by itself: one that goes on with another's run repeats how that run was opened. What
/// was changed on the way becomes part of its script.
std::vector<Cue> standalone(const std::vector<Cue>& cues, const std::vector<Preset>& presets);
/// The other way round: a cue that repeats the run of the one before, to a later step, goes on with
/// it. The list can be edited freely in between.
std::vector<Cue> chained(const std::vector<Cue>& cues, const std::vector<Preset>& presets);

Result<Lecture> lectureFromJson(const Json& json, const std::string& where, const Catalog& catalog,
                                const std::vector<Preset>& presets);
std::string lectureText(const Lecture& lecture);
Result<Lecture> loadLecture(const std::filesystem::path& file, const Catalog& catalog,
                            const std::vector<Preset>& presets);
/// Whether a JSON file says that it is a lecture.
bool isLectureFile(const std::filesystem::path& file);
/// All lectures in `folder`, sorted by file name; none where there is no such folder.
Result<std::vector<Lecture>> loadLectures(const std::filesystem::path& folder,
                                          const Catalog& catalog,
                                          const std::vector<Preset>& presets);

}  // namespace icl
