// Stacks of cross-attention with matrix weights on the tokens of one prompt, layer by layer as they
// are written down: every token's state is made, with linear or softmax attention. The only form
// that softmax has, and the one that stands when the short forms of linear_attention.h are doubted.
// Forward and backward in pairs; called by sampled losses, one prompt a call; no threads. After the
// first call with a size nothing allocates.
//
//   X  (d × C)  tokens as columns, the query last; the first K of them are keys
//   F  (d × C)  states of the tokens; only the columns that the readout needs are made
//   S, V, B, U  as in linear_attention.h
//   linear   F^{t+1} = r F^t + S X + A F^t,  A = V (X_K X_Kᵀ/L) B
//   softmax  F^{t+1} = r F^t + S X + τ V (X_K P − X_K 1/K),  P = softmax over keys of X_Kᵀ B F^t/τ,
//            the second term only where centred
//   ŷ = hᵀ U f_q ("xf"), gᵀ U x_q ("fx") or gᵀ U f_q ("ff"),  h = X y/L and g = F y/L over the
//   context
#pragma once

#include "core/math/linear_attention.h"

namespace icl {

struct TokenAttention {
  bool softmax = false;
  double temperature = 1;
  bool centred = false;
  bool query_as_key = false;
};

template <class T>
using TokenVector = Eigen::Matrix<T, Eigen::Dynamic, 1>;

/// What the forward pass leaves for the backward pass, and room for both.
template <class T>
struct TokenTape {
  std::vector<Mat<T>> states{}, shares{};            // F^t; P of a layer
  std::vector<ColumnOperator<T>> maps{};             // (r I + A)ᵀ of a layer
  TokenVector<T> h{}, g{}, mean{}, right{}, pull{};  // (1/L) X y, (1/L) F y, X_K 1/K, f_q or x_q
  Mat<T> moment{}, skip{}, skip_sum{};               // X_K X_Kᵀ/L; S X; dF summed over layers
  Mat<T> adjoint{}, down{}, scores{}, mixed{}, pulled{};
  Mat<T> small{}, other{}, map_slope{}, map_slope_transposed{};
  Buffer<T> stack{}, scratch{};  // of scalar weights: all states, and room for their way back
};

/// ŷ for the query in the last column of X (d × (L + 1)), from responses y of the first L columns.
template <class T>
T tokenForward(const StackKernel<T>& w, const TokenAttention& attention, const ConstMatView<T>& X,
               const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape);
/// From dŷ to the gradients by the weights, which are added to.
template <class T>
void tokenBackward(const StackKernel<T>& w, const TokenAttention& attention,
                   const ConstMatView<T>& X, const Eigen::Ref<const TokenVector<T>>& y,
                   T dprediction, TokenTape<T>& tape, StackWeights<T>& dw);

/// α and β of a stack of scalar weights, or gradients by them.
template <class T>
struct TokenScalars {
  T alpha = 0, beta = 0;
};

/// The same with scalar weights and linear attention, read out as "fx" (which of the first two is
/// the same number): the gradients are inner products in place of matrix products.
template <class T>
T scalarTokenForward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                     const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape);
template <class T>
void scalarTokenBackward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                         const Eigen::Ref<const TokenVector<T>>& y, T dprediction,
                         TokenTape<T>& tape, TokenScalars<T>& dw);

}  // namespace icl
