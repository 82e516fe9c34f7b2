// Encoder: a small network that turns an item of the second modality into features, and a linear
// classifier of classes behind it. Four kinds, one a file (encoder_mlp.cpp, …). Sees a batch at
// once and spreads it over all cores with the same bits for any number of threads. One caller at a
// time; allocates nothing after it is made. Float for training, double for checks of gradients.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/experiments/mixture/batch_gradient.h"
#include "core/math/net/layer.h"

namespace icl::mixture {

enum class EncoderKind { Mlp, Transformer, Cnn, Vit };

/// What an item is: numbers in rows, columns and channels (a vector has one row and one channel).
struct ItemForm {
  std::size_t height = 1, width = 64, channels = 1;
  std::size_t size() const { return height * width * channels; }
  bool operator==(const ItemForm&) const = default;
};

struct EncoderShape {
  EncoderKind kind = EncoderKind::Mlp;
  ItemForm item{};
  std::size_t features = 32, classes = 256;
  std::vector<std::size_t> hidden{64};  // mlp
  std::size_t layers = 2, heads = 1;    // transformer, vit
  std::size_t segment = 16;             // transformer: numbers of a token
  std::size_t patch = 7;                // vit: side of a square, or numbers of a vector's piece
  double dropout = 0;                   // transformer
};

/// Refuses, with what would be right, what does not fit the items.
Status checkShape(const EncoderShape& shape);

/// From an item (one row) to its features (one row), one a kind.
template <class T>
net::LayerPtr<T> mlpBody(const EncoderShape& shape, net::Parameters& parameters);
template <class T>
net::LayerPtr<T> transformerBody(const EncoderShape& shape, net::Parameters& parameters);
template <class T>
net::LayerPtr<T> cnnBody(const EncoderShape& shape, net::Parameters& parameters);
template <class T>
net::LayerPtr<T> vitBody(const EncoderShape& shape, net::Parameters& parameters);

/// What an encoder needs besides the time.
struct EncoderSize {
  double parameters = 0, numbers_per_sample = 0;
};
EncoderSize sizeOf(const EncoderShape& shape);

template <class T>
class Encoder {
 public:
  /// `samples`: the most that a pass takes.
  Encoder(const EncoderShape& shape, std::size_t samples);

  const EncoderShape& shape() const { return shape_; }
  std::size_t samples() const { return samples_; }
  const ParamLayout& weightLayout() const { return parameters_.weights; }
  const ParamLayout& keptLayout() const { return parameters_.kept; }
  Buffer<T>& weights() { return weights_; }
  const Buffer<T>& weights() const { return weights_; }
  /// Running statistics of batch norms; a training pass moves them.
  Buffer<T>& kept() { return kept_; }
  const Buffer<T>& kept() const { return kept_; }
  /// The weights of everything but the classifier come first.
  ParamRange bodyRange() const { return {0, classifier_begin_}; }
  ParamRange classifierRange() const { return {classifier_begin_, weights_.size()}; }

  void initialise(std::uint64_t seed);
  /// After every change of the weights.
  void pack();

  /// One row a sample: an item's numbers, row by row, channels last.
  std::span<T> item(std::size_t sample) { return {input_.sample(sample).at, shape_.item.size()}; }
  /// Features and logits of the first `count` items. In training batch norms use the batch, and
  /// `seed` and `step` address what dropout draws.
  void forward(std::size_t count, bool training, std::uint64_t seed = 0, std::uint64_t step = 0);
  /// Features alone.
  void forwardFeatures(std::size_t count, bool training, std::uint64_t seed = 0,
                       std::uint64_t step = 0);
  std::span<const T> features(std::size_t sample) const {
    return {features_.sample(sample).at, shape_.features};
  }
  std::span<const T> logits(std::size_t sample) const {
    return {logits_.sample(sample).at, shape_.classes};
  }
  std::span<T> logitGradient(std::size_t sample) {
    return {logit_gradient_.sample(sample).at, shape_.classes};
  }
  std::span<T> featureGradient(std::size_t sample) {
    return {feature_gradient_.sample(sample).at, shape_.features};
  }
  /// After a training pass, from the gradients by the logits that were filled in, to all weights.
  void backward();
  /// The same from gradients by the features; the classifier has none.
  void backwardFeatures();
  /// Sum of the gradient's squares in the ranges; the gradient is joined there alone.
  double reduce(std::span<const ParamRange> ranges) { return sum_(partials_, ranges); }
  const T* gradient() const { return partials_.front().data(); }

 private:
  void clearGradients();

  EncoderShape shape_;
  std::size_t samples_, grain_;
  net::Parameters parameters_{};
  net::LayerPtr<T> body_{}, classifier_{};
  std::size_t classifier_begin_ = 0;
  Buffer<T> weights_{}, kept_{};
  net::Activations<T> input_{}, features_{}, logits_{}, feature_gradient_{}, logit_gradient_{};
  std::vector<Buffer<T>> partials_{};
  net::Pass<T> pass_{};
  mixture::PartialSum<T> sum_{};
};

}  // namespace icl::mixture
