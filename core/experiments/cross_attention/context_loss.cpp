#include "core/experiments/cross_attention/context_loss.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/exact_context.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/token_risk.h"
#include "core/math/constants.h"
#include "core/math/root.h"

namespace icl::cross_attention {
namespace {

/// Weights that minimise the loss at a length. In the scale of the read-out it is a parabola (in α²
/// where F is read out twice), so that two values give the best scale for a shape.
class Retraining {
 public:
  Retraining(const Config& config, const ContextLoss& loss)
      : shape_(Stack::of(config)), loss_(loss), largest_(lawOf(config).s.back()) {
    zero_ = at({0, 0, 0});
  }

  ContextMinimum run(const ScalarWeights& start) const {
    ContextMinimum minimum;
    minimum.exact = loss_.exact();
    if (shape_.silent()) {
      minimum.risk = zero_;
      return minimum;
    }
    if (shape_.constant()) {
      minimum.weights = scaled(0, 0);
    } else if (shape_.trains_gain) {
      minimum.weights = throughGains(start);
    } else if (shape_.parameters == Parameters::One) {
      minimum.weights = alongTheTie();
    } else {
      minimum.weights = acrossBeta(0);
    }
    if (shape_.parameters == Parameters::One) minimum.weights.beta = -minimum.weights.alpha;
    minimum.risk = at(minimum.weights);
    return minimum;
  }

 private:
  double at(const ScalarWeights& w, ScalarWeights* slope = nullptr) const {
    const double risk = loss_.at({shape_, w}, slope);
    return std::isnan(risk) ? kInfinity : risk;
  }

  ScalarWeights scaled(double beta, double gain) const {
    const bool twice = !shape_.self() && shape_.readout == Readout::Ff;
    const double unit = 1 / std::sqrt(largest_);  // near the scale of a useful α
    const double one = at({unit, beta, gain}) - zero_;
    // Parabola A + B c + C c² through c = 0, 1 and one more: −1, or 2 (α grows by √2).
    const double other = at({twice ? unit * std::sqrt(2.0) : -unit, beta, gain}) - zero_;
    const double curve = twice ? other / 2 - one : (one + other) / 2;
    const double tilt = twice ? 2 * one - other / 2 : (one - other) / 2;
    if (!std::isfinite(curve) || !(curve > 0)) return {0, beta, gain};
    const double best = -tilt / (2 * curve);
    return {twice ? unit * std::sqrt(std::max(best, 0.0)) : unit * best, beta, gain};
  }

  std::vector<double> grid() const {
    std::vector<double> out;
    constexpr int kPoints = 108;
    for (int i = 0; i <= kPoints; ++i) {
      out.push_back(1e-4 / largest_ * std::pow(1e6, static_cast<double>(i) / kPoints));
    }
    return out;
  }

  double lowest(const std::function<double(double)>& height,
                const std::function<double(double)>& slope) const {
    const auto points = grid();
    std::size_t best = 0;
    double least = kInfinity;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double h = height(points[i]);
      if (h < least) {
        least = h;
        best = i;
      }
    }
    return rootBetween(slope, points[best > 0 ? best - 1 : 0],
                       points[std::min(best + 1, points.size() - 1)]);
  }

  ScalarWeights alongTheTie() const {
    const double alpha = lowest(
        [&](double a) {
          return at({a, -a, 0});
        },
        [&](double a) {
          ScalarWeights slope;
          at({a, -a, 0}, &slope);
          return slope.alpha - slope.beta;
        });
    return {alpha, -alpha, 0};
  }

  ScalarWeights acrossBeta(double gain) const {
    const double beta = lowest([&](double b) { return at(scaled(-b, gain)); },
                               [&](double b) {
                                 ScalarWeights slope;
                                 at(scaled(-b, gain), &slope);
                                 return -slope.beta;
                               });
    return scaled(-beta, gain);
  }

  /// The gain by golden sections of the profile around that of infinite context.
  ScalarWeights throughGains(const ScalarWeights& start) const {
    const double part = (std::sqrt(5.0) - 1) / 2;
    double low = start.gain - 0.6, high = start.gain + 0.6;
    const auto height = [&](double gain) { return at(acrossBeta(gain)); };
    double left = high - part * (high - low), right = low + part * (high - low);
    double at_left = height(left), at_right = height(right);
    while (high - low > 1e-5) {
      if (at_left < at_right) {
        high = right;
        right = left;
        at_right = at_left;
        left = high - part * (high - low);
        at_left = height(left);
      } else {
        low = left;
        left = right;
        at_left = at_right;
        right = low + part * (high - low);
        at_right = height(right);
      }
    }
    return acrossBeta((low + high) / 2);
  }

  Stack shape_;
  const ContextLoss& loss_;
  double largest_, zero_ = 0;
};

}  // namespace

std::unique_ptr<ContextLoss> contextLossOf(const Config& config, int context,
                                           const MonteCarlo& how) {
  const Stack shape = Stack::of(config);
  if (config.attention == Attention::Softmax) {
    return std::make_unique<TokenRisk>(config, TaskShift{}, context, how);
  }
  if (config.evenNoise() && !config.query_as_key) {
    const auto length = shortLength(shape);
    const bool one_number = config.dimension() == 1;
    if (length) {
      return std::make_unique<MomentRisk>(lawOf(config), config.dimension(), context, *length);
    }
    if (one_number) {
      return std::make_unique<ScalarRisk>(lawOf(config, 64), context, shape.depth);
    }
  }
  // What is kept for every step of a search must fit: 256 MB.
  const SpectrumSampler sampler(config, {}, context);
  const std::size_t most = (std::size_t{256} << 20) / ContextSpectra(sampler, 0).bytesEach();
  MonteCarlo kept = how;
  kept.samples = static_cast<int>(std::min(most, static_cast<std::size_t>(how.samples)));
  return std::make_unique<SampledRisk>(config, TaskShift{}, context, kept);
}

ContextMinimum minimiserAtContext(const Config& config, int context, const MonteCarlo& how) {
  const PopulationLoss infinite(config);
  const Minimum best = minimiserOf(infinite);
  const ScalarWeights start{best.alpha.value_or(0), best.beta.value_or(0), best.gain.value_or(0)};
  if (context == 0) return {start, infinite.bayes() + best.excess, true};
  const auto loss = contextLossOf(config, context, how);
  return Retraining(config, *loss).run(start);
}

}  // namespace icl::cross_attention
