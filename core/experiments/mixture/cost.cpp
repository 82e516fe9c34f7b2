#include "core/experiments/mixture/cost.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/mixture/batch_gradient.h"

namespace icl::mixture {
namespace {

constexpr double kKeyframes = 64.0 * (1 << 20);  // what a run keeps to seek quickly
constexpr double kWay = 3;                       // there and back, against there alone
/// Part of the products' measured speed that a whole step reaches (measured: 0.45 to 0.6).
constexpr double kReached = 0.5;

/// Operations a second of one core on products as training has them.
double measureSpeed() {
  using Clock = std::chrono::steady_clock;
  constexpr std::size_t kRows = 136, kWidth = 128;
  const std::size_t stride = rowStride(kWidth);
  Buffer<float> x(kRows * stride), y(kRows * stride), w(kWidth * kWidth);
  std::fill_n(x.data(), x.size(), 0.5F);
  std::fill_n(w.data(), w.size(), 0.25F);
  PackedMatrix<float> packed;
  packed.pack(kWidth, kWidth, w.data(), true);
  double best = std::numeric_limits<double>::infinity();
  for (int repeat = 0; repeat < 12; ++repeat) {
    const auto start = Clock::now();
    for (int i = 0; i < 4; ++i) {
      multiply<float>(kRows, {x.data(), stride}, packed, {y.data(), stride});
    }
    best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
  }
  return 4 * 2.0 * kRows * kWidth * kWidth / best;
}

double speed() {
  static const double kMeasured = measureSpeed();
  return kMeasured;
}

/// Of an item through the encoder, whose weights look at each of its tokens.
double encoderOperations(const Config& config) {
  if (!config.encoded) return 0;
  EncoderShape shape = config.encoderShape();
  shape.classes = 1;
  const ItemForm& item = shape.item;
  const auto numbers = static_cast<double>(item.size()), patch = static_cast<double>(shape.patch);
  const bool image = item.height > 1;
  double tokens = 1;
  if (shape.kind == EncoderKind::Transformer) {
    tokens += numbers / static_cast<double>(shape.segment);
  }
  if (shape.kind == EncoderKind::Vit) {
    tokens += numbers / static_cast<double>(item.channels) / (image ? patch * patch : patch);
  }
  if (shape.kind == EncoderKind::Cnn) {  // it is halved four times, an image on both sides
    tokens = numbers / static_cast<double>(item.channels) / (image ? 32 : 4);
  }
  return 2 * tokens * sizeOf(shape).parameters;
}

/// Of the products of one sequence, there alone.
double sequenceOperations(const Config& config, bool last_only) {
  const DecoderShape shape = config.shape();
  const auto d = static_cast<double>(shape.width);
  const auto tokens = static_cast<double>(config.layout().tokens());
  const double square = 2 * d * d;
  const double whole = tokens * square * (shape.project ? 7 : 6) + 2 * 2 * d * tokens * tokens / 2;
  const double compact =
      tokens * square * 2 + square * (shape.project ? 5 : 4) + 2 * 2 * d * tokens;
  const auto layers = static_cast<double>(shape.layers);
  const auto items = static_cast<double>(config.pairs + 1);
  const auto projector = static_cast<double>(parameterCount(shape)) -
                         static_cast<double>(parameterCount(config.decoderShape()));
  return (layers - 1) * whole + (last_only ? compact : whole) +
         2 * d * static_cast<double>(shape.labels) +
         items * (2 * projector + encoderOperations(config));
}

/// Of class means, or of all images (those of a folder, as many as there must be of a class).
double secondTableBytes(const Config& config) {
  const auto numbers = static_cast<double>(config.secondForm().size());
  const auto classes = static_cast<double>(config.classes_2);
  if (!config.readsImages()) return sizeof(float) * classes * numbers;
  const bool glyphs = config.data == EncoderData::Glyphs;
  const auto each = static_cast<double>(glyphs ? config.images_per_class : config.held_out + 1);
  return (classes + config.task().newSecondClasses()) * each * numbers;
}

double passBytes(const Config& config) {
  const DecoderShape shape = config.shape();
  const std::size_t tokens = config.layout().tokens();
  const auto rows = static_cast<double>(tokens * sequencesPerPass(tokens));
  const auto wide = static_cast<double>(rowStride(shape.width));
  const auto layers = static_cast<double>(shape.layers), heads = static_cast<double>(shape.heads);
  const double layer = 11 * wide + heads * static_cast<double>(tokens + 16);
  return sizeof(float) * rows * (layers * layer + 9 * wide);
}

}  // namespace

double stepOperations(const Config& config) {
  return kWay * static_cast<double>(config.batch) * sequenceOperations(config, config.skip_unused);
}

double evaluationOperations(const Config& config) {
  return static_cast<double>(kTestSets) * static_cast<double>(config.test_sequences) *
         sequenceOperations(config, true);
}

Cost costOf(const Config& config) {
  const auto parameters = parameterCount(config.shape());
  const auto count = static_cast<double>(parameters);
  const auto batch = static_cast<std::size_t>(config.batch);
  const double moments = config.optimizer == Optimizer::Sgd ? (config.momentum > 0 ? 1 : 0) : 2;
  const double snapshots = 2 * (1 + moments);  // one asked for, one being made
  const double copies =
      1 + 2.2 + moments + snapshots + static_cast<double>(partialGradients(batch, parameters));
  const double tables =
      static_cast<double>((config.classes + config.labels) * config.item_dimension) +
      (config.zipf > 0 ? 2.0 * static_cast<double>(config.classes) : 0.0);
  Cost cost;
  cost.parameters = count;
  cost.bytes = sizeof(float) * (copies * count + tables) + kKeyframes +
               (config.paired() ? secondTableBytes(config) : 0.0) +
               2 * parallel::threads() * passBytes(config);
  if (config.encoded) {
    const EncoderSize encoder = sizeOf(config.encoderShape());
    const auto items = static_cast<double>(config.batch * (config.pairs + 1));
    cost.parameters += encoder.parameters;
    cost.bytes += sizeof(float) *
                  ((10 + copies) * encoder.parameters + (items + 64) * encoder.numbers_per_sample);
  }
  const double operations = stepOperations(config) + evaluationOperations(config) /
                                                         static_cast<double>(config.evaluate_every);
  cost.step_seconds = operations / (speed() * kReached * parallel::threads());
  return cost;
}

Status checkMemory(const Config& config, double available) {
  const Cost cost = costOf(config);
  if (cost.bytes <= available) return {};
  if (config.readsImages()) {
    return Error{
        Message{ICL_TR("this run would need %1 (%2 weights), but %3 of memory are left: "
                       "choose a smaller batch, item or encoder"),
                {byteCount(cost.bytes), shortNumber(cost.parameters, 3), byteCount(available)}},
        "batch"};
  }
  return Error{
      Message{ICL_TR("this run would need %1 (%2 parameters), but %3 of memory are left: "
                     "choose a smaller width, fewer layers or fewer classes"),
              {byteCount(cost.bytes), shortNumber(cost.parameters, 3), byteCount(available)}},
      "item-dimension"};
}

}  // namespace icl::mixture
