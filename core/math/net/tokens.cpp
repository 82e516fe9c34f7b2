#include "core/math/net/tokens.h"

#include <algorithm>

#include "core/base/result.h"

namespace icl::net {
namespace {

template <class T>
void clearSample(const Activations<T>& of, Rows<T> rows) {
  for (std::size_t r = 0; r < of.shape.rows; ++r) std::fill_n(rows.row(r), of.shape.cols, T{0});
}

}  // namespace

template <class T>
Regroup<T>::Regroup(Shape in, Parameters&, Shape out, std::vector<std::uint32_t> from)
    : Layer<T>(in, out), from_(std::move(from)) {
  ICL_CHECK(from_.size() == out.size(), "every number of the output has a source");
}

template <class T>
void Regroup<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t in = this->in().cols, out = this->out().cols;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      const auto from = x.sample(s);
      const auto to = y.sample(s);
      for (std::size_t i = 0; i < from_.size(); ++i) {
        to.row(i / out)[i % out] = from.row(from_[i] / in)[from_[i] % in];
      }
    }
  });
}

template <class T>
void Regroup<T>::backward(const Pass<T>& pass, const Activations<T>&, const Activations<T>& dy,
                          Activations<T>* dx) {
  if (dx == nullptr) return;
  const std::size_t in = this->in().cols, out = this->out().cols;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      const auto from = dy.sample(s);
      const auto to = dx->sample(s);
      clearSample(*dx, to);
      for (std::size_t i = 0; i < from_.size(); ++i) {
        to.row(from_[i] / in)[from_[i] % in] += from.row(i / out)[i % out];
      }
    }
  });
}

template <class T>
ClassToken<T>::ClassToken(Shape in, Parameters& parameters, const std::string& token,
                          const std::string& positions, Start token_start, Start position_start)
    : Layer<T>(in, {in.rows + 1, in.cols}),
      token_(parameters.weight(token, 1, in.cols, token_start)),
      positions_(parameters.weight(positions, in.rows + 1, in.cols, position_start)) {}

template <class T>
void ClassToken<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t rows = this->out().rows, cols = this->out().cols;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      for (std::size_t r = 0; r < rows; ++r) {
        const T* from = r == 0 ? pass.weights + token_ : x.sample(s).row(r - 1);
        const T* place = pass.weights + positions_ + r * cols;
        T* to = y.sample(s).row(r);
        for (std::size_t c = 0; c < cols; ++c) to[c] = from[c] + place[c];
      }
    }
  });
}

template <class T>
void ClassToken<T>::backward(const Pass<T>& pass, const Activations<T>&, const Activations<T>& dy,
                             Activations<T>* dx) {
  const std::size_t rows = this->out().rows, cols = this->out().cols;
  pass.chunks([&](std::size_t chunk, std::size_t first, std::size_t last) {
    T *token = pass.gradient(chunk, token_), *places = pass.gradient(chunk, positions_);
    for (std::size_t s = first; s < last; ++s) {
      for (std::size_t r = 0; r < rows; ++r) {
        const T* down = dy.sample(s).row(r);
        for (std::size_t c = 0; c < cols; ++c) places[r * cols + c] += down[c];
        if (r == 0) {
          for (std::size_t c = 0; c < cols; ++c) token[c] += down[c];
        } else if (dx != nullptr) {
          std::copy_n(down, cols, dx->sample(s).row(r - 1));
        }
      }
    }
  });
}

template <class T>
void FirstRow<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      std::copy_n(x.sample(s).at, this->in().cols, y.sample(s).at);
    }
  });
}

template <class T>
void FirstRow<T>::backward(const Pass<T>& pass, const Activations<T>&, const Activations<T>& dy,
                           Activations<T>* dx) {
  if (dx == nullptr) return;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      clearSample(*dx, dx->sample(s));
      std::copy_n(dy.sample(s).at, this->in().cols, dx->sample(s).at);
    }
  });
}

template <class T>
MaxPool<T>::MaxPool(Shape in, Parameters&, Groups groups)
    : Layer<T>(in, {groups.size(), in.cols}), groups_(std::move(groups)) {}

template <class T>
void MaxPool<T>::prepare(std::size_t samples, std::size_t) {
  chosen_.resize(samples * this->out().size());
}

template <class T>
void MaxPool<T>::forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) {
  const std::size_t cols = this->in().cols;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      const auto from = x.sample(s);
      std::uint32_t* chosen = chosen_.data() + s * this->out().size();
      for (std::size_t g = 0; g < groups_.size(); ++g, chosen += cols) {
        T* to = y.sample(s).row(g);
        std::copy_n(from.row(groups_[g].front()), cols, to);
        std::fill_n(chosen, cols, groups_[g].front());
        for (const std::uint32_t row : groups_[g]) {
          const T* candidate = from.row(row);
          for (std::size_t c = 0; c < cols; ++c) {
            if (!(candidate[c] > to[c])) continue;
            to[c] = candidate[c];
            chosen[c] = row;
          }
        }
      }
    }
  });
}

template <class T>
void MaxPool<T>::backward(const Pass<T>& pass, const Activations<T>&, const Activations<T>& dy,
                          Activations<T>* dx) {
  if (dx == nullptr) return;
  const std::size_t cols = this->in().cols;
  pass.chunks([&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t s = first; s < last; ++s) {
      const auto to = dx->sample(s);
      clearSample(*dx, to);
      const std::uint32_t* chosen = chosen_.data() + s * this->out().size();
      for (std::size_t g = 0; g < groups_.size(); ++g, chosen += cols) {
        const T* down = dy.sample(s).row(g);
        for (std::size_t c = 0; c < cols; ++c) to.row(chosen[c])[c] = down[c];
      }
    }
  });
}

template class Regroup<float>;
template class Regroup<double>;
template class ClassToken<float>;
template class ClassToken<double>;
template class FirstRow<float>;
template class FirstRow<double>;
template class MaxPool<float>;
template class MaxPool<double>;

}  // namespace icl::net
