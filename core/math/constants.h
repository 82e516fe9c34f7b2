// What has no number, and what has no bound.
#pragma once

#include <limits>

namespace icl {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace icl
