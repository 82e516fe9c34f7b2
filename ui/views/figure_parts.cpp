#include "ui/views/figure_parts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QString>
#include <QVariant>
#include <QWidget>

#include "ui/app_theme.h"

namespace icl::ui {
namespace {
constexpr char kProperty[] = "iclFigureScreenColours";
constexpr char kAudience[] = "iclFigureAudienceLine";  // the least width; there: for the audience
constexpr char kAudienceDark[] = "iclFigureAudienceDark";
constexpr double kTitleMargin = 12, kTitleTop = 8;

/// What is left of the figure below its words.
QRectF below(double words, const QSizeF& size) {
  const double top = words + 8;
  return {4, top, size.width() - 8, size.height() - top - 4};
}
}  // namespace

PlotTheme figureTheme(const QWidget& view) {
  if (const QVariant line = view.property(kAudience); line.isValid()) {
    const bool dark = view.property(kAudienceDark).toBool();
    PlotTheme theme =
        dark ? PlotTheme::from(themePalette(true), view.font()) : PlotTheme::paper(view.font());
    theme.least_line = line.toDouble();
    return theme;
  }
  return view.property(kProperty).toBool() ? PlotTheme::of(view) : PlotTheme::paper(view.font());
}

void setFigureScreenColours(QWidget& view, bool on) { view.setProperty(kProperty, on); }

void setFigureAudience(QWidget& view, bool dark, double least_line) {
  view.setProperty(kAudienceDark, dark);
  view.setProperty(kAudience, least_line);
}

void endFigureAudience(QWidget& view) { view.setProperty(kAudience, QVariant()); }

QRectF paintFigureTitle(QPainter& painter, const PlotTheme& theme, const QString& title,
                        const QSizeF& size, const QString& sentence) {
  painter.fillRect(QRectF(QPointF(0, 0), size), theme.surface);
  painter.setPen(theme.text);
  const double margin = kTitleMargin;
  double top = kTitleTop;
  const auto write = [&](const QFont& font, const QString& text) {
    const QRectF box(margin, top, size.width() - 2 * margin, 1000);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    top = QFontMetricsF(font).boundingRect(box, Qt::TextWordWrap, text).bottom();
  };
  write(theme.title, title);
  if (!sentence.isEmpty()) {
    top += 3;
    painter.setPen(theme.quiet);
    write(theme.font, sentence);
  }
  return below(top, size);
}

QRectF figureRoom(const PlotTheme& theme, const QString& title, const QSizeF& size) {
  const QRectF box(kTitleMargin, kTitleTop, size.width() - 2 * kTitleMargin, 1000);
  return below(QFontMetricsF(theme.title).boundingRect(box, Qt::TextWordWrap, title).bottom(),
               size);
}

}  // namespace icl::ui
