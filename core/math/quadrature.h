// Gauss quadrature: Legendre rules and composite rules over panels, Beta laws, and the rule of a
// sum of point masses. Called by the priors and by closed forms; pure. The integrand should be
// smooth inside each panel.
#pragma once

#include <span>
#include <vector>

namespace icl {

struct QuadratureRule {
  std::vector<double> nodes{}, weights{};
};

/// Nodes (increasing) and weights on [-1, 1], exact for polynomials of degree 2n - 1.
QuadratureRule gaussLegendre(int n);
/// The n-point rule on each panel between neighbouring `breaks` (increasing).
QuadratureRule compositeLegendre(std::span<const double> breaks, int n);
/// The mean over a Beta(a, b) variable on [0, 1]: weights sum to 1, exact up to degree 2n - 1.
QuadratureRule gaussBeta(int n, double a, double b);
/// n points with the moments of the given masses (positive weights) up to order 2n - 1; the masses
/// themselves where there are no more than n.
QuadratureRule gaussOfMasses(std::span<const double> points, std::span<const double> weights,
                             int n);

}  // namespace icl
