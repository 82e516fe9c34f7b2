#include "app/cli_draw.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char** environ;

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

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

}  // namespace

Error Drawn::error(const std::string& view) const {
  std::string line = said;
  while (!line.empty() && line.back() == '\n') line.pop_back();
  line = line.substr(line.rfind('\n') + 1);
  const std::string name = "icl-lab: ";
  if (line.rfind(name, 0) == 0) line = line.substr(name.size());
  if (line.empty()) return Error{Message{"icl-lab drew no picture of '%1'", {view}}, "plot"};
  return Error{Message{line}, "plot"};
}

Result<Drawn> drawOffScreen(const std::string& what, const std::string& view,
                            const std::string& out) {
  const auto program = findWindowProgram();
  if (!program) return program.error();
  return runProgram(*program, {program->string(), what, "--render", view, "--out", out});
}

}  // namespace icl::cli
