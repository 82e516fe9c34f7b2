// How a run of a later stage begins: which earlier ones it asks for, and what it takes over.
#include <array>
#include <span>
#include <utility>

#include "core/experiments/mixture/encoder/experiment.h"
#include "core/experiments/mixture/encoder/state.h"
#include "core/experiments/mixture/experiment.h"
#include "core/experiments/mixture/pretrain.h"

namespace icl::mixture {
namespace {

constexpr const char* kEncoderRole = "encoder";

/// What the decoder and the tables of the first modality are made of.
constexpr std::array<std::string_view, 14> kTakenOver{
    "classes",           "labels",         "item-dimension",  "layers",      "heads",
    "output-projection", "positions",      "hybrid-rotation", "rotary-base", "rms-norm",
    "norm-eps",          "residual-scale", "activation",      "width"};

/// What the encoder and the classes of the second modality are made of; and, behind these, what
/// its items are.
constexpr std::array<std::string_view, 11> kOfEncoder{
    "data",           "classes-2",      "encoder",
    "encoder-width",  "encoder-hidden", "encoder-hidden-layers",
    "encoder-layers", "encoder-heads",  "segment",
    "patch",          "dropout"};
constexpr std::array<std::string_view, 1> kOfVectors{"item-dimension-2"};
constexpr std::array<std::string_view, 3> kOfGlyphs{"image-size", "images-per-class", "held-out"};
constexpr std::array<std::string_view, 4> kOfFolder{"images", "image-size", "colours", "held-out"};
/// How it is trained alone, as far as that is told by the settings of the last stage.
constexpr std::array<std::string_view, 4> kOfItems{"spread-2", "batch", "weight-decay",
                                                   "validation-items"};

std::span<const std::string_view> formOf(const Values& values) {
  const std::string& data = values.text("data");
  if (data == "vectors") return kOfVectors;
  return data == "glyphs" ? std::span<const std::string_view>(kOfGlyphs) : kOfFolder;
}

Status alike(const Parent& parent, const Values& values, std::span<const std::string_view> keys,
             const char* refusal) {
  for (const std::string_view key : keys) {
    const Value* theirs = parent.config.find(key);
    const Value* ours = values.find(key);
    if (theirs != nullptr && ours != nullptr && *theirs == *ours) continue;
    return Error{
        Message{refusal,
                {std::string(key), theirs ? toText(*theirs) : "", ours ? toText(*ours) : ""}},
        std::string(key)};
  }
  return {};
}

ParentSpec encoderToBeginWith(const Values& complete, std::uint64_t seed) {
  ParentSpec spec;
  spec.role = kEncoderRole;
  spec.title = ICL_TR("Encoder");
  spec.type = mixtureEncoderType;
  const std::string& initial = complete.text("encoder-initial");
  if (initial != kInitialPretrain) {
    spec.run = initial;
    return spec;
  }
  for (const auto keys : {std::span<const std::string_view>(kOfEncoder), formOf(complete),
                          std::span<const std::string_view>(kOfItems)}) {
    for (const std::string_view key : keys) {
      spec.changes.set(std::string(key), *complete.find(key));
    }
  }
  const bool joint = complete.toggle("joint-labels");
  spec.changes.set("labels-2", complete.integer(joint ? "groups-2" : "labels-2"));
  spec.changes.set("optimizer", complete.text("encoder-optimizer"));
  spec.changes.set("rate", complete.real("encoder-rate"));
  spec.seed = seed;
  spec.steps = static_cast<std::uint64_t>(complete.integer("encoder-steps"));
  return spec;
}

}  // namespace

std::vector<ParentSpec> decoderToBeginWith(const Values& complete, std::uint64_t seed) {
  const std::string& initial = complete.text("initial");
  if (initial == kInitialRandom) return {};
  ParentSpec spec;
  spec.role = "decoder";
  spec.title = ICL_TR("First stage");
  spec.type = mixturePretrainType;
  if (initial != kInitialPretrain) {
    spec.run = initial;
    return {spec};
  }
  static const Schema kFirst = pretrainSchema();
  for (const Field& field : kFirst.fields()) {
    if (!field.read_only) spec.changes.set(field.key, *complete.find(field.key));
  }
  spec.changes.set("optimizer", complete.text("pretrain-optimizer"));
  spec.changes.set("rate", complete.real("pretrain-rate"));
  spec.seed = seed;
  spec.steps = static_cast<std::uint64_t>(complete.integer("pretrain-steps"));
  return {spec};
}

std::vector<ParentSpec> stagesToBeginWith(const Values& complete, std::uint64_t seed) {
  auto specs = decoderToBeginWith(complete, seed);
  if (configOf(complete).encoderPretrained()) specs.push_back(encoderToBeginWith(complete, seed));
  return specs;
}

Status Pretrain::takeDecoder(const Parent& parent, TaskTables& tables) {
  const char* refusal = ICL_TR(
      "the decoder to begin with has %1 = %2, but here it is %3: set both "
      "alike");
  if (auto fits = alike(parent, values_, kTakenOver, refusal); !fits) return fits;
  Buffer<float> params = decoder_.params();
  auto read = decoderFromTensors(parent.tensors, decoder_.layout().params(), params);
  if (!read) return read;
  TaskTables theirs = tablesFromTensors(parent.tensors);
  if (theirs.classes.empty()) {  // a record from before tables were kept: they follow from its seed
    theirs = Task(configOf(parent.config).task(), parent.seed).tables();
  }
  tables.labels = std::move(theirs.labels);
  tables.classes = std::move(theirs.classes);
  decoder_.params() = std::move(params);
  decoder_.pack();
  return {};
}

Status Pretrain::takeEncoder(const Parent& parent, TaskTables& tables) {
  const char* refusal = ICL_TR(
      "the encoder to begin with has %1 = %2, but here it is %3: set both "
      "alike");
  if (auto fits = alike(parent, values_, kOfEncoder, refusal); !fits) return fits;
  if (config_.readsImages() && parent.config.integer("image-size") == 0) {
    return Error{ICL_TR("the encoder to begin with takes images as they are in their files: train "
                        "it with their side as image-size"),
                 "encoder-initial"};
  }
  if (auto fits = alike(parent, values_, formOf(values_), refusal); !fits) return fits;
  Buffer<float> weights = encoder_->encoder().weights(), kept = encoder_->encoder().kept();
  const EncoderLayouts& layouts = *encoder_->layouts();
  if (auto read = slabFromTensors(parent.tensors, layouts.weights, "", true, weights); !read) {
    return read;
  }
  if (auto read = slabFromTensors(parent.tensors, layouts.kept, "", true, kept); !read) return read;
  tables.second = classMeansFromTensors(parent.tensors);
  tables.images = withSeed(std::move(tables.images), parent.seed);
  encoder_->set(weights, kept);
  return {};
}

Status Pretrain::startFrom(const Parents& parents) {
  TaskTables tables;
  tables.images = origin_.task->tables().images;
  for (const auto& parent : parents) {
    const bool encoder = parent->role == kEncoderRole;
    auto taken = encoder ? takeEncoder(*parent, tables) : takeDecoder(*parent, tables);
    if (!taken) return taken;
  }
  Origin origin{std::make_shared<const Task>(config_.task(), seed_, std::move(tables)),
                std::make_shared<const Buffer<float>>(decoder_.params()), nullptr};
  if (encoder_) {
    auto began = std::make_shared<EncoderPart>();
    began->weights = encoder_->encoder().weights();
    began->kept = encoder_->encoder().kept();
    origin.encoder = std::move(began);
  }
  beginAt(std::move(origin));
  if (config_.encoderPretrained()) validateEncoder();
  return {};
}

}  // namespace icl::mixture
