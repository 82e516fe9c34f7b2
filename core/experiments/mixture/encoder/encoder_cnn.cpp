// CNN encoder: five convolutions of width three, each with batch norm and ReLU, halving after the
// first four and the largest value of every channel at the end. On images three by three.
#include <array>
#include <numeric>

#include "core/experiments/mixture/encoder/encoder.h"
#include "core/math/net/convolution.h"
#include "core/math/net/linear.h"
#include "core/math/net/norms.h"
#include "core/math/net/tokens.h"

namespace icl::mixture {

template <class T>
net::LayerPtr<T> cnnBody(const EncoderShape& shape, net::Parameters& parameters) {
  const std::array<std::size_t, 5> channels{16, 32, 48, 96, shape.features};
  net::Grid grid{shape.item.height, shape.item.width};
  net::Stack<T> stack({1, shape.item.size()}, parameters);
  std::vector<std::uint32_t> order(shape.item.size());
  std::iota(order.begin(), order.end(), 0U);
  stack.template add<net::Regroup<T>>(net::Shape{grid.places(), shape.item.channels},
                                      std::move(order));
  for (std::size_t i = 0; i < channels.size(); ++i) {
    const std::string name = "conv." + std::to_string(4 * i);
    stack.template add<net::Convolution<T>>(name, channels[i], net::threeWide(grid));
    stack.template add<net::BatchNorm<T>>("conv." + std::to_string(4 * i + 1));
    stack.template add<net::Relu<T>>();
    if (i + 1 == channels.size()) break;
    stack.template add<net::MaxPool<T>>(net::halves(grid));
    grid = net::halved(grid);
  }
  std::vector<std::uint32_t> all(grid.places());
  std::iota(all.begin(), all.end(), 0U);
  stack.template add<net::MaxPool<T>>(std::vector<std::vector<std::uint32_t>>{std::move(all)});
  return stack.finish();
}

template net::LayerPtr<float> cnnBody(const EncoderShape&, net::Parameters&);
template net::LayerPtr<double> cnnBody(const EncoderShape&, net::Parameters&);

}  // namespace icl::mixture
