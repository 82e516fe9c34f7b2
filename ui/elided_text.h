// Text in at most so many lines of a width, the last one ending in "…" where it does not fit. Used
// by headings and cards. GUI thread.
#pragma once

#include <QStringList>

class QFont;

namespace icl::ui {

QStringList elidedLines(const QString& text, const QFont& font, double width, int most);

}  // namespace icl::ui
