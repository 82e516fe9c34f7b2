#include "core/base/cpu.h"

#include <fstream>
#include <string_view>

namespace icl {

namespace {

std::string level() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("x86-64-v4")) return "x86-64-v4";
  if (__builtin_cpu_supports("x86-64-v3")) return "x86-64-v3";
  if (__builtin_cpu_supports("x86-64-v2")) return "x86-64-v2";
  return "x86-64";
#elif defined(__aarch64__)
  return "aarch64";
#else
  return "unknown processor";
#endif
}

std::string model() {
  std::ifstream file("/proc/cpuinfo");
  constexpr std::string_view kName = "model name";
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(": ");
    if (line.starts_with(kName) && colon != line.npos) return line.substr(colon + 2);
  }
  return {};
}

}  // namespace

std::string processorName() {
  const std::string name = model();
  return name.empty() ? level() : level() + " (" + name + ")";
}

}  // namespace icl
