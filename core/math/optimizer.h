// SGD (with momentum), Adam and AdamW on a part of a parameter vector, and schedules of the rate.
// Every number is updated alone, so parts may go to any thread. Float and double.
#pragma once

#include <cstdint>

#include "core/math/buffer.h"
#include "core/math/params.h"

namespace icl {

enum class Optimizer { Sgd, Adam, AdamW };
enum class RateSchedule { Constant, Cosine, WarmUp };

struct OptimizerSettings {
  Optimizer method = Optimizer::Sgd;
  double rate = 1e-3;
  double momentum = 0;  // SGD
  /// Added to the gradient times the weight (SGD, Adam), or shrinking the weight by itself (AdamW).
  double decay = 0;
  double beta1 = 0.9, beta2 = 0.999, eps = 1e-8;
};

/// Running means of the gradient (Adam, momentum) and of its square (Adam); empty where not needed.
template <class T>
struct Moments {
  Buffer<T> first{}, second{};
  void prepare(const OptimizerSettings& settings, std::size_t count);
};

/// Updates w in `range` by the gradient times `clip`. `update`: its number, from 1.
template <class T>
void updateRange(const OptimizerSettings& settings, std::uint64_t update, double clip,
                 ParamRange range, T* w, const T* gradient, Moments<T>& moments);

struct ScheduleSettings {
  RateSchedule kind = RateSchedule::Constant;
  std::uint64_t warm_up = 0;  // steps of linear growth from 0
  std::uint64_t length = 0;   // step at which the cosine has reached 0
};

/// What the rate is multiplied with at `step` (from 0).
double scheduleFactor(const ScheduleSettings& settings, std::uint64_t step);

}  // namespace icl
