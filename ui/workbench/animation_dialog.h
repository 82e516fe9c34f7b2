// AnimationDialog: what an animation shows and where it goes; progress and cancel while it is made.
// Does not block. GUI thread.
#pragma once

#include <QDialog>

#include "ui/workbench/animation.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace icl::ui {

class AnimationDialog : public QDialog {
  Q_OBJECT
 public:
  AnimationDialog(SessionController& lab, QWidget* parent);
  /// The picture that is proposed.
  void choosePicture(const QString& view);
  /// With the choices as they stand; what is refused is said in the dialog.
  void start(const QString& path);
  Animation& animation() { return animation_; }
  QComboBox& picture() const { return *picture_; }
  QSpinBox& frames() const { return *frames_; }
  QString sentence() const;

 Q_SIGNALS:
  void helpAsked(const QString& anchor);

 private:
  void buildForm();
  void fillPictures();
  void askPath();
  void showState();

  SessionController& lab_;
  Animation animation_;
  QComboBox *picture_ = nullptr, *form_ = nullptr, *size_ = nullptr;
  QSpinBox *frames_ = nullptr, *rate_ = nullptr;
  QCheckBox* log_ = nullptr;
  QLabel *note_ = nullptr, *sentence_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *start_ = nullptr, *cancel_ = nullptr;
};

}  // namespace icl::ui
