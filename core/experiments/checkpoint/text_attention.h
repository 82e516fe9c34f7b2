// Causal attention of one layer with fewer key heads than query heads, in blocks of queries: the
// weights of a block are made, looked at, multiplied with the values and dropped. There and back;
// on all threads, with the same bits for any number of them.
#pragma once

#include <cstdint>
#include <functional>

#include "core/math/products.h"

namespace icl::checkpoint {

/// Queries, keys and values of all heads side by side, rotated.
template <class T>
struct HeadRows {
  std::size_t tokens = 0, heads = 0, key_heads = 0, size = 0;
  Rows<const T> q{}, k{}, v{};
};

/// What is noted while the weights are there; null: nothing. heads × tokens numbers each.
template <class T>
struct AttentionNotes {
  T* subdiagonal = nullptr;
  T* last_row = nullptr;
  /// One call at a time, from any thread.
  std::function<void(std::size_t head, std::size_t first, std::size_t rows, Rows<const T> weights)>
      block{};
};

/// mix (tokens × heads · size) = open · weights · values. `open`: one a head, 0 shuts; null: all.
template <class T>
void attendHeads(const HeadRows<T>& rows, const std::uint8_t* open, Rows<T> mix,
                 const AttentionNotes<T>& notes);
/// From the gradient by mix to those by q, k and v, which are overwritten.
template <class T>
void attendHeadsBack(const HeadRows<T>& rows, const std::uint8_t* open, Rows<const T> dmix,
                     Rows<T> dq, Rows<T> dk, Rows<T> dv);

}  // namespace icl::checkpoint
