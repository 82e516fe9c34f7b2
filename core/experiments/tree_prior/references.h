// Lines of theory for the charts of an adaptive-inference run, the named levels that stop rules and
// claims may use, and its formulas. Takes up to tens of milliseconds: never on the window's own
// thread. Pure.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/experiment.h"

namespace icl::tree_prior {

std::vector<Reference> references(const Values& complete);

/// path, linear, adaptive_limit, fixed_limit, floor, pooled_error, and path_1 … path_8, where they
/// have a meaning.
std::map<std::string, double> levels(const Values& complete);

/// Markup as in core/run/experiment.h; depends on the settings only.
std::vector<Equation> equations(const Values& complete);

}  // namespace icl::tree_prior
