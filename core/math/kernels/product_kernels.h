// Matrix products in tiles of kTileRows × 2 vectors that stay in registers. Included by the kernel
// sources alone. Every number of a result is summed over `inner` in order, so it does not depend on
// where in a batch its row stands.
#pragma once

#include "core/math/kernels/lanes.h"
#include "core/math/kernels/table.h"

namespace icl::kernels::ICL_KERNELS {

inline constexpr int kVectors = 2;
inline constexpr int kTileRows = ICL_TILE_ROWS;  // so that all sums fit the registers

template <class T>
struct TileJob {
  std::size_t inner;
  const T* a;
  std::size_t lda;
  const T* b;
  std::size_t ldb;
  const T* bias;
  const T* add;
  std::size_t ldadd;
  T scale;
  T* c;
  std::size_t ldc;
  std::size_t cols;  // at most the tile's
};

/// The last columns of a tile whose sums lie in `sums`, `wide` a row: fewer than a vector.
template <class T>
[[gnu::noinline]] void finishPart(const TileJob<T>& job, const T* sums, std::size_t rows,
                                  std::size_t wide) {
  for (std::size_t m = 0; m < rows; ++m) {
    for (std::size_t i = 0; i < job.cols; ++i) {
      const T value = sums[m * wide + i] * job.scale;
      job.c[m * job.ldc + i] = job.add ? value + job.add[m * job.ldadd + i] : value;
    }
  }
}

template <class T, int kRows, int kWide, bool kTransposed>
[[gnu::noinline]] void tile(const TileJob<T>& job) {
  using V = typename Lanes<T>::V;
  constexpr std::size_t kCount = Lanes<T>::kCount;
  V sum[kRows][kWide];
#pragma GCC unroll 4
  for (std::size_t v = 0; v < kWide; ++v) {
    V start = V{};
    if (job.bias) start = ICL_LOAD(T, job.bias + v * kCount);
#pragma GCC unroll 16
    for (std::size_t m = 0; m < kRows; ++m) sum[m][v] = start;
  }
  const T* a = job.a;
  const T* b = job.b;
  const std::size_t lda = job.lda, ldb = job.ldb;
  for (std::size_t k = job.inner; k > 0; --k) {
    V right[kWide];
#pragma GCC unroll 4
    for (std::size_t v = 0; v < kWide; ++v) right[v] = ICL_LOAD(T, b + v * kCount);
#pragma GCC unroll 16
    for (std::size_t m = 0; m < kRows; ++m) {
      const T left = kTransposed ? a[m] : a[m * lda];
#pragma GCC unroll 4
      for (std::size_t v = 0; v < kWide; ++v) sum[m][v] += right[v] * left;
    }
    a += kTransposed ? lda : 1;
    b += ldb;
  }
  if (job.cols < kWide * kCount) {
    T sums[kRows * kWide * kCount];
#pragma GCC unroll 16
    for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
      for (std::size_t v = 0; v < kWide; ++v) {
        ICL_STORE(T, sums + (m * kWide + v) * kCount, sum[m][v]);
      }
    }
    return finishPart(job, sums, kRows, kWide * kCount);
  }
#pragma GCC unroll 16
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
    for (std::size_t v = 0; v < kWide; ++v) {
      V x = sum[m][v] * job.scale;
      if (job.add) x += ICL_LOAD(T, job.add + m * job.ldadd + v * kCount);
      ICL_STORE(T, job.c + m * job.ldc + v * kCount, x);
    }
  }
}

/// As many rows as are left, in tiles of kTileRows, 4, 2 and 1.
template <class T, int kWide, bool kTransposed, int kRows = kTileRows>
ICL_ALWAYS void tilesOf(std::size_t rows, TileJob<T> job) {
  while (rows >= kRows) {
    tile<T, kRows, kWide, kTransposed>(job);
    rows -= kRows;
    job.a += kTransposed ? static_cast<std::size_t>(kRows) : kRows * job.lda;
    job.c += kRows * job.ldc;
    if (job.add) job.add += kRows * job.ldadd;
  }
  if constexpr (kRows > 1) {
    constexpr int kNext = kRows > 4 ? 4 : kRows / 2;
    if (rows > 0) tilesOf<T, kWide, kTransposed, kNext>(rows, job);
  }
}

/// `rows` rows of at most kVectors vectors of columns.
template <class T, bool kTransposed>
[[gnu::noinline]] void stripe(std::size_t rows, const TileJob<T>& job) {
  if (job.cols <= Lanes<T>::kCount) {
    tilesOf<T, 1, kTransposed>(rows, job);
  } else {
    tilesOf<T, kVectors, kTransposed>(rows, job);
  }
}

template <class T, bool kTransposed>
void product(const ProductJob<T>& job) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < job.cols; n += kPanel) {
    const TileJob<T> panel{job.inner,
                           job.a,
                           job.lda,
                           kTransposed ? job.b + n : job.b + n * job.inner,
                           kTransposed ? job.ldb : kPanel,
                           job.bias ? job.bias + n : nullptr,
                           job.add ? job.add + n : nullptr,
                           job.ldadd,
                           job.scale,
                           job.c + n,
                           job.ldc,
                           job.cols - n < kPanel ? job.cols - n : kPanel};
    stripe<T, kTransposed>(job.rows, panel);
  }
}

template <class T>
void packTransposed(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel, to += inner * kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    for (std::size_t j = 0; j < kPanel; ++j) {
      const T* row = from + (n + j) * ld;
      for (std::size_t k = 0; k < inner; ++k) to[k * kPanel + j] = j < wide ? row[k] : T{0};
    }
  }
}

template <class T>
void pack(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    for (std::size_t k = 0; k < inner; ++k, to += kPanel) {
      const T* row = from + k * ld + n;
      for (std::size_t j = 0; j < kPanel; ++j) to[j] = j < wide ? row[j] : T{0};
    }
  }
}

}  // namespace icl::kernels::ICL_KERNELS
