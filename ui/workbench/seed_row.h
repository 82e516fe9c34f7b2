// SeedRow: what stands below the list of runs: buttons for seeds and for the comparison, and
// what the seeds say so far. GUI thread.
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace icl::ui {

class SessionController;

class SeedRow : public QWidget {
  Q_OBJECT
 public:
  SeedRow(SessionController& lab, QWidget* parent);
  QToolButton& button() const { return *button_; }
  QString text() const;

 Q_SIGNALS:
  void asked();
  void compareAsked();

 private:
  void show();
  SessionController& lab_;
  QToolButton* button_ = nullptr;
  QLabel* text_ = nullptr;
};

}  // namespace icl::ui
