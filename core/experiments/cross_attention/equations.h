// The formulas of a cross-attention run for the window's equations view: the model that is active,
// its loss, the theorem it illustrates and its update, with live numbers filled in by {key}.
#pragma once

#include <vector>

#include "core/run/experiment.h"

namespace icl::cross_attention {

/// Markup as in core/run/experiment.h; depends on the settings only.
std::vector<Equation> equations(const Values& complete);

}  // namespace icl::cross_attention
