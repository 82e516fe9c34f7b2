// DocumentData: what an .icl file holds, and its strict text form (format "icl-document/1").
// Any thread. Called by LabDocument and by icl-lab when it draws off screen.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QString>

#include "core/run/notes.h"
#include "core/run/preset.h"

namespace icl::ui {

/// A note of a document also knows its run, by the name of the folder that keeps it.
struct DocumentNote {
  RunNote note{};
  std::string run{};  // empty: of no run that is kept
  bool operator==(const DocumentNote&) const = default;
};

struct DocumentData {
  std::string experiment{}, preset{};  // preset: what it was opened from, empty: none
  Values changes{};
  std::uint64_t seed = 1, steps = 0;  // steps 0: the experiment's default
  std::string until{};
  double pace = 0;  // 0: the window's default
  std::vector<std::string> views{};
  std::vector<DocumentNote> notes{};
  Json cues = Json::array();          // kept as they are
  std::vector<std::string> runs{};    // folders, relative to the document's
  std::vector<std::string> hidden{};  // controls that a handout does not show
  bool operator==(const DocumentData&) const = default;
};

std::string documentText(const DocumentData& data);
/// `where` names the file in the sentence. Settings are checked against the catalog.
Result<DocumentData> documentFromText(std::string_view text, const std::string& where,
                                      const Catalog& catalog);

/// Complete or not at all, whatever happens while it is written.
Status writeDocumentFile(const QString& path, const std::string& text);
Result<std::string> readDocumentFile(const QString& path);

}  // namespace icl::ui
