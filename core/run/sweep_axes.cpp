// Axes of a sweep file: lists, ranges, log ranges, settings that go together, and seeds.
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/run/record_json.h"
#include "core/run/sweep_file.h"

namespace icl {

namespace {

constexpr std::int64_t kMostPoints = 10'000;

/// One setting with its values, before it joins an axis.
struct Line {
  std::string key{};
  std::vector<Value> values{};
  Scale scale = Scale::Linear;
};

std::vector<std::string> settable(const Schema& schema) {
  std::vector<std::string> keys;
  for (const Field& field : schema.fields()) {
    if (!field.read_only) keys.push_back(field.key);
  }
  return keys;
}

/// 0.1 + 2 · 0.1 as a person would write it: twelve digits are more than any grid needs.
double tidy(double value) {
  const auto number = parseNumber(shortNumber(value, 12));
  return number ? *number : value;
}

struct Range {
  double from = 0, to = 0, step = 0;
  std::int64_t count = 0;
  bool log = false, has_step = false, has_count = false;
};

Status checkRange(const Range& range, const std::string& where) {
  if (!std::isfinite(range.from) || !std::isfinite(range.to)) {
    return Error{Message{ICL_TR("a range needs 'from' and 'to', both finite numbers")}, where};
  }
  if (range.has_step == range.has_count) {
    return Error{Message{ICL_TR("a range needs either 'count' or 'step'")}, where};
  }
  if (range.has_count && (range.count < 2 || range.count > kMostPoints)) {
    return Error{Message{ICL_TR("'count' must be a whole number from 2 to %1, not %2"),
                         {std::to_string(kMostPoints), std::to_string(range.count)}},
                 where};
  }
  if (range.has_step && !(range.step > 0)) {
    return Error{Message{ICL_TR("'step' must be above 0")}, where};
  }
  if (!(range.from < range.to)) {
    return Error{Message{ICL_TR("'from' must be below 'to', not %1 and %2"),
                         {exactNumber(range.from), exactNumber(range.to)}},
                 where};
  }
  if (range.log && range.has_step) {
    return Error{Message{ICL_TR("a log range has 'count', not 'step'")}, where};
  }
  if (range.log && !(range.from > 0)) {
    return Error{
        Message{ICL_TR("a log range must begin above 0, not at %1"), {exactNumber(range.from)}},
        where};
  }
  if (range.has_step && (range.to - range.from) / range.step > static_cast<double>(kMostPoints)) {
    return Error{
        Message{ICL_TR("this axis has more than %1 values"), {std::to_string(kMostPoints)}}, where};
  }
  return {};
}

std::vector<double> numbersOf(const Range& range) {
  std::vector<double> numbers;
  if (range.has_step) {
    const auto last =
        static_cast<std::int64_t>(std::floor((range.to - range.from) / range.step + 1e-9));
    for (std::int64_t i = 0; i <= last; ++i) {
      numbers.push_back(tidy(range.from + static_cast<double>(i) * range.step));
    }
    return numbers;
  }
  const double low = range.log ? std::log(range.from) : range.from;
  const double high = range.log ? std::log(range.to) : range.to;
  for (std::int64_t i = 0; i < range.count; ++i) {
    const double part = static_cast<double>(i) / static_cast<double>(range.count - 1);
    const double at = low + (high - low) * part;
    numbers.push_back(tidy(range.log ? std::exp(at) : at));
  }
  numbers.front() = range.from;
  numbers.back() = range.to;
  return numbers;
}

Result<std::vector<Value>> rangeValues(const Range& range, const Field& field,
                                       const std::string& where) {
  if (field.kind != Kind::Integer && field.kind != Kind::Real) {
    return Error{Message{ICL_TR("%1 is no number: give its 'values', from %2"),
                         {field.key, field.rangeText()}},
                 where};
  }
  if (auto fits = checkRange(range, where); !fits) return fits.error();
  std::vector<Value> values;
  for (const double number : numbersOf(range)) {
    if (field.kind == Kind::Integer) {
      values.emplace_back(static_cast<std::int64_t>(std::llround(number)));
    } else {
      values.emplace_back(number);
    }
  }
  return values;
}

Result<std::vector<Value>> listValues(const Json& json, const std::string& where) {
  if (!json.isArray() || json.items().empty()) {
    return Error{Message{ICL_TR("'values' must be an array of one or more values")}, where};
  }
  std::vector<Value> values;
  for (const Json& item : json.items()) {
    if (item.isArray() || item.isObject()) {  // settings such as `tasks` are JSON themselves
      values.emplace_back(item.print());
      continue;
    }
    auto value = valueFromJson(item, where);
    if (!value) return value.error();
    values.push_back(std::move(value).value());
  }
  return values;
}

Status checkValues(const Field& field, std::vector<Value>& values, const std::string& where) {
  if (values.size() > static_cast<std::size_t>(kMostPoints)) {
    return Error{
        Message{ICL_TR("this axis has more than %1 values"), {std::to_string(kMostPoints)}}, where};
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    auto checked = field.check(values[i]);
    if (!checked) return sweepError(checked.error(), where);
    values[i] = std::move(checked).value();
  }
  return {};
}

/// Two jobs must not be the same; of settings that go together one may repeat.
Status checkDifferent(const SweepAxis& axis, const std::string& where) {
  std::set<std::vector<Value>> seen;
  for (const auto& point : axis.points) {
    if (seen.insert(point).second) continue;
    std::vector<std::string> texts;
    for (const Value& value : point) texts.push_back(toText(value));
    return Error{Message{ICL_TR("%1 has the value %2 twice"),
                         {joined(axis.keys, ", "), joined(texts, ", ")}},
                 where};
  }
  return {};
}

Result<Line> lineFromJson(const Json& json, const Schema& schema, const std::string& where) {
  JsonReader reader(json, where);
  Line line;
  line.key = reader.requiredString("setting");
  const Json* list = reader.member("values");
  Range range;
  range.from = reader.number("from", std::numeric_limits<double>::quiet_NaN());
  range.to = reader.number("to", std::numeric_limits<double>::quiet_NaN());
  range.has_step = reader.member("step") != nullptr;
  range.has_count = reader.member("count") != nullptr;
  range.step = reader.number("step", 0);
  range.count = reader.integer("count", 0);
  const std::string scale = reader.string("scale", "linear");
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (scale != "linear" && scale != "log") {
    return unknownName("scale", scale, {"linear", "log"}, where);
  }
  range.log = scale == "log";
  line.scale = range.log ? Scale::Log : Scale::Linear;
  const Field* field = schema.find(line.key);
  if (field == nullptr) return unknownName("setting", line.key, settable(schema), where);
  if (field->read_only) {
    return Error{
        Message{ICL_TR("%1 follows from the other settings and cannot be set"), {field->key}},
        where};
  }
  const bool ranged =
      range.has_step || range.has_count || std::isfinite(range.from) || std::isfinite(range.to);
  if ((list != nullptr) == ranged) {
    return Error{Message{ICL_TR("an axis has either 'values' or 'from', 'to' and 'count'")}, where};
  }
  auto values = list != nullptr ? listValues(*list, where) : rangeValues(range, *field, where);
  if (!values) return values.error();
  line.values = std::move(values).value();
  if (auto fits = checkValues(*field, line.values, where); !fits) return fits.error();
  return line;
}

Result<SweepAxis> zipFromJson(const Json& json, const Schema& schema, const std::string& where) {
  const Json& list = *json.find("zip");
  if (json.members().size() != 1 || !list.isArray() || list.items().size() < 2) {
    return Error{Message{ICL_TR("'zip' must be an array of two or more axes, and stand alone")},
                 where};
  }
  SweepAxis axis;
  for (std::size_t i = 0; i < list.items().size(); ++i) {
    auto line = lineFromJson(list.items()[i], schema, where + ": zip[" + std::to_string(i) + "]");
    if (!line) return line.error();
    if (i == 0) {
      axis.points.resize(line->values.size());
      axis.scale = line->scale;
    }
    if (line->values.size() != axis.points.size()) {
      return Error{Message{ICL_TR("settings that go together need as many values each: %1 has %2, "
                                  "%3 has %4"),
                           {axis.keys[0], std::to_string(axis.points.size()), line->key,
                            std::to_string(line->values.size())}},
                   where};
    }
    axis.keys.push_back(line->key);
    for (std::size_t p = 0; p < axis.points.size(); ++p) {
      axis.points[p].push_back(std::move(line->values[p]));
    }
  }
  return axis;
}

Result<SweepAxis> axisFromJson(const Json& json, const Schema& schema, const std::string& where) {
  if (json.find("zip") != nullptr) return zipFromJson(json, schema, where);
  auto line = lineFromJson(json, schema, where);
  if (!line) return line.error();
  SweepAxis axis;
  axis.keys = {line->key};
  axis.scale = line->scale;
  for (Value& value : line->values) axis.points.push_back({std::move(value)});
  return axis;
}

}  // namespace

Error sweepError(const Error& error, const std::string& where) {
  Error out = error;
  out.where = error.where.empty() ? where : where + ": " + error.where;
  return out;
}

Result<std::vector<SweepAxis>> sweepAxesFromJson(const Json* json, const Schema& schema,
                                                 const std::string& where) {
  if (json == nullptr || !json->isArray() || json->items().empty()) {
    return Error{Message{ICL_TR("'axes' must be an array of one or more axes")}, where};
  }
  std::vector<SweepAxis> axes;
  std::vector<std::string> keys;
  for (std::size_t i = 0; i < json->items().size(); ++i) {
    const std::string here = where + ": axes[" + std::to_string(i) + "]";
    auto axis = axisFromJson(json->items()[i], schema, here);
    if (!axis) return axis.error();
    if (auto fits = checkDifferent(*axis, here); !fits) return fits.error();
    for (const std::string& key : axis->keys) {
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) {
        return Error{Message{ICL_TR("%1 is on two axes"), {key}}, here};
      }
      keys.push_back(key);
    }
    axes.push_back(std::move(axis).value());
  }
  return axes;
}

Result<std::vector<std::uint64_t>> sweepSeedsFromJson(const Json* json, std::uint64_t first,
                                                      const std::string& where) {
  constexpr std::int64_t kMostSeeds = 1'000'000;
  const Error wrong{Message{ICL_TR("'seeds' must be how many (1 to %1), or an array of different "
                                   "whole numbers, 0 or more"),
                            {std::to_string(kMostSeeds)}},
                    where};
  std::vector<std::uint64_t> seeds;
  if (json == nullptr) return std::vector<std::uint64_t>{first};
  if (json->isInteger()) {
    if (json->asInteger() < 1 || json->asInteger() > kMostSeeds) return wrong;
    for (std::int64_t i = 0; i < json->asInteger(); ++i) {
      seeds.push_back(first + static_cast<std::uint64_t>(i));
    }
    return seeds;
  }
  if (!json->isArray() || json->items().empty()) return wrong;
  for (const Json& item : json->items()) {
    if (!item.isInteger() || item.asInteger() < 0) return wrong;
    seeds.push_back(static_cast<std::uint64_t>(item.asInteger()));
  }
  std::vector<std::uint64_t> sorted = seeds;
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return wrong;
  return seeds;
}

}  // namespace icl
