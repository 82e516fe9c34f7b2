// Cues: read strictly, checked against the experiments they open, written.
#include <algorithm>
#include <tuple>

#include "core/run/lecture.h"
#include "core/run/record_json.h"

namespace icl {

namespace {

constexpr std::size_t kMostViews = 4;

Error lectureError(const Error& error, const std::string& where) {
  Error out = error;
  out.where = error.where.empty() ? where : where + ": " + error.where;
  return out;
}

Status readCueViews(const Json* json, const std::string& where, std::vector<std::string>& views) {
  const Error wrong{Message{ICL_TR("'views' must be an array of one to four names of pictures")},
                    where};
  if (json == nullptr || !json->isArray() || json->items().empty() ||
      json->items().size() > kMostViews) {
    return wrong;
  }
  for (const Json& item : json->items()) {
    if (!item.isString() || item.asString().empty()) return wrong;
    if (std::find(views.begin(), views.end(), item.asString()) != views.end()) {
      return Error{Message{ICL_TR("the picture '%1' stands twice in 'views': name it once"),
                           {item.asString()}},
                   where};
    }
    views.push_back(item.asString());
  }
  return {};
}

void readStop(JsonReader& reader, Cue& cue) {
  cue.step = countFromJson(reader, "step", 0);
  cue.until = reader.string("until");
  cue.to_end = reader.boolean("to_end", false);
  cue.pace = reader.number("pace", 0);
  if (!(cue.pace >= 0)) reader.fail({ICL_TR("'pace' must be 0 or more steps per second")});
  if (cue.to_end && cue.step > 0) {
    reader.fail({ICL_TR("a cue runs to a 'step' or 'to_end', not both: leave one of them out")});
  }
}

void readLook(JsonReader& reader, Cue& cue) {
  const std::int64_t layer = reader.integer("layer", -1);
  if (layer < -1 || layer > 1 << 20) {
    reader.fail({ICL_TR("'layer' must be a layer counted from 0, or -1 for the last")});
  } else {
    cue.layer = static_cast<int>(layer);
  }
  cue.sample = countFromJson(reader, "sample", 1);
}

Result<Cue> cueFromJson(const Json& json, const std::string& where) {
  JsonReader reader(json, where);
  Cue cue;
  cue.preset = reader.string("preset");
  cue.experiment = reader.string("experiment");
  if (reader.member("seed") != nullptr) cue.seed = countFromJson(reader, "seed", 1);
  readStop(reader, cue);
  readLook(reader, cue);
  if (reader.member("cover") != nullptr) cue.cover = countFromJson(reader, "cover", 0);
  const Json* settings = reader.member("settings");
  const Json* twin = reader.member("twin");
  auto script = eventsFromJson(reader.member("script"), where + ": script");
  const Status views = readCueViews(reader.member("views"), where, cue.views);
  auto caption = localTextFromJson(reader.member("caption"), where + ": caption");
  auto note = localTextFromJson(reader.member("note"), where + ": note");
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!script) return script.error();
  if (!views) return views.error();
  if (!caption) return caption.error();
  if (!note) return note.error();
  for (const auto& [member, name, to] :
       {std::tuple{settings, "settings", &cue.settings}, std::tuple{twin, "twin", &cue.twin}}) {
    if (member == nullptr) continue;
    auto values = valuesFromJson(*member, where + ": " + name);
    if (!values) return values.error();
    *to = std::move(values).value();
  }
  cue.script = std::move(script).value();
  cue.caption = std::move(caption).value();
  cue.note = std::move(note).value();
  return cue;
}

/// A stop rule against the channels, and against the levels only where it names one: those may take
/// tens of milliseconds.
Status checkUntil(const Cue& cue, const CueState& state, const std::string& where) {
  if (cue.until.empty()) return {};
  const auto channels = state.type->channelsOf(state.settings);
  auto rule = parseStopRule(cue.until, channels, {});
  if (!rule && state.type->levels) {
    rule = parseStopRule(cue.until, channels, state.type->levels(state.settings));
  }
  return rule ? Status{} : Status{lectureError(rule.error(), where + ": until")};
}

Status checkTwin(const Cue& cue, const CueState& state, const std::string& where) {
  if (cue.twin.empty()) return {};
  if (cue.twin.map().size() != 1) {
    return Error{Message{ICL_TR("'twin' must name one setting with its other value")}, where};
  }
  if (!cue.runs()) {
    return Error{Message{ICL_TR("a 'twin' must run: say with 'step', 'until' or 'to_end' how far")},
                 where};
  }
  Values other = state.type->schema.changes(state.settings);
  for (const auto& [key, value] : cue.twin.map()) other.set(key, value);
  const auto complete = state.type->schema.complete(other);
  return complete ? Status{} : Status{lectureError(complete.error(), where + ": twin")};
}

/// Settings of a cue that goes on act at once: they must be live ones.
Status changeLive(const Cue& cue, CueState& state, const std::string& where) {
  const Schema& schema = state.type->schema;
  for (const auto& [key, value] : cue.settings.map()) {
    const Field* field = schema.find(key);
    if (field == nullptr) {
      std::vector<std::string> known;
      for (const Field& one : schema.fields()) known.push_back(one.key);
      return unknownName("setting", key, known, where + ": settings");
    }
    if (field->change != Change::AnyTime) {
      return Error{Message{ICL_TR("'%1' cannot be changed during a run: open one with it by naming "
                                  "the 'preset' or 'experiment' again"),
                           {key}},
                   where};
    }
    state.settings.set(key, value);
  }
  auto complete = schema.complete(schema.changes(state.settings));
  if (!complete) return lectureError(complete.error(), where + ": settings");
  state.settings = std::move(complete).value();
  return {};
}

Status checkCover(const Cue& cue, const std::string& where) {
  if (!cue.cover) return {};
  if (!cue.runs()) {
    return Error{Message{ICL_TR("'cover' hides what is still to come: say with 'step', 'until' or "
                                "'to_end' how far the run goes")},
                 where};
  }
  if (cue.step > 0 && *cue.cover >= cue.step) {
    return Error{Message{ICL_TR("'cover' (%1) must lie before the 'step' that is run to (%2)"),
                         {std::to_string(*cue.cover), std::to_string(cue.step)}},
                 where};
  }
  return {};
}

/// What the cue asks of the one before: a run to go on with, at an earlier step.
Status checkOrder(const Cue& cue, const Cue* before, std::uint64_t reached,
                  const std::string& where) {
  if (cue.opens()) return {};
  if (before == nullptr) {
    return Error{Message{ICL_TR("the first cue must open something: name a 'preset' or an "
                                "'experiment'")},
                 where};
  }
  if (cue.seed || !cue.script.empty()) {
    return Error{Message{ICL_TR("'seed' and 'script' belong to a cue that opens a run: name its "
                                "'preset' or 'experiment'")},
                 where};
  }
  if (cue.step > 0 && cue.step <= reached) {
    return Error{Message{ICL_TR("'step' (%1) must lie after the step of the cue before (%2)"),
                         {std::to_string(cue.step), std::to_string(reached)}},
                 where};
  }
  return {};
}

}  // namespace

bool Cue::operator==(const Cue& other) const {
  return icl::toJson(std::vector<Cue>{*this}) == icl::toJson(std::vector<Cue>{other});
}

Result<CueState> stateOf(const Cue& cue, const Catalog& catalog, const std::vector<Preset>& presets,
                         const std::string& where) {
  if (!cue.preset.empty() && !cue.experiment.empty()) {
    return Error{Message{ICL_TR("a cue opens a 'preset' or an 'experiment', not both: the preset "
                                "knows its experiment")},
                 where};
  }
  CueState state;
  std::vector<std::string> known;
  std::string name = cue.experiment;
  Values changes;
  if (!cue.preset.empty()) {
    for (const Preset& preset : presets) {
      known.push_back(preset.id);
      if (preset.id == cue.preset) state.preset = &preset;
    }
    if (state.preset == nullptr) return unknownName("preset", cue.preset, known, where);
    name = state.preset->experiment;
    changes = state.preset->changes;
  }
  state.type = findExperiment(catalog, name);
  if (state.type == nullptr) {
    known.clear();
    for (const ExperimentType& type : catalog) known.push_back(type.id);
    return unknownName("experiment", name, known, where);
  }
  for (const auto& [key, value] : cue.settings.map()) changes.set(key, value);
  auto complete = state.type->schema.complete(changes);
  if (!complete) return lectureError(complete.error(), where + ": settings");
  state.settings = std::move(complete).value();
  return state;
}

Result<std::vector<Cue>> cuesFromJson(const Json& list, const std::string& where,
                                      const Catalog& catalog, const std::vector<Preset>& presets) {
  if (!list.isArray()) return Error{Message{ICL_TR("'cues' must be an array of cues")}, where};
  std::vector<Cue> cues;
  CueState state;
  std::uint64_t reached = 0;
  for (std::size_t i = 0; i < list.items().size(); ++i) {
    const std::string here = where + ": cues[" + std::to_string(i) + "]";
    auto read = cueFromJson(list.items()[i], here);
    if (!read) return read.error();
    const Cue& cue = read.value();
    const Cue* before = cues.empty() ? nullptr : &cues.back();
    if (auto fits = checkOrder(cue, before, reached, here); !fits) return fits.error();
    if (cue.opens()) {
      auto opened = stateOf(cue, catalog, presets, here);
      if (!opened) return opened.error();
      state = std::move(opened).value();
      reached = 0;
    } else if (auto changed = changeLive(cue, state, here); !changed) {
      return changed.error();
    }
    for (const Status& fits :
         {checkUntil(cue, state, here), checkTwin(cue, state, here), checkCover(cue, here)}) {
      if (!fits) return fits.error();
    }
    reached = std::max(reached, cue.step);
    cues.push_back(std::move(read).value());
  }
  return cues;
}

Json toJson(const std::vector<Cue>& cues) {
  Json list = Json::array();
  for (const Cue& cue : cues) {
    Json json = Json::object();
    if (!cue.preset.empty()) json.set("preset", cue.preset);
    if (!cue.experiment.empty()) json.set("experiment", cue.experiment);
    if (!cue.settings.empty()) json.set("settings", toJson(cue.settings));
    if (!cue.script.empty()) {
      Json script = Json::array();
      for (const Event& event : cue.script) script.push(toJson(event));
      json.set("script", std::move(script));
    }
    if (cue.seed) json.set("seed", countToJson(*cue.seed));
    if (!cue.twin.empty()) json.set("twin", toJson(cue.twin));
    if (cue.step > 0) json.set("step", countToJson(cue.step));
    if (!cue.until.empty()) json.set("until", cue.until);
    if (cue.to_end) json.set("to_end", true);
    if (cue.pace > 0) json.set("pace", cue.pace);
    Json views = Json::array();
    for (const std::string& view : cue.views) views.push(view);
    json.set("views", std::move(views));
    if (cue.layer >= 0) json.set("layer", cue.layer);
    if (cue.sample != 1) json.set("sample", countToJson(cue.sample));
    if (cue.cover) json.set("cover", countToJson(*cue.cover));
    if (!cue.caption.empty()) json.set("caption", toJson(cue.caption));
    if (!cue.note.empty()) json.set("note", toJson(cue.note));
    list.push(std::move(json));
  }
  return list;
}

}  // namespace icl
