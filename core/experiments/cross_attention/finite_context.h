// Risks at a finite context length L, where the second moment Λ̂ of the prompt fluctuates: exact by
// Gaussian moments where the stack is shallow, by closed form for one layer and for least squares,
// else by Monte Carlo with its standard error. Any thread; long ones look at a stop token.
#pragma once

#include <optional>
#include <stop_token>

#include "core/experiments/cross_attention/prior.h"
#include "core/experiments/cross_attention/scalar_stack.h"
#include "core/run/probe_type.h"

namespace icl::cross_attention {

struct FiniteRisk {
  double risk = 0;
  double standard_error = 0;  // 0: exact
};

struct MonteCarlo {
  int samples = 20000;
  std::uint64_t seed = 1;
  std::stop_token stop{};
};

/// Exact risk of the stack; empty where its polynomial is too deep for exact moments.
std::optional<double> exactStackRisk(const Law& law, const ScalarStack& stack, int dimension,
                                     int context);
/// Mean over drawn contexts, the query averaged exactly.
FiniteRisk sampledStackRisk(const Config& config, const ScalarStack& stack, int context,
                            const MonteCarlo& how);

/// Risk of least squares on the prompt itself: Bayes (L−1)/(L−d−1), for L > d + 1.
Result<double> leastSquaresRisk(const Law& law, int dimension, int context);

/// Risk of regressing x on y (k = Σyx/Σy²) and inverting the model: w = kz/(v + z‖k‖²), z = Σy²/L.
FiniteRisk inverseRegressionRisk(const Config& config, int context, const MonteCarlo& how);

/// The probe `finite-context` of the command line's contract.
ProbeType finiteContextProbe();

}  // namespace icl::cross_attention
