// One adapter's product beside its base matrix, there and back. All threads; the same bits for any
// number of them.
#pragma once

#include "core/experiments/checkpoint/lora.h"

namespace icl::checkpoint {

/// y += scale · drop(x) Aᵀ Bᵀ over rows 0 … rows − 1, which are tokens.
template <class T>
void adapterProduct(const Adapters<T>& adapters, std::size_t layer, LoraTarget target,
                    std::size_t rows, Rows<const T> x, const Dropout* dropout, Rows<T> y);

/// From dy to the gradients by A and B in `gradient` (laid out as the adapters; overwritten), and
/// dx += the gradient by x, where dx is wanted.
template <class T>
void adapterBack(const Adapters<T>& adapters, std::size_t layer, LoraTarget target,
                 std::size_t rows, Rows<const T> x, const Dropout* dropout, Rows<const T> dy,
                 Rows<T> dx, Buffer<T>& gradient);

}  // namespace icl::checkpoint
