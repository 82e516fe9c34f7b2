// A figure, its bar, and whether it holds. Plain data; programs of ./dev bench.
#pragma once

#include <optional>
#include <string>

namespace icl::bench {

struct Bar {
  std::string what{}, unit{};
  std::optional<double> measured{};
  double bar = 0;
  bool at_least = true;
  std::string why_not{};  // where it could not be measured

  bool holds() const { return measured && (at_least ? *measured >= bar : *measured <= bar); }
};

}  // namespace icl::bench
