// The way back of a DecoderPass, block by block: the derivative of each line of decoder_pass.cpp.
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/result.h"
#include "core/experiments/mixture/decoder_pass.h"
#include "core/math/kernels/table.h"

namespace icl::mixture {

/// g (out × in) [+]= scale · dyᵀ x.
template <class T>
void DecoderPass<T>::weightBack(std::size_t count, std::size_t out, std::size_t in, In dy, In x,
                                double scale, T* g, bool fresh) const {
  multiplyTransposed<T>(count, out, in, dy, x, {g, in}, static_cast<T>(scale), !fresh);
}

template <class T>
void DecoderPass<T>::normBack(std::size_t count, In x, const T* weight, const Buffer<T>& inverse,
                              In dy, Out dx, bool add, T* dweight, bool fresh) const {
  if (fresh && dweight != nullptr) std::fill_n(dweight, shape_.width, T{0});
  kernels::table<T>().normGradient({count, shape_.width, x.at, x.ld, weight, inverse.data(), dy.at,
                                    dy.ld, dx.at, dx.ld, add, dweight});
}

template <class T>
void DecoderPass<T>::backward(const Decoder<T>& decoder, const PassOptions& options, T* gradient,
                              bool fresh) {
  const auto frozen = [&](std::size_t l) { return !options.frozen.empty() && options.frozen[l]; };
  // Below the lowest block that learns nothing is wanted.
  const bool input = options.input_gradient || projector_ != nullptr;
  std::size_t lowest = 0;
  while (!input && lowest < layers_.size() && frozen(lowest)) ++lowest;

  readOutBack(decoder, gradient, fresh);
  for (std::size_t l = layers_.size(); l-- > lowest;) {
    const Layer& layer = layers_[l];
    T* g = frozen(l) ? nullptr : gradient;
    const Out dy = layer.compact ? rows(dlast_) : rows(dx_);
    feedForwardBack(decoder, l, dy, g, fresh);
    attendBack(decoder, l, options, dy, g, fresh);
    streamBack(decoder, l, dy, g, fresh, l > lowest || input);
  }
  if (projector_) {
    projector_->backward(decoder, sequences_, inputGradient(), options.second_gradient, gradient,
                         fresh);
  }
}

template <class T>
void DecoderPass<T>::readOutBack(const Decoder<T>& decoder, T* g, bool fresh) {
  const In d{dlogits_.data(), label_stride_};
  const std::size_t width = shape_.width;
  weightBack(sequences_, shape_.labels, width, d, lastNorm(), 1, g + decoder.layout().out(), fresh);
  const bool compact = layers_.back().compact;
  if (!compact) std::fill_n(dx_.data(), all() * stride_, T{0});
  const Out dlast = compact ? rows(dlast_) : rows(dx_).every(tokens_, tokens_ - 1);
  if (!shape_.norm) return multiply<T>(sequences_, d, decoder.packedOut().back, dlast);
  multiply<T>(sequences_, d, decoder.packedOut().back, rows(dn_));
  normBack(sequences_, lastRows(rows(std::as_const(y_))), decoder.tensor(decoder.layout().norm()),
           inverse_, rows(dn_), dlast, false, g + decoder.layout().norm(), fresh);
}

template <class T>
void DecoderPass<T>::feedForwardBack(const Decoder<T>& decoder, std::size_t l, Out dy, T* g,
                                     bool fresh) {
  const Layer& layer = layers_[l];
  const BlockLayout& at = decoder.layout().block(l);
  const PackedBlock<T>& weights = decoder.packed(l);
  const std::size_t n = count(layer), d = shape_.width;
  const double step = shape_.residual_scale;
  multiply<T>(n, dy, weights.w3.back, rows(da_), {nullptr, {}, static_cast<T>(step)});
  kernels::table<T>().activationGradient({n, d, layer.u.data(), layer.v.data(), stride_,
                                          shape_.gated, nullptr, 0, da_.data(), stride_, du_.data(),
                                          dv_.data(), stride_});
  if (g != nullptr) {
    weightBack(n, d, d, dy, rows(layer.act), step, g + at.w3, fresh);
    weightBack(n, d, d, rows(du_), normed2(layer), 1, g + at.w1, fresh);
    weightBack(n, d, d, rows(dv_), normed2(layer), 1, g + at.w2, fresh);
    const auto& sums = kernels::table<T>().columnSums;
    if (shape_.bias) {
      sums(n, d, dy.at, dy.ld, static_cast<T>(step), !fresh, g + at.b3);
      sums(n, d, du_.data(), stride_, T{1}, !fresh, g + at.b1);
      sums(n, d, dv_.data(), stride_, T{1}, !fresh, g + at.b2);
    }
  }
  const In nothing{};
  const Out dn = shape_.norm ? rows(dn_) : dy;
  multiply<T>(n, rows(du_), weights.w1.back, dn, {nullptr, shape_.norm ? nothing : In(dy), T{1}});
  multiply<T>(n, rows(dv_), weights.w2.back, dn, {nullptr, dn, T{1}});
  if (!shape_.norm) return;
  normBack(n, rows(layer.res), decoder.tensor(at.mlp_norm), layer.inverse2, dn, dy, true,
           g ? g + at.mlp_norm : nullptr, fresh);
}

template <class T>
void DecoderPass<T>::attendBack(const Decoder<T>& decoder, std::size_t l,
                                const PassOptions& options, Out dy, T* g, bool fresh) {
  const Layer& layer = layers_[l];
  ICL_DCHECK(count(layer) == queryCount(layer), "no way back through attention of every token");
  const BlockLayout& at = decoder.layout().block(l);
  const PackedBlock<T>& weights = decoder.packed(l);
  const std::size_t n = count(layer), d = shape_.width;
  const double step = shape_.residual_scale;
  if (shape_.project) {
    if (g != nullptr) weightBack(n, d, d, dy, rows(layer.mix), step, g + at.wo, fresh);
    multiply<T>(n, dy, weights.o.back, rows(da_), {nullptr, {}, static_cast<T>(step)});
    headsBack(decoder, l, options, rows(da_), 1);
  } else {
    headsBack(decoder, l, options, dy, step);
  }
  const Out dq = rows(dq_), dkv{dkv_.data(), kv_stride_};
  rotate<T>(shape_.rotation, decoder.angles(), queryCount(layer), tokens_ - layer.first,
            layer.first, shape_.heads, true, dq);
  rotate<T>(shape_.rotation, decoder.angles(), all(), tokens_, 0, shape_.heads, true, dkv);
  if (g == nullptr) return;
  weightBack(queryCount(layer), d, d, dq, asking(layer, normed1(layer)), 1, g + at.wq, fresh);
  weightBack(all(), 2 * d, d, dkv, normed1(layer), 1, g + at.wk, fresh);
}

/// From the gradient by the heads' outputs (times `factor`) to that by queries, keys, values.
template <class T>
void DecoderPass<T>::headsBack(const Decoder<T>& decoder, std::size_t l, const PassOptions& options,
                               In dout, double factor) {
  Layer& layer = layers_[l];
  const std::size_t size = shape_.headSize(), asking_tokens = tokens_ - layer.first;
  const T scale = T{1} / static_cast<T>(std::sqrt(static_cast<double>(size)));
  for (std::size_t s = 0; s < sequences_; ++s) {
    for (std::size_t head = 0; head < shape_.heads; ++head) {
      const std::size_t column = head * size;
      const std::size_t key = s * tokens_ * kv_stride_ + column;
      const std::size_t query = s * asking_tokens * stride_ + column;
      const T* k = layer.kv.data() + key;
      T* dk = dkv_.data() + key;
      const auto gate = static_cast<T>(options.gate(shape_, l, head) * factor);
      kernels::table<T>().attentionGradient(
          {{tokens_, size, layer.first, layer.q.data() + query, stride_, k, k + shape_.width,
            kv_stride_, scale, decoder.slopes()[head], gate,
            layer.weights.data() + weightsOf(layer, s, head), nullptr, 0, nullptr, 0,
            scratch_.data()},
           dout.row(s * asking_tokens) + column,
           dout.ld,
           dq_.data() + query,
           stride_,
           dk,
           dk + shape_.width,
           kv_stride_});
    }
  }
}

/// From queries, keys and values to what entered the block, joined with what passed by in `dy`.
template <class T>
void DecoderPass<T>::streamBack(const Decoder<T>& decoder, std::size_t l, Out dy, T* g, bool fresh,
                                bool wanted) {
  const Layer& layer = layers_[l];
  const PackedBlock<T>& weights = decoder.packed(l);
  if (!wanted && (!shape_.norm || g == nullptr)) return;
  const Out dn = rows(dn_);
  const In dkv{dkv_.data(), kv_stride_};
  multiply<T>(all(), dkv, weights.kv.back, dn);
  const Out asked = asking(layer, dn);
  multiply<T>(queryCount(layer), rows(dq_), weights.q.back, asked, {nullptr, asked, T{1}});
  const Out dx = rows(dx_);
  const auto& kernels = kernels::table<T>();
  if (shape_.norm) {
    const BlockLayout& at = decoder.layout().block(l);
    normBack(all(), rows(layer.x), decoder.tensor(at.attn_norm), layer.inverse1, dn, dx,
             !layer.compact, g ? g + at.attn_norm : nullptr, fresh);
  } else if (layer.compact) {
    std::copy_n(dn_.data(), all() * stride_, dx_.data());
  } else {
    kernels.add(all() * stride_, dx_.data(), dn_.data());
  }
  if (!layer.compact) return;
  for (std::size_t s = 0; s < sequences_; ++s) {
    kernels.add(shape_.width, dx.row(s * tokens_ + tokens_ - 1), dy.row(s));
  }
}

template void DecoderPass<float>::backward(const Decoder<float>&, const PassOptions&, float*, bool);
template void DecoderPass<double>::backward(const Decoder<double>&, const PassOptions&, double*,
                                            bool);

}  // namespace icl::mixture
