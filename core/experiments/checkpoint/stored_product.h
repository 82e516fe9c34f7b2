// Products with matrices of a checkpoint as they lie in its files: bf16, f16 or f32, [out, in] row
// by row. A few columns at a time are turned into numbers of T and packed for the kernels, so that
// no second copy of a matrix is ever held. The same bits for any number of threads.
#pragma once

#include <cstddef>
#include <span>

#include "core/experiments/checkpoint/weights.h"
#include "core/math/products.h"

namespace icl::checkpoint {

/// Columns of a result that one thread makes at a time.
inline constexpr std::size_t kStoredColumns = 64;

/// One thread's room for packed tiles.
template <class T>
struct StoredTiles {
  StoredTiles();
  Buffer<T> tile{}, panels{};
};

/// One result y (rows × out) = [y +] x · Wᵀ [+ bias], or (back) y (rows × in) = [y +] x · W.
template <class T>
struct StoredJob {
  const WeightView* weight = nullptr;
  Rows<T> y{};
  const T* bias = nullptr;  // one a column, with room for a whole vector beyond the end
  bool add = false;
};

/// Several results of the same x, spread over all threads together.
template <class T>
void storedProducts(std::size_t rows, Rows<const T> x, std::span<const StoredJob<T>> jobs);
/// y = [y +] x · W, no bias.
template <class T>
void storedProductBack(std::size_t rows, Rows<const T> x, const StoredJob<T>& job);

/// Columns [first, first + count) of such a result on this thread alone, count at most
/// kStoredColumns; job.y begins at column `first`, job.bias at column 0.
template <class T>
void storedColumns(std::size_t rows, Rows<const T> x, const StoredJob<T>& job, std::size_t first,
                   std::size_t count, StoredTiles<T>& room);
template <class T>
void storedColumnsBack(std::size_t rows, Rows<const T> x, const StoredJob<T>& job,
                       std::size_t first, std::size_t count, StoredTiles<T>& room);

}  // namespace icl::checkpoint
