#include "core/math/optimizer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/math/kernels/table.h"

namespace icl {

template <class T>
void Moments<T>::prepare(const OptimizerSettings& settings, std::size_t count) {
  const bool adaptive = settings.method != Optimizer::Sgd;
  if ((adaptive || settings.momentum > 0) && first.size() != count) first = Buffer<T>(count);
  if (adaptive && second.size() != count) second = Buffer<T>(count);
}

template <class T>
void updateRange(const OptimizerSettings& settings, std::uint64_t update, double clip,
                 ParamRange range, T* w, const T* gradient, Moments<T>& moments) {
  const std::size_t count = range.end - range.begin, at = range.begin;
  const auto number = [](double x) { return static_cast<T>(x); };
  const auto& kernels = kernels::table<T>();
  if (settings.method == Optimizer::Sgd) {
    T* m = settings.momentum > 0 ? moments.first.data() + at : nullptr;
    kernels.momentum({count, w + at, gradient + at, m, number(settings.rate),
                      number(settings.momentum), number(settings.decay), number(clip)});
    return;
  }
  const bool decoupled = settings.method == Optimizer::AdamW;
  const auto t = static_cast<double>(update);
  kernels.adam({count, w + at, gradient + at, moments.first.data() + at, moments.second.data() + at,
                number(settings.rate), number(settings.beta1), number(settings.beta2),
                number(settings.eps), number(1 - std::pow(settings.beta1, t)),
                number(1 - std::pow(settings.beta2, t)), number(decoupled ? 0 : settings.decay),
                number(decoupled ? 1 - settings.rate * settings.decay : 1), number(clip)});
}

double scheduleFactor(const ScheduleSettings& settings, std::uint64_t step) {
  if (settings.kind == RateSchedule::Constant) return 1;
  const auto now = static_cast<double>(step);
  if (step < settings.warm_up) return (now + 1) / static_cast<double>(settings.warm_up);
  if (settings.kind == RateSchedule::WarmUp) return 1;
  if (step >= settings.length) return 0;
  const double part = (now - static_cast<double>(settings.warm_up)) /
                      static_cast<double>(settings.length - settings.warm_up);
  return 0.5 * (1 + std::cos(std::numbers::pi * part));
}

template struct Moments<float>;
template struct Moments<double>;
template void updateRange(const OptimizerSettings&, std::uint64_t, double, ParamRange, float*,
                          const float*, Moments<float>&);
template void updateRange(const OptimizerSettings&, std::uint64_t, double, ParamRange, double*,
                          const double*, Moments<double>&);

}  // namespace icl
