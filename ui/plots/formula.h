// Mathematical type: markup with nested _{…} and ^{…} and {key} for live values, laid out in lines
// and painted in upright Unicode letters. Used by the equations view and its export. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QPainter>
#include <QString>

#include "ui/plots/plot_theme.h"

namespace icl::ui {

/// One stretch of letters with the same size and height.
struct FormulaPiece {
  QString text{};
  int level = 0;       // 0 on the line, 1 script, 2 script of a script
  double raise = 0;    // in heights of the full size; positive is up
  bool value = false;  // a live number
  int stack = -1;      // pieces with the same stack number begin at the same place (α with both
                       // scripts)
};

/// What a {key} stands for; empty text: unknown (printed as –).
using FormulaValue = std::function<QString(const QString& key)>;

std::vector<FormulaPiece> parseFormula(const QString& markup, const FormulaValue& value);
/// As one line of plain text, for assistive technology.
QString spokenFormula(const std::vector<FormulaPiece>& pieces);
/// Draws (with `painter`) or only measures (nullptr) within `width`; returns the height used.
double layOutFormula(QPainter* painter, const std::vector<FormulaPiece>& pieces,
                     const PlotTheme& theme, const QPointF& top_left, double width, double scale);

struct FormulaEntry {
  QString title{}, markup{}, source{};
};

/// A column of titled formulas; returns the height used.
double layOutEquations(QPainter* painter, const std::vector<FormulaEntry>& entries,
                       const FormulaValue& value, const PlotTheme& theme, const QRectF& area);

/// The same made to fit a figure: first in two columns, then smaller, until nothing is cut.
void paintFittedEquations(QPainter& painter, const std::vector<FormulaEntry>& entries,
                          const FormulaValue& value, const PlotTheme& theme, const QRectF& area);
/// Width of the widest part that cannot be broken, with margins.
double leastEquationWidth(const std::vector<FormulaEntry>& entries, const FormulaValue& value,
                          const PlotTheme& theme);

}  // namespace icl::ui
