#include "ui/elided_text.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace icl::ui {

QStringList elidedLines(const QString& text, const QFont& font, double width, int most) {
  QStringList lines;
  if (text.isEmpty() || most < 1) return lines;
  QTextLayout layout(text, font);
  layout.beginLayout();
  while (lines.size() < most) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width);
    const QString rest = text.mid(line.textStart());
    const bool last = lines.size() + 1 == most;
    lines << (last ? QFontMetricsF(font).elidedText(rest, Qt::ElideRight, width)
                   : rest.left(line.textLength()).trimmed());
  }
  layout.endLayout();
  return lines;
}

}  // namespace icl::ui
