// RunPanel: the right side of the window: the list of runs (tick to show, point to highlight
// everywhere, Delete with undo), the notes, and the story of the preset. GUI thread.
#pragma once

#include <QListView>
#include <QWidget>

#include "ui/session_controller.h"

class QLabel;
class QMenu;
class QStackedWidget;
class QVBoxLayout;

namespace icl::ui {

class NotePanel;
class RunModel;

/// The list; Space ticks, Return makes a run the one that form and pictures show.
class RunList : public QListView {
  Q_OBJECT
 public:
  RunList(SessionController& controller, QWidget* parent);
  QSize sizeHint() const override { return {200, 180}; }

 Q_SIGNALS:
  void exportAsked(std::uint64_t serial);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  std::uint64_t currentSerial() const;
  void showOnly(std::uint64_t serial);
  SessionController& controller_;
  RunModel* model_;
};

class RunPanel : public QWidget {
  Q_OBJECT
 public:
  RunPanel(SessionController& controller, QWidget* parent);
  RunList* list() const { return list_; }
  NotePanel* notes() const { return notes_; }
  /// The cues take the place of the notes when asked for.
  void addCues(QWidget* cues);
  void showCues(bool on);

 Q_SIGNALS:
  void exportAsked(std::uint64_t serial);
  void seedsAsked();
  void compareAsked();

 private:
  RunList* list_ = nullptr;
  void addLineage(SessionController& controller, QVBoxLayout& layout);

  NotePanel* notes_ = nullptr;
  QStackedWidget* margin_ = nullptr;  // notes, cues
};

}  // namespace icl::ui
