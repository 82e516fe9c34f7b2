// ViT: the image in square patches (a vector in pieces), a class token, pre-norm blocks with a GELU
// feed-forward layer of four times the width, a last norm; the features are the class token.
#include "core/experiments/mixture/encoder/encoder.h"
#include "core/math/net/linear.h"
#include "core/math/net/norms.h"
#include "core/math/net/self_attention.h"
#include "core/math/net/tokens.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kWider = 4;

/// Places of the numbers of each patch in its item: row, column, channel.
std::vector<std::uint32_t> patchOrder(const ItemForm& item, std::size_t tall, std::size_t wide) {
  std::vector<std::uint32_t> order;
  for (std::size_t top = 0; top < item.height; top += tall) {
    for (std::size_t left = 0; left < item.width; left += wide) {
      for (std::size_t y = top; y < top + tall; ++y) {
        for (std::size_t x = left * item.channels; x < (left + wide) * item.channels; ++x) {
          order.push_back(static_cast<std::uint32_t>(y * item.width * item.channels + x));
        }
      }
    }
  }
  return order;
}

/// x ← x + attention(Norm(x)), x ← x + feed-forward(Norm(x)).
template <class T>
void addPreNormBlock(const EncoderShape& shape, const std::string& name, net::Stack<T>& stack) {
  using net::Linear;
  const typename Linear<T>::Starts small{net::Start::normal(0.02), net::Start::constant(0)};
  const std::size_t width = stack.shape().cols;
  net::Stack<T> mix = stack.branch();
  mix.template add<net::LayerNorm<T>>(name + ".0.norm");
  mix.template add<Linear<T>>(name + ".0.to_qkv.weight", "", 3 * width, small);
  mix.template add<net::SelfAttention<T>>(shape.heads);
  if (shape.heads > 1) {
    mix.template add<Linear<T>>(name + ".0.to_out.0.weight", name + ".0.to_out.0.bias", width,
                                Linear<T>::usual(width));
  }
  stack.addSkip(std::move(mix));
  net::Stack<T> feed = stack.branch();
  feed.template add<net::LayerNorm<T>>(name + ".1.net.0");
  feed.template add<Linear<T>>(name + ".1.net.1.weight", name + ".1.net.1.bias", kWider * width,
                               small);
  feed.template add<net::Gelu<T>>();
  feed.template add<Linear<T>>(name + ".1.net.4.weight", name + ".1.net.4.bias", width, small);
  stack.addSkip(std::move(feed));
}

}  // namespace

template <class T>
net::LayerPtr<T> vitBody(const EncoderShape& shape, net::Parameters& parameters) {
  const std::size_t tall = shape.item.height > 1 ? shape.patch : 1, wide = shape.patch;
  const std::size_t numbers = tall * wide * shape.item.channels;
  const typename net::Linear<T>::Starts small{net::Start::normal(0.02), net::Start::constant(0)};
  net::Stack<T> stack({1, shape.item.size()}, parameters);
  stack.template add<net::Regroup<T>>(net::Shape{shape.item.size() / numbers, numbers},
                                      patchOrder(shape.item, tall, wide));
  const std::string patches = "to_patch_embedding.";
  stack.template add<net::LayerNorm<T>>(patches + "1");
  stack.template add<net::Linear<T>>(patches + "2.weight", patches + "2.bias", shape.features,
                                     small);
  stack.template add<net::LayerNorm<T>>(patches + "3");
  stack.template add<net::ClassToken<T>>("cls_token", "pos_embedding", net::Start::normal(1e-6),
                                         net::Start::normal(1));
  for (std::size_t l = 0; l < shape.layers; ++l) {
    addPreNormBlock<T>(shape, "transformer.layers." + std::to_string(l), stack);
  }
  stack.template add<net::LayerNorm<T>>("transformer.norm");
  stack.template add<net::FirstRow<T>>();
  return stack.finish();
}

template net::LayerPtr<float> vitBody(const EncoderShape&, net::Parameters&);
template net::LayerPtr<double> vitBody(const EncoderShape&, net::Parameters&);

}  // namespace icl::mixture
