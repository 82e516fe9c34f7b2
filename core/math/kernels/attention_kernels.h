// One causal softmax head of one sequence, there and back, from the tiles of product_kernels.h.
// Included by the kernel sources alone.
#pragma once

#include "core/math/kernels/product_kernels.h"
#include "core/math/kernels/row_kernels.h"

namespace icl::kernels::ICL_KERNELS {

/// to (size × padded) = fromᵀ (tokens × size), zero beyond the tokens.
template <class T>
void transposeRows(std::size_t tokens, std::size_t size, const T* from, std::size_t ld, T* to,
                   std::size_t padded) {
  for (std::size_t i = 0; i < size; ++i) {
    T* row = to + i * padded;
    std::size_t t = 0;
    for (; t < tokens; ++t) row[t] = from[t * ld + i];
    for (; t < padded; ++t) row[t] = 0;
  }
}

// Matrices of queries (a, c, out of lowerTimes, a and b of lowerTransposedTimes) begin with the row
// of token `first`; those of keys and values with that of token 0.

/// c = a · b up to the diagonal, b: size × padded. What lies above the diagonal in a tile is
/// computed as well and left to be masked.
template <class T>
void scores(std::size_t first, std::size_t tokens, std::size_t size, const T* a, std::size_t lda,
            const T* b, std::size_t padded, T* c) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  constexpr std::size_t kRows = kTileRows;
  for (std::size_t t = first; t < tokens; t += kRows) {
    const std::size_t rows = tokens - t < kRows ? tokens - t : kRows;
    const std::size_t needed = t + rows;  // columns up to the last row's own
    for (std::size_t u = 0; u < needed; u += kPanel) {
      const std::size_t wide = needed - u > Lanes<T>::kCount ? kPanel : Lanes<T>::kCount;
      const TileJob<T> job{
          size, a + (t - first) * lda,        lda,    b + u, padded, nullptr, nullptr, 0,
          T{1}, c + (t - first) * padded + u, padded, wide};
      stripe<T, false>(rows, job);
    }
  }
}

/// out = add + scale · a · b with a lower triangular.
template <class T>
void lowerTimes(std::size_t first, std::size_t tokens, std::size_t size, const T* a,
                std::size_t lda, const T* b, std::size_t ldb, const T* add, std::size_t ldadd,
                T scale, T* out, std::size_t ldo) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  constexpr std::size_t kRows = kTileRows;
  for (std::size_t t = first; t < tokens; t += kRows) {
    const std::size_t rows = tokens - t < kRows ? tokens - t : kRows;
    const std::size_t row = t - first;
    for (std::size_t n = 0; n < size; n += kPanel) {
      const TileJob<T> job{t + rows,
                           a + row * lda,
                           lda,
                           b + n,
                           ldb,
                           nullptr,
                           add ? add + row * ldadd + n : nullptr,
                           ldadd,
                           scale,
                           out + row * ldo + n,
                           ldo,
                           size - n < kPanel ? size - n : kPanel};
      stripe<T, false>(rows, job);
    }
  }
}

/// out (all tokens) = scale · aᵀ · b with a lower triangular.
template <class T>
void lowerTransposedTimes(std::size_t first, std::size_t tokens, std::size_t size, const T* a,
                          std::size_t lda, const T* b, std::size_t ldb, T scale, T* out,
                          std::size_t ldo) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  constexpr std::size_t kRows = kTileRows;
  for (std::size_t u = 0; u < tokens; u += kRows) {
    const std::size_t rows = tokens - u < kRows ? tokens - u : kRows;
    const std::size_t from = u > first ? u : first;  // earlier rows do not look at u
    for (std::size_t n = 0; n < size; n += kPanel) {
      const TileJob<T> job{tokens - from, a + (from - first) * lda + u,
                           lda,           b + (from - first) * ldb + n,
                           ldb,           nullptr,
                           nullptr,       0,
                           scale,         out + u * ldo + n,
                           ldo,           size - n < kPanel ? size - n : kPanel};
      stripe<T, true>(rows, job);
    }
  }
}

/// Scores of token t to weights in place; zero after t.
template <class T>
ICL_ALWAYS void softmaxRow(std::size_t t, std::size_t padded, T scale, T slope, T* row) {
  using V = typename Lanes<T>::V;
  using I = typename Lanes<T>::I;
  constexpr std::size_t kCount = Lanes<T>::kCount;
  T ramp[kCount];
  typename Lanes<T>::Word index[kCount];
  for (std::size_t i = 0; i < kCount; ++i) {
    ramp[i] = static_cast<T>(i);
    index[i] = static_cast<typename Lanes<T>::Word>(i);
  }
  const V steps = ICL_LOAD(T, ramp);
  const I lanes = *reinterpret_cast<const I*>(index);
  const V low = V{} - static_cast<T>(1e30);
  V highest = low;
  const std::size_t used = t / kCount * kCount + kCount;
  for (std::size_t u = 0; u < used; u += kCount) {
    const I place = lanes + static_cast<typename Lanes<T>::Word>(u);
    V x = ICL_LOAD(T, row + u) * scale;
    x -= slope * (static_cast<T>(t) - (steps + static_cast<T>(u)));
    x = place <= static_cast<typename Lanes<T>::Word>(t) ? x : low;
    ICL_STORE(T, row + u, x);
    highest = x > highest ? x : highest;
  }
  const T top = largestOf<T>(highest);
  V sum = V{};
  for (std::size_t u = 0; u < used; u += kCount) {
    const I place = lanes + static_cast<typename Lanes<T>::Word>(u);
    V e;
    exponential(ICL_LOAD(T, row + u) - top, e);
    e = place <= static_cast<typename Lanes<T>::Word>(t) ? e : V{};
    ICL_STORE(T, row + u, e);
    sum += e;
  }
  const T inverse = T{1} / sumOf<T>(sum);
  for (std::size_t u = 0; u < used; u += kCount) {
    ICL_STORE(T, row + u, ICL_LOAD(T, row + u) * inverse);
  }
  for (std::size_t u = used; u < padded; ++u) row[u] = 0;
}

template <class T>
void attention(const AttentionJob<T>& job) {
  const std::size_t padded = paddedTokens(job.tokens);
  T* keys = job.scratch;
  transposeRows(job.tokens, job.size, job.k, job.ldkv, keys, padded);
  scores(job.first, job.tokens, job.size, job.q, job.ldq, keys, padded, job.weights);
  for (std::size_t t = job.first; t < job.tokens; ++t) {
    softmaxRow(t, padded, job.scale, job.slope, job.weights + (t - job.first) * padded);
  }
  lowerTimes(job.first, job.tokens, job.size, job.weights, padded, job.v, job.ldkv, job.add,
             job.ldadd, job.gate, job.out, job.ldo);
}

template <class T>
void attentionGradient(const AttentionGradientJob<T>& job) {
  const AttentionJob<T>& f = job.forward;
  const std::size_t padded = paddedTokens(f.tokens);
  T* values = f.scratch;
  T* d = f.scratch + f.size * padded;  // of the weights, then of the scores
  transposeRows(f.tokens, f.size, f.v, f.ldkv, values, padded);
  scores(f.first, f.tokens, f.size, job.dout, job.lddo, values, padded, d);
  for (std::size_t t = f.first; t < f.tokens; ++t) {
    const T* w = f.weights + (t - f.first) * padded;
    T* row = d + (t - f.first) * padded;
    const T mean = dot(t + 1, w, row);
    const T scale = f.scale * f.gate;
#pragma GCC ivdep
    for (std::size_t u = 0; u <= t; ++u) row[u] = w[u] * (row[u] - mean) * scale;
    for (std::size_t u = t + 1; u < padded; ++u) row[u] = 0;
  }
  lowerTimes(f.first, f.tokens, f.size, d, padded, f.k, f.ldkv, static_cast<const T*>(nullptr),
             std::size_t{0}, T{1}, job.dq, job.lddq);
  lowerTransposedTimes(f.first, f.tokens, f.size, d, padded, f.q, f.ldq, T{1}, job.dk, job.lddkv);
  lowerTransposedTimes(f.first, f.tokens, f.size, f.weights, padded, job.dout, job.lddo, f.gate,
                       job.dv, job.lddkv);
}

}  // namespace icl::kernels::ICL_KERNELS
