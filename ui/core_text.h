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

/// "0.5", "0.001 … 1", "1.0 MB" with the decimal sign of the window's language; other texts (names,
/// versions, paths) stay as they are.
QString localNumbers(const QString& text);

/// Phrases that fill a sentence ("a number", "true or false") are translated, too, and numbers get
/// the language's decimal sign. Names and keys stay.
QString coreMessage(const Message& message);

/// A label of a row or a column: "root", or "level 3" by way of "level %1". Others stay as they
/// are.
inline QString coreLabel(const std::string& label) {
  const auto space = label.rfind(' ');
  const bool counted = space != std::string::npos && space + 1 < label.size() &&
                       label.find_first_not_of("0123456789", space + 1) == std::string::npos;
  if (!counted) return coreText(label);
  return coreMessage({label.substr(0, space) + " %1", {label.substr(space + 1)}});
}

/// "where: sentence", as Error::text() has it.
inline QString coreError(const Error& error) {
  const QString sentence = coreMessage(error.message);
  if (error.where.empty()) return sentence;
  return QString::fromStdString(error.where) + QStringLiteral(": ") + sentence;
}

}  // namespace icl::ui
