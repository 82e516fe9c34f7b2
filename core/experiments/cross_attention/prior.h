// The law of ρ = ‖m‖² under each prior of the task, as nodes and weights: all that the theory of
// infinite context needs. Built once per configuration by PopulationLoss, theory and probes; plain
// data, any thread. Drawing tasks for prompts is task_law.h.
#pragma once

#include <span>
#include <vector>

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention {

/// A sum over nodes of weight · f(ρ) is the mean E ζ² f(ρ): exact for the discrete priors, Gauss
/// quadrature for the others. E ζ² = 1, and ζ is independent of m, so it never appears.
struct Law {
  std::vector<double> rho{};         // increasing
  std::vector<double> s{};           // v + ρ, the eigenvalue of the covariance of x along m
  std::vector<double> weight{};      // sums to 1
  std::vector<double> log_weight{};  // also where the weight itself would be below 1e-308
  std::vector<double> omega{};       // weight · ρ / s
  double noise2 = 1;                 // v
  double rho_low = 0, rho_high = 0;  // bounds of ρ where ρ > 0; the upper may be infinite
  bool bounded = true;
  bool discrete = false;

  std::size_t size() const { return rho.size(); }
  /// E ρ^power s^s_power.
  double moment(int power, int s_power = 0) const;
  double bayes() const;  // E[v / s]
  double sLow() const { return noise2 + rho_low; }
  double sHigh() const { return noise2 + rho_high; }
  /// All mass on one value of ρ: then one step of the right size is optimal.
  bool point() const { return rho_low == rho_high; }
};

/// At least `least_nodes` nodes where the law is continuous; 400 integrate every loss of a tied
/// stack to rounding at any depth.
Law lawOf(const Config& config, int least_nodes = 400);

/// Density at x of the sum of independent variables uniform on [0, width_j].
double sumOfUniformsDensity(std::span<const double> widths, double x);

}  // namespace icl::cross_attention
