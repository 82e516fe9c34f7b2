// StopRule: "loss < bayes_risk * 1.01", the condition of --until, of the window's "stop at" and of
// claims. Grammar: CHANNEL < X or CHANNEL > X, X a number or a label of the experiment's levels,
// then optionally "* f", then optionally "+ v" (or "- v"). Plain data; any thread.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/run/experiment.h"

namespace icl {

struct StopRule {
  std::string text{};
  int channel = -1;
  bool below = true;
  double threshold = 0;

  bool empty() const { return channel < 0; }
  bool met(std::span<const double> row) const;
};

/// Empty text: the empty rule. Errors name the bad part and what is known.
Result<StopRule> parseStopRule(std::string_view text, const std::vector<Channel>& channels,
                               const std::map<std::string, double>& levels);
/// For the channels that every run of the experiment has.
Result<StopRule> parseStopRule(std::string_view text, const ExperimentType& type,
                               const std::map<std::string, double>& levels);

}  // namespace icl
