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

// Stored numbers to pack, by their place: those of T itself, or bf16 (the upper half of a float),
// which need not be aligned.

template <class T>
struct OwnNumbers {
  const T* at;
  T one(std::size_t i) const { return at[i]; }
  typename Lanes<T>::V lanes(std::size_t i) const { return ICL_LOAD(T, at + i); }
};

template <class T>
struct Bf16Numbers {
  const unsigned char* at;
  T one(std::size_t i) const {
    std::uint16_t half;
    __builtin_memcpy(&half, at + 2 * i, sizeof half);
    const std::uint32_t bits = static_cast<std::uint32_t>(half) << 16;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return static_cast<T>(value);
  }
  Lanes<float>::V lanes(std::size_t i) const {
    using Halves = Lanes<float>::Halves;
    using Bits = Lanes<float>::Bits;
    const Bits bits = __builtin_convertvector(*reinterpret_cast<const Halves*>(at + 2 * i), Bits)
                      << 16;
    return reinterpret_cast<const Lanes<float>::V&>(bits);
  }
};

#if ICL_LANE_BYTES == 64
#define ICL_FIRST_HALVES 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define ICL_SECOND_HALVES 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#elif ICL_LANE_BYTES == 32
#define ICL_FIRST_HALVES 0, 8, 1, 9, 2, 10, 3, 11
#define ICL_SECOND_HALVES 4, 12, 5, 13, 6, 14, 7, 15
#else
#define ICL_FIRST_HALVES 0, 4, 1, 5
#define ICL_SECOND_HALVES 2, 6, 3, 7
#endif

/// As many vectors as lanes, transposed: each round interleaves the first half with the second.
ICL_ALWAYS void transposeLanes(Lanes<float>::V (&rows)[Lanes<float>::kCount]) {
  constexpr int kCount = Lanes<float>::kCount, kHalf = kCount / 2;
  constexpr int kRounds = kCount == 16 ? 4 : kCount == 8 ? 3 : 2;
#pragma GCC unroll 4
  for (int round = 0; round < kRounds; ++round) {
    Lanes<float>::V next[kCount];
#pragma GCC unroll 8
    for (int i = 0; i < kHalf; ++i) {
      // Their lanes in turn.
      next[2 * i] = __builtin_shufflevector(rows[i], rows[i + kHalf], ICL_FIRST_HALVES);
      next[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + kHalf], ICL_SECOND_HALVES);
    }
#pragma GCC unroll 16
    for (int i = 0; i < kCount; ++i) rows[i] = next[i];
  }
}

/// Whole vectors of rows and columns of a panel; returns how many of `inner` are done for the first
/// (whole vectors of `wide`) columns. In double nothing is done here.
template <class Numbers>
ICL_ALWAYS std::size_t packLanes(std::size_t inner, std::size_t wide, const Numbers& from,
                                 std::size_t ld, float* to) {
  constexpr std::size_t kCount = Lanes<float>::kCount, kPanel = kVectors * kCount;
  const std::size_t whole = inner / kCount * kCount;
  for (std::size_t j = 0; j + kCount <= wide; j += kCount) {
    for (std::size_t k = 0; k < whole; k += kCount) {
      Lanes<float>::V rows[kCount];
#pragma GCC unroll 16
      for (std::size_t i = 0; i < kCount; ++i) rows[i] = from.lanes((j + i) * ld + k);
      transposeLanes(rows);
#pragma GCC unroll 16
      for (std::size_t i = 0; i < kCount; ++i) {
        ICL_STORE(float, to + (k + i) * kPanel + j, rows[i]);
      }
    }
  }
  return whole;
}
template <class Numbers>
ICL_ALWAYS std::size_t packLanes(std::size_t, std::size_t, const Numbers&, std::size_t, double*) {
  return 0;
}

/// One panel of the transposed matrix, whose numbers begin with row 0 of `from`.
template <class T, class Numbers>
[[gnu::noinline]] void packTransposedPanel(std::size_t inner, std::size_t wide, const Numbers& from,
                                           std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  const std::size_t done = packLanes(inner, wide, from, ld, to);
  for (std::size_t j = 0; j < kPanel; ++j) {
    const bool whole = j < wide / Lanes<T>::kCount * Lanes<T>::kCount;
    for (std::size_t k = whole ? done : 0; k < inner; ++k) {
      to[k * kPanel + j] = j < wide ? from.one(j * ld + k) : T{0};
    }
  }
}

template <class T>
void packTransposed(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel, to += inner * kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    packTransposedPanel(inner, wide, OwnNumbers<T>{from + n * ld}, ld, to);
  }
}

template <class T>
void packTransposedBf16(std::size_t inner, std::size_t cols, const unsigned char* from,
                        std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel, to += inner * kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    packTransposedPanel(inner, wide, Bf16Numbers<T>{from + 2 * n * ld}, ld, to);
  }
}

/// One panel of the plain matrix.
template <class T, class Numbers>
ICL_ALWAYS void packPanel(std::size_t inner, std::size_t wide, const Numbers& from, std::size_t ld,
                          T* to) {
  constexpr std::size_t kCount = Lanes<T>::kCount, kPanel = kVectors * kCount;
  for (std::size_t k = 0; k < inner; ++k, to += kPanel) {
    if constexpr (sizeof(T) == sizeof(float)) {
      if (wide == kPanel) {
        for (std::size_t j = 0; j < kPanel; j += kCount) {
          ICL_STORE(T, to + j, from.lanes(k * ld + j));
        }
        continue;
      }
    }
    for (std::size_t j = 0; j < kPanel; ++j) to[j] = j < wide ? from.one(k * ld + j) : T{0};
  }
}

template <class T>
void pack(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel, to += inner * kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    packPanel(inner, wide, OwnNumbers<T>{from + n}, ld, to);
  }
}

template <class T>
void packBf16(std::size_t inner, std::size_t cols, const unsigned char* from, std::size_t ld,
              T* to) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  for (std::size_t n = 0; n < cols; n += kPanel, to += inner * kPanel) {
    const std::size_t wide = cols - n < kPanel ? cols - n : kPanel;
    packPanel(inner, wide, Bf16Numbers<T>{from + 2 * n}, ld, to);
  }
}

}  // namespace icl::kernels::ICL_KERNELS
