// The way there; the way back is in decoder_backward.cpp.
#include "core/experiments/mixture/decoder_pass.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/result.h"
#include "core/math/kernels/table.h"

namespace icl::mixture {

template <class T>
DecoderPass<T>::DecoderPass(const DecoderShape& shape, std::size_t tokens, std::size_t sequences)
    : shape_(shape),
      tokens_(tokens),
      most_(sequences),
      stride_(rowStride(shape.width)),
      kv_stride_(rowStride(2 * shape.width)),
      label_stride_(rowStride(shape.labels)),
      padded_(kernels::paddedTokens(tokens)),
      layers_(shape.layers),
      scratch_(kernels::attentionScratch(tokens, shape.headSize())) {
  const std::size_t all = tokens * sequences;
  const auto make = [&](Buffer<T>& buffer) { buffer = Buffer<T>(all * stride_); };
  for (Layer& layer : layers_) {
    for (Buffer<T>* buffer : {&layer.x, &layer.q, &layer.res, &layer.u, &layer.v, &layer.act}) {
      make(*buffer);
    }
    if (shape.norm) {
      make(layer.n1);
      make(layer.n2);
      layer.inverse1 = Buffer<T>(all);
      layer.inverse2 = Buffer<T>(all);
    }
    make(layer.mix);
    layer.kv = Buffer<T>(all * kv_stride_);
    layer.weights = Buffer<T>(all * shape.heads * padded_);
  }
  for (Buffer<T>* buffer : {&y_, &dx_, &dn_, &da_, &du_, &dv_, &dq_}) make(*buffer);
  dkv_ = Buffer<T>(all * kv_stride_);
  normed_ = Buffer<T>(sequences * stride_);
  dlast_ = Buffer<T>(sequences * stride_);
  inverse_ = Buffer<T>(sequences);
  logits_ = Buffer<T>(sequences * label_stride_);
  dlogits_ = Buffer<T>(sequences * label_stride_);
  if (shape.projector.count() > 0) {
    projector_ = std::make_unique<ProjectorPass<T>>(shape.projector, tokens, sequences);
  }
}

template <class T>
void DecoderPass<T>::prepare(const PassOptions& options) {
  for (std::size_t l = 0; l < layers_.size(); ++l) {
    Layer& layer = layers_[l];
    layer.compact = options.last_only && l + 1 == layers_.size();
    layer.first = layer.compact && !options.all_attention ? tokens_ - 1 : 0;
  }
}

template <class T>
void DecoderPass<T>::forward(const Decoder<T>& decoder, std::size_t sequences,
                             const PassOptions& options) {
  ICL_DCHECK(sequences > 0 && sequences <= most_, "a pass has room for so many sequences");
  sequences_ = sequences;
  prepare(options);
  if (projector_) projector_->forward(decoder, sequences, input());
  for (std::size_t l = 0; l < layers_.size(); ++l) {
    attend(decoder, l, options);
    feedForward(decoder, l);
  }
  readOut(decoder);
}

template <class T>
void DecoderPass<T>::norm(std::size_t count, In x, const T* weight, Buffer<T>& inverse,
                          Out y) const {
  kernels::table<T>().norm({count, shape_.width, x.at, x.ld, weight,
                            static_cast<T>(shape_.norm_eps), y.at, y.ld, inverse.data()});
}

template <class T>
std::size_t DecoderPass<T>::weightsOf(const Layer& layer, std::size_t sequence,
                                      std::size_t head) const {
  return (sequence * shape_.heads + head) * (tokens_ - layer.first) * padded_;
}

/// res = x + scale · Attention(Norm(x)).
template <class T>
void DecoderPass<T>::attend(const Decoder<T>& decoder, std::size_t l, const PassOptions& options) {
  Layer& layer = layers_[l];
  const BlockLayout& at = decoder.layout().block(l);
  const PackedBlock<T>& weights = decoder.packed(l);
  if (shape_.norm) {
    norm(all(), rows(layer.x), decoder.tensor(at.attn_norm), layer.inverse1, rows(layer.n1));
  }
  const In n = normed1(layer);
  const Out q = rows(layer.q), kv{layer.kv.data(), kv_stride_};
  multiply<T>(queryCount(layer), asking(layer, n), weights.q.there, q);
  multiply<T>(all(), n, weights.kv.there, kv);
  const std::size_t asking_tokens = tokens_ - layer.first;
  rotate<T>(shape_.rotation, decoder.angles(), queryCount(layer), asking_tokens, layer.first,
            shape_.heads, false, q);
  rotate<T>(shape_.rotation, decoder.angles(), all(), tokens_, 0, shape_.heads, false, kv);

  // Without a projection the heads write into the stream at once, where they stand for its rows.
  const bool direct = !shape_.project && count(layer) == queryCount(layer);
  const In x = asking(layer, rows(std::as_const(layer).x));
  const Out out = direct ? rows(layer.res) : rows(layer.mix);
  const std::size_t size = shape_.headSize();
  const T scale = T{1} / static_cast<T>(std::sqrt(static_cast<double>(size)));
  for (std::size_t s = 0; s < sequences_; ++s) {
    for (std::size_t head = 0; head < shape_.heads; ++head) {
      const std::size_t column = head * size;
      const double gate = options.gate(shape_, l, head) * (direct ? shape_.residual_scale : 1.0);
      const T* k = kv.row(s * tokens_) + column;
      kernels::table<T>().attention(
          {tokens_, size, layer.first, q.row(s * asking_tokens) + column, q.ld, k, k + shape_.width,
           kv.ld, scale, decoder.slopes()[head], static_cast<T>(gate),
           layer.weights.data() + weightsOf(layer, s, head), out.row(s * asking_tokens) + column,
           out.ld, direct ? x.row(s * asking_tokens) + column : nullptr, x.ld, scratch_.data()});
    }
  }
  if (direct) return;
  const In mixed = layer.first > 0 ? In(out) : matching(layer, In(out));
  const In stream = matching(layer, rows(std::as_const(layer).x));
  const T step = static_cast<T>(shape_.residual_scale);
  if (shape_.project) {
    multiply<T>(count(layer), mixed, weights.o.there, rows(layer.res), {nullptr, stream, step});
    return;
  }
  for (std::size_t r = 0; r < count(layer); ++r) {
    T* to = rows(layer.res).row(r);
    for (std::size_t i = 0; i < shape_.width; ++i) {
      to[i] = stream.row(r)[i] + step * mixed.row(r)[i];
    }
  }
}

/// y = res + scale · (W₃ SiLU(…) + b₃).
template <class T>
void DecoderPass<T>::feedForward(const Decoder<T>& decoder, std::size_t l) {
  Layer& layer = layers_[l];
  const BlockLayout& at = decoder.layout().block(l);
  const PackedBlock<T>& weights = decoder.packed(l);
  const std::size_t n = count(layer);
  const auto bias = [&](std::size_t offset) {
    return shape_.bias ? decoder.tensor(offset) : nullptr;
  };
  if (shape_.norm) {
    norm(n, rows(layer.res), decoder.tensor(at.mlp_norm), layer.inverse2, rows(layer.n2));
  }
  multiply<T>(n, normed2(layer), weights.w1.there, rows(layer.u), {bias(at.b1), {}, T{1}});
  multiply<T>(n, normed2(layer), weights.w2.there, rows(layer.v), {bias(at.b2), {}, T{1}});
  kernels::table<T>().activation({n, shape_.width, layer.u.data(), layer.v.data(), stride_,
                                  shape_.gated, layer.act.data(), stride_, nullptr, 0, nullptr,
                                  nullptr, 0});
  Buffer<T>& y = l + 1 < layers_.size() ? layers_[l + 1].x : y_;
  multiply<T>(n, rows(layer.act), weights.w3.there, rows(y),
              {bias(at.b3), rows(layer.res), static_cast<T>(shape_.residual_scale)});
}

template <class T>
void DecoderPass<T>::readOut(const Decoder<T>& decoder) {
  const In y = lastRows(rows(std::as_const(y_)));
  if (shape_.norm) {
    norm(sequences_, y, decoder.tensor(decoder.layout().norm()), inverse_, rows(normed_));
  } else {
    for (std::size_t s = 0; s < sequences_; ++s) {
      std::copy_n(y.row(s), shape_.width, rows(normed_).row(s));
    }
  }
  multiply<T>(sequences_, rows(normed_), decoder.packedOut().there,
              {logits_.data(), label_stride_});
}

template <class T>
Rows<const T> DecoderPass<T>::attention(std::size_t sequence, std::size_t layer,
                                        std::size_t head) const {
  const Layer& of = layers_[layer];
  return {of.weights.data() + weightsOf(of, sequence, head), padded_};
}

template <class T>
Rows<const T> DecoderPass<T>::stream(std::size_t layer) const {
  return layer < layers_.size() ? rows(layers_[layer].x) : rows(y_);
}

template <class T>
Rows<const T> DecoderPass<T>::lastNorm() const {
  return rows(normed_);
}

template class DecoderPass<float>;
template class DecoderPass<double>;

}  // namespace icl::mixture
