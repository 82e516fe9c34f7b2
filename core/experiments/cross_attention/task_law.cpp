#include "core/experiments/cross_attention/task_law.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <boost/math/special_functions/gamma.hpp>

namespace icl::cross_attention {
namespace {

double between(double low, double high, double u) { return low + (high - low) * u; }

Eigen::VectorXd normals(int size, Stream& random) {
  Eigen::VectorXd out(size);
  for (double& x : out) x = random.normal();
  return out;
}

}  // namespace

TaskLaw::TaskLaw(const Config& config, const TaskShift& shift) : config_(config), shift_(shift) {
  if (config.prior == PriorKind::TaskList) {
    const auto tasks = parseTasks(config.tasks, config.dimension());
    for (const auto& task : tasks.value()) {
      tasks_.push_back(
          Eigen::Map<const Eigen::VectorXd>(task.data(), static_cast<Eigen::Index>(task.size())));
    }
  }
  if (config.prior == PriorKind::TruncatedGaussian) {
    const double half = config.dimension() / 2.0, unit = 2 * config.tau2;
    const double low = config.norm2_low / unit, high = config.norm2_high / unit;
    // Above the mean the mass is counted from above: from below it would round to 1.
    above_mean_ = low > half;
    mass_low_ = above_mean_ ? boost::math::gamma_q(half, low) : boost::math::gamma_p(half, low);
    mass_high_ = above_mean_ ? boost::math::gamma_q(half, high) : boost::math::gamma_p(half, high);
  }
}

double TaskLaw::truncatedGaussianNorm2(Stream& random) const {
  constexpr double kCountable = 1e-280;  // less mass than that has no digits left
  if (std::max(mass_low_, mass_high_) < kCountable) return farTailNorm2(random);
  const double half = config_.dimension() / 2.0, unit = 2 * config_.tau2;
  const double mass = between(mass_low_, mass_high_, random.uniform());
  if (above_mean_ ? mass <= 0 : mass >= 1) return config_.norm2_high;
  const double norm2 = unit * (above_mean_ ? boost::math::gamma_q_inv(half, mass)
                                           : boost::math::gamma_p_inv(half, mass));
  return std::clamp(norm2, config_.norm2_low, config_.norm2_high);
}

/// Far from the mean the density is all but exponential from the bound next to the mean; the
/// difference is made good by rejection, which hardly ever happens there.
double TaskLaw::farTailNorm2(Stream& random) const {
  const double power = config_.dimension() / 2.0 - 1, unit = 2 * config_.tau2;
  const double bound = above_mean_ ? config_.norm2_low : config_.norm2_high;
  const double width = config_.norm2_high - config_.norm2_low;
  // The log density power · ln x - x / unit lies below its tangent at the bound; where the power is
  // negative it is convex and lies below the line without the power.
  const double slope = std::max(power, 0.0) / bound - 1 / unit;
  const double rate = std::abs(slope), whole = -std::expm1(-rate * width);
  while (true) {
    const double away = std::min(-std::log1p(-random.uniform() * whole) / rate, width);
    const double x = above_mean_ ? bound + away : bound - away;
    const double off = power * std::log(x / bound) - std::max(power, 0.0) * (x - bound) / bound;
    if (!(std::log(1 - random.uniform()) > off)) return x;
  }
}

double TaskLaw::drawNorm2(Stream& random) const {
  if (shift_.missing >= 0) return drawTask(random).squaredNorm();
  return shift_.scale * shift_.scale * plainNorm2(random);
}

Eigen::VectorXd TaskLaw::drawTask(Stream& random) const {
  Eigen::VectorXd task = plainTask(random);
  if (shift_.none()) return task;
  task *= shift_.scale;
  Eigen::Index at = 0;
  const auto dims = config_.dims();
  for (std::size_t j = 0; j < dims.size(); ++j) {
    if (static_cast<int>(j) == shift_.missing) task.segment(at, dims[j]).setZero();
    at += dims[j];
  }
  return task;
}

double TaskLaw::plainNorm2(Stream& random) const {
  const double low = config_.norm2_low, high = config_.norm2_high;
  switch (config_.prior) {
    case PriorKind::SquaredNorm:
      return between(low, high, random.uniform());
    case PriorKind::Norm: {
      const double norm = between(std::sqrt(low), std::sqrt(high), random.uniform());
      return norm * norm;
    }
    case PriorKind::TwoNorms:
      return random.uniform() < config_.weight_low ? low : high;
    case PriorKind::Sphere:
      return low;
    case PriorKind::TruncatedGaussian:
      return truncatedGaussianNorm2(random);
    case PriorKind::PerModality: {
      double sum = 0;
      for (int j = 0; j < config_.modalities; ++j) {
        sum += between(config_.modalityLow(j), config_.modalityHigh(j), random.uniform());
      }
      return sum;
    }
    case PriorKind::Gaussian:
      return config_.tau2 * random.chiSquare(config_.dimension());
    case PriorKind::TaskList:
      return tasks_[random.below(tasks_.size())].squaredNorm();
  }
  return low;
}

double TaskLaw::drawScale(Stream& random) const {
  if (config_.response_scale == ResponseScale::Normal) return random.normal();
  return random.sign();
}

Eigen::VectorXd TaskLaw::plainTask(Stream& random) const {
  if (config_.prior == PriorKind::TaskList) {
    return tasks_[random.below(tasks_.size())];
  }
  if (config_.prior == PriorKind::PerModality) {
    Eigen::VectorXd task(config_.dimension());
    Eigen::Index at = 0;
    const auto dims = config_.dims();
    for (int j = 0; j < config_.modalities; ++j) {
      const int size = dims[static_cast<std::size_t>(j)];
      const double norm2 =
          between(config_.modalityLow(j), config_.modalityHigh(j), random.uniform());
      task.segment(at, size) = normals(size, random).normalized() * std::sqrt(norm2);
      at += size;
    }
    return task;
  }
  const double norm2 = plainNorm2(random);
  return normals(config_.dimension(), random).normalized() * std::sqrt(norm2);
}

void TaskLaw::drawTaskInto(Stream& random, std::span<double> out) const {
  Eigen::Map<Eigen::VectorXd> task(out.data(), static_cast<Eigen::Index>(out.size()));
  const std::array<int, kMaxModalities> sizes{config_.dim_1, config_.dim_2, config_.dim_3,
                                              config_.dim_4};
  const bool apart = config_.prior == PriorKind::PerModality;
  std::array<double, kMaxModalities> norm2{};
  if (config_.prior == PriorKind::TaskList) {
    task = tasks_[random.below(tasks_.size())];
  } else if (!apart) {
    norm2[0] = plainNorm2(random);
    random.normals(out);
    task *= std::sqrt(norm2[0]) / task.norm();
  } else {
    for (int j = 0; j < config_.modalities; ++j) {
      norm2[static_cast<std::size_t>(j)] =
          between(config_.modalityLow(j), config_.modalityHigh(j), random.uniform());
    }
    random.normals(out);
  }
  Eigen::Index at = 0;
  for (int j = 0; j < config_.modalities; ++j) {
    const auto i = static_cast<std::size_t>(j);
    auto part = task.segment(at, sizes[i]);
    if (apart) part *= std::sqrt(norm2[i]) / part.norm();
    part *= j == shift_.missing ? 0 : shift_.scale;
    at += sizes[i];
  }
}

}  // namespace icl::cross_attention
