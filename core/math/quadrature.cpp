#include "core/math/quadrature.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <numeric>

#include "core/base/result.h"
#include "core/math/tridiagonal.h"

namespace icl {
namespace {

/// Golub and Welsch: the eigenvalues of the recurrence are the nodes, and the squares of the first
/// components of the eigenvectors are the shares of the mass.
QuadratureRule ruleOfRecurrence(std::vector<double> diagonal, std::vector<double> beside,
                                double mass) {
  std::vector<double> first(diagonal.size(), 0.0);
  first[0] = 1;
  tridiagonalSpectrum(diagonal, beside, {std::span<double>(first)});
  std::vector<std::size_t> order(diagonal.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t i, std::size_t j) { return diagonal[i] < diagonal[j]; });
  QuadratureRule rule;
  for (const std::size_t i : order) {
    rule.nodes.push_back(diagonal[i]);
    rule.weights.push_back(mass * first[i] * first[i]);
  }
  return rule;
}

}  // namespace

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

QuadratureRule gaussBeta(int n, double a, double b) {
  ICL_CHECK(n >= 1 && a > 0 && b > 0, "a Beta law has two positive shapes");
  const auto size = static_cast<std::size_t>(n);
  const double p = b - 1, q = a - 1, sum = p + q;  // (1 − t)^p (1 + t)^q with t = 2x − 1
  std::vector<double> diagonal(size), beside(size, 0.0);
  for (std::size_t k = 0; k < size; ++k) {
    const auto i = static_cast<double>(k);
    const double centre =
        k == 0 ? (q - p) / (sum + 2) : (q * q - p * p) / ((2 * i + sum) * (2 * i + sum + 2));
    diagonal[k] = (1 + centre) / 2;
    const double m = i + 1, width = 2 * m + sum;
    const double square =
        k == 0 ? 4 * (1 + p) * (1 + q) / (width * width * (width + 1))
               : 4 * m * (m + p) * (m + q) * (m + sum) / (width * width * (width * width - 1));
    beside[k] = std::sqrt(square) / 2;
  }
  return ruleOfRecurrence(std::move(diagonal), std::move(beside), 1);
}

QuadratureRule gaussOfMasses(std::span<const double> points, std::span<const double> weights,
                             int n) {
  ICL_CHECK(n >= 1 && !points.empty() && points.size() == weights.size(), "masses to replace");
  if (points.size() <= static_cast<std::size_t>(n)) {
    return {{points.begin(), points.end()}, {weights.begin(), weights.end()}};
  }
  // Stieltjes: the polynomials orthogonal under the masses, one after the other, as values at the
  // points; about the mean, so that a narrow cluster far from 0 keeps its digits.
  const double mass = std::accumulate(weights.begin(), weights.end(), 0.0);
  double mean = 0;
  for (std::size_t i = 0; i < points.size(); ++i) mean += weights[i] * points[i] / mass;
  std::vector<double> current(points.size(), 1 / std::sqrt(mass)), previous(points.size(), 0.0);
  std::vector<double> diagonal, beside;
  double off = 0, widest = 0;
  for (int k = 0; k < n; ++k) {
    double centre = 0, square = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
      centre += weights[i] * (points[i] - mean) * current[i] * current[i];
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double next = (points[i] - mean - centre) * current[i] - off * previous[i];
      previous[i] = current[i];
      current[i] = next;
      square += weights[i] * next * next;
    }
    diagonal.push_back(mean + centre);
    off = std::sqrt(square);
    widest = std::max(widest, off);
    beside.push_back(off);
    if (!(off > 1e-13 * widest) || !(off > 1e-15 * std::abs(mean))) break;  // no more points
    for (double& value : current) value /= off;
  }
  return ruleOfRecurrence(std::move(diagonal), std::move(beside), mass);
}

}  // namespace icl
