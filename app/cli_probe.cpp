// `icl probe`: one question, asked of a fresh state or of a stored run at a step.
#include <cmath>

#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/run/verify.h"

namespace icl::cli {
namespace {

struct ProbeArguments {
  std::string name{}, probe{}, run{}, seed{};
  std::vector<std::string> set{}, arg{};
};

struct Question {
  const ExperimentType* type = nullptr;
  const ProbeType* probe = nullptr;
  Values config{}, arguments{};
  ProbeResult answer{};
};

Result<const ProbeType*> findProbe(const ExperimentType& type, const std::string& id) {
  if (const ProbeType* probe = type.probe(id); probe != nullptr) return probe;
  std::vector<std::string> known;
  for (const ProbeType& probe : type.probes) known.push_back(probe.id);
  return unknownName("probe", id, known, type.id);
}

/// Of a state just made: settings over the preset's (or the defaults), seed 1 unless given.
Status askOfFresh(Question& question, const Subject& subject, const ProbeArguments& given) {
  auto changes =
      withAssignments(question.type->schema, subject.preset.changes, given.set, "--set", "setting");
  if (!changes) return changes.error();
  auto complete = question.type->schema.complete(changes.value());
  if (!complete) return complete.error();
  question.config = std::move(complete).value();
  std::uint64_t seed = subject.preset.run.seed;
  if (!given.seed.empty()) {
    auto number = wholeNumber("--seed", given.seed, 0, INT64_MAX);
    if (!number) return number.error();
    seed = number.value();
  }
  auto answer =
      askFresh(*question.type, changes.value(), seed, question.probe->id, question.arguments);
  if (!answer) return answer.error();
  question.answer = std::move(answer).value();
  return {};
}

/// Of a stored run, at RUN@STEP or at its end; its settings are its own.
Status askOfRun(Question& question, const Catalog& catalog, const ProbeArguments& given) {
  if (!given.set.empty() || !given.seed.empty()) {
    return Error{Message{"the settings and the seed of a stored run are fixed; leave out "
                         "--set and --seed, or leave out --run"},
                 "--run"};
  }
  auto point = parseRunPoint(given.run, "--run");
  if (!point) return point.error();
  auto run = openStoredRun(catalog, point.value().run);
  if (!run) return run.error();
  if (run.value().type != question.type) {
    return Error{
        Message{"the run is one of %1, not of %2", {run.value().type->id, question.type->id}},
        "--run"};
  }
  const std::uint64_t step =
      point.value().has_step ? point.value().step : lastStep(run.value().reader);
  auto driver = driverFromRun(run.value().reader, catalog, step);
  if (!driver) return driver.error();
  question.config = driver.value()->liveConfig();
  auto answer = question.probe->run(*driver.value()->snapshot(), question.arguments, {});
  if (!answer) return answer.error();
  question.answer = std::move(answer).value();
  return {};
}

Json tableRows(const ProbeResult& answer) {
  Json rows = Json::array();
  for (int r = 0; r < answer.rows; ++r) {
    Json row = Json::array();
    for (int c = 0; c < answer.cols; ++c) {
      row.push(answer.table[static_cast<std::size_t>(r) * static_cast<std::size_t>(answer.cols) +
                            static_cast<std::size_t>(c)]);
    }
    rows.push(std::move(row));
  }
  return rows;
}

/// Complete arguments but for those that mean "not given".
Json argumentsGiven(const Values& arguments) {
  Values given = arguments;
  for (const auto& [key, value] : arguments.map()) {
    const auto* number = std::get_if<double>(&value);
    if (number != nullptr && std::isnan(*number)) given.erase(key);
  }
  return toJson(given);
}

Json labelList(const std::vector<std::string>& labels) {
  Json list = Json::array();
  for (const std::string& label : labels) list.push(label);
  return list;
}

Json toObject(const Question& question) {
  Json object = Json::object();
  object.set("experiment", question.type->id).set("probe", question.probe->id);
  object.set("config", toJson(question.config))
      .set("arguments", argumentsGiven(question.arguments));
  Json values = Json::object();
  for (const auto& [label, value] : question.answer.values) {
    if (std::isfinite(value)) values.set(label, value);  // a label without a value is absent
  }
  object.set("values", values).set("rows", tableRows(question.answer));
  object.set("row_labels", labelList(question.answer.row_labels));
  object.set("col_labels", labelList(question.answer.col_labels));
  if (!question.answer.text.empty()) object.set("text", question.answer.text);
  return object;
}

/// A value beyond every number is no answer; one without a meaning is just absent.
Status checkFinite(const ProbeResult& answer) {
  for (const auto& [label, value] : answer.values) {
    if (!std::isinf(value)) continue;
    return Error{Message{"the answer is larger than a number can hold under these settings"},
                 label};
  }
  return {};
}

std::string meaningOf(const ProbeType& probe, const std::string& label) {
  for (const auto& [known, meaning] : probe.labels) {
    if (known == label) return meaning;
  }
  return {};
}

void printTable(const Output& out, const ProbeResult& answer) {
  constexpr int kWidest = 12;
  const bool labelled = !answer.row_labels.empty();
  std::vector<std::string> titles;
  if (labelled) titles.emplace_back("");
  const int shown = std::min(answer.cols, kWidest);
  for (int c = 0; c < shown; ++c) {
    const auto index = static_cast<std::size_t>(c);
    titles.push_back(index < answer.col_labels.size() ? answer.col_labels[index]
                                                      : std::to_string(c));
  }
  Table table(titles);
  for (std::size_t c = labelled ? 1 : 0; c < titles.size(); ++c) table.alignRight(c);
  for (int r = 0; r < answer.rows; ++r) {
    std::vector<std::string> cells;
    if (labelled) cells.push_back(answer.row_labels[static_cast<std::size_t>(r)]);
    for (int c = 0; c < shown; ++c) {
      cells.push_back(shortNumber(
          answer.table[static_cast<std::size_t>(r) * static_cast<std::size_t>(answer.cols) +
                       static_cast<std::size_t>(c)],
          5));
    }
    table.add(std::move(cells));
  }
  out.line("");
  out.table(table);
  if (shown < answer.cols && !out.json) {
    out.note("The first " + std::to_string(shown) + " of " + std::to_string(answer.cols) +
             " columns; all of them with --json.");
  }
}

void printAnswer(const Output& out, const Question& question) {
  if (!question.answer.text.empty()) out.line(question.answer.text);
  Table table({"LABEL", "VALUE", "MEANS"});
  table.alignRight(1);
  for (const auto& [label, value] : question.answer.values) {
    table.add({label, shortNumber(value, 8), meaningOf(*question.probe, label)});
  }
  if (!table.empty()) out.table(table);
  if (question.answer.rows > 0 && question.answer.cols > 0) printTable(out, question.answer);
}

int probe(Context& context, const ProbeArguments& given) {
  const Output& out = context.out;
  const std::string usage = probeVerb().usage;
  if (given.name.empty()) return out.fail(missingArgument("NAME", usage));
  if (given.probe.empty()) return out.fail(missingArgument("PROBE", usage));
  auto subject = findSubject(context.catalog, given.name);
  if (!subject) return out.fail(subject.error());
  Question question;
  question.type = subject.value().type;
  auto found = findProbe(*question.type, given.probe);
  if (!found) return out.fail(found.error());
  question.probe = found.value();
  auto typed = withAssignments(question.probe->arguments, {}, given.arg, "--arg", "argument");
  if (!typed) return out.fail(typed.error());
  auto complete = question.probe->arguments.complete(typed.value());
  if (!complete) return out.fail(complete.error());
  question.arguments = given.run.empty() ? typed.value() : complete.value();
  const Status status = given.run.empty() ? askOfFresh(question, subject.value(), given)
                                          : askOfRun(question, context.catalog, given);
  if (!status) return out.fail(status.error());
  if (const Status finite = checkFinite(question.answer); !finite) return out.fail(finite.error());
  question.arguments = complete.value();
  printAnswer(out, question);
  out.object(toObject(question));
  return kDone;
}

}  // namespace

Verb probeVerb() {
  return {"probe",
          "probe NAME PROBE [--set key=value]… [--arg key=value]… [--run RUN[@STEP]]",
          "asks one question, of a fresh state or of a stored run",
          {"icl probe cross-attention minimiser --set depth=8",
           "icl probe cross-attention loss --arg alpha=0.2 --arg beta=-0.2 --json"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<ProbeArguments>();
            addPositional(app, "NAME", given->name, "an experiment or a preset");
            addPositional(app, "PROBE", given->probe, "a probe of it: see icl show NAME");
            addRepeated(app, "--set", given->set, "a setting of the fresh state", "key=value");
            addRepeated(app, "--arg", given->arg, "an argument; lists as JSON", "key=value");
            addText(app, "--seed", given->seed, "of the fresh state; 1 unless given", "N");
            addText(app, "--run", given->run, "a stored run, at a step or at its end",
                    "RUN[@STEP]");
            return [given](Context& context) { return probe(context, *given); };
          }};
}

}  // namespace icl::cli
