#include "core/run/notes.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "core/base/files.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kNotesFormat = "icl-notes/1";
constexpr std::uint64_t kMostBytes = std::uint64_t{8} << 20;

fs::path notesFile(const fs::path& folder) { return folder / "notes.json"; }

}  // namespace

Json toJson(const RunNote& note) {
  Json json = Json::object();
  json.set("step", static_cast<std::int64_t>(note.step));
  if (!note.view.empty()) json.set("view", note.view);
  json.set("text", note.text);
  return json;
}

RunNote readNote(JsonReader& reader) {
  RunNote note;
  if (reader.requiredMember("step") != nullptr) {
    const std::int64_t step = reader.integer("step", 0);
    if (step < 0) reader.fail({ICL_TR("the 'step' of a note must be a whole number from 0")});
    note.step = static_cast<std::uint64_t>(std::max<std::int64_t>(step, 0));
  }
  note.view = reader.string("view");
  note.text = reader.requiredString("text");
  if (note.text.empty()) reader.fail({ICL_TR("the 'text' of a note must not be empty")});
  return note;
}

Status writeNotes(const fs::path& folder, const std::vector<RunNote>& notes) {
  if (notes.empty()) {
    std::error_code problem;
    fs::remove(notesFile(folder), problem);
    if (problem) return fileError(notesFile(folder), problem.value());
    return {};
  }
  Json list = Json::array();
  for (const RunNote& note : notes) list.push(toJson(note));
  Json json = Json::object();
  json.set("format", std::string(kNotesFormat)).set("notes", std::move(list));
  return writeAtomic(notesFile(folder), json.print(2) + "\n");
}

Result<std::vector<RunNote>> readNotes(const fs::path& folder) {
  const fs::path file = notesFile(folder);
  std::error_code none;
  if (!fs::exists(file, none)) return std::vector<RunNote>{};
  const auto text = readFile(file, kMostBytes);
  if (!text) return text.error();
  const auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  JsonReader reader(*json, file.string());
  const std::string format = reader.requiredString("format");
  if (format != kNotesFormat) {
    reader.fail(
        {ICL_TR("these are no notes that this program reads: their 'format' must be "
                "'icl-notes/1'")});
  }
  const Json* list = reader.requiredMember("notes");
  if (list != nullptr && !list->isArray()) reader.fail({ICL_TR("'notes' must be an array")});
  if (auto finished = reader.finish(); !finished) return finished.error();
  std::vector<RunNote> notes;
  for (std::size_t i = 0; i < list->items().size(); ++i) {
    JsonReader item(list->items()[i], file.string() + ": notes[" + std::to_string(i) + "]");
    RunNote note = readNote(item);
    if (auto finished = item.finish(); !finished) return finished.error();
    notes.push_back(std::move(note));
  }
  return notes;
}

}  // namespace icl
