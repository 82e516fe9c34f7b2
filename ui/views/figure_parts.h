// What all exported figures share: the theme of files and the title above the picture. Used by
// every view's paintFigure. GUI thread.
#pragma once

#include <QRectF>

#include "ui/plots/plot_theme.h"

class QPainter;
class QString;
class QWidget;

namespace icl::ui {

/// Paper (light) unless the export asked for the colours of the screen.
PlotTheme figureTheme(const QWidget& view);
/// Set by the export around paintFigure.
void setFigureScreenColours(QWidget& view, bool on);
/// Set by the audience's window around paintFigure: a palette of its own, and no thin lines.
void setFigureAudience(QWidget& view, bool dark, double least_line);
void endFigureAudience(QWidget& view);
/// Fills the surface, writes the title and, smaller, a sentence below it; returns the room that is
/// left for the picture.
QRectF paintFigureTitle(QPainter& painter, const PlotTheme& theme, const QString& title,
                        const QSizeF& size, const QString& sentence = {});
/// The same room, without painting.
QRectF figureRoom(const PlotTheme& theme, const QString& title, const QSizeF& size);

}  // namespace icl::ui
