#include "core/experiments/cross_attention/finite_context.h"

#include <cmath>

#include "core/experiments/cross_attention/context_draw.h"
#include "core/experiments/cross_attention/context_moments.h"
#include "core/math/statistics.h"

namespace icl::cross_attention {
namespace {

/// Largest power of Λ̂ whose moments are computed exactly: ten ms, and the alternating sums keep
/// more than eight digits in extended precision.
constexpr int kExactDegree = 16;

/// Sums that alternate in sign are contracted in extended precision before the norm is averaged.
double riskAt(const ContextMoments& moments, const std::vector<double>& p, double rho, double v,
              int context) {
  const double s = v + rho;
  std::vector<double> q{1};  // 1 − λ p(λ), the residual on w
  for (const double c : p) q.push_back(-c);
  long double all = 0, along = 0, noise = 0;
  for (std::size_t i = 0; i < q.size(); ++i) {
    for (std::size_t j = 0; j < q.size(); ++j) {
      const int a = static_cast<int>(i), b = static_cast<int>(j);
      const long double weight = static_cast<long double>(q[i]) * q[j];
      all += weight * moments.corner(a + b, s, v);
      along += weight * moments.cornerPair(a, b, s, v);
    }
  }
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t j = 0; j < p.size(); ++j) {
      const int power = static_cast<int>(i + j) + 1;
      noise += static_cast<long double>(p[i]) * p[j] *
               (v * moments.trace(power, s, v) + rho * moments.corner(power, s, v));
    }
  }
  return static_cast<double>(v / s + rho / (s * s) * (v * all + rho * along) +
                             v / (s * context) * noise);
}

/// Mean and standard error of `risk(draw)` over contexts with streams of their own.
template <class Risk>
FiniteRisk average(const Config& config, int context, const MonteCarlo& how, Risk&& risk) {
  const ContextSampler sampler(config, context);
  ContextDraw draw;
  RunningMoments moments;
  for (int i = 0; i < how.samples && !how.stop.stop_requested(); ++i) {
    Stream random(how.seed, Purpose::Probe, 0, static_cast<std::uint64_t>(i));
    sampler.draw(random, draw);
    moments.add(risk(draw));
  }
  return {moments.mean(), moments.count() > 1 ? moments.standardError() : 0.0};
}

}  // namespace

std::optional<double> exactStackRisk(const Law& law, const ScalarStack& stack, int dimension,
                                     int context) {
  if (2 * (stack.depth + 1) > kExactDegree + 4) return {};  // before any long polynomial is made
  const std::vector<double> p = stack.coefficients();
  const int degree = 2 * static_cast<int>(p.size());
  if (degree > kExactDegree) return {};
  const ContextMoments moments(dimension, context, degree);
  double sum = 0;
  for (std::size_t i = 0; i < law.size(); ++i) {
    sum += law.weight[i] * riskAt(moments, p, law.rho[i], law.noise2, context);
  }
  return sum;
}

FiniteRisk sampledStackRisk(const Config& config, const ScalarStack& stack, int context,
                            const MonteCarlo& how) {
  return average(config, context, how,
                 [&](const ContextDraw& draw) { return contextLoss(draw, stack).loss; });
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

FiniteRisk inverseRegressionRisk(const Config& config, int context, const MonteCarlo& how) {
  std::array<double, kMaxDimension> what{};
  return average(config, context, how, [&](const ContextDraw& draw) {
    const double z = draw.mean_response2;
    double k2 = 0;
    for (int i = 0; i < draw.dimension; ++i) {
      const auto at = static_cast<std::size_t>(i);
      what[at] = draw.response[at] / z;
      k2 += what[at] * what[at];
    }
    const double scale = z / (draw.v + z * k2);
    for (double& x : what) x *= scale;
    return weightsRisk(draw, what.data());
  });
}

}  // namespace icl::cross_attention
