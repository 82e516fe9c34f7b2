#include "core/experiments/mixture/experiment.h"

#include "core/base/memory.h"
#include "core/experiments/mixture/channels.h"
#include "core/experiments/mixture/cost.h"
#include "core/experiments/mixture/parity.h"
#include "core/experiments/mixture/pretrain.h"
#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/theory.h"

namespace icl {

namespace {

using namespace mixture;

/// What the stages have in common.
ExperimentType stageType(Schema schema) {
  ExperimentType type;
  type.id = schema.id;
  type.family = "b";
  type.source = "arXiv 2601.20796";
  type.schema = std::move(schema);
  type.channels = pretrainChannels();
  type.more_channels = [](const Values& complete) {
    const Config config = configOf(complete);
    return headChannels(static_cast<std::size_t>(config.layers),
                        static_cast<std::size_t>(config.heads), config.layout().modalities());
  };
  type.plates = pretrainPlates();
  type.default_steps = 2000;
  type.create = [](const Values& complete,
                   std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
    const Config config = configOf(complete);
    if (auto fits = checkMemory(config, availableMemory()); !fits) return fits.error();
    auto images = secondImages(config, seed);
    if (!images) return images.error();
    return std::unique_ptr<Experiment>(
        std::make_unique<Pretrain>(complete, seed, std::move(images).value()));
  };
  type.references = references;
  type.levels = levels;
  type.equations = equations;
  type.cost = [](const Values& complete) { return costOf(configOf(complete)); };
  return type;
}

}  // namespace

ExperimentType mixturePretrainType() {
  ExperimentType type = stageType(pretrainSchema());
  type.title = ICL_TR("Mixture: in-context or in-weights");
  type.summary = ICL_TR(
      "A small transformer classifies noisy items whose labels it can learn by heart or read from "
      "its context. Which of the two wins depends on how many classes there are, how bursty the "
      "sequences, how large the model; and when reading wins, two heads form a circuit.");
  type.probes = pretrainProbes();
  type.interventions = pretrainInterventions();
  type.parity = compareFixture;
  return type;
}

ExperimentType mixtureProjectorType() {
  ExperimentType type = stageType(projectorSchema());
  type.title = ICL_TR("Mixture: a second modality");
  type.summary = ICL_TR(
      "A projector brings items of a second modality to a transformer that has learnt to read its "
      "context on a first one, or both are trained together from scratch. After a rich first "
      "modality a poor second one is enough to learn in context; trained together it is not.");
  type.probes = projectorProbes();
  type.interventions = projectorInterventions();
  type.parents = decoderToBeginWith;
  return type;
}

ExperimentType mixtureJointType() {
  ExperimentType type = stageType(jointSchema());
  type.title = ICL_TR("Mixture: encoder, projector and decoder");
  type.summary = ICL_TR(
      "The second modality, vectors or images, comes through an encoder: pre-trained and held, "
      "pre-trained and fine-tuned, or random. Gradients run through decoder and projector into the "
      "encoder. How "
      "well the encoder tells classes apart decides how well the decoder learns in context.");
  type.channels.push_back(encoderChannel());
  type.probes = jointProbes();
  type.interventions = jointInterventions();
  type.parents = stagesToBeginWith;
  return type;
}

}  // namespace icl
