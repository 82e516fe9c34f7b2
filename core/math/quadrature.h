// Gauss–Legendre quadrature: rules and composite rules over panels. Called by the priors and by
// closed forms; pure. The integrand should be smooth inside each panel.
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

}  // namespace icl
