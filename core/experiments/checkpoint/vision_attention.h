// Softmax attention without a mask, inside segments of rows (windows or whole pictures): queries in
// blocks, so nothing of the size of rows² is held. The same bits for any number of threads.
#pragma once

#include <cstddef>
#include <span>

#include "core/math/products.h"

namespace icl::checkpoint {

/// Rows hold query, key and value, each heads × size numbers; out (heads × size) is written. A row
/// of segment [bounds[i], bounds[i + 1]) sees that segment alone.
template <class T>
void segmentAttention(std::span<const std::size_t> bounds, std::size_t heads, std::size_t size,
                      Rows<const T> qkv, Rows<T> out);

}  // namespace icl::checkpoint
