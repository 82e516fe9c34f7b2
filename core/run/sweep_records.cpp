// What a sweep file says beside its axes: what to record, whose runs to keep, the picture and the
// claims. Names of values are checked against the records afterwards, by Sweep.
#include <algorithm>
#include <array>
#include <cctype>

#include "core/run/quantity.h"
#include "core/run/record_json.h"
#include "core/run/stop_rule.h"
#include "core/run/sweep_file.h"

namespace icl {

namespace {

constexpr std::size_t kMostRecords = 500;

bool onAxis(const std::vector<SweepAxis>& axes, const std::string& key) {
  return std::any_of(axes.begin(), axes.end(), [&](const SweepAxis& axis) {
    return std::find(axis.keys.begin(), axis.keys.end(), key) != axis.keys.end();
  });
}

/// A channel of the name of a setting on an axis is told apart: both are columns of a table.
SweepRecord plainRecord(const std::string& text, const std::vector<SweepAxis>& axes) {
  SweepRecord record;
  record.text = text;
  record.name = onAxis(axes, text) ? "final." + text : text;
  return record;
}

Result<Values> valuesIn(JsonReader& reader, std::string_view key, const std::string& where) {
  const Json* json = reader.member(key);
  if (json == nullptr) return Values{};
  return valuesFromJson(*json, where + ": " + std::string(key));
}

Result<SweepRecord> recordFromJson(const Json& json, const std::vector<SweepAxis>& axes,
                                   const std::string& where) {
  if (json.isString()) return plainRecord(json.asString(), axes);
  if (!json.isObject()) {
    return Error{
        Message{ICL_TR("what is recorded must be the name of a quantity, or an object with "
                       "'name' and 'when' or 'quantity'")},
        where};
  }
  JsonReader reader(json, where);
  SweepRecord record;
  record.name = reader.requiredString("name");
  const std::string when = reader.string("when"), quantity = reader.string("quantity");
  record.value = reader.string("value");
  auto set = valuesIn(reader, "settings", where);
  auto arguments = valuesIn(reader, "arguments", where);
  if (when.empty() == quantity.empty()) {
    reader.fail({ICL_TR("'%1' needs either 'when' (a condition) or 'quantity'"), {record.name}});
  }
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!set) return set.error();
  if (!arguments) return arguments.error();
  if (!when.empty() && !(set->empty() && arguments->empty())) {
    return Error{
        Message{ICL_TR("'settings' and 'arguments' belong to a 'quantity', not to 'when'")}, where};
  }
  if (when.empty() && !record.value.empty()) {
    return Error{Message{ICL_TR("'value' belongs to 'when', not to a 'quantity'")}, where};
  }
  record.kind = when.empty() ? SweepRecord::Kind::Quantity : SweepRecord::Kind::First;
  record.text = when.empty() ? quantity : when;
  if (!when.empty() && record.value.empty()) record.value = "step";
  record.set = std::move(set).value();
  record.arguments = std::move(arguments).value();
  return record;
}

std::string lowerCase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Names are columns of a data base, which does not tell capitals from small letters.
Status checkNames(const std::vector<SweepRecord>& records, const std::vector<SweepAxis>& axes,
                  const std::string& where) {
  constexpr std::array<std::string_view, 9> kTaken{
      "key", "settings", "seed", "end", "steps", "seconds", "digest", "sentence", "run"};
  std::vector<std::string> names;
  for (const SweepRecord& record : records) {
    const std::string name = lowerCase(record.name);
    const bool printable = std::all_of(name.begin(), name.end(),
                                       [](unsigned char c) { return c >= 0x20 && c != '"'; });
    if (name.empty() || !printable) {
      return Error{Message{ICL_TR("'%1' cannot be the name of a column"), {record.name}}, where};
    }
    if (std::find(kTaken.begin(), kTaken.end(), name) != kTaken.end() ||
        onAxis(axes, record.name)) {
      return Error{Message{ICL_TR("'%1' names another column already; choose another 'name'"),
                           {record.name}},
                   where};
    }
    if (std::find(names.begin(), names.end(), name) != names.end()) {
      return Error{Message{ICL_TR("'%1' is recorded twice"), {record.name}}, where};
    }
    names.push_back(name);
  }
  return {};
}

Result<SweepCell> cellFrom(JsonReader& reader, const std::string& where) {
  SweepCell cell;
  auto at = valuesIn(reader, "cell", where);
  cell.value = reader.requiredString("value");
  if (!at) return at.error();
  cell.at = std::move(at).value();
  return cell;
}

Result<SweepCell> otherCell(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  auto cell = cellFrom(reader, where);
  if (auto finished = reader.finish(); !finished) return finished.error();
  return cell;
}

Result<SweepClaim> claimFrom(const Json& json, const std::string& where) {
  constexpr std::array<std::pair<std::string_view, Claim::Is>, 3> kRelations{
      {{"below", Claim::Is::Below}, {"above", Claim::Is::Above}, {"near", Claim::Is::Near}}};
  JsonReader reader(json, where);
  SweepClaim claim;
  claim.text = reader.requiredString("text");
  auto cell = cellFrom(reader, where);
  const std::string is = reader.requiredString("is");
  const Json* target = reader.requiredMember("target");
  claim.factor = reader.number("factor", 1);
  claim.offset = reader.number("offset", 0);
  claim.relative = reader.number("relative", 0);
  claim.absolute = reader.number("absolute", 0);
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!cell) return cell.error();
  claim.cell = std::move(cell).value();
  const auto found = std::find_if(kRelations.begin(), kRelations.end(),
                                  [&](const auto& relation) { return relation.first == is; });
  if (found == kRelations.end()) {
    return unknownName("relation", is, {"below", "above", "near"}, where);
  }
  claim.is = found->second;
  if (claim.is == Claim::Is::Near && !(claim.relative > 0) && !(claim.absolute > 0)) {
    return Error{Message{ICL_TR("a claim with \"is\": \"near\" needs 'relative' or 'absolute'")},
                 where};
  }
  if (target->isNumber()) {
    claim.target = target->asNumber();
    return claim;
  }
  if (!target->isObject()) {
    return Error{Message{ICL_TR("'target' must be a number, or another cell with 'cell' and "
                                "'value'")},
                 where};
  }
  auto other = otherCell(*target, where + ": target");
  if (!other) return other.error();
  claim.other = std::move(other).value();
  return claim;
}

Result<std::vector<Value>> keptValues(const Json& json, const std::string& where) {
  std::vector<Value> values;
  const Json::Array one{json};
  for (const Json& item : json.isArray() ? json.items() : one) {
    auto value = valueFromJson(item, where);
    if (!value) return value.error();
    values.push_back(std::move(value).value());
  }
  return values;
}

}  // namespace

Result<std::vector<SweepRecord>> sweepRecordsFromJson(const Json* json, const ExperimentType& type,
                                                      const std::vector<SweepAxis>& axes,
                                                      const std::string& where) {
  const std::string here = where + ": record";
  std::vector<SweepRecord> records;
  if (json == nullptr) {
    for (const Channel& channel : type.channels) records.push_back(plainRecord(channel.key, axes));
  } else if (!json->isArray() || json->items().empty()) {
    return Error{Message{ICL_TR("'record' must be an array of one or more quantities")}, where};
  } else {
    for (std::size_t i = 0; i < json->items().size(); ++i) {
      auto record = recordFromJson(json->items()[i], axes, here + "[" + std::to_string(i) + "]");
      if (!record) return record.error();
      records.push_back(std::move(record).value());
    }
  }
  if (records.size() > kMostRecords) {
    return Error{Message{ICL_TR("more than %1 quantities a job cannot be recorded"),
                         {std::to_string(kMostRecords)}},
                 here};
  }
  if (auto fit = checkNames(records, axes, here); !fit) return fit.error();
  return records;
}

Result<SweepKeep> sweepKeepFromJson(const Json* json, const std::string& where) {
  SweepKeep keep;
  const std::string here = where + ": keep";
  if (json == nullptr) return keep;
  if (json->isString() && (json->asString() == "none" || json->asString() == "all")) {
    keep.all = json->asString() == "all";
    return keep;
  }
  if (!json->isObject() || json->members().empty()) {
    return Error{Message{ICL_TR("'keep' must be \"none\", \"all\", or an object that names values "
                                "of axes")},
                 where};
  }
  for (const auto& [key, listed] : json->members()) {
    auto values = keptValues(listed, here);
    if (!values) return values.error();
    if (key != "seed") {
      keep.settings.emplace_back(key, std::move(values).value());
      continue;
    }
    for (const Value& value : *values) {
      const auto* seed = std::get_if<std::int64_t>(&value);
      if (seed == nullptr || *seed < 0) {
        return Error{Message{ICL_TR("seeds must be whole numbers, 0 or more")}, here};
      }
      keep.seeds.push_back(static_cast<std::uint64_t>(*seed));
    }
  }
  return keep;
}

Result<SweepPicture> sweepPictureFromJson(const Json* json, const std::string& where) {
  SweepPicture picture;
  if (json == nullptr) return picture;
  JsonReader reader(*json, where + ": picture");
  picture.x = reader.requiredString("x");
  picture.y = reader.string("y");
  picture.value = reader.requiredString("value");
  picture.log = reader.boolean("log", false);
  if (reader.member("level") != nullptr) picture.level = reader.number("level", 0);
  if (auto finished = reader.finish(); !finished) return finished.error();
  return picture;
}

Result<std::vector<SweepClaim>> sweepClaimsFromJson(const Json* json, const std::string& where) {
  std::vector<SweepClaim> claims;
  if (json == nullptr) return claims;
  if (!json->isArray()) return Error{Message{ICL_TR("'claims' must be an array")}, where};
  for (std::size_t i = 0; i < json->items().size(); ++i) {
    auto claim = claimFrom(json->items()[i], where + ": claims[" + std::to_string(i) + "]");
    if (!claim) return claim.error();
    claims.push_back(std::move(claim).value());
  }
  return claims;
}

}  // namespace icl
