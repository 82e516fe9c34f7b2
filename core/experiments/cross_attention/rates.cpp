#include "core/experiments/cross_attention/rates.h"

#include <algorithm>
#include <cmath>

#include "core/experiments/cross_attention/flow.h"
#include "core/math/quadrature.h"

namespace icl::cross_attention {
namespace {

constexpr int kCurvePoints = 200;
constexpr int kMostSteps = 20000;

/// The slowest direction at the minimum: its curvature and unit vector.
struct Slowest {
  double curvature = 0, alpha = 0, beta = 0;
};

Slowest slowestAt(const PopulationLoss& loss, const Minimum& minimum) {
  const Derivatives d = loss.derivatives(*minimum.alpha, *minimum.beta);
  if (loss.stack().parameters == Parameters::One) return {d.h_alpha_alpha, 1, 0};
  const double mean = (d.h_alpha_alpha + d.h_beta_beta) / 2;
  const double half = (d.h_alpha_alpha - d.h_beta_beta) / 2;
  // The eigenvector by its angle, which loses no digits where the valley is very flat.
  const double angle = 0.5 * std::atan2(2 * d.h_alpha_beta, d.h_alpha_alpha - d.h_beta_beta);
  const double determinant = d.h_alpha_alpha * d.h_beta_beta - d.h_alpha_beta * d.h_alpha_beta;
  const double largest = mean + std::hypot(half, d.h_alpha_beta);
  return {determinant / largest, -std::sin(angle), std::cos(angle)};
}

/// Walks the run that is set, giving each state to `visit` until that returns false.
template <class Visit>
void walk(const Config& config, const PopulationLoss& loss, Visit&& visit) {
  FlowState at{0, config.alpha, config.startBeta(), 0};
  for (int step = 0; step < kMostSteps && visit(at); ++step) {
    if (config.method == Method::Flow) {
      if (flowStep(loss, at, config.stop_time) != FlowOutcome::Accepted) return;
      continue;
    }
    const Derivatives d = loss.derivatives(at.alpha, at.beta);
    at.alpha -= config.rate * d.d_alpha;
    at.beta = loss.betaFor(at.alpha, at.beta - config.rate * d.d_beta);
    at.time += config.rate;
    if (!std::isfinite(at.alpha) || !std::isfinite(at.beta)) return;
  }
}

std::vector<double> logSpaced(double from, double to) {
  std::vector<double> out;
  for (int i = 0; i <= kCurvePoints; ++i) {
    out.push_back(from * std::pow(to / from, static_cast<double>(i) / kCurvePoints));
  }
  return out;
}

Reference curve(const char* channel, const char* name, const char* title, const char* source,
                std::vector<double> x, std::vector<double> y) {
  Reference line;
  line.key = std::string(channel) + "." + name;
  line.title = title;
  line.channel = channel;
  line.source = source;
  line.kind = Reference::Kind::Rate;
  line.x_channel = "time";
  line.x = std::move(x);
  line.y = std::move(y);
  return line;
}

void addApproach(std::vector<Reference>& lines, const Config& config, const PopulationLoss& loss,
                 const Minimum& minimum) {
  const auto approach = approachOf(config, loss, minimum);
  if (!approach) return;
  const bool flow = config.method == Method::Flow;
  const double end = flow ? config.stop_time : config.rate * kMostSteps;
  const double begin = approach->since / 3;
  if (!(begin > 0) || !(end > approach->since)) return;
  std::vector<double> x, excess, distance;
  for (const double t : logSpaced(begin, end)) {
    const double left = approach->amplitude * std::exp(-approach->rate * (t - approach->since));
    if (!(left < 10 * approach->amplitude)) continue;
    x.push_back(t);
    excess.push_back(minimum.excess + 0.5 * approach->curvature * left * left);
    distance.push_back(left);
  }
  const char* title =
      flow ? ICL_TR("predicted rate exp(−2λt)") : ICL_TR("predicted rate (1 − ηλ)²ᵏ");
  const char* source = ICL_TR("smallest eigenvalue λ of the Hessian at the minimum");
  lines.push_back(curve("excess", "rate", title, source, x, std::move(excess)));
  lines.push_back(curve("distance_minimiser", "rate", title, source, x, std::move(distance)));
}

void addExactFlow(std::vector<Reference>& lines, const Config& config, const PopulationLoss& loss) {
  const double end = config.method == Method::Flow ? config.stop_time : config.rate * kMostSteps;
  FlowCurve exact = exactFlow(loss, config.alpha, end);
  if (exact.time.empty()) return;
  const char* title = ICL_TR("exact flow");
  const char* source = ICL_TR("t = ∫ dα/(−L′), by quadrature");
  std::vector<double> risk = exact.excess;
  for (double& value : risk) value += loss.bayes();
  lines.push_back(curve("alpha", "flow", title, source, exact.time, std::move(exact.alpha)));
  lines.push_back(curve("excess", "flow", title, source, exact.time, std::move(exact.excess)));
  lines.push_back(curve("loss", "flow", title, source, exact.time, std::move(risk)));
}

}  // namespace

FlowCurve exactFlow(const PopulationLoss& loss, double start, double until) {
  FlowCurve out;
  const Stack& stack = loss.stack();
  if (stack.parameters != Parameters::One || !stack.geometric()) return out;
  const double minimum = *minimiserOf(loss).alpha, away = std::abs(start - minimum);
  if (!(away > 1e-9)) return out;
  const double side = start < minimum ? -1 : 1;
  // Steps of u = ln|α − α*|: dt = e^u du/|L′| tends to a constant at the minimum. The first are
  // small, because a log axis shows early times, and all are smaller where the loss is of high
  // degree.
  const double longest = std::clamp(0.4 / stack.power(), 0.02, 0.05);
  const QuadratureRule rule = gaussLegendre(4);
  double time = 0, step = 1e-4;
  for (double u = std::log(away); u > std::log(1e-9) && time < until; u -= step) {
    step = std::min(1.25 * step, longest);
    for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
      const double distance = std::exp(u - step / 2 * (1 + rule.nodes[i]));
      const double slope = loss.derivatives(minimum + side * distance, 0).d_alpha;
      time += step / 2 * rule.weights[i] * distance / std::abs(slope);
    }
    if (!std::isfinite(time)) return out;  // flat, or steeper than a number can hold
    const double alpha = minimum + side * std::exp(u - step);
    out.time.push_back(time);
    out.alpha.push_back(alpha);
    out.excess.push_back(loss.excess(alpha, -alpha));
  }
  return out;
}

std::optional<Approach> approachOf(const Config& config, const PopulationLoss& loss,
                                   const Minimum& minimum) {
  // Three weights have no single line to come in along that a chart could show.
  if (config.sampled() || !minimum.alpha || minimum.gain) return {};
  const Slowest slow = slowestAt(loss, minimum);
  if (!(slow.curvature > 0)) return {};
  const bool flow = config.method == Method::Flow;
  const double factor = std::abs(1 - config.rate * slow.curvature);
  if (!flow && !(factor > 0 && factor < 1)) return {};
  const double rate = flow ? slow.curvature : -std::log(factor) / config.rate;
  // The line must hold from its beginning to the end, and over a factor of ten of what is left: a
  // curved path crosses it by chance before that.
  std::optional<Approach> found;
  double last = 0;
  walk(config, loss, [&](const FlowState& at) {
    const double along =
        slow.alpha * (at.alpha - *minimum.alpha) + slow.beta * (at.beta - *minimum.beta);
    const double quadratic = 0.5 * slow.curvature * along * along;
    // Too close to the minimum the difference of two losses has no digits left to judge by.
    if (quadratic < 1e-7 * minimum.excess || along == 0) return false;
    const double above = loss.excess(at.alpha, at.beta) - minimum.excess;
    const bool holds = std::abs(above - quadratic) < 0.02 * quadratic;
    if (!holds) found.reset();
    if (holds && !found) found = Approach{rate, slow.curvature, at.time, std::abs(along)};
    last = std::abs(along);
    return true;
  });
  if (found && last * last > 0.1 * found->amplitude * found->amplitude) return {};
  return found;
}

std::vector<Reference> predictedCurves(const Config& config, const PopulationLoss& loss,
                                       const Minimum& minimum) {
  std::vector<Reference> lines;
  const bool adam = config.method == Method::Descent && config.optimizer == Optimizer::Adam;
  if (config.layered() || adam) return lines;
  addExactFlow(lines, config, loss);
  addApproach(lines, config, loss, minimum);
  return lines;
}

}  // namespace icl::cross_attention
