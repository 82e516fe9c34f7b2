#include "core/math/quadrature.h"

#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/result.h"

namespace icl {

QuadratureRule gaussLegendre(int n) {
  ICL_CHECK(n >= 1, "a rule has a node");
  const auto size = static_cast<std::size_t>(n);
  QuadratureRule rule{std::vector<double>(size), std::vector<double>(size)};
  for (std::size_t i = 0; i < (size + 1) / 2; ++i) {
    // Newton from Tricomi's estimate of the root; quadratic, so that six rounds are plenty.
    double x = std::cos(std::numbers::pi * (static_cast<double>(i) + 0.75) / (n + 0.5));
    double slope = 1;
    for (int round = 0; round < 6; ++round) {
      double previous = 1, current = x;
      for (int k = 2; k <= n; ++k) {
        const double next = ((2 * k - 1) * x * current - (k - 1) * previous) / k;
        previous = current;
        current = next;
      }
      slope = n * (x * current - previous) / (x * x - 1);
      const double change = current / slope;
      x -= change;
      if (std::abs(change) < 1e-16) break;
    }
    if (n % 2 == 1 && i == size / 2) x = 0;
    const double weight = 2 / ((1 - x * x) * slope * slope);
    rule.nodes[size - 1 - i] = x;
    rule.nodes[i] = -x;
    rule.weights[size - 1 - i] = rule.weights[i] = weight;
  }
  return rule;
}

QuadratureRule compositeLegendre(std::span<const double> breaks, int n) {
  ICL_CHECK(breaks.size() >= 2, "a panel has two ends");
  const QuadratureRule unit = gaussLegendre(n);
  QuadratureRule rule;
  for (std::size_t panel = 0; panel + 1 < breaks.size(); ++panel) {
    const double half = 0.5 * (breaks[panel + 1] - breaks[panel]);
    const double middle = 0.5 * (breaks[panel + 1] + breaks[panel]);
    for (std::size_t i = 0; i < unit.nodes.size(); ++i) {
      rule.nodes.push_back(middle + half * unit.nodes[i]);
      rule.weights.push_back(half * unit.weights[i]);
    }
  }
  return rule;
}

}  // namespace icl
