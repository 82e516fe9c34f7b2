#include "app/cli_output.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>

#include "core/base/text.h"

namespace icl::cli {
namespace {

/// Words of `text` in lines of at most `width` columns; a longer word keeps its own line.
std::vector<std::string> wrapped(const std::string& text, std::size_t width) {
  std::vector<std::string> lines{""};
  std::size_t used = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    const std::size_t size = textWidth(word);
    if (used > 0 && used + 1 + size > width) {
      lines.emplace_back();
      used = 0;
    }
    if (used > 0) {
      lines.back() += ' ';
      ++used;
    }
    lines.back() += word;
    used += size;
    begin = end + 1;
  }
  return lines;
}

std::string padded(const std::string& text, std::size_t width, bool right) {
  const std::size_t size = textWidth(text);
  const std::string space(width > size ? width - size : 0, ' ');
  return right ? space + text : text + space;
}

/// 0, or the errno of what went wrong.
int write(std::FILE* to, const std::string& text) {
  errno = 0;
  const bool whole = std::fwrite(text.data(), 1, text.size(), to) == text.size();
  return std::fflush(to) == 0 && whole ? 0 : std::max(errno, 1);
}

}  // namespace

std::size_t textWidth(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::size_t terminalWidth() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string duration(double seconds) {
  char text[64];
  if (seconds < 0.0995) {
    std::snprintf(text, sizeof text, "%.0f ms", std::max(seconds, 0.0) * 1e3);
  } else if (seconds < 59.95) {
    std::snprintf(text, sizeof text, "%.1f s", seconds);
  } else if (seconds < 3600) {
    const auto whole = static_cast<long>(std::lround(seconds));
    std::snprintf(text, sizeof text, "%ld min %02ld s", whole / 60, whole % 60);
  } else {
    const auto minutes = static_cast<long>(std::lround(std::min(seconds, 1e9) / 60));
    std::snprintf(text, sizeof text, "%ld h %02ld min", minutes / 60, minutes % 60);
  }
  return text;
}

// ── Table ──

Table::Table(std::vector<std::string> titles)
    : titles_(std::move(titles)), right_(titles_.size(), false) {}

Table& Table::alignRight(std::size_t column) {
  right_.at(column) = true;
  return *this;
}

void Table::add(std::vector<std::string> cells) {
  ICL_CHECK(cells.size() == titles_.size(), "a row has one cell a column");
  rows_.push_back(std::move(cells));
}

std::string Table::text(std::size_t width) const {
  const std::size_t last = titles_.size() - 1;
  std::vector<std::size_t> widths(titles_.size(), 0);
  const auto widen = [&](const std::vector<std::string>& cells) {
    for (std::size_t c = 0; c < cells.size(); ++c) {
      widths[c] = std::max(widths[c], textWidth(cells[c]));
    }
  };
  widen(titles_);
  for (const auto& row : rows_) widen(row);
  std::size_t indent = 0;
  for (std::size_t c = 0; c < last; ++c) indent += widths[c] + 2;
  // Under 24 columns a wrapped text is harder to read than one the terminal breaks.
  const bool wraps = width > indent + 24;

  std::string out;
  const auto print = [&](const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t c = 0; c < last; ++c) line += padded(cells[c], widths[c], right_[c]) + "  ";
    const auto parts =
        wraps ? wrapped(cells[last], width - indent) : std::vector<std::string>{cells[last]};
    for (std::size_t i = 0; i < parts.size(); ++i) {
      line += i == 0 ? "" : "\n" + std::string(indent, ' ');
      line += right_[last] ? padded(parts[i], widths[last], true) : parts[i];
    }
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out += line + "\n";
  };
  print(titles_);
  for (const auto& row : rows_) print(row);
  return out;
}

// ── Output ──

void Output::put(const std::string& text) const {
  const int problem = write(stdout, text);
  if (problem_ == 0) problem_ = problem;
}

int Output::close(int code) const {
  if (problem_ == 0) return code;
  write(stderr, "icl: the answer could not be written to standard output: " +
                    std::generic_category().message(problem_) + "\n");
  return kMachineFailed;
}

void Output::line(const std::string& text) const {
  if (!json) put(text + "\n");
}

void Output::table(const Table& table) const {
  if (!json) put(table.text(terminalWidth()));
}

void Output::heading(const std::string& text) const {
  if (json) return;
  const bool bold = isatty(STDOUT_FILENO) != 0;
  put((bold ? "\n\033[1m" : "\n") + text + (bold ? "\033[0m\n" : "\n"));
}

void Output::object(const Json& value) const {
  if (json) put(value.print() + "\n");
}

void Output::items(Json::Array items) const {
  Json answer = Json::object();
  answer.set("items", Json::array(std::move(items)));
  object(answer);
}

void Output::raw(const std::string& text) const { put(text); }

void Output::note(const std::string& text) const {
  if (!quiet) write(stderr, text + "\n");
}

int Output::fail(const Error& error) const {
  return fail(error, error.fault == Fault::Machine ? kMachineFailed : kBadInput);
}

int Output::fail(const Error& error, int code) const {
  std::string sentence = error.text();
  std::replace(sentence.begin(), sentence.end(), '\n', ' ');
  write(stderr, "icl: " + sentence + "\n");
  Json answer = Json::object();
  answer.set("error", sentence);
  object(answer);
  return code;
}

void setFinite(Json& object, const std::string& key, double value) {
  if (std::isfinite(value)) object.set(key, value);
}

// ── Progress ──

Progress::Progress(const Output& output, std::string title, std::string unit, std::uint64_t total)
    : title_(std::move(title)),
      unit_(std::move(unit)),
      total_(total),
      enabled_(!output.quiet && isatty(STDERR_FILENO) != 0),
      started_(Clock::now()),
      last_(started_) {}

Progress::~Progress() { finish(); }

void Progress::finish() {
  if (drawn_) write(stderr, "\r\033[K");
  drawn_ = false;
}

void Progress::update(std::uint64_t done) {
  if (!enabled_) return;
  if (!started_counting_) first_ = done;
  started_counting_ = true;
  using Seconds = std::chrono::duration<double>;
  const auto now = Clock::now();
  const double elapsed = Seconds(now - started_).count();
  if (elapsed < 1.0 || Seconds(now - last_).count() < 0.1) return;
  last_ = now;
  const double rate = static_cast<double>(done - first_) / elapsed;
  const double part = total_ == 0 ? 0 : static_cast<double>(done) / static_cast<double>(total_);
  constexpr int kCells = 24;
  const int full = static_cast<int>(std::min(part, 1.0) * kCells);
  std::string bar;
  for (int i = 0; i < kCells; ++i) bar += i < full ? "█" : "░";
  std::string text = "\r\033[K" + title_ + " " + bar + " " + grouped(done) + " of " +
                     grouped(total_) + " " + unit_;
  if (rate > 0) {
    text += ", " + shortNumber(rate, 3) + " " + unit_ + "/s";
    const double left = static_cast<double>(total_ - std::min(done, total_)) / rate;
    text += ", at most " + duration(left) + " left";
  }
  write(stderr, text);
  drawn_ = true;
}

}  // namespace icl::cli
