// AudienceWindow: what the lecture room sees: the cue's pictures, drawn large as in figures, and
// its caption; a key echo, a pointer, blank and freeze. No controls, no dialogs, a palette of its
// own. Pictures belong to the speaker's window and are only painted here. GUI thread.
#pragma once

#include <functional>
#include <optional>

#include <QElapsedTimer>
#include <QPixmap>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include "ui/session_controller.h"

class QScreen;

namespace icl::ui {

class LabView;

class AudienceWindow : public QWidget {
  Q_OBJECT
 public:
  using ViewSource = std::function<LabView*(const QString& id)>;
  AudienceWindow(SessionController& controller, ViewSource views);

  /// Fills that screen; without one it is an ordinary window.
  void showOn(QScreen* screen);
  void setViews(const QStringList& ids);
  void setCaption(const QString& caption);
  void setDark(bool dark);
  bool isDark() const { return dark_; }
  void setBlank(bool on);
  bool isBlank() const { return blank_; }
  /// The picture stays as it is, whatever is tried out.
  void setFrozen(bool on);
  bool isFrozen() const { return frozen_; }
  /// Shows for a moment which key was pressed.
  void echo(const QString& key);
  QString echoed() const { return echo_timer_.isActive() ? echo_ : QString(); }
  /// A dot at a place of the window, both from 0 to 1; nothing: none.
  void point(std::optional<QPointF> place);
  std::optional<QPointF> pointer() const { return pointer_; }

  /// What is shown, apart from pointer and echo: for the speaker's small copy.
  const QPixmap& picture() const { return picture_; }
  /// Type of axes and labels, in pixels of this window; 24 on a screen 1080 high.
  double typePixels() const;
  /// The least width of a line of a run or of theory, in pixels; 3 on a screen 1080 high.
  double linePixels() const;
  void renderNow();
  /// The lecture is over: nothing is looked at any more, until it is deleted.
  void retire();

 Q_SIGNALS:
  void pictureChanged();
  void keyPressed(QKeyEvent* event);
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent*) override {}

 private:
  void schedule();
  QRectF paintCaption(QPainter& painter, const QRectF& room) const;
  QList<QRectF> boxes(const QRectF& room) const;
  void paintView(QPainter& painter, LabView& view, const QRectF& box) const;
  double typeScale(const LabView& view) const;
  bool draw(const QString& id, const QPointF& at, bool begins);
  double unit() const;  // one pixel of a screen 1080 high

  SessionController& controller_;
  ViewSource view_of_;
  QStringList views_{};
  QString caption_{}, echo_{};
  bool dark_ = false, blank_ = false, frozen_ = false;
  std::optional<QPointF> pointer_{};
  QList<QRectF> places_{};  // of the pictures, as they were last drawn
  QString drawn_in_{};      // the picture that a hand draws in
  QPixmap picture_{};
  QTimer due_, echo_timer_, pointer_timer_;
};

}  // namespace icl::ui
