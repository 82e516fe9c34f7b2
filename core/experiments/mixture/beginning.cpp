// How a run of the second stage begins: which first stage it asks for, and what it takes over.
#include <array>

#include "core/experiments/mixture/experiment.h"
#include "core/experiments/mixture/pretrain.h"

namespace icl::mixture {
namespace {

/// What the decoder and the tables of the first modality are made of.
constexpr std::array<std::string_view, 14> kTakenOver{
    "classes",           "labels",         "item-dimension",  "layers",      "heads",
    "output-projection", "positions",      "hybrid-rotation", "rotary-base", "rms-norm",
    "norm-eps",          "residual-scale", "activation",      "width"};

Status fits(const Parent& parent, const Values& values) {
  for (const std::string_view key : kTakenOver) {
    const Value* theirs = parent.config.find(key);
    const Value* ours = values.find(key);
    if (theirs != nullptr && ours != nullptr && *theirs == *ours) continue;
    return Error{
        Message{ICL_TR("the decoder to begin with has %1 = %2, but here it is %3: set both "
                       "alike"),
                {std::string(key), theirs ? toText(*theirs) : "", ours ? toText(*ours) : ""}},
        std::string(key)};
  }
  return {};
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

Status Pretrain::startFrom(const Parents& parents) {
  const Parent& decoder = *parents.front();
  if (auto alike = fits(decoder, values_); !alike) return alike;
  Buffer<float> params = decoder_.params();
  const ParamLayout& layout = decoder_.layout().params();
  if (auto read = decoderFromTensors(decoder.tensors, layout, params); !read) return read;
  TaskTables tables = tablesFromTensors(decoder.tensors);
  if (tables.classes.empty()) {  // a record from before tables were kept: they follow from its seed
    tables = Task(configOf(decoder.config).task(), decoder.seed).tables();
  }
  tables.second.clear();
  decoder_.params() = params;
  decoder_.pack();
  beginAt({std::make_shared<const Task>(config_.task(), seed_, std::move(tables)),
           std::make_shared<const Buffer<float>>(std::move(params))});
  return {};
}

}  // namespace icl::mixture
