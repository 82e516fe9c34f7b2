// Texts that come from the core (titles, help, sentences) in the language of the window: the
// translation context is "core". Called by every widget that shows one; GUI thread only.
#pragma once

#include <string>

#include <QCoreApplication>
#include <QString>

#include "core/base/result.h"

namespace icl::ui {

inline QString coreText(const std::string& text) {
  return text.empty() ? QString() : QCoreApplication::translate("core", text.c_str());
}

inline QString coreMessage(const Message& message) {
  if (message.empty()) return {};
  const QString pattern = QCoreApplication::translate("core", message.pattern.c_str());
  return QString::fromStdString(message.fill(pattern.toStdString()));
}

/// "where: sentence", as Error::text() has it.
inline QString coreError(const Error& error) {
  const QString sentence = coreMessage(error.message);
  if (error.where.empty()) return sentence;
  return QString::fromStdString(error.where) + QStringLiteral(": ") + sentence;
}

}  // namespace icl::ui
