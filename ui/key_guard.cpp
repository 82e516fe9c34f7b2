#include "ui/key_guard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QVariant>

namespace icl::ui {

bool guardKeys(QEvent* event, const QWidget* focus) {
  if (event->type() != QEvent::ShortcutOverride || focus == nullptr) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->key() != Qt::Key_Space || key->modifiers() != Qt::NoModifier) return false;
  const bool wanted = qobject_cast<const QAbstractButton*>(focus) != nullptr ||
                      qobject_cast<const QAbstractItemView*>(focus) != nullptr ||
                      qobject_cast<const QComboBox*>(focus) != nullptr;
  if (wanted) event->accept();
  return wanted;
}

QString helpAnchorOf(const QWidget* widget) {
  for (const QWidget* w = widget; w != nullptr; w = w->parentWidget()) {
    const QString anchor = w->property("helpAnchor").toString();
    if (!anchor.isEmpty()) return anchor;
  }
  return {};
}

}  // namespace icl::ui
