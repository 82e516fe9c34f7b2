#include "core/math/products.h"

#include "core/base/result.h"
#include "core/math/kernels/table.h"

namespace icl {

template <class T>
void PackedMatrix<T>::pack(std::size_t inner, std::size_t cols, const T* from, bool transposed) {
  const auto& kernels = kernels::table<T>();
  const std::size_t panels = (cols + kernels.panel - 1) / kernels.panel;
  const std::size_t count = panels * kernels.panel * inner;
  if (data_.size() != count) data_ = Buffer<T>(count);
  inner_ = inner;
  cols_ = cols;
  if (transposed) {
    kernels.packTransposed(inner, cols, from, inner, data_.data());
  } else {
    kernels.pack(inner, cols, from, cols, data_.data());
  }
}

template <class T>
void multiply(std::size_t rows, Rows<const T> a, const PackedMatrix<T>& b, Rows<T> c,
              const ProductTerms<T>& terms) {
  kernels::table<T>().multiply({rows, b.cols(), b.inner(), a.at, a.ld, b.data(), 0, terms.bias,
                                terms.add.at, terms.add.ld, terms.scale, c.at, c.ld});
}

template <class T>
void multiplyTransposed(std::size_t inner, std::size_t rows, std::size_t cols, Rows<const T> a,
                        Rows<const T> b, Rows<T> c, T scale, bool add) {
  kernels::table<T>().multiplyTransposed({rows, cols, inner, a.at, a.ld, b.at, b.ld, nullptr,
                                          add ? c.at : nullptr, c.ld, scale, c.at, c.ld});
}

template class PackedMatrix<float>;
template class PackedMatrix<double>;
template void multiply(std::size_t, Rows<const float>, const PackedMatrix<float>&, Rows<float>,
                       const ProductTerms<float>&);
template void multiply(std::size_t, Rows<const double>, const PackedMatrix<double>&, Rows<double>,
                       const ProductTerms<double>&);
template void multiplyTransposed(std::size_t, std::size_t, std::size_t, Rows<const float>,
                                 Rows<const float>, Rows<float>, float, bool);
template void multiplyTransposed(std::size_t, std::size_t, std::size_t, Rows<const double>,
                                 Rows<const double>, Rows<double>, double, bool);

}  // namespace icl
