#include "core/math/net/layer.h"

#include <algorithm>

#include "core/base/result.h"

namespace icl::net {

template <class T>
Sequence<T>::Sequence(std::vector<LayerPtr<T>> layers, bool skip)
    : Layer<T>(layers.front()->in(), layers.back()->out()),
      layers_(std::move(layers)),
      skip_(skip),
      between_(layers_.size() - 1),
      gradients_(layers_.size() - 1) {
  ICL_CHECK(!skip || this->in() == this->out(), "a skip between two shapes");
  for (std::size_t i = 1; i < layers_.size(); ++i) {
    ICL_CHECK(layers_[i]->in() == layers_[i - 1]->out(), "layers that do not fit each other");
  }
}

template <class T>
void Sequence<T>::prepare(std::size_t samples, std::size_t chunks) {
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    layers_[i]->prepare(samples, chunks);
    if (i + 1 == layers_.size()) break;
    between_[i].prepare(layers_[i]->out(), samples);
    gradients_[i].prepare(layers_[i]->out(), samples);
  }
}

template <class T>
void Sequence<T>::pack(const T* weights) {
  for (auto& layer : layers_) layer->pack(weights);
}

template <class T>
std::size_t Sequence<T>::numbersPerSample() const {
  std::size_t numbers = 0;
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    const Shape out = layers_[i]->out();
    numbers += layers_[i]->numbersPerSample() + 2 * out.rows * rowStride(out.cols);
  }
  return numbers;
}

namespace {

/// to += from, over the samples of a pass.
template <class T>
void addSamples(const Pass<T>& pass, const Activations<T>& from, Activations<T>& to) {
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    const T* source = from.sample(first).at;
    T* target = to.sample(first).at;
    const std::size_t count = (last - first) * from.shape.rows * from.ld;
    for (std::size_t i = 0; i < count; ++i) target[i] += source[i];
  });
}

}  // namespace

template <class T>
void Sequence<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t last = layers_.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    layers_[i]->forward(pass, i == 0 ? x : between_[i - 1], i == last ? y : between_[i]);
  }
  if (skip_) addSamples(pass, x, y);
}

template <class T>
void Sequence<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                           Activations<T>* dx) {
  const std::size_t last = layers_.size() - 1;
  for (std::size_t i = last + 1; i-- > 0;) {
    layers_[i]->backward(pass, i == 0 ? x : between_[i - 1], i == last ? dy : gradients_[i],
                         i == 0 ? dx : &gradients_[i - 1]);
  }
  if (skip_ && dx != nullptr) addSamples(pass, dy, *dx);
}

template class Sequence<float>;
template class Sequence<double>;

}  // namespace icl::net
