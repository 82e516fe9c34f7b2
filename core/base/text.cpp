#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <system_error>

namespace icl {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

std::string wordForNonFinite(double value) {
  if (std::isnan(value)) return "nan";
  return value > 0 ? "inf" : "-inf";
}

/// Edit distance in which swapping two neighbours counts once, as typing errors do.
std::size_t editDistance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

/// The sentences are literals, one set a kind of name, so that each can be translated whole.
struct UnknownPatterns {
  std::string_view what, near, far;
};
constexpr std::array<UnknownPatterns, 16> kUnknown{{
    {"setting", ICL_TR("unknown setting '%1': did you mean '%2'?"),
     ICL_TR("unknown setting '%1': there are %2")},
    {"experiment", ICL_TR("unknown experiment '%1': did you mean '%2'?"),
     ICL_TR("unknown experiment '%1': there are %2")},
    {"preset", ICL_TR("unknown preset '%1': did you mean '%2'?"),
     ICL_TR("unknown preset '%1': there are %2")},
    {"probe", ICL_TR("unknown probe '%1': did you mean '%2'?"),
     ICL_TR("unknown probe '%1': there are %2")},
    {"argument", ICL_TR("unknown argument '%1': did you mean '%2'?"),
     ICL_TR("unknown argument '%1': there are %2")},
    {"channel", ICL_TR("unknown channel '%1': did you mean '%2'?"),
     ICL_TR("unknown channel '%1': there are %2")},
    {"label", ICL_TR("unknown label '%1': did you mean '%2'?"),
     ICL_TR("unknown label '%1': there are %2")},
    {"view", ICL_TR("unknown view '%1': did you mean '%2'?"),
     ICL_TR("unknown view '%1': there are %2")},
    {"run", ICL_TR("unknown run '%1': did you mean '%2'?"),
     ICL_TR("unknown run '%1': there are %2")},
    {"level", ICL_TR("unknown level '%1': did you mean '%2'?"),
     ICL_TR("unknown level '%1': there are %2")},
    {"predictor", ICL_TR("unknown predictor '%1': did you mean '%2'?"),
     ICL_TR("unknown predictor '%1': there are %2")},
    {"target", ICL_TR("unknown target '%1': did you mean '%2'?"),
     ICL_TR("unknown target '%1': there are %2")},
    {"intervention", ICL_TR("unknown intervention '%1': did you mean '%2'?"),
     ICL_TR("unknown intervention '%1': there are %2")},
    {"relation", ICL_TR("unknown relation '%1': did you mean '%2'?"),
     ICL_TR("unknown relation '%1': there are %2")},
    {"end", ICL_TR("unknown end '%1': did you mean '%2'?"),
     ICL_TR("unknown end '%1': there are %2")},
    {"member", ICL_TR("unknown member '%1': did you mean '%2'?"),
     ICL_TR("unknown member '%1': there are %2")},
}};

}  // namespace

std::string exactNumber(double value) {
  if (!std::isfinite(value)) return wordForNonFinite(value);
  std::array<char, 40> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return {buffer.data(), end};
}

std::string shortNumber(double value, int digits) {
  if (!std::isfinite(value)) return wordForNonFinite(value);
  digits = std::clamp(digits, 1, 17);
  if (value == 0) return "0";
  std::array<char, 64> buffer{};
  const auto print = [&](std::chars_format format, int precision) {
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, precision).ptr;
    return std::string(buffer.data(), end);
  };
  const double size = std::abs(value);
  // A person reads 12345 and 0.0123 more easily than powers of ten, but not 0.000123.
  if (size >= 1 && size < 1e6 && size >= std::pow(10.0, digits)) {
    return print(std::chars_format::fixed, 0);
  }
  if (size >= 1e-3 && size < 1e6) return print(std::chars_format::general, digits);
  std::string text = print(std::chars_format::scientific, digits - 1);
  const auto mark = text.find('e');
  std::string mantissa = text.substr(0, mark);
  if (mantissa.find('.') != std::string::npos) {
    mantissa.erase(mantissa.find_last_not_of('0') + 1);
    if (mantissa.back() == '.') mantissa.pop_back();
  }
  return mantissa + text.substr(mark);
}

Result<double> parseNumber(std::string_view text) {
  const Error refusal{Message{ICL_TR("'%1' is not a number"), {std::string(text)}}};
  std::string_view rest = text;
  if (rest.size() > 1 && rest[0] == '+' && (isDigit(rest[1]) || rest[1] == '.')) {
    rest.remove_prefix(1);
  }
  double value = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (error == std::errc::result_out_of_range) {
    return Error{Message{ICL_TR("'%1' is outside the range of numbers"), {std::string(text)}}};
  }
  // from_chars also takes "nan(…)", which no file of ours contains.
  const bool whole = end == rest.data() + rest.size() && rest.find('(') == rest.npos;
  if (error != std::errc{} || !whole) return refusal;
  return value;
}

Result<long long> parseInteger(std::string_view text) {
  std::string_view rest = text;
  if (rest.size() > 1 && rest[0] == '+' && isDigit(rest[1])) rest.remove_prefix(1);
  long long value = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (error == std::errc::result_out_of_range) {
    return Error{
        Message{ICL_TR("'%1' is outside the range of whole numbers"), {std::string(text)}}};
  }
  if (error != std::errc{} || end != rest.data() + rest.size()) {
    return Error{Message{ICL_TR("'%1' is not a whole number"), {std::string(text)}}};
  }
  return value;
}

std::string slug(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string out;
  for (const char c : text) {
    const char small = lower(c);
    const bool keep = isDigit(small) || (small >= 'a' && small <= 'z');
    if (keep) {
      out += small;
    } else if (!out.empty() && out.back() != '-') {
      out += '-';
    }
    if (out.size() == kLongest) break;
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  return out.empty() ? "run" : out;
}

std::string nearestName(std::string_view name, const std::vector<std::string>& known) {
  const std::string wanted = lowered(name);
  if (wanted.empty()) return {};
  std::string best;
  std::size_t best_distance =
      std::min(std::max<std::size_t>(2, wanted.size() / 3) + 1, wanted.size());
  for (const std::string& candidate : known) {
    const std::size_t distance = editDistance(wanted, lowered(candidate));
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  if (!best.empty()) return best;
  for (const std::string& candidate : known) {
    if (lowered(candidate).starts_with(wanted)) return candidate;
  }
  return {};
}

Error unknownName(std::string_view what, std::string_view name,
                  const std::vector<std::string>& known, std::string where) {
  constexpr std::size_t kListed = 16;
  const std::string near = nearestName(name, known);
  std::string choice = near;
  if (near.empty()) {
    const std::size_t shown = std::min(kListed, known.size());
    choice = joined({known.begin(), known.begin() + static_cast<std::ptrdiff_t>(shown)}, ", ");
    if (shown < known.size()) choice += ", …";
    if (known.empty()) choice = "none";
  }
  const auto set = std::find_if(kUnknown.begin(), kUnknown.end(),
                                [&](const UnknownPatterns& entry) { return entry.what == what; });
  std::string pattern;
  if (set != kUnknown.end()) {
    pattern = near.empty() ? set->far : set->near;
  } else {
    pattern = "unknown " + std::string(what) + " '%1': ";
    pattern += near.empty() ? "there are %2" : "did you mean '%2'?";
  }
  return Error{Message{std::move(pattern), {std::string(name), choice}}, std::move(where)};
}

std::string byteCount(double bytes) {
  constexpr std::array<std::string_view, 5> kUnits{"B", "kB", "MB", "GB", "TB"};
  std::size_t unit = 0;
  while (std::abs(bytes) >= 999.95 && unit + 1 < kUnits.size()) {
    bytes /= 1000;
    ++unit;
  }
  std::array<char, 400> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), bytes,
                                 std::chars_format::fixed, unit == 0 ? 0 : 1)
                       .ptr;
  return std::string(buffer.data(), end) + " " + std::string(kUnits[unit]);
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += separator;
    out += parts[i];
  }
  return out;
}

}  // namespace icl
