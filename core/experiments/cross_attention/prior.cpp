#include "core/experiments/cross_attention/prior.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>

#include "core/experiments/cross_attention/modality_law.h"
#include "core/math/quadrature.h"

namespace icl::cross_attention {
namespace {

constexpr double kSameNorm = 1e-12;  // relative

/// A continuous law given by the log of its density in a variable x with ρ = toRho(x).
Law continuous(std::span<const double> breaks, int nodes_per_panel,
               const std::function<double(double)>& to_rho,
               const std::function<double(double)>& log_density) {
  const QuadratureRule rule = compositeLegendre(breaks, nodes_per_panel);
  Law law;
  for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
    law.rho.push_back(to_rho(rule.nodes[i]));
    law.log_weight.push_back(std::log(rule.weights[i]) + log_density(rule.nodes[i]));
  }
  law.rho_low = to_rho(breaks.front());
  law.rho_high = to_rho(breaks.back());
  return law;
}

Law discrete(const std::map<double, double>& mass) {
  Law law;
  law.discrete = true;
  std::vector<double> weights;
  for (const auto& [rho, weight] : mass) {
    // Norms that differ by the rounding of their sums are one.
    if (!law.rho.empty() && rho - law.rho.back() <= kSameNorm * rho) {
      weights.back() += weight;
      continue;
    }
    law.rho.push_back(rho);
    weights.push_back(weight);
  }
  for (const double weight : weights) law.log_weight.push_back(std::log(weight));
  // A task of norm 0 is predicted by any weights and so is no end of the law for the theory.
  law.rho_low = law.rho.front() > 0 || law.rho.size() == 1 ? law.rho.front() : law.rho[1];
  law.rho_high = law.rho.back();
  return law;
}

std::vector<double> evenBreaks(double low, double high, int panels) {
  std::vector<double> breaks;
  for (int i = 0; i <= panels; ++i) {
    breaks.push_back(i == panels ? high : low + (high - low) * i / panels);
  }
  return breaks;
}

int nodesFor(std::size_t panels, int nodes, int least) {
  const int share = (nodes + static_cast<int>(panels) - 1) / static_cast<int>(panels);
  return std::max(least, share);
}

/// Gaussian with norm between the bounds. The variable is the norm, in which the density is smooth
/// at 0 in every dimension and varies over lengths of τ, whatever the power (1 - αs)^2T beside it.
Law gaussianShell(int dimension, double tau2, double norm_low, double norm_high, int nodes) {
  const double tau = std::sqrt(tau2);
  const int panels = std::clamp(static_cast<int>(std::ceil((norm_high - norm_low) / tau)), 1, 160);
  const auto breaks = evenBreaks(norm_low, norm_high, panels);
  return continuous(
      breaks, nodesFor(breaks.size() - 1, nodes, 20), [](double r) { return r * r; },
      [dimension, tau2](double r) { return (dimension - 1) * std::log(r) - r * r / (2 * tau2); });
}

/// The norm beyond which nothing acts: (αs)^2T against the density peaks at about 2τ√T, where
/// depth makes its largest use of the tail, and falls off within a few τ of that.
double gaussianReach(int dimension, double tau2, int depth) {
  return std::sqrt(tau2) * (std::sqrt(dimension) + 12 + 2.4 * std::sqrt(depth + 1.0));
}

Law perModality(const Config& config, int nodes) {
  std::vector<double> widths;
  double low = 0;
  for (int j = 0; j < config.modalities; ++j) {
    low += config.modalityLow(j);
    widths.push_back(config.modalityHigh(j) - config.modalityLow(j));
  }
  const double total = std::accumulate(widths.begin(), widths.end(), 0.0);
  // The density of the sum is a polynomial between neighbouring sums of subsets of the widths.
  std::vector<double> breaks{0};
  for (const double width : widths) {
    const auto before = breaks;
    for (const double b : before) breaks.push_back(b + width);
  }
  std::sort(breaks.begin(), breaks.end());
  const auto same = [total](double a, double b) { return b - a < 1e-13 * total; };
  breaks.erase(std::unique(breaks.begin(), breaks.end(), same), breaks.end());
  breaks.back() = total;
  Law law = continuous(
      breaks, nodesFor(breaks.size() - 1, nodes, 48), [low](double x) { return low + x; },
      // The density is symmetric; its lower half is the one where small values are exact.
      [&widths, total](double x) {
        return std::log(sumOfUniformsDensity(widths, std::min(x, total - x)));
      });
  return law;
}

Law taskList(const Config& config) {
  const auto tasks = parseTasks(config.tasks, config.dimension());
  ICL_CHECK(tasks.ok(), "the schema has accepted the tasks");
  std::map<double, double> mass;
  for (const auto& task : tasks.value()) {
    const double rho = std::inner_product(task.begin(), task.end(), task.begin(), 0.0);
    mass[rho] += 1.0 / static_cast<double>(tasks.value().size());
  }
  return discrete(mass);
}

Law shapeOf(const Config& config, int nodes) {
  const double low = config.norm2_low, high = config.norm2_high;
  const auto itself = [](double x) { return x; };
  const auto flat = [](double) { return 0.0; };
  switch (config.prior) {
    case PriorKind::SquaredNorm:
      return continuous(std::array{low, high}, nodes, itself, flat);
    case PriorKind::Norm: {
      Law law = continuous(
          std::array{std::sqrt(low), std::sqrt(high)}, nodes, [](double x) { return x * x; }, flat);
      law.rho_low = low;
      law.rho_high = high;
      return law;
    }
    case PriorKind::TwoNorms:
      return discrete({{low, config.weight_low}, {high, 1 - config.weight_low}});
    case PriorKind::Sphere:
      return discrete({{low, 1.0}});
    case PriorKind::TruncatedGaussian: {
      Law law =
          gaussianShell(config.dimension(), config.tau2, std::sqrt(low), std::sqrt(high), nodes);
      law.rho_low = low;
      law.rho_high = high;
      return law;
    }
    case PriorKind::PerModality:
      return perModality(config, nodes);
    case PriorKind::Gaussian: {
      const int d = config.dimension();
      Law law =
          gaussianShell(d, config.tau2, 0, gaussianReach(d, config.tau2, config.depth), nodes);
      law.rho_high = std::numeric_limits<double>::infinity();
      law.bounded = false;
      return law;
    }
    case PriorKind::TaskList:
      return taskList(config);
  }
  return {};
}

double density(std::array<double, kMaxModalities> widths, std::size_t count, double x) {
  if (count == 1) return x >= 0 && x < widths[0] ? 1 / widths[0] : 0;
  const double total = std::accumulate(widths.begin(), widths.begin() + count, 0.0);
  if (x <= 0 || x >= total) return 0;
  // The recurrence of box splines with every coordinate at x / total: a convex sum, so nothing
  // cancels even where widths differ by orders of magnitude.
  const double part = x / total;
  double sum = 0;
  for (std::size_t j = 0; j < count; ++j) {
    auto others = widths;
    std::swap(others[j], others[count - 1]);
    sum += part * density(others, count - 1, x) +
           (1 - part) * density(others, count - 1, x - widths[j]);
  }
  return sum / static_cast<double>(count - 1);
}

}  // namespace

double Law::moment(int power, int s_power) const {
  double sum = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    sum += weight[i] * std::pow(rho[i], power) * std::pow(s[i], s_power);
  }
  return sum;
}

void completeLaw(Law& law, double noise2) {
  law.noise2 = noise2;
  const double top = *std::max_element(law.log_weight.begin(), law.log_weight.end());
  double sum = 0;
  for (const double w : law.log_weight) sum += std::exp(w - top);
  const double shift = top + std::log(sum);
  for (std::size_t i = 0; i < law.rho.size(); ++i) {
    law.log_weight[i] -= shift;
    law.weight.push_back(std::exp(law.log_weight[i]));
    law.s.push_back(noise2 + law.rho[i]);
    law.omega.push_back(law.weight[i] * law.rho[i] / law.s[i]);
    law.log_omega.push_back(law.log_weight[i] + std::log(law.rho[i] / law.s[i]));
  }
  law.s_low = noise2 + law.rho_low;
  law.s_high = noise2 + law.rho_high;
  law.bayes_risk = noise2 * law.moment(0, -1);
}

double sumOfUniformsDensity(std::span<const double> widths, double x) {
  std::array<double, kMaxModalities> all{};
  ICL_CHECK(!widths.empty() && widths.size() <= all.size(), "one to four modalities");
  std::copy(widths.begin(), widths.end(), all.begin());
  return density(all, widths.size(), x);
}

Law lawOf(const Config& config, int least_nodes) { return lawOf(config, {}, least_nodes); }

Law lawOf(const Config& config, const TaskShift& shift, int least_nodes) {
  if (shift.missing >= 0 || !config.evenNoise()) return spectralLaw(config, shift);
  Law law = shapeOf(config, least_nodes);
  const double factor = shift.scale * shift.scale;
  for (double& rho : law.rho) rho *= factor;
  law.rho_low *= factor;
  law.rho_high *= factor;
  completeLaw(law, config.modalityNoise2(0));
  return law;
}

}  // namespace icl::cross_attention
