// ProjectorPass: the second items of sequences through the projector and back. It belongs to a
// DecoderPass and shares its life: one thread at a time, nothing allocates after construction.
//
//   Of a sequence of T = 3N + 2 tokens the second items stand at the tokens 1, 4, …, 3N + 1.
#pragma once

#include <array>

#include "core/experiments/mixture/decoder.h"

namespace icl::mixture {

template <class T>
class ProjectorPass {
 public:
  ProjectorPass(const ProjectorShape& shape, std::size_t tokens, std::size_t sequences);

  std::size_t items() const { return items_; }  // of a sequence
  Rows<T> input() { return {x_.data(), in_stride_}; }
  Rows<const T> output() const { return {y_.data(), stride_}; }
  /// Writes the projected rows into the embeddings of their tokens.
  void forward(const Decoder<T>& decoder, std::size_t sequences, Rows<T> tokens);
  /// From the gradient by all tokens; `wanted`: also that by input().
  void backward(const Decoder<T>& decoder, std::size_t sequences, Rows<const T> tokens, bool wanted,
                T* gradient, bool fresh);
  /// After backward() with `wanted`.
  Rows<const T> inputGradient() const { return {dx_.data(), in_stride_}; }

 private:
  struct Hidden {
    Buffer<T> before{}, after{};  // the activation
  };
  Rows<const T> entering(std::size_t i) const {
    return i == 0 ? Rows<const T>{x_.data(), in_stride_}
                  : Rows<const T>{hidden_[i - 1].after.data(), stride_};
  }
  std::size_t token(std::size_t row) const {
    return row / items_ * tokens_ + kStride * (row % items_) + 1;
  }

  static constexpr std::size_t kStride = 3;
  ProjectorShape shape_;
  std::size_t tokens_, items_, in_stride_, stride_;
  Buffer<T> x_, y_, dy_, dh_, dx_;
  std::array<Hidden, kMostProjections - 1> hidden_{};
};

}  // namespace icl::mixture
