// StatusLine: what is going on, in one quiet line at the bottom right: runs training, steps a
// second, time of a frame, when the document was saved. Updated twice a second at most; still when
// nothing runs. GUI thread.
#pragma once

#include <QLabel>
#include <QTimer>

#include "ui/documents/lab_document.h"
#include "ui/session_controller.h"

namespace icl::ui {

class StatusLine : public QLabel {
  Q_OBJECT
 public:
  StatusLine(SessionController& controller, const LabDocument& document, QWidget* parent);

 private:
  void show();
  QString activityText() const;
  SessionController& controller_;
  const LabDocument& document_;
  QTimer soon_;
};

}  // namespace icl::ui
