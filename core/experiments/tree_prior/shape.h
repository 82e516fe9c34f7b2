// Shape: the sizes that the settings give a net, and Layout: where each of its weights stands in
// one vector. Names and sizes are those of checkpoints. Plain data; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/experiments/tree_prior/config.h"
#include "core/math/params.h"

namespace icl::tree_prior {

//   D dimension, L layers, d channels a layer, H hidden units, W = L d slots of the workspace
struct Shape {
  int dimension = 0, layers = 0, channels = 0, hidden = 0;
  bool router = true;  // keys come out of an MLP of the workspace; else they are weights
  ReadOut read_out = ReadOut::Tied;
  Features features = Features::Linear;
  bool residual = false, every_layer = false;  // values; loss

  static Shape of(const Config& config);

  int slots() const { return layers * channels; }
  int keyNumbers() const { return channels * dimension; }
  /// Numbers that read the answers of one layer.
  int gainNumbers() const {
    return read_out == ReadOut::Tied ? channels : read_out == ReadOut::Attention ? keyNumbers() : 0;
  }
  /// Slots filled before the layer: what its router can see.
  int filled(int layer) const { return layer * channels; }
  /// The layer asks every context the same.
  bool fixedKeys(int layer) const { return !router || layer == 0; }
  /// There is an estimate of θ after each layer, not only after the last.
  bool runningEstimate() const { return read_out != ReadOut::Mlp && features == Features::Linear; }
};

/// Of the settings' features only the weights that they need.
class Layout {
 public:
  explicit Layout(const Shape& shape);

  struct Part {
    std::string name{};
    std::size_t first = 0;
    int rows = 0, cols = 0;
    double spread = 0;  // standard deviation at the start
    std::size_t size() const {
      return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
    }
  };
  struct Layer {
    std::size_t w1 = 0, b1 = 0, wk = 0, bk = 0, wq = 0, bq = 0;
  };
  /// Two hidden layers of tanh over (token, workspace): the networks of features that are not
  /// linear.
  struct Network {
    std::size_t token = 0, slots = 0, b1 = 0, w2 = 0, b2 = 0, w3 = 0, b3 = 0;
  };
  struct TokenLayer {
    Network ask{}, read{};  // what a token contributes; how the query weighs the answer
  };
  struct Decoder {
    std::size_t direct = 0, w1 = 0, b1 = 0, w2 = 0, b2 = 0;
  };

  std::size_t size() const { return size_; }
  const std::vector<Part>& parts() const { return parts_; }
  const Layer& layer(int l) const { return layers_[static_cast<std::size_t>(l)]; }
  const TokenLayer& tokenLayer(int l) const { return token_layers_[static_cast<std::size_t>(l)]; }
  const Decoder& decoder() const { return decoder_; }
  /// First weight of the layer's router and the one behind its last: what freezing it holds.
  ParamRange routerRange(int l) const;

  /// Starting weights of a seed.
  std::vector<double> start(std::uint64_t seed) const;

 private:
  std::size_t add(std::string name, int rows, int cols, double spread);
  void addLayer(const Shape& shape, const std::string& name);
  void addDecoder(const Shape& shape);
  Network addNetwork(const Shape& shape, const std::string& name, bool sees_response, bool silent);

  std::vector<Part> parts_{};
  std::vector<Layer> layers_{};
  std::vector<TokenLayer> token_layers_{};
  Decoder decoder_{};
  std::size_t size_ = 0;
};

}  // namespace icl::tree_prior
