// Matrix products on hot paths, in float and double, through the kernels of this processor. A
// weight is packed once and then used for many rows. Rows must have room for whole vectors
// (Buffer, rowStride). Any thread; nothing allocates but the packing of a larger matrix.
#pragma once

#include <cstddef>

#include "core/math/buffer.h"

namespace icl {

/// A matrix that lies row by row, `ld` numbers apart; does not own it.
template <class T>
struct Rows {
  T* at = nullptr;
  std::size_t ld = 0;

  T* row(std::size_t i) const { return at + i * ld; }
  /// Every `stride`-th row from row `first` on.
  Rows every(std::size_t stride, std::size_t first) const { return {row(first), ld * stride}; }
  Rows columns(std::size_t first) const { return {at + first, ld}; }
  explicit operator bool() const { return at != nullptr; }
  operator Rows<const T>() const { return {at, ld}; }  // NOLINT: implicit on purpose
};

template <class T>
class PackedMatrix {
 public:
  /// The inner × cols matrix `from`, or (transposed) the cols × inner matrix `from`.
  void pack(std::size_t inner, std::size_t cols, const T* from, bool transposed);
  std::size_t inner() const { return inner_; }
  std::size_t cols() const { return cols_; }
  const T* data() const { return data_.data(); }

 private:
  std::size_t inner_ = 0, cols_ = 0;
  Buffer<T> data_{};
};

template <class T>
struct ProductTerms {
  const T* bias = nullptr;  // one a column
  Rows<const T> add{};
  T scale = 1;
};

/// c (rows × b.cols) = add + scale · (bias + a · b).
template <class T>
void multiply(std::size_t rows, Rows<const T> a, const PackedMatrix<T>& b, Rows<T> c,
              const ProductTerms<T>& terms = {});

/// c (rows × cols) = [c +] scale · aᵀ b, a: inner × rows, b: inner × cols.
template <class T>
void multiplyTransposed(std::size_t inner, std::size_t rows, std::size_t cols, Rows<const T> a,
                        Rows<const T> b, Rows<T> c, T scale, bool add);

}  // namespace icl
