// PlotTheme: every colour, pen and font of a picture, derived from the widget's palette and font
// (light or dark), so that charts follow the theme at run time. Plain value; made anew on
// PaletteChange. Series colours pass contrast 3:1 and stay apart under simulated colour blindness
// (tests/ui/plot_theme_test.cpp computes both).
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPen>

class QWidget;

namespace icl::ui {

/// Lines of theory: always the same thin neutral strokes, told apart by dash and label.
enum class TheoryKind { Bayes, Minimum, Baseline, Rate };

struct PlotTheme {
  static constexpr int kSeries = 6;

  static PlotTheme of(const QWidget& widget);
  static PlotTheme from(const QPalette& palette, const QFont& font);
  /// Light, on white, with a font for paper; what files get unless asked otherwise.
  static PlotTheme paper(const QFont& font);

  bool dark = false;
  double least_line = 0;  // thinner lines that carry data are drawn this wide (large screens)
  QColor surface{}, text{}, quiet{}, grid{}, frame{}, accent{}, theory{}, warning{};
  QFont font{}, small{}, title{}, math{};

  /// Colour of run `index`, going round after kSeries.
  QColor series(int index) const;
  /// The same hue for a twin: lighter where the surface allows it, else darker.
  QColor twin(int index) const;
  QPen theoryPen(TheoryKind kind) const;
  /// This width, or the least that is read on a large screen.
  double line(double width) const { return width > least_line ? width : least_line; }
  /// Text on a filled cell of this colour: whichever of ink and paper reads better.
  QColor inkOn(const QColor& fill) const;
};

}  // namespace icl::ui
