#include "core/experiments/mixture/config.h"

#include <utility>

namespace icl::mixture {
namespace {

std::size_t size(std::int64_t number) { return static_cast<std::size_t>(number); }
std::uint32_t number32(std::int64_t number) { return static_cast<std::uint32_t>(number); }

}  // namespace

std::int64_t Config::positionBlock() const {
  if (positions == Positions::Absolute) return 2 * max_pairs + 1;
  return positions == Positions::Hybrid ? 2 * max_pairs + 2 : 0;
}

bool Config::rotated() const {
  return positions == Positions::Rotary || positions == Positions::RotaryPublished ||
         (positions == Positions::Hybrid && hybrid_rotation != HybridRotation::Off);
}

TaskConfig Config::task() const {
  TaskConfig task;
  task.classes = number32(classes);
  task.labels = number32(labels);
  task.pairs = number32(pairs);
  task.dimension = number32(item_dimension);
  task.burstiness = number32(burstiness);
  task.bursty_fraction = bursty_fraction;
  task.ood_fraction = ood_fraction;
  task.new_classes = number32(new_classes);
  task.spread = spread;
  task.zipf = zipf;
  task.no_repeats = no_repeats;
  task.position_block = number32(positionBlock());
  const auto tokens = static_cast<std::int64_t>(layout().tokens());
  task.max_shift = positionBlock() > 0 ? number32(2 * max_pairs + 1 - tokens) : 0;
  if (!paired()) return task;
  SecondModality& second = task.second;
  second.classes = number32(classes_2);
  second.labels = number32(labels_2);
  second.dimension = static_cast<std::uint32_t>(secondForm().size());
  second.spread = spread_2;
  second.zipf = zipf_2;
  second.groups_1 = joint_labels ? number32(groups_1) : 0;
  second.groups_2 = joint_labels ? number32(groups_2) : 0;
  second.published_flip = published_flip;
  return task;
}

DecoderShape Config::shape() const {
  DecoderShape shape = decoderShape();
  if (!paired()) return shape;
  shape.projector = {size(encoded ? encoder_width : item_dimension_2), size(item_dimension),
                     projector == ProjectorSize::Large, size(positionBlock())};
  return shape;
}

ItemForm Config::secondForm() const {
  if (!readsImages()) return {1, size(item_dimension_2), 1};
  return {size(image_size), size(image_size), channelsOf(data, colours)};
}

EncoderShape Config::encoderShape() const {
  EncoderShape shape;
  shape.kind = encoder;
  shape.item = secondForm();
  shape.features = size(encoder_width);
  shape.classes = size(classes_2);
  shape.hidden.assign(size(encoder_hidden_layers), size(encoder_hidden));
  shape.layers = size(encoder_layers);
  shape.heads = size(encoder_heads);
  shape.segment = size(segment);
  shape.patch = size(patch);
  shape.dropout = dropout;
  return shape;
}

DecoderShape Config::decoderShape() const {
  DecoderShape shape;
  shape.layers = size(layers);
  shape.heads = size(heads);
  shape.width = size(positionBlock() + item_dimension);
  shape.labels = size(labels);
  if (rotated()) {
    const bool published =
        positions == Positions::RotaryPublished ||
        (positions == Positions::Hybrid && hybrid_rotation == HybridRotation::Published);
    shape.rotation = published ? Rotation::Published : Rotation::Standard;
  }
  shape.rotary_base = rotary_base;
  shape.alibi = positions == Positions::Alibi;
  shape.norm = rms_norm;
  shape.norm_eps = norm_eps;
  shape.residual_scale = residual_scale;
  shape.gated = activation == Activation::SwiGlu;
  shape.project = heads > 1 || output_projection == OutputProjection::Always;
  return shape;
}

OptimizerSettings Config::optimizerSettings() const {
  OptimizerSettings settings;
  settings.method = optimizer;
  settings.rate = rate;
  settings.momentum = momentum;
  settings.decay = weight_decay;
  return settings;
}

ScheduleSettings Config::scheduleSettings() const {
  return {schedule, static_cast<std::uint64_t>(warm_up_steps),
          static_cast<std::uint64_t>(schedule_steps)};
}

Config configOf(const Values& complete) {
  static const Schema kFirst = pretrainSchema(), kSecond = projectorSchema(), kLast = jointSchema();
  const bool encoded = complete.find("encoder-mode") != nullptr;
  const bool paired = complete.find("modalities") != nullptr;
  auto config = bind<Config>(encoded ? kLast : (paired ? kSecond : kFirst), complete);
  ICL_CHECK(config.ok(), config.ok() ? "" : config.error().text());
  Config bound = std::move(config).value();
  bound.encoded = encoded;
  return bound;
}

Result<std::shared_ptr<const SecondImages>> secondImages(const Config& config, std::uint64_t seed) {
  if (!config.readsImages()) return std::shared_ptr<const SecondImages>();
  const ItemForm form = config.secondForm();
  const std::size_t fresh = config.task().newSecondClasses();
  auto out = std::make_shared<SecondImages>();
  out->classes = static_cast<std::size_t>(config.classes_2);
  out->held_out = static_cast<std::size_t>(config.held_out);
  out->glyphs = config.data == EncoderData::Glyphs;
  out->seed = seed;
  if (out->glyphs) {
    out->set = std::make_shared<const ImageSet>(
        makeGlyphs(seed, out->classes + fresh, static_cast<std::size_t>(config.images_per_class),
                   form.height));
  } else {
    auto read = readImageFolder(
        config.images, {out->classes, form.height, form.channels, out->held_out + 1, fresh});
    if (!read) return read.error();
    out->set = std::make_shared<const ImageSet>(std::move(read).value());
  }
  return std::shared_ptr<const SecondImages>(std::move(out));
}

}  // namespace icl::mixture
