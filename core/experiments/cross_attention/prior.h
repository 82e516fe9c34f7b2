// The law of ρ = ‖m‖² under each prior of the task, as nodes and weights: all that the theory of
// infinite context needs. Built once per configuration by PopulationLoss, theory and probes; plain
// data, any thread. Where modalities have noise of their own, the law is that of the eigenvalues of
// Λ that the task sees (modality_law.h). Drawing tasks for prompts is task_law.h.
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
  std::vector<double> log_omega{};
  double noise2 = 1;                 // v
  double rho_low = 0, rho_high = 0;  // bounds of ρ where ρ > 0; the upper may be infinite
  double s_low = 1, s_high = 1;      // bounds of s there
  double bayes_risk = 0;             // E[v / s]
  bool bounded = true;
  bool discrete = false;
  /// One noise for all coordinates: m is an eigenvector of Λ. Else s runs over all eigenvalues that
  /// act, ω is what each adds to the risk of predicting 0, and ρ and weight only stand for moments:
  /// Σ weight · ρ s^k = E mᵀ Λ^k m.
  bool even = true;

  std::size_t size() const { return s.size(); }
  /// E ρ^power s^s_power.
  double moment(int power, int s_power = 0) const;
  double bayes() const { return bayes_risk; }
  double sLow() const { return s_low; }
  double sHigh() const { return s_high; }
  /// All mass on one value of s: then one step of the right size is optimal.
  bool point() const { return s_low == s_high; }
};

/// Where prompts at test differ from those of training: the task is multiplied by `scale` and its
/// part in modality `missing` (from 0; -1: none) is set to 0. Noise is a matter of the settings.
struct TaskShift {
  double scale = 1;
  int missing = -1;
  bool none() const { return scale == 1 && missing < 0; }
};

/// At least `least_nodes` nodes where the law is continuous; 400 integrate every loss of a tied
/// stack to rounding at any depth.
Law lawOf(const Config& config, int least_nodes = 400);
/// The same for prompts that are shifted against those of the settings.
Law lawOf(const Config& config, const TaskShift& shift, int least_nodes = 400);

/// Derives everything from rho, log_weight (up to a common factor) and the bounds of ρ.
void completeLaw(Law& law, double noise2);

/// Density at x of the sum of independent variables uniform on [0, width_j].
double sumOfUniformsDensity(std::span<const double> widths, double x);

}  // namespace icl::cross_attention
