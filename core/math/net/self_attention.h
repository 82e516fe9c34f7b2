// Softmax attention of all rows of a sample to all of them, without a mask. See layer.h.
#pragma once

#include "core/math/net/layer.h"

namespace icl::net {

/// A row holds query, key and value, each heads × size numbers; out comes the mix of the values.
template <class T>
class SelfAttention final : public Layer<T> {
 public:
  SelfAttention(Shape in, Parameters&, std::size_t heads);
  void prepare(std::size_t samples, std::size_t chunks) override;
  std::size_t numbersPerSample() const override {
    return heads_ * this->in().rows * this->in().rows;
  }
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  /// Of one head of one sample: where its parts begin in a row, and its weights.
  struct Head {
    std::size_t q, k, v;
    T* weights;  // rows × rows
  };
  Head head(std::size_t sample, std::size_t h);

  std::size_t heads_, size_;
  T scale_;
  Buffer<T> weights_{};
  std::vector<Buffer<T>> scores_{};  // one a chunk: a row of gradients by scores
};

}  // namespace icl::net
