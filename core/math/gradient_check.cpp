#include "core/math/gradient_check.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/base/result.h"

namespace icl {

std::vector<double> numericGradient(const ScalarFunction& f, std::span<const double> at,
                                    double step) {
  std::vector<double> point(at.begin(), at.end()), gradient;
  for (std::size_t i = 0; i < point.size(); ++i) {
    const auto central = [&](double h) {
      const double middle = point[i];
      point[i] = middle + h;
      const double above = f(point);
      point[i] = middle - h;
      const double below = f(point);
      point[i] = middle;
      return (above - below) / (2 * h);
    };
    gradient.push_back((4 * central(step / 2) - central(step)) / 3);
  }
  return gradient;
}

double gradientError(const ScalarFunction& f, std::span<const double> at,
                     std::span<const double> claimed, double step, double floor) {
  ICL_CHECK(claimed.size() == at.size(), "one derivative a coordinate");
  const auto numeric = numericGradient(f, at, step);
  double worst = 0;
  for (std::size_t i = 0; i < numeric.size(); ++i) {
    worst = std::max(worst, std::abs(claimed[i] - numeric[i]) / (floor + std::abs(numeric[i])));
  }
  return worst;
}

}  // namespace icl
