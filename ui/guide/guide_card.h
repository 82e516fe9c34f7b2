// GuideCard: a small card over the window that shows FirstMinute, beside a thin frame round the
// control it speaks of. Never takes the keyboard, never dims or blocks anything, moves only to
// another control; Esc on it leaves. GUI thread.
#pragma once

#include <functional>

#include <QFrame>
#include <QPointer>

#include "ui/guide/first_minute.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace icl::ui {

class GuideCard : public QFrame {
  Q_OBJECT
 public:
  /// Where a task is done: in the coordinates of `over`; empty: nowhere in particular.
  using Place = std::function<QRect(FirstMinute::Task)>;
  GuideCard(FirstMinute& guide, Place place, QWidget* over);

  /// Where the frame round the control stands; empty: hidden.
  QRect framed() const;

 Q_SIGNALS:
  /// It was closed while it had the keyboard.
  void focusFreed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void showState();
  void fitWords();
  void settle();
  void announce();

  FirstMinute& guide_;
  Place place_;
  QWidget* over_;
  QPointer<QWidget> ring_;
  QLabel *count_, *reward_, *wish_;
  QPushButton *skip_, *close_;
  QToolButton* leave_;
  QRect shown_at_{};
  QString said_{};
};

}  // namespace icl::ui
