#include "core/run/preset.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <system_error>

#include "core/base/files.h"
#include "core/run/quantity.h"
#include "core/run/record_json.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kPresetMost = std::uint64_t{4} << 20;

Result<Claim::Is> relationFromText(const std::string& text, const std::string& where) {
  constexpr std::array<std::pair<std::string_view, Claim::Is>, 4> kRelations{
      {{"below", Claim::Is::Below},
       {"above", Claim::Is::Above},
       {"near", Claim::Is::Near},
       {"ends", Claim::Is::Ends}}};
  std::vector<std::string> known;
  for (const auto& [name, relation] : kRelations) {
    if (name == text) return relation;
    known.emplace_back(name);
  }
  return unknownName("relation", text, known, where);
}

Result<Values> valuesAt(JsonReader& reader, std::string_view key, const std::string& where) {
  const Json* json = reader.member(key);
  if (json == nullptr) return Values{};
  return valuesFromJson(*json, where + ": " + std::string(key));
}

Error placed(const Error& error, const std::string& where) {
  Error out = error;
  out.where = error.where.empty() ? where : where + ": " + error.where;
  return out;
}

/// The settings of the claim's own state: the preset's, overlaid with the claim's.
Values overlaid(const Values& base, const Values& further) {
  Values all = base;
  for (const auto& [key, value] : further.map()) all.set(key, value);
  return all;
}

Status checkClaim(const Claim& claim, const Preset& preset, const ExperimentType& type,
                  const std::string& where) {
  if (claim.is == Claim::Is::Ends) {
    if (!claim.quantity.empty() && claim.quantity != "end") {
      return Error{Message{ICL_TR("a claim with \"is\": \"ends\" has no quantity")}, where};
    }
    const auto end = endReasonFromText(claim.target);
    return end ? Status{} : Status{placed(end.error(), where)};
  }
  if (claim.is == Claim::Is::Near && !(claim.relative > 0) && !(claim.absolute > 0)) {
    return Error{Message{ICL_TR("a claim with \"is\": \"near\" needs 'relative' or 'absolute'")},
                 where};
  }
  const auto of_run = type.schema.complete(preset.changes);
  if (!of_run) return placed(of_run.error(), where);
  const auto channels = type.channelsOf(*of_run);
  for (const std::string* text : {&claim.quantity, &claim.target}) {
    if (text == &claim.target && parseNumber(*text)) continue;
    const auto quantity = parseQuantity(*text, type, channels);
    if (!quantity) return placed(quantity.error(), where);
    if (quantity->kind == Quantity::Kind::Channel && text == &claim.quantity &&
        !(claim.set.empty() && claim.arguments.empty())) {
      return Error{Message{ICL_TR("'settings' and 'arguments' of a claim belong to levels and "
                                  "probes; '%1' is a channel of the run itself"),
                           {*text}},
                   where};
    }
    if (quantity->probe != nullptr) {
      const auto arguments = quantity->probe->arguments.complete(claim.arguments);
      if (!arguments) return placed(arguments.error(), where + ": arguments");
    }
  }
  const auto settings = type.schema.complete(overlaid(preset.changes, claim.set));
  return settings ? Status{} : Status{placed(settings.error(), where + ": settings")};
}

Result<Claim> claimFromJson(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  Claim claim;
  claim.text = reader.requiredString("text");
  claim.quantity = reader.string("quantity");
  const auto relation = relationFromText(reader.requiredString("is"), where);
  const Json* target = reader.requiredMember("target");
  if (target != nullptr && target->isNumber()) {
    claim.target = exactNumber(target->asNumber());
  } else if (target != nullptr && target->isString()) {
    claim.target = target->asString();
  } else {
    reader.fail({ICL_TR("'target' must be a number or the name of a quantity")});
  }
  claim.factor = reader.number("factor", 1);
  claim.offset = reader.number("offset", 0);
  claim.relative = reader.number("relative", 0);
  claim.absolute = reader.number("absolute", 0);
  claim.step = reader.integer("step", -1);
  if (claim.step < -1) {
    reader.fail({ICL_TR("'step' must be a step of the run, 0 or more, or -1 for its end")});
  }
  auto set = valuesAt(reader, "settings", where);
  auto arguments = valuesAt(reader, "arguments", where);
  const Json* measured = reader.member("measured");
  const Json* margin = reader.member("margin");
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!relation) return relation.error();
  if (!set) return set.error();
  if (!arguments) return arguments.error();
  claim.is = *relation;
  claim.set = std::move(set).value();
  claim.arguments = std::move(arguments).value();
  if (auto record = readRecord(measured, margin, where, claim); !record) return record.error();
  return claim;
}

Status readClaims(const Json* json, const std::string& where, std::vector<Claim>& claims) {
  if (json == nullptr) return {};
  if (!json->isArray()) return Error{Message{ICL_TR("'claims' must be an array")}, where};
  for (std::size_t i = 0; i < json->items().size(); ++i) {
    auto claim = claimFromJson(json->items()[i], where + ": claims[" + std::to_string(i) + "]");
    if (!claim) return claim.error();
    claims.push_back(std::move(claim).value());
  }
  return {};
}

Status readViews(const Json* json, const std::string& where, std::vector<std::string>& views) {
  if (json == nullptr) return {};
  const Error wrong{Message{ICL_TR("'views' must be an array of names")}, where};
  if (!json->isArray()) return wrong;
  for (const Json& item : json->items()) {
    if (!item.isString()) return wrong;
    views.push_back(item.asString());
  }
  return {};
}

void readTexts(JsonReader& reader, Preset& preset) {
  preset.id = reader.requiredString("id");
  preset.title = reader.requiredString("title");
  preset.story = reader.requiredString("story");
  preset.source = reader.string("source");
  preset.explanation = reader.string("explanation");
  preset.experiment = reader.requiredString("experiment");
}

void readOptions(JsonReader& reader, Preset& preset) {
  preset.run.seed = countFromJson(reader, "seed", 1);
  preset.run.steps = countFromJson(reader, "steps", 0);
  preset.run.until = reader.string("until");
  preset.log_x = reader.boolean("log_x", false);
  preset.long_running = reader.boolean("long", false);
  preset.pace = reader.number("pace", 0);
  if (preset.pace < 0) reader.fail({ICL_TR("'pace' must be 0 or more steps per second")});
}

/// Whole: stop rule and script, too, by making the run (3 to 8 ms, more for larger models).
enum class Thoroughness { Whole, Quick };

/// What needs the experiment: settings, stop rule, script and claims fit it.
Status checkAgainstType(const Preset& preset, const ExperimentType& type, const std::string& where,
                        Thoroughness how) {
  if (how == Thoroughness::Whole && !type.parents) {
    // Making the driver checks settings, stop rule and script just as a run would.
    if (auto driver = Driver::create(type, preset.changes, preset.run); !driver) {
      return placed(driver.error(), where);
    }
  } else if (how == Thoroughness::Whole) {
    if (auto fits = Driver::unstarted(type, preset.changes, preset.run); !fits) {
      return placed(fits.error(), where);  // the runs it begins from may take minutes
    }
  } else if (auto complete = type.schema.complete(preset.changes); !complete) {
    return placed(complete.error(), where);
  }
  for (std::size_t i = 0; i < preset.claims.size(); ++i) {
    const std::string here = where + ": claims[" + std::to_string(i) + "]";
    if (auto ok = checkClaim(preset.claims[i], preset, type, here); !ok) return ok;
  }
  return {};
}

Result<Preset> readPreset(const Json& json, const std::string& where, const Catalog& catalog,
                          Thoroughness how) {
  JsonReader reader(json, where);
  Preset preset;
  readTexts(reader, preset);
  readOptions(reader, preset);
  auto settings = valuesAt(reader, "settings", where);
  auto script = eventsFromJson(reader.member("script"), where + ": script");
  const Status views = readViews(reader.member("views"), where, preset.views);
  const Status claims = readClaims(reader.member("claims"), where, preset.claims);
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!settings) return settings.error();
  if (!script) return script.error();
  if (!views) return views.error();
  if (!claims) return claims.error();
  if (preset.id != slug(preset.id)) {
    return Error{Message{ICL_TR("the id '%1' must be lower-case letters, digits and hyphens, like "
                                "'%2'"),
                         {preset.id, slug(preset.id)}},
                 where};
  }
  preset.changes = std::move(settings).value();
  preset.script = std::move(script).value();
  preset.run.script = preset.script;
  preset.run.preset = preset.id;
  preset.run.title = preset.title;
  const ExperimentType* type = findExperiment(catalog, preset.experiment);
  if (type == nullptr) {
    std::vector<std::string> known;
    for (const ExperimentType& candidate : catalog) known.push_back(candidate.id);
    return unknownName("experiment", preset.experiment, known, where);
  }
  if (auto fits = checkAgainstType(preset, *type, where, how); !fits) return fits.error();
  return preset;
}

Result<Preset> load(const fs::path& file, const Catalog& catalog, Thoroughness how) {
  const auto text = readFile(file, kPresetMost);
  if (!text) return text.error();
  const auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  auto preset = readPreset(*json, file.string(), catalog, how);
  if (preset) preset->file = file;
  return preset;
}

}  // namespace

Result<Preset> presetFromJson(const Json& json, const std::string& where, const Catalog& catalog) {
  return readPreset(json, where, catalog, Thoroughness::Whole);
}

Result<Preset> loadPreset(const fs::path& file, const Catalog& catalog) {
  return load(file, catalog, Thoroughness::Whole);
}

Result<std::vector<Preset>> loadPresets(const fs::path& folder, const Catalog& catalog) {
  std::vector<fs::path> files;
  std::error_code none;
  for (fs::recursive_directory_iterator at(folder, none), end; !none && at != end;
       at.increment(none)) {
    if (at->path().extension() == ".json") files.push_back(at->path());
  }
  if (none) return fileError(folder, none.value());
  std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) {
    return a.filename() != b.filename() ? a.filename() < b.filename() : a < b;
  });
  std::vector<Preset> presets;
  std::set<std::string> ids;
  for (const fs::path& file : files) {
    auto preset = load(file, catalog, Thoroughness::Quick);
    if (!preset) return preset.error();
    if (!ids.insert(preset->id).second) {
      return Error{Message{ICL_TR("another preset has the id '%1', too"), {preset->id}},
                   file.string()};
    }
    presets.push_back(std::move(preset).value());
  }
  return presets;
}

fs::path resourceFolder() {
  std::vector<fs::path> places;
  std::error_code none;
  if (const char* told = std::getenv("ICL_RESOURCES");
      told != nullptr && *told != '\0') {  // NOLINT
    return told;
  }
  const fs::path program = fs::read_symlink("/proc/self/exe", none);
  if (!none) places.push_back(program.parent_path().parent_path() / "share" / "icl-lab");
#ifdef ICL_SOURCE_RESOURCES
  places.emplace_back(ICL_SOURCE_RESOURCES);
#endif
#ifdef ICL_INSTALLED_RESOURCES
  places.emplace_back(ICL_INSTALLED_RESOURCES);
#endif
  for (const fs::path& place : places) {
    if (fs::is_directory(place, none)) return place;
  }
  return places.empty() ? fs::path("resources") : places.front();
}

}  // namespace icl
