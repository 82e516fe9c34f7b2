#include "core/run/export_python.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "core/base/files.h"
#include "core/run/compared_rows.h"
#include "core/run/preset.h"
#include "core/run/repeat_command.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kMostOfAScript = std::uint64_t{1} << 20;

Status checkRepeatable(const RunManifest& run) {
  if (run.first_step > 0) {
    return Error{Message{ICL_TR("is a fork of %1, whose past a script cannot repeat; export a run "
                                "that begins at step 0"),
                         {run.parent}},
                 run.id};
  }
  if (!run.events.empty()) {
    return Error{Message{ICL_TR("was changed on its way (%1), which no script repeats; export a "
                                "run without interventions"),
                         {sentenceOf(run.events.front())}},
                 run.id};
  }
  return {};
}

std::string quotedKey(const std::string& key) { return '"' + key + '"'; }

/// A setting that the script does not name must stand at its default, and one of whose options it
/// covers a few at one of those.
Status checkKnown(const std::string& script, const ComparisonPlan& plan, const ExperimentType& type,
                  const Values& config) {
  for (const auto& [key, options] : plan.covers) {
    const Value* value = config.find(key);
    if (value == nullptr) continue;  // a run from before there was a choice
    const std::string has = toText(*value);
    if (std::find(options.begin(), options.end(), has) != options.end()) continue;
    std::string list;
    for (const std::string& option : options) list += (list.empty() ? "" : ", ") + option;
    return Error{
        Message{
            ICL_TR("the script for %1 repeats only runs with one of these: %2; this run has %3"),
            {type.id, list, has}},
        key};
  }
  const Values changes = type.schema.changes(config);
  for (const auto& [key, value] : changes.map()) {
    if (script.find(quotedKey(key)) != std::string::npos) continue;
    return Error{Message{ICL_TR("the script for %1 does not know this setting, which the run has "
                                "at %2; only runs with its default can be exported"),
                         {type.id, toText(value)}},
                 key};
  }
  return {};
}

std::string pythonNumber(double value) {
  if (std::isnan(value)) return "float(\"nan\")";
  if (std::isinf(value)) return value > 0 ? "float(\"inf\")" : "-float(\"inf\")";
  const std::string text = exactNumber(value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

std::string pythonLiteral(const Value& value) {
  if (const bool* toggle = std::get_if<bool>(&value)) return *toggle ? "True" : "False";
  if (const double* real = std::get_if<double>(&value)) return pythonNumber(*real);
  if (const auto* text = std::get_if<std::string>(&value)) return Json(*text).print();
  return toText(value);
}

std::string headerOf(const RunReader& run, const ExperimentType& type, const ComparedRows& rows) {
  const RunManifest& m = run.manifest();
  const std::string last = std::to_string(run.rows() - 1);
  std::string text = "#!/usr/bin/env python3\n# Repeats in PyTorch a run of ICL Lab: " + m.id +
                     "\n#     " + repeatCommand(m, type, nullptr, run.rows() - 1) + "\n# (" +
                     type.title + ", " + type.source + "; " + last + " steps, made by " + m.build +
                     ")\n#\n";
  text +=
      "#     python3 THIS_FILE          repeats it and prints what the lab and torch measured\n"
      "#     python3 THIS_FILE SEED     the same with other random numbers\n"
      "#\n"
      "# It ends with 0 where all values agree within their tolerances, else with 1. It needs "
      "torch\n"
      "# and numpy alone. Whatever is random (starting weights, tasks, batches, tests) follows "
      "the\n"
      "# law that it has in the lab, but has other numbers, since the generators differ.\n";
  if (rows.random()) {
    text += "# Tolerances: six standard deviations of what the lab measured with " +
            std::to_string(rows.seeds()) + " seeds, and a\n# floor for rounding.\n";
  } else {
    text +=
        "# Nothing in this run is random: the lab has the same numbers with every seed, and the\n"
        "# tolerances are for integrators and rounding alone.\n";
  }
  return text + "\n";
}

std::string runBlock(const RunReader& run, const ExperimentType& type) {
  const RunManifest& m = run.manifest();
  std::string text = "RUN = {\"id\": " + Json(m.id).print() +
                     ", \"experiment\": " + Json(type.id).print() +
                     ", \"seed\": " + std::to_string(m.seed) +
                     ", \"digest\": " + Json(m.digest).print() + "}\n\nSETTINGS = {\n";
  const Values changes = type.schema.changes(m.config);
  const auto add = [&](const std::string& key, const Value& value) {
    text += "    " + quotedKey(key) + ": " + pythonLiteral(value) + ",\n";
  };
  for (const auto& [key, value] : changes.map()) add(key, value);
  text += "    # As they are by default:\n";
  for (const auto& [key, value] : m.config.map()) {
    if (!changes.contains(key)) add(key, value);
  }
  return text + "}\n\n";
}

std::string rowsBlock(const ComparedRows& rows) {
  std::string text =
      "# What the lab recorded, each value with its tolerance; of some channels the mean over the\n"
      "# last few steps.\nMEAN_OVER = {";
  for (const ComparedChannel& channel : rows.channels()) {
    text += (text.back() == '{' ? "" : ", ") + quotedKey(channel.key) + ": " +
            std::to_string(channel.mean_over);
  }
  text += "}\nEXPECTED = [\n";
  for (const ComparedRow& row : rows.rows()) {
    text += "    {\"step\": " + std::to_string(row.step);
    if (!rows.along().empty()) {
      text += ", " + quotedKey(rows.along()) + ": " + pythonNumber(row.along);
    }
    text += ", \"values\": {";
    for (const ComparedValue& value : row.values) {
      text += (text.back() == '{' ? "" : ", ") + quotedKey(rows.channels()[value.channel].key) +
              ": (" + pythonNumber(value.lab) + ", " + pythonNumber(value.tolerance) + ")";
    }
    text += "}},\n";
  }
  return text + "]\n\n";
}

fs::path scriptFolder() { return resourceFolder() / "python"; }

/// The experiments that have a script, for a person.
std::string experimentsWithScripts() {
  std::vector<std::string> names;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(scriptFolder(), ignored)) {
    const fs::path& file = entry.path();
    if (file.extension() == ".py" && file.stem() != "ending") names.push_back(file.stem().string());
  }
  std::sort(names.begin(), names.end());
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

Error noScript(const ExperimentType& type, const fs::path& file) {
  const bool reads_a_model = type.schema.find("folder") != nullptr;
  return Error{
      Message{reads_a_model
                  ? ICL_TR("there is no PyTorch script for the experiment %1, since its runs begin "
                           "from the weights of a whole language model, which a script cannot "
                           "carry; there are scripts for %2")
                  : ICL_TR("there is no PyTorch script for the experiment %1, only for %2; the "
                           "weights in its checkpoints can be read from Python as they are"),
              {type.id, experimentsWithScripts()}},
      file.string()};
}

}  // namespace

Result<std::string> pythonScript(const ExperimentType& type) {
  constexpr std::string_view kPart = "\n#+ ";
  const fs::path file = scriptFolder() / (type.id + ".py");
  std::error_code ignored;
  if (!fs::exists(file, ignored)) return noScript(type, file);
  auto read = readFile(file, kMostOfAScript);
  if (!read) return read.error();
  std::string text = std::move(read).value();
  for (auto at = text.find(kPart); at != std::string::npos; at = text.find(kPart, at)) {
    const std::size_t name = at + kPart.size(), end = std::min(text.find('\n', name), text.size());
    const auto part = readFile(scriptFolder() / "parts" / (text.substr(name, end - name) + ".py"),
                               kMostOfAScript);
    if (!part) return part.error();
    text.replace(at + 1, std::min(end + 1, text.size()) - at - 1, *part);
  }
  return text;
}

Result<PythonReport> exportPython(const RunReader& run, const ExperimentType& type,
                                  const PythonOptions& options, const fs::path& out) {
  if (auto repeatable = checkRepeatable(run.manifest()); !repeatable) return repeatable.error();
  const auto script = pythonScript(type);
  if (!script) return script.error();
  const auto ending = readFile(scriptFolder() / "ending.py", kMostOfAScript);
  if (!ending) return ending.error();
  const std::size_t line = script->find('\n');
  auto plan = comparisonPlan(script->substr(0, line), type.id + ".py");
  if (!plan) return plan.error();
  const auto known = checkKnown(*script, *plan, type, run.manifest().config);
  if (!known) return known.error();
  auto rows = ComparedRows::of(run, type, *plan, options);
  if (!rows) return rows.error();
  const std::string text = headerOf(run, type, *rows) + script->substr(line + 1);
  // Behind the imports, which come first in the script.
  const std::size_t imports = text.find("\n\n", text.rfind("\nimport "));
  const std::string blocks = "\n" + runBlock(run, type) + rowsBlock(*rows);
  const std::string whole =
      text.substr(0, imports + 1) + blocks + text.substr(imports + 2) + *ending;
  if (auto written = writeAtomic(out, whole); !written) return written.error();
  PythonReport report;
  for (const ComparedRow& row : rows->rows()) report.values += row.values.size();
  report.seeds = rows->seeds();
  report.random = rows->random();
  return report;
}

}  // namespace icl
