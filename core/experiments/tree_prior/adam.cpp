#include "core/experiments/tree_prior/adam.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace icl::tree_prior {

double learningRate(const Config& config, std::uint64_t step) {
  ScheduleSettings schedule;
  schedule.kind = RateSchedule::Cosine;
  schedule.warm_up = static_cast<std::uint64_t>(config.warm_up);
  schedule.length = static_cast<std::uint64_t>(config.schedule_steps);
  return config.rate * scheduleFactor(schedule, step);
}

void adamStep(double rate, std::uint64_t step, std::span<const double> gradient,
              std::span<const ParamRange> frozen, std::span<double> weights,
              Moments<double>& moments) {
  constexpr std::size_t kGrain = 16384;  // some 20 µs
  OptimizerSettings settings;
  settings.method = Optimizer::Adam;
  settings.rate = rate;
  parallel::forEach(weights.size(), kGrain, [&](std::size_t begin, std::size_t end) {
    std::size_t next = begin;
    const auto move = [&](std::size_t until) {
      if (until > next) {
        updateRange(settings, step + 1, 1.0, {next, until}, weights.data(), gradient.data(),
                    moments);
      }
      next = std::max(next, until);
    };
    for (const ParamRange& held : frozen) {
      if (held.end <= next || held.begin >= end) continue;
      move(held.begin);
      next = std::min(held.end, end);
    }
    move(end);
  });
}

}  // namespace icl::tree_prior
