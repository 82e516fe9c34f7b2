#include "core/experiments/tree_prior/experiment.h"

#include "core/experiments/tree_prior/pictures.h"
#include "core/experiments/tree_prior/probes.h"
#include "core/experiments/tree_prior/references.h"
#include "core/experiments/tree_prior/training.h"

namespace icl {

ExperimentType adaptiveInferenceType() {
  using namespace tree_prior;
  ExperimentType type;
  type.id = "adaptive-inference";
  type.family = "c";
  type.title = ICL_TR("Adaptive inference");
  type.summary = ICL_TR(
      "Layers of constrained linear attention pool a few numbers from a context. Under a tree "
      "prior "
      "a deep net lets each answer choose the next question and beats a wide one exponentially; "
      "under a Gaussian prior depth buys nothing.");
  type.source = "arXiv 2606.16694";
  type.schema = adaptiveInferenceSchema();
  type.channels = trainingChannels();
  type.more_channels = channelsOfLayers;
  type.plates = platesOfTask();
  type.probes = adaptiveInferenceProbes();
  type.interventions = trainingInterventions();
  type.default_steps = 3000;
  type.steps_of = [](const Values& complete) {
    return static_cast<std::uint64_t>(complete.integer("schedule-steps"));
  };
  type.create = [](const Values& complete,
                   std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
    return std::unique_ptr<Experiment>(std::make_unique<Training>(complete, seed));
  };
  type.references = references;
  type.levels = levels;
  type.equations = equations;
  return type;
}

}  // namespace icl
