// MLP encoder: linear layers with ReLU, and the features behind the last ReLU.
#include "core/experiments/mixture/encoder/encoder.h"
#include "core/math/net/linear.h"

namespace icl::mixture {

template <class T>
net::LayerPtr<T> mlpBody(const EncoderShape& shape, net::Parameters& parameters) {
  const typename net::Linear<T>::Starts starts{net::Start::normal(0.02), net::Start::constant(0)};
  net::Stack<T> stack({1, shape.item.size()}, parameters);
  std::vector<std::size_t> widths = shape.hidden;
  widths.push_back(shape.features);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const std::string name = "feature_extractor." + std::to_string(2 * i);
    stack.template add<net::Linear<T>>(name + ".weight", name + ".bias", widths[i], starts);
    stack.template add<net::Relu<T>>();
  }
  return stack.finish();
}

template net::LayerPtr<float> mlpBody(const EncoderShape&, net::Parameters&);
template net::LayerPtr<double> mlpBody(const EncoderShape&, net::Parameters&);

}  // namespace icl::mixture
