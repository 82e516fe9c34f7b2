// Notes: sentences that a person pins to a step of a run and to a picture. Kept as `notes.json`
// beside run.json (format "icl-notes/1"), and inside documents. Read strictly, written whole or not
// at all. Blocking, so not on the GUI thread. Knows nothing of windows: `view` is a name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/json.h"

namespace icl {

struct RunNote {
  std::uint64_t step = 0;
  std::string view{};  // the picture it was written beside; empty: none
  std::string text{};
  bool operator==(const RunNote&) const = default;
};

/// {"step": 40, "view": "plane", "text": "…"}; without a view it has no such member.
Json toJson(const RunNote& note);
/// The members of one note; the reader's other members are the caller's.
RunNote readNote(JsonReader& reader);

/// Replaces the notes of a run; none removes the file.
Status writeNotes(const std::filesystem::path& folder, const std::vector<RunNote>& notes);
/// In the order of the file; a run without the file has none.
Result<std::vector<RunNote>> readNotes(const std::filesystem::path& folder);

}  // namespace icl
