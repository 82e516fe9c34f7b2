#include "ui/notes/note_book.h"

#include <algorithm>
#include <utility>

#include <QUndoStack>

#include "ui/edit_command.h"

namespace icl::ui {

namespace {

void sortByStep(std::vector<Note>& notes) {
  std::stable_sort(notes.begin(), notes.end(),
                   [](const Note& a, const Note& b) { return a.step < b.step; });
}

}  // namespace

NoteBook::NoteBook(QUndoStack& undo, QObject* parent) : QObject(parent), undo_(undo) {}

const Note* NoteBook::find(std::uint64_t id) const {
  const auto found =
      std::find_if(notes_.begin(), notes_.end(), [id](const Note& n) { return n.id == id; });
  return found == notes_.end() ? nullptr : &*found;
}

const Note* NoteBook::next(double step, bool forwards) const {
  const Note* best = nullptr;
  for (const Note& note : notes_) {
    const auto at = static_cast<double>(note.step);
    if (forwards && at > step && best == nullptr) best = &note;
    if (!forwards && at < step) best = &note;
  }
  return best;
}

std::uint64_t NoteBook::add(Note note) {
  note.text = note.text.trimmed();
  if (note.text.isEmpty()) return 0;
  note.id = next_id_++;
  const std::uint64_t id = note.id;
  std::vector<Note> after = notes_;
  after.push_back(std::move(note));
  replace(tr("Pin a note"), std::move(after));
  return id;
}

void NoteBook::setText(std::uint64_t id, const QString& text) {
  const Note* note = find(id);
  if (note == nullptr || note->text == text.trimmed()) return;
  if (text.trimmed().isEmpty()) {
    remove(id);
    return;
  }
  std::vector<Note> after = notes_;
  for (Note& one : after) {
    if (one.id == id) one.text = text.trimmed();
  }
  replace(tr("Edit a note"), std::move(after));
}

void NoteBook::remove(std::uint64_t id) {
  if (find(id) == nullptr) return;
  std::vector<Note> after = notes_;
  std::erase_if(after, [id](const Note& n) { return n.id == id; });
  replace(tr("Remove a note"), std::move(after));
}

void NoteBook::replace(const QString& what, std::vector<Note> after) {
  sortByStep(after);
  undo_.push(new EditCommand(
      what, {}, [this, before = notes_] { set(before); },
      [this, after = std::move(after)] { set(after); }));
}

void NoteBook::set(std::vector<Note> notes) {
  // What became known of runs meanwhile stays known.
  for (Note& note : notes) {
    const Note* now = find(note.id);
    if (now == nullptr) continue;
    note.run = now->run;
    note.folder = now->folder;
  }
  notes_ = std::move(notes);
  Q_EMIT changed();
}

void NoteBook::load(std::vector<Note> notes) {
  if (notes.empty()) return;
  for (Note& note : notes) {
    const auto same = std::find_if(notes_.begin(), notes_.end(), [&](const Note& n) {
      return n.step == note.step && n.view == note.view && n.text == note.text;
    });
    if (same == notes_.end()) {
      note.id = next_id_++;
      notes_.push_back(std::move(note));
    } else if (note.run != 0) {
      same->run = note.run;
      same->folder = note.folder;
    }
  }
  sortByStep(notes_);
  Q_EMIT changed();
}

void NoteBook::clear() {
  if (notes_.empty()) return;
  notes_.clear();
  Q_EMIT changed();
}

void NoteBook::bindRun(std::uint64_t run, const std::string& folder) {
  if (folder.empty()) return;
  bool known = false;
  for (Note& note : notes_) {
    if (note.run == run && note.folder != folder) {
      note.folder = folder;
      known = true;
    } else if (note.run == 0 && note.folder == folder) {
      note.run = run;
      known = true;
    }
  }
  if (known) Q_EMIT changed();
}

}  // namespace icl::ui
