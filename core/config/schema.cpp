#include "core/config/schema.h"

#include <algorithm>
#include <cmath>

#include "core/config/reference.h"

namespace icl {

namespace {

std::vector<std::string> keysOf(const std::vector<Field>& fields) {
  std::vector<std::string> keys;
  for (const Field& field : fields) keys.push_back(field.key);
  return keys;
}

std::vector<std::string> keysOf(const std::vector<Option>& options) {
  std::vector<std::string> keys;
  for (const Option& option : options) keys.push_back(option.key);
  return keys;
}

/// A number as the range of its field would print it.
std::string numberText(Kind kind, double value) {
  const bool whole = kind == Kind::Integer && std::abs(value) < 9e15;
  return whole ? std::to_string(static_cast<std::int64_t>(value)) : exactNumber(value);
}

/// "rate must be between 1e-05 and 1, not nan": one sentence whatever is wrong with a number.
Error refusedNumber(const Field& field, const std::string& given) {
  const bool low = std::isfinite(field.min);
  const bool high = std::isfinite(field.max);
  const bool whole = field.kind == Kind::Integer;
  const std::string min = numberText(field.kind, field.min);
  const std::string max = numberText(field.kind, field.max);
  if (low && high) {
    return {Message{whole ? ICL_TR("%1 must be a whole number between %2 and %3, not %4")
                          : ICL_TR("%1 must be between %2 and %3, not %4"),
                    {field.key, min, max, given}}};
  }
  if (low || high) {
    const char* pattern = nullptr;
    if (low) {
      pattern = whole ? ICL_TR("%1 must be a whole number of at least %2, not %3")
                      : ICL_TR("%1 must be at least %2, not %3");
    } else {
      pattern = whole ? ICL_TR("%1 must be a whole number of at most %2, not %3")
                      : ICL_TR("%1 must be at most %2, not %3");
    }
    return {Message{pattern, {field.key, low ? min : max, given}}};
  }
  return {Message{whole ? ICL_TR("%1 must be a whole number, not %2")
                        : ICL_TR("%1 must be a finite number, not %2"),
                  {field.key, given}}};
}

Result<Value> checkedToggle(const Field& field, const Value& value) {
  if (std::holds_alternative<bool>(value)) return value;
  const std::string text = toText(value);  // so that a file may say 1 as well as "1"
  for (const std::string_view yes : {"on", "true", "yes", "1"}) {
    if (text == yes) return Value(true);
  }
  for (const std::string_view no : {"off", "false", "no", "0"}) {
    if (text == no) return Value(false);
  }
  return Error{Message{ICL_TR("%1 must be on or off, not '%2'"), {field.key, text}}};
}

Result<Value> checkedNumber(const Field& field, const Value& value) {
  const auto* integer = std::get_if<std::int64_t>(&value);
  const auto* real = std::get_if<double>(&value);
  if (integer == nullptr && real == nullptr) {
    return refusedNumber(field, "'" + toText(value) + "'");
  }
  if (mayBeUnset(field) && real != nullptr && std::isnan(*real)) return value;
  const double number = real != nullptr ? *real : static_cast<double>(*integer);
  // NaN fails both comparisons; infinities pass an open range, hence the third test.
  const bool in_range = number >= field.min && number <= field.max && std::isfinite(number);
  if (!in_range) return refusedNumber(field, toText(value));
  if (field.kind == Kind::Real) return Value(number);
  if (integer != nullptr) return value;
  constexpr double kExact = 9007199254740992.0;  // 2^53: whole numbers beyond are not all doubles
  if (number != std::floor(number) || std::abs(number) > kExact) {
    return refusedNumber(field, toText(value));
  }
  return Value(static_cast<std::int64_t>(number));
}

Result<Value> checkedChoice(const Field& field, const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  const std::vector<std::string> keys = keysOf(field.options);
  if (text != nullptr && std::find(keys.begin(), keys.end(), *text) != keys.end()) return value;
  const std::string given = toText(value);
  const std::string near = nearestName(given, keys);
  if (near.empty()) {
    return Error{
        Message{ICL_TR("%1 must be one of %2, not '%3'"), {field.key, joined(keys, ", "), given}}};
  }
  return Error{Message{ICL_TR("%1 must be one of %2, not '%3': did you mean '%4'?"),
                       {field.key, joined(keys, ", "), given, near}}};
}

Result<Value> checkedText(const Field& field, const Value& value) {
  if (std::holds_alternative<std::string>(value)) return value;
  return Error{Message{ICL_TR("%1 must be a text, not %2"), {field.key, toText(value)}}};
}

}  // namespace

Result<Value> Field::parse(std::string_view text) const {
  if (kind != Kind::Integer && kind != Kind::Real) return check(Value(std::string(text)));
  if (kind == Kind::Integer) {
    if (const auto integer = parseInteger(text)) return check(Value(std::int64_t{*integer}));
  }
  if (text.empty() && mayBeUnset(*this)) return fallback;
  const auto number = parseNumber(text);
  if (!number) return refusedNumber(*this, "'" + std::string(text) + "'");
  return check(Value(*number));
}

Result<Value> Field::check(const Value& value) const {
  switch (kind) {
    case Kind::Toggle:
      return checkedToggle(*this, value);
    case Kind::Integer:
    case Kind::Real:
      return checkedNumber(*this, value);
    case Kind::Choice:
      return checkedChoice(*this, value);
    case Kind::Text:
      return checkedText(*this, value);
  }
  ICL_CHECK(false, "a kind of field without a check");
  return value;
}

std::string Field::rangeText() const {
  if (kind == Kind::Toggle) return "on, off";
  if (kind == Kind::Choice) return joined(keysOf(options), ", ");
  if (kind == Kind::Text) return "text";
  const bool low = std::isfinite(min);
  const bool high = std::isfinite(max);
  std::string text = kind == Kind::Integer ? "any whole number" : "any number";
  if (low && high) {
    text = numberText(kind, min) + " … " + numberText(kind, max);
  } else if (low) {
    text = "≥ " + numberText(kind, min);
  } else if (high) {
    text = "≤ " + numberText(kind, max);
  }
  return scale == Scale::Log ? text + ", log" : text;
}

const Field* Schema::find(std::string_view key) const {
  for (const Field& field : fields_) {
    if (field.key == key) return &field;
  }
  return nullptr;
}

namespace {

/// Fills in what follows from the other settings, in the order of declaration.
void derive(const std::vector<Field>& fields, const Values& given, Values& complete) {
  for (const Field& field : fields) {
    if (!field.derived || (!field.read_only && given.contains(field.key))) continue;
    complete.set(field.key, field.derived(complete));
  }
}

}  // namespace

Values Schema::defaults() const {
  Values values;
  for (const Field& field : fields_) values.set(field.key, field.fallback);
  derive(fields_, {}, values);
  return values;
}

namespace {

/// Defaults with the checked changes over them; rules are not looked at.
Result<Values> overlaid(const Schema& schema, const Values& changes) {
  Values complete = schema.defaults();
  for (const auto& [key, value] : changes.map()) {
    const Field* field = schema.find(key);
    if (field == nullptr) return unknownName("setting", key, keysOf(schema.fields()));
    auto checked = field->check(value);
    if (!checked) return checked.error();
    complete.set(key, std::move(checked).value());
  }
  derive(schema.fields(), changes, complete);
  return complete;
}

}  // namespace

Result<Values> Schema::complete(const Values& changes) const {
  auto values = overlaid(*this, changes);
  if (!values) return values;
  for (const Rule& rule : rules_) {
    if (Status status = rule.check(*values); !status.ok()) return status.error();
  }
  return values;
}

Status Schema::validate(const Values& values) const {
  const auto result = complete(values);
  return result ? Status() : Status(result.error());
}

std::vector<std::pair<std::vector<std::string>, Error>> Schema::broken(
    const Values& complete) const {
  std::vector<std::pair<std::vector<std::string>, Error>> found;
  for (const Rule& rule : rules_) {
    if (const Status status = rule.check(complete); !status.ok()) {
      found.emplace_back(rule.keys, status.error());
    }
  }
  return found;
}

Result<std::pair<std::string, Value>> Schema::parseAssignment(std::string_view text) const {
  const auto equals = text.find('=');
  if (equals == text.npos || equals == 0) {
    const std::string example = fields_.empty()
                                    ? "key=value"
                                    : fields_.front().key + "=" + toText(fields_.front().fallback);
    return Error{Message{ICL_TR("'%1' must have the form key=value, for instance %2"),
                         {std::string(text), example}}};
  }
  const std::string_view key = text.substr(0, equals);
  const Field* field = find(key);
  if (field == nullptr) return unknownName("setting", key, keysOf(fields_));
  if (field->read_only) {
    return Error{
        Message{ICL_TR("%1 follows from the other settings and cannot be set"), {field->key}}};
  }
  auto value = field->parse(text.substr(equals + 1));
  if (!value) return value.error();
  return std::pair(field->key, std::move(value).value());
}

Values Schema::changes(const Values& complete) const {
  Values changed = difference(defaults(), complete);
  for (const Field& field : fields_) {
    const Value* value = complete.find(field.key);
    if (!field.derived || value == nullptr) continue;
    // A value of its own is a change even where it is the default of other settings.
    if (field.read_only || *value == field.derived(complete)) {
      changed.erase(field.key);
    } else {
      changed.set(field.key, *value);
    }
  }
  return changed;
}

std::vector<std::string> Schema::sections() const {
  std::vector<std::string> titles;
  for (const Field& field : fields_) {
    if (std::find(titles.begin(), titles.end(), field.section) == titles.end()) {
      titles.push_back(field.section);
    }
  }
  return titles;
}

}  // namespace icl
