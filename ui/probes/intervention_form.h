// InterventionForm: one change that the open experiment allows from outside (a head's gate, a
// weight set or held), its target and amount, and the button that applies it to the active run.
// Drawn from InterventionType alone. GUI thread.
#pragma once

#include <QWidget>

#include "ui/session_controller.h"

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace icl::ui {

class FieldRow;

class InterventionForm : public QWidget {
  Q_OBJECT
 public:
  InterventionForm(SessionController& controller, QWidget* parent);
  /// False where the experiment has no interventions: then there is nothing to show.
  bool offered() const;
  QComboBox* kinds() const { return kind_; }
  QComboBox* targets() const { return target_; }
  FieldRow* amount() const { return amount_; }
  QPushButton* applyButton() const { return apply_; }

 private:
  void rebuild();
  void showKind();
  void fillTargets();
  void showState();
  void apply();
  const InterventionType* kind() const;

  SessionController& controller_;
  QVBoxLayout* column_ = nullptr;
  QComboBox *kind_ = nullptr, *target_ = nullptr;
  FieldRow* amount_ = nullptr;
  QPushButton* apply_ = nullptr;
  Value value_{};
};

}  // namespace icl::ui
