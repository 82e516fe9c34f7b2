#include "core/math/column_products.h"

#include "core/math/kernels/table.h"

namespace icl {
namespace {

// A matrix column by column is its transpose row by row: the kernels see out ᵀ = in ᵀ Wᵀ.

template <class T>
Rows<const T> rowsOf(const ConstMatView<T>& m) {
  return {m.data(), static_cast<std::size_t>(m.outerStride())};
}
std::size_t count(Eigen::Index n) { return static_cast<std::size_t>(n); }

}  // namespace

template <class T>
void ColumnOperator<T>::set(const Mat<T>& matrix, bool transposed) {
  matrix_ = matrix;
  if (transposed) transpose_ = matrix.transpose();
  const std::size_t d = count(matrix.rows());
  if (!wholeVectors<T>(matrix.rows())) return;
  forward_.pack(d, d, matrix_.data(), false);
  if (transposed) backward_.pack(d, d, matrix_.data(), true);
}

template <class T>
void ColumnOperator<T>::multiplyBy(const PackedMatrix<T>& packed, const ConstMatView<T>& in,
                                   Rows<const T> base, MatView<T> out) const {
  ProductTerms<T> terms;
  terms.add = base;
  multiply(count(in.cols()), rowsOf<T>(in), packed, Rows<T>{out.data(), count(out.outerStride())},
           terms);
}

template <class T>
void ColumnOperator<T>::apply(const ConstMatView<T>& in, MatView<T> out, bool add) const {
  if (wholeVectors<T>(matrix_.rows())) {
    multiplyBy(forward_, in, add ? rowsOf<T>(out) : Rows<const T>{}, out);
  } else if (add) {
    out.noalias() += matrix_ * in;
  } else {
    out.noalias() = matrix_ * in;
  }
}

template <class T>
void ColumnOperator<T>::applyPlus(const ConstMatView<T>& in, const ConstMatView<T>& base,
                                  MatView<T> out) const {
  if (wholeVectors<T>(matrix_.rows())) {
    multiplyBy(forward_, in, rowsOf<T>(base), out);
  } else {
    out = base;
    out.noalias() += matrix_ * in;
  }
}

template <class T>
void ColumnOperator<T>::applyTransposed(const ConstMatView<T>& in, MatView<T> out, bool add) const {
  if (wholeVectors<T>(matrix_.rows())) {
    multiplyBy(backward_, in, add ? rowsOf<T>(out) : Rows<const T>{}, out);
  } else if (add) {
    out.noalias() += matrix_.transpose() * in;
  } else {
    out.noalias() = matrix_.transpose() * in;
  }
}

template <class T>
void ColumnOperator<T>::applyTransposedPlus(const ConstMatView<T>& in, const ConstMatView<T>& base,
                                            MatView<T> out) const {
  if (wholeVectors<T>(matrix_.rows())) {
    multiplyBy(backward_, in, rowsOf<T>(base), out);
  } else {
    out = base;
    out.noalias() += matrix_.transpose() * in;
  }
}

template <class T>
void addOuter(const ConstMatView<T>& left, const ConstMatView<T>& right, Mat<T>& out) {
  if (!wholeVectors<T>(left.rows())) {
    out.noalias() += left * right.transpose();
    return;
  }
  multiplyTransposed(count(left.cols()), count(right.rows()), count(left.rows()), rowsOf<T>(right),
                     rowsOf<T>(left), Rows<T>{out.data(), count(out.outerStride())}, T{1}, true);
}

template <class T>
void gram(const ConstMatView<T>& matrix, T scale, MatView<T> out) {
  if (!wholeVectors<T>(matrix.rows())) {
    out.noalias() = scale * matrix * matrix.transpose();
    return;
  }
  const std::size_t d = count(matrix.rows());
  multiplyTransposed(count(matrix.cols()), d, d, rowsOf<T>(matrix), rowsOf<T>(matrix),
                     Rows<T>{out.data(), count(out.outerStride())}, scale, false);
}

template <class T>
void addTo(const Mat<T>& from, Mat<T>& into) {
  kernels::table<T>().add(count(from.size()), into.data(), from.data());
}

template <class T>
T adjointStep(const Mat<T>& pulled, const Mat<T>& state, T keep, T factor, Mat<T>& adjoint,
              Mat<T>* sum) {
  return kernels::table<T>().adjoint({count(adjoint.size()), pulled.data(), state.data(),
                                      adjoint.data(), sum == nullptr ? nullptr : sum->data(), keep,
                                      factor});
}

template <class T>
void symmetricApply(const ConstMatView<T>& matrix, const T* in, T* out) {
  const Eigen::Index d = matrix.rows();
  if (!wholeVectors<T>(d)) {
    Eigen::Map<Mat<T>>(out, d, 1).noalias() = matrix * Eigen::Map<const Mat<T>>(in, d, 1);
    return;
  }
  multiplyTransposed(count(d), std::size_t{1}, count(d), Rows<const T>{in, 1}, rowsOf<T>(matrix),
                     Rows<T>{out, count(d)}, T{1}, false);
}

#define ICL_INSTANTIATE(T)                                                         \
  template class ColumnOperator<T>;                                                \
  template void addOuter(const ConstMatView<T>&, const ConstMatView<T>&, Mat<T>&); \
  template void gram(const ConstMatView<T>&, T, MatView<T>);                       \
  template void addTo(const Mat<T>&, Mat<T>&);                                     \
  template T adjointStep(const Mat<T>&, const Mat<T>&, T, T, Mat<T>&, Mat<T>*);    \
  template void symmetricApply(const ConstMatView<T>&, const T*, T*)

ICL_INSTANTIATE(float);
ICL_INSTANTIATE(double);
#undef ICL_INSTANTIATE

}  // namespace icl
