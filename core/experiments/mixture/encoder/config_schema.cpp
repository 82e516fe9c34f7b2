// The declaration of every setting of mixture-encoder.
#include "core/experiments/mixture/encoder/config.h"
#include "core/experiments/mixture/encoder/image_settings.h"
#include "core/experiments/mixture/encoder/network_settings.h"

namespace icl::mixture {
namespace {

using EncoderBuilder = SchemaOf<EncoderConfig>;

void addItems(EncoderBuilder& schema) {
  using C = EncoderConfig;
  schema.section(ICL_TR("Items"));
  addItemSource<C>(schema, {&C::data, &C::images});
  schema.add(&C::classes, "classes-2", ICL_TR("Classes"))
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
  addImageForm<C>(
      schema, {&C::image_size, &C::colours, &C::images_per_class, &C::held_out}, 0,
      ICL_TR("Images are scaled to this side; 0 takes files as they are, all of one size."));
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
  return checkImages(c.data, c.images, c.image_size, c.images_per_class, c.held_out);
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

Status checkImages(EncoderData data, const std::string& folder, std::int64_t size,
                   std::int64_t images_per_class, std::int64_t held_out) {
  if (data == EncoderData::Images && folder.empty()) {
    return wrongSetting("images", ICL_TR("images need a folder: name one with a folder of PNG "
                                         "files for each class"));
  }
  if (data != EncoderData::Glyphs) return {};
  if (size < 8) {
    return wrongSetting("image-size", ICL_TR("a glyph needs a side of at least 8 pixels"));
  }
  if (held_out < images_per_class) return {};
  return wrongSetting("held-out",
                      ICL_TR("of %1 images of a class at most %2 can be held out: training needs "
                             "one"),
                      {std::to_string(images_per_class), std::to_string(images_per_class - 1)});
}

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
