// The loss of one example and its way back to the adapters: the inputs of all layers are kept, what
// lies within a layer is made again.
#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/result.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/lora_module.h"
#include "core/experiments/checkpoint/text_pass.h"
#include "core/math/kernels/table.h"
#include "core/math/layers.h"

namespace icl::checkpoint {
namespace {

template <class T>
class LoraPass {
 public:
  LoraPass(const TextModel<T>& model, const Adapters<T>& adapters, const LoraExample<T>& example,
           const LoraOptions<T>& options)
      : model_(model),
        adapters_(adapters),
        example_(example),
        dropout_(options.dropout),
        stop_(options.stop),
        text_(textOptions(options, adapters)),
        pass_(model, example.input, text_),
        first_(example.prompt - 1),
        asked_(example.input.tokens.size() - example.prompt),
        last_(asked_ * pass_.stride()) {}

  /// The mean loss; nothing where stopped. `keep`: the layers' inputs, for the way back.
  std::optional<double> forward(bool keep) {
    const std::size_t n = pass_.tokens(), layers = model_.shape().layers;
    inputs_.resize(keep ? layers : 0);
    stream_ = Buffer<T>(n * pass_.stride());
    pass_.embed(rows(stream_));
    for (std::size_t l = 0; l < layers; ++l) {
      if (stop_ && stop_()) return std::nullopt;
      if (keep) inputs_[l] = stream_;
      pass_.attend(l, rows(stream_), {});
      pass_.project(l, rows(stream_));
      if (l + 1 < layers) pass_.feedForward(l, n, rows(stream_));
    }
    std::copy_n(rows(stream_).row(first_), last_.size(), last_.data());
    pass_.feedForward(layers - 1, asked_, rows(last_));
    return readOut(keep);
  }

  /// After a forward pass that kept.
  bool backward(Buffer<T>& gradient) {
    if (gradient.size() != adapters_.layout().count()) {
      gradient = Buffer<T>(adapters_.layout().count());
    }
    dx_ = Buffer<T>(pass_.tokens() * pass_.stride());
    dnormed_ = dx_;
    res_ = dx_;
    normed_ = dx_;
    dmix_ = Buffer<T>(pass_.tokens() * pass_.mix().ld);
    dq_ = dmix_;
    dkv_ = Buffer<T>(pass_.tokens() * pass_.keys().ld);
    readOutBack();
    for (std::size_t l = model_.shape().layers; l-- > 0;) {
      if (stop_ && stop_()) return false;
      layerBack(l, gradient);
    }
    return true;
  }

 private:
  static TextOptions<T> textOptions(const LoraOptions<T>& options, const Adapters<T>& adapters) {
    TextOptions<T> out;
    out.open = options.open;
    out.adapters = &adapters;
    out.dropout = options.dropout;
    return out;
  }

  Rows<T> rows(Buffer<T>& buffer) const { return {buffer.data(), pass_.stride()}; }

  /// The final norm and the logits of the rows before the answer's tokens; leaves the gradient by
  /// the logits where it is wanted.
  double readOut(bool keep) {
    const std::size_t vocabulary = model_.shape().vocabulary;
    Buffer<T> normed(asked_ * pass_.stride());
    pass_.finish(asked_, rows(last_), rows(normed));
    inverse_ = pass_.inverse();
    logits_stride_ = rowStride(vocabulary);
    logits_ = Buffer<T>(asked_ * logits_stride_);
    const StoredJob<T> job{&model_.head(), {logits_.data(), logits_stride_}};
    storedProducts<T>(asked_, rows(normed), {&job, 1});
    double sum = 0;
    for (std::size_t i = 0; i < asked_; ++i) {
      const std::span<T> row(logits_.data() + i * logits_stride_, vocabulary);
      const auto target = static_cast<std::size_t>(example_.input.tokens[example_.prompt + i]);
      sum +=
          crossEntropy<T>(row, target, 1 / static_cast<double>(asked_), keep ? row : std::span<T>())
              .loss;
    }
    return sum / static_cast<double>(asked_);
  }

  void readOutBack() {
    Buffer<T> dy(asked_ * pass_.stride());
    storedProductBack<T>(asked_, {logits_.data(), logits_stride_}, {&model_.head(), rows(dy)});
    dlast_ = Buffer<T>(asked_ * pass_.stride());
    normRowsBack<T>(asked_, model_.shape().width, rows(last_), model_.finalNorm(), inverse_,
                    rows(dy), rows(dlast_));
  }

  void layerBack(std::size_t l, Buffer<T>& gradient) {
    pass_.attend(l, rows(inputs_[l]), {});
    inverse_ = pass_.inverse();
    std::copy_n(pass_.normed().at, normed_.size(), normed_.data());  // the MLP takes their place
    res_ = inputs_[l];
    pass_.project(l, rows(res_));
    if (l + 1 < model_.shape().layers) {
      feedForwardBack(l, pass_.tokens(), rows(res_), rows(dx_));
    } else {
      feedForwardBack(l, asked_, {rows(res_).row(first_), pass_.stride()}, rows(dlast_));
      std::copy_n(dlast_.data(), dlast_.size(), rows(dx_).row(first_));
    }
    attentionBack(l, gradient);
  }

  /// dy (of so many rows, whose input was x) += its way back through the MLP and its norm.
  void feedForwardBack(std::size_t l, std::size_t count, Rows<const T> x, Rows<T> dy) {
    const TextShape& shape = model_.shape();
    const TextLayer<T>& w = model_.layer(l);
    const std::size_t wide = rowStride(shape.inner);
    constexpr std::size_t kStride = MlpRoom<T>::kStride;
    Buffer<T> inverse(count);
    normRows<T>(count, shape.width, x, w.norm2, shape.norm_eps, pass_.normed(), inverse);
    for (Buffer<T>* part : {&dgate_, &dup_}) {
      if (part->size() < count * wide) *part = Buffer<T>(count * wide);
    }
    parallel::forEach(shape.inner, kStoredColumns, [&](std::size_t first, std::size_t last) {
      auto room = pass_.mlpRooms().take();
      pass_.innerColumns(l, count, first, last, *room);
      storedColumnsBack<T>(count, dy, {w.down, {room->slope.data(), kStride}}, first, last - first,
                           room->tiles);
      kernels::table<T>().activationGradient(
          {count, last - first, room->gate.data(), room->up.data(), kStride, true, nullptr, 0,
           room->slope.data(), kStride, dgate_.data() + first, dup_.data() + first, wide});
    });
    storedProductBack<T>(count, {dgate_.data(), wide}, {w.gate, rows(dnormed_)});
    storedProductBack<T>(count, {dup_.data(), wide}, {w.up, rows(dnormed_), nullptr, true});
    normRowsBack<T>(count, shape.width, x, w.norm2, inverse, rows(dnormed_), dy);
  }

  void adapterBackOf(std::size_t l, LoraTarget target, Rows<const T> x, Rows<const T> dy,
                     Rows<T> dx, Buffer<T>& gradient) {
    adapterBack(adapters_, l, target, pass_.tokens(), x, dropout_, dy, dx, gradient);
  }

  /// dx_ += its way back through the attention and its norm.
  void attentionBack(std::size_t l, Buffer<T>& gradient) {
    const std::size_t n = pass_.tokens();
    const TextShape& shape = model_.shape();
    const TextLayer<T>& w = model_.layer(l);
    const Rows<T> dmix{dmix_.data(), pass_.mix().ld}, dq{dq_.data(), pass_.mix().ld};
    const Rows<T> dk{dkv_.data(), pass_.keys().ld};
    const Rows<T> dv = dk.columns(shape.key_heads * shape.head_width);
    storedProductBack<T>(n, rows(dx_), {w.o, dmix});
    adapterBackOf(l, LoraTarget::Output, pass_.mix(), rows(dx_), dmix, gradient);
    attendHeadsBack<T>(pass_.heads(), pass_.open(l), dmix, dq, dk, dv);
    pass_.turn(shape.heads, true, dq);
    pass_.turn(shape.key_heads, true, dk);
    const bool on = l > 0;  // nothing below the first layer learns
    if (on) {
      storedProductBack<T>(n, dq, {w.q, rows(dnormed_)});
      storedProductBack<T>(n, dk, {w.k, rows(dnormed_), nullptr, true});
      storedProductBack<T>(n, dv, {w.v, rows(dnormed_), nullptr, true});
    }
    const Rows<T> dnormed = on ? rows(dnormed_) : Rows<T>{};
    adapterBackOf(l, LoraTarget::Query, rows(normed_), dq, dnormed, gradient);
    adapterBackOf(l, LoraTarget::Key, rows(normed_), dk, dnormed, gradient);
    adapterBackOf(l, LoraTarget::Value, rows(normed_), dv, dnormed, gradient);
    if (!on) return;
    normRowsBack<T>(n, shape.width, rows(inputs_[l]), w.norm1, inverse_, rows(dnormed_), rows(dx_));
  }

  const TextModel<T>& model_;
  const Adapters<T>& adapters_;
  const LoraExample<T>& example_;
  const Dropout* dropout_;
  const std::function<bool()>& stop_;
  TextOptions<T> text_;
  TextPass<T> pass_;
  std::size_t first_, asked_, logits_stride_ = 0;
  Buffer<T> last_, logits_{}, inverse_{}, stream_{}, normed_{}, res_{};
  Buffer<T> dx_{}, dlast_{}, dnormed_{}, dmix_{}, dq_{}, dkv_{}, dgate_{}, dup_{};
  std::vector<Buffer<T>> inputs_{};
};

template <class T>
void checkExample(const TextModel<T>& model, const LoraExample<T>& example) {
  if (const Status status = model.check(example.input); !status) {
    ICL_CHECK(false, status.error().text());
  }
  ICL_CHECK(example.prompt > 0 && example.prompt < example.input.tokens.size(),
            "an example with a prompt and an answer");
}

}  // namespace

template <class T>
std::optional<double> loraGradient(const TextModel<T>& model, const Adapters<T>& adapters,
                                   const LoraExample<T>& example, const LoraOptions<T>& options,
                                   Buffer<T>& gradient) {
  checkExample(model, example);
  const parallel::FlushDenormals flush;
  LoraPass<T> pass(model, adapters, example, options);
  const auto loss = pass.forward(true);
  if (!loss || !pass.backward(gradient)) return std::nullopt;
  return loss;
}

template <class T>
std::optional<double> loraLoss(const TextModel<T>& model, const Adapters<T>& adapters,
                               const LoraExample<T>& example, const LoraOptions<T>& options) {
  checkExample(model, example);
  const parallel::FlushDenormals flush;
  return LoraPass<T>(model, adapters, example, options).forward(false);
}

#define ICL_LORA_GRADIENT(T)                                                                \
  template std::optional<double> loraGradient(const TextModel<T>&, const Adapters<T>&,      \
                                              const LoraExample<T>&, const LoraOptions<T>&, \
                                              Buffer<T>&);                                  \
  template std::optional<double> loraLoss(const TextModel<T>&, const Adapters<T>&,          \
                                          const LoraExample<T>&, const LoraOptions<T>&);
ICL_LORA_GRADIENT(float)
ICL_LORA_GRADIENT(double)
#undef ICL_LORA_GRADIENT

}  // namespace icl::checkpoint
