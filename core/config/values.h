// Values: what a person has set, untyped, in key order. Read by Schema, run files, documents, CLI.
// Plain data; any thread. Does not know ranges or defaults (that is Schema).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "core/base/json.h"
#include "core/base/result.h"

namespace icl {

using Value = std::variant<bool, std::int64_t, double, std::string>;

/// A value as text that parses back to the same value ("0.1", "4", "on", "squared-norm").
std::string toText(const Value& value);

class Values {
 public:
  using Map = std::map<std::string, Value, std::less<>>;

  Values() = default;
  Values(std::initializer_list<Map::value_type> entries) : map_(entries) {}

  void set(std::string key, Value value) {
    map_.insert_or_assign(std::move(key), std::move(value));
  }
  void erase(std::string_view key);
  const Value* find(std::string_view key) const;
  bool contains(std::string_view key) const { return find(key) != nullptr; }
  // Typed reads for keys that a schema has completed; a missing key or wrong kind is our mistake.
  bool toggle(std::string_view key) const;
  std::int64_t integer(std::string_view key) const;
  double real(std::string_view key) const;
  const std::string& text(std::string_view key) const;

  const Map& map() const { return map_; }
  bool empty() const { return map_.empty(); }
  bool operator==(const Values&) const = default;

 private:
  Map map_{};
};

/// JSON object with one member a key, in key order; numbers round-trip exactly.
Json toJson(const Values& values);
/// Kinds are taken as JSON has them (bool, integer, real, string; an array or object is kept as
/// its JSON text, for settings such as `tasks`); Schema::validate judges them afterwards.
Result<Values> valuesFromJson(const Json& object, const std::string& where);

/// Keys of `after` whose value differs from, or is absent in, `before`.
Values difference(const Values& before, const Values& after);
/// Hex of a hash over the canonical JSON: equal settings give equal hashes on every machine.
std::string contentHash(const Values& values);

}  // namespace icl
