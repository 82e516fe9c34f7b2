#include "core/experiments/cross_attention/experiment.h"

#include "core/experiments/cross_attention/equations.h"
#include "core/experiments/cross_attention/layered_training.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/probes.h"
#include "core/experiments/cross_attention/references.h"
#include "core/experiments/cross_attention/training.h"
#include "core/experiments/cross_attention/weight_pictures.h"

namespace icl {
namespace {

using cross_attention::Config;
using cross_attention::Parameters;

/// Numbers that are trained, and the memory that their gradients and the states of a chunk of
/// prompts take.
Cost costOf(const Values& complete) {
  const Config config = cross_attention::configOf(complete);
  const double depth = config.depth, dimension = config.dimension();
  Cost cost;
  switch (config.parameters) {
    case Parameters::One:
      cost.parameters = 1;
      break;
    case Parameters::Two:
      cost.parameters = 2;
      break;
    case Parameters::Untied:
      cost.parameters = 2 * depth;
      break;
    case Parameters::Matrices:
      cost.parameters = static_cast<double>(cross_attention::MatrixLayout(config).size());
      break;
  }
  constexpr double kChunk = 32, kChunks = 64, kFew = 1 << 20;
  const double numbers =
      config.parameters == Parameters::Matrices
          ? kChunks * cost.parameters + kChunk * dimension * (2 * depth + dimension)
          : kChunks * cost.parameters + dimension * depth;
  cost.bytes = kFew + sizeof(double) * numbers;
  return cost;
}

}  // namespace

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
  type.cost = costOf;
  return type;
}

}  // namespace icl
