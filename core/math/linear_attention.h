// Stacks of linear cross-attention with matrix weights, forward and backward, for many prompts at
// once. A prediction is ⟨ŵ, x_q⟩, linear in the query, so that only vectors driven by h are needed
// and no token is looked at. Called by the matrix experiments' exact and sampled losses, one chunk
// of prompts a call; no threads. After the first call with a size nothing allocates.
//
//   n prompts (columns), d dimensions, T layers (from 0), L tokens a prompt
//   M       (d × d)  second moment Λ̂ = XXᵀ/L of a prompt, symmetric; applied, never formed here
//   H       (d × n)  h = (1/L) Σ y_i x_i of each prompt
//   S, V, B (d × d)  skip, value and key–query weights B = (W^K)ᵀ W^Q of a layer;  U  readout
//   F^{t+1} = r F^t + [t injects] S X + V M B F^t,  r = 1 or 0;  F^0 = 0 or S X
//   "fx"  z_{t+1} = r z_t + V M B z_t + [t injects] S h,              ŵ = Uᵀ z_T
//   "xf"  c_T = Uᵀ h,  c_t = r c_{t+1} + Bᵀ M Vᵀ c_{t+1},             ŵ = Σ Sᵀ c_{t+1} [t injects]
//   "ff"  z_T as in fx, c_T = Uᵀ z_T, then as xf
// `d` before a name is the gradient by it; backward functions ADD into the weights' gradients.
#pragma once

#include <vector>

#include "core/math/column_products.h"

namespace icl {

enum class Pairing { Xf, Fx, Ff };

/// Everything about a stack that is not a number to train.
struct StackShape {
  int dimension = 1, depth = 1;
  bool tied = true;
  bool start_from_data = false;
  bool inject_first = true, inject_rest = true;
  bool residual = true, attention = true;
  Pairing pairing = Pairing::Xf;

  bool injects(int layer) const { return layer == 0 ? inject_first : inject_rest; }
  /// Where the weights of a layer are kept.
  std::size_t at(int layer) const { return tied ? 0 : static_cast<std::size_t>(layer); }
  std::size_t copies() const { return tied ? 1 : static_cast<std::size_t>(depth); }
};

/// Weights of a stack, or gradients by them: one matrix a layer, or one for all where tied.
template <class T>
struct StackWeights {
  std::vector<Mat<T>> skip{}, value{}, product{};
  Mat<T> readout{};

  void resize(const StackShape& shape);
  void setZero();
  StackWeights& operator+=(const StackWeights& other);
  StackWeights& operator*=(T factor);
};

/// The weights in the form in which the passes use them; made once a step, then shared.
template <class T>
class StackKernel {
 public:
  void set(const StackShape& shape, const StackWeights<T>& weights);
  const StackShape& shape() const { return shape_; }
  const ColumnOperator<T>& skip(int layer) const { return skip_[shape_.at(layer)]; }
  const ColumnOperator<T>& value(int layer) const { return value_[shape_.at(layer)]; }
  const ColumnOperator<T>& product(int layer) const { return product_[shape_.at(layer)]; }
  const ColumnOperator<T>& readout() const { return readout_; }

 private:
  StackShape shape_{};
  std::vector<ColumnOperator<T>> skip_{}, value_{}, product_{};
  ColumnOperator<T> readout_{};
};

/// The second moments of the prompts of a chunk, as what they do to vectors.
template <class T>
class SecondMoments {
 public:
  virtual ~SecondMoments() = default;
  /// out.col(i) = M_i in.col(i); `out` and `in` do not overlap.
  virtual void apply(const ConstMatView<T>& in, MatView<T> out) const = 0;
};

/// M_i given whole, side by side: columns i·d … (i+1)·d of `all` hold M_i.
template <class T>
class DenseMoments final : public SecondMoments<T> {
 public:
  explicit DenseMoments(const Mat<T>& all) : all_(all) {}
  void apply(const ConstMatView<T>& in, MatView<T> out) const override;

 private:
  const Mat<T>& all_;
};

/// M_i = share · X_i X_iᵀ through the tokens: cheaper than M_i where L is less than d / 2. Columns
/// i·count … (i+1)·count of `tokens` are X_i.
template <class T>
class TokenMoments final : public SecondMoments<T> {
 public:
  TokenMoments(const Mat<T>& tokens, int count, T share)
      : tokens_(tokens), count_(count), share_(share) {}
  void apply(const ConstMatView<T>& in, MatView<T> out) const override;

 private:
  const Mat<T>& tokens_;
  int count_;
  T share_;
  mutable Eigen::Matrix<T, Eigen::Dynamic, 1> scores_{};
};

/// What the forward pass leaves for the backward pass, and room for both.
template <class T>
class StackTape {
 public:
  /// Room for up to `prompts` columns.
  void resize(const StackShape& shape, int prompts);

  // z_t and M B z_t of the states, c_t and M Vᵀ c_{t+1} of the readout, a block of columns each.
  std::vector<Mat<T>> z{}, mbz{}, c{}, mvc{};
  Mat<T> weights{};             // ŵ
  Mat<T> a{}, b{}, e{}, sum{};  // of the backward pass
};

/// ŵ of every prompt into tape.weights.leftCols(n).
template <class T>
void stackForward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                  StackTape<T>& tape);
/// From dŵ (d × n), which must not lie in the tape, to the gradients by the weights, which are
/// added to. Overwrites tape.weights.
template <class T>
void stackBackward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                   const ConstMatView<T>& dweights, StackTape<T>& tape, StackWeights<T>& dw);

}  // namespace icl
