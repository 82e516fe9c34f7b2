#include "core/config/reference.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace icl {

namespace {

/// Columns on a terminal, as far as our English texts need: characters, not bytes.
std::size_t displayWidth(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

/// Words filled into lines that begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t columns) {
  std::string out;
  std::size_t used = columns;  // full: the first word begins a line
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    const std::string_view word = text.substr(start, end - start);
    start = end + 1;
    if (word.empty()) continue;
    if (used + 1 + displayWidth(word) > columns) {
      if (!out.empty()) out += '\n';
      out.append(indent, ' ');
      used = indent;
    } else {
      out += ' ';
      ++used;
    }
    out += word;
    used += displayWidth(word);
  }
  return out.empty() ? out : out + '\n';
}

std::string kindName(Kind kind) {
  switch (kind) {
    case Kind::Toggle:
      return "toggle";
    case Kind::Integer:
      return "integer";
    case Kind::Real:
      return "real";
    case Kind::Choice:
      return "choice";
    case Kind::Text:
      return "text";
  }
  return {};
}

std::string defaultText(const Field& field) {
  if (mayBeUnset(field)) return "(unset)";
  const std::string text = field.format(field.fallback);
  return text.empty() ? "(empty)" : text;
}

/// "zero: starts at 0; data: starts at the tokens" for options that explain themselves.
std::string optionHelp(const Field& field, std::string_view quote) {
  std::vector<std::string> parts;
  for (const Option& option : field.options) {
    const std::string& text = option.help.empty() ? option.title : option.help;
    if (text.empty() || text == option.key) continue;
    parts.push_back(std::string(quote) + option.key + std::string(quote) + ": " + text);
  }
  return joined(parts, "; ");
}

std::string helpOf(const Field& field, std::string_view quote) {
  std::string text = field.help;
  if (const std::string options = optionHelp(field, quote); !options.empty()) {
    if (!text.empty()) text += ' ';
    text += options;
    if (text.back() != '.') text += '.';
  }
  return text;
}

std::string cell(std::string text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

}  // namespace

bool mayBeUnset(const Field& field) {
  const auto* real = std::get_if<double>(&field.fallback);
  return field.kind == Kind::Real && real != nullptr && std::isnan(*real);
}

namespace {

/// "Classes, K": with the paper's symbol, where it has one; p_{B} as p_B.
std::string titleWithSymbol(const Field& field) {
  std::string symbol;
  for (const char c : field.symbol) {
    if (c != '{' && c != '}') symbol += c;
  }
  return symbol.empty() ? field.title : field.title + ", " + symbol;
}

}  // namespace

std::string helpText(const Schema& schema, std::size_t columns) {
  std::string out;
  for (const std::string& section : schema.sections()) {
    if (!out.empty()) out += '\n';
    if (!section.empty()) out += section + '\n';
    for (const Field& field : schema.fields()) {
      if (field.section != section) continue;
      std::string facts = field.rangeText();
      if (!field.unit.empty()) facts += " " + field.unit;
      facts += "; default " + defaultText(field);
      if (field.change == Change::AnyTime) facts += "; can change while running";
      if (field.read_only) facts += "; follows from the other settings";
      out += "  " + field.key + "  " + titleWithSymbol(field) + '\n';
      out += wrapped(facts, 6, columns);
      out += wrapped(helpOf(field, ""), 6, columns);
    }
  }
  return out;
}

std::string markdownReference(const Schema& schema, int heading) {
  std::string out;
  for (const std::string& section : schema.sections()) {
    if (!out.empty()) out += '\n';
    if (!section.empty()) {
      out += std::string(static_cast<std::size_t>(heading), '#') + ' ' + section + "\n\n";
    }
    out += "| setting | title | range | unit | default | changes | help |\n";
    out += "| --- | --- | --- | --- | --- | --- | --- |\n";
    for (const Field& field : schema.fields()) {
      if (field.section != section) continue;
      const char* change = field.change == Change::AnyTime ? "while running" : "at a restart";
      out += "| `" + field.key + "` | " + cell(field.title) + " | " + cell(field.rangeText()) +
             " | " + cell(field.unit) + " | " + cell(defaultText(field)) + " | " +
             (field.read_only ? "never" : change) + " | " + cell(helpOf(field, "`")) + " |\n";
    }
  }
  return out;
}

Json describe(const Schema& schema) {
  Json items = Json::array();
  for (const Field& field : schema.fields()) {
    Json item = Json::object();
    item.set("key", field.key).set("title", field.title).set("kind", kindName(field.kind));
    item.set("range", field.rangeText()).set("unit", field.unit);
    if (!field.symbol.empty()) item.set("symbol", field.symbol);
    item.set("default", std::visit([](const auto& value) { return Json(value); }, field.fallback));
    item.set("help", field.help).set("section", field.section);
    Json options = Json::array();
    for (const Option& option : field.options) options.push(option.key);
    item.set("options", std::move(options));
    item.set("live", field.change == Change::AnyTime);
    items.push(std::move(item));
  }
  return items;
}

std::vector<std::string> translatable(const Schema& schema) {
  std::vector<std::string> texts;
  std::set<std::string> seen;
  const auto add = [&](const std::string& text) {
    if (!text.empty() && seen.insert(text).second) texts.push_back(text);
  };
  add(schema.title);
  for (const Field& field : schema.fields()) {
    for (const std::string& text : {field.section, field.title, field.help, field.unit}) add(text);
    for (const Option& option : field.options) {
      add(option.title);
      add(option.help);
    }
  }
  return texts;
}

}  // namespace icl
