// Saved places and sizes of the window: written at close, read at start. Anything that cannot be
// used (damaged, of an older layout, off every screen) is refused as a whole. GUI thread.
#pragma once

#include <QList>

class QSplitter;
class QWidget;

namespace icl::ui {

/// Saves the window's place and the sizes of its splitters, in order.
void saveLayout(const QWidget& window, const QList<QSplitter*>& splitters);
/// False: something was stored that cannot be used; nothing was changed then.
bool restoreLayout(QWidget& window, const QList<QSplitter*>& splitters);
void forgetLayout();

}  // namespace icl::ui
