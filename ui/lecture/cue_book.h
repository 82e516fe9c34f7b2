// CueBook: the cues of the open document, or of the lecture that was opened; every change is
// undoable. Owned by LabDocument, shown by CuePanel, played by CuePlayer. GUI thread.
#pragma once

#include <vector>

#include <QObject>
#include <QString>

#include "core/run/lecture.h"
#include "ui/session_controller.h"

class QUndoStack;

namespace icl::ui {

class CueBook : public QObject {
  Q_OBJECT
 public:
  CueBook(QUndoStack& undo, const std::vector<Preset>& presets, QObject* parent = nullptr);

  const std::vector<Cue>& cues() const { return lecture_.cues; }
  /// With title and the rest, as it was opened or saved.
  const Lecture& lecture() const { return lecture_; }
  /// Title or file name of the lecture; empty: the document's own cues.
  QString title(const QString& language) const;

  // Undoable. Cues that went on with one that is moved or gone open its run themselves.
  void insert(int at, const Cue& cue);  // a cue by itself
  void setCue(int index, const Cue& cue, const QString& what);
  void remove(int index);
  void move(int from, int to);

  /// Of a document or a lecture file; not undoable.
  void load(Lecture lecture);
  void clear();

 Q_SIGNALS:
  void changed();

 private:
  void replace(const QString& what, std::vector<Cue> cues);

  QUndoStack& undo_;
  const std::vector<Preset>& presets_;
  Lecture lecture_{};
};

/// What the window shows now, as a cue by itself: run, settings, changes on the way, step,
/// pictures; or why no cue can open that.
Result<Cue> cueFromHere(const SessionController& controller);
/// How a cue that opens a run opens it; it stands still.
Opening openingOf(const Cue& cue, const CueState& state);
/// All pictures exist and suit the experiment that is open then.
Status checkCueViews(const std::vector<Cue>& cues, const Catalog& catalog,
                     const std::vector<Preset>& presets, const std::string& where);

}  // namespace icl::ui
