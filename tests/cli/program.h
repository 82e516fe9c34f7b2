// Starts `icl` as a person would and looks at what it prints, how it ends and what it leaves
// behind. Used by the tests of this folder only; every test has a run store of its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <signal.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::testing {

/// Numbers in a row of a cross-attention run.
inline constexpr std::size_t kChannels = 16;

struct Ended {
  int code = -1;   // exit code; -1 where a signal ended it
  int signal = 0;  // that signal
  std::string out{}, err{};

  /// The one JSON object on standard output.
  Json json() const {
    auto parsed = Json::parse(out, "standard output");
    EXPECT_TRUE(parsed.ok()) << out << err;
    if (!parsed) return Json::object();
    EXPECT_TRUE(parsed.value().isObject()) << out;
    return parsed.value();
  }
};

/// A started program; wait() must be called once.
class Running {
 public:
  Running(pid_t pid, int out, int err) : pid_(pid), out_(out), err_(err) {}
  void send(int signal) const { ::kill(pid_, signal); }
  /// Until the program has a handler for the signal, however long it takes to be loaded; false if
  /// it ended or half a minute passed.
  bool waitUntilCaught(int signal) const {
    const std::string status = "/proc/" + std::to_string(pid_) + "/status";
    for (int i = 0; i < 30000; ++i) {
      std::ifstream lines(status);
      std::string name;
      std::uint64_t caught = 0;
      while (lines >> name && name != "SigCgt:") lines.ignore(4096, '\n');
      if (lines >> std::hex >> caught && (caught >> (signal - 1) & 1) != 0) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return false;
  }
  Ended wait() {
    Ended ended;
    pollfd pipes[2] = {{out_, POLLIN, 0}, {err_, POLLIN, 0}};
    std::string* const texts[2] = {&ended.out, &ended.err};
    int open = 2;
    while (open > 0 && poll(pipes, 2, -1) >= 0) {
      for (int i = 0; i < 2; ++i) {
        if (pipes[i].fd < 0 || pipes[i].revents == 0) continue;
        char buffer[4096];
        const auto got = read(pipes[i].fd, buffer, sizeof buffer);
        if (got > 0) {
          texts[i]->append(buffer, static_cast<std::size_t>(got));
          continue;
        }
        close(pipes[i].fd);
        pipes[i].fd = -1;
        --open;
      }
    }
    int status = 0;
    waitpid(pid_, &status, 0);
    ended.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ended.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return ended;
  }

 private:
  pid_t pid_;
  int out_, err_;
};

class Cli : public ::testing::Test {
 protected:
  std::filesystem::path store() const { return folder_ / "runs"; }
  std::filesystem::path file(const std::string& name) const { return folder_ / name; }
  const std::filesystem::path& folder() const { return folder_.path(); }
  void setVariable(const std::string& name, const std::string& value) {
    variables_.emplace_back(name, value);
  }
  /// No file may grow beyond this: what a full disk is to a writer.
  void limitFiles(rlim_t bytes) { file_limit_ = bytes; }
  void useProgram(const std::filesystem::path& program) { program_ = program; }

  Running start(const std::vector<std::string>& arguments) const {
    int out[2], err[2];
    EXPECT_EQ(pipe2(out, O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(err, O_CLOEXEC), 0);
    const pid_t pid = fork();
    if (pid == 0) {
      dup2(out[1], STDOUT_FILENO);
      dup2(err[1], STDERR_FILENO);
      setenv("ICL_STORE", store().c_str(), 1);
      setenv("ICL_RESOURCES", ICL_SOURCE_DIR "/resources", 1);
      for (const auto& [name, value] : variables_) setenv(name.c_str(), value.c_str(), 1);
      if (file_limit_ != RLIM_INFINITY) {
        const rlimit limit{file_limit_, file_limit_};
        setrlimit(RLIMIT_FSIZE, &limit);
      }
      if (chdir(folder().c_str()) != 0) _exit(126);
      std::vector<char*> raw{const_cast<char*>(program_.c_str())};
      for (const std::string& argument : arguments) {
        raw.push_back(const_cast<char*>(argument.c_str()));
      }
      raw.push_back(nullptr);
      execv(program_.c_str(), raw.data());
      _exit(127);
    }
    close(out[1]);
    close(err[1]);
    return {pid, out[0], err[0]};
  }
  Ended icl(const std::vector<std::string>& arguments) const { return start(arguments).wait(); }
  /// With --json at the end; the answer must be one object.
  Json answer(std::vector<std::string> arguments, int code = 0) const {
    arguments.emplace_back("--json");
    const Ended ended = icl(arguments);
    EXPECT_EQ(ended.code, code) << ended.err;
    return ended.json();
  }
  /// Refused with exit 2 and exactly one line, which holds all of `parts`.
  void expectRefused(const std::vector<std::string>& arguments,
                     const std::vector<std::string>& parts, int code = 2) const {
    const Ended ended = icl(arguments);
    std::string line;
    for (const std::string& argument : arguments) line += " " + argument;
    EXPECT_EQ(ended.code, code) << line << "\n" << ended.err;
    EXPECT_EQ(ended.out, "") << line;
    EXPECT_EQ(ended.err.rfind("icl: ", 0), 0U) << line << "\n" << ended.err;
    EXPECT_EQ(ended.err.find('\n'), ended.err.size() - 1) << line << "\n" << ended.err;
    for (const std::string& part : parts) {
      EXPECT_NE(ended.err.find(part), std::string::npos) << line << "\n"
                                                         << ended.err << "does not say: " << part;
    }
  }

 private:
  TemporaryFolder folder_{};
  std::vector<std::pair<std::string, std::string>> variables_{};
  std::filesystem::path program_{ICL_PROGRAM};
  rlim_t file_limit_ = RLIM_INFINITY;
};

inline const Json& at(const Json& object, const std::string& key) {
  static const Json kAbsent;
  const Json* found = object.find(key);
  EXPECT_NE(found, nullptr) << "no member '" << key << "' in " << object.print();
  return found == nullptr ? kAbsent : *found;
}

/// By value, so that the items of a passing answer may be looped over.
inline Json::Array items(const Json& answer) {
  const Json& list = at(answer, "items");
  EXPECT_TRUE(list.isArray()) << answer.print();
  return list.isArray() ? list.items() : Json::Array{};
}

inline std::string textAt(const Json& object, const std::string& key) {
  const Json& found = at(object, key);
  EXPECT_TRUE(found.isString()) << key << ": " << found.print();
  return found.isString() ? found.asString() : "";
}

inline double numberAt(const Json& object, const std::string& key) {
  const Json& found = at(object, key);
  EXPECT_TRUE(found.isNumber()) << key << ": " << found.print();
  return found.isNumber() ? found.asNumber() : 0;
}

}  // namespace icl::testing
