// Lines of theory for the charts of a cross-attention run, and the named levels that stop rules and
// claims may use. Takes up to tens of milliseconds: never on the window's own thread. Pure.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/run/experiment.h"

namespace icl::cross_attention {

std::vector<Reference> references(const Values& complete);

/// The summary's labels, and lsa_excess, zero_excess, minimum_alpha, minimum_beta, minimum_gain,
/// minimum_excess, minimum_risk, floor_excess, barrier_beta, barrier_excess, escape_excess,
/// step_limit where they have a meaning.
std::map<std::string, double> levels(const Values& complete);

}  // namespace icl::cross_attention
