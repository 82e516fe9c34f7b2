// What the last stage adds to a run: an encoder in front of the projector. EncoderReader reads the
// second items of single sequences (tests, probes, the screen) on many threads; JointEncoder is the
// one that learns, a batch at a time on all cores; EncodedSource feeds its features to the decoder
// and takes their gradient back. The last two belong to the thread that trains.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/experiments/mixture/config.h"
#include "core/experiments/mixture/encoder/encoder.h"
#include "core/experiments/mixture/encoder/items.h"
#include "core/experiments/mixture/state.h"
#include "core/experiments/mixture/task_source.h"

namespace icl::mixture {

class EncoderReader final : public SecondReader {
 public:
  /// For at most `items` items at a time.
  EncoderReader(const EncoderShape& shape, std::size_t items);
  /// From now on reads with these weights. Not while somebody reads.
  void take(const Buffer<float>& weights, const Buffer<float>& kept);

  std::size_t features() const override { return shape_.features; }
  void read(std::size_t count, Rows<const float> items, Rows<float> features) const override;

 private:
  struct Copy {
    std::unique_ptr<Encoder<float>> encoder{};
    std::uint64_t version = 0;
  };
  Copy borrow() const;

  EncoderShape shape_;
  std::size_t items_;
  Buffer<float> body_{}, kept_{};
  std::uint64_t version_ = 0;
  mutable std::mutex mutex_{};
  mutable std::vector<Copy> free_{};
};

/// The task with its second items read by this encoder.
std::shared_ptr<const Task> taskThrough(const Task& task, const Config& config,
                                        const EncoderPart& encoder);
/// The encoder that a run began with: its origin's, or drawn from the seed.
EncoderPart encoderAtStart(const Config& config, const Origin& origin, std::uint64_t seed);
/// Single items of the second modality, as in the run that trains an encoder alone.
std::unique_ptr<const Items> itemsOf(const Config& config, const Task& task, std::uint64_t seed);

class JointEncoder {
 public:
  JointEncoder(const Config& config, std::uint64_t seed);

  const Encoder<float>& encoder() const { return encoder_; }
  const std::shared_ptr<const EncoderLayouts>& layouts() const { return layouts_; }
  void set(const Buffer<float>& weights, const Buffer<float>& kept);
  /// A task whose reader keeps step with this encoder by refresh().
  std::shared_ptr<const Task> live(const Task& task) const;
  void refresh();

  /// Features of all second items of a batch of the training stream.
  void encode(const Task& task, std::uint64_t batch, bool learns);
  std::span<const float> features(std::size_t sequence, std::size_t item) const {
    return encoder_.features(sequence * items_ + item);
  }
  std::span<float> featureGradient(std::size_t sequence, std::size_t item) {
    return encoder_.featureGradient(sequence * items_ + item);
  }
  /// From the gradient by the features; the sum of the squares of that by the weights. The
  /// classifier has none.
  double backward();
  void update(const OptimizerSettings& settings, std::uint64_t update, double clip,
              Moments<float>& moments);
  /// Part of the validation items that the encoder and its classifier name rightly.
  double validation(const Items& items);

 private:
  struct Maker {
    Prompt prompt{};
    std::vector<float> scratch{};
  };

  std::uint64_t seed_;
  std::size_t sequences_, items_;
  Encoder<float> encoder_;
  std::shared_ptr<const EncoderLayouts> layouts_;
  std::shared_ptr<EncoderReader> reader_;
  bool changed_ = true;  // since the reader took the weights
  std::vector<Maker> makers_;
  std::vector<ParamRange> pieces_{};
};

/// Sequences of the training stream with the features of their second items.
class EncodedSource final : public TrainingSource {
 public:
  EncodedSource(const Task& task, std::size_t chunks, JointEncoder& encoder)
      : TrainingSource(task, chunks), encoder_(encoder) {}
  void learn(bool learns) { learns_ = learns; }
  void setBatch(std::uint64_t batch, const InputScales& scales) override;
  void fill(const BatchPart& part, const InputRows<float>& rows,
            std::span<std::uint32_t> targets) override;
  void takeSecondGradient(const BatchPart& part, Rows<const float> rows) override;

 private:
  JointEncoder& encoder_;
  bool learns_ = false;
};

}  // namespace icl::mixture
