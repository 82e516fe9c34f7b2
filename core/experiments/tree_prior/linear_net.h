// LinearNet: linear attention with unit keys. Layer l sees the numbers that earlier layers pooled
// (the workspace p), its router makes keys K and gains q of them, attention pools the answers
// φ = K c, and the estimate of θ moves by what the read-out makes of them. See net.h for use.
#pragma once

#include "core/experiments/tree_prior/net.h"

namespace icl::tree_prior {

//   p (W)  workspace, its slots the answers φ;  K (d × D)  unit keys;  q  gains;  h (H)  hidden
//   units v (D)  what keys are applied to: c, or with residual values c − Ŝ θ̂ (Ŝ = (1/N) Σ x xᵀ)
class LinearTape final : public Tape {
 public:
  explicit LinearTape(const Shape& shape);

  struct Layer {
    RowBuffer hidden{}, keys{}, inverse{};  // where the keys depend on the context; gains last
    RowBuffer value{};                      // where values are residuals
    RowBuffer estimate{};                   // where the read-out makes one
  };
  std::vector<Layer> layers{};
  RowBuffer workspace, decoder_hidden{}, estimate;  // estimate: the last
  RowBuffer scratch;                                // single rows
  // Slopes, backward.
  RowBuffer d_workspace, d_estimate, d_keys, d_hidden, d_value{};  // d_keys: d_gains last
};

/// What a forward pass takes from other contexts instead of its own, a donor a layer: the keys that
/// the layer's pooling uses (the query side keeps its own), or the workspace as it is after the
/// layer. Empty: nothing; a null donor: not in that layer.
struct Exchange {
  std::span<const LinearTape*const> keys{}, workspace{};
};

class LinearNet final : public Net {
 public:
  explicit LinearNet(const Shape& shape);

  std::unique_ptr<Tape> makeTape() const override;
  void prepare(const double* weights) override;
  void forward(const ContextBlock& block, Tape& tape) const override {
    forward(block, static_cast<LinearTape&>(tape), {});
  }
  void errors(const ContextBlock& block, Tape& tape, int layer, double* out) const override;
  void backward(const ContextBlock& block, Tape& tape, double scale, double* sum) const override;
  std::size_t sumSize() const override { return size_; }
  void finish(double* sum, double* gradient) const override;

  void forward(const ContextBlock& block, LinearTape& tape, const Exchange& exchange) const;
  /// Coordinate n of the key that a channel of a layer used for context r.
  double key(const LinearTape& tape, int layer, int channel, int n, int r) const;

 private:
  struct Fixed {  // of a layer that asks every context the same
    std::vector<double> hidden{}, keys{}, inverse{}, gains{};
  };
  /// Where a layer's weights and their slopes stand, keys and gains of a router side by side so
  /// that one product makes both, and only of the workspace that it sees; or, of a fixed layer, the
  /// slopes of its keys and gains.
  struct Place {
    std::size_t w1 = 0, b1 = 0, keys = 0, bias = 0;
  };
  const Place& place(int l) const { return places_[static_cast<std::size_t>(l)]; }
  void prepareFixed(int l);
  void prepareRouter(int l);
  void route(LinearTape& tape, int l) const;
  void pool(const double* value, LinearTape& tape, int l, const Exchange& exchange) const;
  void readOut(LinearTape& tape, int l) const;
  void decode(LinearTape& tape) const;
  const double* valueOf(const ContextBlock& block, const LinearTape& tape, int l) const;
  void residualValue(const ContextBlock& block, LinearTape& tape, int l) const;

  void lossSlope(const ContextBlock& block, LinearTape& tape, int l, double scale) const;
  void decodeBack(LinearTape& tape, double* sum) const;
  void layerBack(const ContextBlock& block, LinearTape& tape, int l, double* sum) const;
  void channelBack(LinearTape& tape, const double* value, int l, int channel) const;
  void fixedChannelBack(LinearTape& tape, const double* value, int l, int channel,
                        double* sum) const;
  void routeBack(LinearTape& tape, int l, double* sum) const;
  void residualBack(const ContextBlock& block, LinearTape& tape) const;
  void finishFixed(int l, double* sum, double* gradient) const;
  void finishRouter(int l, const double* sum, double* gradient) const;
  const double* fixedKey(int l, int channel) const;

  const RowKernels& rows_;
  const double* weights_ = nullptr;
  std::vector<Fixed> fixed_{};  // empty where the router acts
  std::vector<Place> places_{};
  std::size_t decoder_place_ = 0, size_ = 0;
  std::vector<double> packed_{};  // weights of routers, by places_
};

}  // namespace icl::tree_prior
