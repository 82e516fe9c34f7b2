// Bars of the mixture experiment: a training step against an independent PyTorch step of the same
// model, taken in turn in one run. Program of ./dev bench; one thread.
#pragma once

#include <string>
#include <vector>

#include "tests/bench/bar.h"

namespace icl::bench {

/// `script`: torch_mixture.py. Without PyTorch the figures against it are not measured.
std::vector<Bar> mixtureBars(const std::string& script);

}  // namespace icl::bench
