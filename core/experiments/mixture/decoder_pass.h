// DecoderPass: sequences through a decoder and back, with everything the way back needs kept on a
// tape. One thread at a time; a worker keeps its pass from batch to batch, so nothing allocates.
//
//   R = sequences · tokens rows, d width. Of the last block only the last token of each sequence
//   counts for the loss; with `last_only` its queries, feed-forward layer and norm are computed for
//   that token alone, which changes no number but by rounding. dX: gradient by X.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/experiments/mixture/decoder.h"
#include "core/experiments/mixture/projector_pass.h"

namespace icl::mixture {

struct PassOptions {
  bool last_only = true;
  bool all_attention = false;    // also with last_only the last block's attention of every token
  std::vector<double> gates{};   // layers × heads; empty: all 1
  std::vector<bool> frozen{};    // blocks whose gradient is not wanted; empty: none
  bool input_gradient = false;   // wanted by what makes the input
  bool second_gradient = false;  // wanted by what makes the projector's input (an encoder)
  double gate(const DecoderShape& shape, std::size_t layer, std::size_t head) const {
    return gates.empty() ? 1 : gates[layer * shape.heads + head];
  }
};

/// What a sequence is made of: a row a token, and (with a projector) a row for the second item of
/// each element, the query's last; the projector writes them into their tokens.
template <class T>
struct InputRows {
  InputRows(Rows<T> all, Rows<T> seconds = {})
      : tokens(all), second(seconds) {}  // NOLINT: implicit
  InputRows from(std::size_t token, std::size_t item) const {
    return {{tokens.row(token), tokens.ld},
            second ? Rows<T>{second.row(item), second.ld} : Rows<T>{}};
  }
  Rows<T> tokens, second;
};

template <class T>
class DecoderPass {
 public:
  /// For at most `sequences` sequences of exactly `tokens` tokens at a time.
  DecoderPass(const DecoderShape& shape, std::size_t tokens, std::size_t sequences);

  /// Rows of the input, to be filled before forward(); token t of sequence s is row s · tokens + t.
  Rows<T> input() { return {layers_.front().x.data(), stride_}; }
  /// With a projector: its rows, secondItems() a sequence.
  Rows<T> secondInput() { return projector_ ? projector_->input() : Rows<T>{}; }
  std::size_t secondItems() const { return projector_ ? projector_->items() : 0; }
  /// The rows from sequence `sequence` on.
  InputRows<T> inputs(std::size_t sequence = 0) {
    return InputRows<T>(input(), secondInput()).from(sequence * tokens_, sequence * secondItems());
  }
  std::size_t capacity() const { return most_; }
  void forward(const Decoder<T>& decoder, std::size_t sequences, const PassOptions& options);
  /// One row a sequence.
  Rows<const T> logits() const { return {logits_.data(), label_stride_}; }
  Rows<T> logitGradient() { return {dlogits_.data(), label_stride_}; }
  /// From logitGradient() to the gradient by all parameters, laid out as they are. `fresh`:
  /// written, else added to. Tensors of frozen blocks are not touched.
  void backward(const Decoder<T>& decoder, const PassOptions& options, T* gradient, bool fresh);
  /// After backward() with input_gradient.
  Rows<const T> inputGradient() const { return {dx_.data(), stride_}; }
  /// After backward() with second_gradient.
  Rows<const T> secondGradient() const { return projector_->inputGradient(); }
  /// What the projector put out last; a row for each of its input.
  Rows<const T> projected() const { return projector_->output(); }

  /// Of block `layer`: weights of one head, rows of paddedTokens() numbers from token `first` on.
  Rows<const T> attention(std::size_t sequence, std::size_t layer, std::size_t head) const;
  std::size_t attentionFirst(std::size_t layer) const { return layers_[layer].first; }
  /// Residual stream that enters block `layer` (`layers`: that leaves the last), one row a token
  /// or, leaving the last block with last_only, one a sequence.
  Rows<const T> stream(std::size_t layer) const;
  /// Of the last token, after the final norm.
  Rows<const T> lastNorm() const;

 private:
  struct Layer {
    Buffer<T> x{}, n1{}, inverse1{}, q{}, kv{}, weights{}, mix{}, res{}, n2{}, inverse2{};
    Buffer<T> u{}, v{}, act{};
    std::size_t first = 0;  // the first token that has a query
    bool compact = false;   // after attention one row a sequence: the last token
  };
  using In = Rows<const T>;
  using Out = Rows<T>;

  Out rows(Buffer<T>& buffer) const { return {buffer.data(), stride_}; }
  In rows(const Buffer<T>& buffer) const { return {buffer.data(), stride_}; }
  std::size_t all() const { return sequences_ * tokens_; }
  /// Rows after attention, and those of X (R rows) that belong to them.
  std::size_t count(const Layer& layer) const { return layer.compact ? sequences_ : all(); }
  template <class U>
  Rows<U> matching(const Layer& layer, Rows<U> x) const {
    return layer.compact ? x.every(tokens_, tokens_ - 1) : x;
  }
  /// The rows that have a query.
  std::size_t queryCount(const Layer& layer) const { return sequences_ * (tokens_ - layer.first); }
  template <class U>
  Rows<U> asking(const Layer& layer, Rows<U> x) const {
    return layer.first > 0 ? x.every(tokens_, tokens_ - 1) : x;
  }
  /// The rows of the last tokens in what leaves the last block.
  In lastRows(In y) const { return layers_.back().compact ? y : y.every(tokens_, tokens_ - 1); }
  In normed1(const Layer& layer) const { return shape_.norm ? rows(layer.n1) : rows(layer.x); }
  In normed2(const Layer& layer) const { return shape_.norm ? rows(layer.n2) : rows(layer.res); }
  std::size_t weightsOf(const Layer& layer, std::size_t sequence, std::size_t head) const;

  void prepare(const PassOptions& options);
  void norm(std::size_t count, In x, const T* weight, Buffer<T>& inverse, Out y) const;
  void attend(const Decoder<T>& decoder, std::size_t l, const PassOptions& options);
  void feedForward(const Decoder<T>& decoder, std::size_t l);
  void readOut(const Decoder<T>& decoder);

  /// Both take dy in `dy` and leave the gradient by what entered there, or in dx_.
  void feedForwardBack(const Decoder<T>& decoder, std::size_t l, Out dy, T* g, bool fresh);
  void attendBack(const Decoder<T>& decoder, std::size_t l, const PassOptions& options, Out dy,
                  T* g, bool fresh);
  void headsBack(const Decoder<T>& decoder, std::size_t l, const PassOptions& options, In dout,
                 double factor);
  void streamBack(const Decoder<T>& decoder, std::size_t l, Out dy, T* g, bool fresh, bool wanted);
  void readOutBack(const Decoder<T>& decoder, T* g, bool fresh);
  void normBack(std::size_t count, In x, const T* weight, const Buffer<T>& inverse, In dy, Out dx,
                bool add, T* dweight, bool fresh) const;
  void weightBack(std::size_t count, std::size_t out, std::size_t in, In dy, In x, double scale,
                  T* g, bool fresh) const;

  DecoderShape shape_;
  std::size_t tokens_, most_, stride_, kv_stride_, label_stride_, padded_;
  std::size_t sequences_ = 0;
  std::vector<Layer> layers_;
  std::unique_ptr<ProjectorPass<T>> projector_{};
  Buffer<T> y_, normed_, inverse_, logits_;  // leaving the last block; the last token's norm
  // The way back.
  Buffer<T> dx_, dlast_, dn_, da_, du_, dv_, dq_, dkv_, dlogits_, scratch_;
};

}  // namespace icl::mixture
