#include "core/experiments/mixture/encoder/encoder.h"

#include <algorithm>

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/math/kernels/table.h"
#include "core/math/net/linear.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kMostChunks = 8;
/// Starting weights come from other streams than the decoder's, whose step is 0.
constexpr std::uint64_t kWeightStep = 2;

template <class T>
net::LayerPtr<T> bodyOf(const EncoderShape& shape, net::Parameters& parameters) {
  switch (shape.kind) {
    case EncoderKind::Mlp:
      return mlpBody<T>(shape, parameters);
    case EncoderKind::Transformer:
      return transformerBody<T>(shape, parameters);
    case EncoderKind::Cnn:
      return cnnBody<T>(shape, parameters);
    case EncoderKind::Vit:
      break;
  }
  return vitBody<T>(shape, parameters);
}

template <class T>
void beginAt(const ParamLayout& layout, const std::vector<net::Start>& starts, std::uint64_t seed,
             Buffer<T>& slab) {
  const auto& entries = layout.entries();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Stream random(seed, Purpose::Init, kWeightStep, i);
    const auto values = slab.span().subspan(entries[i].offset, entries[i].size());
    const double size = starts[i].size;
    if (starts[i].law == net::Start::Law::Normal) {
      random.normals(values);
      for (T& value : values) value *= static_cast<T>(size);
    } else if (starts[i].law == net::Start::Law::Uniform) {
      for (T& value : values) value = static_cast<T>(size * (2 * random.uniform() - 1));
    } else {
      std::fill(values.begin(), values.end(), static_cast<T>(size));
    }
  }
}

Error misfit(const char* key, const char* pattern, std::size_t a, std::size_t b) {
  return Error{Message{pattern, {std::to_string(a), std::to_string(b)}}, key};
}

}  // namespace

Status checkShape(const EncoderShape& shape) {
  const ItemForm& item = shape.item;
  const bool attends = shape.kind == EncoderKind::Transformer || shape.kind == EncoderKind::Vit;
  if (attends && shape.features % shape.heads != 0) {
    return misfit("encoder-heads",
                  ICL_TR("%1 features cannot be shared by %2 heads: change one so that it divides "
                         "the other"),
                  shape.features, shape.heads);
  }
  if (shape.kind == EncoderKind::Transformer && item.size() % shape.segment != 0) {
    return misfit("segment",
                  ICL_TR("an item of %1 numbers cannot be cut into segments of %2: choose a length "
                         "that divides it"),
                  item.size(), shape.segment);
  }
  if (shape.kind != EncoderKind::Vit) return {};
  if (item.width % shape.patch != 0 || (item.height > 1 && item.height % shape.patch != 0)) {
    return misfit(
        "patch",
        ICL_TR("a side of %1 cannot be cut into patches of %2: choose a size that divides "
               "every side"),
        item.width % shape.patch != 0 ? item.width : item.height, shape.patch);
  }
  return {};
}

EncoderSize sizeOf(const EncoderShape& shape) {
  net::Parameters parameters;
  const auto body = bodyOf<float>(shape, parameters);
  EncoderSize size;
  size.parameters =
      static_cast<double>(parameters.weights.size() + (shape.features + 1) * shape.classes);
  size.numbers_per_sample =
      static_cast<double>(body->numbersPerSample() + rowStride(shape.item.size()) +
                          2 * (rowStride(shape.features) + rowStride(shape.classes)));
  return size;
}

template <class T>
Encoder<T>::Encoder(const EncoderShape& shape, std::size_t samples)
    : shape_(shape),
      samples_(samples),
      grain_((samples + kMostChunks - 1) / kMostChunks),
      body_(bodyOf<T>(shape, parameters_)) {
  classifier_begin_ = parameters_.weights.size();
  // The published MLP begins all its layers alike, the others their classifier as usual.
  auto starts = net::Linear<T>::usual(shape.features);
  if (shape.kind == EncoderKind::Mlp) starts = {net::Start::normal(0.02), net::Start::constant(0)};
  classifier_ = std::make_unique<net::Linear<T>>(body_->out(), parameters_, "classifier.weight",
                                                 "classifier.bias", shape.classes, starts);
  weights_ = Buffer<T>(parameters_.weights.size());
  kept_ = Buffer<T>(parameters_.kept.size());
  const std::size_t chunks = parallel::chunkCount(samples, grain_);
  body_->prepare(samples, chunks);
  classifier_->prepare(samples, chunks);
  input_.prepare(body_->in(), samples);
  for (auto* of : {&features_, &feature_gradient_}) of->prepare(body_->out(), samples);
  for (auto* of : {&logits_, &logit_gradient_}) of->prepare(classifier_->out(), samples);
  for (std::size_t i = 0; i < chunks; ++i) partials_.emplace_back(weights_.size());
  sum_.prepare(weights_.size());
}

template <class T>
void Encoder<T>::initialise(std::uint64_t seed) {
  beginAt(parameters_.weights, parameters_.weight_starts, seed, weights_);
  beginAt(parameters_.kept, parameters_.kept_starts, seed, kept_);
  pack();
}

template <class T>
void Encoder<T>::pack() {
  body_->pack(weights_.data());
  classifier_->pack(weights_.data());
}

template <class T>
void Encoder<T>::forwardFeatures(std::size_t count, bool training, std::uint64_t seed,
                                 std::uint64_t step) {
  ICL_DCHECK(count > 0 && count <= samples_, "room for so many items");
  pass_ = {weights_.data(), kept_.data(), count, grain_, training, &partials_, seed, step};
  body_->forward(pass_, input_, features_);
}

template <class T>
void Encoder<T>::forward(std::size_t count, bool training, std::uint64_t seed, std::uint64_t step) {
  forwardFeatures(count, training, seed, step);
  classifier_->forward(pass_, features_, logits_);
}

template <class T>
void Encoder<T>::clearGradients() {
  ICL_DCHECK(pass_.training, "the way back follows a training pass");
  parallel::forEach(partials_.size(), 1, [&](std::size_t i) {
    std::fill_n(partials_[i].data(), partials_[i].size(), T{0});
  });
}

template <class T>
void Encoder<T>::backward() {
  clearGradients();
  classifier_->backward(pass_, features_, logit_gradient_, &feature_gradient_);
  body_->backward(pass_, input_, feature_gradient_, nullptr);
}

template <class T>
void Encoder<T>::backwardFeatures() {
  clearGradients();
  body_->backward(pass_, input_, feature_gradient_, nullptr);
}

template class Encoder<float>;
template class Encoder<double>;

}  // namespace icl::mixture
