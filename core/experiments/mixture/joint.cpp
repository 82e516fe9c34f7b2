#include "core/experiments/mixture/joint.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/experiments/mixture/encoder/state.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kSequenceGrain = 4;

std::size_t secondItemsOf(const Config& config) {
  return static_cast<std::size_t>(config.pairs) + 1;
}

/// A reader needs no classifier.
EncoderShape withoutClassifier(EncoderShape shape) {
  shape.classes = 1;
  return shape;
}

}  // namespace

EncoderReader::EncoderReader(const EncoderShape& shape, std::size_t items)
    : shape_(withoutClassifier(shape)), items_(items) {
  free_.reserve(64);
}

void EncoderReader::take(const Buffer<float>& weights, const Buffer<float>& kept) {
  body_ = weights;
  kept_ = kept;
  ++version_;
}

EncoderReader::Copy EncoderReader::borrow() const {
  Copy copy;
  {
    const std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      copy = std::move(free_.back());
      free_.pop_back();
    }
  }
  if (!copy.encoder) copy.encoder = std::make_unique<Encoder<float>>(shape_, items_);
  if (copy.version == version_) return copy;
  std::copy_n(body_.data(), copy.encoder->bodyRange().end, copy.encoder->weights().data());
  copy.encoder->kept() = kept_;
  copy.encoder->pack();
  copy.version = version_;
  return copy;
}

void EncoderReader::read(std::size_t count, Rows<const float> items, Rows<float> features) const {
  Copy copy = borrow();
  Encoder<float>& encoder = *copy.encoder;
  for (std::size_t i = 0; i < count; ++i) {
    std::copy_n(items.row(i), encoder.item(i).size(), encoder.item(i).begin());
  }
  // While a thread waits for the encoder's loops it must not begin another sequence inside.
  parallel::isolate([&] { encoder.forwardFeatures(count, false); });
  for (std::size_t i = 0; i < count; ++i) {
    std::copy_n(encoder.features(i).begin(), shape_.features, features.row(i));
  }
  const std::lock_guard lock(mutex_);
  free_.push_back(std::move(copy));
}

std::shared_ptr<const Task> taskThrough(const Task& task, const Config& config,
                                        const EncoderPart& encoder) {
  auto reader = std::make_shared<EncoderReader>(config.encoderShape(), secondItemsOf(config));
  reader->take(encoder.weights, encoder.kept);
  auto through = std::make_shared<Task>(task);
  through->readSecondBy(std::move(reader));
  return through;
}

EncoderPart encoderAtStart(const Config& config, const Origin& origin, std::uint64_t seed) {
  if (origin.encoder) return *origin.encoder;
  Encoder<float> drawn(config.encoderShape(), 1);
  drawn.initialise(seed);
  EncoderPart part;
  part.weights = drawn.weights();
  part.kept = drawn.kept();
  return part;
}

std::unique_ptr<const Items> itemsOf(const Config& config, const Task& task, std::uint64_t seed) {
  if (const auto& images = task.tables().images) {
    return std::make_unique<ImageItems>(images->set, images->classes, images->held_out,
                                        static_cast<std::size_t>(config.validation_items),
                                        config.spread_2, images->seed);
  }
  const VectorItemsConfig vectors{
      static_cast<std::size_t>(config.classes_2), static_cast<std::size_t>(config.item_dimension_2),
      static_cast<std::size_t>(config.validation_items), config.spread_2};
  return std::make_unique<VectorItems>(vectors, seed, task.tables().second);
}

JointEncoder::JointEncoder(const Config& config, std::uint64_t seed)
    : seed_(seed),
      sequences_(static_cast<std::size_t>(config.batch)),
      items_(secondItemsOf(config)),
      encoder_(config.encoderShape(), sequences_ * items_),
      layouts_(layoutsOf(encoder_)),
      reader_(std::make_shared<EncoderReader>(config.encoderShape(), items_)),
      makers_(parallel::chunkCount(sequences_, kSequenceGrain)) {
  encoder_.initialise(seed);
  const ParamRange body = encoder_.bodyRange();
  cutIntoPieces({&body, 1}, pieces_);
}

void JointEncoder::set(const Buffer<float>& weights, const Buffer<float>& kept) {
  encoder_.weights() = weights;
  encoder_.kept() = kept;
  encoder_.pack();
  changed_ = true;
}

std::shared_ptr<const Task> JointEncoder::live(const Task& task) const {
  auto through = std::make_shared<Task>(task);
  through->readSecondBy(reader_);
  return through;
}

void JointEncoder::refresh() {
  if (!changed_) return;
  reader_->take(encoder_.weights(), encoder_.kept());
  changed_ = false;
}

void JointEncoder::encode(const Task& task, std::uint64_t batch, bool learns) {
  parallel::forChunks(
      sequences_, kSequenceGrain, [&](std::size_t chunk, std::size_t first, std::size_t last) {
        Maker& maker = makers_[chunk];
        maker.scratch.resize(task.scratchSize());
        for (std::size_t s = first; s < last; ++s) {
          const SequenceAddress address{SequenceSet::Train, batch, s};
          task.draw(address, maker.prompt);
          float* const begin = encoder_.item(s * items_).data();
          const auto stride =
              static_cast<std::size_t>(encoder_.item(s * items_ + 1).data() - begin);
          task.composeSecond(address, maker.prompt, 1, {begin, stride}, maker.scratch);
        }
      });
  encoder_.forwardFeatures(sequences_ * items_, learns, seed_, batch);
  changed_ = changed_ || learns;  // batch norms keep statistics
}

double JointEncoder::backward() {
  encoder_.backwardFeatures();
  const ParamRange body = encoder_.bodyRange();
  return encoder_.reduce({&body, 1});
}

void JointEncoder::update(const OptimizerSettings& settings, std::uint64_t update, double clip,
                          Moments<float>& moments) {
  parallel::forEach(pieces_.size(), 1, [&](std::size_t i) {
    updateRange<float>(settings, update, clip, pieces_[i], encoder_.weights().data(),
                       encoder_.gradient(), moments);
  });
  encoder_.pack();
  changed_ = true;
}

double JointEncoder::validation(const Items& items) {
  const std::size_t all = items.validationCount();
  std::size_t right = 0;
  std::vector<std::uint32_t> targets(encoder_.samples());
  for (std::size_t first = 0; first < all; first += encoder_.samples()) {
    const std::size_t count = std::min(encoder_.samples(), all - first);
    parallel::forEach(count, 2 * kSequenceGrain, [&](std::size_t i) {
      targets[i] = items.draw({true, 0, first + i}, encoder_.item(i));
    });
    encoder_.forward(count, false);
    for (std::size_t i = 0; i < count; ++i) {
      const auto logits = encoder_.logits(i);
      const auto best = std::max_element(logits.begin(), logits.end()) - logits.begin();
      right += static_cast<std::size_t>(best) == targets[i] ? 1 : 0;
    }
  }
  return static_cast<double>(right) / static_cast<double>(all);
}

void EncodedSource::setBatch(std::uint64_t batch, const InputScales& scales) {
  TrainingSource::setBatch(batch, scales);
  encoder_.encode(task_, batch, learns_);
}

void EncodedSource::fill(const BatchPart& part, const InputRows<float>& rows,
                         std::span<std::uint32_t> targets) {
  SequenceMaker& maker = makers_[part.chunk];
  const std::size_t tokens = task_.config().tokens(), items = task_.config().pairs + 1;
  const auto scale = static_cast<float>(scales_.second);
  for (std::size_t s = 0; s < part.count; ++s) {
    const InputRows<float> own = rows.from(s * tokens, s * items);
    maker.make(task_, {SequenceSet::Train, batch_, part.first + s}, scales_, own.tokens);
    targets[s] = maker.prompt().labels.back();
    for (std::size_t i = 0; i < items; ++i) {
      const auto features = encoder_.features(part.first + s, i);
      std::transform(features.begin(), features.end(), own.second.row(i),
                     [scale](float x) { return scale * x; });
    }
  }
}

void EncodedSource::takeSecondGradient(const BatchPart& part, Rows<const float> rows) {
  const std::size_t items = task_.config().pairs + 1;
  const auto scale = static_cast<float>(scales_.second);
  for (std::size_t s = 0; s < part.count; ++s) {
    for (std::size_t i = 0; i < items; ++i) {
      const auto to = encoder_.featureGradient(part.first + s, i);
      const float* from = rows.row(s * items + i);
      for (std::size_t j = 0; j < to.size(); ++j) to[j] = scale * from[j];
    }
  }
}

}  // namespace icl::mixture
