// A Python with a module, for tests that hold what the program writes against an independent
// reader. The system's own first: that is where Debian's packages are.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <utility>

namespace icl::testing {

/// A test that needs Python is skipped where there is none, but not by ./dev test --all, which
/// installs it: there that is a failure.
#define ICL_NEED_PYTHON(python, module)                                                       \
  const std::string python = ::icl::testing::pythonWith(module);                              \
  if (python.empty()) {                                                                       \
    if (std::getenv("ICL_ALL_TOOLS") != nullptr) FAIL() << "there is no Python with " module; \
    GTEST_SKIP() << "there is no Python with " module;                                        \
  }                                                                                           \
  static_assert(true)

/// Empty where there is none.
inline std::string pythonWith(const std::string& module) {
  for (const char* python : {"/usr/bin/python3", "python3"}) {
    const std::string line = std::string(python) + " -c 'import " + module + "' >/dev/null 2>&1";
    if (std::system(line.c_str()) == 0) return python;
  }
  return "";
}

struct PythonEnded {
  int code = -1;
  std::string said{};
};

/// Runs a line of the shell and keeps what it prints, errors among it.
inline PythonEnded shell(const std::string& line) {
  PythonEnded ended;
  FILE* pipe = popen((line + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return ended;
  std::array<char, 4096> buffer{};
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) ended.said += buffer.data();
  const int status = pclose(pipe);
  ended.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ended;
}

}  // namespace icl::testing
