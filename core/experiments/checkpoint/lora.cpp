#include "core/experiments/checkpoint/lora.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/result.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kUpdateGrain = 1 << 16;

/// Rows of a Stream: the module above, the token below.
constexpr unsigned kTokenBits = 20;

}  // namespace

LoraLayout::LoraLayout(const TextShape& shape, std::size_t rank)
    : rank_(rank), layers_(shape.layers) {
  const std::size_t query = shape.heads * shape.head_width;
  const std::size_t key = shape.key_heads * shape.head_width;
  const std::size_t sizes[kLoraTargets][2] = {
      {shape.width, query}, {shape.width, key}, {shape.width, key}, {query, shape.width}};
  for (std::size_t i = 0; i < kLoraTargets; ++i) {
    const auto [in, out] = sizes[i];
    first_[i] = {in, out, of_layer_, of_layer_ + rank * in};
    of_layer_ += rank * (in + out);
  }
  count_ = layers_ * of_layer_;
}

LoraModule LoraLayout::module(std::size_t layer, LoraTarget target) const {
  LoraModule out = first_[static_cast<std::size_t>(target)];
  out.a += layer * of_layer_;
  out.b += layer * of_layer_;
  return out;
}

template <class T>
Adapters<T>::Adapters(const TextShape& shape, const LoraSettings& settings)
    : settings_(settings), layout_(shape, settings.rank), values_(layout_.count()) {
  moments_.prepare(optimizer(), layout_.count());
}

template <class T>
OptimizerSettings Adapters<T>::optimizer() const {
  OptimizerSettings out;
  out.method = Optimizer::AdamW;
  out.rate = settings_.rate;
  out.decay = settings_.decay;
  out.beta1 = settings_.beta1;
  out.beta2 = settings_.beta2;
  out.eps = settings_.eps;
  return out;
}

template <class T>
void Adapters<T>::begin(std::uint64_t seed) {
  values_ = Buffer<T>(layout_.count());
  for (std::size_t module = 0; module < layout_.layers() * kLoraTargets; ++module) {
    const LoraModule at =
        layout_.module(module / kLoraTargets, static_cast<LoraTarget>(module % kLoraTargets));
    const double bound = 1 / std::sqrt(static_cast<double>(at.in));
    Stream random(seed, Purpose::Init, 0, static_cast<std::uint32_t>(module));
    for (std::size_t i = 0; i < layout_.rank() * at.in; ++i) {
      values_[at.a + i] = static_cast<T>(bound * (2 * random.uniform() - 1));
    }
  }
  moments_ = {};
  updates_ = 0;
  moments_.prepare(optimizer(), layout_.count());
}

template <class T>
void Adapters<T>::update(const Buffer<T>& gradient) {
  ICL_CHECK(gradient.size() == layout_.count(), "a gradient of another layout");
  const OptimizerSettings optimizer = this->optimizer();
  moments_.prepare(optimizer, layout_.count());
  ++updates_;
  parallel::forEach(layout_.count(), kUpdateGrain, [&](std::size_t first, std::size_t last) {
    updateRange(optimizer, updates_, 1, {first, last}, values_.data(), gradient.data(), moments_);
  });
}

Dropout::Dropout(double p, std::uint64_t seed, std::uint64_t step)
    : p_(p), seed_(seed), step_(step) {}

Dropout::Dropout(double p, std::vector<std::vector<std::uint8_t>> keep)
    : p_(p), keep_(std::move(keep)) {}

template <class T>
void Dropout::apply(std::size_t module, std::size_t token, std::size_t in, T* x) const {
  const T factor = static_cast<T>(1 / (1 - p_));
  if (!keep_.empty()) {
    const std::uint8_t* keep = keep_.at(module).data() + token * in;
    for (std::size_t i = 0; i < in; ++i) x[i] = keep[i] != 0 ? x[i] * factor : T{0};
    return;
  }
  ICL_DCHECK(token < std::size_t{1} << kTokenBits, "a prompt of a million tokens");
  Stream random(seed_, Purpose::Dropout, step_,
                static_cast<std::uint32_t>(module << kTokenBits | token));
  const auto below = static_cast<std::uint32_t>(std::min(p_ * 0x1p32, 4294967295.0));
  for (std::size_t i = 0; i < in; ++i) x[i] = random.word() >= below ? x[i] * factor : T{0};
}

template class Adapters<float>;
template class Adapters<double>;
template void Dropout::apply(std::size_t, std::size_t, std::size_t, float*) const;
template void Dropout::apply(std::size_t, std::size_t, std::size_t, double*) const;

}  // namespace icl::checkpoint
