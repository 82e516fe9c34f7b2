#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/base/text.h"

namespace icl {

namespace {

/// Words with a space: the window translates them although they fill a sentence.
std::string kindOf(const Json& json) {
  if (json.isNull()) return "null";
  if (json.isBool()) return ICL_TR("true or false");
  if (json.isNumber()) return ICL_TR("a number");
  if (json.isString()) return ICL_TR("a text");
  return json.isArray() ? ICL_TR("an array") : ICL_TR("an object");
}

}  // namespace

JsonReader::JsonReader(const Json& object, std::string where)
    : object_(object), where_(std::move(where)) {
  if (!object_.isObject()) {
    fail({ICL_TR("must be a JSON object in braces, not %1"), {kindOf(object_)}});
  }
}

const Json* JsonReader::take(std::string_view key) {
  if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.emplace_back(key);
  const Json* json = object_.find(key);
  return json == nullptr || json->isNull() ? nullptr : json;
}

void JsonReader::fail(Message message) {
  if (status_.ok()) status_ = Error{std::move(message), where_};
}

const Json* JsonReader::member(std::string_view key) { return take(key); }

const Json* JsonReader::requiredMember(std::string_view key) {
  const Json* json = take(key);
  if (json == nullptr) fail({ICL_TR("'%1' is missing"), {std::string(key)}});
  return json;
}

std::string JsonReader::requiredString(std::string_view key) {
  return requiredMember(key) == nullptr ? std::string() : string(key);
}

std::string JsonReader::string(std::string_view key, std::string fallback) {
  const Json* json = take(key);
  if (json == nullptr) return fallback;
  if (json->isString()) return json->asString();
  fail({ICL_TR("'%1' must be a text in quotes, not %2"), {std::string(key), kindOf(*json)}});
  return fallback;
}

double JsonReader::number(std::string_view key, double fallback) {
  const Json* json = take(key);
  if (json == nullptr) return fallback;
  if (json->isNumber()) return json->asNumber();
  fail({ICL_TR("'%1' must be a number, not %2"), {std::string(key), kindOf(*json)}});
  return fallback;
}

std::int64_t JsonReader::integer(std::string_view key, std::int64_t fallback) {
  const Json* json = take(key);
  if (json == nullptr) return fallback;
  if (json->isInteger()) return json->asInteger();
  if (!json->isNumber()) {
    fail({ICL_TR("'%1' must be a whole number, not %2"), {std::string(key), kindOf(*json)}});
    return fallback;
  }
  constexpr double kLimit = 9223372036854775808.0;  // 2^63
  const double real = json->asNumber();
  if (real == std::floor(real) && real >= -kLimit && real < kLimit) {
    return static_cast<std::int64_t>(real);
  }
  fail({ICL_TR("'%1' must be a whole number, not %2"), {std::string(key), exactNumber(real)}});
  return fallback;
}

bool JsonReader::boolean(std::string_view key, bool fallback) {
  const Json* json = take(key);
  if (json == nullptr) return fallback;
  if (json->isBool()) return json->asBool();
  fail({ICL_TR("'%1' must be true or false, not %2"), {std::string(key), kindOf(*json)}});
  return fallback;
}

Status JsonReader::finish() {
  if (!status_.ok()) return status_;
  for (const auto& [name, value] : object_.members()) {
    if (std::find(known_.begin(), known_.end(), name) == known_.end()) {
      return unknownName("member", name, known_, where_);
    }
  }
  return {};
}

}  // namespace icl
