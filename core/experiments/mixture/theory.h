// Lines and formulas beside a run of the first stage: chance levels, the moment of the transition,
// the model's equations. Pure; any thread.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/experiment.h"

namespace icl::mixture {

std::vector<Reference> references(const Values& complete);
std::map<std::string, double> levels(const Values& complete);
std::vector<Equation> equations(const Values& complete);

}  // namespace icl::mixture
