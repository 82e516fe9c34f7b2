// Products of matrices that lie column by column (Eigen's way), by the kernels of this processor
// where columns are whole vectors, else by Eigen. Used by the stacks of linear_attention.h and
// token_attention.h. Any thread; nothing allocates but the packing of a larger matrix.
#pragma once

#include <Eigen/Dense>

#include "core/math/products.h"

namespace icl {

template <class T>
using Mat = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;
template <class T>
using MatView = Eigen::Ref<Mat<T>, 0, Eigen::OuterStride<>>;
template <class T>
using ConstMatView = Eigen::Ref<const Mat<T>, 0, Eigen::OuterStride<>>;

/// Columns of this length are whole vectors of every processor: the kernels read nothing beyond.
template <class T>
constexpr bool wholeVectors(Eigen::Index length) {
  return length % static_cast<Eigen::Index>(64 / sizeof(T)) == 0;
}

/// A square matrix that multiplies many columns, packed once.
template <class T>
class ColumnOperator {
 public:
  /// `transposed`: whether applyTransposed() will be asked for, too.
  void set(const Mat<T>& matrix, bool transposed = true);
  const Mat<T>& matrix() const { return matrix_; }
  const Mat<T>& transpose() const { return transpose_; }
  /// out = [out +] W in.
  void apply(const ConstMatView<T>& in, MatView<T> out, bool add = false) const;
  /// out = base + W in.
  void applyPlus(const ConstMatView<T>& in, const ConstMatView<T>& base, MatView<T> out) const;
  /// out = base + Wᵀ in.
  void applyTransposedPlus(const ConstMatView<T>& in, const ConstMatView<T>& base,
                           MatView<T> out) const;
  /// out = [out +] Wᵀ in.
  void applyTransposed(const ConstMatView<T>& in, MatView<T> out, bool add = false) const;

 private:
  void multiplyBy(const PackedMatrix<T>& packed, const ConstMatView<T>& in, Rows<const T> base,
                  MatView<T> out) const;

  Mat<T> matrix_{}, transpose_{};
  PackedMatrix<T> forward_{}, backward_{};
};

/// out += left rightᵀ, over the columns of both.
template <class T>
void addOuter(const ConstMatView<T>& left, const ConstMatView<T>& right, Mat<T>& out);

/// out = scale · matrix matrixᵀ.
template <class T>
void gram(const ConstMatView<T>& matrix, T scale, MatView<T> out);

/// into += from, for whole matrices of the same size.
template <class T>
void addTo(const Mat<T>& from, Mat<T>& into);

/// sum += adjoint (where there is a sum), then adjoint = keep · adjoint + factor · pulled; returns
/// the inner product of `pulled` and `state`.
template <class T>
T adjointStep(const Mat<T>& pulled, const Mat<T>& state, T keep, T factor, Mat<T>& adjoint,
              Mat<T>* sum);

/// out = M in for one column and a symmetric M.
template <class T>
void symmetricApply(const ConstMatView<T>& matrix, const T* in, T* out);

}  // namespace icl
