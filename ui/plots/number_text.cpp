#include "ui/plots/number_text.h"

#include <cmath>

#include <QLocale>

#include "core/base/text.h"

namespace icl::ui {
namespace {

constexpr QChar kMinus(0x2212);

QString localised(QString text) {
  text.replace(QLatin1Char('-'), kMinus);
  const QString point = QLocale().decimalPoint();
  if (point != QLatin1String(".")) text.replace(QLatin1Char('.'), point);
  return text;
}

}  // namespace

QString superscript(const QString& text) {
  static const QString kPlain = QStringLiteral("0123456789-\u2212+()");
  static const QString kRaised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁻⁺⁽⁾");
  QString out;
  for (const QChar c : text) {
    const auto at = kPlain.indexOf(c);
    out += at >= 0 ? kRaised.at(at) : c;
  }
  return out;
}

QString powerText(int exponent) {
  if (exponent == 0) return QStringLiteral("1");
  return QStringLiteral("10") + superscript(QString::number(exponent));
}

QString fixedText(double value, int decimals) {
  QString text = QString::number(value, 'f', decimals);
  if (text.startsWith(QLatin1Char('-')) && text.toDouble() == 0) text.remove(0, 1);
  return localised(text);
}

QString countText(double count) { return localised(QLocale().toString(count, 'f', 0)); }

QString bytesText(double bytes) { return localised(QString::fromStdString(byteCount(bytes))); }

QString valueText(double value, int digits) {
  if (std::isnan(value)) return QStringLiteral("–");
  if (std::isinf(value))
    return value > 0 ? QStringLiteral("∞") : QString(kMinus) + QStringLiteral("∞");
  if (value == 0) return QStringLiteral("0");
  // Round first: 0.00099999 is 1.000·10⁻³ and not 10.00·10⁻⁴.
  const QString rounded = QString::number(value, 'e', digits - 1);
  const auto split = rounded.indexOf(QLatin1Char('e'));
  const int exponent = rounded.mid(split + 1).toInt();
  if (exponent >= -3 && exponent < digits) {
    return fixedText(value, std::max(0, digits - 1 - exponent));
  }
  if (exponent >= digits && exponent < 6) return countText(value);
  return localised(rounded.left(split)) + QStringLiteral("·") + powerText(exponent);
}

}  // namespace icl::ui
