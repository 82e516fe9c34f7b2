#include "core/run/record_json.h"

#include <charconv>
#include <limits>

namespace icl {

Json toJson(const Value& value) {
  return std::visit([](const auto& held) { return Json(held); }, value);
}

Result<Value> valueFromJson(const Json& json, const std::string& where) {
  if (json.isBool()) return Value{json.asBool()};
  if (json.isInteger()) return Value{json.asInteger()};
  if (json.isNumber()) return Value{json.asNumber()};
  if (json.isString()) return Value{json.asString()};
  return Error{Message{ICL_TR("a value must be a number, a text, true or false")}, where};
}

Json toJson(const Event& event) {
  Json json = Json::object();
  json.set("step", countToJson(event.step));
  json.set("type", event.intervention.type);
  json.set("target", event.intervention.target);
  json.set("value", toJson(event.intervention.value));
  if (!event.intervention.data.empty()) {
    Json data = Json::array();
    for (const double number : event.intervention.data) data.push(number);
    json.set("data", std::move(data));
  }
  return json;
}

Result<Event> eventFromJson(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  Event event;
  event.step = countFromJson(reader, "step", 0);
  event.intervention.type = reader.requiredString("type");
  event.intervention.target = reader.string("target");
  if (const Json* value = reader.member("value")) {
    auto read = valueFromJson(*value, where);
    if (!read) return read.error();
    event.intervention.value = std::move(read).value();
  }
  if (const Json* data = reader.member("data")) {
    if (!data->isArray()) {
      reader.fail({ICL_TR("'data' must be an array of numbers")});
    } else {
      for (const Json& item : data->items()) {
        if (!item.isNumber()) {
          reader.fail({ICL_TR("'data' must be an array of numbers")});
          break;
        }
        event.intervention.data.push_back(item.asNumber());
      }
    }
  }
  if (auto finished = reader.finish(); !finished) return finished.error();
  return event;
}

Result<std::vector<Event>> eventsFromJson(const Json* json, const std::string& where) {
  std::vector<Event> events;
  if (json == nullptr) return events;
  if (!json->isArray()) return Error{Message{ICL_TR("must be an array of events")}, where};
  for (std::size_t i = 0; i < json->items().size(); ++i) {
    auto event = eventFromJson(json->items()[i], where + "[" + std::to_string(i) + "]");
    if (!event) return event.error();
    events.push_back(std::move(event).value());
  }
  return events;
}

Json countToJson(std::uint64_t value) {
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  return value <= kMost ? Json(static_cast<std::int64_t>(value)) : Json(std::to_string(value));
}

std::uint64_t countFromJson(JsonReader& reader, std::string_view key, std::uint64_t fallback) {
  const Json* json = reader.member(key);
  if (json == nullptr) return fallback;
  if (json->isInteger() && json->asInteger() >= 0) {
    return static_cast<std::uint64_t>(json->asInteger());
  }
  if (json->isString()) {
    const std::string& text = json->asString();
    std::uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec == std::errc() && read.ptr == text.data() + text.size()) return value;
  }
  reader.fail({ICL_TR("'%1' must be a whole number, 0 or more"), {std::string(key)}});
  return fallback;
}

}  // namespace icl
