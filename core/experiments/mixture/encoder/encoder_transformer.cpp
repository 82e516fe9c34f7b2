// Transformer encoder: the item in segments, a class token, post-norm blocks with a ReLU
// feed-forward layer of five times the width; the features are the class token.
#include <cmath>
#include <numeric>

#include "core/experiments/mixture/encoder/encoder.h"
#include "core/math/net/linear.h"
#include "core/math/net/norms.h"
#include "core/math/net/self_attention.h"
#include "core/math/net/tokens.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kFeedForward = 5;

/// x ← Norm(x + attention), x ← Norm(x + feed-forward).
template <class T>
void addPostNormBlock(const EncoderShape& shape, const std::string& name, std::uint64_t place,
                      net::Stack<T>& stack) {
  using net::Linear;
  using net::Start;
  const std::size_t width = stack.shape().cols;
  const auto usual = [](std::size_t inputs) { return Linear<T>::usual(inputs); };
  const double glorot = std::sqrt(6 / static_cast<double>(4 * width));
  const typename Linear<T>::Starts in{Start::uniform(glorot), Start::constant(0)};
  const typename Linear<T>::Starts out{usual(width).weight, Start::constant(0)};
  const auto drop = [&](net::Stack<T>& onto, std::uint64_t at) {
    if (shape.dropout > 0) onto.template add<net::Dropout<T>>(shape.dropout, 4 * place + at);
  };
  const std::string attention = name + ".self_attn.";
  net::Stack<T> mix = stack.branch();
  mix.template add<Linear<T>>(attention + "in_proj_weight", attention + "in_proj_bias", 3 * width,
                              in);
  mix.template add<net::SelfAttention<T>>(shape.heads);
  mix.template add<Linear<T>>(attention + "out_proj.weight", attention + "out_proj.bias", width,
                              out);
  drop(mix, 0);
  stack.addSkip(std::move(mix));
  stack.template add<net::LayerNorm<T>>(name + ".norm1");

  net::Stack<T> feed = stack.branch();
  feed.template add<Linear<T>>(name + ".linear1.weight", name + ".linear1.bias",
                               kFeedForward * width, usual(width));
  feed.template add<net::Relu<T>>();
  drop(feed, 1);
  feed.template add<Linear<T>>(name + ".linear2.weight", name + ".linear2.bias", width,
                               usual(kFeedForward * width));
  drop(feed, 2);
  stack.addSkip(std::move(feed));
  stack.template add<net::LayerNorm<T>>(name + ".norm2");
}

}  // namespace

template <class T>
net::LayerPtr<T> transformerBody(const EncoderShape& shape, net::Parameters& parameters) {
  net::Stack<T> stack({1, shape.item.size()}, parameters);
  std::vector<std::uint32_t> order(shape.item.size());
  std::iota(order.begin(), order.end(), 0U);
  stack.template add<net::Regroup<T>>(net::Shape{shape.item.size() / shape.segment, shape.segment},
                                      std::move(order));
  stack.template add<net::Linear<T>>("patch_embed.weight", "patch_embed.bias", shape.features,
                                     net::Linear<T>::usual(shape.segment));
  stack.template add<net::ClassToken<T>>("cls_token", "pos_embedding", net::Start::normal(1),
                                         net::Start::normal(1));
  for (std::size_t l = 0; l < shape.layers; ++l) {
    addPostNormBlock<T>(shape, "encoder.layers." + std::to_string(l), l, stack);
  }
  stack.template add<net::FirstRow<T>>();
  return stack.finish();
}

template net::LayerPtr<float> transformerBody(const EncoderShape&, net::Parameters&);
template net::LayerPtr<double> transformerBody(const EncoderShape&, net::Parameters&);

}  // namespace icl::mixture
