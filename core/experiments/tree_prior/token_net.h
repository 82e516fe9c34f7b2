// TokenNet: the generic model. What a layer averages over tokens is a network of the token and the
// workspace, y · MLP(x, p) or MLP(x, y, p), and a second network of the query says how the answer
// is read: ŷ = Σ ⟨φ_l, MLP'_l(x_q, p)⟩. Needs tokens and a query; its error is that of the
// prediction. See net.h for use. The backward pass runs each token forward again instead of keeping
// it.
#pragma once

#include "core/experiments/tree_prior/net.h"

namespace icl::tree_prior {

//   p (W)  workspace, its slots the answers φ;  q (d)  weights of the query;  H hidden units, twice
class TokenTape final : public Tape {
 public:
  explicit TokenTape(const Shape& shape);

  struct Layer {
    RowBuffer read_first{}, read_second{}, weights{};  // of the query's network: H, H, d
  };
  std::vector<Layer> layers{};
  RowBuffer workspace, prediction;      // W; one row
  RowBuffer start, first, second, out;  // of a token: H, H, H, d
  RowBuffer d_workspace, d_out, d_first, d_second, d_start;
  RowBuffer scratch;
};

class TokenNet final : public Net {
 public:
  explicit TokenNet(const Shape& shape);

  std::unique_ptr<Tape> makeTape() const override;
  void prepare(const double* weights) override { weights_ = weights; }
  void forward(const ContextBlock& block, Tape& tape) const override;
  void errors(const ContextBlock& block, Tape& tape, int layer, double* out) const override;
  void backward(const ContextBlock& block, Tape& tape, double scale,
                double* gradient) const override;
  std::size_t sumSize() const override { return layout().size(); }
  void finish(double* sum, double* gradient) const override {
    std::copy_n(sum, layout().size(), gradient);
  }

 private:
  using Network = Layout::Network;
  /// What the workspace contributes to the first hidden layer of a network of layer l.
  void startOf(const Network& net, int l, const TokenTape& tape, double* start) const;
  /// From `first` (before tanh) to the network's output.
  void finishForward(const Network& net, double* first, double* second, double* out) const;
  /// From the slope of the output to that of `first` (before tanh), adding weights' slopes.
  void backThrough(const Network& net, const double* first, const double* second,
                   const double* d_out, double* d_second, double* d_first, double* gradient) const;
  void askToken(const ContextBlock& block, TokenTape& tape, int l, int token) const;
  void readBack(const ContextBlock& block, TokenTape& tape, int l, double* gradient) const;
  void askBack(const ContextBlock& block, TokenTape& tape, int l, double* gradient) const;
  /// Slopes of what startOf() used, from the slope of the first hidden layer.
  void startBack(const Network& net, int l, const double* d_first, TokenTape& tape,
                 double* gradient) const;
  bool full() const { return shape().features == Features::Full; }

  const RowKernels& rows_;
  const double* weights_ = nullptr;
};

}  // namespace icl::tree_prior
