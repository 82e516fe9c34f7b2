// Output: everything `icl` says. Results go to standard output as aligned tables or as exactly one
// JSON object; errors, notes and progress go to standard error. Used by every verb, main thread.
// Does not compute anything.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/base/result.h"

namespace icl::cli {

enum ExitCode {
  kDone = 0,
  kClaimFailed = 1,
  kBadInput = 2,
  kDiverged = 3,
  kMachineFailed = 4,
  kInterrupted = 130
};

/// Columns padded to their widest cell. Numbers are right-aligned where asked for; the last column
/// wraps at the terminal's width.
class Table {
 public:
  explicit Table(std::vector<std::string> titles);
  Table& alignRight(std::size_t column);
  void add(std::vector<std::string> cells);
  bool empty() const { return rows_.empty(); }
  /// `width` 0: never wraps.
  std::string text(std::size_t width) const;

 private:
  std::vector<std::string> titles_{};
  std::vector<bool> right_{};
  std::vector<std::vector<std::string>> rows_{};
};

class Output {
 public:
  bool json = false;
  bool quiet = false;

  /// For a person; nothing under --json.
  void line(const std::string& text) const;
  void table(const Table& table) const;
  void heading(const std::string& text) const;
  /// The one JSON object of --json; nothing without it.
  void object(const Json& value) const;
  /// {"items": […]}
  void items(Json::Array items) const;
  /// The answer itself (a page, a file's text), as it is.
  void raw(const std::string& text) const;

  /// On standard error; nothing under --quiet.
  void note(const std::string& text) const;
  /// "icl: sentence" on standard error, {"error": "sentence"} on standard output under --json. The
  /// exit code: 4 where the machine is at fault, else 2.
  int fail(const Error& error) const;
  int fail(const Error& error, int code) const;
  /// `code`; but 4, with a sentence, where something of the answer could not be written.
  int close(int code) const;

 private:
  void put(const std::string& text) const;
  mutable int problem_ = 0;  // errno of the first failed write to standard output
};

/// Sets a member that is absent, never null, where the value is no finite number.
void setFinite(Json& object, const std::string& key, double value);

/// A bar with rate and time left, drawn only on a terminal and only once the work has lasted over a
/// second; wiped when it goes.
class Progress {
 public:
  Progress(const Output& output, std::string title, std::string unit, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Where the total is known only later.
  Progress(const Output& output, std::string title, std::string unit)
      : Progress(output, std::move(title), std::move(unit), 0) {}
  void update(std::uint64_t done);
  void update(std::uint64_t done, std::uint64_t total) {
    total_ = total;
    update(done);
  }
  /// Wipes the bar, so that results can be printed.
  void finish();

 private:
  using Clock = std::chrono::steady_clock;
  std::string title_{}, unit_{};
  std::uint64_t total_ = 0, first_ = 0;
  bool enabled_ = false, drawn_ = false, started_counting_ = false;
  Clock::time_point started_{}, last_{};
};

/// Number of columns a UTF-8 text takes (one a code point).
std::size_t textWidth(const std::string& text);
/// Width of the terminal on standard output; 0 where it is none.
std::size_t terminalWidth();
/// "4,000"
std::string grouped(std::uint64_t number);
/// "0.8 s", "3 min 05 s", "2 h 07 min"
std::string duration(double seconds);

}  // namespace icl::cli
