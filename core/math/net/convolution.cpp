#include "core/math/net/convolution.h"

#include <algorithm>
#include <cmath>

#include "core/math/kernels/table.h"
#include "core/math/net/linear.h"

namespace icl::net {

std::vector<std::int32_t> threeWide(Grid grid) {
  const auto height = static_cast<std::int32_t>(grid.height),
             width = static_cast<std::int32_t>(grid.width);
  const std::int32_t reach = height > 1 ? 1 : 0;
  std::vector<std::int32_t> around;
  for (std::int32_t y = 0; y < height; ++y) {
    for (std::int32_t x = 0; x < width; ++x) {
      for (std::int32_t v = y - reach; v <= y + reach; ++v) {
        for (std::int32_t u = x - 1; u <= x + 1; ++u) {
          const bool inside = v >= 0 && v < height && u >= 0 && u < width;
          around.push_back(inside ? v * width + u : -1);
        }
      }
    }
  }
  return around;
}

Grid halved(Grid grid) {
  return {grid.height > 1 ? grid.height / 2 : 1, grid.width > 1 ? grid.width / 2 : 1};
}

std::vector<std::vector<std::uint32_t>> halves(Grid grid) {
  const Grid to = halved(grid);
  const std::size_t tall = grid.height > 1 ? 2 : 1, wide = grid.width > 1 ? 2 : 1;
  std::vector<std::vector<std::uint32_t>> groups(to.places());
  for (std::size_t y = 0; y < to.height * tall; ++y) {
    for (std::size_t x = 0; x < to.width * wide; ++x) {
      groups[y / tall * to.width + x / wide].push_back(
          static_cast<std::uint32_t>(y * grid.width + x));
    }
  }
  return groups;
}

template <class T>
Convolution<T>::Convolution(Shape in, Parameters& parameters, const std::string& name,
                            std::size_t outputs, std::vector<std::int32_t> around)
    : Layer<T>(in, {in.rows, outputs}),
      around_(std::move(around)),
      taps_(around_.size() / in.rows),
      weight_(parameters.weight(name + ".weight", outputs, taps_ * in.cols,
                                Linear<T>::usual(taps_ * in.cols).weight)),
      bias_(parameters.weight(name + ".bias", 1, outputs, Linear<T>::usual(taps_ * in.cols).bias)),
      ld_(rowStride(taps_ * in.cols)) {}

template <class T>
void Convolution<T>::prepare(std::size_t, std::size_t chunks) {
  columns_.resize(chunks);
  for (Buffer<T>& columns : columns_) {
    if (columns.size() == 0) columns = Buffer<T>(this->in().rows * ld_);
  }
}

template <class T>
void Convolution<T>::pack(const T* weights) {
  const std::size_t out = this->out().cols;
  there_.pack(inner(), out, weights + weight_, true);
  back_.pack(out, inner(), weights + weight_, false);
}

template <class T>
void Convolution<T>::gather(Rows<const T> x, Rows<T> columns) const {
  const std::size_t channels = this->in().cols;
  for (std::size_t r = 0; r < this->in().rows; ++r) {
    for (std::size_t j = 0; j < taps_; ++j) {
      const std::int32_t place = around_[r * taps_ + j];
      T* to = columns.row(r) + j;
      const T* from = place < 0 ? nullptr : x.row(static_cast<std::size_t>(place));
      for (std::size_t c = 0; c < channels; ++c) to[c * taps_] = from ? from[c] : T{0};
    }
  }
}

template <class T>
void Convolution<T>::scatter(Rows<const T> columns, Rows<T> dx) const {
  const std::size_t channels = this->in().cols;
  for (std::size_t r = 0; r < this->in().rows; ++r) std::fill_n(dx.row(r), channels, T{0});
  for (std::size_t r = 0; r < this->in().rows; ++r) {
    for (std::size_t j = 0; j < taps_; ++j) {
      const std::int32_t place = around_[r * taps_ + j];
      if (place < 0) continue;
      const T* from = columns.row(r) + j;
      T* to = dx.row(static_cast<std::size_t>(place));
      for (std::size_t c = 0; c < channels; ++c) to[c] += from[c * taps_];
    }
  }
}

template <class T>
void Convolution<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const ProductTerms<T> terms{pass.weights + bias_, {}, T{1}};
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    const Rows<T> columns{columns_[chunk].data(), ld_};
    for (std::size_t s = first; s < last; ++s) {
      gather(x.sample(s), columns);
      multiply<T>(this->in().rows, columns, there_, y.sample(s), terms);
    }
  });
}

template <class T>
void Convolution<T>::backward(const Pass<T>& pass, const Activations<T>& x,
                              const Activations<T>& dy, Activations<T>* dx) {
  const std::size_t out = this->out().cols, rows = this->in().rows;
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    const Rows<T> columns{columns_[chunk].data(), ld_};
    for (std::size_t s = first; s < last; ++s) {
      const Rows<const T> down = dy.sample(s);
      gather(x.sample(s), columns);
      multiplyTransposed<T>(rows, out, inner(), down, columns,
                            {pass.gradient(chunk, weight_), inner()}, T{1}, true);
      kernels::table<T>().columnSums(rows, out, down.at, down.ld, T{1}, true,
                                     pass.gradient(chunk, bias_));
      if (dx == nullptr) continue;
      multiply<T>(rows, down, back_, columns);
      scatter(columns, dx->sample(s));
    }
  });
}

template class Convolution<float>;
template class Convolution<double>;

}  // namespace icl::net
