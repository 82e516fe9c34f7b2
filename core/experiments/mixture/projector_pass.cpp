#include "core/experiments/mixture/projector_pass.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace icl::mixture {
namespace {

/// x Φ(x), row by row.
template <class T>
void smoothStep(std::size_t rows, std::size_t cols, Rows<const T> x, Rows<T> y) {
  constexpr T kRoot = static_cast<T>(1 / std::numbers::sqrt2);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < cols; ++c) {
      const T at = x.row(r)[c];
      y.row(r)[c] = T{0.5} * at * (T{1} + std::erf(at * kRoot));
    }
  }
}

/// dy becomes dy · (Φ(x) + x φ(x)).
template <class T>
void smoothStepBack(std::size_t rows, std::size_t cols, Rows<const T> x, Rows<T> dy) {
  constexpr T kRoot = static_cast<T>(1 / std::numbers::sqrt2);
  constexpr T kDensity = static_cast<T>(std::numbers::inv_sqrtpi / std::numbers::sqrt2);
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < cols; ++c) {
      const T at = x.row(r)[c];
      dy.row(r)[c] *=
          T{0.5} * (T{1} + std::erf(at * kRoot)) + at * kDensity * std::exp(T{-0.5} * at * at);
    }
  }
}

}  // namespace

template <class T>
ProjectorPass<T>::ProjectorPass(const ProjectorShape& shape, std::size_t tokens,
                                std::size_t sequences)
    : shape_(shape),
      tokens_(tokens),
      items_((tokens + 1) / kStride),
      in_stride_(rowStride(shape.inputs)),
      stride_(rowStride(shape.outputs)) {
  const std::size_t rows = items_ * sequences;
  x_ = Buffer<T>(rows * in_stride_);
  dx_ = Buffer<T>(rows * in_stride_);
  for (Buffer<T>* buffer : {&y_, &dy_, &dh_}) *buffer = Buffer<T>(rows * stride_);
  for (std::size_t i = 0; i + 1 < shape.count(); ++i) {
    hidden_[i].before = Buffer<T>(rows * stride_);
    hidden_[i].after = Buffer<T>(rows * stride_);
  }
}

template <class T>
void ProjectorPass<T>::forward(const Decoder<T>& decoder, std::size_t sequences, Rows<T> tokens) {
  const std::size_t rows = sequences * items_, last = shape_.count() - 1;
  for (std::size_t i = 0; i < last; ++i) {
    const Rows<T> before{hidden_[i].before.data(), stride_};
    multiply<T>(rows, entering(i), decoder.packedProjection(i).there, before);
    smoothStep<T>(rows, shape_.outputs, before, {hidden_[i].after.data(), stride_});
  }
  const Rows<T> y{y_.data(), stride_};
  multiply<T>(rows, entering(last), decoder.packedProjection(last).there, y);
  for (std::size_t r = 0; r < rows; ++r) {
    std::copy_n(y.row(r), shape_.outputs, tokens.row(token(r)) + shape_.column);
  }
}

template <class T>
void ProjectorPass<T>::backward(const Decoder<T>& decoder, std::size_t sequences,
                                Rows<const T> tokens, bool wanted, T* gradient, bool fresh) {
  const std::size_t rows = sequences * items_, width = shape_.outputs;
  Rows<T> dy{dy_.data(), stride_}, spare{dh_.data(), stride_};
  for (std::size_t r = 0; r < rows; ++r) {
    std::copy_n(tokens.row(token(r)) + shape_.column, width, dy.row(r));
  }
  for (std::size_t i = shape_.count(); i-- > 0;) {
    const std::size_t in = i == 0 ? shape_.inputs : width;
    multiplyTransposed<T>(rows, width, in, dy, entering(i),
                          {gradient + decoder.layout().projection(i), in}, T{1}, !fresh);
    if (i == 0) break;
    multiply<T>(rows, dy, decoder.packedProjection(i).back, spare);
    smoothStepBack<T>(rows, width, {hidden_[i - 1].before.data(), stride_}, spare);
    std::swap(dy, spare);
  }
  if (wanted) {
    multiply<T>(rows, dy, decoder.packedProjection(0).back, {dx_.data(), in_stride_});
  }
}

template class ProjectorPass<float>;
template class ProjectorPass<double>;

}  // namespace icl::mixture
