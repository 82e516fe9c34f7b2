// Settings of the experiment mixture-encoder: the typed struct, its schema, and what they mean for
// the parts. Plain data; any thread. The meaning of each setting is written once, in its help text.
#pragma once

#include <string>

#include "core/config/schema.h"
#include "core/experiments/mixture/encoder/encoder.h"
#include "core/experiments/mixture/encoder/items.h"
#include "core/math/optimizer.h"

namespace icl::mixture {

enum class EncoderData { Vectors, Glyphs, Images };
enum class EncoderColours { Grey, Rgb };

/// Numbers of a pixel.
inline std::size_t channelsOf(EncoderData data, EncoderColours colours) {
  return data == EncoderData::Images && colours == EncoderColours::Rgb ? 3 : 1;
}
/// A folder where images are read, sizes that glyphs can be drawn with, an image left to train on.
Status checkImages(EncoderData data, const std::string& folder, std::int64_t size,
                   std::int64_t images_per_class, std::int64_t held_out);

/// Field by field what the schema declares, in its order.
struct EncoderConfig {
  EncoderData data = EncoderData::Vectors;
  std::string images{};
  std::int64_t classes = 256, labels = 32, item_dimension = 64;
  double spread = 0.1;
  std::int64_t image_size = 28;
  EncoderColours colours = EncoderColours::Grey;
  std::int64_t images_per_class = 20, held_out = 5;

  EncoderKind encoder = EncoderKind::Mlp;
  std::int64_t width = 32, hidden = 64, hidden_layers = 1;
  std::int64_t layers = 2, heads = 1, segment = 16, patch = 16;
  double dropout = 0.1;

  std::int64_t batch = 128;
  Optimizer optimizer = Optimizer::Adam;
  double rate = 1e-3, momentum = 0, weight_decay = 1e-6, clip = 0, label_smoothing = 0;
  RateSchedule schedule = RateSchedule::Constant;
  std::int64_t warm_up_steps = 100, schedule_steps = 1000;

  std::int64_t validation_items = 1000, evaluate_every = 50;

  /// For items of this form; the settings say it but for images as they are in their files.
  EncoderShape shape(const ItemForm& item) const;
  ItemForm itemForm() const;
  bool knowsForm() const { return data != EncoderData::Images || image_size > 0; }
  OptimizerSettings optimizerSettings() const;
  ScheduleSettings scheduleSettings() const;
};

Schema encoderSchema();
/// Binds complete values that the schema has accepted already (a snapshot's); else our mistake.
EncoderConfig encoderConfigOf(const Values& complete);

/// Draws or reads the items; blocks where they are images.
Result<std::shared_ptr<const Items>> makeItems(const EncoderConfig& config, std::uint64_t seed);

}  // namespace icl::mixture
