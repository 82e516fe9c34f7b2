#include "tests/bench/torch_peer.h"

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace icl::bench {

TorchPeer::TorchPeer(const std::string& script) {
  int down[2], up[2];
  if (pipe(down) != 0 || pipe(up) != 0) {
    why_ = "no pipe to another process";
    return;
  }
  child_ = fork();
  if (child_ == 0) {
    dup2(down[0], STDIN_FILENO);
    dup2(up[1], STDOUT_FILENO);
    for (const int end : {down[0], down[1], up[0], up[1]}) close(end);
    // The system's own first: that is where the package python3-torch puts PyTorch.
    for (const char* python : {"/usr/bin/python3", "python3"}) {
      execlp(python, "python3", script.c_str(), static_cast<char*>(nullptr));
    }
    std::_Exit(127);
  }
  close(down[0]);
  close(up[1]);
  std::signal(SIGPIPE, SIG_IGN);
  to_ = fdopen(down[1], "w");
  from_ = fdopen(up[0], "r");
  const std::string greeting = line();
  if (greeting.rfind("ready ", 0) == 0) {
    settings_ = greeting.substr(6);
  } else {
    why_ = greeting.rfind("missing ", 0) == 0 ? greeting.substr(8) : "python3 does not start";
  }
}

TorchPeer::~TorchPeer() {
  if (to_ != nullptr) std::fclose(to_);
  if (from_ != nullptr) std::fclose(from_);
  if (child_ > 0) waitpid(child_, nullptr, 0);
}

std::string TorchPeer::line() {
  std::string text;
  for (int c = std::fgetc(from_); c != EOF && c != '\n'; c = std::fgetc(from_)) {
    text += static_cast<char>(c);
  }
  return text;
}

double TorchPeer::seconds(const std::string& workload, int threads, int steps) {
  std::fprintf(to_, "%s %d %d\n", workload.c_str(), threads, steps);
  std::fflush(to_);
  const std::string answer = line();
  char* end = nullptr;
  const double value = std::strtod(answer.c_str(), &end);
  if (end == answer.c_str()) throw std::runtime_error("PyTorch gave no time for " + workload);
  return value;
}

}  // namespace icl::bench
