// The program `icl`: finds the verb, parses its flags, runs it, and turns what went wrong into one
// sentence and an exit code.
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <unistd.h>

#include "app/cli_verb.h"
#include "core/config/schema.h"
#include "core/experiments/catalog.h"
#include "core/run/record.h"

namespace icl::cli {

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> all{listVerb(),  showVerb(),   runVerb(),   probeVerb(),
                                     checkVerb(), sweepVerb(),  runsVerb(),  exportVerb(),
                                     plotVerb(),  verifyVerb(), benchVerb(), docsVerb()};
  return all;
}

namespace {

/// "0.1.0" out of "g++ 12.2, Release, x86-64, icl 0.1.0".
std::string versionText() {
  const std::string build = buildString();
  const std::size_t at = build.rfind("icl ");
  return at == std::string::npos ? build : build.substr(at + 4);
}

const Verb* findVerb(const std::string& name) {
  for (const Verb& verb : verbs()) {
    if (verb.name == name) return &verb;
  }
  return nullptr;
}

Error unknownVerb(const std::string& name) {
  std::vector<std::string> names;
  for (const Verb& verb : verbs()) names.push_back(verb.name);
  return unknownName("verb", name, names);
}

void printOverview(const Output& out) {
  out.line("icl: experiments with attention that learns in context, without a window.\n");
  Table table({"VERB", "DOES"});
  for (const Verb& verb : verbs()) table.add({verb.name, verb.summary});
  table.add({"help VERB", "how a verb is called, its flags and examples"});
  out.table(table);
  out.line("\nEvery verb takes --json (one JSON object on standard output) and --quiet.");
  out.line("Exit codes: 0 done, 1 a claim or reference value failed, 2 bad usage or input,");
  out.line("            3 the mathematics diverged, 4 the machine failed, 130 Ctrl-C.");
}

Action declare(const Verb& verb, CLI::App& app, Output& out, bool& help) {
  app.set_help_flag();
  app.allow_extras();
  Action action = verb.declare(app);
  app.add_flag("--json", out.json, "print exactly one JSON object on standard output");
  app.add_flag("--quiet", out.quiet, "no progress and no notes on standard error");
  app.add_flag("--help,-h", help, "this page");
  return action;
}

int printHelp(const Verb& verb, const Output& out) {
  CLI::App app;
  Output unused;
  bool help = false;
  declare(verb, app, unused, help);
  out.line("icl " + verb.usage + "\n\n" + verb.summary + ".\n");
  Table table({"FLAG", "MEANS"});
  for (const CLI::Option* option : app.get_options()) {
    const std::string value = option->get_type_name();
    const bool flag = option->nonpositional();
    const std::string name = flag ? option->get_name(false, true) : option->get_name(true);
    table.add({name + (flag && !value.empty() ? " " + value : ""), option->get_description()});
  }
  out.table(table);
  if (!verb.examples.empty()) out.line("\nExamples:");
  for (const std::string& example : verb.examples) out.line("  " + example);
  Json answer = Json::object();
  answer.set("verb", verb.name);
  answer.set("usage", "icl " + verb.usage);
  answer.set("summary", verb.summary);
  out.object(answer);
  return kDone;
}

/// The library's exception as our sentence.
Error usageError(const Verb& verb, const CLI::ParseError& problem) {
  const std::string what = problem.what();
  const std::string flag = what.substr(0, what.find(':'));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&problem) != nullptr && flag.rfind("--", 0) == 0) {
    return Error{Message{"%1 needs a value after it", {flag}}, ""};
  }
  return Error{Message{"%1 (see 'icl help %2')", {what, verb.name}}, ""};
}

/// "--seed ''" and "--seed=" give a flag nothing; the library would take the next word for it.
const CLI::Option* flagWithNothing(const CLI::App& app, const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& word = arguments[i];
    const bool equals = word.size() > 3 && word.rfind("--", 0) == 0 && word.back() == '=';
    const bool empty = i + 1 < arguments.size() && arguments[i + 1].empty();
    if (!equals && !empty) continue;
    const CLI::Option* option =
        app.get_option_no_throw(equals ? word.substr(0, word.size() - 1) : word);
    if (option != nullptr && option->nonpositional() && option->get_items_expected_max() > 0) {
      return option;
    }
  }
  return nullptr;
}

Error leftOver(const Verb& verb, const CLI::App& app, const std::string& extra) {
  if (extra.rfind('-', 0) != 0 || extra.size() < 2) {
    return Error{Message{"'%1' is one argument too many: icl %2", {extra, verb.usage}}, ""};
  }
  std::vector<std::string> known;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  return unknownName("flag", extra.substr(0, extra.find('=')), known, verb.name);
}

int runVerbLine(const Verb& verb, std::vector<std::string> arguments, Output& out,
                const Catalog& catalog) {
  CLI::App app;
  bool help = false;
  const Action action = declare(verb, app, out, help);
  if (const CLI::Option* option = flagWithNothing(app, arguments)) {
    return out.fail(Error{Message{"%1 needs a value after it", {option->get_name()}}, ""});
  }
  std::reverse(arguments.begin(), arguments.end());  // the parser takes them from the back
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError& problem) {
    return out.fail(usageError(verb, problem));
  }
  if (help) return printHelp(verb, out);
  const auto extras = app.remaining();
  if (!extras.empty()) return out.fail(leftOver(verb, app, extras.front()));
  Context context{catalog, out};
  return action(context);
}

int runLine(const std::vector<std::string>& arguments, Output& out) {
  const std::string first = arguments.empty() ? "help" : arguments.front();
  if (first == "--version") {
    out.line("icl " + versionText());
    Json answer = Json::object();
    answer.set("version", versionText());
    answer.set("build", buildString());
    out.object(answer);
    return kDone;
  }
  if (first == "help" || first == "--help" || first == "-h") {
    std::string topic;
    for (std::size_t i = 1; i < arguments.size() && topic.empty(); ++i) {
      if (arguments[i].rfind("--", 0) != 0) topic = arguments[i];
    }
    if (!topic.empty()) {
      const Verb* verb = findVerb(topic);
      return verb == nullptr ? out.fail(unknownVerb(topic)) : printHelp(*verb, out);
    }
    printOverview(out);
    Json::Array items;
    for (const Verb& verb : verbs()) {
      Json item = Json::object();
      item.set("verb", verb.name).set("does", verb.summary);
      items.push_back(item);
    }
    out.items(std::move(items));
    return arguments.empty() ? kBadInput : kDone;
  }
  const Verb* verb = findVerb(first);
  if (verb == nullptr) return out.fail(unknownVerb(first));
  return runVerbLine(*verb, {arguments.begin() + 1, arguments.end()}, out, makeCatalog());
}

// Nothing but a run in progress has anything to keep, and `run` takes this handler's place.
void endAtOnce(int) { _exit(kInterrupted); }

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGINT, endAtOnce);
  std::signal(SIGXFSZ, SIG_IGN);  // a file-size limit is then a failed write with a sentence
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  Output out;
  // Known before parsing, so that a usage error is one JSON object, too.
  out.json = std::find(arguments.begin(), arguments.end(), "--json") != arguments.end();
  try {
    return out.close(runLine(arguments, out));
  } catch (const std::bad_alloc&) {
    return out.fail(Error{Message{"the machine has no memory left for this"}, ""}, kMachineFailed);
  } catch (const std::exception& problem) {
    return out.fail(Error{Message{"the machine failed: %1", {problem.what()}}, ""}, kMachineFailed);
  }
}

}  // namespace icl::cli

int main(int argc, char** argv) { return icl::cli::main(argc, argv); }
