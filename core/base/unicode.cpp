#include "core/base/unicode.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace icl {
namespace {

unsigned byteAt(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

/// How many bytes at `at` are a character, or begin one that is cut short (`whole` is false then;
/// no byte at all counts as one).
std::size_t sequenceLength(std::string_view text, std::size_t at, bool& whole) {
  const unsigned lead = byteAt(text, at);
  whole = true;
  if (lead < 0x80) return 1;
  whole = false;
  if (lead < 0xC2 || lead > 0xF4) return 1;
  const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  // The second byte also rules out long forms, surrogates and what lies beyond U+10FFFF.
  unsigned least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  unsigned most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  for (std::size_t i = 1; i < length; ++i) {
    if (at + i >= text.size()) return i;
    const unsigned next = byteAt(text, at + i);
    if (next < least || next > most) return i;
    least = 0x80;
    most = 0xBF;
  }
  whole = true;
  return length;
}

bool isAscii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Letters and numbers below U+0080 are asked for most.
constexpr std::array<std::uint8_t, 128> kAsciiKinds = [] {
  std::array<std::uint8_t, 128> kinds{};
  for (unsigned c = 'a'; c <= 'z'; ++c) kinds[c] = kinds[c - 'a' + 'A'] = 1;
  for (unsigned c = '0'; c <= '9'; ++c) kinds[c] = 2;
  return kinds;
}();

}  // namespace

std::string repairedUtf8(std::string_view bytes) {
  if (isAscii(bytes)) return std::string(bytes);
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size();) {
    bool whole = false;
    const std::size_t length = sequenceLength(bytes, at, whole);
    text.append(whole ? bytes.substr(at, length) : std::string_view("\xEF\xBF\xBD"));
    at += length;
  }
  return text;
}

Character characterAt(std::string_view text, std::size_t at) {
  const unsigned lead = byteAt(text, at);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  char32_t code = lead & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) code = code << 6 | (byteAt(text, at + i) & 0x3FU);
  return {code, length};
}

void appendCharacter(char32_t code, std::string& to) {
  const auto add = [&](char32_t byte) { to.push_back(static_cast<char>(byte)); };
  if (code < 0x80) return add(code);
  if (code < 0x800) {
    add(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      add(0xE0 | code >> 12);
    } else {
      add(0xF0 | code >> 18);
      add(0x80 | (code >> 12 & 0x3F));
    }
    add(0x80 | (code >> 6 & 0x3F));
  }
  add(0x80 | (code & 0x3F));
}

std::string composed(std::string_view text) {
  if (isAscii(text)) return std::string(text);
  std::uint8_t* raw = nullptr;
  const auto length =
      utf8proc_map(reinterpret_cast<const std::uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &raw,
                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  const std::unique_ptr<std::uint8_t, decltype(&std::free)> owner(raw, &std::free);
  ICL_CHECK(length >= 0, utf8proc_errmsg(length));
  return {reinterpret_cast<const char*>(raw), static_cast<std::size_t>(length)};
}

bool isLetter(char32_t code) {
  if (code < 0x80) return kAsciiKinds[code] == 1;
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
  return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
}

bool isNumber(char32_t code) {
  if (code < 0x80) return kAsciiKinds[code] == 2;
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
  return category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
}

bool isWhiteSpace(char32_t code) {
  if (code < 0x80) return code == 0x20 || (code >= 0x09 && code <= 0x0D);
  return code == 0x85 || code == 0xA0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) ||
         code == 0x2028 || code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

}  // namespace icl
