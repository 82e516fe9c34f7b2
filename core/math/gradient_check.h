// Derivatives by differences, to check the ones derived by hand. Called by tests only; pure.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace icl {

using ScalarFunction = std::function<double(std::span<const double>)>;

/// Central differences at two step sizes, extrapolated: error of order step^4.
std::vector<double> numericGradient(const ScalarFunction& f, std::span<const double> at,
                                    double step = 1e-3);

/// Largest |claimed - numeric| / (floor + |numeric|) over the components.
double gradientError(const ScalarFunction& f, std::span<const double> at,
                     std::span<const double> claimed, double step = 1e-3, double floor = 1e-6);

}  // namespace icl
