// Which keys belong to the control that has the keyboard although the window has a shortcut for
// them (Space on a button), and which help topic a control belongs to. Pure; GUI thread.
#pragma once

#include <QString>

class QEvent;
class QWidget;

namespace icl::ui {

/// True: the event was a shortcut that the focused control wants for itself; it has been accepted.
bool guardKeys(QEvent* event, const QWidget* focus);
/// "helpAnchor" of the widget or of the nearest one around it; empty: none.
QString helpAnchorOf(const QWidget* widget);

}  // namespace icl::ui
