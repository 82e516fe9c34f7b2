// Language: the translations of the window, of the core's texts and of Qt itself, switched at run
// time. Owned by main; GUI thread.
#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace icl::ui {

class Language : public QObject {
  Q_OBJECT
 public:
  explicit Language(QObject* parent = nullptr);
  /// "en", "it", "ko".
  static QStringList known();
  /// The one that fits the desktop best.
  static QString ofSystem();
  QString current() const { return current_; }
  /// Installs the translators and the number formats; an unknown code is English.
  void use(const QString& code);

 Q_SIGNALS:
  void changed();

 private:
  QString current_ = QStringLiteral("en");
  std::unique_ptr<QTranslator> app_{}, qt_{};
};

}  // namespace icl::ui
