// NoteBook: the sentences that a person has pinned to steps (and to a run and a picture) of the
// open document; undoable. Owned by SessionController, saved by LabDocument and, for runs that are
// kept, beside their rows. GUI thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

class QUndoStack;

namespace icl::ui {

struct Note {
  std::uint64_t id = 0;
  std::uint64_t step = 0;
  QString view{};  // id of the picture it was written beside; empty: none
  QString text{};
  std::uint64_t run = 0;  // track it belongs to; 0: none on the screen
  std::string folder{};   // name of that run's folder, where it is kept
  bool operator==(const Note&) const = default;
};

class NoteBook : public QObject {
  Q_OBJECT
 public:
  explicit NoteBook(QUndoStack& undo, QObject* parent = nullptr);

  /// By step, those of a step in the order they were written.
  const std::vector<Note>& notes() const { return notes_; }
  const Note* find(std::uint64_t id) const;
  /// The nearest note after (before) a step; nullptr: none.
  const Note* next(double step, bool forwards) const;

  /// Undoable. Blank texts are no notes: nothing is added, an edited note is removed.
  std::uint64_t add(Note note);
  void setText(std::uint64_t id, const QString& text);
  void remove(std::uint64_t id);

  /// Of a document or a stored run; not undoable. A note that is there already (same step, picture
  /// and text) only learns which run it belongs to.
  void load(std::vector<Note> notes);
  void clear();
  /// A run has come onto the screen, or has got its folder.
  void bindRun(std::uint64_t run, const std::string& folder);

 Q_SIGNALS:
  void changed();

 private:
  void replace(const QString& what, std::vector<Note> after);
  void set(std::vector<Note> notes);

  QUndoStack& undo_;
  std::vector<Note> notes_{};
  std::uint64_t next_id_ = 1;
};

}  // namespace icl::ui
