#include "core/experiments/cross_attention/untied_loss.h"

#include <algorithm>
#include <cmath>

namespace icl::cross_attention {
namespace {

std::size_t layersOf(const StackShape& shape) { return static_cast<std::size_t>(shape.depth); }

/// out = Λ̂ in, with Λ̂ tridiagonal.
void applyMoment(const ContextDraw& context, const double* in, double* out) {
  const auto d = static_cast<std::size_t>(context.dimension);
  for (std::size_t k = 0; k < d; ++k) out[k] = context.diagonal[k] * in[k];
  for (std::size_t k = 0; k + 1 < d; ++k) {
    out[k] += context.beside[k] * in[k + 1];
    out[k + 1] += context.beside[k] * in[k];
  }
}

/// z_0 … z_T from z = p(Λ̂) input, one after the other.
void forwardPass(const ContextDraw& context, const StackShape& shape, std::span<const double> theta,
                 const double* input, double* z, double* moved) {
  const auto d = static_cast<std::size_t>(context.dimension), layers = layersOf(shape);
  for (std::size_t k = 0; k < d; ++k) z[k] = shape.start_from_data ? theta[0] * input[k] : 0;
  for (std::size_t t = 0; t < layers; ++t, z += d) {
    const double alpha = shape.injects(static_cast<int>(t)) ? theta[t] : 0;
    const double beta = shape.attention ? theta[layers + t] : 0, keep = shape.residual ? 1 : 0;
    applyMoment(context, z, moved);
    for (std::size_t k = 0; k < d; ++k) {
      z[d + k] = keep * z[k] + beta * moved[k] + alpha * input[k];
    }
  }
}

/// From dz_T in `adjoint` (which becomes dz_0): adds to the slope, and to dinput.
void backwardPass(const ContextDraw& context, const StackShape& shape,
                  std::span<const double> theta, const double* input, const double* z,
                  double* adjoint, double* moved, double* dinput, std::span<double> slope) {
  const auto d = static_cast<std::size_t>(context.dimension), layers = layersOf(shape);
  const auto inject = [&](std::size_t t) {
    for (std::size_t k = 0; k < d; ++k) {
      slope[t] += adjoint[k] * input[k];
      dinput[k] += theta[t] * adjoint[k];
    }
  };
  for (std::size_t t = layers; t-- > 0;) {
    if (shape.injects(static_cast<int>(t))) inject(t);
    const double beta = shape.attention ? theta[layers + t] : 0, keep = shape.residual ? 1 : 0;
    applyMoment(context, adjoint, moved);
    double along = 0;
    for (std::size_t k = 0; k < d; ++k) {
      along += moved[k] * z[t * d + k];
      adjoint[k] = keep * adjoint[k] + beta * moved[k];
    }
    if (shape.attention) slope[layers + t] += along;
  }
  if (shape.start_from_data) inject(0);
}

}  // namespace

UntiedPopulation::UntiedPopulation(Law law, const StackShape& shape)
    : law_(std::move(law)),
      shape_(shape),
      bayes_(law_.bayes()),
      p_((layersOf(shape) + 1) * law_.size()),
      adjoint_(law_.size()) {}

/// Fills p_ and gives the excess.
double UntiedPopulation::states(std::span<const double> theta) {
  const std::size_t n = law_.size(), layers = layersOf(shape_);
  std::fill_n(p_.begin(), n, shape_.start_from_data ? theta[0] : 0.0);
  for (std::size_t t = 0; t < layers; ++t) {
    const double alpha = shape_.injects(static_cast<int>(t)) ? theta[t] : 0;
    const double beta = shape_.attention ? theta[layers + t] : 0, keep = shape_.residual ? 1 : 0;
    const double* p = p_.data() + t * n;
    double* next = p_.data() + (t + 1) * n;
    for (std::size_t i = 0; i < n; ++i) next[i] = (keep + beta * law_.s[i]) * p[i] + alpha;
  }
  const double* last = p_.data() + layers * n;
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    const double p = shape_.pairing == Pairing::Ff ? last[i] * last[i] : last[i];
    const double q = 1 - law_.s[i] * p;
    sum += law_.omega[i] * q * q;
  }
  return sum;
}

double UntiedPopulation::excess(std::span<const double> theta, std::span<double> slope) {
  const double value = states(theta);
  if (slope.empty()) return value;
  const std::size_t n = law_.size(), layers = layersOf(shape_);
  std::fill(slope.begin(), slope.end(), 0.0);
  const double* last = p_.data() + layers * n;
  for (std::size_t i = 0; i < n; ++i) {
    const bool squared = shape_.pairing == Pairing::Ff;
    const double p = squared ? last[i] * last[i] : last[i];
    const double inner = squared ? 2 * last[i] : 1;
    adjoint_[i] = -2 * law_.omega[i] * (1 - law_.s[i] * p) * law_.s[i] * inner;
  }
  for (std::size_t t = layers; t-- > 0;) {
    const double beta = shape_.attention ? theta[layers + t] : 0, keep = shape_.residual ? 1 : 0;
    const double* p = p_.data() + t * n;
    double by_alpha = 0, by_beta = 0;
    for (std::size_t i = 0; i < n; ++i) {
      by_alpha += adjoint_[i];
      by_beta += adjoint_[i] * law_.s[i] * p[i];
      adjoint_[i] *= keep + beta * law_.s[i];
    }
    if (shape_.injects(static_cast<int>(t))) slope[t] += by_alpha;
    if (shape_.attention) slope[layers + t] += by_beta;
  }
  if (shape_.start_from_data) {
    for (const double a : adjoint_) slope[0] += a;
  }
  return value;
}

double untiedContextLoss(const ContextDraw& context, const StackShape& shape,
                         std::span<const double> theta, UntiedRoom& room, std::span<double> slope) {
  const auto d = static_cast<std::size_t>(context.dimension), layers = layersOf(shape);
  const bool twice = shape.pairing == Pairing::Ff;
  for (auto* v : {&room.adjoint, &room.moved, &room.carried}) v->resize(d);
  room.first.resize((layers + 1) * d);
  const double* h = context.response.data();
  forwardPass(context, shape, theta, h, room.first.data(), room.moved.data());
  const double* what = room.first.data() + layers * d;
  if (twice) {
    room.second.resize((layers + 1) * d);
    forwardPass(context, shape, theta, what, room.second.data(), room.moved.data());
    what = room.second.data() + layers * d;
  }
  const double loss = weightsRisk(context, what);
  for (std::size_t k = 0; k < d; ++k) {
    room.adjoint[k] = 2 * (k == 0 ? context.s * (what[0] - context.target) : context.v * what[k]);
  }
  std::fill(room.carried.begin(), room.carried.end(), 0.0);
  if (twice) {
    backwardPass(context, shape, theta, room.first.data() + layers * d, room.second.data(),
                 room.adjoint.data(), room.moved.data(), room.carried.data(), slope);
    room.adjoint = room.carried;
    std::fill(room.carried.begin(), room.carried.end(), 0.0);
  }
  backwardPass(context, shape, theta, h, room.first.data(), room.adjoint.data(), room.moved.data(),
               room.carried.data(), slope);
  return loss;
}

}  // namespace icl::cross_attention
