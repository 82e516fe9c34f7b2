// StoryPanel: the story of the preset that is open, or what the experiment is about: scrolls where
// it is longer than its place, and opens in a window of its own to be read at ease. GUI thread.
#pragma once

#include <QWidget>

#include "ui/session_controller.h"

class QLabel;

namespace icl::ui {

class StoryPanel : public QWidget {
  Q_OBJECT
 public:
  StoryPanel(SessionController& controller, QWidget* parent);
  /// The whole text, larger, in a window that stays open beside the pictures.
  void readAll();
  QString html() const;

 private:
  void show();

  SessionController& controller_;
  QLabel* story_ = nullptr;
};

}  // namespace icl::ui
