// Unicode text: repair of bytes that are no UTF-8, code points, categories and the composed normal
// form. The only door to utf8proc. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace icl {

/// The text with U+FFFD for each longest part that begins a character and does not complete it, and
/// for each other byte that belongs to none.
std::string repairedUtf8(std::string_view bytes);
/// The character at `at` of valid UTF-8, and how many bytes it takes.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
};
Character characterAt(std::string_view text, std::size_t at);
/// Appends a character's UTF-8.
void appendCharacter(char32_t code, std::string& to);

/// Canonical composition (NFC) of valid UTF-8.
std::string composed(std::string_view text);

/// General categories L*, N*; the property White_Space.
bool isLetter(char32_t code);
bool isNumber(char32_t code);
bool isWhiteSpace(char32_t code);

}  // namespace icl
