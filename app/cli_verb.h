// Verb: one word of the command line: how it is called, what it does, its flags and its action. The
// explicit list is in cli_main.cpp; each cli_*.cpp declares its own. Main thread only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "app/cli_output.h"
#include "core/run/experiment.h"

namespace icl::cli {

struct Context {
  const Catalog& catalog;
  const Output& out;
};

using Action = std::function<int(Context&)>;

struct Verb {
  std::string name{}, usage{}, summary{};
  std::vector<std::string> examples{};
  /// Adds flags to the parser; what it returns runs after a successful parse.
  Action (*declare)(CLI::App&) = nullptr;
};

Verb listVerb();
Verb showVerb();
Verb runVerb();
Verb probeVerb();
Verb checkVerb();
Verb sweepVerb();
Verb runsVerb();
Verb exportVerb();
Verb plotVerb();
Verb verifyVerb();
Verb benchVerb();
Verb docsVerb();
const std::vector<Verb>& verbs();

}  // namespace icl::cli
