// SweepWindow: choose or put together a sweep, see what it will need, run it, and watch the phase
// diagram fill; a cell opens its run. Also opens what a cluster has made: a folder of results or
// a sweep file. A window of its own that does not block. GUI thread.
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "ui/session_controller.h"
#include "ui/sweeps/sweep_desk.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QCheckBox;
class QLabel;
class QPushButton;

namespace icl::ui {

class PhaseDiagram;
class SweepForm;

class SweepWindow : public QDialog {
  Q_OBJECT
 public:
  SweepWindow(SessionController& controller, QWidget* parent);

  /// A results folder, a file in one, or a sweep file; what is wrong is said in the window.
  bool openPath(const QString& path);
  /// Whether a dropped path is for this window and not a document.
  static bool isSweep(const QString& path);

  SweepForm& form() const { return *form_; }
  SweepDesk& desk() { return desk_; }
  PhaseDiagram& diagram() const { return *diagram_; }
  void startOrStop();
  QString sentence() const;

 Q_SIGNALS:
  /// A cell was chosen: its run, from the beginning.
  void runAsked(const icl::ui::Opening& opening);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* buildLeft();
  QWidget* buildRight();
  void chooseReady(int index);
  void takeForm();
  void formChanged();
  void take(Result<Sweep> sweep, const std::filesystem::path& folder);
  void fillChoices();
  void fillSlices();
  void showProgress();
  void draw();
  void openCell(int column, int row);
  /// The job of a cell of the picture; the first seed where the mean is shown.
  std::uint64_t jobAt(int column, int row) const;
  void say(const QString& sentence);

  SessionController& controller_;
  SweepDesk desk_{};
  SweepForm* form_ = nullptr;
  QComboBox* ready_ = nullptr;
  QLabel *need_ = nullptr, *progress_ = nullptr, *sentence_ = nullptr, *read_out_ = nullptr;
  QPushButton* start_ = nullptr;
  QComboBox *value_ = nullptr, *across_ = nullptr, *up_ = nullptr, *seed_ = nullptr;
  QCheckBox* contour_ = nullptr;
  QDoubleSpinBox* level_ = nullptr;
  QFormLayout* choices_ = nullptr;
  QWidget* slices_ = nullptr;
  std::vector<QComboBox*> slice_{};  // one an axis; hidden where the axis is drawn
  PhaseDiagram* diagram_ = nullptr;
  bool filling_ = false, form_waits_ = false;
};

}  // namespace icl::ui
