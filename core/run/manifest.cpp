// run.json: what was run, by what, and how it ended.
#include <cmath>
#include <limits>

#include "core/base/cpu.h"
#include "core/run/record.h"
#include "core/run/record_json.h"

#ifndef ICL_VERSION
#define ICL_VERSION "0.0.0"
#endif
#ifndef ICL_BUILD_TYPE
#define ICL_BUILD_TYPE "unknown"
#endif

namespace icl {

namespace {

constexpr int kNewestFormat = 1;
constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 53;  // draws are addressed below 2^56

Json editsToJson(const std::vector<RunEdit>& edits) {
  Json out = Json::array();
  for (const RunEdit& edit : edits) {
    Json one = Json::object();
    one.set("step", countToJson(edit.step));
    one.set("rows", countToJson(edit.rows));
    out.push(std::move(one));
  }
  return out;
}

Status readEdits(const Json* json, const std::string& where, std::vector<RunEdit>& edits) {
  if (json == nullptr) return {};
  if (!json->isArray()) return Error{Message{ICL_TR("'edits' must be an array")}, where};
  for (const Json& item : json->items()) {
    JsonReader reader(item, where + ": edits");
    RunEdit edit;
    edit.step = countFromJson(reader, "step", 0);
    edit.rows = countFromJson(reader, "rows", 0);
    if (auto read = reader.finish(); !read) return read;
    edits.push_back(edit);
  }
  return {};
}

Status readChannels(const Json* json, const std::string& where, std::vector<std::string>& keys) {
  const Error wrong{Message{ICL_TR("'channels' must be an array of one or more names")}, where};
  if (json == nullptr || !json->isArray() || json->items().empty()) return wrong;
  for (const Json& item : json->items()) {
    if (!item.isString()) return wrong;
    keys.push_back(item.asString());
  }
  return {};
}

/// A value that is not finite is written as null, as JSON has no other word for it.
Status readFinals(const Json* json, const std::string& where,
                  std::map<std::string, double>& finals) {
  if (json == nullptr) return {};
  const Error wrong{Message{ICL_TR("'finals' must be an object of numbers")}, where};
  if (!json->isObject()) return wrong;
  for (const auto& [key, value] : json->members()) {
    if (!value.isNumber() && !value.isNull()) return wrong;
    finals[key] = value.isNumber() ? value.asNumber() : std::numeric_limits<double>::quiet_NaN();
  }
  return {};
}

Status checkFormat(std::int64_t format, const std::string& where) {
  if (format >= 1 && format <= kNewestFormat) return {};
  return Error{Message{ICL_TR("the run has format %1; this program reads formats 1 to %2"),
                       {std::to_string(format), std::to_string(kNewestFormat)}},
               where};
}

}  // namespace

Json toJson(const RunManifest& m) {
  Json json = Json::object();
  json.set("format", m.format);
  json.set("id", m.id);
  json.set("experiment", m.experiment);
  json.set("title", m.title);
  json.set("preset", m.preset);
  json.set("parent", m.parent);
  json.set("build", m.build);
  json.set("host", m.host);
  json.set("started", m.started);
  json.set("ended", m.ended);
  json.set("first_step", countToJson(m.first_step));
  Json channels = Json::array();
  for (const std::string& key : m.channels) channels.push(key);
  json.set("channels", std::move(channels));
  json.set("config", toJson(m.config));
  json.set("seed", countToJson(m.seed));
  json.set("steps", countToJson(m.steps));
  json.set("until", m.until);
  Json events = Json::array();
  for (const Event& event : m.events) events.push(toJson(event));
  json.set("events", std::move(events));
  json.set("edits", editsToJson(m.edits));
  json.set("end", std::string(toText(m.end)));
  json.set("sentence", m.sentence);
  json.set("digest", m.digest);
  json.set("rows", countToJson(m.rows));
  json.set("seconds", m.seconds);
  Json finals = Json::object();
  for (const auto& [key, value] : m.finals) finals.set(key, value);
  json.set("finals", std::move(finals));
  return json;
}

Result<RunManifest> manifestFromJson(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  RunManifest m;
  const std::int64_t format = reader.integer("format", 0);
  if (!json.isObject()) return reader.finish().error();
  // Judged first: a newer format may have members that this program does not know.
  if (auto known = checkFormat(format, where); !known) return known.error();
  m.format = static_cast<int>(format);
  m.id = reader.requiredString("id");
  m.experiment = reader.requiredString("experiment");
  m.title = reader.string("title");
  m.preset = reader.string("preset");
  m.parent = reader.string("parent");
  m.build = reader.string("build");
  m.host = reader.string("host");
  m.started = reader.string("started");
  m.ended = reader.string("ended");
  m.first_step = countFromJson(reader, "first_step", 0);
  if (m.first_step > kMostSteps) {
    reader.fail({ICL_TR("'first_step' is larger than a run can have")});
  }
  if (auto read = readChannels(reader.requiredMember("channels"), where, m.channels); !read) {
    return read.error();
  }
  if (const Json* config = reader.requiredMember("config")) {
    auto values = valuesFromJson(*config, where + ": config");
    if (!values) return values.error();
    m.config = std::move(values).value();
  }
  m.seed = countFromJson(reader, "seed", 1);
  m.steps = countFromJson(reader, "steps", 0);
  m.until = reader.string("until");
  auto events = eventsFromJson(reader.member("events"), where + ": events");
  if (!events) return events.error();
  m.events = std::move(events).value();
  if (auto read = readEdits(reader.member("edits"), where, m.edits); !read) return read.error();
  auto end = endReasonFromText(reader.string("end"));
  if (!end) return Error{end.error().message, where};
  m.end = *end;
  m.sentence = reader.string("sentence");
  m.digest = reader.string("digest");
  m.rows = countFromJson(reader, "rows", 0);
  m.seconds = reader.number("seconds", 0);
  if (auto read = readFinals(reader.member("finals"), where, m.finals); !read) {
    return read.error();
  }
  if (auto finished = reader.finish(); !finished) return finished.error();
  return m;
}

RunManifest manifestOf(const Driver& driver) {
  RunManifest m;
  m.experiment = driver.type().id;
  m.preset = driver.options().preset;
  m.title = driver.options().title;
  m.parent = driver.parentText();
  m.first_step = driver.first();
  for (const Channel& channel : driver.channels()) m.channels.push_back(channel.key);
  m.config = driver.config();
  m.seed = driver.options().seed;
  m.steps = driver.limit();
  m.until = driver.options().until;
  m.events = driver.events();
  return m;
}

std::string buildString() {
#if defined(__clang__)
  const std::string compiler = "clang " __clang_version__;
#else
  const std::string compiler = "g++ " __VERSION__;
#endif
  // Instruction sets beyond the common ones change the bits of sums, so they are named.
#if defined(__AVX512F__)
  const std::string kernels = ", built for AVX-512";
#elif defined(__AVX2__)
  const std::string kernels = ", built for AVX2";
#else
  const std::string kernels;
#endif
  return compiler + ", " ICL_BUILD_TYPE ", " + processorName() + kernels + ", icl " ICL_VERSION;
}

std::map<std::string, double> finalsOf(const std::vector<Channel>& channels,
                                       std::span<const double> row) {
  std::map<std::string, double> finals;
  for (std::size_t i = 0; i < channels.size() && i < row.size(); ++i) {
    finals[channels[i].key] = row[i];
  }
  return finals;
}

}  // namespace icl
