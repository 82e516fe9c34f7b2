// Layers that normalise: over the numbers of a row, or over the rows of a batch. See layer.h.
#pragma once

#include "core/math/net/layer.h"

namespace icl::net {

/// y = (x − mean)/√(variance + ε) ∘ w + b, over the numbers of each row.
template <class T>
class LayerNorm final : public Layer<T> {
 public:
  LayerNorm(Shape in, Parameters& parameters, const std::string& name);
  void prepare(std::size_t samples, std::size_t chunks) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::size_t weight_, bias_;
  Buffer<T> mean_{}, inverse_{};  // one a row
};

/// The same over all rows of the batch, column by column. Outside of training with running
/// statistics, which every training pass moves a tenth of the way to the batch's (the variance
/// without bias).
template <class T>
class BatchNorm final : public Layer<T> {
 public:
  BatchNorm(Shape in, Parameters& parameters, const std::string& name);
  void prepare(std::size_t samples, std::size_t chunks) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  void takeStatistics(const Pass<T>& pass, const Activations<T>& x);
  void keepStatistics(const Pass<T>& pass) const;
  /// Sums over all rows of what `body` adds from one row; in `sums_` of chunk 0.
  template <class Body>
  void sumRows(const Pass<T>& pass, std::size_t columns, Body&& body);

  std::size_t weight_, bias_, running_mean_, running_variance_;
  std::vector<Buffer<double>> sums_{};  // one a chunk, twice the columns
  Buffer<double> mean_{}, variance_{}, inverse_{};
};

}  // namespace icl::net
