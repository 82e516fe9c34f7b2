// `icl runs`: the stored runs: listed, shown, compared, cleared away (into a folder they can be
// fetched back from).
#include <algorithm>
#include <cmath>
#include <map>

#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/run/notes.h"
#include "core/run/record_json.h"

namespace icl::cli {
namespace {

struct RunsArguments {
  std::string action{};
  std::vector<std::string> runs{};
  bool all = false;
};

std::string endText(const RunEntry& entry) {
  if (!entry.problem.empty()) return "unreadable";
  const auto text = toText(entry.manifest.end);
  if (!text.empty()) return std::string(text);
  return isBeingWritten(entry.folder) ? "running" : "interrupted";
}

/// The first loss-like number a person would compare runs by.
double finalLoss(const RunManifest& manifest) {
  const auto found = manifest.finals.find("loss");
  return found == manifest.finals.end() ? std::nan("") : found->second;
}

Json manifestItem(const RunEntry& entry) {
  Json item = Json::object();
  item.set("run", entry.manifest.id).set("experiment", entry.manifest.experiment);
  item.set("preset", entry.manifest.preset.empty() ? Json() : Json(entry.manifest.preset));
  item.set("started", entry.manifest.started).set("end", endText(entry));
  item.set("rows", entry.rows).set("seed", countToJson(entry.manifest.seed));
  item.set("seconds", entry.manifest.seconds);
  setFinite(item, "loss", finalLoss(entry.manifest));
  item.set("folder", entry.folder.string());
  item.set("problem", entry.problem.empty() ? Json() : Json(entry.problem));
  return item;
}

int printRuns(const Output& out) {
  const auto entries = listRuns(defaultStore());
  Table table({"RUN", "EXPERIMENT", "PRESET", "END", "ROWS", "LOSS", "PROBLEM"});
  table.alignRight(4).alignRight(5);
  Json::Array items;
  for (const RunEntry& entry : entries) {
    const double loss = finalLoss(entry.manifest);
    table.add({entry.manifest.id.empty() ? entry.folder.filename().string() : entry.manifest.id,
               entry.manifest.experiment, entry.manifest.preset, endText(entry),
               grouped(entry.rows), std::isnan(loss) ? "" : shortNumber(loss), entry.problem});
    items.push_back(manifestItem(entry));
  }
  if (entries.empty()) {
    out.note("There are no runs in " + defaultStore().string() + " yet.");
  } else {
    out.table(table);
  }
  out.items(std::move(items));
  return kDone;
}

std::string endText(const RunReader& reader) {
  if (!reader.interrupted()) return std::string(toText(reader.manifest().end));
  return isBeingWritten(reader.folder()) ? "running" : "interrupted (icl run --resume goes on)";
}

void printFacts(const Output& out, const RunReader& reader, const Status& intact) {
  const RunManifest& manifest = reader.manifest();
  Table facts({"WHAT", "VALUE"});
  facts.add({"run", manifest.id});
  facts.add({"folder", reader.folder().string()});
  facts.add({"experiment", manifest.experiment});
  if (!manifest.preset.empty()) facts.add({"preset", manifest.preset});
  if (!manifest.parent.empty()) {
    facts.add({manifest.first_step > 0 ? "forked from" : "began from", manifest.parent});
  }
  facts.add({"started", manifest.started});
  facts.add({"end", endText(reader)});
  if (!manifest.sentence.empty()) facts.add({"why", manifest.sentence});
  facts.add({"steps", grouped(manifest.first_step) + " … " + grouped(lastStep(reader))});
  facts.add({"seed", std::to_string(manifest.seed)});
  facts.add({"build", manifest.build});
  if (!manifest.digest.empty()) facts.add({"digest", manifest.digest});
  if (!intact) facts.add({"damage", intact.error().message.text()});
  out.table(facts);
}

void printSettings(const Output& out, const Values& changes) {
  out.heading("Settings that differ from the defaults");
  Table settings({"KEY", "VALUE"});
  for (const auto& [key, value] : changes.map()) settings.add({key, toText(value)});
  if (settings.empty()) {
    out.line("none");
  } else {
    out.table(settings);
  }
}

void printFinals(const Output& out, const RunManifest& manifest) {
  if (manifest.finals.empty()) return;
  out.heading("At the end");
  Table finals({"CHANNEL", "VALUE"});
  finals.alignRight(1);
  for (const auto& [key, value] : manifest.finals) {
    if (!std::isnan(value)) finals.add({key, shortNumber(value, 8)});
  }
  out.table(finals);
}

void printNotes(const Output& out, const std::vector<RunNote>& notes) {
  if (notes.empty()) return;
  out.heading("Notes");
  Table table({"STEP", "PICTURE", "NOTE"});
  table.alignRight(0);
  for (const RunNote& note : notes) table.add({std::to_string(note.step), note.view, note.text});
  out.table(table);
}

Json noteList(const std::vector<RunNote>& notes) {
  Json list = Json::array();
  for (const RunNote& note : notes) list.push(toJson(note));
  return list;
}

int showRun(Context& context, const std::string& name) {
  const Output& out = context.out;
  auto run = openStoredRun(context.catalog, name);
  if (!run) return out.fail(run.error());
  const RunReader& reader = run.value().reader;
  const Status intact = reader.intact();
  const bool running = reader.interrupted() && isBeingWritten(reader.folder());
  const Json whole = toJson(reader.manifest());
  Json item = Json::object();
  item.set("run", reader.manifest().id).set("folder", reader.folder().string());
  item.set("interrupted", reader.interrupted() && !running).set("running", running);
  for (const auto& [key, value] : whole.members()) item.set(key, value);
  Json finals = Json::object();
  for (const auto& [channel, value] : reader.manifest().finals) setFinite(finals, channel, value);
  item.set("finals", finals);
  item.set("rows", reader.rows());
  item.set("damage", intact ? Json() : Json(intact.error().message.text()));
  auto notes = readNotes(reader.folder());
  if (!notes) return out.fail(notes.error());
  item.set("notes", noteList(notes.value()));
  out.items({item});
  printFacts(out, reader, intact);
  printSettings(out, run.value().type->schema.changes(reader.manifest().config));
  printFinals(out, reader.manifest());
  printNotes(out, notes.value());
  return kDone;
}

/// Everything that makes a run what it is, as text by key.
std::map<std::string, std::string> settingsOf(const RunManifest& manifest) {
  std::map<std::string, std::string> settings;
  for (const auto& [key, value] : manifest.config.map()) settings[key] = toText(value);
  settings["experiment"] = manifest.experiment;
  settings["preset"] = manifest.preset;
  settings["parent"] = manifest.parent;
  settings["seed"] = std::to_string(manifest.seed);
  settings["steps"] = std::to_string(manifest.steps);
  settings["until"] = manifest.until;
  settings["build"] = manifest.build;
  return settings;
}

int diff(Context& context, const std::string& first, const std::string& second) {
  const Output& out = context.out;
  auto a = openStoredRun(context.catalog, first);
  if (!a) return out.fail(a.error());
  auto b = openStoredRun(context.catalog, second);
  if (!b) return out.fail(b.error());
  auto left = settingsOf(a.value().reader.manifest());
  auto right = settingsOf(b.value().reader.manifest());
  for (const auto& entry : left) right.try_emplace(entry.first, "");
  Table table({"KEY", a.value().reader.manifest().id, b.value().reader.manifest().id});
  Json::Array items;
  for (const auto& [key, value] : right) {
    if (left[key] == value) continue;
    table.add({key, left[key].empty() ? "–" : left[key], value.empty() ? "–" : value});
    Json item = Json::object();
    item.set("key", key).set("a", left[key]).set("b", value);
    items.push_back(std::move(item));
  }
  if (items.empty()) {
    out.line("The two runs have the same settings.");
  } else {
    out.table(table);
  }
  out.items(std::move(items));
  return kDone;
}

int prune(const Output& out, bool all) {
  const auto root = defaultStore();
  std::map<std::string, std::string> gone;  // folder -> id
  for (const RunEntry& entry : listRuns(root)) gone[entry.folder.string()] = entry.manifest.id;
  auto count = pruneRuns(root, all);
  if (!count) return out.fail(count.error());
  for (const RunEntry& entry : listRuns(root)) gone.erase(entry.folder.string());
  Json::Array items;
  for (const auto& [folder, id] : gone) {
    Json item = Json::object();
    item.set("run", id).set("folder", folder);
    items.push_back(std::move(item));
  }
  out.items(std::move(items));
  out.line(std::to_string(count.value()) + " runs moved to " + (root / ".trash").string() +
           (all ? "" : "; finished runs stay (--all takes every run)") +
           "; icl runs empty deletes them for good");
  return kDone;
}

int empty(const Output& out) {
  auto count = emptyTrash(defaultStore());
  if (!count) return out.fail(count.error());
  Json answer = Json::object();
  answer.set("deleted", count.value());
  out.object(answer);
  out.line(std::to_string(count.value()) + " runs deleted for good");
  return kDone;
}

int runs(Context& context, const RunsArguments& given) {
  const std::vector<std::string> actions{"list", "show", "diff", "prune", "empty"};
  const std::string action = given.action.empty() ? "list" : given.action;
  if (std::find(actions.begin(), actions.end(), action) == actions.end()) {
    return context.out.fail(unknownName("action", action, actions, "runs"));
  }
  const std::size_t wanted = action == "show" ? 1 : action == "diff" ? 2 : 0;
  if (given.runs.size() != wanted) {
    return context.out.fail(Error{Message{"'%1' takes %2 runs, not %3: icl %4",
                                          {action, std::to_string(wanted),
                                           std::to_string(given.runs.size()), runsVerb().usage}},
                                  "runs"});
  }
  if (action == "show") return showRun(context, given.runs[0]);
  if (action == "diff") return diff(context, given.runs[0], given.runs[1]);
  if (action == "prune") return prune(context.out, given.all);
  if (action == "empty") return empty(context.out);
  return printRuns(context.out);
}

}  // namespace

Verb runsVerb() {
  return {"runs",
          "runs [list|show RUN|diff RUN RUN|prune [--all]|empty]",
          "the stored runs",
          {"icl runs", "icl runs show 2026-", "icl runs diff RUN1 RUN2 --json"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<RunsArguments>();
            addPositional(
                app, "action", given->action,
                "list (the default), show, diff, prune, or empty, which deletes for good what "
                "prune took away");
            app.add_option("RUN", given->runs, "a run: id, unique beginning of it, or folder")
                ->type_name("");
            app.add_flag("--all", given->all,
                         "prune: every run, not only interrupted ones without rows");
            return [given](Context& context) { return runs(context, *given); };
          }};
}

}  // namespace icl::cli
