// Json: a document tree with line and column in its parse errors and stable printing (members in
// the order they were added). Only json.cpp includes the JSON library. Plain data; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"

namespace icl {

class Json {
 public:
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;

  Json() = default;                                            // null
  Json(std::nullptr_t) {}                                      // NOLINT: implicit on purpose
  Json(bool value) : data_(value) {}                           // NOLINT
  Json(int value) : data_(std::int64_t{value}) {}              // NOLINT
  Json(std::int64_t value) : data_(value) {}                   // NOLINT
  Json(std::uint64_t value);                                   // NOLINT: over int64 becomes a real
  Json(double value) : data_(value) {}                         // NOLINT: non-finite prints as null
  Json(const char* value) : data_(std::string(value)) {}       // NOLINT
  Json(std::string value) : data_(std::move(value)) {}         // NOLINT
  Json(std::string_view value) : data_(std::string(value)) {}  // NOLINT
  Json(Array value) : data_(std::move(value)) {}               // NOLINT
  static Json array(Array items = {}) { return Json(std::move(items)); }
  static Json object(Object members = {});

  bool isNull() const { return std::holds_alternative<std::monostate>(data_); }
  bool isBool() const { return std::holds_alternative<bool>(data_); }
  bool isInteger() const { return std::holds_alternative<std::int64_t>(data_); }
  bool isNumber() const { return isInteger() || std::holds_alternative<double>(data_); }
  bool isString() const { return std::holds_alternative<std::string>(data_); }
  bool isArray() const { return std::holds_alternative<Array>(data_); }
  bool isObject() const { return std::holds_alternative<Object>(data_); }

  // Reads; the wrong kind is our mistake (ICL_CHECK): test with is… first.
  bool asBool() const;
  std::int64_t asInteger() const;
  double asNumber() const;
  const std::string& asString() const;
  const Array& items() const;
  Array& items();
  const Object& members() const;
  /// nullptr where this is no object or has no such member.
  const Json* find(std::string_view key) const;
  /// Sets or appends a member of an object (null becomes an empty object); returns this object.
  Json& set(std::string key, Json value);
  /// Appends to an array (null becomes an empty array); returns this array.
  Json& push(Json value);
  /// Appends a member whose name is known to be new (no search, unlike `set`).
  void append(std::string key, Json value);
  bool operator==(const Json&) const = default;

  /// Reals print so that they parse back to the same bits. indent < 0: one line.
  std::string print(int indent = -1) const;
  /// Strict JSON, duplicate members refused, depth bounded (64). The error names line:column.
  static Result<Json> parse(std::string_view text, const std::string& where);

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> data_{};
};

/// Reads one object strictly: every member must be asked for; `finish` refuses unknown ones with
/// "did you mean". Used by presets, documents, run files, reference files.
class JsonReader {
 public:
  JsonReader(const Json& object, std::string where);

  std::string requiredString(std::string_view key);
  std::string string(std::string_view key, std::string fallback = {});
  double number(std::string_view key, double fallback);
  std::int64_t integer(std::string_view key, std::int64_t fallback);
  bool boolean(std::string_view key, bool fallback);
  /// nullptr where absent or null.
  const Json* member(std::string_view key);
  const Json* requiredMember(std::string_view key);
  void fail(Message message);
  /// First error met, or an unknown member; ok where all was well.
  Status finish();

 private:
  const Json* take(std::string_view key);
  const Json& object_;
  std::string where_;
  std::vector<std::string> known_{};
  Status status_{};
};

}  // namespace icl
