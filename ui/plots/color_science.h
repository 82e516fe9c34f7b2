// Colour arithmetic for the theme and its tests: WCAG contrast, CIE Lab distance, simulated colour
// vision, and the nearest shade that keeps a contrast. Pure functions; any thread; no widgets.
#pragma once

#include <QColor>

namespace icl::ui {

enum class Vision { Normal, Protan, Deutan, Tritan };

struct CieLab {
  double l = 0, a = 0, b = 0;
};

/// WCAG 2.1 contrast of two opaque colours, 1 … 21.
double contrastRatio(const QColor& one, const QColor& other);
CieLab toLab(const QColor& color);
/// ΔE*ab (CIE 1976) as seen with `vision`.
double colorDistance(const QColor& one, const QColor& other, Vision vision = Vision::Normal);
/// How a colour looks to a person with the given vision (Machado, Oliveira, Fernandes 2009,
/// complete deficiency).
QColor seenBy(const QColor& color, Vision vision);
/// `color` where it already has `ratio` against `surface`, else the nearest lighter or darker shade
/// that does.
QColor withContrast(const QColor& color, const QColor& surface, double ratio);
/// Linear blend in sRGB; `share` of `over`.
QColor blended(const QColor& under, const QColor& over, double share);

}  // namespace icl::ui
