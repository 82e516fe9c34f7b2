// The schema of the second stage: where its decoder comes from, the second modality, the projector.
#include "core/experiments/mixture/config_parts.h"
#include "core/experiments/mixture/config_rules.h"
#include "core/experiments/mixture/encoder/image_settings.h"

namespace icl::mixture {
namespace {

Message beginsWithPretraining(const Values& values) {
  return values.text("initial") == kInitialPretrain ? Message{}
                                                    : ICL_TR("acts with initial = pretrain");
}

Message hasOwnLabels(const Values& values) {
  return values.toggle("joint-labels") ? ICL_TR("acts without joint labels") : Message{};
}

Message hasJointLabels(const Values& values) {
  return values.toggle("joint-labels") ? Message{} : ICL_TR("acts with joint labels");
}

}  // namespace

void addBeginning(SchemaOf<Config>& schema) {
  schema.section(ICL_TR("Beginning"))
      .add(&Config::initial, "initial", ICL_TR("Decoder to begin with"))
      .help(
          ICL_TR("random: all is trained from scratch on both modalities (early fusion). pretrain: "
                 "a first stage with the same task and model is trained before, or found among the "
                 "stored runs. Else the name of a stored run of mixture-pretrain."))
      .asSwitch()
      .twins([](const Values& values) -> std::vector<Value> {
        const bool random = values.text("initial") == kInitialRandom;
        return {std::string(random ? kInitialPretrain : kInitialRandom)};
      })
      .add(&Config::pretrain_steps, "pretrain-steps", ICL_TR("Steps of the first stage"))
      .range(1, 10'000'000)
      .log()
      .unit(ICL_TR("steps"))
      .help(ICL_TR("How long the decoder is trained on the first modality alone."))
      .idle(beginsWithPretraining)
      .add(&Config::pretrain_optimizer, "pretrain-optimizer",
           ICL_TR("Optimiser of the first stage"))
      .option(Optimizer::Sgd, "sgd", ICL_TR("SGD"))
      .option(Optimizer::Adam, "adam", ICL_TR("Adam"))
      .option(Optimizer::AdamW, "adamw", ICL_TR("AdamW"))
      .advanced()
      .help(ICL_TR("How the first stage is trained; all else is as in this one."))
      .idle(beginsWithPretraining)
      .add(&Config::pretrain_rate, "pretrain-rate", ICL_TR("Rate of the first stage"))
      .range(1e-6, 10)
      .log()
      .advanced()
      .help(ICL_TR("Learning rate of the first stage."))
      .idle(beginsWithPretraining)
      .add(&Config::freeze, "freeze", ICL_TR("Frozen"))
      .option(Freeze::None, "none", ICL_TR("nothing"))
      .option(Freeze::Blocks, "blocks", ICL_TR("the blocks"),
              ICL_TR("the last norm, the read-out and the projector learn, as published"))
      .option(Freeze::AllButProjector, "all-but-projector", ICL_TR("all but the projector"))
      .help(ICL_TR("What of the model is held; the projector always learns."))
      .asSwitch()
      .twins([](const Values& values) -> std::vector<Value> {
        const bool none = values.text("freeze") == "none";
        return {std::string(none ? "blocks" : "none")};
      });
}

namespace {

bool itemsAreImages(const Values& values) {
  const Value* data = values.find("data");
  return data != nullptr && *data != Value(std::string("vectors"));
}

/// Its size and noise, which are a vector's or an image's.
void addSecondForm(SchemaOf<Config>& schema, bool pictured) {
  schema.add(&Config::item_dimension_2, "item-dimension-2", ICL_TR("Dimension of modality 2"))
      .range(1, 4096)
      .symbol("D_{2}")
      .help(ICL_TR("Numbers in an item of the second modality; the projector makes an embedding of "
                   "them."));
  if (pictured) schema.idle(actsFor("data", {"vectors"}, ICL_TR("acts with vectors")));
  schema.add(&Config::spread_2, "spread-2", ICL_TR("Spread of modality 2"))
      .range(0, 10)
      .symbol("ε_{2}");
  if (!pictured) {
    schema.help(ICL_TR("Noise of an item about its class mean, as of the first modality."));
    return;
  }
  schema
      .help(ICL_TR("Of a vector about its class mean, relative to the mean's length; of an image, "
                   "the standard deviation that is added to every pixel, whose range is from 0 to "
                   "1. By default 0.1 and 0."))
      .derived([](const Values& values) -> Value { return itemsAreImages(values) ? 0.0 : 0.1; });
}

void addSecondItems(SchemaOf<Config>& schema, bool pictured) {
  schema.section(ICL_TR("Second modality"))
      .add(&Config::modalities, "modalities", ICL_TR("Modalities"))
      .range(1, 2)
      .readOnly()
      .advanced()
      .help(ICL_TR("Items of an element: one of the first modality, one of the second."))
      .derived([](const Values&) -> Value { return std::int64_t{2}; });
  if (pictured) addItemSource<Config>(schema, {&Config::data, &Config::images});
  schema.add(&Config::classes_2, "classes-2", ICL_TR("Classes of modality 2"))
      .range(2, 1'048'576)
      .log()
      .symbol("K_{2}")
      .help(ICL_TR("Classes of the second modality that training shows. The test of new classes "
                   "has as many in proportion, at least one a label."))
      .asSwitch()
      .twins([](const Values& values) -> std::vector<Value> {
        const std::int64_t now = values.integer("classes-2");
        if (itemsAreImages(values)) return {2 * now};
        const bool few = now < 1024;
        return {std::int64_t{few ? 8192 : 64}};
      })
      .add(&Config::labels_2, "labels-2", ICL_TR("Labels of modality 2"))
      .range(2, 1024)
      .symbol("L_{2}")
      .help(ICL_TR("The first so many labels belong to the second modality's classes, too: class k "
                   "has the label k mod L₂. An element's label is that of both its items."))
      .derived([](const Values& values) -> Value { return values.integer("labels"); })
      .idle(hasOwnLabels);
  addSecondForm(schema, pictured);
  if (pictured) {
    addImageForm<Config>(
        schema,
        {&Config::image_size, &Config::colours, &Config::images_per_class, &Config::held_out}, 8,
        ICL_TR("Images are scaled to this side."));
  }
  schema.add(&Config::zipf_2, "zipf-2", ICL_TR("Zipf exponent of modality 2"))
      .range(0, 5)
      .symbol("α_{2}")
      .help(ICL_TR("Class k is drawn with probability proportional to (k+1)^-α."));
}

void addJointLabels(SchemaOf<Config>& schema) {
  schema.add(&Config::joint_labels, "joint-labels", ICL_TR("Joint labels"))
      .help(ICL_TR("The classes of both modalities are drawn independently, and a label tells the "
                   "group of both: no modality alone gives the answer."))
      .asSwitch()
      .twins([](const Values& values) -> std::vector<Value> {
        return {!values.toggle("joint-labels")};
      })
      .add(&Config::groups_1, "groups-1", ICL_TR("Groups of modality 1"))
      .range(1, 1024)
      .symbol("G_{1}")
      .help(ICL_TR("Class k belongs to group k mod G. The two numbers of groups multiply to the "
                   "number of labels."))
      .idle(hasJointLabels)
      .add(&Config::groups_2, "groups-2", ICL_TR("Groups of modality 2"))
      .range(1, 1024)
      .symbol("G_{2}")
      .help(ICL_TR("As of modality 1."))
      .idle(hasJointLabels)
      .add(&Config::published_flip, "published-flip", ICL_TR("Swapped labels as published"))
      .advanced()
      .help(ICL_TR("With joint labels the published code moves the answer of the swapped-label set "
                   "on twice, so that a perfect in-context learner scores nothing there."))
      .idle(hasJointLabels);
}

}  // namespace

void addSecondModality(SchemaOf<Config>& schema, bool pictured) {
  addSecondItems(schema, pictured);
  addJointLabels(schema);
}

void addProjector(SchemaOf<Config>& schema) {
  schema.section(ICL_TR("Model"))
      .add(&Config::projector, "projector", ICL_TR("Projector"))
      .option(ProjectorSize::Standard, "standard", ICL_TR("two matrices"), ICL_TR("as published"))
      .option(ProjectorSize::Large, "large", ICL_TR("three matrices"))
      .help(ICL_TR("Makes an embedding of an item of the second modality: matrices without biases, "
                   "GELU between them."));
}

void addPairedRules(SchemaOf<Config>& schema) {
  addSharedRules(schema);
  schema.rule({"initial"}, checkInitial)
      .rule({"classes-2", "labels-2", "labels"}, checkSecondClasses)
      .rule({"joint-labels", "groups-1", "groups-2", "labels", "classes", "classes-2"},
            checkGroups);
}

Schema projectorSchema() {
  SchemaOf<Config> schema("mixture-projector", ICL_TR("Mixture, second stage"));
  addBeginning(schema);
  addTaskSettings(schema);
  addSecondModality(schema);
  addProjector(schema);
  addModelSettings(schema);
  addTrainingSettings(schema);
  addPairedRules(schema);
  return schema.build();
}

}  // namespace icl::mixture
