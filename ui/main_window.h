// MainWindow: puts panels, pictures and bars together, connects actions to who does them, remembers
// its layout. Owns no logic: runs are SessionController's, files LabDocument's. Rebuilt in place
// when the language changes. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QMainWindow>
#include <QPointer>

#include "core/run/lecture.h"
#include "ui/documents/lab_document.h"
#include "ui/guide/first_minute.h"
#include "ui/session_controller.h"

class QLabel;
class QSplitter;

namespace icl::ui {

class DocumentActions;
class CuePanel;
class ExperimentPanel;
class HelpViewer;
class Language;
class NoticeBar;
class Presentation;
class RunPanel;
class SpeakerPanel;
class StatusLine;
class SweepWindow;
class TimeBar;
class TransportBar;
class ViewArea;
class WindowActions;
class Workbench;

/// What lives longer than the window's widgets.
struct Lab {
  SessionController& controller;
  LabDocument& document;
  const std::vector<Preset>& presets;
  Language& language;
};

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(const Lab& lab);
  ~MainWindow() override;
  ViewArea& views() const { return *views_; }
  WindowActions& actions() const { return *actions_; }
  /// Says what was refused of a stored layout, and offers what a crash left behind.
  void startUp(bool reset_layout);
  /// Five tasks for a newcomer, unless they were seen before.
  void offerFirstMinute();
  FirstMinute& guide() const { return *guide_; }
  /// The lecture that is given, or could be.
  Presentation& lecture() const { return *lecture_; }
  /// Ticks the theme in the menu.
  void showTheme(const QString& theme);

 Q_SIGNALS:
  void themeChosen(const QString& theme);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build();
  QWidget* buildCentre();
  void connectActions();
  void connectFileActions();
  void connectNotes();
  void connectWorkbench();
  void connectLecture();
  void connectClassroom();
  void fillHidden();
  void connectGuide(QWidget* over);
  QRect placeOf(FirstMinute::Task task, const QWidget* over) const;
  void fillLectures();
  void openLecture(int index);
  void lectureBegun();
  void lectureEnded();
  const std::vector<Lecture>& readyLectures();
  void showTitle();
  void showMessage(const QString& sentence, bool is_error);
  void openPreset(int index);
  void openGallery();
  SweepWindow* openSweeps();
  void openPalette();
  HelpViewer* openHelp();
  void whatIsThis();
  void defaultLayout();
  QList<QSplitter*> splitters() const;

  Lab lab_;
  QString theme_{};
  DocumentActions* files_;
  WindowActions* actions_ = nullptr;
  TransportBar* transport_ = nullptr;
  QSplitter* panels_ = nullptr;
  ExperimentPanel* experiment_ = nullptr;
  RunPanel* runs_ = nullptr;
  CuePanel* cues_ = nullptr;
  SpeakerPanel* speaker_ = nullptr;
  QWidget* right_ = nullptr;  // runs and notes, or the speaker's panel
  Presentation* lecture_ = nullptr;
  FirstMinute* guide_;
  std::optional<std::vector<Lecture>> ready_{};
  /// What ending a lecture puts back.
  struct Before {
    QList<int> sizes{};
    bool left = true, right = true;
  } before_{};
  ViewArea* views_ = nullptr;
  NoticeBar* notice_ = nullptr;
  StatusLine* status_ = nullptr;
  Workbench* bench_ = nullptr;
  QPointer<SweepWindow> sweeps_{};
};

}  // namespace icl::ui
