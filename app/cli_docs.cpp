// `icl docs`: the reference page (resources/docs/reference.md), written from the verbs and the
// schemas, and with --strings the list of core texts for translators.
#include "app/cli_input.h"
#include "app/cli_strings.h"
#include "app/cli_verb.h"
#include "core/config/reference.h"

namespace icl::cli {
namespace {

struct DocsArguments {
  bool strings = false;
  std::string sources{};
};

/// Text as the cell of a Markdown table.
std::string cell(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string row(const std::vector<std::string>& cells) {
  std::string out = "|";
  for (const std::string& text : cells) out += " " + cell(text) + (text.empty() ? "|" : " |");
  return out + "\n";
}

std::string tableHead(const std::vector<std::string>& titles) {
  std::string rule = "|";
  for (std::size_t i = 0; i < titles.size(); ++i) rule += " --- |";
  return row(titles) + rule + "\n";
}

std::string code(const std::string& text) { return text.empty() ? "" : "`" + text + "`"; }

std::string titled(const std::string& title, const std::string& help) {
  return help.empty() ? title : title + ". " + help;
}

std::string argumentRow(const Field& field) {
  const std::string fallback = field.format(field.fallback);
  // Not a number: what the question is about when nothing is given, which the help says.
  return row({code(field.key), fallback == "nan" ? "not given" : code(fallback), field.rangeText(),
              field.unit, titled(field.title, field.help)});
}

std::string verbPart() {
  std::string out =
      "## Verbs\n\nEvery verb takes `--json` (exactly one JSON object on standard output; progress "
      "and messages go to standard error) and `--quiet`. `icl help VERB` shows this in the "
      "terminal.\n\n";
  for (const Verb& verb : verbs()) {
    CLI::App app;
    app.set_help_flag();
    verb.declare(app);
    out += "### icl " + verb.name + "\n\n`icl " + verb.usage + "`\n\n";
    out += "Does: " + verb.summary + ".\n\n";
    std::string flags;
    for (const CLI::Option* option : app.get_options()) {
      if (!option->nonpositional()) continue;
      const std::string value = option->get_type_name();
      flags += row({code(option->get_name(false, true) + (value.empty() ? "" : " " + value)),
                    option->get_description()});
    }
    if (!flags.empty()) out += tableHead({"flag", "means"}) + flags + "\n";
    out += "```\n";
    for (const std::string& example : verb.examples) out += example + "\n";
    out += "```\n\n";
  }
  return out;
}

std::string exitPart() {
  std::string out = "## Exit codes\n\n" + tableHead({"code", "means"});
  out += row({"0", "done"}) + row({"1", "a claim or a reference value failed"});
  out += row({"2", "bad usage or bad input: one line says what is wrong and what would be right"});
  out += row({"3", "the mathematics diverged"});
  out += row({"4", "the machine failed (disk, memory)"});
  return out + row({"130", "stopped by Ctrl-C; the run is kept"}) + "\n";
}

std::string probePart(const ProbeType& probe) {
  std::string out = "#### " + code(probe.id) + "\n\n" + titled(probe.title, probe.help) + "\n\n";
  if (!probe.arguments.fields().empty()) {
    out += tableHead({"argument", "default", "range", "unit", "means"});
    for (const Field& field : probe.arguments.fields()) out += argumentRow(field);
    out += "\n";
  }
  if (!probe.labels.empty()) {
    out += tableHead({"label", "means"});
    for (const auto& [label, meaning] : probe.labels) out += row({code(label), meaning});
    out += "\n";
  }
  return out;
}

std::string experimentPart(const ExperimentType& type) {
  std::string out = "## " + code(type.id) + ": " + type.title + "\n\n" + type.summary + "\n\n";
  if (!type.source.empty()) out += "Source: " + type.source + "\n\n";
  out += "### Settings\n\n" + markdownReference(type.schema, 4) + "\n";
  out += "### Channels\n\n" + tableHead({"key", "unit", "means"});
  for (const Channel& channel : type.channelsOf(type.schema.defaults())) {
    out += row({code(channel.key), channel.unit, titled(channel.title, channel.help)});
  }
  out += "\n### Probes\n\n";
  for (const ProbeType& probe : type.probes) out += probePart(probe);
  out += "### Interventions\n\n" + tableHead({"id", "range", "means"});
  out += row({code("set"), "the setting's", "A setting that changes during a run."});
  for (const InterventionType& change : type.interventions) {
    out += row({code(change.id), change.amount.rangeText(), titled(change.title, change.help)});
  }
  return out + "\n";
}

std::string referencePage(const Catalog& catalog) {
  std::string out =
      "# Reference\n\nThis page is written by `icl docs` from the declarations that the program "
      "itself uses.\n\n";
  out += verbPart() + exitPart();
  for (const ExperimentType& type : catalog) out += experimentPart(type);
  while (out.size() > 1 && out[out.size() - 2] == '\n') out.pop_back();
  return out;
}

Result<std::vector<Sweep>> allSweeps(const Catalog& catalog) {
  std::vector<Sweep> sweeps;
  for (const std::filesystem::path& file : readySweeps()) {
    auto sweep = Sweep::load(file, catalog);
    if (!sweep) return sweep.error();
    sweeps.push_back(std::move(sweep).value());
  }
  return sweeps;
}

int docs(Context& context, const DocsArguments& given) {
  const Output& out = context.out;
  std::string text;
  if (given.strings) {
    auto presets = allPresets(context.catalog);
    if (!presets) return out.fail(presets.error());
    const std::filesystem::path sources = given.sources.empty()
                                              ? resourceFolder().parent_path()
                                              : std::filesystem::path(given.sources);
    auto sweeps = allSweeps(context.catalog);
    if (!sweeps) return out.fail(sweeps.error());
    auto texts = coreTexts(context.catalog, presets.value(), sweeps.value(), sources);
    if (!texts) return out.fail(texts.error());
    text = translationFile(texts.value());
  } else {
    text = referencePage(context.catalog);
  }
  if (!out.json) out.raw(text);
  Json answer = Json::object();
  answer.set("page", given.strings ? "strings" : "reference").set("text", text);
  out.object(answer);
  return kDone;
}

}  // namespace

Verb docsVerb() {
  return {"docs",
          "docs [--strings [--sources DIR]]",
          "the reference page, from the schemas",
          {"icl docs > resources/docs/reference.md",
           "icl docs --strings > resources/i18n/core_strings.cpp"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<DocsArguments>();
            app.add_flag("--strings", given->strings,
                         "instead: every core text, as a C++ file that lupdate reads");
            addText(app, "--sources", given->sources, "--strings: the project's folder", "DIR");
            return [given](Context& context) { return docs(context, *given); };
          }};
}

}  // namespace icl::cli
