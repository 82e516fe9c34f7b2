// Settings of the mixture experiments' stages with a decoder: the typed struct, its schemas, and
// what they mean for the parts (task, decoder, encoder, optimiser). Plain data; any thread. The
// meaning of each setting is written once, in its help text.
#pragma once

#include <string>
#include <string_view>

#include "core/config/schema.h"
#include "core/experiments/mixture/decoder.h"
#include "core/experiments/mixture/encoder/config.h"
#include "core/experiments/mixture/measures.h"
#include "core/experiments/mixture/task.h"
#include "core/math/optimizer.h"

namespace icl::mixture {

enum class Positions { Absolute, Rotary, RotaryPublished, Alibi, Hybrid, None };
enum class HybridRotation { Off, On, Published };
enum class OutputProjection { Auto, Always };
enum class Activation { Published, SwiGlu };
enum class ProjectorSize { Standard, Large };
enum class Freeze { None, Blocks, AllButProjector };
enum class EncoderMode { Frozen, FineTuned, Random, Scratch };

/// `initial` of a later stage, where it is not the name of a stored run.
inline constexpr std::string_view kInitialRandom = "random", kInitialPretrain = "pretrain";

/// Field by field what the schemas declare; the first stage has one modality and no `initial`, the
/// last alone has an encoder.
struct Config {
  std::string initial = std::string(kInitialRandom);
  std::int64_t pretrain_steps = 800;
  Optimizer pretrain_optimizer = Optimizer::Adam;
  double pretrain_rate = 1e-3;
  ProjectorSize projector = ProjectorSize::Standard;
  Freeze freeze = Freeze::None;

  bool encoded = false;  // no setting: the last stage has an encoder
  EncoderMode encoder_mode = EncoderMode::Scratch;
  std::string encoder_initial = std::string(kInitialPretrain);
  std::int64_t encoder_steps = 1000;
  Optimizer encoder_optimizer = Optimizer::Adam;
  double encoder_pretrain_rate = 1e-3;
  EncoderKind encoder = EncoderKind::Mlp;
  std::int64_t encoder_width = 32, encoder_hidden = 64, encoder_hidden_layers = 1;
  std::int64_t encoder_layers = 2, encoder_heads = 1, segment = 16, patch = 16;
  double dropout = 0.1;
  std::int64_t validation_items = 1000;
  EncoderData data = EncoderData::Vectors;  // of the second modality
  std::string images{};
  std::int64_t image_size = 28;
  EncoderColours colours = EncoderColours::Grey;
  std::int64_t images_per_class = 20, held_out = 5;

  std::int64_t modalities = 1;
  std::int64_t classes_2 = 256, labels_2 = 32, item_dimension_2 = 64;
  double spread_2 = 0.1, zipf_2 = 0;
  bool joint_labels = false;
  std::int64_t groups_1 = 4, groups_2 = 8;
  bool published_flip = false;

  std::int64_t classes = 8192, labels = 32, pairs = 8, item_dimension = 63;
  std::int64_t burstiness = 4;
  double bursty_fraction = 1, ood_fraction = 0;
  std::int64_t new_classes = 128;
  double spread = 0.1, zipf = 0;
  bool no_repeats = false;

  std::int64_t layers = 2, heads = 1;
  OutputProjection output_projection = OutputProjection::Auto;
  Positions positions = Positions::Absolute;
  std::int64_t max_pairs = 32;
  HybridRotation hybrid_rotation = HybridRotation::Off;
  double rotary_base = 10000;
  std::int64_t width = 128;
  bool rms_norm = true;
  double norm_eps = 1e-5, residual_scale = 1;
  Activation activation = Activation::Published;

  std::int64_t batch = 128;
  Optimizer optimizer = Optimizer::Sgd;
  double rate = 1e-3, momentum = 0, weight_decay = 1e-6, clip = 0;
  RateSchedule schedule = RateSchedule::Constant;
  std::int64_t warm_up_steps = 100, schedule_steps = 2000;
  bool skip_unused = true;

  std::int64_t test_sequences = 1000, evaluate_every = 250;

  /// Columns of one-hot positions before the embedding.
  std::int64_t positionBlock() const;
  bool rotated() const;
  TaskConfig task() const;
  DecoderShape shape() const;
  /// Without the projector: what a first stage has.
  DecoderShape decoderShape() const;
  /// Of the second modality's items.
  EncoderShape encoderShape() const;
  ItemForm secondForm() const;
  bool readsImages() const { return data != EncoderData::Vectors; }
  /// Whether it begins with the weights of a run that trained it alone.
  bool encoderPretrained() const {
    return encoded &&
           (encoder_mode == EncoderMode::Frozen || encoder_mode == EncoderMode::FineTuned);
  }
  bool encoderHeld() const {
    return encoder_mode == EncoderMode::Frozen || encoder_mode == EncoderMode::Random;
  }
  bool paired() const { return modalities > 1; }
  SequenceLayout layout() const {
    return {static_cast<std::size_t>(pairs), static_cast<std::size_t>(modalities) + 1};
  }
  OptimizerSettings optimizerSettings() const;
  ScheduleSettings scheduleSettings() const;
};

Schema pretrainSchema();
Schema projectorSchema();
Schema jointSchema();

/// Binds complete values that the schema has accepted already (a snapshot's); else our mistake.
Config configOf(const Values& complete);

/// The images that are the second modality's items, as a seed has them; null where they are
/// vectors. Blocks: files are read or glyphs are drawn.
Result<std::shared_ptr<const SecondImages>> secondImages(const Config& config, std::uint64_t seed);

}  // namespace icl::mixture
