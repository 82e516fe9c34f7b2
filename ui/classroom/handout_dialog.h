// HandoutDialog: all controls of the window with a tick each; without it the control is hidden at
// once, and kept hidden in the document. GUI thread.
#pragma once

#include <QDialog>

#include "ui/classroom/hidden_controls.h"

class QListWidget;

namespace icl::ui {

class HandoutDialog : public QDialog {
  Q_OBJECT
 public:
  HandoutDialog(HiddenControls& hidden, const ExperimentType& type, QWidget* parent);
  QListWidget* list() const { return list_; }

 private:
  void showState();
  HiddenControls& hidden_;
  QListWidget* list_;
};

}  // namespace icl::ui
