// Decoder: the small transformer of the mixture experiments, its weights (named as in checkpoints)
// and their packed copies. A DecoderPass computes with it; so training has one Decoder and a pass
// for each worker. Template on the scalar: float trains, double checks. Read by any thread; written
// between passes by the thread that trains.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/math/layers.h"
#include "core/math/params.h"
#include "core/math/products.h"

namespace icl::mixture {

/// In front of the decoder, for the second item of each element of a sequence: matrices without
/// biases and GELU between them, from `inputs` numbers to the `outputs` of an embedding.
struct ProjectorShape {
  std::size_t inputs = 0;  // 0: there is none
  std::size_t outputs = 0;
  bool large = false;      // three matrices instead of two
  std::size_t column = 0;  // of a row, where the embedding begins (behind a block of positions)
  std::size_t count() const { return inputs == 0 ? 0 : (large ? 3 : 2); }
  bool operator==(const ProjectorShape&) const = default;
};
inline constexpr std::size_t kMostProjections = 3;

struct DecoderShape {
  std::size_t layers = 2, heads = 1, width = 64, labels = 32;
  Rotation rotation = Rotation::None;
  double rotary_base = 10000;
  bool alibi = false;
  bool norm = true;
  double norm_eps = 1e-5;
  double residual_scale = 1;
  bool gated = false;    // the activation on the gate alone (true SwiGLU)
  bool project = false;  // an output projection after attention
  bool bias = true;      // in the feed-forward layers
  ProjectorShape projector{};

  std::size_t headSize() const { return width / heads; }
  bool operator==(const DecoderShape&) const = default;
};

/// Offsets of a block's tensors in the parameter vector. wq, wk, wv lie together.
struct BlockLayout {
  std::size_t attn_norm = 0, wq = 0, wk = 0, wv = 0, wo = 0;
  std::size_t mlp_norm = 0, w1 = 0, b1 = 0, w2 = 0, b2 = 0, w3 = 0, b3 = 0;
};

class DecoderLayout {
 public:
  explicit DecoderLayout(const DecoderShape& shape);
  const ParamLayout& params() const { return params_; }
  const BlockLayout& block(std::size_t layer) const { return blocks_[layer]; }
  std::size_t norm() const { return norm_; }
  std::size_t out() const { return out_; }
  std::size_t projection(std::size_t i) const { return projections_[i]; }
  /// All tensors of a block.
  ParamRange blockRange(std::size_t layer) const;
  /// Those of the projector; empty without one.
  ParamRange projectorRange() const;

 private:
  ParamLayout params_{};
  std::vector<BlockLayout> blocks_{};
  std::size_t norm_ = 0, out_ = 0;
  std::array<std::size_t, kMostProjections> projections_{};
};

/// A weight for the way there (x Wᵀ) and for the way back (dy W).
template <class T>
struct PackedWeight {
  PackedMatrix<T> there{}, back{};
};

template <class T>
struct PackedBlock {
  PackedWeight<T> q{}, kv{}, o{}, w1{}, w2{}, w3{};
};

template <class T>
class Decoder {
 public:
  /// Sequences of at most `tokens` tokens.
  Decoder(const DecoderShape& shape, std::size_t tokens);
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  const DecoderShape& shape() const { return shape_; }
  const DecoderLayout& layout() const { return layout_; }
  std::size_t tokens() const { return tokens_; }
  Buffer<T>& params() { return params_; }
  const Buffer<T>& params() const { return params_; }
  const T* tensor(std::size_t offset) const { return params_.data() + offset; }

  /// The published start: matrices (the projector's, too) N(0, 0.02²), feed-forward layers uniform
  /// ±1/√d, norms 1.
  void initialise(std::uint64_t seed);
  /// Repacks after a change of the weights, on all cores.
  void pack();

  const PackedBlock<T>& packed(std::size_t layer) const { return blocks_[layer]; }
  const PackedWeight<T>& packedOut() const { return out_; }
  const PackedWeight<T>& packedProjection(std::size_t i) const { return projections_[i]; }
  const RotaryAngles<T>& angles() const { return angles_; }
  const std::vector<T>& slopes() const { return slopes_; }  // one a head; 0 without ALiBi

 private:
  struct Packing {
    PackedMatrix<T>* to = nullptr;
    std::size_t from = 0, inner = 0, cols = 0;
    bool transposed = false;
  };
  void plan();

  DecoderShape shape_;
  DecoderLayout layout_;
  std::size_t tokens_;
  Buffer<T> params_;
  std::vector<Packing> packings_{};
  std::vector<PackedBlock<T>> blocks_;
  PackedWeight<T> out_{};
  std::array<PackedWeight<T>, kMostProjections> projections_{};
  RotaryAngles<T> angles_{};
  std::vector<T> slopes_;
};

/// Numbers that a decoder of this shape trains.
std::size_t parameterCount(const DecoderShape& shape);

}  // namespace icl::mixture
