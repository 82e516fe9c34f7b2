#include "core/math/root.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include <boost/math/tools/roots.hpp>

namespace icl {

double rootBetween(const std::function<double(double)>& f, double low, double high) {
  const double at_low = f(low), at_high = f(high);
  if (at_low == 0) return low;
  if (at_high == 0) return high;
  if (std::signbit(at_low) == std::signbit(at_high)) {
    return std::abs(at_low) < std::abs(at_high) ? low : high;
  }
  std::uintmax_t rounds = 300;
  const boost::math::tools::eps_tolerance<double> tolerance(std::numeric_limits<double>::digits);
  const auto [a, b] =
      boost::math::tools::toms748_solve(f, low, high, at_low, at_high, tolerance, rounds);
  return std::abs(f(a)) <= std::abs(f(b)) ? a : b;
}

}  // namespace icl
