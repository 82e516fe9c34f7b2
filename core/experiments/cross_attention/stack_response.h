// The response p(s) of any stack with scalar weights, and its derivatives in the weights, layer by
// layer: at infinite context the prediction is ζ mᵀ p(Λ) x, at finite context hᵀ p(Λ̂) x. Called by
// the population loss and the finite-context losses for stacks that have no closed form. Works on
// sixteen eigenvalues at once, which the compiler vectorises. Pure; any thread.
//
//   cross-attention   R ← (r + β s) R + [data enter],  P = α R,  p = P, or P² where F is in both
//                     places of the read-out; r is 1 with a residual stream, else 0
//   self-attention    P ← (r + a) P + β s P³ from P = 1,  p = α P²
#pragma once

#include <array>
#include <cstddef>

#include "core/experiments/cross_attention/stack.h"

namespace icl::cross_attention {

inline constexpr std::size_t kLanes = 16;
using Lanes = std::array<double, kLanes>;

/// p and its derivatives in α, β and the gain; those beyond the order asked for are not touched.
struct Response {
  Lanes p{};
  Lanes a{}, b{}, g{};
  Lanes aa{}, ab{}, bb{}, ag{}, bg{}, gg{};
};

/// Order 0: p alone; 1: first derivatives too; 2: second ones as well. With one parameter these are
/// still the derivatives by α and β apart.
template <int kOrder>
void respond(const Stack& stack, const ScalarWeights& weights, const Lanes& s, Response& out);

}  // namespace icl::cross_attention
