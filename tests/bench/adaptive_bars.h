// Training of adaptive inference beside the same in eager PyTorch. Program of ./dev bench.
#pragma once

#include <string>
#include <vector>

#include "core/run/experiment.h"
#include "tests/bench/bar.h"

namespace icl::bench {

/// `script`: the peer, torch_adaptive.py.
std::vector<Bar> adaptiveBars(const Catalog& catalog, const std::string& script);

}  // namespace icl::bench
