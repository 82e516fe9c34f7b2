#include "core/config/values.h"

#include <cmath>

#include "core/base/hash.h"
#include "core/base/text.h"

namespace icl {

namespace {

struct ToJson {
  Json operator()(bool value) const { return value; }
  Json operator()(std::int64_t value) const { return value; }
  Json operator()(double value) const { return value; }
  Json operator()(const std::string& value) const { return value; }
};

bool isUnset(const Value& value) {
  const auto* real = std::get_if<double>(&value);
  return real != nullptr && std::isnan(*real);
}

struct ToText {
  std::string operator()(bool value) const { return value ? "on" : "off"; }
  std::string operator()(std::int64_t value) const { return std::to_string(value); }
  std::string operator()(double value) const { return exactNumber(value); }
  std::string operator()(const std::string& value) const { return value; }
};

template <class T>
const T& typed(const Values& values, std::string_view key) {
  const Value* value = values.find(key);
  ICL_CHECK(value != nullptr, std::string("no value for ") + std::string(key));
  const T* held = std::get_if<T>(value);
  ICL_CHECK(held != nullptr, std::string("another kind of value for ") + std::string(key));
  return *held;
}

}  // namespace

std::string toText(const Value& value) { return std::visit(ToText{}, value); }

void Values::erase(std::string_view key) {
  const auto at = map_.find(key);
  if (at != map_.end()) map_.erase(at);
}

const Value* Values::find(std::string_view key) const {
  const auto at = map_.find(key);
  return at == map_.end() ? nullptr : &at->second;
}

bool Values::toggle(std::string_view key) const { return typed<bool>(*this, key); }

std::int64_t Values::integer(std::string_view key) const { return typed<std::int64_t>(*this, key); }

double Values::real(std::string_view key) const { return typed<double>(*this, key); }

const std::string& Values::text(std::string_view key) const {
  return typed<std::string>(*this, key);
}

Json toJson(const Values& values) {
  Json object = Json::object();
  for (const auto& [key, value] : values.map()) {
    if (!isUnset(value)) object.append(key, std::visit(ToJson{}, value));
  }
  return object;
}

Result<Values> valuesFromJson(const Json& object, const std::string& where) {
  if (!object.isObject()) {
    return Error{Message{ICL_TR("settings must be an object with one member a setting")}, where};
  }
  Values values;
  for (const auto& [key, json] : object.members()) {
    if (json.isNull()) {
      return Error{Message{ICL_TR("setting '%1' is null: give it a value or leave it out"), {key}},
                   where};
    }
    if (json.isBool()) {
      values.set(key, json.asBool());
    } else if (json.isInteger()) {
      values.set(key, json.asInteger());
    } else if (json.isNumber()) {
      values.set(key, json.asNumber());
    } else if (json.isString()) {
      values.set(key, json.asString());
    } else {
      values.set(key, json.print());
    }
  }
  return values;
}

Values difference(const Values& before, const Values& after) {
  Values changed;
  for (const auto& [key, value] : after.map()) {
    const Value* old = before.find(key);
    const bool same = old != nullptr && (*old == value || (isUnset(*old) && isUnset(value)));
    if (!same) changed.set(key, value);
  }
  return changed;
}

std::string contentHash(const Values& values) { return sha256(toJson(values).print()); }

}  // namespace icl
