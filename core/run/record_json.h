// Small JSON pieces that run files, presets and checkpoints share. Plain functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/run/experiment.h"

namespace icl {

Json toJson(const Value& value);
Result<Value> valueFromJson(const Json& json, const std::string& where);
/// {"step", "type", "target", "value", "data"}; data only where there is any.
Json toJson(const Event& event);
Result<Event> eventFromJson(const Json& json, const std::string& where);
Result<std::vector<Event>> eventsFromJson(const Json* json, const std::string& where);
/// A count as a JSON integer, or as a text where it is over 2^63 (a seed may be).
Json countToJson(std::uint64_t value);
std::uint64_t countFromJson(JsonReader& reader, std::string_view key, std::uint64_t fallback);

}  // namespace icl
