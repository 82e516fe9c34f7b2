#include "core/experiments/mixture/encoder/config.h"

namespace icl::mixture {
namespace {

std::size_t asSize(std::int64_t number) { return static_cast<std::size_t>(number); }

}  // namespace

ItemForm EncoderConfig::itemForm() const {
  if (data == EncoderData::Vectors) return {1, asSize(item_dimension), 1};
  return {asSize(image_size), asSize(image_size), channelsOf(data, colours)};
}

EncoderShape EncoderConfig::shape(const ItemForm& item) const {
  EncoderShape shape;
  shape.kind = encoder;
  shape.item = item;
  shape.features = asSize(width);
  shape.classes = asSize(classes);
  shape.hidden.assign(asSize(hidden_layers), asSize(hidden));
  shape.layers = asSize(layers);
  shape.heads = asSize(heads);
  shape.segment = asSize(segment);
  shape.patch = asSize(patch);
  shape.dropout = dropout;
  return shape;
}

OptimizerSettings EncoderConfig::optimizerSettings() const {
  OptimizerSettings settings;
  settings.method = optimizer;
  settings.rate = rate;
  settings.momentum = momentum;
  settings.decay = weight_decay;
  return settings;
}

ScheduleSettings EncoderConfig::scheduleSettings() const {
  return {schedule, static_cast<std::uint64_t>(warm_up_steps),
          static_cast<std::uint64_t>(schedule_steps)};
}

EncoderConfig encoderConfigOf(const Values& complete) {
  static const Schema kSchema = encoderSchema();
  auto config = bind<EncoderConfig>(kSchema, complete);
  ICL_CHECK(config.ok(), config.ok() ? "" : config.error().text());
  return config.value();
}

Result<std::shared_ptr<const Items>> makeItems(const EncoderConfig& c, std::uint64_t seed) {
  const std::size_t validation = asSize(c.validation_items), held_out = asSize(c.held_out);
  if (c.data == EncoderData::Vectors) {
    const VectorItemsConfig vectors{asSize(c.classes), asSize(c.item_dimension), validation,
                                    c.spread};
    return std::shared_ptr<const Items>(std::make_shared<VectorItems>(vectors, seed));
  }
  ImageSet set;
  if (c.data == EncoderData::Glyphs) {
    set = makeGlyphs(seed, asSize(c.classes), asSize(c.images_per_class), asSize(c.image_size));
  } else {
    auto read = readImageFolder(
        c.images, {asSize(c.classes), asSize(c.image_size), c.itemForm().channels, held_out + 1});
    if (!read) return read.error();
    set = std::move(read).value();
  }
  return std::shared_ptr<const Items>(
      std::make_shared<ImageItems>(std::move(set), held_out, validation, c.spread, seed));
}

}  // namespace icl::mixture
