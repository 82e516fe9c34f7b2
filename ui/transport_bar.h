// TransportBar: the toolbar's row: rewind, run/pause, step, layer step; steps per second, draws per
// second; when to stop. Shows the controller's state; owns none. GUI thread.
#pragma once

#include <QWidget>

#include "ui/session_controller.h"

class QAction;
class QLabel;
class QLineEdit;
class QSlider;
class QSpinBox;

namespace icl::ui {

struct TransportActions {
  QAction* rewind = nullptr;
  QAction* run = nullptr;
  QAction* step = nullptr;
  QAction* layer = nullptr;
};

class TransportBar : public QWidget {
  Q_OBJECT
 public:
  TransportBar(SessionController& controller, const TransportActions& actions, QWidget* parent);
  QLineEdit* stopEditor() const { return stop_; }

 private:
  QWidget* buildButtons(const TransportActions& actions);
  QWidget* buildPace();
  QWidget* buildStop();
  void showState();
  void checkStop(const QString& text);
  void commitStop();

  SessionController& controller_;
  QSlider* pace_ = nullptr;
  QLabel* pace_text_ = nullptr;
  QSpinBox* draws_ = nullptr;
  QLineEdit* stop_ = nullptr;
  QLabel* stop_note_ = nullptr;
};

/// A typed stop condition as rule and step limit: "excess < 1e-6", "step 4000", "time > 1000";
/// several parts with "or". The limit is 0 where none is named.
struct StopCondition {
  QString rule{};
  std::uint64_t steps = 0;
};
Result<StopCondition> parseStopCondition(const QString& text);
QString stopConditionText(const QString& rule, std::uint64_t steps);

}  // namespace icl::ui
