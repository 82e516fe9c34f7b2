#include "core/base/json.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <unordered_set>

#include <nlohmann/json.hpp>

#include "core/base/text.h"

namespace icl {

namespace {

constexpr std::size_t kDeepest = 64;

/// Walks the text and lets the builder below know how far the library has read.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}
  const char& operator*() const { return *at_; }
  CountingIterator& operator++() {
    *reached_ = ++at_;
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
  bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

 private:
  const char* at_;
  const char** reached_;
};

/// "line:column", counted from 1, columns in characters (not bytes).
std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
  const std::string_view row = before.substr(start);
  const auto column = 1 + std::count_if(row.begin(), row.end(), [](char c) {
                        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
                      });
  return std::to_string(line) + ":" + std::to_string(column);
}

/// The part of `text` between two marks (to the end where the second is absent), or empty.
std::string between(const std::string& text, std::string_view from, std::string_view to) {
  const auto start = text.find(from);
  if (start == text.npos) return {};
  const auto end = text.find(to, start + from.size());
  return text.substr(start + from.size(), end == text.npos ? text.npos : end - start - from.size());
}

/// What the library expected, in our words, by what it was parsing.
std::string expectation(const std::string& context) {
  if (context == "array") return ICL_TR("',' or ']'");
  if (context == "object") return ICL_TR("',' or '}'");
  if (context == "object key") return ICL_TR("a name in double quotes");
  if (context == "object separator") return "':'";
  return ICL_TR("a value");
}

/// What the library met instead ("unexpected string literal"), in our words.
std::string metInstead(const std::string& reason) {
  if (reason.starts_with("unexpected string")) return ICL_TR("a text");
  if (reason.starts_with("unexpected number")) return ICL_TR("a number");
  if (reason.starts_with("unexpected true") || reason.starts_with("unexpected false")) {
    return ICL_TR("true or false");
  }
  if (reason.starts_with("unexpected null")) return "null";
  return between(reason + ";", "unexpected ", ";");
}

/// Texts and numbers that are not written as JSON wants them; empty: something else.
Message malformed(const std::string& position, const std::string& reason) {
  if (reason.starts_with("invalid string: missing closing quote")) {
    return {ICL_TR("%1: a text has no closing quote"), {position}};
  }
  if (reason.starts_with("invalid string: control character")) {
    return {ICL_TR("%1: a text holds a control character; a new line in it is written \\n"),
            {position}};
  }
  if (reason.starts_with("invalid string: ill-formed UTF-8")) {
    return {ICL_TR("%1: a text is not UTF-8"), {position}};
  }
  if (reason.starts_with("invalid string")) {
    return {ICL_TR("%1: what follows a backslash in a text is no escape of JSON"), {position}};
  }
  if (reason.starts_with("invalid number")) {
    return {ICL_TR("%1: this number is not complete"), {position}};
  }
  return {};
}

/// Our sentence for the library's "[…] parse error at line 2, column 10: syntax error while parsing
/// value - invalid literal; last read: '"a": tru}'; expected …".
Message explained(const std::string& position, const std::string& what) {
  const std::string context = between(what, "syntax error while parsing ", " - ");
  std::string reason = between(what, " - ", "; last read: ");
  for (char& c : reason) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  if (context.empty()) {  // a number beyond the doubles: "[…] number overflow parsing '1e999'"
    return {ICL_TR("%1: this number is too large: %2"),
            {position, between(what, "parsing ", "\n")}};
  }
  if (what.find("; expected end of input") != what.npos) {
    return {ICL_TR("%1: the JSON text has ended here, and nothing may follow it"), {position}};
  }
  const std::string expected = expectation(context);
  if (reason.starts_with("unexpected end of input")) {
    return {ICL_TR("%1: the text ends where %2 was expected"), {position, expected}};
  }
  if (reason.starts_with("unexpected ")) {
    return {ICL_TR("%1: %2 where %3 was expected"), {position, metInstead(reason), expected}};
  }
  if (reason.starts_with("invalid literal")) {
    return {ICL_TR("%1: this is not JSON where %2 was expected"), {position, expected}};
  }
  if (Message known = malformed(position, reason); !known.empty()) return known;
  return {ICL_TR("%1: %2"), {position, reason}};
}

/// Receives the library's events and builds our tree, refusing depth and duplicate members.
class Builder {
 public:
  Builder(std::string_view text, const char** reached) : text_(text), reached_(reached) {}

  bool null() { return add(Json()); }
  bool boolean(bool value) { return add(Json(value)); }
  bool number_integer(std::int64_t value) { return add(Json(value)); }
  bool number_unsigned(std::uint64_t value) { return add(Json(value)); }
  bool number_float(double value, const std::string&) { return add(Json(value)); }
  bool string(std::string& value) { return add(Json(std::move(value))); }
  bool binary(std::vector<std::uint8_t>&) { return false; }  // not in JSON texts
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    Level& level = levels_.back();
    if (!level.names.insert(name).second) {
      return refuse({ICL_TR("%1: '%2' is given twice in the same object"), {here(), name}});
    }
    level.name = std::move(name);
    return true;
  }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& error) {
    const std::size_t offset = position > 0 ? position - 1 : 0;
    return refuse(explained(place(text_, offset), error.what()));
  }

  Json& root() { return root_; }
  const Message& problem() const { return problem_; }

 private:
  struct Level {
    Json value{};
    std::string name{};  // of the member whose value comes next
    std::unordered_set<std::string> names{};
  };

  std::string here() const {
    return place(text_, static_cast<std::size_t>(*reached_ - text_.data()) - 1);
  }
  bool refuse(Message message) {
    problem_ = std::move(message);
    return false;
  }
  bool open(Json container) {
    if (levels_.size() == kDeepest) {
      return refuse(
          {ICL_TR("%1: nested deeper than %2 levels"), {here(), std::to_string(kDeepest)}});
    }
    levels_.push_back({std::move(container), {}, {}});
    return true;
  }
  bool close() {
    Json value = std::move(levels_.back().value);
    levels_.pop_back();
    return add(std::move(value));
  }
  bool add(Json value) {
    if (levels_.empty()) {
      root_ = std::move(value);
    } else if (Level& level = levels_.back(); level.value.isArray()) {
      level.value.items().push_back(std::move(value));
    } else {
      level.value.append(std::move(level.name), std::move(value));
    }
    return true;
  }

  std::string_view text_;
  const char** reached_;
  std::vector<Level> levels_{};
  Json root_{};
  Message problem_{};
};

std::string asJsonText(const std::string& text) {
  // What is no UTF-8 becomes U+FFFD, so that everything we print can be read again.
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string printedReal(double value) {
  if (!std::isfinite(value)) return "null";
  std::string text = exactNumber(value);
  // A real stays a real when read again (and -0 keeps its sign).
  if (text.find_first_of(".e") == text.npos) text += ".0";
  return text;
}

void newLine(std::string& out, int indent, int depth) {
  if (indent < 0) return;
  out += '\n';
  out.append(static_cast<std::size_t>(indent) * static_cast<std::size_t>(depth), ' ');
}

void print(const Json& json, int indent, int depth, std::string& out);

void printArray(const Json::Array& items, int indent, int depth, std::string& out) {
  // Rows of numbers or names stay on one line: that is how a person reads them.
  const bool flat = std::none_of(items.begin(), items.end(), [](const Json& item) {
    return item.isObject() || item.isArray();
  });
  const int inner = flat ? -1 : indent;
  out += '[';
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += flat && indent >= 0 ? ", " : ",";
    newLine(out, inner, depth + 1);
    print(items[i], inner, depth + 1, out);
  }
  if (!items.empty()) newLine(out, inner, depth);
  out += ']';
}

void printObject(const Json::Object& members, int indent, int depth, std::string& out) {
  out += '{';
  bool first = true;
  for (const auto& [name, value] : members) {
    if (!first) out += ',';
    first = false;
    newLine(out, indent, depth + 1);
    out += asJsonText(name);
    out += indent < 0 ? ":" : ": ";
    print(value, indent, depth + 1, out);
  }
  if (!members.empty()) newLine(out, indent, depth);
  out += '}';
}

void print(const Json& json, int indent, int depth, std::string& out) {
  if (json.isBool()) {
    out += json.asBool() ? "true" : "false";
  } else if (json.isInteger()) {
    out += std::to_string(json.asInteger());
  } else if (json.isNumber()) {
    out += printedReal(json.asNumber());
  } else if (json.isString()) {
    out += asJsonText(json.asString());
  } else if (json.isArray()) {
    printArray(json.items(), indent, depth, out);
  } else if (json.isObject()) {
    printObject(json.members(), indent, depth, out);
  } else {
    out += "null";
  }
}

}  // namespace

Json::Json(std::uint64_t value) {
  if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
    data_ = static_cast<std::int64_t>(value);
  } else {
    data_ = static_cast<double>(value);
  }
}

Json Json::object(Object members) {
  Json json;
  json.data_ = std::move(members);
  return json;
}

bool Json::asBool() const {
  ICL_CHECK(isBool(), "a JSON value was read as a boolean");
  return std::get<bool>(data_);
}

std::int64_t Json::asInteger() const {
  ICL_CHECK(isInteger(), "a JSON value was read as a whole number");
  return std::get<std::int64_t>(data_);
}

double Json::asNumber() const {
  ICL_CHECK(isNumber(), "a JSON value was read as a number");
  return isInteger() ? static_cast<double>(std::get<std::int64_t>(data_)) : std::get<double>(data_);
}

const std::string& Json::asString() const {
  ICL_CHECK(isString(), "a JSON value was read as a text");
  return std::get<std::string>(data_);
}

const Json::Array& Json::items() const {
  ICL_CHECK(isArray(), "a JSON value was read as an array");
  return std::get<Array>(data_);
}

Json::Array& Json::items() {
  ICL_CHECK(isArray(), "a JSON value was read as an array");
  return std::get<Array>(data_);
}

const Json::Object& Json::members() const {
  ICL_CHECK(isObject(), "a JSON value was read as an object");
  return std::get<Object>(data_);
}

const Json* Json::find(std::string_view key) const {
  if (!isObject()) return nullptr;
  for (const auto& [name, value] : std::get<Object>(data_)) {
    if (name == key) return &value;
  }
  return nullptr;
}

Json& Json::set(std::string key, Json value) {
  if (isNull()) data_ = Object{};
  ICL_CHECK(isObject(), "a member was set in something that is no object");
  for (auto& [name, old] : std::get<Object>(data_)) {
    if (name == key) {
      old = std::move(value);
      return *this;
    }
  }
  append(std::move(key), std::move(value));
  return *this;
}

Json& Json::push(Json value) {
  if (isNull()) data_ = Array{};
  items().push_back(std::move(value));
  return *this;
}

void Json::append(std::string key, Json value) {
  std::get<Object>(data_).emplace_back(std::move(key), std::move(value));
}

std::string Json::print(int indent) const {
  std::string out;
  icl::print(*this, indent, 0, out);
  return out;
}

Result<Json> Json::parse(std::string_view text, const std::string& where) {
  const char* reached = text.data();
  Builder builder(text, &reached);
  const CountingIterator first(text.data(), &reached);
  const CountingIterator last(text.data() + text.size(), &reached);
  if (!nlohmann::json::sax_parse(first, last, &builder)) {
    return Error{builder.problem(), where};
  }
  return std::move(builder.root());
}

}  // namespace icl
