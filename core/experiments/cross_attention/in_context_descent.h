// Gradient descent on the least-squares loss of one prompt, beside the stack that does the same:
// the identity of cross-attention and descent, layer by layer. The stack runs on its tokens and
// never forms a weight vector; descent runs on the weight vector and never sees a layer. Used by
// the probe `gradient-descent`, by the plate of that name and by tests; pure.
#pragma once

#include <vector>

#include "core/experiments/cross_attention/prompt.h"

namespace icl::cross_attention {

/// w ← w − step (Λ̂ w − scale h): descent on (1/2L) Σ (scale y_i − ⟨w, x_i⟩)².
struct InContextDescent {
  double step = 0, scale = 1;
  struct Row {
    double stack = 0, descent = 0;  // predictions for the query
    double loss = 0;                // of descent on the prompt
  };
  std::vector<Row> rows{};  // after 0 … depth layers and steps

  /// Largest difference of the two predictions, relative to 1 or to their size where that is more.
  double largestDifference() const;
};

/// Why this stack is no descent on least squares; empty: it is one.
Message whyNoDescent(const ScalarStack& stack, const TokenRules& rules);
InContextDescent inContextDescent(const ScalarStack& stack, const Prompt& prompt);

}  // namespace icl::cross_attention
