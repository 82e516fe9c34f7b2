#include "core/base/memory.h"

#include <fstream>
#include <limits>
#include <string>
#include <string_view>

#include "core/base/text.h"

namespace icl {

double availableMemory() {
  std::ifstream file("/proc/meminfo");
  constexpr std::string_view kName = "MemAvailable:";
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(kName)) continue;
    const auto digits = line.find_first_of("0123456789");
    const auto number = parseNumber(line.substr(digits, line.find(' ', digits) - digits));
    if (number) return *number * 1024;
  }
  return std::numeric_limits<double>::infinity();
}

}  // namespace icl
