#include "ui/core_text.h"

#include <QLocale>
#include <QRegularExpression>

namespace icl::ui {

QString localNumbers(const QString& text) {
  const QString sign = QLocale().decimalPoint();
  if (sign == QLatin1String(".") || !text.contains(QLatin1Char('.'))) return text;
  // Nothing but numbers, what stands between them, and units of memory; no version like 1.2.3.
  static const QString number =
      QStringLiteral(R"(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?: ?[kMGT]?B)?)");
  static const QRegularExpression numbers(
      QStringLiteral("^[−≥≤ ]*%1(?:(?: … |, )%1)*(?:, log)?$").arg(number));
  if (!numbers.match(text).hasMatch()) return text;
  static const QRegularExpression point(QStringLiteral(R"((\d)\.(\d))"));
  return QString(text).replace(point, QStringLiteral("\\1") + sign + QStringLiteral("\\2"));
}

QString coreMessage(const Message& message) {
  if (message.empty()) return {};
  Message translated = message;
  for (std::string& filling : translated.arguments) {
    QString text = QString::fromStdString(filling);
    if (text.contains(QLatin1Char(' '))) text = coreText(filling);
    filling = localNumbers(text).toStdString();
  }
  const QString pattern = QCoreApplication::translate("core", message.pattern.c_str());
  return QString::fromStdString(translated.fill(pattern.toStdString()));
}

}  // namespace icl::ui
