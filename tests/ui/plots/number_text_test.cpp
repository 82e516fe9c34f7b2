// Numbers as people read them.
#include "ui/plots/number_text.h"

#include <limits>

#include <gtest/gtest.h>

#include <QLocale>

namespace icl::ui {
namespace {

TEST(NumberText, ValuesHaveFourSignificantDigitsAndPowersBelowAThousandth) {
  EXPECT_EQ(valueText(0.32482), QStringLiteral("0.3248"));
  EXPECT_EQ(valueText(12.3456), QStringLiteral("12.35"));
  EXPECT_EQ(valueText(5.1933e-4), QStringLiteral("5.193·10⁻⁴"));
  EXPECT_EQ(valueText(-0.25, 3), QStringLiteral("−0.250"));
  EXPECT_EQ(valueText(0), QStringLiteral("0"));
  EXPECT_EQ(valueText(12345), QStringLiteral("12,345"));
  EXPECT_EQ(valueText(3.2e7, 3), QStringLiteral("3.20·10⁷"));
}

TEST(NumberText, RoundingCarriesIntoTheNextPower) {
  EXPECT_EQ(valueText(9.99996e-5), QStringLiteral("1.000·10⁻⁴"));
  EXPECT_EQ(valueText(0.99999), QStringLiteral("1.000"));
}

TEST(NumberText, WhatIsNotANumberIsSaidSo) {
  EXPECT_EQ(valueText(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("–"));
  EXPECT_EQ(valueText(-std::numeric_limits<double>::infinity()), QStringLiteral("−∞"));
}

TEST(NumberText, NegativeZeroHasNoSign) {
  EXPECT_EQ(fixedText(-0.0004, 2), QStringLiteral("0.00"));
}

TEST(NumberText, TheDecimalSignIsThatOfTheLanguage) {
  QLocale::setDefault(QLocale(QLocale::Italian, QLocale::Italy));
  const QString text = valueText(0.32482);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  EXPECT_EQ(text, QStringLiteral("0,3248"));
}

}  // namespace
}  // namespace icl::ui
