#include "core/experiments/checkpoint/text_pass.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/checkpoint/lora_module.h"
#include "core/math/kernels/table.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kTextGrain = 16;

/// The angle by which coordinate pair j of a token is turned.
template <class T>
RotaryAngles<T> textAngles(const TextShape& shape, const TextInput<T>& input) {
  const std::size_t half = shape.head_width / 2;
  std::vector<double> rates(half);
  std::vector<std::size_t> axes(half);
  for (std::size_t j = 0; j < half; ++j) {
    rates[j] = std::pow(shape.rope_theta, -static_cast<double>(j) / static_cast<double>(half));
    const bool row = shape.spatial() && j >= shape.sections[0];
    axes[j] = row ? (j < shape.sections[0] + shape.sections[1] ? 1 : 2) : 0;
  }
  return RotaryAngles<T>(input.tokens.size(), half, [&](std::size_t t, std::size_t j) {
    const double place = input.positions.empty() ? static_cast<double>(t)
                                                 : static_cast<double>(input.positions[t][axes[j]]);
    return place * rates[j];
  });
}

}  // namespace

template <class T>
void normRows(std::size_t rows, std::size_t width, Rows<const T> x, const Buffer<T>& weight,
              double eps, Rows<T> y, Buffer<T>& inverse) {
  parallel::forEach(rows, kTextGrain, [&](std::size_t first, std::size_t last) {
    kernels::table<T>().norm({last - first, width, x.row(first), x.ld, weight.data(),
                              static_cast<T>(eps), y.row(first), y.ld, inverse.data() + first});
  });
}

template <class T>
void normRowsBack(std::size_t rows, std::size_t width, Rows<const T> x, const Buffer<T>& weight,
                  const Buffer<T>& inverse, Rows<const T> dy, Rows<T> dx) {
  parallel::forEach(rows, kTextGrain, [&](std::size_t first, std::size_t last) {
    kernels::table<T>().normGradient({last - first, width, x.row(first), x.ld, weight.data(),
                                      inverse.data() + first, dy.row(first), dy.ld, dx.row(first),
                                      dx.ld, true, nullptr});
  });
}

template <class T>
TextPass<T>::TextPass(const TextModel<T>& model, const TextInput<T>& input,
                      const TextOptions<T>& options)
    : model_(model),
      input_(input),
      options_(options),
      tokens_(input.tokens.size()),
      stride_(rowStride(model.shape().width)),
      q_stride_(rowStride(model.shape().queryWidth())),
      kv_stride_(rowStride(2 * model.shape().keyWidth())),
      inner_stride_(rowStride(model.shape().inner)),
      angles_(textAngles(model.shape(), input)),
      normed_(tokens_ * stride_),
      q_(tokens_ * q_stride_),
      kv_(tokens_ * kv_stride_),
      mix_(tokens_ * q_stride_),
      inverse_(tokens_) {}

template <class T>
const std::uint8_t* TextPass<T>::open(std::size_t layer) const {
  return options_.open.empty() ? nullptr : options_.open.data() + layer * model_.shape().heads;
}

template <class T>
void TextPass<T>::embed(Rows<T> x) const {
  const std::size_t width = model_.shape().width;
  std::size_t image = 0;
  for (std::size_t t = 0; t < tokens_; ++t) {
    const int token = input_.tokens[t];
    if (!input_.images.empty() && token == model_.ids().image_pad) {
      std::copy_n(input_.images.data() + image++ * width, width, x.row(t));
    } else {
      model_.embedding().copy(static_cast<std::size_t>(token) * width, width, x.row(t));
    }
  }
}

template <class T>
void TextPass<T>::turn(std::size_t heads, bool back, Rows<T> rows) const {
  parallel::forEach(tokens_, kTextGrain, [&](std::size_t first, std::size_t last) {
    rotate(Rotation::Standard, angles_, last - first, last - first, first, heads, back,
           Rows<T>{rows.row(first), rows.ld});
  });
}

template <class T>
HeadRows<T> TextPass<T>::heads() {
  const TextShape& shape = model_.shape();
  return {tokens_, shape.heads, shape.key_heads, shape.head_width, queries(), keys(), values()};
}

template <class T>
void TextPass<T>::adapt(std::size_t layer, std::size_t target, Rows<const T> x, Rows<T> y) const {
  if (options_.adapters == nullptr) return;
  adapterProduct(*options_.adapters, layer, static_cast<LoraTarget>(target), tokens_, x,
                 options_.dropout, y);
}

template <class T>
void TextPass<T>::attend(std::size_t layer, Rows<const T> x, const AttentionNotes<T>& notes) {
  const TextShape& shape = model_.shape();
  const TextLayer<T>& w = model_.layer(layer);
  normRows(tokens_, shape.width, x, w.norm1, shape.norm_eps, normed(), inverse_);
  const StoredJob<T> jobs[] = {{w.q, queries(), w.q_bias.data(), false},
                               {w.k, keys(), w.k_bias.data(), false},
                               {w.v, values(), w.v_bias.data(), false}};
  storedProducts<T>(tokens_, normed(), jobs);
  adapt(layer, 0, normed(), queries());
  adapt(layer, 1, normed(), keys());
  adapt(layer, 2, normed(), values());
  turn(shape.heads, false, queries());
  turn(shape.key_heads, false, keys());
  attendHeads(heads(), open(layer), mix(), notes);
}

template <class T>
void TextPass<T>::project(std::size_t layer, Rows<T> x) {
  const StoredJob<T> job{model_.layer(layer).o, x, nullptr, true};
  storedProducts<T>(tokens_, mix(), {&job, 1});
  adapt(layer, 3, mix(), x);
}

template <class T>
void TextPass<T>::innerColumns(std::size_t layer, std::size_t rows, std::size_t first,
                               std::size_t last, MlpRoom<T>& room) {
  constexpr std::size_t kStride = MlpRoom<T>::kStride;
  const TextLayer<T>& w = model_.layer(layer);
  for (Buffer<T>* part : {&room.gate, &room.up, &room.slope}) {
    if (part->size() < rows * kStride) *part = Buffer<T>(rows * kStride);
  }
  const StoredJob<T> gate{w.gate, {room.gate.data(), kStride}};
  const StoredJob<T> up{w.up, {room.up.data(), kStride}};
  storedColumns<T>(rows, normed(), gate, first, last - first, room.tiles);
  storedColumns<T>(rows, normed(), up, first, last - first, room.tiles);
}

template <class T>
void TextPass<T>::feedForward(std::size_t layer, std::size_t rows, Rows<T> x) {
  const TextShape& shape = model_.shape();
  const TextLayer<T>& w = model_.layer(layer);
  if (act_.size() < rows * inner_stride_) act_ = Buffer<T>(rows * inner_stride_);
  const Rows<T> act{act_.data(), inner_stride_};
  normRows<T>(rows, shape.width, x, w.norm2, shape.norm_eps, normed(), inverse_);
  parallel::forEach(shape.inner, kStoredColumns, [&](std::size_t first, std::size_t last) {
    auto room = rooms_.take();
    innerColumns(layer, rows, first, last, *room);
    const Rows<T> out = act.columns(first);
    kernels::table<T>().activation({rows, last - first, room->gate.data(), room->up.data(),
                                    MlpRoom<T>::kStride, true, out.at, out.ld, nullptr, 0, nullptr,
                                    nullptr, 0});
  });
  const StoredJob<T> job{w.down, x, nullptr, true};
  storedProducts<T>(rows, act, {&job, 1});
}

template <class T>
void TextPass<T>::finish(std::size_t rows, Rows<const T> x, Rows<T> y) {
  normRows(rows, model_.shape().width, x, model_.finalNorm(), model_.shape().norm_eps, y, inverse_);
}

#define ICL_TEXT_PASS(T)                                                                    \
  template class TextPass<T>;                                                               \
  template void normRows(std::size_t, std::size_t, Rows<const T>, const Buffer<T>&, double, \
                         Rows<T>, Buffer<T>&);                                              \
  template void normRowsBack(std::size_t, std::size_t, Rows<const T>, const Buffer<T>&,     \
                             const Buffer<T>&, Rows<const T>, Rows<T>);
ICL_TEXT_PASS(float)
ICL_TEXT_PASS(double)
#undef ICL_TEXT_PASS

}  // namespace icl::checkpoint
