// ViewArea: the middle of the window: up to four pictures in a grid, each with its heading and a
// chooser; fewer where there is no room for four. Refreshes visible pictures at draw pace and skips
// hidden ones. Which pictures: asked of SessionController. GUI thread.
#pragma once

#include <array>
#include <vector>

#include <QElapsedTimer>
#include <QFrame>
#include <QSplitter>
#include <QStringList>
#include <QWidget>

#include "ui/view.h"

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace icl::ui {

class CoverSheet;

/// One place in the grid: heading, chooser, picture.
class ViewSlot : public QFrame {
  Q_OBJECT
 public:
  ViewSlot(SessionController& controller, int index, QWidget* parent);
  void setViewId(const QString& id);
  QString viewId() const { return id_; }
  LabView* view() const { return view_; }
  void refresh();
  QToolButton* chooser() const { return chooser_; }
  /// Whether there is room for a second line of heading and for the lesson below it.
  void setWordy(bool wordy);
  /// The least room without those: words never decide how many pictures are shown.
  QSize bareMinimum() const;

 Q_SIGNALS:
  void chosen(int slot, const QString& id);
  void enlargeAsked(int slot);

 protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showHeading();
  void showConclusion();
  void showCover();
  QString conclusionText() const;
  void setLines(QLabel& words, const QStringList& lines, int least);
  void fillMenu();
  SessionController& controller_;
  int index_;
  QString id_{};
  LabView* view_ = nullptr;
  CoverSheet* sheet_ = nullptr;  // over the picture, while it is covered
  QLabel *heading_ = nullptr, *conclusion_ = nullptr;
  // Never fewer than before: a picture that jumps cannot be read.
  int heading_lines_ = 1, conclusion_lines_ = 1;
  bool wordy_ = false;
  QToolButton* chooser_ = nullptr;
  QVBoxLayout* layout_ = nullptr;
  QElapsedTimer described_;
};

class ViewArea : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kSlots = 4;
  ViewArea(SessionController& controller, QWidget* parent);
  void toggleEnlarged(int slot);
  int currentSlot() const { return current_; }
  LabView* currentView() const;
  LabView* viewOf(const QString& id) const;
  QString currentViewId() const;
  /// Puts the keyboard into this picture; where it is in no place, into the present one.
  LabView* showView(const QString& id);
  /// The same where it is on the screen; nothing where it is not.
  void focusView(const QString& id);
  ViewSlot* slot(int index) const { return slots_[static_cast<std::size_t>(index)]; }
  void resetSizes();
  /// Puts the keyboard into the next picture; where not all find room, shows it.
  void nextPicture();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showViews();
  void choose(int slot, const QString& id);
  bool arrange();  // true: others are visible now
  void refresh();
  void noticeFocus(const QWidget* now);
  std::vector<int> visibleSlots() const;
  QSize roomNeeded() const;
  SessionController& controller_;
  QSplitter* rows_ = nullptr;
  std::array<QSplitter*, 2> columns_{};
  std::array<ViewSlot*, kSlots> slots_{};
  int current_ = 0, enlarged_ = -1;
};

}  // namespace icl::ui
