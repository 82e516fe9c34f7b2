// WindowActions: every action of the window with its shortcut, and the menus that hold them. The
// menus, the command palette and the list of shortcuts are all made from here. Transport acts on
// SessionController; the rest is signals. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QKeySequence>
#include <QObject>
#include <QString>

#include "ui/session_controller.h"
#include "ui/transport_bar.h"

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace icl::ui {

class WindowActions : public QObject {
  Q_OBJECT
 public:
  WindowActions(SessionController& controller, QMenuBar& bar, QObject* parent);

  TransportActions transport{};
  QAction* experiment_panel = nullptr;
  QAction* run_panel = nullptr;
  QAction* full_screen = nullptr;
  QMenu* recent = nullptr;
  QMenu* hidden = nullptr;    // controls that a handout does not show; filled by the window
  QMenu* lectures = nullptr;  // the ready ones; filled by the window

  /// All with a text, in menu order, for the palette and the list of shortcuts.
  std::vector<QAction*> all() const { return all_; }
  void showTheme(const QString& theme);
  void showLanguage(const QString& language);
  /// Keys that step through a lecture act while one is given alone.
  void showPresenting(bool on);

 Q_SIGNALS:
  void galleryAsked();
  void openAsked();
  void openFileAsked(const QString& path);
  void saveAsked();
  void saveAsAsked();
  void shareAsked();
  void hideAsked();
  void figureAsked();
  void rowsAsked();
  void copyCommandAsked();
  void quitAsked();
  void tableAsked();
  void enlargeAsked();
  void nextPictureAsked();
  void defaultLayoutAsked();
  void themeChosen(const QString& theme);
  void languageChosen(const QString& language);
  void helpAsked();
  void guideAsked();
  void whatIsThisAsked();
  void shortcutsAsked();
  void paletteAsked();
  void aboutAsked();
  void stopAsked();
  void editReversed();  // undo or redo
  void pinNoteAsked();
  void copyNotesAsked();
  void noteAsked(bool next);  // or the one before
  void probeAsked();
  void sweepsAsked();
  void seedsAsked();
  void compareAsked();
  void animationAsked();
  void presentAsked(bool from_chosen);  // or from the first cue
  void cueAsked(bool forward);
  void blankAsked();
  void freezeAsked();
  void endLectureAsked();
  void addCueAsked();
  void openLectureAsked();
  void saveLectureAsked();
  void darkAudienceAsked(bool on);

 private:
  QAction* add(QMenu* menu, const QString& text, const QKeySequence& key, std::function<void()> act,
               const QString& tip = {});
  void buildFile(QMenuBar& bar);
  void buildEdit(QMenuBar& bar);
  void buildRun(QMenuBar& bar);
  void buildView(QMenuBar& bar);
  void buildPresent(QMenuBar& bar);
  void buildHelp(QMenuBar& bar);
  void showActivity();
  void nextLayer(int by);

  SessionController& controller_;
  std::vector<QAction*> all_{};
  QActionGroup* themes_ = nullptr;
  QActionGroup* languages_ = nullptr;
  std::vector<QAction*> presenting_{};
  QAction *start_ = nullptr, *dark_audience_ = nullptr;
};

}  // namespace icl::ui
