// Risks at a finite context length L, where the second moment Λ̂ of the prompt fluctuates: exact by
// Gaussian moments where the stack is shallow, by quadrature where x is one number, by closed form
// for one layer and for least squares, else by Monte Carlo with its standard error. Any thread;
// long ones look at a stop token.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/prior.h"
#include "core/run/probe_type.h"

namespace icl::cross_attention {

struct FiniteRisk {
  double risk = 0;
  double standard_error = 0;  // 0: exact
};

/// Exact risk of the stack; empty where its polynomial is too deep for exact moments and x is more
/// than one number.
std::optional<double> exactStackRisk(const Law& law, const ScalarStack& stack, int dimension,
                                     int context);

/// Losses of sampled prompts, one a prompt.
struct PromptLosses {
  std::vector<double> losses{};
  std::optional<double> diverging{};  // share on which ever deeper stacks diverge

  FiniteRisk mean() const;
  double median() const;
};
/// The query is averaged exactly unless attention is softmax or the query is among the keys.
PromptLosses stackLosses(const Config& config, const TaskShift& shift, const ScalarStack& stack,
                         int context, const MonteCarlo& how);
/// Mean of these over drawn contexts.
FiniteRisk sampledStackRisk(const Config& config, const ScalarStack& stack, int context,
                            const MonteCarlo& how);

/// Risk of least squares on the prompt itself: Bayes (L−1)/(L−d−1), for L > d + 1.
Result<double> leastSquaresRisk(const Law& law, int dimension, int context);

/// Regressing x on y (k = Σyx/Σy²) and inverting the model: w = kz/(v + z‖k‖²), z = Σy²/L.
PromptLosses inverseRegressionLosses(const Config& config, const TaskShift& shift, int context,
                                     const MonteCarlo& how);
FiniteRisk inverseRegressionRisk(const Config& config, int context, const MonteCarlo& how);

/// Risk of w = h/s, the mean of y x scaled by the eigenvalue s of the task, which no prompt tells.
double knownScaleRisk(const Law& law, int dimension, int context);

/// Exact where it can be, else over sampled prompts.
FiniteRisk riskAtContext(const Config& config, const ScalarStack& stack, int context,
                         const MonteCarlo& how);

/// Risk of a predictor that has no stack: bayes, zero, mean-response, raw-mean, lsa (the best
/// multiple of the mean at this length), least-squares, known-scale or inverse-regression.
Result<FiniteRisk> baselineAtContext(const Config& config, const std::string& name, int context,
                                     const MonteCarlo& how);

/// The probe `finite-context` of the command line's contract.
ProbeType finiteContextProbe();
/// The probe `context-matrix`: risks by context length of training and of the test.
ProbeType contextMatrixProbe();

}  // namespace icl::cross_attention
