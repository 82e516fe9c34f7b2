// Workbench: the windows around every experiment that MainWindow opens: paired seeds, comparison of
// runs, animation. Each is made when it is asked for and goes with the window's widgets, in whose
// language it is; what they started in the controller goes on. GUI thread.
#pragma once

#include <filesystem>

#include <QObject>
#include <QPointer>

#include "ui/session_controller.h"

class QWidget;

namespace icl::ui {

class AnimationDialog;
class CompareWindow;
class SeedWindow;

class Workbench : public QObject {
  Q_OBJECT
 public:
  Workbench(SessionController& lab, QWidget* window);
  ~Workbench() override;
  SeedWindow* openSeeds();
  CompareWindow* openCompare();
  /// `view`: the picture that is proposed.
  AnimationDialog* openAnimation(const QString& view);

 Q_SIGNALS:
  void helpAsked(const QString& anchor);

 private:
  SessionController& lab_;
  QWidget* window_;
  QPointer<SeedWindow> seeds_{};
  QPointer<CompareWindow> compare_{};
  QPointer<AnimationDialog> animation_{};
};

}  // namespace icl::ui
