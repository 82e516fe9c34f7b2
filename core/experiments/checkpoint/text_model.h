// The text model of Qwen2.5 (and of Qwen2.5-VL behind its vision tower): one forward pass over one
// prompt, with heads shut on request. Weights stay where Weights has them and are converted while
// they multiply. Attention is made in blocks of queries, so nothing of the size of tokens² is held,
// and logits only of the rows that are asked for. Float and double; the same bits for any number of
// threads. A model may serve several threads at once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/experiments/checkpoint/model_config.h"
#include "core/experiments/checkpoint/weights.h"
#include "core/math/layers.h"
#include "core/math/products.h"

namespace icl::checkpoint {

template <class T>
class Adapters;
class Dropout;

/// One prompt. Images: rows of `width` numbers that stand, in order, for the embeddings of the
/// image pads; where there are none, pads have their own embeddings.
template <class T>
struct TextInput {
  std::vector<int> tokens{};
  std::vector<std::array<std::int32_t, 3>> positions{};  // time, row, column; empty: 0, 1, 2, …
  std::vector<T> images{};
};

/// Called with what is made on the way, for checks and probes; then every row of the last layer is
/// made. `attention` comes from any of the working threads, one call at a time: the weights of the
/// queries [first, first + rows) of one head, as many numbers a row as there are tokens.
template <class T>
struct TextObserver {
  std::function<void(std::size_t layer, Rows<const T> rows)> hidden{};  // before each layer, last
  std::function<void(Rows<const T> rows)> final_norm{};
  std::function<void(std::size_t layer, std::size_t head, std::size_t first, std::size_t rows,
                     Rows<const T> weights)>
      attention{};
};

template <class T>
struct TextOptions {
  std::vector<std::size_t> logit_rows{};  // tokens whose next token is asked for
  bool statistics = false;                // sub-diagonals and last rows of attention
  /// layers × heads numbers, 0: the head is shut (its part of the input of o_proj is zero at every
  /// token). Empty: all are open.
  std::vector<std::uint8_t> open{};
  const Adapters<T>* adapters = nullptr;
  const Dropout* dropout = nullptr;  // of the adapters' inputs, while training
  const TextObserver<T>* observer = nullptr;
  std::function<bool()> stop{};  // asked before each layer; true ends the pass
};

template <class T>
struct TextResult {
  bool complete = false;  // false: stopped
  std::size_t tokens = 0, heads = 0, vocabulary = 0;
  std::vector<std::size_t> logit_rows{};
  std::vector<T> logits{};       // logit_rows × vocabulary
  std::vector<T> subdiagonal{};  // layers × heads × tokens: a[t][t − 1], 0 at t = 0
  std::vector<T> last_row{};     // layers × heads × tokens: a[tokens − 1][u]

  std::span<const T> logitsOf(std::size_t asked) const {
    return std::span(logits).subspan(asked * vocabulary, vocabulary);
  }
  std::span<const T> subdiagonalOf(std::size_t layer, std::size_t head) const {
    return std::span(subdiagonal).subspan((layer * heads + head) * tokens, tokens);
  }
  std::span<const T> lastRowOf(std::size_t layer, std::size_t head) const {
    return std::span(last_row).subspan((layer * heads + head) * tokens, tokens);
  }
};

/// The matrices of a layer where they lie, the vectors as numbers of T.
template <class T>
struct TextLayer {
  const WeightView *q = nullptr, *k = nullptr, *v = nullptr, *o = nullptr;
  const WeightView *gate = nullptr, *up = nullptr, *down = nullptr;
  Buffer<T> norm1{}, norm2{}, q_bias{}, k_bias{}, v_bias{};
};

template <class T>
class TextModel {
 public:
  TextModel(const ModelConfig& config, std::shared_ptr<const Weights> weights);
  const TextShape& shape() const { return shape_; }
  const TokenIds& ids() const { return ids_; }
  const TextLayer<T>& layer(std::size_t l) const { return layers_[l]; }
  const WeightView& embedding() const { return *embedding_; }
  const WeightView& head() const { return *head_; }
  const Buffer<T>& finalNorm() const { return final_norm_; }
  std::size_t headCount() const { return shape_.layers * shape_.heads; }

  /// Tokens that the vocabulary has, one position a token, as many rows of images as pads.
  Status check(const TextInput<T>& input) const;
  /// The input must have passed `check`.
  TextResult<T> forward(const TextInput<T>& input, const TextOptions<T>& options = {}) const;

 private:
  TextShape shape_;
  TokenIds ids_;
  std::shared_ptr<const Weights> weights_;
  const WeightView *embedding_ = nullptr, *head_ = nullptr;
  Buffer<T> final_norm_{};
  std::vector<TextLayer<T>> layers_{};
};

/// All heads open but these (layer · heads + head).
std::vector<std::uint8_t> openBut(std::size_t heads, std::span<const std::size_t> shut);

}  // namespace icl::checkpoint
