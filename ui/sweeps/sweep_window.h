// SweepWindow: choose or put together a sweep, see what it will need, run it, and watch the phase
// diagram fill; a cell opens its run. Also opens what a cluster has made: a folder of results or
// a sweep file. A window of its own that does not block. GUI thread.
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "ui/session_controller.h"
#include "ui/sweeps/sweep_desk.h"
#include "ui/sweeps/sweep_maker.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace icl::ui {

class PhaseDiagram;
class SweepChoices;
class SweepForm;

class SweepWindow : public QDialog {
  Q_OBJECT
 public:
  SweepWindow(SessionController& controller, QWidget* parent);

  /// A results folder, a file in one, or a sweep file; what is wrong is said in the window.
  void openPath(const QString& path);
  /// Whether a dropped path is for this window and not a document.
  static bool isSweep(const QString& path);
  /// Writes the sweep as a file for `icl sweep`, here or on a cluster.
  void saveFile(const QString& path);

  SweepForm& form() const { return *form_; }
  SweepDesk& desk() { return desk_; }
  PhaseDiagram& diagram() const { return *diagram_; }
  SweepChoices& choices() const { return *choices_; }
  QComboBox& readyBox() const { return *ready_; }
  void startOrStop();
  /// What is wrong, or what was done; empty: nothing.
  QString sentence() const;

 Q_SIGNALS:
  /// A cell was chosen: its run, from the beginning.
  void runAsked(const icl::ui::Opening& opening);
  /// The help, at the paragraph of a control.
  void helpAsked(const QString& anchor);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* buildLeft();
  void buildRun(QVBoxLayout* column, QWidget* left);
  QWidget* buildRight();
  void buildKeys();
  void shelve(const std::vector<ShelvedSweep>& ready);
  void chooseReady(int index);
  void formChanged();
  void takeForm();
  void take(const MadeSweep& made);
  void refuse(const Error& error);
  void showStory();
  void showProgress();
  void showGrid();
  void openCell(int column, int row);
  void askFile();
  void say(const QString& sentence, bool problem);

  SessionController& controller_;
  SweepMaker maker_;
  SweepDesk desk_{};
  SweepForm* form_ = nullptr;
  QComboBox* ready_ = nullptr;
  QLabel *story_ = nullptr, *need_ = nullptr, *progress_ = nullptr, *sentence_ = nullptr;
  QLabel *heading_ = nullptr, *read_out_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *start_ = nullptr, *save_ = nullptr;
  SweepChoices* choices_ = nullptr;
  PhaseDiagram* diagram_ = nullptr;
  bool form_waits_ = false;   // for the window to be seen, or for the jobs to end
  bool start_waits_ = false;  // for the sweep to be made
};

}  // namespace icl::ui
