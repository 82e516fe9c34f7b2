// SpeakerPanel: what the speaker sees of a lecture that is being given: a small copy of the
// audience's picture (point in it: the dot appears there), the note to say, the present and the
// next caption, the time; buttons for everything that has a key. In the right column. GUI thread.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "core/run/lecture.h"

class QLabel;
class QPushButton;
class QTextBrowser;
class QToolButton;

namespace icl::ui {

class AudienceWindow;
class Presentation;

/// The audience's window in small, with what it hides said over it.
class AudiencePreview : public QWidget {
  Q_OBJECT
 public:
  explicit AudiencePreview(QWidget* parent);
  void watch(AudienceWindow* audience);
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return width * 9 / 16; }
  QSize sizeHint() const override { return {320, 180}; }
  QSize minimumSizeHint() const override { return {96, 54}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QRectF pictureRect() const;
  AudienceWindow* audience_ = nullptr;
};

class SpeakerPanel : public QWidget {
  Q_OBJECT
 public:
  SpeakerPanel(Presentation& lecture, QWidget* parent);
  QString noteShown() const;
  AudiencePreview* preview() const { return preview_; }

 private:
  void showCue();
  void showTime();
  QToolButton* button(const QString& text, const QString& tip, bool checkable);

  Presentation& lecture_;
  AudiencePreview* preview_ = nullptr;
  QLabel *time_ = nullptr, *place_ = nullptr, *state_ = nullptr, *caption_ = nullptr,
         *next_ = nullptr;
  QTextBrowser* note_ = nullptr;
  QToolButton *blank_ = nullptr, *freeze_ = nullptr, *back_button_ = nullptr;
  QTimer clock_;
};

}  // namespace icl::ui
