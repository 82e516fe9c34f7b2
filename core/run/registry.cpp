#include "core/run/registry.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <system_error>

#include "core/base/files.h"
#include "core/run/record_files.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kTrash = ".trash";

/// A relative path in an environment variable would mean another place in every folder.
fs::path absoluteFrom(const char* variable) {
  const char* text = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): read only
  if (text == nullptr) return {};
  const fs::path path(text);
  return path.is_absolute() ? path : fs::path();
}

RunEntry entryOf(const fs::path& folder) {
  RunEntry entry;
  entry.folder = folder;
  auto run = RunReader::open(folder);
  if (!run) {
    entry.problem = run.error().message.text();
    entry.manifest.id = folder.filename().string();
    return entry;
  }
  entry.manifest = run->manifest();
  entry.rows = run->rows();
  return entry;
}

/// "20260102030405", from run.json or, where that cannot be read, from the folder's name, which
/// begins with date and time; empty where neither says.
std::string startOf(const RunEntry& entry) {
  constexpr std::size_t kDigits = 14, kInName = 17;  // 2026-01-02-030405
  const std::string name = entry.folder.filename().string();
  for (const std::string& text : {entry.manifest.started, name.substr(0, kInName)}) {
    std::string digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits),
                 [](char c) { return c >= '0' && c <= '9'; });
    if (digits.size() == kDigits) return digits;
  }
  return {};
}

bool newer(const RunEntry& a, const RunEntry& b) {
  return std::pair(startOf(a), a.folder.filename()) > std::pair(startOf(b), b.folder.filename());
}

/// What a kill left behind while a folder was being filled; nothing was recorded in it.
void removeUnfinished(const fs::path& root) {
  std::error_code none;
  for (fs::directory_iterator at(root, none), end; !none && at != end; at.increment(none)) {
    const std::string name = at->path().filename().string();
    std::error_code ignored;
    if (name.starts_with(kUnfinished) && !isBeingWritten(at->path())) {
      fs::remove_all(at->path(), ignored);
    }
  }
}

Status moveFolder(const fs::path& from, const fs::path& to) {
  std::error_code code;
  fs::rename(from, to, code);
  if (code) return fileError(from, code.value());
  return {};
}

}  // namespace

fs::path defaultStore() {
  if (const char* store = std::getenv("ICL_STORE"); store != nullptr && *store != '\0') {  // NOLINT
    std::error_code none;
    const fs::path path = fs::absolute(store, none);
    return none ? fs::path(store) : path;
  }
  fs::path data = absoluteFrom("XDG_DATA_HOME");
  if (data.empty()) {
    const fs::path home = absoluteFrom("HOME");
    data = home.empty() ? fs::temp_directory_path() : home / ".local" / "share";
  }
  return data / "icl-lab" / "runs";
}

std::vector<RunEntry> listRuns(const fs::path& root) {
  std::vector<RunEntry> entries;
  std::error_code none;
  for (fs::directory_iterator at(root, none), end; !none && at != end; at.increment(none)) {
    std::error_code ignored;
    const std::string name = at->path().filename().string();
    if (name.starts_with('.') || !at->is_directory(ignored)) continue;
    entries.push_back(entryOf(at->path()));
  }
  std::sort(entries.begin(), entries.end(), newer);
  return entries;
}

Result<RunEntry> findRun(const fs::path& root, const std::string& name) {
  std::error_code none;
  const bool path = name.find('/') != std::string::npos || name == "." || name == "..";
  if (!name.empty() && (path || fs::exists(manifestFile(name), none))) {
    auto run = RunReader::open(name);
    if (!run) return run.error();
    return entryOf(name);
  }
  std::vector<std::string> matches, known;
  for (fs::directory_iterator at(root, none), end; !none && at != end; at.increment(none)) {
    std::string id = at->path().filename().string();
    if (id.starts_with('.')) continue;
    if (id == name) return findRun(root, (root / id).string());
    if (!name.empty() && id.starts_with(name)) matches.push_back(id);
    known.push_back(std::move(id));
  }
  if (matches.size() == 1) return findRun(root, (root / matches[0]).string());
  if (matches.size() > 1) {
    std::sort(matches.begin(), matches.end());
    return Error{Message{ICL_TR("'%1' is the beginning of %2 runs, '%3' and '%4' among them; type "
                                "more of it"),
                         {name, std::to_string(matches.size()), matches[0], matches[1]}},
                 "run"};
  }
  if (known.empty()) {
    return Error{
        Message{ICL_TR("there is no run '%1': no runs are stored in %2"), {name, root.string()}},
        "run"};
  }
  const std::string nearest = nearestName(name, known);
  return Error{nearest.empty()
                   ? Message{ICL_TR("there is no run '%1' in %2"), {name, root.string()}}
                   : Message{ICL_TR("there is no run '%1'; did you mean '%2'?"), {name, nearest}},
               "run"};
}

Status trashRun(const fs::path& folder) {
  if (isBeingWritten(folder)) {
    return Error{Message{ICL_TR("the run is being written; stop it first")}, folder.string()};
  }
  const fs::path trash = folder.parent_path() / kTrash;
  if (auto made = makeFolder(trash); !made) return made;
  const fs::path place = trash / folder.filename();
  std::error_code ignored;
  if (!fs::exists(place, ignored)) return moveFolder(folder, place);
  // An older delete of the same name goes only when this one is there.
  auto aside = makeUniqueFolder(trash, std::string(kUnfinished) + folder.filename().string());
  if (!aside) return aside.error();
  const fs::path older = *aside / folder.filename();
  if (auto moved = moveFolder(place, older); !moved) return moved;
  const Status moved = moveFolder(folder, place);
  if (!moved) static_cast<void>(moveFolder(older, place));
  fs::remove_all(*aside, ignored);
  return moved;
}

Status restoreRun(const fs::path& folder) {
  const fs::path place = folder.parent_path() / kTrash / folder.filename();
  std::error_code none;
  if (!fs::exists(place, none)) {
    return Error{Message{ICL_TR("the deleted run is no longer there to be restored")},
                 folder.string()};
  }
  if (fs::exists(folder, none)) {
    return Error{Message{ICL_TR("a run of this name is there again")}, folder.string()};
  }
  return moveFolder(place, folder);
}

Result<int> emptyTrash(const fs::path& root) {
  const fs::path trash = root / kTrash;
  std::error_code code;
  if (fs::is_symlink(trash, code)) {
    return Error{Message{ICL_TR("is a link to another folder, which is not emptied")},
                 trash.string()};
  }
  std::vector<fs::path> gone;
  for (fs::directory_iterator at(trash, code), end; !code && at != end; at.increment(code)) {
    gone.push_back(at->path());
  }
  int runs = 0;
  for (const fs::path& folder : gone) {
    std::error_code failed;
    fs::remove_all(folder, failed);
    if (failed) return fileError(folder, failed.value());
    if (!folder.filename().string().starts_with('.')) ++runs;
  }
  return runs;
}

Result<int> pruneRuns(const fs::path& root, bool all) {
  removeUnfinished(root);
  int count = 0;
  for (const RunEntry& entry : listRuns(root)) {
    // What cannot be read may be somebody else's folder: it is never deleted.
    if (!entry.problem.empty() || isBeingWritten(entry.folder)) continue;
    const bool empty = entry.manifest.end == EndReason::None && entry.rows == 0;
    if (!all && !empty) continue;
    if (auto moved = trashRun(entry.folder); !moved) return moved.error();
    ++count;
  }
  return count;
}

}  // namespace icl
