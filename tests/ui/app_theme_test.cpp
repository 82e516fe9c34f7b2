// Both themes can be read: contrast of text and of lines against what they stand on.
#include "ui/app_theme.h"

#include <cmath>

#include <gtest/gtest.h>

namespace icl::ui {
namespace {

double luminance(const QColor& colour) {
  const auto linear = [](double v) {
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

class AppTheme : public testing::TestWithParam<bool> {};

TEST_P(AppTheme, TextCanBeReadOnEverySurface) {
  const QPalette palette = themePalette(GetParam());
  for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase,
                            QPalette::Button, QPalette::ToolTipBase}) {
    for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::Link}) {
      EXPECT_GE(contrast(palette.color(text), palette.color(ground)), 4.5)
          << "role " << text << " on " << ground;
    }
  }
  EXPECT_GE(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)),
            4.5);
}

TEST_P(AppTheme, MarksStandOutFromTheWindow) {
  const QPalette palette = themePalette(GetParam());
  EXPECT_GE(contrast(palette.color(QPalette::Highlight), palette.color(QPalette::Window)), 3.0);
  EXPECT_GE(contrast(palette.color(QPalette::Dark), palette.color(QPalette::Window)), 3.0)
      << "a switch that is off";
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, AppTheme, testing::Bool());

}  // namespace
}  // namespace icl::ui
