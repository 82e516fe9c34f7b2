#include "core/experiments/tree_prior/shape.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"

namespace icl::tree_prior {

Shape Shape::of(const Config& config) {
  Shape shape;
  shape.dimension = config.dimension();
  shape.layers = config.layers();
  shape.channels = config.channels();
  shape.hidden = config.hidden;
  shape.router = config.hasRouter();
  shape.read_out = config.read_out;
  shape.features = config.features;
  shape.residual = config.values == ValueKind::Residual;
  shape.every_layer = config.loss == LossKind::PerLayer;
  return shape;
}

Layout::Layout(const Shape& shape) {
  for (int l = 0; l < shape.layers; ++l) {
    const std::string name = "layer." + std::to_string(l) + ".";
    if (shape.features == Features::Linear) {
      addLayer(shape, name);
      continue;
    }
    const bool full = shape.features == Features::Full;
    TokenLayer layer;
    layer.ask = addNetwork(shape, name + "ask.", full, false);
    layer.read = addNetwork(shape, name + "read.", false, true);
    token_layers_.push_back(layer);
  }
  if (shape.features == Features::Linear && shape.read_out == ReadOut::Mlp) addDecoder(shape);
}

std::size_t Layout::add(std::string name, int rows, int cols, double spread) {
  const std::size_t first = size_;
  parts_.push_back({std::move(name), first, rows, cols, spread});
  size_ += parts_.back().size();
  return first;
}

void Layout::addLayer(const Shape& s, const std::string& name) {
  const double even = std::sqrt(1.0 / s.dimension);
  const int keys = s.keyNumbers(), gains = s.gainNumbers();
  Layer layer;
  if (s.router) {
    layer.w1 = add(name + "w1", s.slots(), s.hidden, 1);
    layer.b1 = add(name + "b1", 1, s.hidden, 0.5);
    layer.wk = add(name + "wk", s.hidden, keys, std::sqrt(1.0 / s.hidden));
    layer.bk = add(name + "bk", 1, keys, even);
    if (gains > 0) {
      layer.wq = add(name + "wq", s.hidden, gains, 0);
      layer.bq = add(name + "bq", 1, gains, 0);
    }
  } else {
    layer.bk = add(name + "keys", s.channels, s.dimension, even);
    if (gains > 0) layer.bq = add(name + "gains", s.channels, gains / s.channels, 0);
  }
  layers_.push_back(layer);
}

void Layout::addDecoder(const Shape& s) {
  decoder_.direct = add("decoder.direct", s.slots(), s.dimension, 0);
  if (!s.router) return;
  decoder_.w1 = add("decoder.w1", s.slots(), s.hidden, 1);
  decoder_.b1 = add("decoder.b1", 1, s.hidden, 0.5);
  decoder_.w2 = add("decoder.w2", s.hidden, s.dimension, 0);
  decoder_.b2 = add("decoder.b2", 1, s.dimension, 0);
}

Layout::Network Layout::addNetwork(const Shape& s, const std::string& name, bool sees_response,
                                   bool silent) {
  const int token = s.dimension + (sees_response ? 1 : 0);
  const double in = std::sqrt(1.0 / (token + s.slots())), mid = std::sqrt(1.0 / s.hidden);
  Network net;
  net.token = add(name + "token", token, s.hidden, in);
  net.slots = add(name + "slots", s.slots(), s.hidden, in);
  net.b1 = add(name + "b1", 1, s.hidden, 0.1);
  net.w2 = add(name + "w2", s.hidden, s.hidden, mid);
  net.b2 = add(name + "b2", 1, s.hidden, 0);
  net.w3 = add(name + "w3", s.hidden, s.channels, silent ? 0 : mid);
  net.b3 = add(name + "b3", 1, s.channels, 0);
  return net;
}

ParamRange Layout::routerRange(int l) const {
  const std::string name = "layer." + std::to_string(l) + ".";
  std::size_t first = size_, last = 0;
  for (const Part& part : parts_) {
    if (part.name.compare(0, name.size(), name) != 0) continue;
    const std::string what = part.name.substr(name.size());
    if (what == "wq" || what == "bq" || what == "gains" || what.starts_with("read.")) continue;
    first = std::min(first, part.first);
    last = std::max(last, part.first + part.size());
  }
  return {first, last};
}

std::vector<double> Layout::start(std::uint64_t seed) const {
  std::vector<double> weights(size_, 0.0);
  for (std::size_t k = 0; k < parts_.size(); ++k) {
    const Part& part = parts_[k];
    if (part.spread == 0) continue;
    const std::span<double> place(weights.data() + part.first, part.size());
    Stream(seed, Purpose::Init, 0, k).normals(place);
    for (double& weight : place) weight *= part.spread;
  }
  return weights;
}

}  // namespace icl::tree_prior
