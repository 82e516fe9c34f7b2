// ExperimentPanel: the left side of the window, everything that changes a result: preset, seed,
// settings, switches, and the quiet bar that offers restart or fork for changes that wait.
// GUI thread; talks to SessionController only.
#pragma once

#include <vector>

#include <QWidget>

#include "ui/session_controller.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace icl::ui {

class ConfigForm;

class ExperimentPanel : public QWidget {
  Q_OBJECT
 public:
  ExperimentPanel(SessionController& controller, const std::vector<Preset>& presets,
                  QWidget* parent);
  void focusField(const QString& key);

 Q_SIGNALS:
  void presetChosen(int index);
  void galleryAsked();

 private:
  QWidget* buildChooser();
  QWidget* buildSeed();
  QWidget* buildSwitches();
  QWidget* buildPending();
  void showOpened();
  void showState();
  void restartIfWanted();

  SessionController& controller_;
  const std::vector<Preset>& presets_;
  QComboBox* chooser_ = nullptr;
  QLineEdit* seed_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QWidget* switches_frame_ = nullptr;
  ConfigForm* settings_ = nullptr;
  ConfigForm* switches_ = nullptr;
  QLabel* waiting_ = nullptr;
  QPushButton* restart_ = nullptr;
  QPushButton* fork_ = nullptr;
  QToolButton* at_once_ = nullptr;
};

}  // namespace icl::ui
