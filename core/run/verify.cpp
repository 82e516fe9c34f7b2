#include "core/run/verify.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/files.h"
#include "core/run/parents.h"

namespace icl {

namespace {

constexpr std::string_view kFormat = "icl-reference/1";
constexpr double kDefaultAbsolute = 1e-14;

struct Tolerance {
  double relative = 0, absolute = kDefaultAbsolute;
};

struct Fixture {
  std::string id{}, where{};
  const ExperimentType* type = nullptr;
  std::string probe{};
  Values set{}, arguments{};
  const Json* expect = nullptr;
  Tolerance tolerance{};
};

/// |got − expected| in units of what is allowed; a number that is not finite never passes.
double errorOf(double got, double expected, const Tolerance& tolerance) {
  const double allowed = std::max(tolerance.absolute, tolerance.relative * std::abs(expected));
  const double distance = std::abs(got - expected);
  if (!std::isfinite(distance)) return std::numeric_limits<double>::infinity();
  if (distance == 0) return 0;
  return distance / allowed;
}

/// Keeps the worst of all comparisons of an entry.
class Worst {
 public:
  explicit Worst(VerifyEntry& entry) : entry_(entry) { entry_.ok = true; }
  void take(const std::string& label, double got, double expected, double error) {
    if (!(error <= 1)) entry_.ok = false;
    if (any_ && !(error > entry_.error)) return;
    any_ = true;
    entry_.label = label;
    entry_.got = got;
    entry_.expected = expected;
    entry_.error = error;
  }

 private:
  VerifyEntry& entry_;
  bool any_ = false;
};

Error badExpect(const Fixture& entry) {
  return Error{Message{ICL_TR("'expect' must hold numbers by label, and 'rows' an array of arrays "
                              "of numbers")},
               entry.where};
}

Status compareRows(const Fixture& entry, const Json& rows, const ProbeResult& got, Worst& worst) {
  if (!rows.isArray()) return badExpect(entry);
  const auto wanted = rows.items().size();
  if (wanted != static_cast<std::size_t>(got.rows)) {
    worst.take("rows", got.rows, static_cast<double>(wanted),
               std::numeric_limits<double>::infinity());
    return {};
  }
  for (std::size_t r = 0; r < wanted; ++r) {
    const Json& row = rows.items()[r];
    if (!row.isArray()) return badExpect(entry);
    const std::size_t columns = row.items().size();
    if (columns != static_cast<std::size_t>(got.cols)) {
      worst.take("columns of row " + std::to_string(r), got.cols, static_cast<double>(columns),
                 std::numeric_limits<double>::infinity());
      return {};
    }
    for (std::size_t c = 0; c < columns; ++c) {
      if (!row.items()[c].isNumber()) return badExpect(entry);
      const double expected = row.items()[c].asNumber();
      const double value = got.table[r * columns + c];
      worst.take("row " + std::to_string(r) + " column " + std::to_string(c), value, expected,
                 errorOf(value, expected, entry.tolerance));
    }
  }
  return {};
}

Result<VerifyEntry> compare(const Fixture& entry, const ProbeResult& got) {
  VerifyEntry out;
  out.id = entry.id;
  Worst worst(out);
  for (const auto& [label, expected] : entry.expect->members()) {
    if (label == "rows") {
      if (auto compared = compareRows(entry, expected, got, worst); !compared) {
        return compared.error();
      }
      continue;
    }
    if (!expected.isNumber()) return badExpect(entry);
    const double* value = got.find(label);
    if (value == nullptr) {
      std::vector<std::string> known;
      for (const auto& [name, number] : got.values) known.push_back(name);
      return unknownName("label", label, known, entry.where);
    }
    worst.take(label, *value, expected.asNumber(),
               errorOf(*value, expected.asNumber(), entry.tolerance));
  }
  return out;
}

Result<Tolerance> toleranceFrom(const Json* json, const std::string& where) {
  Tolerance tolerance;
  if (json == nullptr) return tolerance;
  JsonReader reader(*json, where + ": tolerance");
  tolerance.relative = reader.number("relative", 0);
  tolerance.absolute = reader.number("absolute", kDefaultAbsolute);
  if (!(tolerance.relative >= 0) || !(tolerance.absolute >= 0)) {
    reader.fail({ICL_TR("a tolerance must be 0 or more")});
  }
  if (auto finished = reader.finish(); !finished) return finished.error();
  return tolerance;
}

Result<Values> valuesAt(const Json* json, const std::string& where) {
  if (json == nullptr) return Values{};
  return valuesFromJson(*json, where);
}

Result<Fixture> fixtureFrom(const Json& json, const std::string& file, std::size_t index,
                            const Catalog& catalog) {
  Fixture entry;
  entry.where = file + ": entries[" + std::to_string(index) + "]";
  JsonReader reader(json, entry.where);
  entry.id = reader.requiredString("id");
  const std::string experiment = reader.requiredString("experiment");
  entry.probe = reader.requiredString("probe");
  const Json* set = reader.member("set");
  const Json* arguments = reader.member("arguments");
  entry.expect = reader.requiredMember("expect");
  const Json* tolerance = reader.member("tolerance");
  static_cast<void>(reader.string("source"));
  static_cast<void>(reader.string("about"));
  if (auto finished = reader.finish(); !finished) return finished.error();
  entry.where = file + ": " + entry.id;
  if (!entry.expect->isObject() || entry.expect->members().empty()) return badExpect(entry);

  entry.type = findExperiment(catalog, experiment);
  if (entry.type == nullptr) {
    std::vector<std::string> known;
    for (const ExperimentType& type : catalog) known.push_back(type.id);
    return unknownName("experiment", experiment, known, entry.where);
  }
  auto settings = valuesAt(set, entry.where + ": set");
  if (!settings) return settings.error();
  entry.set = std::move(settings).value();
  auto asked = valuesAt(arguments, entry.where + ": arguments");
  if (!asked) return asked.error();
  entry.arguments = std::move(asked).value();
  const auto allowed = toleranceFrom(tolerance, entry.where);
  if (!allowed) return allowed.error();
  entry.tolerance = *allowed;
  return entry;
}

Result<VerifyEntry> verifyEntry(const Fixture& entry) {
  const auto answer = askFresh(*entry.type, entry.set, 1, entry.probe, entry.arguments);
  if (!answer) {
    Error error = answer.error();
    error.where = error.where.empty() ? entry.where : entry.where + ": " + error.where;
    return error;
  }
  return compare(entry, *answer);
}

/// A manifest's fixtures by name. "fixtures" describes each; "folders" names folders of files,
/// which get what the manifest says of all: the tolerances.
std::vector<std::pair<std::string, Json>> fixturesOf(const Json& manifest) {
  std::vector<std::pair<std::string, Json>> out;
  if (const Json* fixtures = manifest.find("fixtures"); fixtures && fixtures->isObject()) {
    return {fixtures->members().begin(), fixtures->members().end()};
  }
  const Json* folders = manifest.find("folders");
  if (folders == nullptr || !folders->isObject()) return out;
  const Json* tolerances = manifest.find("tolerances");
  for (const auto& [name, about] : folders->members()) {
    Json entry = Json::object();
    entry.set("folder", name);
    entry.set("about", about);
    if (tolerances != nullptr) entry.set("tolerances", *tolerances);
    out.emplace_back(name, std::move(entry));
  }
  return out;
}

}  // namespace

Result<VerifyReport> verifyFile(const std::filesystem::path& file, const Catalog& catalog,
                                const std::function<void(std::size_t, std::size_t)>& progress) {
  const auto text = readFile(file);
  if (!text) return text.error();
  const auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  JsonReader reader(*json, file.string());
  const std::string format = reader.requiredString("format");
  static_cast<void>(reader.string("about"));
  const Json* entries = reader.requiredMember("entries");
  if (entries != nullptr && !entries->isArray()) {
    reader.fail({ICL_TR("'entries' must be an array")});
  }
  if (json->isObject() && format != kFormat) {
    return Error{
        Message{ICL_TR("is not a reference file: 'format' must be \"%1\""), {std::string(kFormat)}},
        file.string()};
  }
  if (auto finished = reader.finish(); !finished) return finished.error();

  VerifyReport report;
  for (std::size_t i = 0; i < entries->items().size(); ++i) {
    if (progress) progress(i, entries->items().size());
    const auto entry = fixtureFrom(entries->items()[i], file.string(), i, catalog);
    if (!entry) return entry.error();
    auto result = verifyEntry(*entry);
    if (!result) return result.error();
    ++report.checked;
    if (!result->ok) ++report.failed;
    report.entries.push_back(std::move(result).value());
  }
  return report;
}

Result<VerifyReport> verifyParity(const std::filesystem::path& manifest, const Catalog& catalog) {
  const auto text = readFile(manifest);
  if (!text) return text.error();
  const auto json = Json::parse(*text, manifest.string());
  if (!json) return json.error();
  const auto fixtures = fixturesOf(*json);
  if (fixtures.empty()) {
    return Error{Message{ICL_TR("is not a parity manifest: 'fixtures' or 'folders' must be an "
                                "object that names some")},
                 manifest.string()};
  }
  VerifyReport report;
  for (const auto& [id, entry] : fixtures) {
    std::optional<Result<VerifyEntry>> judged;
    for (const ExperimentType& type : catalog) {
      if (type.parity == nullptr) continue;
      judged = type.parity({id, &entry, manifest.parent_path()});
      if (judged) break;
    }
    if (!judged) {
      ++report.skipped;
      report.skipped_ids.push_back(id);
      continue;
    }
    if (!*judged) return judged->error();
    ++report.checked;
    if (!(*judged)->ok) ++report.failed;
    report.entries.push_back(std::move(*judged).value());
  }
  return report;
}

Result<ProbeResult> askSnapshot(const ProbeType& probe, const Snapshot& snapshot,
                                const Values& arguments) {
  const auto complete = probe.arguments.complete(arguments);
  if (!complete) return complete.error();
  return probe.run(snapshot, *complete, {});
}

Result<ProbeResult> askFresh(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                             const std::string& probe, const Values& arguments) {
  const ProbeType* found = type.probe(probe);
  if (found == nullptr) {
    std::vector<std::string> known;
    for (const ProbeType& candidate : type.probes) known.push_back(candidate.id);
    return unknownName("probe", probe, known);
  }
  const auto complete = type.schema.complete(changes);
  if (!complete) return complete.error();
  const auto experiment = type.create(*complete, seed);
  if (!experiment) return experiment.error();
  const auto parents = parentsFor(type, *complete, seed, {});
  if (!parents) return parents.error();
  if (!parents->empty()) {
    if (auto begun = (*experiment)->startFrom(*parents); !begun) return begun.error();
  }
  return askSnapshot(*found, *(*experiment)->snapshot(), arguments);
}

}  // namespace icl
