// `icl list` and `icl show`: what there is, printed from the catalog and the preset files.
#include <algorithm>

#include "app/cli_input.h"
#include "app/cli_verb.h"
#include "core/config/reference.h"
#include "core/run/driver.h"
#include "core/run/lecture.h"
#include "core/run/record_json.h"
#include "core/run/sweep.h"

namespace icl::cli {
namespace {

// ── list ──

struct Listed {
  std::string kind{}, name{}, title{}, about{};
};

Status collectPresets(const Catalog& catalog, std::vector<Listed>& to) {
  auto presets = allPresets(catalog);
  if (!presets) return presets.error();
  for (const Preset& preset : presets.value()) {
    to.push_back({"preset", preset.id, preset.title, preset.story});
  }
  return {};
}

Status collectLectures(const Catalog& catalog, std::vector<Listed>& to) {
  auto presets = allPresets(catalog);
  if (!presets) return presets.error();
  const auto lectures = loadLectures(resourceFolder() / "lectures", catalog, presets.value());
  if (!lectures) return lectures.error();
  for (const Lecture& lecture : lectures.value()) {
    to.push_back({"lecture", lecture.id, lecture.title.in("en"), lecture.about.in("en")});
  }
  return {};
}

Status collectSweeps(const Catalog& catalog, std::vector<Listed>& to) {
  for (const std::filesystem::path& file : readySweeps()) {
    auto sweep = Sweep::load(file, catalog);
    if (!sweep) return sweep.error();
    const SweepSpec& spec = sweep.value().spec();
    to.push_back({"sweep", spec.id, spec.title, spec.story});
  }
  return {};
}

int list(Context& context, const std::string& what) {
  const std::vector<std::string> kinds{"experiments", "presets", "lectures", "sweeps"};
  if (!what.empty() && std::find(kinds.begin(), kinds.end(), what) == kinds.end()) {
    return context.out.fail(unknownName("list", what, kinds));
  }
  std::vector<Listed> all;
  if (what.empty() || what == "experiments") {
    for (const ExperimentType& type : context.catalog) {
      all.push_back({"experiment", type.id, type.title, type.summary});
    }
  }
  if (what.empty() || what == "presets") {
    if (const Status status = collectPresets(context.catalog, all); !status) {
      return context.out.fail(status.error());
    }
  }
  if (what.empty() || what == "lectures") {
    if (const Status status = collectLectures(context.catalog, all); !status) {
      return context.out.fail(status.error());
    }
  }
  if (what.empty() || what == "sweeps") {
    if (const Status status = collectSweeps(context.catalog, all); !status) {
      return context.out.fail(status.error());
    }
  }
  Table table({"KIND", "NAME", "TITLE"});
  Json::Array items;
  for (const Listed& entry : all) {
    table.add({entry.kind, entry.name, entry.title});
    Json item = Json::object();
    item.set("kind", entry.kind).set("name", entry.name).set("title", entry.title);
    item.set("about", entry.about);
    items.push_back(std::move(item));
  }
  context.out.items(std::move(items));
  if (all.empty()) {
    context.out.note("There are no " + (what.empty() ? "experiments" : what) + " in this build.");
  } else {
    context.out.table(table);
  }
  return kDone;
}

// ── show ──

/// What the schema says of each setting or argument, and its bounds as numbers.
Json::Array fieldItems(const Schema& schema, const char* kind) {
  Json::Array items;
  const Json described = describe(schema);
  for (std::size_t i = 0; i < schema.fields().size(); ++i) {
    const Field& field = schema.fields()[i];
    Json item = Json::object();
    item.set("kind", kind);
    for (const auto& [key, value] : described.items()[i].members()) {
      item.set(key == "kind" ? "type" : key, value);
    }
    if (field.kind == Kind::Integer || field.kind == Kind::Real) {
      item.set("min", field.min).set("max", field.max);
    }
    items.push_back(std::move(item));
  }
  return items;
}

Json probeItem(const ProbeType& probe) {
  Json item = Json::object();
  item.set("kind", "probe").set("key", probe.id).set("title", probe.title);
  item.set("help", probe.help);
  Json labels = Json::array();
  for (const auto& [label, meaning] : probe.labels) {
    Json entry = Json::object();
    entry.set("label", label).set("meaning", meaning);
    labels.push(entry);
  }
  item.set("arguments", fieldItems(probe.arguments, "argument")).set("labels", labels);
  return item;
}

void printProbes(const Output& out, const ExperimentType& type) {
  if (type.probes.empty()) return;
  out.heading("Probes");
  Table table({"PROBE", "HAS", "NAME", "RANGE", "MEANS"});
  for (const ProbeType& probe : type.probes) {
    table.add({probe.id, "", "", "", probe.help.empty() ? probe.title : probe.help});
    for (const Field& field : probe.arguments.fields()) {
      table.add({"", "argument", field.key, field.rangeText(),
                 field.help.empty() ? field.title : field.help});
    }
    for (const auto& [label, meaning] : probe.labels) {
      table.add({"", "label", label, "", meaning});
    }
  }
  out.table(table);
}

/// The one that every experiment has: a setting that may change during a run.
InterventionType setIntervention(const ExperimentType& type) {
  InterventionType change;
  change.id = std::string(kSetIntervention);
  change.title = "A setting";
  change.help = "Changes a setting during the run.";
  change.targets = [&type](const Values&) {
    std::vector<std::string> keys;
    for (const Field& field : type.schema.fields()) {
      if (field.change == Change::AnyTime && !field.read_only) keys.push_back(field.key);
    }
    return keys;
  };
  return change;
}

std::vector<InterventionType> interventionsOf(const ExperimentType& type) {
  std::vector<InterventionType> all{setIntervention(type)};
  all.insert(all.end(), type.interventions.begin(), type.interventions.end());
  return all;
}

std::string rangeOf(const InterventionType& change) {
  return change.id == kSetIntervention ? "the setting's" : change.amount.rangeText();
}

std::vector<std::string> targetsOf(const InterventionType& change, const ExperimentType& type) {
  return change.targets ? change.targets(type.schema.defaults()) : std::vector<std::string>{};
}

void printInterventions(const Output& out, const ExperimentType& type) {
  out.heading("Interventions");
  Table changes({"ID", "TARGETS", "RANGE", "MEANS"});
  for (const InterventionType& change : interventionsOf(type)) {
    changes.add({change.id, joined(targetsOf(change, type), " "), rangeOf(change),
                 change.help.empty() ? change.title : change.help});
  }
  out.table(changes);
}

Json interventionItem(const InterventionType& change, const ExperimentType& type) {
  Json item = Json::object();
  item.set("kind", "intervention").set("key", change.id).set("title", change.title);
  item.set("help", change.help).set("range", rangeOf(change));
  Json targets = Json::array();
  for (const std::string& target : targetsOf(change, type)) targets.push(target);
  item.set("targets", targets);
  return item;
}

Json::Array experimentItems(const ExperimentType& type) {
  Json::Array items = fieldItems(type.schema, "setting");
  for (const Channel& channel : type.channelsOf(type.schema.defaults())) {
    Json item = Json::object();
    item.set("kind", "channel").set("key", channel.key).set("title", channel.title);
    item.set("unit", channel.unit).set("help", channel.help);
    items.push_back(std::move(item));
  }
  for (const ProbeType& probe : type.probes) items.push_back(probeItem(probe));
  for (const InterventionType& change : interventionsOf(type)) {
    items.push_back(interventionItem(change, type));
  }
  return items;
}

void printExperiment(const Output& out, const ExperimentType& type) {
  out.line(type.id + ": " + type.title);
  if (!type.summary.empty()) out.line(type.summary);
  if (!type.source.empty()) out.line("Source: " + type.source);
  out.heading("Settings");
  const std::size_t width = terminalWidth();
  out.line(helpText(type.schema, width == 0 ? 88 : std::max<std::size_t>(width, 40)));
  out.heading("Channels");
  Table channels({"KEY", "UNIT", "MEANS"});
  for (const Channel& channel : type.channelsOf(type.schema.defaults())) {
    channels.add({channel.key, channel.unit,
                  channel.help.empty() ? channel.title : channel.title + ": " + channel.help});
  }
  out.table(channels);
  printProbes(out, type);
  printInterventions(out, type);
}

// ── a preset ──

std::string claimTarget(const Claim& claim) {
  static const char* const kSigns[] = {"<", ">", "=", "ends"};
  std::string text = claim.quantity;
  text += std::string(" ") + kSigns[static_cast<int>(claim.is)] + " " + claim.target;
  if (claim.factor != 1) text += " * " + exactNumber(claim.factor);
  if (claim.offset != 0) text += " + " + exactNumber(claim.offset);
  if (claim.relative != 0) text += " ± " + shortNumber(claim.relative * 100) + " %";
  if (claim.absolute != 0) text += " ± " + shortNumber(claim.absolute);
  return text;
}

/// "0.997, 0.995, 0.998"; empty where nothing is recorded.
std::string recordedValues(const Claim& claim) {
  std::vector<std::string> values;
  for (const double value : claim.measured) values.push_back(shortNumber(value, 5));
  return joined(values, ", ");
}

Json::Array presetItems(const Preset& preset) {
  Json item = Json::object();
  item.set("kind", "preset").set("key", preset.id).set("title", preset.title);
  item.set("story", preset.story).set("explanation", preset.explanation);
  item.set("source", preset.source).set("experiment", preset.experiment);
  item.set("config", toJson(preset.changes)).set("seed", countToJson(preset.run.seed));
  item.set("steps", preset.run.steps).set("until", preset.run.until);
  Json::Array items{item};
  for (const Claim& claim : preset.claims) {
    Json entry = Json::object();
    entry.set("kind", "claim").set("key", claim.quantity).set("title", claim.text);
    entry.set("claim", claimTarget(claim));
    if (!claim.measured.empty()) {
      Json measured = Json::array();
      for (const double value : claim.measured) measured.push(value);
      entry.set("measured", measured).set("margin", claim.margin);
    }
    items.push_back(std::move(entry));
  }
  return items;
}

void printPreset(const Output& out, const Preset& preset) {
  out.line(preset.id + ": " + preset.title);
  out.line(preset.story);
  if (!preset.explanation.empty()) out.line(preset.explanation);
  if (!preset.source.empty()) out.line("Source: " + preset.source);
  out.heading("Settings of " + preset.experiment + " that it changes");
  Table settings({"KEY", "VALUE"});
  for (const auto& [key, value] : preset.changes.map()) settings.add({key, toText(value)});
  if (settings.empty()) {
    out.line("none: it is the standard configuration");
  } else {
    out.table(settings);
  }
  if (preset.claims.empty()) return;
  out.heading("Claims");
  Table claims({"CLAIM", "MEASURED", "MARGIN", "MEANS"});
  for (const Claim& claim : preset.claims) {
    claims.add({claimTarget(claim), recordedValues(claim),
                claim.measured.empty() ? "" : shortNumber(claim.margin, 2), claim.text});
  }
  out.table(claims);
  out.line(
      "\nMEASURED: with seeds 1, 2 and 3, by icl check --record. MARGIN: how far the worst of "
      "them is from where the claim would fail.");
}

int show(Context& context, const std::string& name) {
  if (name.empty()) return context.out.fail(missingArgument("NAME", showVerb().usage));
  auto subject = findSubject(context.catalog, name);
  if (!subject) return context.out.fail(subject.error());
  if (subject.value().isPreset()) {
    printPreset(context.out, subject.value().preset);
    context.out.items(presetItems(subject.value().preset));
  } else {
    printExperiment(context.out, *subject.value().type);
    context.out.items(experimentItems(*subject.value().type));
  }
  return kDone;
}

}  // namespace

Verb listVerb() {
  return {"list",
          "list [experiments|presets|lectures|sweeps]",
          "what there is, one line each",
          {"icl list", "icl list presets --json"},
          [](CLI::App& app) -> Action {
            auto what = std::make_shared<std::string>();
            addPositional(app, "what", *what,
                          "experiments, presets, lectures or sweeps; nothing: all");
            return [what](Context& context) { return list(context, *what); };
          }};
}

Verb showVerb() {
  return {"show",
          "show NAME",
          "an experiment's settings, channels, probes and interventions, or a preset's story",
          {"icl show cross-attention", "icl show cross-attention --json"},
          [](CLI::App& app) -> Action {
            auto name = std::make_shared<std::string>();
            addPositional(app, "NAME", *name, "an experiment or a preset");
            return [name](Context& context) { return show(context, *name); };
          }};
}

}  // namespace icl::cli
