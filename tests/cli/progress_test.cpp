#include <pty.h>

#include "tests/cli/program.h"

namespace icl::testing {

using ProgressBar = Cli;

namespace {

/// Runs icl with standard error on a terminal until `wanted` is read there, or for `seconds`; then
/// stops it by Ctrl-C. What the terminal showed.
std::string onTerminal(const std::filesystem::path& store,
                       const std::vector<std::string>& arguments, const std::string& wanted,
                       double seconds) {
  int terminal = -1, child_side = -1;
  EXPECT_EQ(openpty(&terminal, &child_side, nullptr, nullptr, nullptr), 0);
  const pid_t pid = fork();
  if (pid == 0) {
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, STDOUT_FILENO);
    dup2(child_side, STDERR_FILENO);
    setenv("ICL_STORE", store.c_str(), 1);
    std::vector<char*> raw{const_cast<char*>(ICL_PROGRAM)};
    for (const std::string& argument : arguments)
      raw.push_back(const_cast<char*>(argument.c_str()));
    raw.push_back(nullptr);
    execv(ICL_PROGRAM, raw.data());
    _exit(127);
  }
  close(child_side);
  std::string shown;
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  while (shown.find(wanted) == std::string::npos && std::chrono::steady_clock::now() < end) {
    pollfd waiting{terminal, POLLIN, 0};
    if (poll(&waiting, 1, 50) <= 0) continue;
    char buffer[4096];
    const auto got = read(terminal, buffer, sizeof buffer);
    if (got <= 0) break;
    shown.append(buffer, static_cast<std::size_t>(got));
  }
  kill(pid, SIGINT);
  int status = 0;
  waitpid(pid, &status, 0);
  close(terminal);
  EXPECT_EQ(WIFEXITED(status) ? WEXITSTATUS(status) : -1, 130);
  return shown;
}

const std::vector<std::string> kLongWork{"run",   "cross-attention", "--set",   "method=descent",
                                         "--set", "context=64",      "--steps", "1000000"};

}  // namespace

TEST_F(ProgressBar, IsDrawnOnATerminalWithRateAndTimeLeft) {
  const std::string shown = onTerminal(store(), kLongWork, " left", 30);
  EXPECT_NE(shown.find("of 1,000,000 steps"), std::string::npos) << shown;
  EXPECT_NE(shown.find(" steps/s"), std::string::npos) << shown;
  EXPECT_NE(shown.find("░"), std::string::npos) << shown;
}

TEST_F(ProgressBar, IsSilencedByQuiet) {
  std::vector<std::string> quiet = kLongWork;
  quiet.emplace_back("--quiet");
  EXPECT_EQ(onTerminal(store(), quiet, "steps", 2), "");
}

}  // namespace icl::testing
