// What a sweep's parts must agree on: cells that the experiment's rules allow, records that its
// runs have, and picture, kept runs and claims that speak of axes and records of the sweep.
#include <algorithm>

#include "core/run/quantity.h"
#include "core/run/stop_rule.h"
#include "core/run/sweep_file.h"

namespace icl {

namespace {

std::string assignments(const Values& settings) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : settings.map()) parts.push_back(key + "=" + toText(value));
  return joined(parts, ", ");
}

std::vector<std::string> axisKeys(const SweepSpec& spec) {
  std::vector<std::string> keys;
  for (const SweepAxis& axis : spec.axes)
    keys.insert(keys.end(), axis.keys.begin(), axis.keys.end());
  return keys;
}

std::vector<std::string> recordNames(const SweepSpec& spec) {
  std::vector<std::string> names;
  for (const SweepRecord& record : spec.records) names.push_back(record.name);
  return names;
}

/// Levels are computed only where the rule names one: they may take tens of milliseconds.
Status checkRule(const std::string& text, const ExperimentType& type,
                 const std::vector<Channel>& channels, const Values& complete,
                 const std::string& where) {
  auto rule = parseStopRule(text, channels, {});
  if (!rule && type.levels) rule = parseStopRule(text, channels, type.levels(complete));
  return rule ? Status{} : Status{sweepError(rule.error(), where)};
}

}  // namespace

/// The first and last, and others at equal distances.
std::vector<std::uint64_t> Sweep::someCells(std::uint64_t most) const {
  const std::uint64_t count = std::min(most, cells_);
  std::vector<std::uint64_t> some;
  for (std::uint64_t i = 0; i + 1 < count; ++i) some.push_back(i * cells_ / count);
  some.push_back(cells_ - 1);
  return some;
}

/// Every cell of a small grid; of a large one a thousand, the others are judged when they run.
Status Sweep::checkCells(const std::string& where) const {
  constexpr std::uint64_t kMost = 1024;
  for (const std::uint64_t cell : someCells(kMost)) {
    const SweepJob one = job(cell * spec_.seeds.size());
    const auto complete = type_->schema.complete(changes(one));
    if (!complete) {
      return sweepError(complete.error(), where + ": at " + assignments(one.settings));
    }
  }
  return {};
}

/// The channels that runs of the sweep have: some depend on settings.
std::vector<Channel> Sweep::allChannels() const {
  constexpr std::size_t kMostPoints = 64;
  std::vector<Channel> all = type_->channels;
  if (!type_->more_channels) return all;
  const auto add = [&](const Values& settings) {
    Values merged = spec_.base;
    for (const auto& [key, value] : settings.map()) merged.set(key, value);
    const auto complete = type_->schema.complete(merged);
    if (!complete) return;
    for (const Channel& channel : type_->channelsOf(*complete)) {
      if (channelIndex(all, channel.key) < 0) all.push_back(channel);
    }
  };
  const Values first = job(0).settings;
  for (const SweepAxis& axis : spec_.axes) {
    for (std::size_t p = 0; p < std::min(axis.points.size(), kMostPoints); ++p) {
      Values settings = first;
      for (std::size_t k = 0; k < axis.keys.size(); ++k)
        settings.set(axis.keys[k], axis.points[p][k]);
      add(settings);
    }
  }
  return all;
}

Status Sweep::checkRecords(const std::string& where) const {
  const std::vector<Channel> channels = allChannels();
  const auto complete = type_->schema.complete(changes(job(0)));
  if (!complete) return complete.error();
  if (auto fits = checkRule(spec_.run.until, *type_, channels, *complete, where); !fits)
    return fits;
  for (const SweepRecord& record : spec_.records) {
    const std::string here = where + ": record '" + record.name + "'";
    if (record.kind == SweepRecord::Kind::First) {
      if (auto fits = checkRule(record.text, *type_, channels, *complete, here); !fits) return fits;
      if (record.value == "step" || channelIndex(channels, record.value) >= 0) continue;
      std::vector<std::string> known{"step"};
      for (const Channel& channel : channels) known.push_back(channel.key);
      return unknownName("channel", record.value, known, here);
    }
    const auto quantity = parseQuantity(record.text, *type_, channels);
    if (!quantity) return sweepError(quantity.error(), here);
    if (quantity->kind == Quantity::Kind::Channel &&
        !(record.set.empty() && record.arguments.empty())) {
      return Error{Message{ICL_TR("'settings' and 'arguments' belong to levels and probes; '%1' is "
                                  "a channel of the run itself"),
                           {record.text}},
                   here};
    }
    if (quantity->kind == Quantity::Kind::Probe) {
      const auto arguments = quantity->probe->arguments.complete(record.arguments);
      if (!arguments) return sweepError(arguments.error(), here);
    }
    Values settings = changes(job(0));
    for (const auto& [key, value] : record.set.map()) settings.set(key, value);
    if (const auto fits = type_->schema.complete(settings); !fits) {
      return sweepError(fits.error(), here + ": settings");
    }
  }
  return {};
}

Status Sweep::checkPicture(const std::string& where) const {
  const SweepPicture& picture = spec_.picture;
  if (picture.value.empty()) return {};
  const std::string here = where + ": picture";
  for (const std::string* key : {&picture.x, &picture.y}) {
    if (key == &picture.y && key->empty()) continue;
    if (!axisOf(*key)) return unknownName("axis", *key, axisKeys(spec_), here);
  }
  if (!picture.y.empty() && axisOf(picture.x)->first == axisOf(picture.y)->first) {
    return Error{Message{ICL_TR("'x' and 'y' must be of two axes, not both of one")}, here};
  }
  if (recordIndex(picture.value) == spec_.records.size()) {
    return unknownName("value", picture.value, recordNames(spec_), here);
  }
  return {};
}

/// A value as the axis has it (4 for 4.0), or that the axis has none such.
static Result<Value> axisValue(const Sweep& sweep, const std::string& key, const Value& value,
                               const std::string& where) {
  const auto place = sweep.axisOf(key);
  if (!place) return unknownName("axis", key, axisKeys(sweep.spec()), where);
  auto checked = sweep.type().schema.find(key)->check(value);
  if (!checked) return sweepError(checked.error(), where);
  const SweepAxis& axis = sweep.spec().axes[place->first];
  std::vector<std::string> known;
  for (const auto& point : axis.points) {
    if (point[place->second] == *checked) return checked;
    known.push_back(toText(point[place->second]));
  }
  return Error{Message{ICL_TR("%1 is never %2 on its axis, whose values are %3"),
                       {key, toText(*checked), joined(known, ", ")}},
               where};
}

Status Sweep::checkKept(const std::string& where) {
  const std::string here = where + ": keep";
  for (auto& [key, values] : spec_.keep.settings) {
    for (Value& value : values) {
      auto found = axisValue(*this, key, value, here);
      if (!found) return found.error();
      value = std::move(found).value();
    }
  }
  for (const std::uint64_t seed : spec_.keep.seeds) {
    if (std::find(spec_.seeds.begin(), spec_.seeds.end(), seed) == spec_.seeds.end()) {
      return Error{Message{ICL_TR("no job has the seed %1"), {std::to_string(seed)}}, here};
    }
  }
  return {};
}

Status Sweep::checkAt(SweepCell& cell, const std::string& where) const {
  Values at;
  for (const auto& [key, value] : cell.at.map()) {
    auto found = axisValue(*this, key, value, where);
    if (!found) return found.error();
    at.set(key, std::move(found).value());
  }
  cell.at = std::move(at);
  if (recordIndex(cell.value) == spec_.records.size()) {
    return unknownName("value", cell.value, recordNames(spec_), where);
  }
  // Settings that go together may rule each other out.
  for (const SweepAxis& axis : spec_.axes) {
    const bool met = std::any_of(axis.points.begin(), axis.points.end(), [&](const auto& point) {
      for (std::size_t k = 0; k < axis.keys.size(); ++k) {
        const Value* wanted = cell.at.find(axis.keys[k]);
        if (wanted != nullptr && *wanted != point[k]) return false;
      }
      return true;
    });
    if (!met) return Error{Message{ICL_TR("no job has these values together")}, where};
  }
  return {};
}

Status Sweep::checkClaims(const std::string& where) {
  for (std::size_t i = 0; i < spec_.claims.size(); ++i) {
    const std::string here = where + ": claims[" + std::to_string(i) + "]";
    SweepClaim& claim = spec_.claims[i];
    if (auto fits = checkAt(claim.cell, here); !fits) return fits;
    if (!claim.other) continue;
    if (auto fits = checkAt(*claim.other, here + ": target"); !fits) return fits;
  }
  return {};
}

}  // namespace icl
