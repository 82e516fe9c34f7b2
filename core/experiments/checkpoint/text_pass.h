// The parts of one forward pass of a TextModel over one prompt, and the rows that they leave, for
// the pass itself and for the way back of adapters. One thread calls; the parts spread over all.
#pragma once

#include <span>

#include "core/base/workspaces.h"
#include "core/experiments/checkpoint/stored_product.h"
#include "core/experiments/checkpoint/text_attention.h"
#include "core/experiments/checkpoint/text_model.h"

namespace icl::checkpoint {

/// y = x / rms(x) ∘ weight over the rows; `inverse` keeps 1/rms.
template <class T>
void normRows(std::size_t rows, std::size_t width, Rows<const T> x, const Buffer<T>& weight,
              double eps, Rows<T> y, Buffer<T>& inverse);
/// dx += its way back.
template <class T>
void normRowsBack(std::size_t rows, std::size_t width, Rows<const T> x, const Buffer<T>& weight,
                  const Buffer<T>& inverse, Rows<const T> dy, Rows<T> dx);

/// One thread's room for some columns of an MLP's inner rows.
template <class T>
struct MlpRoom {
  static constexpr std::size_t kStride = kStoredColumns + 16;
  StoredTiles<T> tiles{};
  Buffer<T> gate{}, up{}, slope{};
};

template <class T>
class TextPass {
 public:
  /// What the options say of heads, adapters and dropout holds for all layers.
  TextPass(const TextModel<T>& model, const TextInput<T>& input, const TextOptions<T>& options);

  std::size_t tokens() const { return tokens_; }
  std::size_t stride() const { return stride_; }  // of rows of the model's width
  const std::uint8_t* open(std::size_t layer) const;

  void embed(Rows<T> x) const;
  /// From x to queries, keys, values and the heads' outputs.
  void attend(std::size_t layer, Rows<const T> x, const AttentionNotes<T>& notes);
  /// x += o_proj of the heads' outputs.
  void project(std::size_t layer, Rows<T> x);
  /// x += MLP(norm(x)) over so many rows.
  void feedForward(std::size_t layer, std::size_t rows, Rows<T> x);
  /// y = the final norm of x.
  void finish(std::size_t rows, Rows<const T> x, Rows<T> y);

  // What attend left.
  Rows<T> normed() { return {normed_.data(), stride_}; }
  Rows<T> queries() { return {q_.data(), q_stride_}; }
  Rows<T> keys() { return {kv_.data(), kv_stride_}; }
  Rows<T> values() { return keys().columns(model_.shape().keyWidth()); }
  Rows<T> mix() { return {mix_.data(), q_stride_}; }
  HeadRows<T> heads();
  Buffer<T>& inverse() { return inverse_; }
  Workspaces<MlpRoom<T>>& mlpRooms() { return rooms_; }
  /// gate and up of columns [first, last) of the MLP's inner rows, from the normed rows.
  void innerColumns(std::size_t layer, std::size_t rows, std::size_t first, std::size_t last,
                    MlpRoom<T>& room);
  /// Rotates queries or keys, or (back) their gradients.
  void turn(std::size_t heads, bool back, Rows<T> rows) const;

 private:
  void adapt(std::size_t layer, std::size_t target, Rows<const T> x, Rows<T> y) const;

  const TextModel<T>& model_;
  const TextInput<T>& input_;
  const TextOptions<T>& options_;
  std::size_t tokens_, stride_, q_stride_, kv_stride_, inner_stride_;
  RotaryAngles<T> angles_;
  Buffer<T> normed_, q_, kv_, mix_, act_{}, inverse_;
  Workspaces<MlpRoom<T>> rooms_{[] { return std::make_unique<MlpRoom<T>>(); }};
};

}  // namespace icl::checkpoint
