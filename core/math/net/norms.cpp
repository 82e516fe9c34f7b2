#include "core/math/net/norms.h"

#include <algorithm>
#include <cmath>

namespace icl::net {
namespace {

constexpr double kNormFloor = 1e-5;
constexpr double kMomentum = 0.1;

}  // namespace

template <class T>
LayerNorm<T>::LayerNorm(Shape in, Parameters& parameters, const std::string& name)
    : Layer<T>(in, in),
      weight_(parameters.weight(name + ".weight", 1, in.cols, Start::constant(1))),
      bias_(parameters.weight(name + ".bias", 1, in.cols, Start::constant(0))) {}

template <class T>
void LayerNorm<T>::prepare(std::size_t samples, std::size_t) {
  const std::size_t rows = samples * this->in().rows;
  if (mean_.size() == rows) return;
  mean_ = Buffer<T>(rows);
  inverse_ = Buffer<T>(rows);
}

template <class T>
void LayerNorm<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t rows = this->in().rows, cols = this->in().cols;
  const T *w = pass.weights + weight_, *b = pass.weights + bias_;
  const T share = T{1} / static_cast<T>(cols);
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t r = first * rows; r < last * rows; ++r) {
      const T* from = x.data.data() + r * x.ld;
      T* to = y.data.data() + r * y.ld;
      T mean = 0, square = 0;
      for (std::size_t c = 0; c < cols; ++c) mean += from[c];
      mean *= share;
      for (std::size_t c = 0; c < cols; ++c) square += (from[c] - mean) * (from[c] - mean);
      const T inverse = T{1} / std::sqrt(square * share + static_cast<T>(kNormFloor));
      for (std::size_t c = 0; c < cols; ++c) to[c] = (from[c] - mean) * inverse * w[c] + b[c];
      mean_[r] = mean;
      inverse_[r] = inverse;
    }
  });
}

template <class T>
void LayerNorm<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                            Activations<T>* dx) {
  const std::size_t rows = this->in().rows, cols = this->in().cols;
  const T* w = pass.weights + weight_;
  const T share = T{1} / static_cast<T>(cols);
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    T *dw = pass.gradient(chunk, weight_), *db = pass.gradient(chunk, bias_);
    for (std::size_t r = first * rows; r < last * rows; ++r) {
      const T *from = x.data.data() + r * x.ld, *down = dy.data.data() + r * dy.ld;
      const T mean = mean_[r], inverse = inverse_[r];
      T sum = 0, product = 0;
      for (std::size_t c = 0; c < cols; ++c) {
        const T unit = (from[c] - mean) * inverse, g = down[c] * w[c];
        dw[c] += down[c] * unit;
        db[c] += down[c];
        sum += g;
        product += g * unit;
      }
      if (dx == nullptr) continue;
      T* to = dx->data.data() + r * dx->ld;
      for (std::size_t c = 0; c < cols; ++c) {
        const T unit = (from[c] - mean) * inverse;
        to[c] = inverse * (down[c] * w[c] - share * (sum + unit * product));
      }
    }
  });
}

template <class T>
BatchNorm<T>::BatchNorm(Shape in, Parameters& parameters, const std::string& name)
    : Layer<T>(in, in),
      weight_(parameters.weight(name + ".weight", 1, in.cols, Start::constant(1))),
      bias_(parameters.weight(name + ".bias", 1, in.cols, Start::constant(0))),
      running_mean_(parameters.keep(name + ".running_mean", in.cols, 0)),
      running_variance_(parameters.keep(name + ".running_var", in.cols, 1)),
      mean_(in.cols),
      variance_(in.cols),
      inverse_(in.cols) {}

template <class T>
void BatchNorm<T>::prepare(std::size_t, std::size_t chunks) {
  sums_.resize(chunks);
  for (Buffer<double>& sums : sums_) {
    if (sums.size() == 0) sums = Buffer<double>(2 * this->in().cols);
  }
}

template <class T>
template <class Body>
void BatchNorm<T>::sumRows(const Pass<T>& pass, std::size_t columns, Body&& body) {
  const std::size_t rows = this->in().rows;
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    std::fill_n(sums_[chunk].data(), columns, 0.0);
    for (std::size_t r = first * rows; r < last * rows; ++r) body(r, sums_[chunk].data());
  });
  for (std::size_t chunk = 1; chunk < parallel::chunkCount(pass.samples, pass.grain); ++chunk) {
    for (std::size_t c = 0; c < columns; ++c) sums_[0][c] += sums_[chunk][c];
  }
}

template <class T>
void BatchNorm<T>::takeStatistics(const Pass<T>& pass, const Activations<T>& x) {
  const std::size_t cols = this->in().cols;
  const double share = 1 / static_cast<double>(pass.samples * this->in().rows);
  sumRows(pass, cols, [&](std::size_t r, double* sums) {
    const T* from = x.data.data() + r * x.ld;
    for (std::size_t c = 0; c < cols; ++c) sums[c] += static_cast<double>(from[c]);
  });
  for (std::size_t c = 0; c < cols; ++c) mean_[c] = sums_[0][c] * share;
  sumRows(pass, cols, [&](std::size_t r, double* sums) {
    const T* from = x.data.data() + r * x.ld;
    for (std::size_t c = 0; c < cols; ++c) {
      const double offset = static_cast<double>(from[c]) - mean_[c];
      sums[c] += offset * offset;
    }
  });
  for (std::size_t c = 0; c < cols; ++c) variance_[c] = sums_[0][c] * share;
  keepStatistics(pass);
}

template <class T>
void BatchNorm<T>::keepStatistics(const Pass<T>& pass) const {
  if (pass.kept == nullptr) return;
  const auto count = static_cast<double>(pass.samples * this->in().rows);
  const double unbiased = count > 1 ? count / (count - 1) : 1;
  const auto move = [](T& kept, double to) {
    kept = static_cast<T>((1 - kMomentum) * static_cast<double>(kept) + kMomentum * to);
  };
  for (std::size_t c = 0; c < this->in().cols; ++c) {
    move(pass.kept[running_mean_ + c], mean_[c]);
    move(pass.kept[running_variance_ + c], variance_[c] * unbiased);
  }
}

template <class T>
void BatchNorm<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t rows = this->in().rows, cols = this->in().cols;
  if (pass.training) {
    takeStatistics(pass, x);
  } else {
    for (std::size_t c = 0; c < cols; ++c) {
      mean_[c] = static_cast<double>(pass.kept[running_mean_ + c]);
      variance_[c] = static_cast<double>(pass.kept[running_variance_ + c]);
    }
  }
  for (std::size_t c = 0; c < cols; ++c) inverse_[c] = 1 / std::sqrt(variance_[c] + kNormFloor);
  const T *w = pass.weights + weight_, *b = pass.weights + bias_;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t r = first * rows; r < last * rows; ++r) {
      const T* from = x.data.data() + r * x.ld;
      T* to = y.data.data() + r * y.ld;
      for (std::size_t c = 0; c < cols; ++c) {
        const double unit = (static_cast<double>(from[c]) - mean_[c]) * inverse_[c];
        to[c] = static_cast<T>(unit) * w[c] + b[c];
      }
    }
  });
}

template <class T>
void BatchNorm<T>::backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                            Activations<T>* dx) {
  const std::size_t rows = this->in().rows, cols = this->in().cols;
  const auto unit = [&](std::size_t r, std::size_t c) {
    return (static_cast<double>(x.data[r * x.ld + c]) - mean_[c]) * inverse_[c];
  };
  sumRows(pass, 2 * cols, [&](std::size_t r, double* sums) {
    for (std::size_t c = 0; c < cols; ++c) {
      const auto down = static_cast<double>(dy.data[r * dy.ld + c]);
      sums[c] += down;
      sums[cols + c] += down * unit(r, c);
    }
  });
  const double *sum = sums_[0].data(), *product = sum + cols;
  for (std::size_t c = 0; c < cols; ++c) {
    pass.gradient(0, bias_)[c] += static_cast<T>(sum[c]);
    pass.gradient(0, weight_)[c] += static_cast<T>(product[c]);
  }
  if (dx == nullptr) return;
  const double share = 1 / static_cast<double>(pass.samples * rows);
  const T* w = pass.weights + weight_;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t r = first * rows; r < last * rows; ++r) {
      for (std::size_t c = 0; c < cols; ++c) {
        const auto down = static_cast<double>(dy.data[r * dy.ld + c]);
        const double centred = down - share * (sum[c] + unit(r, c) * product[c]);
        dx->data[r * dx->ld + c] =
            static_cast<T>(static_cast<double>(w[c]) * inverse_[c] * centred);
      }
    }
  });
}

template class LayerNorm<float>;
template class LayerNorm<double>;
template class BatchNorm<float>;
template class BatchNorm<double>;

}  // namespace icl::net
