#include "core/math/net/linear.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/math/kernels/table.h"
#include "core/math/layers.h"

namespace icl::net {

template <class T>
typename Linear<T>::Starts Linear<T>::usual(std::size_t inputs) {
  const Start start = Start::uniform(1 / std::sqrt(static_cast<double>(inputs)));
  return {start, start};
}

template <class T>
Linear<T>::Linear(Shape in, Parameters& parameters, const std::string& weight,
                  const std::string& bias, std::size_t outputs, Starts starts)
    : Layer<T>(in, {in.rows, outputs}),
      weight_(parameters.weight(weight, outputs, in.cols, starts.weight)),
      biased_(!bias.empty()) {
  if (biased_) bias_ = parameters.weight(bias, 1, outputs, starts.bias);
}

template <class T>
void Linear<T>::pack(const T* weights) {
  const std::size_t in = this->in().cols, out = this->out().cols;
  there_.pack(in, out, weights + weight_, true);
  back_.pack(out, in, weights + weight_, false);
}

template <class T>
void Linear<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  ProductTerms<T> terms;
  if (biased_) terms.bias = pass.weights + bias_;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    multiply<T>((last - first) * this->in().rows, x.sample(first), there_, y.sample(first), terms);
  });
}

template <class T>
void Linear<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                         Activations<T>* dx) {
  const std::size_t in = this->in().cols, out = this->out().cols;
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    const std::size_t rows = (last - first) * this->in().rows;
    const Rows<const T> from = dy.sample(first);
    multiplyTransposed<T>(rows, out, in, from, x.sample(first), {pass.gradient(chunk, weight_), in},
                          T{1}, true);
    if (biased_) {
      kernels::table<T>().columnSums(rows, out, from.at, from.ld, T{1}, true,
                                     pass.gradient(chunk, bias_));
    }
    if (dx != nullptr) multiply<T>(rows, from, back_, dx->sample(first));
  });
}

namespace {

/// body(first, count) for the numbers of every chunk, room between rows included.
template <class T, class Body>
void overNumbers(const Pass<T>& pass, const Activations<T>& of, Body&& body) {
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    const std::size_t size = of.shape.rows * of.ld;
    body(first * size, last * size);
  });
}

}  // namespace

template <class T>
void Relu<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  overNumbers(pass, x, [&](std::size_t first, std::size_t last) {
    const T* from = x.data.data();
    T* to = y.data.data();
    for (std::size_t i = first; i < last; ++i) to[i] = from[i] > 0 ? from[i] : T{0};
  });
}

template <class T>
void Relu<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                       Activations<T>* dx) {
  if (dx == nullptr) return;
  overNumbers(pass, x, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      dx->data[i] = x.data[i] > 0 ? dy.data[i] : T{0};
    }
  });
}

template <class T>
void Gelu<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  overNumbers(pass, x, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      y.data[i] = static_cast<T>(gelu(static_cast<double>(x.data[i])));
    }
  });
}

template <class T>
void Gelu<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                       Activations<T>* dx) {
  if (dx == nullptr) return;
  overNumbers(pass, x, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      dx->data[i] = dy.data[i] * static_cast<T>(geluSlope(static_cast<double>(x.data[i])));
    }
  });
}

template <class T>
void Dropout<T>::prepare(std::size_t samples, std::size_t) {
  factors_.prepare(this->in(), samples);
}

template <class T>
void Dropout<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const Shape shape = this->in();
  const auto kept = static_cast<T>(1 / (1 - rate_));
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      Stream random(pass.seed, Purpose::Dropout, pass.step, (place_ << 20U) + s);
      const auto from = x.sample(s);
      const auto factors = factors_.sample(s), to = y.sample(s);
      for (std::size_t r = 0; r < shape.rows; ++r) {
        for (std::size_t c = 0; c < shape.cols; ++c) {
          const bool gone = pass.training && random.uniform() < rate_;
          const T factor = gone ? T{0} : (pass.training ? kept : T{1});
          factors.row(r)[c] = factor;
          to.row(r)[c] = factor * from.row(r)[c];
        }
      }
    }
  });
}

template <class T>
void Dropout<T>::backward(const Pass<T>& pass, const Activations<T>&, const Activations<T>& dy,
                          Activations<T>* dx) {
  if (dx == nullptr) return;
  overNumbers(pass, dy, [&](std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) dx->data[i] = dy.data[i] * factors_.data[i];
  });
}

template class Linear<float>;
template class Linear<double>;
template class Relu<float>;
template class Relu<double>;
template class Gelu<float>;
template class Gelu<double>;
template class Dropout<float>;
template class Dropout<double>;

}  // namespace icl::net
