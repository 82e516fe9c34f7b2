// Stacks of linear attention with scalar weights on the tokens of one prompt. A few tokens at a
// time go through all layers, so that their states stay in the nearest cache; what a layer does
// besides its product is done while the product is in registers. Included by the kernel sources
// alone.
#pragma once

#include "core/math/kernels/product_kernels.h"
#include "core/math/kernels/row_kernels.h"

namespace icl::kernels::ICL_KERNELS {

/// sum += rows · map for kWide vectors of columns, whose first column is that of `map`.
template <class T, int kRows, int kWide>
ICL_ALWAYS void addTimes(std::size_t size, const T* rows, const T* map,
                         typename Lanes<T>::V (&sum)[kRows][kWide]) {
  using V = typename Lanes<T>::V;
  for (std::size_t k = 0; k < size; ++k, map += size) {
    V right[kWide];
#pragma GCC unroll 4
    for (int v = 0; v < kWide; ++v) right[v] = ICL_LOAD(T, map + v * Lanes<T>::kCount);
#pragma GCC unroll 16
    for (int m = 0; m < kRows; ++m) {
      const T left = rows[static_cast<std::size_t>(m) * size + k];
#pragma GCC unroll 4
      for (int v = 0; v < kWide; ++v) sum[m][v] += right[v] * left;
    }
  }
}

/// Columns of one layer: next = factor · x + state · map; without a state the first term alone.
template <class T, int kRows, int kWide>
ICL_ALWAYS void stateColumns(const TokenStackJob<T>& job, const T* x, T factor, const T* state,
                             std::size_t column, T* next) {
  using V = typename Lanes<T>::V;
  V sum[kRows][kWide];
#pragma GCC unroll 16
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
    for (std::size_t v = 0; v < kWide; ++v) {
      sum[m][v] = ICL_LOAD(T, x + m * job.ldx + column + v * Lanes<T>::kCount) * factor;
    }
  }
  if (state != nullptr) addTimes<T, kRows, kWide>(job.size, state, job.map + column, sum);
#pragma GCC unroll 16
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
    for (std::size_t v = 0; v < kWide; ++v) {
      ICL_STORE(T, next + m * job.size + column + v * Lanes<T>::kCount, sum[m][v]);
    }
  }
}

template <class T, int kRows>
[[gnu::noinline]] void stateTile(const TokenStackJob<T>& job, const T* x, T factor, const T* state,
                                 T* next) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  std::size_t n = 0;
  for (; n + kPanel <= job.size; n += kPanel) {
    stateColumns<T, kRows, kVectors>(job, x, factor, state, n, next);
  }
  if (n < job.size) stateColumns<T, kRows, 1>(job, x, factor, state, n, next);
}

/// kRows tokens through all layers; to `out` are added their last states, weighted by y.
template <class T, int kRows>
void tokensForward(const TokenStackJob<T>& job, std::size_t first) {
  const T* x = job.x + first * job.ldx;
  const T* y = job.y + first;
  T* state = job.states + first * (job.depth + 1) * job.size;
  stateTile<T, kRows>(job, x, job.start_from_data ? job.alpha : T{0}, nullptr, state);
  for (std::size_t t = 0; t < job.depth; ++t) {
    const bool empty = t == 0 && !job.start_from_data;
    const bool injects = t == 0 ? job.inject_first : job.inject_rest;
    T* next = state + kRows * job.size;
    stateTile<T, kRows>(job, x, injects ? job.alpha : T{0}, empty ? nullptr : state, next);
    state = next;
  }
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < job.size; ++i) job.out[i] += y[m] * state[m * job.size + i];
  }
}

/// Columns of one layer backwards; returns Σ (adjoint · map) ∘ state.
template <class T, int kRows, int kWide>
ICL_ALWAYS T slopeColumns(const TokenStackJob<T>& job, const T* state, const T* adjoint,
                          std::size_t column, T* below, T* sum) {
  using V = typename Lanes<T>::V;
  V pulled[kRows][kWide];
#pragma GCC unroll 16
  for (int m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
    for (int v = 0; v < kWide; ++v) pulled[m][v] = V{};
  }
  addTimes<T, kRows, kWide>(job.size, adjoint, job.map + column, pulled);
  V along[kWide];
#pragma GCC unroll 4
  for (int v = 0; v < kWide; ++v) along[v] = V{};
#pragma GCC unroll 16
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC unroll 4
    for (std::size_t v = 0; v < kWide; ++v) {
      const std::size_t i = m * job.size + column + v * Lanes<T>::kCount;
      const V a = ICL_LOAD(T, adjoint + i);
      along[v] += pulled[m][v] * ICL_LOAD(T, state + i);
      if (sum != nullptr) ICL_STORE(T, sum + i, ICL_LOAD(T, sum + i) + a);
      ICL_STORE(T, below + i, job.keep * a + job.beta * pulled[m][v]);
    }
  }
  V all = along[0];
  if constexpr (kWide == 2) all += along[1];
  return sumOf<T>(all);
}

template <class T, int kRows>
[[gnu::noinline]] T slopeTile(const TokenStackJob<T>& job, const T* state, const T* adjoint,
                              T* below, T* sum) {
  constexpr std::size_t kPanel = kVectors * Lanes<T>::kCount;
  T along = 0;
  std::size_t n = 0;
  for (; n + kPanel <= job.size; n += kPanel) {
    along += slopeColumns<T, kRows, kVectors>(job, state, adjoint, n, below, sum);
  }
  if (n < job.size) along += slopeColumns<T, kRows, 1>(job, state, adjoint, n, below, sum);
  return along;
}

/// The same tokens backwards, from their last states' slope y · pull.
template <class T, int kRows>
void tokensBackward(const TokenStackJob<T>& job, std::size_t first) {
  const std::size_t size = job.size, count = kRows * size;
  const T* y = job.y + first;
  T* adjoint = job.scratch;
  T* below = adjoint + count;
  T* sum = below + count;  // of what the injected tokens get
  for (std::size_t m = 0; m < kRows; ++m) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < size; ++i) {
      adjoint[m * size + i] = y[m] * job.pull[i];
      sum[m * size + i] = 0;
    }
  }
  const T* states = job.states + first * (job.depth + 1) * size;
  for (std::size_t t = job.depth; t-- > 0;) {
    const bool injects = t == 0 ? job.inject_first : job.inject_rest;
    if (t == 0 && !job.start_from_data) {  // its state is 0, and nothing lies below
      if (injects) add(count, sum, adjoint);
      break;
    }
    *job.d_beta += slopeTile<T, kRows>(job, states + t * count, adjoint, below,
                                       injects ? sum : static_cast<T*>(nullptr));
    T* const done = adjoint;
    adjoint = below;
    below = done;
  }
  if (job.start_from_data) add(count, sum, adjoint);
  for (std::size_t m = 0; m < kRows; ++m) {
    *job.d_alpha += dot(size, sum + m * size, job.x + (first + m) * job.ldx);
  }
}

/// All tokens, in tiles of kTileRows, 4, 2 and 1.
template <class T, bool kBackward, int kRows = kTileRows>
void tokenTiles(const TokenStackJob<T>& job, std::size_t first) {
  for (; first + kRows <= job.tokens; first += kRows) {
    kBackward ? tokensBackward<T, kRows>(job, first) : tokensForward<T, kRows>(job, first);
  }
  if constexpr (kRows > 1) {
    constexpr int kNext = kRows > 4 ? 4 : kRows / 2;
    if (first < job.tokens) tokenTiles<T, kBackward, kNext>(job, first);
  }
}

template <class T>
void tokenStack(const TokenStackJob<T>& job) {
  for (std::size_t i = 0; i < job.size; ++i) job.out[i] = 0;
  tokenTiles<T, false>(job, 0);
}

template <class T>
void tokenStackGradient(const TokenStackJob<T>& job) {
  tokenTiles<T, true>(job, 0);
}

}  // namespace icl::kernels::ICL_KERNELS
