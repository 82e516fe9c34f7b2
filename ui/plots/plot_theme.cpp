#include "ui/plots/plot_theme.h"

#include <algorithm>
#include <array>

#include <QFontInfo>
#include <QWidget>

#include "ui/plots/color_science.h"

namespace icl::ui {
namespace {

// Blue, vermilion, teal, plum, ochre, indigo: found by search for contrast and for ΔE*ab under
// three simulated deficiencies, then ordered so that the first two differ most.
constexpr std::array<QRgb, PlotTheme::kSeries> kOnLight = {0xff0f58b5, 0xffc1423a, 0xff17a37d,
                                                           0xff97316f, 0xffad7f01, 0xff3c216f};
constexpr std::array<QRgb, PlotTheme::kSeries> kOnDark = {0xff7596cb, 0xffd67645, 0xff29bc90,
                                                          0xffd22493, 0xffd5ac28, 0xff8d60d4};

constexpr double kLineContrast = 3.0, kTextContrast = 4.5;

/// In pixels: a file's painter has another resolution than the screen, and layout must not change.
QFont sized(QFont font, double factor) {
  const int pixels = QFontInfo(font).pixelSize();
  font.setPixelSize(std::max(8, qRound(pixels * factor)));
  return font;
}

std::size_t slot(int index) {
  const int n = PlotTheme::kSeries;
  return static_cast<std::size_t>(((index % n) + n) % n);
}

}  // namespace

PlotTheme PlotTheme::of(const QWidget& widget) { return from(widget.palette(), widget.font()); }

PlotTheme PlotTheme::from(const QPalette& palette, const QFont& font) {
  PlotTheme theme;
  theme.surface = palette.color(QPalette::Base);
  theme.dark = toLab(theme.surface).l < 50;
  const QColor ink = palette.color(QPalette::Text);
  theme.text = withContrast(ink, theme.surface, 7.0);
  theme.quiet =
      withContrast(blended(theme.surface, theme.text, 0.62), theme.surface, kTextContrast);
  theme.grid = blended(theme.surface, theme.text, theme.dark ? 0.11 : 0.08);
  theme.frame = blended(theme.surface, theme.text, 0.30);
  theme.theory =
      withContrast(blended(theme.surface, theme.text, 0.58), theme.surface, kLineContrast);
  theme.accent = withContrast(palette.color(QPalette::Highlight), theme.surface, kLineContrast);
  theme.warning =
      withContrast(QColor(theme.dark ? 0xffe08a3c : 0xffb25000), theme.surface, kTextContrast);
  theme.font = sized(font, 1.0);
  theme.small = sized(font, 0.9);
  theme.title = sized(font, 1.2);
  theme.title.setWeight(QFont::DemiBold);
  theme.math = sized(font, 1.15);
  return theme;
}

PlotTheme PlotTheme::paper(const QFont& font) {
  QPalette palette;
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, QColor(0xff1c2126));
  palette.setColor(QPalette::Highlight, QColor(0xff0f58b5));
  return from(palette, font);
}

QColor PlotTheme::series(int index) const {
  const QColor color(dark ? kOnDark[slot(index)] : kOnLight[slot(index)]);
  return withContrast(color, surface, kLineContrast);
}

QColor PlotTheme::twin(int index) const {
  const QColor base = series(index);
  for (const QColor& goal : {QColor(Qt::white), QColor(Qt::black)}) {
    QColor best = base;
    for (int i = 1; i <= 24; ++i) {
      const QColor shade = blended(base, goal, i * 0.025);
      if (contrastRatio(shade, surface) < kLineContrast) break;
      best = shade;
      if (colorDistance(base, best) >= 24) return best;
    }
    if (colorDistance(base, best) >= 16) return best;
  }
  return base;
}

QPen PlotTheme::theoryPen(TheoryKind kind) const {
  QPen pen(theory, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  switch (kind) {
    case TheoryKind::Bayes:
      break;
    case TheoryKind::Minimum:
      pen.setDashPattern({5, 3});
      break;
    case TheoryKind::Baseline:
      pen.setDashPattern({1.5, 2.5});
      break;
    case TheoryKind::Rate:
      pen.setColor(blended(surface, theory, 0.8));
      pen.setWidthF(1.0);
      break;
  }
  pen.setWidthF(std::max(pen.widthF(), least_line));
  return pen;
}

QColor PlotTheme::inkOn(const QColor& fill) const {
  const QColor dark_ink(0xff1c2126), light_ink(Qt::white);
  return contrastRatio(dark_ink, fill) >= contrastRatio(light_ink, fill) ? dark_ink : light_ink;
}

}  // namespace icl::ui
