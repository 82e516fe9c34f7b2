#include "core/experiments/cross_attention/experiment.h"

#include "core/experiments/cross_attention/equations.h"
#include "core/experiments/cross_attention/layered_training.h"
#include "core/experiments/cross_attention/probes.h"
#include "core/experiments/cross_attention/references.h"
#include "core/experiments/cross_attention/training.h"
#include "core/experiments/cross_attention/weight_pictures.h"

namespace icl {

ExperimentType crossAttentionType() {
  using namespace cross_attention;
  ExperimentType type;
  type.id = "cross-attention";
  type.family = "a";
  type.title = ICL_TR("Linear cross-attention");
  type.summary = ICL_TR(
      "A stack of linear cross-attention layers learns in context from several modalities. Its two "
      "weights are trained on the exact loss, so that every curve can be held against theory.");
  type.source = "arXiv 2602.04872";
  type.schema = crossAttentionSchema();
  type.channels = trainingChannels();
  type.more_channels = [](const Values& complete) { return layeredChannels(configOf(complete)); };
  type.plates = platesOfPrompt();
  for (const Plate& plate : platesOfWeights()) type.plates.push_back(plate);
  type.probes = crossAttentionProbes();
  type.interventions = trainingInterventions();
  type.create = [](const Values& complete,
                   std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
    const std::string& parameters = complete.text("parameters");
    if (parameters == "untied" || parameters == "matrices") {
      return std::unique_ptr<Experiment>(std::make_unique<LayeredTraining>(complete, seed));
    }
    return std::unique_ptr<Experiment>(std::make_unique<Training>(complete, seed));
  };
  type.references = references;
  type.levels = levels;
  type.equations = equations;
  return type;
}

}  // namespace icl
