// `icl plot`: the window's pictures, drawn off screen by icl-lab, which this starts and waits for.
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/cli_input.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"

extern char** environ;

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

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

struct Drawn {
  int code = kMachineFailed;
  std::string said{};
};

std::string readAll(int descriptor) {
  std::string text;
  char buffer[4096];
  for (;;) {
    const auto got = read(descriptor, buffer, sizeof buffer);
    if (got > 0) {
      text.append(buffer, static_cast<std::size_t>(got));
    } else if (got == 0 || errno != EINTR) {
      return text;
    }
  }
}

/// Runs it to its end and keeps what it says, so that --json stays one object and an error one
/// line.
Result<Drawn> runProgram(const fs::path& program, std::vector<std::string> arguments) {
  std::vector<char*> raw;
  for (std::string& argument : arguments) raw.push_back(argument.data());
  raw.push_back(nullptr);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return Error{Message{"no pipe is left"}, "plot", Fault::Machine};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  pid_t child = 0;
  const int problem = posix_spawn(&child, program.c_str(), &actions, nullptr, raw.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  Drawn drawn;
  if (problem == 0) drawn.said = readAll(ends[0]);
  close(ends[0]);
  if (problem != 0) {
    return Error{Message{"%1 could not be started", {program.string()}}, "plot", Fault::Machine};
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) drawn.code = WEXITSTATUS(status);
  return drawn;
}

/// The program's own sentence (its last line, without its name), or that it gave none.
Error refusal(const Drawn& drawn, const std::string& view) {
  std::string line = drawn.said;
  while (!line.empty() && line.back() == '\n') line.pop_back();
  line = line.substr(line.rfind('\n') + 1);
  const std::string name = "icl-lab: ";
  if (line.rfind(name, 0) == 0) line = line.substr(name.size());
  if (line.empty()) return Error{Message{"icl-lab drew no picture of '%1'", {view}}, "plot"};
  return Error{Message{line}, "plot"};
}

/// What icl-lab is given: the folder of a stored run, or a preset's (or experiment's) name.
Result<std::string> whatToDraw(const Catalog& catalog, const std::string& name) {
  auto subject = findSubject(catalog, name);
  if (subject && subject.value().isPreset() && fs::path(name).has_extension()) {
    return fs::absolute(name).lexically_normal().string();  // a preset file
  }
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
  auto drawn = runProgram(program.value(), {program.value().string(), what.value(), "--render",
                                            given.view, "--out", given.out});
  if (!drawn) return out.fail(drawn.error());
  if (drawn.value().code != kDone) {
    return out.fail(refusal(drawn.value(), given.view), drawn.value().code);
  }
  Json answer = Json::object();
  answer.set("name", given.name).set("view", given.view);
  answer.set("file", fs::absolute(given.out).string());
  out.object(answer);
  out.line(given.out);
  return kDone;
}

}  // namespace

Verb plotVerb() {
  return {"plot",
          "plot RUN|PRESET --view VIEW --out FILE.svg|pdf|png",
          "the same pictures as the window, drawn off screen by icl-lab",
          {"icl plot two-weights --view loss --out loss.svg"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<PlotArguments>();
            addPositional(app, "RUN|PRESET", given->name, "a stored run or a preset");
            addText(app, "--view", given->view, "the picture's name", "VIEW");
            addText(app, "--out", given->out, "the file; its ending says the format", "FILE");
            return [given](Context& context) { return plot(context, *given); };
          }};
}

}  // namespace icl::cli
