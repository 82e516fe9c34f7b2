#include "ui/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace icl::ui {

Language::Language(QObject* parent) : QObject(parent) {}

QStringList Language::known() {
  return {QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("ko")};
}

QString Language::ofSystem() {
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    const QString code = wanted.left(2).toLower();
    if (known().contains(code)) return code;
  }
  return QStringLiteral("en");
}

void Language::use(const QString& code) {
  current_ = known().contains(code) ? code : QStringLiteral("en");
  app_.reset();  // a translator that dies is removed
  qt_.reset();
  const bool same_as_system = QLocale::system().name().startsWith(current_);
  QLocale::setDefault(same_as_system ? QLocale::system() : QLocale(current_));
  auto texts = std::make_unique<QTranslator>();
  if (texts->load(QStringLiteral(":/i18n/icl_%1.qm").arg(current_))) {  // English: plurals only
    QCoreApplication::installTranslator(texts.get());
    app_ = std::move(texts);
  }
  if (current_ != QLatin1String("en")) {
    auto dialogs = std::make_unique<QTranslator>();
    if (dialogs->load(QStringLiteral("qtbase_%1").arg(current_),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
      QCoreApplication::installTranslator(dialogs.get());
      qt_ = std::move(dialogs);
    }
  }
  Q_EMIT changed();
}

}  // namespace icl::ui
