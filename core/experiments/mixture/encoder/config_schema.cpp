// The declaration of every setting of mixture-encoder.
#include "core/experiments/mixture/encoder/config.h"
#include "core/experiments/mixture/encoder/network_settings.h"

namespace icl::mixture {
namespace {

using EncoderBuilder = SchemaOf<EncoderConfig>;

void addItems(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.section(ICL_TR("Items"))
      .add(&C::data, "data", ICL_TR("Items"))
      .option(EncoderData::Vectors, "vectors", ICL_TR("vectors"),
              ICL_TR("noisy class means, as the sequences of later stages have them"))
      .option(EncoderData::Glyphs, "glyphs", ICL_TR("glyphs"),
              ICL_TR("hand-drawn-like signs that are drawn here"))
      .option(EncoderData::Images, "images", ICL_TR("images"),
              ICL_TR("PNG files of a folder, a folder for each class"))
      .help(ICL_TR("What the encoder learns to tell apart."))
      .add(&C::images, "images", ICL_TR("Folder of images"))
      .help(ICL_TR("Every folder below it that holds PNG files is a class, as Omniglot and "
                   "Mini-ImageNet are published; the first classes in order of their paths are "
                   "taken."))
      .idle(actsFor("data", {"images"}, ICL_TR("acts with images")))
      .add(&C::classes, "classes-2", ICL_TR("Classes"))
      .range(2, 65536)
      .log()
      .symbol("K_{2}")
      .help(ICL_TR("Classes to tell apart, equally likely."))
      .add(&C::labels, "labels-2", ICL_TR("Labels"))
      .range(2, 1024)
      .symbol("L_{2}")
      .advanced()
      .help(ICL_TR("Labels that the classes will share in sequences: class k has the label k mod "
                   "L₂. The encoder learns classes, not labels; they travel with it."))
      .add(&C::item_dimension, "item-dimension-2", ICL_TR("Dimension of a vector"))
      .range(1, 4096)
      .symbol("D_{2}")
      .help(ICL_TR("Numbers of a vector."))
      .idle(actsFor("data", {"vectors"}, ICL_TR("acts with vectors")))
      .add(&C::spread, "spread-2", ICL_TR("Noise"))
      .range(0, 10)
      .symbol("ε_{2}")
      .help(ICL_TR("Of a vector about its class mean, relative to the mean's length; of an image, "
                   "the standard deviation that is added to every pixel, whose range is from 0 to "
                   "1. By default 0.1 and 0."))
      .derived([](const Values& values) -> Value {
        return values.text("data") == "vectors" ? 0.1 : 0.0;
      });
}

void addImages(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.add(&C::image_size, "image-size", ICL_TR("Side of an image"))
      .range(0, 512)
      .unit(ICL_TR("pixels"))
      .help(ICL_TR("Images are scaled to this side; 0 takes files as they are, all of one size."))
      .idle(actsFor("data", {"glyphs", "images"}, ICL_TR("acts with glyphs and images")))
      .add(&C::colours, "colours", ICL_TR("Colours"))
      .option(EncoderColours::Grey, "grey", ICL_TR("grey"))
      .option(EncoderColours::Rgb, "rgb", ICL_TR("red, green, blue"))
      .help(ICL_TR("Numbers of a pixel: one or three."))
      .idle(actsFor("data", {"images"}, ICL_TR("acts with images")))
      .add(&C::images_per_class, "images-per-class", ICL_TR("Images of a class"))
      .range(2, 1000)
      .help(ICL_TR("Drawings of each glyph, held-out ones included."))
      .idle(actsFor("data", {"glyphs"}, ICL_TR("acts with glyphs")))
      .add(&C::held_out, "held-out", ICL_TR("Images held out"))
      .range(1, 999)
      .help(ICL_TR("The last images of each class, which training never shows; the validation "
                   "accuracy is theirs."))
      .idle(actsFor("data", {"glyphs", "images"}, ICL_TR("acts with glyphs and images")));
}

void addNetwork(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.section(ICL_TR("Encoder"));
  addEncoderNetwork<C>(
      schema, {&C::encoder, &C::width, &C::hidden, &C::hidden_layers, &C::layers, &C::heads,
               &C::segment, &C::patch, &C::dropout, [](const Values& values) -> Value {
                 return std::int64_t{values.text("data") == "vectors" ? 16 : 7};
               }});
}

void addTraining(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.section(ICL_TR("Training"))
      .add(&C::batch, "batch", ICL_TR("Batch"))
      .range(2, 4096)
      .log()
      .unit(ICL_TR("items per step"))
      .help(ICL_TR("Items drawn afresh for each step."))
      .add(&C::optimizer, "optimizer", ICL_TR("Optimiser"))
      .option(Optimizer::Sgd, "sgd", ICL_TR("SGD"))
      .option(Optimizer::Adam, "adam", ICL_TR("Adam"),
              ICL_TR("as published; weight decay joins the gradient"))
      .option(Optimizer::AdamW, "adamw", ICL_TR("AdamW"),
              ICL_TR("Adam whose weight decay shrinks the weights by itself"))
      .help(ICL_TR("How the gradient moves the weights."))
      .add(&C::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-6, 10)
      .log()
      .symbol("η")
      .help(ICL_TR("Size of a step."))
      .live()
      .add(&C::momentum, "momentum", ICL_TR("Momentum"))
      .range(0, 0.999)
      .advanced()
      .help(ICL_TR("Part of the last step that is made again."))
      .idle(actsFor("optimizer", {"sgd"}, ICL_TR("acts with sgd")))
      .add(&C::weight_decay, "weight-decay", ICL_TR("Weight decay"))
      .range(0, 10)
      .symbol("λ")
      .help(ICL_TR("Pulls every weight towards 0, biases and norms as well."))
      .live()
      .add(&C::clip, "clip", ICL_TR("Largest gradient norm"))
      .range(0, 1e6)
      .advanced()
      .help(ICL_TR("Longer gradients are shortened to this; 0 leaves them."))
      .live()
      .add(&C::label_smoothing, "label-smoothing", ICL_TR("Label smoothing"))
      .range(0, 0.9)
      .advanced()
      .help(ICL_TR("Part of the target that is spread over all classes."))
      .live();
}

void addEncoderSchedule(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.add(&C::schedule, "schedule", ICL_TR("Schedule"))
      .option(RateSchedule::Constant, "constant", ICL_TR("constant"))
      .option(RateSchedule::Cosine, "cosine", ICL_TR("cosine"),
              ICL_TR("after the warm-up down to 0 on half a cosine"))
      .option(RateSchedule::WarmUp, "warm-up", ICL_TR("warm-up"),
              ICL_TR("up from 0 on a line, then constant"))
      .advanced()
      .help(ICL_TR("How the learning rate changes during a run."))
      .add(&C::warm_up_steps, "warm-up-steps", ICL_TR("Warm-up"))
      .range(0, 1'000'000)
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("Steps over which the learning rate grows from 0."))
      .idle(actsFor("schedule", {"cosine", "warm-up"},
                    ICL_TR("acts with the schedules cosine and warm-up")))
      .add(&C::schedule_steps, "schedule-steps", ICL_TR("End of the schedule"))
      .range(1, 10'000'000)
      .log()
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("Step at which the cosine schedule reaches 0."))
      .idle(actsFor("schedule", {"cosine"}, ICL_TR("acts with the schedule cosine")))
      .section(ICL_TR("Test"))
      .add(&C::validation_items, "validation-items", ICL_TR("Validation items"))
      .range(10, 100'000)
      .log()
      .help(ICL_TR("Items that training never shows, drawn once; of images at most those held out. "
                   "An accuracy is known to ±√(p(1−p)/S)."))
      .add(&C::evaluate_every, "evaluate-every", ICL_TR("Evaluate every"))
      .range(1, 100'000)
      .log()
      .unit(ICL_TR("steps"))
      .help(ICL_TR("Steps between two looks at the validation items; the curves keep the last "
                   "value in between."));
}

Error wrongSetting(const char* key, const char* pattern, std::vector<std::string> texts = {}) {
  return Error{Message{pattern, std::move(texts)}, key};
}

Status checkItems(const EncoderConfig& c) {
  if (c.classes % c.labels != 0) {
    return wrongSetting("classes-2",
                        ICL_TR("%1 classes cannot share %2 labels evenly: choose a multiple of %2"),
                        {std::to_string(c.classes), std::to_string(c.labels)});
  }
  if (c.data == EncoderData::Images && c.images.empty()) {
    return wrongSetting("images", ICL_TR("images need a folder: name one with a folder of PNG "
                                         "files for each class"));
  }
  if (c.data != EncoderData::Glyphs) return {};
  if (c.image_size < 8) {
    return wrongSetting("image-size", ICL_TR("a glyph needs a side of at least 8 pixels"));
  }
  if (c.held_out < c.images_per_class) return {};
  return wrongSetting("held-out",
                      ICL_TR("of %1 images of a class at most %2 can be held out: training needs "
                             "one"),
                      {std::to_string(c.images_per_class), std::to_string(c.images_per_class - 1)});
}

Status checkNetwork(const EncoderConfig& c) {
  return c.knowsForm() ? checkShape(c.shape(c.itemForm())) : Status{};
}

Status checkEnd(const EncoderConfig& c) {
  if (c.schedule != RateSchedule::Cosine || c.warm_up_steps < c.schedule_steps) return {};
  return wrongSetting("schedule-steps",
                      ICL_TR("the cosine schedule ends at step %1, before its warm-up of %2 steps"),
                      {std::to_string(c.schedule_steps), std::to_string(c.warm_up_steps)});
}

}  // namespace

Schema encoderSchema() {
  EncoderBuilder schema("mixture-encoder", ICL_TR("Mixture, encoder"));
  addItems(schema);
  addImages(schema);
  addNetwork(schema);
  addTraining(schema);
  addEncoderSchedule(schema);
  schema
      .rule(
          {"classes-2", "labels-2", "data", "images", "image-size", "images-per-class", "held-out"},
          checkItems)
      .rule({"encoder", "data", "item-dimension-2", "image-size", "encoder-width", "encoder-heads",
             "segment", "patch"},
            checkNetwork)
      .rule({"schedule", "schedule-steps", "warm-up-steps"}, checkEnd);
  return schema.build();
}

}  // namespace icl::mixture
