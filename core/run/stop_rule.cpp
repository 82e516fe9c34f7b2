#include "core/run/stop_rule.h"

#include <cctype>
#include <cmath>

namespace icl {

namespace {

constexpr std::string_view kUntil = "until";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) {
    text.remove_prefix(1);
  }
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) {
    text.remove_suffix(1);
  }
  return text;
}

/// Position of the sign of a last "+ v" or "- v": not the first character, and not the sign of an
/// exponent ("1e-6") nor of a factor ("* -2").
std::size_t lastSign(std::string_view text) {
  for (std::size_t i = text.size(); i-- > 1;) {
    if (text[i] != '+' && text[i] != '-') continue;
    const auto before = trimmed(text.substr(0, i));
    if (before.empty() || before.back() == '*') return std::string_view::npos;
    const bool after_e = text[i - 1] == 'e' || text[i - 1] == 'E';
    const bool exponent =
        after_e && i >= 2 &&
        (std::isdigit(static_cast<unsigned char>(text[i - 2])) != 0 || text[i - 2] == '.');
    if (!exponent) return i;
  }
  return std::string_view::npos;
}

Result<double> numberPart(std::string_view part, std::string_view whole) {
  const auto number = parseNumber(trimmed(part));
  if (number && std::isfinite(*number)) return number;
  return Error{Message{ICL_TR("\"%1\" in the stop rule \"%2\" is not a number; a rule is written "
                              "like \"loss < 0.33\" or \"loss < bayes_risk * 1.01 + 0.001\""),
                       {std::string(trimmed(part)), std::string(whole)}},
               std::string(kUntil)};
}

Result<double> basePart(std::string_view part, std::string_view whole,
                        const std::map<std::string, double>& levels) {
  if (const auto number = parseNumber(part); number && std::isfinite(*number)) return number;
  const auto level = levels.find(std::string(part));
  if (level != levels.end()) return level->second;
  if (part.empty() || std::isdigit(static_cast<unsigned char>(part.front())) != 0) {
    return numberPart(part, whole);
  }
  std::vector<std::string> known;
  for (const auto& [name, value] : levels) known.push_back(name);
  return unknownName("level", part, known, std::string(kUntil));
}

}  // namespace

bool StopRule::met(std::span<const double> row) const {
  if (empty() || static_cast<std::size_t>(channel) >= row.size()) return false;
  const double value = row[static_cast<std::size_t>(channel)];
  return below ? value < threshold : value > threshold;  // NaN meets no rule
}

Result<StopRule> parseStopRule(std::string_view text, const ExperimentType& type,
                               const std::map<std::string, double>& levels) {
  return parseStopRule(text, type.channels, levels);
}

Result<StopRule> parseStopRule(std::string_view text, const std::vector<Channel>& channels,
                               const std::map<std::string, double>& levels) {
  const auto whole = trimmed(text);
  if (whole.empty()) return StopRule{};
  const auto sign = whole.find_first_of("<>");
  if (sign == std::string_view::npos) {
    return Error{
        Message{ICL_TR("the stop rule \"%1\" has no < or >; write it like \"loss < 0.33\""),
                {std::string(whole)}},
        std::string(kUntil)};
  }
  if (whole.find_first_of("<>=!", sign + 1) != std::string_view::npos ||
      whole.find_first_of("=!") != std::string_view::npos) {
    return Error{Message{ICL_TR("the stop rule \"%1\" compares by something else than one < or >; "
                                "write it like \"loss < 0.33\""),
                         {std::string(whole)}},
                 std::string(kUntil)};
  }
  StopRule rule;
  rule.text = std::string(whole);
  rule.below = whole[sign] == '<';
  const auto name = trimmed(whole.substr(0, sign));
  rule.channel = channelIndex(channels, name);
  if (rule.channel < 0) {
    std::vector<std::string> known;
    for (const Channel& channel : channels) known.push_back(channel.key);
    return unknownName("channel", name, known, std::string(kUntil));
  }
  auto right = trimmed(whole.substr(sign + 1));
  double offset = 0, factor = 1;
  if (!parseNumber(right)) {  // a plain number may carry signs of its own
    if (const auto at = lastSign(right); at != std::string_view::npos) {
      const auto value = numberPart(right.substr(at + 1), whole);
      if (!value) return value.error();
      offset = right[at] == '-' ? -*value : *value;
      right = trimmed(right.substr(0, at));
    }
    if (const auto at = right.find('*'); at != std::string_view::npos) {
      const auto value = numberPart(right.substr(at + 1), whole);
      if (!value) return value.error();
      factor = *value;
      right = trimmed(right.substr(0, at));
    }
  }
  const auto base = basePart(right, whole, levels);
  if (!base) return base.error();
  rule.threshold = *base * factor + offset;
  return rule;
}

}  // namespace icl
