// Layers of small networks that see a whole batch at once: what goes in and out of each, its
// weights and its hand-written way back. A batch is cut into chunks of samples by its size alone,
// each with a gradient of its own, so sums have the same bits for any number of threads. Float and
// double. A layer keeps what its way back needs, so one network serves one caller at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/math/buffer.h"
#include "core/math/params.h"
#include "core/math/products.h"

namespace icl::net {

/// Of one sample: `rows` tokens (or positions) of `cols` numbers.
struct Shape {
  std::size_t rows = 1, cols = 1;
  std::size_t size() const { return rows * cols; }
  bool operator==(const Shape&) const = default;
};

/// What goes from layer to layer: all rows of all samples one behind the other.
template <class T>
struct Activations {
  Shape shape{};
  std::size_t ld = 0;
  Buffer<T> data{};

  void prepare(Shape of, std::size_t samples) {
    shape = of;
    ld = rowStride(of.cols);
    if (data.size() != samples * of.rows * ld) data = Buffer<T>(samples * of.rows * ld);
  }
  Rows<T> sample(std::size_t s) { return {data.data() + s * shape.rows * ld, ld}; }
  Rows<const T> sample(std::size_t s) const { return {data.data() + s * shape.rows * ld, ld}; }
};

/// How a weight begins.
struct Start {
  enum class Law { Constant, Normal, Uniform } law = Law::Constant;
  double size = 0;  // the constant, the standard deviation, the largest

  static Start constant(double value) { return {Law::Constant, value}; }
  static Start normal(double deviation) { return {Law::Normal, deviation}; }
  static Start uniform(double most) { return {Law::Uniform, most}; }
};

/// Weights that training moves, and numbers that it only keeps (running statistics).
struct Parameters {
  ParamLayout weights{}, kept{};
  std::vector<Start> weight_starts{}, kept_starts{};

  std::size_t weight(const std::string& name, std::size_t rows, std::size_t cols, Start start) {
    weight_starts.push_back(start);
    return weights.add(name, rows, cols);
  }
  std::size_t keep(const std::string& name, std::size_t cols, double value) {
    kept_starts.push_back(Start::constant(value));
    return kept.add(name, 1, cols);
  }
};

/// One way through the network, there (and back).
template <class T>
struct Pass {
  const T* weights = nullptr;
  T* kept = nullptr;  // a training pass moves them
  std::size_t samples = 0, grain = 1;
  bool training = false;
  std::vector<Buffer<T>>* gradients = nullptr;  // one a chunk; layers add
  std::uint64_t seed = 0, step = 0;             // of what is drawn: dropout

  T* gradient(std::size_t chunk, std::size_t offset) const {
    return (*gradients)[chunk].data() + offset;
  }
  /// body(chunk, first, last) for all chunks of samples.
  template <class Body>
  void chunks(Body&& body) const {
    parallel::forChunks(samples, grain, body);
  }
};

template <class T>
class Layer {
 public:
  Layer(Shape in, Shape out) : in_(in), out_(out) {}
  virtual ~Layer() = default;
  Layer(const Layer&) = delete;
  Layer& operator=(const Layer&) = delete;

  Shape in() const { return in_; }
  Shape out() const { return out_; }
  /// Before the first pass: room for so many samples in so many chunks.
  virtual void prepare(std::size_t, std::size_t) {}
  /// After every change of the weights.
  virtual void pack(const T*) {}
  /// Numbers that prepare() will take for a sample, about.
  virtual std::size_t numbersPerSample() const { return 0; }
  virtual void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) = 0;
  /// After a training pass: gradients by weights are added, `dx` (null: not wanted) is written.
  virtual void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                        Activations<T>* dx) = 0;

 private:
  Shape in_, out_;
};

template <class T>
using LayerPtr = std::unique_ptr<Layer<T>>;

/// Layers one after the other. `skip`: y = x + what they make of it.
template <class T>
class Sequence final : public Layer<T> {
 public:
  Sequence(std::vector<LayerPtr<T>> layers, bool skip);
  void prepare(std::size_t samples, std::size_t chunks) override;
  void pack(const T* weights) override;
  std::size_t numbersPerSample() const override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::vector<LayerPtr<T>> layers_;
  bool skip_;
  std::vector<Activations<T>> between_{}, gradients_{};  // behind every layer but the last
};

/// Collects layers; each begins with the shape that the one before ends with.
template <class T>
class Stack {
 public:
  Stack(Shape in, Parameters& parameters) : shape_(in), parameters_(&parameters) {}

  template <class L, class... Arguments>
  Stack& add(Arguments&&... arguments) {
    layers_.push_back(
        std::make_unique<L>(shape_, *parameters_, std::forward<Arguments>(arguments)...));
    shape_ = layers_.back()->out();
    return *this;
  }
  /// An empty one that begins where this one stands.
  Stack branch() const { return {shape_, *parameters_}; }
  /// x + what the layers of `inner`, a branch(), make of it.
  Stack& addSkip(Stack inner) {
    layers_.push_back(inner.finish(true));
    return *this;
  }
  Shape shape() const { return shape_; }
  LayerPtr<T> finish(bool skip = false) {
    return std::make_unique<Sequence<T>>(std::move(layers_), skip);
  }

 private:
  Shape shape_;
  Parameters* parameters_;
  std::vector<LayerPtr<T>> layers_{};
};

}  // namespace icl::net
