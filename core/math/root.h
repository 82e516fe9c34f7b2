// Roots of a function between two points of opposite sign. Called by theory and priors; pure.
// Does not look for the bracket.
#pragma once

#include <functional>

namespace icl {

/// The root to full precision. Where both ends have the same sign, the end of smaller magnitude.
double rootBetween(const std::function<double(double)>& f, double low, double high);

}  // namespace icl
