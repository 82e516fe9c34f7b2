// CuePanel: the cues of the document in the right column, where the notes are: add one from what is
// shown, edit caption and note, reorder, delete, all undoable; Return goes to a cue. GUI thread.
#pragma once

#include <QDialog>
#include <QListView>
#include <QWidget>

#include "core/run/lecture.h"
#include "ui/session_controller.h"

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QSpinBox;

namespace icl::ui {

class CueBook;
class CueModel;
class Language;

/// Caption, note and cover of one cue, in the window's language.
class CueDialog : public QDialog {
  Q_OBJECT
 public:
  CueDialog(const Cue& cue, const QString& place, const QString& language, QWidget* parent);
  Cue cue() const;
  QPlainTextEdit* caption() const { return caption_; }
  QPlainTextEdit* note() const { return note_; }

 private:
  Cue cue_;
  QString language_;
  QPlainTextEdit *caption_, *note_;
  QCheckBox* cover_;
  QSpinBox* from_;
};

/// Return goes to a cue, F2 edits, Delete removes, Ctrl+Shift+Up and Down move it.
class CueList : public QListView {
  Q_OBJECT
 public:
  explicit CueList(QWidget* parent);
  QSize sizeHint() const override { return {200, 120}; }
  QSize minimumSizeHint() const override { return {80, 48}; }

 Q_SIGNALS:
  void goAsked(int row);
  void editAsked(int row);
  void removeAsked(int row);
  void moveAsked(int row, int to);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
};

class CuePanel : public QWidget {
  Q_OBJECT
 public:
  CuePanel(SessionController& controller, CueBook& book, const std::vector<Preset>& presets,
           const Language& language, QWidget* parent);
  /// A cue of what is shown, after the chosen one; then its texts are asked for.
  void addFromHere(bool ask = true);
  void edit(int row);
  void setCurrent(int row);
  int chosen() const;
  CueList* list() const { return list_; }

 Q_SIGNALS:
  void goAsked(int row);
  void presentAsked();
  void notesAsked();

 private:
  void showState();

  SessionController& controller_;
  CueBook& book_;
  const Language& language_;
  CueModel* model_ = nullptr;
  CueList* list_ = nullptr;
  QLabel *title_ = nullptr, *empty_ = nullptr;
};

}  // namespace icl::ui
