// Schema: every setting declared once (title, range, unit, scale, help). The form, the command
// line, the reference page and the JSON check are loops over it. Plain data; any thread.
// Usage (one line a setting; `add` opens a field, what follows describes it):
//   SchemaOf<Config>("cross-attention", ICL_TR("Cross-attention"))
//       .add(&Config::depth, "depth", ICL_TR("Depth")).range(1, 1024).log().help(ICL_TR("…"))
//       .add(&Config::start, "start", ICL_TR("Start")).option(Start::Zero, "zero", ICL_TR("zero"))
//       .rule({"norm2-low", "norm2-high"}, [](const Config& c) -> Status { … })
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/config/values.h"

namespace icl {

enum class Kind { Toggle, Integer, Real, Choice, Text };
enum class Change { Restart, AnyTime };  // AnyTime: a running run takes it (the intervention "set")

struct Option {
  std::string key{}, title{}, help{};
};

struct Field {
  std::string key{}, title{}, help{}, unit{}, section{}, symbol{};
  Kind kind = Kind::Real;
  Scale scale = Scale::Linear;
  Change change = Change::Restart;
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
  std::vector<Option> options{};
  Value fallback{};
  bool read_only = false;
  bool advanced = false;   // folded away by default in the form
  bool is_switch = false;  // shown in the form's "Switches" part, with a Twin button
  /// Why the setting has no effect under the present others ("acts at finite context"); empty: it
  /// acts.
  std::function<Message(const Values&)> idle{};
  /// The value where none is given, from the other settings; of a read-only field the value always.
  /// May look at fields declared before this one alone.
  std::function<Value(const Values&)> derived{};
  /// "The other ones" worth comparing with, best first; empty where no twin is offered.
  std::function<std::vector<Value>(const Values&)> twins{};

  /// Parses what a person typed; the error names key, value and what would be right.
  Result<Value> parse(std::string_view text) const;
  /// Checks kind and range (an integer is accepted for a Real and converted).
  Result<Value> check(const Value& value) const;
  /// With unit-free, locale-free text for files and the command line.
  std::string format(const Value& value) const { return toText(value); }
  /// "0.001 … 1, log", "1 … 1024", "zero, data".
  std::string rangeText() const;

  // Set by SchemaOf: moves a value into and out of the typed struct.
  std::function<void(void*, const Value&)> load{};
  std::function<Value(const void*)> store{};
};

struct Rule {
  std::vector<std::string> keys{};  // the form marks these
  std::function<Status(const Values&)> check{};
};

class Schema {
 public:
  std::string id{}, title{};

  const std::vector<Field>& fields() const { return fields_; }
  const std::vector<Rule>& rules() const { return rules_; }
  const Field* find(std::string_view key) const;
  Values defaults() const;
  /// Defaults overlaid with `changes`, after validation of every key, kind, range and rule.
  Result<Values> complete(const Values& changes) const;
  /// Unknown key → "did you mean"; kinds and ranges; then rules. `values` may be partial.
  Status validate(const Values& values) const;
  /// Rules that fail for complete values, with their keys, for the form.
  std::vector<std::pair<std::vector<std::string>, Error>> broken(const Values& complete) const;
  /// "key=value" → checked pair.
  Result<std::pair<std::string, Value>> parseAssignment(std::string_view text) const;
  /// The entries that differ from the defaults and do not follow from the others.
  Values changes(const Values& complete) const;
  /// Sections in order of first use.
  std::vector<std::string> sections() const;

  std::vector<Field>& mutableFields() { return fields_; }
  std::vector<Rule>& mutableRules() { return rules_; }

 private:
  std::vector<Field> fields_{};
  std::vector<Rule> rules_{};
};

/// The one door from untyped to typed: completes, checks and loads into a T.
template <class T>
Result<T> bind(const Schema& schema, const Values& changes) {
  auto complete = schema.complete(changes);
  if (!complete) return complete.error();
  T config{};
  for (const Field& field : schema.fields()) {
    if (field.load) field.load(&config, *complete.value().find(field.key));
  }
  return config;
}

template <class T>
class SchemaOf {
 public:
  SchemaOf(std::string id, std::string title) {
    schema_.id = std::move(id);
    schema_.title = std::move(title);
  }
  /// Fields added after this belong to the section.
  SchemaOf& section(std::string title) {
    section_ = std::move(title);
    return *this;
  }
  template <class M>
  SchemaOf& add(M T::*member, std::string key, std::string title) {
    Field field;
    field.key = std::move(key);
    field.title = std::move(title);
    field.section = section_;
    const T defaults{};
    if constexpr (std::is_same_v<M, bool>) {
      field.kind = Kind::Toggle;
      field.fallback = defaults.*member;
      field.load = [member](void* to, const Value& v) {
        static_cast<T*>(to)->*member = std::get<bool>(v);
      };
      field.store = [member](const void* from) -> Value {
        return static_cast<const T*>(from)->*member;
      };
    } else if constexpr (std::is_integral_v<M>) {
      field.kind = Kind::Integer;
      field.fallback = static_cast<std::int64_t>(defaults.*member);
      field.load = [member](void* to, const Value& v) {
        static_cast<T*>(to)->*member = static_cast<M>(std::get<std::int64_t>(v));
      };
      field.store = [member](const void* from) -> Value {
        return static_cast<std::int64_t>(static_cast<const T*>(from)->*member);
      };
    } else if constexpr (std::is_floating_point_v<M>) {
      field.kind = Kind::Real;
      field.fallback = static_cast<double>(defaults.*member);
      field.load = [member](void* to, const Value& v) {
        static_cast<T*>(to)->*member = static_cast<M>(std::get<double>(v));
      };
      field.store = [member](const void* from) -> Value {
        return static_cast<double>(static_cast<const T*>(from)->*member);
      };
    } else if constexpr (std::is_enum_v<M>) {
      field.kind = Kind::Choice;
      pending_default_ = static_cast<std::int64_t>(defaults.*member);
      enum_values_.clear();
      enum_load_ = [member](void* to, std::int64_t v) {
        static_cast<T*>(to)->*member = static_cast<M>(v);
      };
      enum_store_ = [member](const void* from) {
        return static_cast<std::int64_t>(static_cast<const T*>(from)->*member);
      };
    } else {
      static_assert(std::is_same_v<M, std::string>,
                    "a setting is bool, integer, real, enum or text");
      field.kind = Kind::Text;
      field.fallback = defaults.*member;
      field.load = [member](void* to, const Value& v) {
        static_cast<T*>(to)->*member = std::get<std::string>(v);
      };
      field.store = [member](const void* from) -> Value {
        return static_cast<const T*>(from)->*member;
      };
    }
    schema_.mutableFields().push_back(std::move(field));
    return *this;
  }
  template <class E>
  SchemaOf& option(E value, std::string key, std::string title, std::string help = {}) {
    static_assert(std::is_enum_v<E>);
    const auto number = static_cast<std::int64_t>(value);
    enum_values_.push_back({number, key});
    if (number == pending_default_) last().fallback = key;
    last().options.push_back({std::move(key), std::move(title), std::move(help)});
    const auto values = enum_values_;
    last().load = [values, load = enum_load_](void* to, const Value& v) {
      for (const auto& [n, k] : values) {
        if (k == std::get<std::string>(v)) load(to, n);
      }
    };
    last().store = [values, store = enum_store_](const void* from) -> Value {
      for (const auto& [n, k] : values) {
        if (n == store(from)) return k;
      }
      return std::string();
    };
    return *this;
  }
  SchemaOf& range(double min, double max) {
    last().min = min;
    last().max = max;
    return *this;
  }
  SchemaOf& log() {
    last().scale = Scale::Log;
    return *this;
  }
  SchemaOf& unit(std::string text) {
    last().unit = std::move(text);
    return *this;
  }
  SchemaOf& symbol(std::string text) {
    last().symbol = std::move(text);
    return *this;
  }
  SchemaOf& help(std::string text) {
    last().help = std::move(text);
    return *this;
  }
  SchemaOf& live() {
    last().change = Change::AnyTime;
    return *this;
  }
  SchemaOf& advanced() {
    last().advanced = true;
    return *this;
  }
  SchemaOf& readOnly() {
    last().read_only = true;
    return *this;
  }
  SchemaOf& derived(std::function<Value(const Values&)> value) {
    last().derived = std::move(value);
    return *this;
  }
  SchemaOf& asSwitch() {
    last().is_switch = true;
    return *this;
  }
  SchemaOf& idle(std::function<Message(const Values&)> why) {
    last().idle = std::move(why);
    return *this;
  }
  SchemaOf& twins(std::function<std::vector<Value>(const Values&)> others) {
    last().twins = std::move(others);
    return *this;
  }
  /// A cross-field rule on the typed struct.
  SchemaOf& rule(std::vector<std::string> keys, std::function<Status(const T&)> check) {
    typed_rules_.push_back({std::move(keys), std::move(check)});
    return *this;
  }
  operator Schema() const { return build(); }  // NOLINT: implicit on purpose
  /// Rules see every field, also those declared after them.
  Schema build() const {
    Schema schema = schema_;
    if (typed_rules_.empty()) return schema;
    const auto fields = std::make_shared<const std::vector<Field>>(schema.fields());
    for (const auto& [keys, check] : typed_rules_) {
      schema.mutableRules().push_back({keys, [fields, check = check](const Values& values) {
                                         T config{};
                                         for (const Field& field : *fields) {
                                           const Value* value = values.find(field.key);
                                           if (field.load && value) field.load(&config, *value);
                                         }
                                         return check(config);
                                       }});
    }
    return schema;
  }

 private:
  Field& last() { return schema_.mutableFields().back(); }

  Schema schema_{};
  std::vector<std::pair<std::vector<std::string>, std::function<Status(const T&)>>> typed_rules_{};
  std::string section_{};
  std::int64_t pending_default_ = 0;
  std::vector<std::pair<std::int64_t, std::string>> enum_values_{};
  std::function<void(void*, std::int64_t)> enum_load_{};
  std::function<std::int64_t(const void*)> enum_store_{};
};

}  // namespace icl
