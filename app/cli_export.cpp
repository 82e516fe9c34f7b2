// `icl export` (rows of a stored run as CSV or NPY) and `icl plot` (the window's pictures, drawn
// off screen by icl-lab).
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/run/export.h"

extern char** environ;

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

// ── export ──

struct ExportArguments {
  std::string run{}, format{}, out{};
};

int exportRows(Context& context, const ExportArguments& given) {
  const Output& out = context.out;
  if (given.run.empty()) return out.fail(missingArgument("RUN", exportVerb().usage));
  if (given.format.empty()) return out.fail(missingArgument("--format", exportVerb().usage));
  if (given.format != "csv" && given.format != "npy") {
    return out.fail(Error{Message{"'%1' is not a format of this build, which writes csv "
                                  "(text for people and spreadsheets) and npy (NumPy)",
                                  {given.format}},
                          "--format"});
  }
  auto run = openStoredRun(context.catalog, given.run);
  if (!run) return out.fail(run.error());
  const RunReader& reader = run.value().reader;
  const fs::path file =
      given.out.empty() ? fs::path(reader.manifest().id + "." + given.format) : fs::path(given.out);
  if (const Status status = checkOutFile(file); !status) return out.fail(status.error());
  const Status written = given.format == "csv" ? exportCsv(reader, file) : exportNpy(reader, file);
  if (!written) return out.fail(written.error());
  Json answer = Json::object();
  answer.set("run", reader.manifest().id).set("format", given.format);
  answer.set("file", fs::absolute(file).string()).set("rows", reader.rows());
  Json channels = Json::array();
  for (const std::string& channel : reader.manifest().channels) channels.push(channel);
  answer.set("channels", channels);
  out.object(answer);
  out.line(grouped(reader.rows()) + " rows of " +
           std::to_string(reader.manifest().channels.size()) + " channels in " + file.string());
  return kDone;
}

// ── plot ──

struct PlotArguments {
  std::string name{}, view{}, out{};
};

bool isProgram(const fs::path& file) {
  std::error_code ignored;
  return fs::is_regular_file(file, ignored) && access(file.c_str(), X_OK) == 0;
}

/// Beside this program, or on PATH.
Result<fs::path> findWindowProgram() {
  constexpr const char* kName = "icl-lab";
  std::error_code ignored;
  const fs::path own = fs::read_symlink("/proc/self/exe", ignored);
  if (isProgram(own.parent_path() / kName)) return own.parent_path() / kName;
  const char* variable = std::getenv("PATH");
  std::string path = variable == nullptr ? "" : variable;
  while (!path.empty()) {
    const std::size_t colon = path.find(':');
    const fs::path folder = path.substr(0, colon);
    path = colon == std::string::npos ? "" : path.substr(colon + 1);
    if (!folder.empty() && isProgram(folder / kName)) return folder / kName;
  }
  return Error{Message{"pictures are drawn by icl-lab, which is neither beside this program "
                       "nor on PATH; install or build it, or use 'icl export'"},
               "plot"};
}

/// Runs it with its standard output on our standard error, so that --json stays one object.
Result<int> runProgram(const fs::path& program, std::vector<std::string> arguments) {
  std::vector<char*> raw;
  for (std::string& argument : arguments) raw.push_back(argument.data());
  raw.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  pid_t child = 0;
  const int problem = posix_spawn(&child, program.c_str(), &actions, nullptr, raw.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (problem != 0) {
    return Error{Message{"%1 could not be started", {program.string()}}, "plot"};
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  return WTERMSIG(status) == SIGINT ? static_cast<int>(kInterrupted)
                                    : static_cast<int>(kMachineFailed);
}

/// What icl-lab is given: the folder of a stored run, or a preset's (or experiment's) name.
Result<std::string> whatToDraw(const Catalog& catalog, const std::string& name) {
  auto subject = findSubject(catalog, name);
  if (subject) return name;
  auto run = openStoredRun(catalog, name);
  if (run) return fs::absolute(run.value().reader.folder()).string();
  std::error_code ignored;
  return fs::exists(name, ignored) ? run.error() : subject.error();
}

int plot(Context& context, const PlotArguments& given) {
  const Output& out = context.out;
  if (given.name.empty()) return out.fail(missingArgument("RUN or PRESET", plotVerb().usage));
  if (given.view.empty()) return out.fail(missingArgument("--view", plotVerb().usage));
  if (given.out.empty()) return out.fail(missingArgument("--out", plotVerb().usage));
  const std::string extension = fs::path(given.out).extension().string();
  if (extension != ".svg" && extension != ".pdf" && extension != ".png") {
    return out.fail(Error{Message{"'%1' must end in .svg, .pdf or .png", {given.out}}, "--out"});
  }
  if (const Status status = checkOutFile(given.out); !status) return out.fail(status.error());
  auto what = whatToDraw(context.catalog, given.name);
  if (!what) return out.fail(what.error());
  auto program = findWindowProgram();
  if (!program) return out.fail(program.error());
  auto code = runProgram(program.value(), {program.value().string(), what.value(), "--render",
                                           given.view, "--out", given.out});
  if (!code) return out.fail(code.error(), kMachineFailed);
  if (code.value() != kDone) {
    return out.fail(Error{Message{"icl-lab drew no picture of '%1'", {given.view}}, "plot"},
                    code.value());
  }
  Json answer = Json::object();
  answer.set("name", given.name).set("view", given.view);
  answer.set("file", fs::absolute(given.out).string());
  out.object(answer);
  out.line(given.out);
  return kDone;
}

}  // namespace

Verb exportVerb() {
  return {"export",
          "export RUN --format csv|npy [--out PATH]",
          "the rows of a stored run as a table (its weights are safetensors already)",
          {"icl export 2026- --format csv --out rows.csv"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<ExportArguments>();
            addPositional(app, "RUN", given->run, "a run: id, unique beginning of it, or folder");
            addText(app, "--format", given->format, "csv or npy (names beside it in .json)", "F");
            addText(app, "--out", given->out, "the file; <run>.<format> unless given", "PATH");
            return [given](Context& context) { return exportRows(context, *given); };
          }};
}

Verb plotVerb() {
  return {"plot",
          "plot RUN|PRESET --view VIEW --out FILE.svg|pdf|png",
          "the same pictures as the window, drawn off screen by icl-lab",
          {"icl plot depth-halves --view loss --out loss.svg"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<PlotArguments>();
            addPositional(app, "RUN|PRESET", given->name, "a stored run or a preset");
            addText(app, "--view", given->view, "the picture's name", "VIEW");
            addText(app, "--out", given->out, "the file; its ending says the format", "FILE");
            return [given](Context& context) { return plot(context, *given); };
          }};
}

}  // namespace icl::cli
