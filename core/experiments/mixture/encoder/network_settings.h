// The settings of an encoder's network, which the experiment that trains one alone and the last
// stage have in common. Only config*.cpp include this.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/config/schema.h"
#include "core/experiments/mixture/encoder/encoder.h"

namespace icl::mixture {

/// Idle unless the choice `key` is one of `options`.
inline std::function<Message(const Values&)> actsFor(std::string key,
                                                     std::vector<std::string> options,
                                                     const char* message) {
  return [key = std::move(key), options = std::move(options), message](const Values& values) {
    for (const std::string& option : options) {
      if (values.text(key) == option) return Message{};
    }
    return Message{message};
  };
}

inline std::function<std::vector<Value>(const Values&)> otherEncoders() {
  return [](const Values& values) {
    std::vector<Value> rest;
    for (const char* name : {"mlp", "transformer", "cnn", "vit"}) {
      if (values.text("encoder") != name) rest.emplace_back(std::string(name));
    }
    return rest;
  };
}

/// Where a config keeps them.
template <class C>
struct NetworkMembers {
  EncoderKind C::*encoder;
  std::int64_t C::*width, C::*hidden, C::*hidden_layers, C::*layers, C::*heads, C::*segment,
      C::*patch;
  double C::*dropout;
  std::function<Value(const Values&)> patch_by_default;
};

template <class C>
void addEncoderNetwork(SchemaOf<C>& schema, const NetworkMembers<C>& of) {
  schema.add(of.encoder, "encoder", ICL_TR("Encoder"))
      .option(EncoderKind::Mlp, "mlp", ICL_TR("MLP"), ICL_TR("linear layers with ReLU"))
      .option(EncoderKind::Transformer, "transformer", ICL_TR("transformer"),
              ICL_TR("segments of the item, post-norm blocks, a class token"))
      .option(EncoderKind::Cnn, "cnn", ICL_TR("CNN"),
              ICL_TR("five convolutions with batch norm, halving in between"))
      .option(EncoderKind::Vit, "vit", ICL_TR("ViT"),
              ICL_TR("patches of the image, pre-norm blocks, a class token"))
      .help(ICL_TR("What turns an item into features. A linear classifier stands behind it."))
      .asSwitch()
      .twins(otherEncoders())
      .add(of.width, "encoder-width", ICL_TR("Features"))
      .range(1, 1024)
      .help(ICL_TR("Numbers that the encoder puts out, which the classifier reads and, later, the "
                   "projector."))
      .add(of.hidden, "encoder-hidden", ICL_TR("Width of hidden layers"))
      .range(1, 4096)
      .help(ICL_TR("Numbers of each hidden layer."))
      .idle(actsFor("encoder", {"mlp"}, ICL_TR("acts with mlp")))
      .add(of.hidden_layers, "encoder-hidden-layers", ICL_TR("Hidden layers"))
      .range(0, 8)
      .help(ICL_TR("Before the layer of the features."))
      .idle(actsFor("encoder", {"mlp"}, ICL_TR("acts with mlp")))
      .add(of.layers, "encoder-layers", ICL_TR("Blocks"))
      .range(1, 12)
      .help(ICL_TR("Blocks of attention and a feed-forward layer."))
      .idle(actsFor("encoder", {"transformer", "vit"}, ICL_TR("acts with transformer and vit")))
      .add(of.heads, "encoder-heads", ICL_TR("Heads"))
      .range(1, 16)
      .help(ICL_TR("Attention heads of a block; they share the features."))
      .idle(actsFor("encoder", {"transformer", "vit"}, ICL_TR("acts with transformer and vit")))
      .add(of.segment, "segment", ICL_TR("Segment"))
      .range(1, 4096)
      .help(ICL_TR("Numbers of an item that make a token; published 128."))
      .idle(actsFor("encoder", {"transformer"}, ICL_TR("acts with transformer")))
      .add(of.patch, "patch", ICL_TR("Patch"))
      .range(1, 512)
      .help(ICL_TR("Side of the squares that an image is cut into, by default 7; of a vector, the "
                   "length of its pieces, by default 16."))
      .derived(of.patch_by_default)
      .idle(actsFor("encoder", {"vit"}, ICL_TR("acts with vit")))
      .add(of.dropout, "dropout", ICL_TR("Dropout"))
      .range(0, 0.9)
      .help(ICL_TR("Part of the numbers that each training step takes away, behind attention and "
                   "in and behind the feed-forward layer."))
      .idle(actsFor("encoder", {"transformer"}, ICL_TR("acts with transformer")));
}

}  // namespace icl::mixture
