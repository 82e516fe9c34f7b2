// ExperimentPanel: the left side of the window, everything that changes a result: preset, seed,
// settings, switches, and the quiet bar that offers restart or fork for changes that wait. "At
// once" (the default) restarts by itself when a slider is released or a field is left, unless
// somebody looks at an earlier step: then a fork may be meant. GUI thread; talks to
// SessionController only.
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
  /// A change is complete (released, left, undone): starts again where "at once" is on.
  void restartIfWanted();

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
  QString waitingText(int changes, bool usable) const;
  QString costText() const;

  SessionController& controller_;
  const std::vector<Preset>& presets_;
  QComboBox* chooser_ = nullptr;
  QLineEdit* seed_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QWidget* switches_frame_ = nullptr;
  ConfigForm* settings_ = nullptr;
  ConfigForm* switches_ = nullptr;
  QLabel *waiting_ = nullptr, *cost_ = nullptr;
  QPushButton* restart_ = nullptr;
  QPushButton* fork_ = nullptr;
  QToolButton* at_once_ = nullptr;
  bool looked_back_ = false;
};

}  // namespace icl::ui
