#include "core/experiments/checkpoint/lora_module.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/math/kernels/table.h"

namespace icl::checkpoint {

/// Rows with room for whole vectors.
template <class T>
struct AdapterRows {
  AdapterRows(std::size_t rows, std::size_t cols)
      : stride(rowStride(cols)), numbers(rows * stride) {}
  Rows<T> rows() { return {numbers.data(), stride}; }
  std::size_t stride;
  Buffer<T> numbers;
};

namespace {

constexpr std::size_t kAdapterRows = 32;     // rows of a product
constexpr std::size_t kAdapterColumns = 64;  // rows of B, columns of A

/// x with some numbers dropped; x itself where nothing is.
template <class T>
Rows<const T> dropped(const Dropout* dropout, std::size_t module, std::size_t rows, std::size_t in,
                      Rows<const T> x, AdapterRows<T>& kept) {
  if (dropout == nullptr) return x;
  kept = AdapterRows<T>(rows, in);
  parallel::forEach(rows, kAdapterRows, [&](std::size_t first, std::size_t last) {
    for (std::size_t t = first; t < last; ++t) {
      std::copy_n(x.row(t), in, kept.rows().row(t));
      dropout->apply(module, t, in, kept.rows().row(t));
    }
  });
  return kept.rows();
}

template <class T>
void multiplyRows(std::size_t rows, Rows<const T> a, const PackedMatrix<T>& b, Rows<T> c,
                  const ProductTerms<T>& terms) {
  parallel::forEach(rows, kAdapterRows, [&](std::size_t first, std::size_t last) {
    ProductTerms<T> part = terms;
    if (terms.add) part.add = {terms.add.row(first), terms.add.ld};
    multiply<T>(last - first, {a.row(first), a.ld}, b, {c.row(first), c.ld}, part);
  });
}

template <class T>
PackedMatrix<T> packed(std::size_t inner, std::size_t cols, const T* from, bool transposed) {
  PackedMatrix<T> out;
  out.pack(inner, cols, from, transposed);
  return out;
}

}  // namespace

template <class T>
void adapterProduct(const Adapters<T>& adapters, std::size_t layer, LoraTarget target,
                    std::size_t rows, Rows<const T> x, const Dropout* dropout, Rows<T> y) {
  const LoraModule m = adapters.layout().module(layer, target);
  const std::size_t rank = adapters.layout().rank();
  const T* w = adapters.values().data();
  AdapterRows<T> kept(0, m.in), inner(rows, rank);
  const Rows<const T> in = dropped(dropout, LoraLayout::number(layer, target), rows, m.in, x, kept);
  multiplyRows<T>(rows, in, packed(m.in, rank, w + m.a, true), inner.rows(), {});
  multiplyRows<T>(rows, inner.rows(), packed(rank, m.out, w + m.b, true), y,
                  {nullptr, y, adapters.scale()});
}

template <class T>
void adapterBack(const Adapters<T>& adapters, std::size_t layer, LoraTarget target,
                 std::size_t rows, Rows<const T> x, const Dropout* dropout, Rows<const T> dy,
                 Rows<T> dx, Buffer<T>& gradient) {
  const LoraModule m = adapters.layout().module(layer, target);
  const std::size_t rank = adapters.layout().rank(), module = LoraLayout::number(layer, target);
  const T* w = adapters.values().data();
  AdapterRows<T> kept(0, m.in), inner(rows, rank), slope(rows, rank);
  const Rows<const T> in = dropped(dropout, module, rows, m.in, x, kept);
  multiplyRows<T>(rows, in, packed(m.in, rank, w + m.a, true), inner.rows(), {});
  multiplyRows<T>(rows, dy, packed(m.out, rank, w + m.b, false), slope.rows(),
                  {nullptr, {}, adapters.scale()});
  parallel::forEach(m.out, kAdapterColumns, [&](std::size_t first, std::size_t last) {
    multiplyTransposed<T>(rows, last - first, rank, dy.columns(first), inner.rows(),
                          {gradient.data() + m.b + first * rank, rank}, adapters.scale(), false);
  });
  parallel::forEach(m.in, kAdapterColumns, [&](std::size_t first, std::size_t last) {
    multiplyTransposed<T>(rows, rank, last - first, slope.rows(), in.columns(first),
                          {gradient.data() + m.a + first, m.in}, T{1}, false);
  });
  if (!dx) return;
  const PackedMatrix<T> back = packed(rank, m.in, w + m.a, false);
  if (dropout == nullptr) {
    return multiplyRows<T>(rows, slope.rows(), back, dx, {nullptr, dx, T{1}});
  }
  multiplyRows<T>(rows, slope.rows(), back, kept.rows(), {});
  parallel::forEach(rows, kAdapterRows, [&](std::size_t first, std::size_t last) {
    for (std::size_t t = first; t < last; ++t) {
      dropout->apply(module, t, m.in, kept.rows().row(t));
      kernels::table<T>().add(m.in, dx.row(t), kept.rows().row(t));
    }
  });
}

#define ICL_LORA_MODULE(T)                                                               \
  template void adapterProduct(const Adapters<T>&, std::size_t, LoraTarget, std::size_t, \
                               Rows<const T>, const Dropout*, Rows<T>);                  \
  template void adapterBack(const Adapters<T>&, std::size_t, LoraTarget, std::size_t,    \
                            Rows<const T>, const Dropout*, Rows<const T>, Rows<T>, Buffer<T>&);
ICL_LORA_MODULE(float)
ICL_LORA_MODULE(double)
#undef ICL_LORA_MODULE

}  // namespace icl::checkpoint
