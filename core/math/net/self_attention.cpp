#include "core/math/net/self_attention.h"

#include <algorithm>
#include <cmath>

#include "core/base/result.h"

namespace icl::net {
namespace {

template <class T>
T dotProduct(const T* a, const T* b, std::size_t count) {
  T sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += a[i] * b[i];
  return sum;
}

template <class T>
void addScaled(std::size_t count, T factor, const T* from, T* to) {
  for (std::size_t i = 0; i < count; ++i) to[i] += factor * from[i];
}

template <class T>
void softmaxInPlace(T* row, std::size_t count) {
  const T most = *std::max_element(row, row + count);
  T sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += row[i] = std::exp(row[i] - most);
  for (std::size_t i = 0; i < count; ++i) row[i] /= sum;
}

}  // namespace

template <class T>
SelfAttention<T>::SelfAttention(Shape in, Parameters&, std::size_t heads)
    : Layer<T>(in, {in.rows, in.cols / 3}),
      heads_(heads),
      size_(in.cols / 3 / heads),
      scale_(static_cast<T>(1 / std::sqrt(static_cast<double>(size_)))) {
  ICL_CHECK(in.cols == 3 * heads * size_, "a row must hold query, key and value of every head");
}

template <class T>
void SelfAttention<T>::prepare(std::size_t samples, std::size_t chunks) {
  const std::size_t rows = this->in().rows;
  if (weights_.size() != samples * heads_ * rows * rows) {
    weights_ = Buffer<T>(samples * heads_ * rows * rows);
  }
  scores_.resize(chunks);
  for (Buffer<T>& row : scores_) {
    if (row.size() == 0) row = Buffer<T>(rows);
  }
}

template <class T>
typename SelfAttention<T>::Head SelfAttention<T>::head(std::size_t sample, std::size_t h) {
  const std::size_t rows = this->in().rows, width = heads_ * size_;
  return {h * size_, width + h * size_, 2 * width + h * size_,
          weights_.data() + (sample * heads_ + h) * rows * rows};
}

template <class T>
void SelfAttention<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t rows = this->in().rows;
  const auto one = [&](std::size_t s, std::size_t h) {
    const Head at = head(s, h);
    const auto from = x.sample(s);
    const auto to = y.sample(s);
    for (std::size_t t = 0; t < rows; ++t) {
      T* weights = at.weights + t * rows;
      for (std::size_t u = 0; u < rows; ++u) {
        weights[u] = scale_ * dotProduct(from.row(t) + at.q, from.row(u) + at.k, size_);
      }
      softmaxInPlace(weights, rows);
      T* out = to.row(t) + at.q;
      std::fill_n(out, size_, T{0});
      for (std::size_t u = 0; u < rows; ++u) addScaled(size_, weights[u], from.row(u) + at.v, out);
    }
  };
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      for (std::size_t h = 0; h < heads_; ++h) one(s, h);
    }
  });
}

template <class T>
void SelfAttention<T>::backward(const Pass<T>& pass, const Activations<T>& x,
                                const Activations<T>& dy, Activations<T>* dx) {
  if (dx == nullptr) return;
  const std::size_t rows = this->in().rows, cols = this->in().cols;
  const auto one = [&](std::size_t s, std::size_t h, T* scores) {
    const Head at = head(s, h);
    const auto from = x.sample(s), down = dy.sample(s);
    const auto to = dx->sample(s);
    for (std::size_t t = 0; t < rows; ++t) {
      const T *weights = at.weights + t * rows, *g = down.row(t) + at.q;
      T mean = 0;
      for (std::size_t u = 0; u < rows; ++u) {
        scores[u] = dotProduct(g, from.row(u) + at.v, size_);
        mean += weights[u] * scores[u];
        addScaled(size_, weights[u], g, to.row(u) + at.v);
      }
      for (std::size_t u = 0; u < rows; ++u) {
        const T by_score = scale_ * weights[u] * (scores[u] - mean);
        addScaled(size_, by_score, from.row(u) + at.k, to.row(t) + at.q);
        addScaled(size_, by_score, from.row(t) + at.q, to.row(u) + at.k);
      }
    }
  };
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      for (std::size_t r = 0; r < rows; ++r) std::fill_n(dx->sample(s).row(r), cols, T{0});
      for (std::size_t h = 0; h < heads_; ++h) one(s, h, scores_[chunk].data());
    }
  });
}

template class SelfAttention<float>;
template class SelfAttention<double>;

}  // namespace icl::net
