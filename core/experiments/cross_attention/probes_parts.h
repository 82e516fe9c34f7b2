// What the files of probes share: the single probes, and reading lists out of text arguments.
// Included by probes*.cpp only.
#pragma once

#include <string>
#include <vector>

#include "core/experiments/cross_attention/config.h"
#include "core/run/probe_type.h"

namespace icl::cross_attention {

ProbeType summaryProbe();
ProbeType minimiserProbe();
ProbeType lossProbe();
ProbeType landscapeProbe();
ProbeType flowProbe();
ProbeType stepLimitProbe();
ProbeType stepScanProbe();
ProbeType barrierProbe();
ProbeType untiedBoundProbe();
ProbeType depthCurveProbe();
ProbeType ablationProbe();
ProbeType gradientDescentProbe();
ProbeType weightsProbe();

/// For the probes' arguments that default to what the run has.
bool given(const Values& arguments, const char* key);

/// "0.1, 1, 10" or "[0.1, 1, 10]": finite numbers between low and high, at least one, at most
/// 10,000.
Result<std::vector<double>> parseNumbers(const std::string& text, const std::string& key,
                                         double low, double high);
/// "bayes lsa", "bayes,lsa" or "["bayes","lsa"]", each one of `known`.
Result<std::vector<std::string>> parseNames(const std::string& text, const std::string& key,
                                            const std::vector<std::string>& known);

}  // namespace icl::cross_attention
