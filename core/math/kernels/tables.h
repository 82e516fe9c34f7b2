// The table of the instruction set that the including kernel source is built for.
#pragma once

#include "core/math/kernels/attention_kernels.h"
#include "core/math/kernels/token_kernels.h"

namespace icl::kernels::ICL_KERNELS {

template <class T>
constexpr Table<T> tableOf() {
  return {kVectors * Lanes<T>::kCount,
          product<T, false>,
          product<T, true>,
          packTransposed<T>,
          pack<T>,
          packTransposedBf16<T>,
          packBf16<T>,
          norm<T>,
          normGradient<T>,
          activation<T>,
          activationGradient<T>,
          attention<T>,
          attentionGradient<T>,
          rotation<T>,
          columnSums<T>,
          add<T>,
          squares<T>,
          adam<T>,
          momentum<T>,
          adjoint<T>,
          tokenStack<T>,
          tokenStackGradient<T>};
}

}  // namespace icl::kernels::ICL_KERNELS
