#include "ui/views/figure_parts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QVariant>
#include <QWidget>

namespace icl::ui {
namespace {
constexpr char kProperty[] = "iclFigureScreenColours";
}

PlotTheme figureTheme(const QWidget& view) {
  return view.property(kProperty).toBool() ? PlotTheme::of(view) : PlotTheme::paper(view.font());
}

void setFigureScreenColours(QWidget& view, bool on) { view.setProperty(kProperty, on); }

QRectF paintFigureTitle(QPainter& painter, const PlotTheme& theme, const QString& title,
                        const QSizeF& size) {
  painter.fillRect(QRectF(QPointF(0, 0), size), theme.surface);
  painter.setFont(theme.title);
  painter.setPen(theme.text);
  const QFontMetricsF metrics(theme.title);
  const double margin = 12;
  const QRectF box(margin, 8, size.width() - 2 * margin, 1000);
  const QRectF used = metrics.boundingRect(box, Qt::TextWordWrap, title);
  painter.drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, title);
  const double top = used.bottom() + 8;
  return {4, top, size.width() - 8, size.height() - top - 4};
}

}  // namespace icl::ui
