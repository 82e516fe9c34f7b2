// The schema of the last stage: the second stage's settings, and the encoder in front of the
// projector.
#include "core/experiments/mixture/config_parts.h"
#include "core/experiments/mixture/config_rules.h"
#include "core/experiments/mixture/encoder/network_settings.h"

namespace icl::mixture {
namespace {

Message beginsWithAnEncoder(const Values& values) {
  const std::string& mode = values.text("encoder-mode");
  return mode == "frozen" || mode == "fine-tuned"
             ? Message{}
             : ICL_TR("acts with a pre-trained encoder: frozen or fine-tuned");
}

Message trainsAnEncoder(const Values& values) {
  const Message idle = beginsWithAnEncoder(values);
  if (!idle.empty()) return idle;
  return values.text("encoder-initial") == kInitialPretrain
             ? Message{}
             : ICL_TR("acts with encoder-initial = pretrain");
}

std::vector<Value> otherModes(const Values& values) {
  std::vector<Value> rest;
  for (const char* name : {"frozen", "fine-tuned", "random", "scratch"}) {
    if (values.text("encoder-mode") != name) rest.emplace_back(std::string(name));
  }
  return rest;
}

void addEncoderBeginning(SchemaOf<Config>& schema) {
  schema.add(&Config::encoder_mode, "encoder-mode", ICL_TR("Encoder to begin with"))
      .option(EncoderMode::Frozen, "frozen", ICL_TR("pre-trained, held"))
      .option(EncoderMode::FineTuned, "fine-tuned", ICL_TR("pre-trained, learns on"))
      .option(EncoderMode::Random, "random", ICL_TR("random, held"))
      .option(EncoderMode::Scratch, "scratch", ICL_TR("random, learns"))
      .help(ICL_TR("Whether the encoder has learnt the classes before, and whether it learns here "
                   "together with projector and decoder. Its classifier is always held."))
      .asSwitch()
      .twins(otherModes)
      .add(&Config::encoder_initial, "encoder-initial", ICL_TR("Pre-trained encoder"))
      .help(ICL_TR("pretrain: an encoder of these items is trained alone before, or found among "
                   "the stored runs. Else the name of a stored run of mixture-encoder on items of "
                   "the same kind: vectors, glyphs or the images of the same folder."))
      .idle(beginsWithAnEncoder)
      .add(&Config::encoder_steps, "encoder-steps", ICL_TR("Steps of the encoder alone"))
      .range(1, 10'000'000)
      .log()
      .unit(ICL_TR("steps"))
      .help(ICL_TR("How long the encoder is trained as a classifier of single items."))
      .idle(trainsAnEncoder)
      .add(&Config::encoder_optimizer, "encoder-optimizer",
           ICL_TR("Optimiser of the encoder alone"))
      .option(Optimizer::Sgd, "sgd", ICL_TR("SGD"))
      .option(Optimizer::Adam, "adam", ICL_TR("Adam"))
      .option(Optimizer::AdamW, "adamw", ICL_TR("AdamW"))
      .advanced()
      .help(ICL_TR("How it is trained alone."))
      .idle(trainsAnEncoder)
      .add(&Config::encoder_pretrain_rate, "encoder-rate", ICL_TR("Rate of the encoder alone"))
      .range(1e-6, 10)
      .log()
      .advanced()
      .help(ICL_TR("Learning rate of its training alone."))
      .idle(trainsAnEncoder);
}

void addEncoder(SchemaOf<Config>& schema) {
  using C = Config;
  schema.section(ICL_TR("Encoder"));
  addEncoderNetwork<C>(
      schema, {&C::encoder, &C::encoder_width, &C::encoder_hidden, &C::encoder_hidden_layers,
               &C::encoder_layers, &C::encoder_heads, &C::segment, &C::patch, &C::dropout,
               [](const Values& values) -> Value {
                 return std::int64_t{values.text("data") == "vectors" ? 16 : 7};
               }});
}

Status checkEncoder(const Config& c) { return checkShape(c.encoderShape()); }

Status checkSecondImages(const Config& c) {
  if (auto images = checkImages(c.data, c.images, c.image_size, c.images_per_class, c.held_out);
      !images) {
    return images;
  }
  if (!c.readsImages() || c.ood_fraction == 0) return {};
  return Error{Message{ICL_TR("new classes of images are for the tests alone, of which there are "
                              "only so many: set ood-fraction to 0")},
               "ood-fraction"};
}

Status checkEncoderInitial(const Config& c) {
  if (!c.encoder_initial.empty()) return {};
  return Error{Message{ICL_TR("write pretrain or the name of a stored run of mixture-encoder")},
               "encoder-initial"};
}

}  // namespace

Schema jointSchema() {
  SchemaOf<Config> schema("mixture-joint", ICL_TR("Mixture, last stage"));
  addBeginning(schema);
  addEncoderBeginning(schema);
  addTaskSettings(schema);
  addSecondModality(schema, true);
  addEncoder(schema);
  addProjector(schema);
  addModelSettings(schema);
  addTrainingSettings(schema);
  schema.add(&Config::validation_items, "validation-items", ICL_TR("Validation items"))
      .range(10, 100'000)
      .log()
      .unit(ICL_TR("items"))
      .advanced()
      .help(ICL_TR("Single items on which the encoder with its classifier is looked at."));
  addPairedRules(schema);
  schema.rule({"encoder-initial"}, checkEncoderInitial)
      .rule({"data", "images", "image-size", "images-per-class", "held-out", "ood-fraction"},
            checkSecondImages)
      .rule({"encoder", "data", "item-dimension-2", "image-size", "colours", "encoder-width",
             "encoder-heads", "segment", "patch"},
            checkEncoder);
  return schema.build();
}

}  // namespace icl::mixture
