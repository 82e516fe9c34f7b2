// Numbers as a person reads them on the screen: significant digits, true minus, powers of ten as
// 10⁻³, the decimal sign of the chosen language. Files never use these (C locale there).
#pragma once

#include <QString>

namespace icl::ui {

/// "0.3248", "5.19·10⁻⁴", "12,400", "–" for a value that is not a number, "∞".
QString valueText(double value, int digits = 4);
/// A whole number with the language's group separators.
QString countText(double count);
/// "10⁻³", "10" and "1" for small exponents are written the same way: 10¹, 1.
QString powerText(int exponent);
/// Digits, sign and parentheses as superscripts.
QString superscript(const QString& text);
/// "3.4 MB", with the decimal sign of the chosen language.
QString bytesText(double bytes);
/// A fixed number of decimals, true minus.
QString fixedText(double value, int decimals);

}  // namespace icl::ui
