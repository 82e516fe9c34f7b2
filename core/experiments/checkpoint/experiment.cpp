#include "core/experiments/checkpoint/experiment.h"

#include "core/experiments/checkpoint/channels.h"
#include "core/experiments/checkpoint/cost.h"
#include "core/experiments/checkpoint/heads_run.h"
#include "core/experiments/checkpoint/lora_run.h"
#include "core/experiments/checkpoint/parity.h"
#include "core/experiments/checkpoint/probes.h"

namespace icl {
namespace checkpoint {
namespace {

ExperimentType checkpointType(Schema schema) {
  ExperimentType type;
  type.id = schema.id;
  type.family = "d";
  type.source = "arXiv 2601.20796";
  type.schema = std::move(schema);
  type.more_channels = [](const Values& complete) -> std::vector<Channel> {
    const auto model = modelOf(configOf(complete));
    if (!model) return {};
    return strengthChannels(model->text);
  };
  type.plates = headPlates();
  type.interventions = {gateIntervention()};
  return type;
}

std::vector<Reference> chanceLine(const Values&) {
  return {{"chance", ICL_TR("Chance: one of two names"), "accuracy", "arXiv 2601.20796",
           Reference::Kind::Baseline, 0.5}};
}

ExperimentType headsType() {
  ExperimentType type = checkpointType(headsSchema());
  type.title = ICL_TR("Checkpoint: find and remove heads");
  type.summary = ICL_TR(
      "Which heads of a real language model look at the token before, and which find the name "
      "that followed the same thing earlier? Point at a Qwen2.5 or Qwen2.5-VL folder, or use the "
      "built-in checkpoint whose heads are known; then shut a head and see what is left.");
  type.channels = headsChannels();
  type.probes = headsProbes();
  type.default_steps = 40;
  type.steps_of = [](const Values& complete) {
    return static_cast<std::uint64_t>(configOf(complete).examples);
  };
  type.create = HeadsRun::create;
  type.references = chanceLine;
  type.cost = [](const Values& complete) { return headsCost(configOf(complete)); };
  type.parity = compareFixture;
  return type;
}

ExperimentType loraType() {
  ExperimentType type = checkpointType(loraSchema());
  type.title = ICL_TR("Checkpoint: fine-tune with LoRA");
  type.summary = ICL_TR(
      "Low-rank adapters beside a frozen checkpoint learn the naming task while the scores of its "
      "heads are watched: does training build new heads, or refine those there are?");
  type.channels = loraChannels();
  type.probes = loraProbes();
  type.default_steps = 500;
  type.create = LoraRun::create;
  type.references = chanceLine;
  type.cost = [](const Values& complete) { return loraCost(configOf(complete)); };
  return type;
}

}  // namespace
}  // namespace checkpoint

ExperimentType checkpointHeadsType() { return checkpoint::headsType(); }
ExperimentType checkpointLoraType() { return checkpoint::loraType(); }

}  // namespace icl
