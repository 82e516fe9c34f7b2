// Cross-attention training against PyTorch, in the same run. Called by icl_bars.
#pragma once

#include <string>
#include <vector>

#include "tests/bench/bar.h"

namespace icl::bench {

/// `script`: torch_cross_attention.py. Prints the times behind the ratios.
std::vector<Bar> crossAttentionBars(const std::string& script);

}  // namespace icl::bench
