#include "core/experiments/cross_attention/finite_context.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/context_draw.h"
#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/exact_context.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/test_conditions.h"
#include "core/experiments/cross_attention/token_risk.h"
#include "core/math/statistics.h"

namespace icl::cross_attention {

std::optional<double> exactStackRisk(const Law& law, const ScalarStack& stack, int dimension,
                                     int context) {
  if (!law.even) return {};
  if (const auto p = shortPolynomial(stack)) {
    return MomentRisk(law, dimension, context, p->size).at(*p);
  }
  if (dimension > 1) return {};
  return ScalarRisk(law, context, stack.depth).at(stack, nullptr);
}

FiniteRisk PromptLosses::mean() const {
  RunningMoments moments;
  for (const double loss : losses) moments.add(loss);
  return {moments.mean(), moments.count() > 1 ? moments.standardError() : 0.0};
}

double PromptLosses::median() const {
  std::vector<double> sorted = losses;
  std::sort(sorted.begin(), sorted.end());
  return quantileOfSorted(sorted, 0.5);
}

PromptLosses stackLosses(const Config& config, const TaskShift& shift, const ScalarStack& stack,
                         int context, const MonteCarlo& how) {
  PromptLosses out;
  out.losses.resize(static_cast<std::size_t>(how.samples));
  if (config.attention == Attention::Softmax) {
    TokenRisk(config, shift, context, how).each(stack, 0, out.losses, {});
    return out;
  }
  std::size_t diverging = 0;
  drawnLosses(config, shift, context, stack, how, out.losses, diverging);
  if (!stack.self()) out.diverging = static_cast<double>(diverging) / how.samples;
  return out;
}

FiniteRisk sampledStackRisk(const Config& config, const ScalarStack& stack, int context,
                            const MonteCarlo& how) {
  return stackLosses(config, {}, stack, context, how).mean();
}

Result<double> leastSquaresRisk(const Law& law, int dimension, int context) {
  if (context <= dimension + 1) {
    return Error{Message{ICL_TR("least squares has a finite risk only for a context above %1 "
                                "tokens (two more than the %2 numbers of x)"),
                         {std::to_string(dimension + 1), std::to_string(dimension)}},
                 "context"};
  }
  return law.bayes() * (context - 1.0) / (context - dimension - 1.0);
}

PromptLosses inverseRegressionLosses(const Config& config, const TaskShift& shift, int context,
                                     const MonteCarlo& how) {
  const ContextSampler sampler(config, shift, context);
  PromptLosses out;
  out.losses.resize(static_cast<std::size_t>(how.samples));
  parallel::forEach(out.losses.size(), 32, [&](std::size_t first, std::size_t last) {
    ContextDraw draw;
    std::array<double, kMaxDimension> what{};
    for (std::size_t row = first; row < last && !how.stop.stop_requested(); ++row) {
      Stream random(how.seed, Purpose::Probe, 0, row);
      sampler.draw(random, draw);
      const double z = draw.mean_response2;
      double k2 = 0;
      for (int i = 0; i < draw.dimension; ++i) {
        const auto at = static_cast<std::size_t>(i);
        what[at] = draw.response[at] / z;
        k2 += what[at] * what[at];
      }
      const double scale = z / (draw.v + z * k2);
      for (double& x : what) x *= scale;
      out.losses[row] = weightsRisk(draw, what.data());
    }
  });
  return out;
}

FiniteRisk inverseRegressionRisk(const Config& config, int context, const MonteCarlo& how) {
  return inverseRegressionLosses(config, {}, context, how).mean();
}

double knownScaleRisk(const Law& law, int dimension, int context) {
  // E|h|² weighed by Λ is ρ s + (ρ s + tr Λ²)/L.
  double risk = 0;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const double s = law.s[i], rho = law.rho[i], v = law.noise2;
    const double trace = s * s + (dimension - 1) * v * v;
    const double cost = rho * s + (rho * s + trace) / context;
    risk += law.weight[i] * (1 - 2 * rho / s + cost / (s * s));
  }
  return risk;
}

FiniteRisk riskAtContext(const Config& config, const ScalarStack& stack, int context,
                         const MonteCarlo& how) {
  if (context == 0) {
    return {PopulationLoss(config).loss(stack.alpha, stack.beta, stack.gain), 0};
  }
  if (config.attention != Attention::Softmax && !config.query_as_key) {
    const auto exact = exactStackRisk(lawOf(config), stack, config.dimension(), context);
    if (exact) return {*exact, 0};
  }
  return sampledStackRisk(config, stack, context, how);
}

Result<FiniteRisk> baselineAtContext(const Config& config, const std::string& name, int context,
                                     const MonteCarlo& how) {
  const Law law = lawOf(config);
  const int d = config.dimension();
  const bool needs_even = name == "known-scale" || name == "inverse-regression";
  if (needs_even && !config.evenNoise()) {
    return Error{Message{ICL_TR("%1 needs one noise for all modalities: leave noise2-1 to noise2-4 "
                                "at 0"),
                         {name}},
                 "predictor"};
  }
  if (name == "bayes") return FiniteRisk{law.bayes(), 0};
  if (name == "zero") return FiniteRisk{1, 0};
  if (name == "mean-response") return FiniteRisk{1 + 1.0 / context, 0};
  if (name == "known-scale") return FiniteRisk{knownScaleRisk(law, d, context), 0};
  if (name == "inverse-regression") return inverseRegressionRisk(config, context, how);
  if (name == "least-squares") {
    const auto risk = leastSquaresRisk(law, d, context);
    if (!risk) return risk.error();
    return FiniteRisk{*risk, 0};
  }
  const double signal = law.moment(1), cost = tokenMeanCost(config, {}, law, context);
  if (name == "raw-mean") return FiniteRisk{1 - 2 * signal + cost, 0};
  ICL_CHECK(name == "lsa", "a baseline that is known");
  return FiniteRisk{1 - signal * signal / cost, 0};
}

}  // namespace icl::cross_attention
