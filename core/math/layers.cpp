#include "core/math/layers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/result.h"
#include "core/math/kernels/table.h"

namespace icl {

template <class T>
RotaryAngles<T>::RotaryAngles(std::size_t tokens, std::size_t half, double base)
    : RotaryAngles(tokens, half, [half, base](std::size_t t, std::size_t j) {
        const double rate = std::pow(base, -static_cast<double>(j) / static_cast<double>(half));
        return static_cast<double>(t) * rate;
      }) {}

template <class T>
RotaryAngles<T>::RotaryAngles(std::size_t tokens, std::size_t half,
                              const std::function<double(std::size_t, std::size_t)>& angle)
    : half_(half), cosine_(tokens * half), sine_(tokens * half) {
  ICL_CHECK(half > 0 && half <= kernels::kMostHalf, "a head of an odd or too large size");
  for (std::size_t t = 0; t < tokens; ++t) {
    for (std::size_t j = 0; j < half; ++j) {
      const double turned = angle(t, j);
      cosine_[t * half + j] = static_cast<T>(std::cos(turned));
      sine_[t * half + j] = static_cast<T>(std::sin(turned));
    }
  }
}

template <class T>
void rotate(Rotation rotation, const RotaryAngles<T>& angles, std::size_t rows, std::size_t period,
            std::size_t first, std::size_t heads, bool transposed, Rows<T> x) {
  if (rotation == Rotation::None) return;
  kernels::table<T>().rotation({rows, period, first, heads, angles.half(), angles.cosine(),
                                angles.sine(), rotation == Rotation::Published, transposed, x.at,
                                x.ld});
}

std::vector<double> alibiSlopes(std::size_t heads) {
  const auto ofPower = [](std::size_t m, std::size_t i) {
    return std::exp2(-8.0 * static_cast<double>(i + 1) / static_cast<double>(m));
  };
  std::size_t power = 1;
  while (power * 2 <= heads) power *= 2;
  std::vector<double> slopes;
  for (std::size_t i = 0; i < power; ++i) slopes.push_back(ofPower(power, i));
  for (std::size_t i = 0; slopes.size() < heads; i += 2) slopes.push_back(ofPower(2 * power, i));
  return slopes;
}

double gelu(double x) { return 0.5 * x * std::erfc(-x * std::numbers::sqrt2 / 2); }

double geluSlope(double x) {
  const double density = std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
  return 0.5 * std::erfc(-x * std::numbers::sqrt2 / 2) + x * density;
}

namespace {

/// log Σ exp of the logits.
template <class T>
double logTotal(std::span<const T> logits, double largest) {
  double total = 0;
  for (const T logit : logits) total += std::exp(static_cast<double>(logit) - largest);
  return largest + std::log(total);
}

}  // namespace

template <class T>
CrossEntropy crossEntropy(std::span<const T> logits, std::size_t target, double weight,
                          std::span<T> gradient) {
  ICL_DCHECK(target < logits.size(), "a label that has a logit");
  const auto best = std::max_element(logits.begin(), logits.end());
  const double total = logTotal(logits, static_cast<double>(*best));
  CrossEntropy out;
  out.best = static_cast<std::size_t>(best - logits.begin());
  out.loss = total - static_cast<double>(logits[target]);
  out.probability = std::exp(-out.loss);
  for (std::size_t i = 0; i < gradient.size(); ++i) {
    const double p = std::exp(static_cast<double>(logits[i]) - total);
    gradient[i] = static_cast<T>(weight * (i == target ? p - 1 : p));
  }
  return out;
}

template <class T>
double softCrossEntropy(std::span<const T> logits, std::span<const T> targets) {
  const double largest = static_cast<double>(*std::max_element(logits.begin(), logits.end()));
  const double total = logTotal(logits, largest);
  double loss = 0;
  for (std::size_t i = 0; i < logits.size(); ++i) {
    loss += static_cast<double>(targets[i]) * (total - static_cast<double>(logits[i]));
  }
  return loss;
}

template class RotaryAngles<float>;
template class RotaryAngles<double>;
template void rotate(Rotation, const RotaryAngles<float>&, std::size_t, std::size_t, std::size_t,
                     std::size_t, bool, Rows<float>);
template void rotate(Rotation, const RotaryAngles<double>&, std::size_t, std::size_t, std::size_t,
                     std::size_t, bool, Rows<double>);
template CrossEntropy crossEntropy(std::span<const float>, std::size_t, double, std::span<float>);
template CrossEntropy crossEntropy(std::span<const double>, std::size_t, double, std::span<double>);
template double softCrossEntropy(std::span<const float>, std::span<const float>);
template double softCrossEntropy(std::span<const double>, std::span<const double>);

}  // namespace icl
