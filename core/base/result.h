// Outcome types: Message (a sentence that can be translated), Error, Result<T>, Status, and the
// checks for programmer errors. Called by everything; no threads, no allocation on success.
// Design: a person's mistake is an Error with one clear sentence; our own mistake is ICL_CHECK.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Marks an English text of the core for translation (context "core"); lupdate knows it by alias.
#define ICL_TR(text) text

#define ICL_CHECK(condition, detail)                                                           \
  do {                                                                                         \
    if (!(condition)) ::icl::checkFailed(#condition, std::string(detail), __FILE__, __LINE__); \
  } while (false)
#ifdef NDEBUG
#define ICL_DCHECK(condition, detail) static_cast<void>(0)
#else
#define ICL_DCHECK(condition, detail) ICL_CHECK(condition, detail)
#endif

namespace icl {

[[noreturn]] inline void checkFailed(const char* expression, const std::string& detail,
                                     const char* file, int line) {
  std::fprintf(stderr, "icl: internal check failed: %s (%s) at %s:%d\n", expression, detail.c_str(),
               file, line);
  std::abort();
}

/// A sentence for a person: an English pattern with %1 … %9 and the texts that fill it, kept apart
/// so that the window can translate the pattern (context "core") and put the same values in.
struct Message {
  std::string pattern{};
  std::vector<std::string> arguments{};

  Message() = default;
  Message(std::string text, std::vector<std::string> values = {})  // NOLINT: implicit on purpose
      : pattern(std::move(text)), arguments(std::move(values)) {}
  Message(const char* text, std::vector<std::string> values = {})  // NOLINT: implicit on purpose
      : pattern(text), arguments(std::move(values)) {}

  bool empty() const { return pattern.empty(); }
  /// The sentence in English.
  std::string text() const { return fill(pattern); }
  /// The sentence with another (translated) pattern.
  std::string fill(const std::string& translated) const {
    std::string out;
    for (std::size_t i = 0; i < translated.size(); ++i) {
      const char next = i + 1 < translated.size() ? translated[i + 1] : '\0';
      if (translated[i] == '%' && next >= '1' && next <= '9') {
        const auto index = static_cast<std::size_t>(next - '1');
        if (index < arguments.size()) {
          out += arguments[index];
          ++i;
          continue;
        }
      }
      out += translated[i];
    }
    return out;
  }
};

/// Whose fault an error is: what a person supplied (exit 2), or the machine (disk, memory: exit 4).
enum class Fault { Input, Machine };

/// What a person did or supplied that cannot be used: what is wrong, where (a key, a file, a
/// flag), and, in the sentence itself, what would be right.
struct Error {
  Message message{};
  std::string where{};
  Fault fault = Fault::Input;

  std::string text() const {
    return where.empty() ? message.text() : where + ": " + message.text();
  }
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: implicit on purpose
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: implicit on purpose

  bool ok() const { return std::holds_alternative<T>(state_); }
  explicit operator bool() const { return ok(); }
  T& value() & {
    ICL_CHECK(ok(), ok() ? "" : error().text());
    return std::get<T>(state_);
  }
  const T& value() const& {
    ICL_CHECK(ok(), ok() ? "" : error().text());
    return std::get<T>(state_);
  }
  T&& value() && {
    ICL_CHECK(ok(), ok() ? "" : error().text());
    return std::get<T>(std::move(state_));
  }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  const Error& error() const { return std::get<Error>(state_); }

 private:
  std::variant<T, Error> state_;
};

class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Error error) : error_(std::move(error)), ok_(false) {}  // NOLINT: implicit on purpose

  bool ok() const { return ok_; }
  explicit operator bool() const { return ok_; }
  const Error& error() const { return error_; }

 private:
  Error error_{};
  bool ok_ = true;
};

}  // namespace icl
