#include "core/experiments/mixture/decoder.h"

#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"

namespace icl::mixture {

DecoderLayout::DecoderLayout(const DecoderShape& shape) {
  const std::size_t d = shape.width;
  for (std::size_t l = 0; l < shape.layers; ++l) {
    const std::string at = "layers." + std::to_string(l) + ".";
    BlockLayout block;
    if (shape.norm) block.attn_norm = params_.add(at + "attn_norm.weight", 1, d);
    block.wq = params_.add(at + "attn.wq.weight", d, d);
    block.wk = params_.add(at + "attn.wk.weight", d, d);
    block.wv = params_.add(at + "attn.wv.weight", d, d);
    if (shape.project) block.wo = params_.add(at + "attn.wo.weight", d, d);
    if (shape.norm) block.mlp_norm = params_.add(at + "mlp_norm.weight", 1, d);
    const auto layer = [&](const char* name, std::size_t& weight, std::size_t& bias) {
      weight = params_.add(at + "mlp." + name + ".weight", d, d);
      if (shape.bias) bias = params_.add(at + "mlp." + name + ".bias", 1, d);
    };
    layer("fc1", block.w1, block.b1);
    layer("fc2", block.w2, block.b2);
    layer("fc3", block.w3, block.b3);
    blocks_.push_back(block);
  }
  if (shape.norm) norm_ = params_.add("norm.weight", 1, d);
  out_ = params_.add("out.weight", shape.labels, d);
  const ProjectorShape& projector = shape.projector;
  for (std::size_t i = 0; i < projector.count(); ++i) {
    projections_[i] = params_.add("projector.fc" + std::to_string(i + 1) + ".weight",
                                  projector.outputs, i == 0 ? projector.inputs : projector.outputs);
  }
}

ParamRange DecoderLayout::blockRange(std::size_t layer) const {
  return params_.range("layers." + std::to_string(layer) + ".");
}

ParamRange DecoderLayout::projectorRange() const {
  if (params_.find("projector.fc1.weight") == nullptr) return {params_.size(), params_.size()};
  return params_.range("projector.");
}

std::size_t parameterCount(const DecoderShape& shape) {
  return DecoderLayout(shape).params().size();
}

template <class T>
Decoder<T>::Decoder(const DecoderShape& shape, std::size_t tokens)
    : shape_(shape),
      layout_(shape),
      tokens_(tokens),
      params_(layout_.params().size()),
      blocks_(shape.layers),
      slopes_(shape.heads, T{0}) {
  plan();
  if (shape.rotation != Rotation::None) {
    angles_ = RotaryAngles<T>(tokens, shape.headSize() / 2, shape.rotary_base);
  }
  if (!shape.alibi) return;
  const auto slopes = alibiSlopes(shape.heads);
  for (std::size_t h = 0; h < shape.heads; ++h) slopes_[h] = static_cast<T>(slopes[h]);
}

template <class T>
void Decoder<T>::initialise(std::uint64_t seed) {
  constexpr double kSpread = 0.02;
  const double bound = 1 / std::sqrt(static_cast<double>(shape_.width));
  const auto& entries = layout_.params().entries();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Stream random(seed, Purpose::Init, 0, i);
    const auto values = params_.span().subspan(entries[i].offset, entries[i].size());
    const std::string& name = entries[i].name;
    if (name.ends_with("norm.weight")) {
      for (T& value : values) value = T{1};
    } else if (name.find(".mlp.") != std::string::npos) {
      for (T& value : values) value = static_cast<T>(bound * (2 * random.uniform() - 1));
    } else {
      random.normals(values);
      for (T& value : values) value *= static_cast<T>(kSpread);
    }
  }
  pack();
}

template <class T>
void Decoder<T>::plan() {
  const std::size_t d = shape_.width;
  const auto matrix = [&](PackedWeight<T>& to, std::size_t from, std::size_t in, std::size_t out) {
    packings_.push_back({&to.there, from, in, out, true});
    packings_.push_back({&to.back, from, out, in, false});
  };
  const auto weight = [&](PackedWeight<T>& to, std::size_t from, std::size_t out) {
    matrix(to, from, d, out);
  };
  for (std::size_t l = 0; l < shape_.layers; ++l) {
    const BlockLayout& at = layout_.block(l);
    weight(blocks_[l].q, at.wq, d);
    weight(blocks_[l].kv, at.wk, 2 * d);
    if (shape_.project) weight(blocks_[l].o, at.wo, d);
    weight(blocks_[l].w1, at.w1, d);
    weight(blocks_[l].w2, at.w2, d);
    weight(blocks_[l].w3, at.w3, d);
  }
  weight(out_, layout_.out(), shape_.labels);
  const ProjectorShape& projector = shape_.projector;
  for (std::size_t i = 0; i < projector.count(); ++i) {
    matrix(projections_[i], layout_.projection(i), i == 0 ? projector.inputs : projector.outputs,
           projector.outputs);
  }
}

template <class T>
void Decoder<T>::pack() {
  parallel::forEach(packings_.size(), 1, [&](std::size_t i) {
    const Packing& item = packings_[i];
    item.to->pack(item.inner, item.cols, tensor(item.from), item.transposed);
  });
}

template class Decoder<float>;
template class Decoder<double>;

}  // namespace icl::mixture
