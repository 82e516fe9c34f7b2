// Linear layers and what acts on each number alone. See layer.h.
#pragma once

#include "core/math/net/layer.h"

namespace icl::net {

/// y = W x + b on every row. `bias` may be empty: none.
template <class T>
class Linear final : public Layer<T> {
 public:
  struct Starts {
    Start weight{}, bias{};
  };
  /// Both uniform in ±1/√inputs.
  static Starts usual(std::size_t inputs);

  Linear(Shape in, Parameters& parameters, const std::string& weight, const std::string& bias,
         std::size_t outputs, Starts starts);
  void pack(const T* weights) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::size_t weight_, bias_ = 0;
  bool biased_;
  PackedMatrix<T> there_{}, back_{};
};

template <class T>
class Relu final : public Layer<T> {
 public:
  Relu(Shape in, Parameters&) : Layer<T>(in, in) {}
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;
};

/// x Φ(x).
template <class T>
class Gelu final : public Layer<T> {
 public:
  Gelu(Shape in, Parameters&) : Layer<T>(in, in) {}
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;
};

/// In training each number is 0 with probability `rate`, else divided by 1 − rate; addressed by
/// seed, step, `place` (one a layer) and sample.
template <class T>
class Dropout final : public Layer<T> {
 public:
  Dropout(Shape in, Parameters&, double rate, std::uint64_t place)
      : Layer<T>(in, in), rate_(rate), place_(place) {}
  void prepare(std::size_t samples, std::size_t chunks) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  double rate_;
  std::uint64_t place_;
  Activations<T> factors_{};
};

}  // namespace icl::net
