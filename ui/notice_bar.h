// NoticeBar: one sentence above the pictures with up to two answers ("An unsaved document was
// found: Recover, Discard"), or an error that should not be missed. Never blocks, never takes the
// keyboard. GUI thread.
#pragma once

#include <functional>

#include <QFrame>
#include <QString>
#include <QTimer>

class QLabel;
class QPushButton;

namespace icl::ui {

class NoticeBar : public QFrame {
  Q_OBJECT
 public:
  explicit NoticeBar(QWidget* parent);
  struct Answer {
    QString text{};
    std::function<void()> act{};
  };
  void ask(const QString& sentence, const Answer& first, const Answer& second);
  /// An error; goes away by itself or by its button.
  void tell(const QString& sentence);
  QString sentence() const;

 private:
  void show(const QString& sentence, const Answer& first, const Answer& second, int hide_after_ms);
  QLabel* text_;
  QPushButton* first_;
  QPushButton* second_;
  QTimer hide_;
  std::function<void()> on_first_{}, on_second_{};
};

}  // namespace icl::ui
