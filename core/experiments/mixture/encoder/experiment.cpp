// The description of mixture-encoder for the catalog.
#include "core/experiments/mixture/encoder/experiment.h"

#include <cmath>

#include "core/base/memory.h"
#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/mixture/cost.h"
#include "core/experiments/mixture/encoder/parity.h"
#include "core/experiments/mixture/encoder/probes.h"
#include "core/experiments/mixture/encoder/training.h"

namespace icl {
namespace mixture {

Cost encoderCost(const EncoderConfig& config, const ItemForm& item) {
  constexpr double kKept = 64.0 * (1 << 20);  // what a run keeps to seek quickly
  constexpr double kSlabs = 14;               // weights, packed, moments, partial gradients
  const EncoderSize size = sizeOf(config.shape(item));
  double images = 0;
  if (config.data == EncoderData::Glyphs) {
    images = static_cast<double>(config.classes * config.images_per_class) *
             static_cast<double>(item.size());
  } else if (config.data == EncoderData::Vectors) {
    images = sizeof(float) * static_cast<double>(config.classes * config.item_dimension);
  }
  Cost cost;
  cost.parameters = size.parameters;
  cost.bytes = sizeof(float) * (kSlabs * size.parameters +
                                static_cast<double>(config.batch + 24) * size.numbers_per_sample) +
               images + kKept;
  return cost;
}

namespace {

Result<std::unique_ptr<Experiment>> createEncoder(const Values& complete, std::uint64_t seed) {
  const EncoderConfig config = encoderConfigOf(complete);
  const double available = availableMemory();
  const auto fits = [&](const ItemForm& item) -> Status {
    const Cost cost = encoderCost(config, item);
    if (cost.bytes <= available) return {};
    return Error{
        Message{ICL_TR("this run would need %1 (%2 weights), but %3 of memory are left: "
                       "choose a smaller batch, item or encoder"),
                {byteCount(cost.bytes), shortNumber(cost.parameters, 3), byteCount(available)}},
        "batch"};
  };
  if (config.knowsForm()) {
    if (auto small = fits(config.itemForm()); !small) return small.error();
  }
  auto items = makeItems(config, seed);
  if (!items) return items.error();
  const ItemForm form = items.value()->form();
  if (auto shape = checkShape(config.shape(form)); !shape) return shape.error();
  if (auto small = fits(form); !small) return small.error();
  return std::unique_ptr<Experiment>(
      std::make_unique<EncoderTraining>(complete, seed, std::move(items).value()));
}

Reference guess(const char* key, const char* channel, double level) {
  Reference line;
  line.key = key;
  line.title = ICL_TR("a guess");
  line.channel = channel;
  line.kind = Reference::Kind::Baseline;
  line.level = level;
  return line;
}

std::vector<Reference> encoderReferences(const Values& complete) {
  const auto classes = static_cast<double>(complete.integer("classes-2"));
  return {guess("blind_loss", "loss", std::log(classes)),
          guess("blind_accuracy", "accuracy", 1 / classes),
          guess("blind_validation", "validation", 1 / classes)};
}

std::vector<Equation> encoderEquations(const Values& complete) {
  const std::string source = "arXiv 2601.20796";
  std::vector<Equation> out;
  if (complete.text("data") == "vectors") {
    out.push_back(
        {ICL_TR("Item of class k"), "x = (μ_{k} + ε_{2} g/√D_{2})/√(1 + ε_{2}^{2})", source});
  }
  out.push_back({ICL_TR("Classifier"), "p = softmax(W f(x) + b)", source});
  out.push_back({ICL_TR("Loss"), "L = −log p(k) = {loss}", source});
  out.push_back({ICL_TR("Accuracies"), "a_{train} = {accuracy},  a_{val} = {validation}", source});
  return out;
}

}  // namespace
}  // namespace mixture

ExperimentType mixtureEncoderType() {
  using namespace mixture;
  ExperimentType type;
  type.id = "mixture-encoder";
  type.family = "b";
  type.title = ICL_TR("Mixture: an encoder of items");
  type.summary = ICL_TR(
      "A small network learns to name the class of single items, vectors or images. Its features "
      "are what a decoder later reads of a second modality; how good they are decides how well it "
      "learns in context.");
  type.source = "arXiv 2601.20796";
  type.schema = encoderSchema();
  type.channels = encoderChannels();
  type.plates = encoderPlates();
  type.probes = encoderProbes();
  type.interventions = encoderInterventions();
  type.default_steps = 1000;
  type.create = createEncoder;
  type.references = encoderReferences;
  type.levels = [](const Values& complete) -> std::map<std::string, double> {
    return {{"blind", 1 / static_cast<double>(complete.integer("classes-2"))}};
  };
  type.equations = encoderEquations;
  type.cost = [](const Values& complete) {
    const EncoderConfig config = encoderConfigOf(complete);
    return config.knowsForm() ? encoderCost(config, config.itemForm()) : Cost{};
  };
  type.parity = compareEncoder;
  return type;
}

}  // namespace icl
