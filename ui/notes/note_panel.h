// NotePanel: the notes of the document as a list with a small editor above it, in the right column.
// Return goes to a note's step, F2 edits, Delete removes (with undo). GUI thread.
#pragma once

#include <functional>

#include <QFrame>
#include <QListView>

#include "ui/notes/note_book.h"
#include "ui/session_controller.h"

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace icl::ui {

class NoteModel;

/// Two buttons and a few lines of text: a new note or one that is edited. Return pins, Shift+Return
/// starts a line, Escape gives up.
class NoteEditor : public QFrame {
  Q_OBJECT
 public:
  explicit NoteEditor(QWidget* parent);
  void begin(const QString& place, const QString& text);
  QString text() const;

 Q_SIGNALS:
  void pinned();
  void cancelled();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLabel* place_;
  QPlainTextEdit* edit_;
};

class NoteList : public QListView {
  Q_OBJECT
 public:
  NoteList(SessionController& controller, QWidget* parent);
  std::uint64_t currentId() const;
  void setCurrentId(std::uint64_t id);
  QSize sizeHint() const override { return {200, 120}; }
  QSize minimumSizeHint() const override { return {80, 48}; }

 Q_SIGNALS:
  void goAsked(std::uint64_t id);
  void editAsked(std::uint64_t id);
  void copyAsked();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  SessionController& controller_;
  NoteModel* model_;
};

class NotePanel : public QWidget {
  Q_OBJECT
 public:
  NotePanel(SessionController& controller, QWidget* parent);
  /// Opens the editor for a note at the cursor's step (or the present one) beside this picture.
  void begin(const QString& view);
  void goTo(std::uint64_t id);
  /// The nearest note after (before) the step that is looked at.
  void goToNext(bool forwards);
  NoteList* list() const { return list_; }
  NoteEditor* editor() const { return editor_; }
  /// A way to the cues, which share the place of the notes.
  void offerCues();

 Q_SIGNALS:
  void pinAsked();                      // which picture? the window knows
  void viewAsked(const QString& view);  // a note was gone to that is pinned to this picture
  void copyAsked();
  void cuesAsked();

 private:
  void edit(std::uint64_t id);
  void finish(bool keep);
  void showState();

  SessionController& controller_;
  NoteList* list_ = nullptr;
  NoteEditor* editor_ = nullptr;
  QLabel* empty_ = nullptr;
  QToolButton* cues_ = nullptr;
  Note draft_{};  // id 0: a new one
};

}  // namespace icl::ui
